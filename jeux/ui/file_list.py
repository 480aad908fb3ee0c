"""The file list of the file dialog: pygame_gui's list, with keyboard control."""

from __future__ import annotations

import pygame
from pygame_gui.elements import UISelectionList


class FileList(UISelectionList):
    """Folders first, then files. pygame_gui makes elements only for the visible lines, so a long list costs no more. In
    pygame_gui 0.6.14 the scroll bar cannot reach the end of a long list, because it takes the thumb for as small as the
    visible part; this class corrects that."""

    _top = 0.0
    """Pixels of the list above the visible part."""
    _led = False
    """Whether the list moved the scroll bar, rather than the other way round."""

    def update(self, time_delta: float) -> None:
        bar = self.scroll_bar
        if bar is not None and bar.has_moved_recently:
            if not self._led:
                self._top = bar.scroll_position / max(1, self._way) * self.lowest_list_pos
            bar._start_percentage = self._top / self.total_height_of_list  # the property rounds it
            self._led = False
        super().update(time_delta)

    @property
    def _way(self) -> float:
        """The distance in pixels that the thumb can move."""
        bar = self.scroll_bar
        assert bar
        assert bar.sliding_button
        return float(bar.bottom_limit - bar.sliding_button.relative_rect.height)

    def set_item_list(self, new_item_list: list[str | tuple[str, str]]) -> None:
        self._top = 0.0
        super().set_item_list(new_item_list)

    @property
    def chosen(self) -> int:
        """The index of the selected line, -1 if none."""
        chosen = (number for number, item in enumerate(self.item_list) if item["selected"])
        return next(chosen, -1)

    @property
    def name(self) -> str:
        """The text of the selected line; empty if none."""
        return str(self.item_list[self.chosen]["text"]) if self.chosen >= 0 else ""

    @property
    def lines_in_sight(self) -> int:
        """How many lines there is room for."""
        return max(1, int(self.rect.height) // self.list_item_height)

    def choose(self, number: int) -> bool:
        """Select a line, clamped to the list, and scroll to it; False if the list is empty."""
        if not self.item_list:
            return False
        number = min(max(number, 0), len(self.item_list) - 1)
        for index, item in enumerate(self.item_list):
            item["selected"] = index == number
            button = item["button_element"]
            if button is not None and button.is_selected != item["selected"]:
                (button.select if item["selected"] else button.unselect)()
        self.show_line(number)
        return True

    def find(self, letter: str) -> int:
        """The index of the next line that begins with a letter, -1 if none."""
        count, after = len(self.item_list), self.chosen + 1
        order = [(after + step) % count for step in range(count)]
        begins = letter.casefold()
        return next((n for n in order if str(self.item_list[n]["text"]).casefold().startswith(begins)), -1)

    def line(self, number: int) -> pygame.Rect:
        """Where a line is in the window, or would be if the list were as long as it takes."""
        room, height = self.get_abs_rect(), self.list_item_height
        return pygame.Rect(room.x, room.y + round(number * height - self._top), room.width, height)

    def show_line(self, number: int) -> None:
        """Scroll to a line."""
        height, room = self.list_item_height, self.total_height_of_list - self.lowest_list_pos
        top = min(max(self._top, (number + 1) * height - room), number * height)
        self._lead(top)

    def scroll(self, lines: int) -> None:
        """Scroll by `lines`, down or up."""
        self._lead(min(max(self._top + lines * self.list_item_height, 0), self.lowest_list_pos))

    def _lead(self, top: float) -> None:
        """Scroll until `top` pixels of the list are above the visible part."""
        bar = self.scroll_bar
        if bar is not None and top != self._top:
            bar.set_scroll_from_start_percentage(top / self.lowest_list_pos * self._way / bar.scrollable_height)
            self._top, self._led = top, True
