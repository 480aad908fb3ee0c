"""The list of a folder in the dialog of files: pygame_gui's own list, and what a keyboard asks of it."""

from __future__ import annotations

from pygame_gui.elements import UISelectionList


class FileList(UISelectionList):
    """Folders first, then files. pygame_gui makes elements for the lines in sight only: a long list costs no more. Its
    scroll bar never leads to the end of a long list, for its thumb is taken for as small as what is in sight
    (0.6.14): here it leads from one end to the other."""

    _top = 0.0
    """The pixels of the list above what is in sight."""
    _led = False
    """Whether the list leads the bar, not the bar the list."""

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
        """The pixels that the thumb of the bar can go."""
        bar = self.scroll_bar
        assert bar
        assert bar.sliding_button
        return float(bar.bottom_limit - bar.sliding_button.relative_rect.height)

    def set_item_list(self, new_item_list: list[str | tuple[str, str]]) -> None:
        self._top = 0.0
        super().set_item_list(new_item_list)

    @property
    def chosen(self) -> int:
        """The number of the line that is chosen, -1 where none is."""
        chosen = (number for number, item in enumerate(self.item_list) if item["selected"])
        return next(chosen, -1)

    @property
    def name(self) -> str:
        """What is written on the line that is chosen; empty where none is."""
        return str(self.item_list[self.chosen]["text"]) if self.chosen >= 0 else ""

    @property
    def lines_in_sight(self) -> int:
        """How many lines there is room for."""
        return max(1, int(self.rect.height) // self.list_item_height)

    def choose(self, number: int) -> bool:
        """Choose a line, the nearest there is, and bring it into sight; False where there are none."""
        if not self.item_list:
            return False
        number = min(max(number, 0), len(self.item_list) - 1)
        for index, item in enumerate(self.item_list):
            item["selected"] = index == number
            button = item["button_element"]
            if button is not None and button.is_selected != item["selected"]:
                (button.select if item["selected"] else button.unselect)()
        self._bring_into_sight(number)
        return True

    def find(self, letter: str) -> int:
        """The next line that begins with a letter, -1 where there is none."""
        count, after = len(self.item_list), self.chosen + 1
        order = [(after + step) % count for step in range(count)]
        begins = letter.casefold()
        return next((n for n in order if str(self.item_list[n]["text"]).casefold().startswith(begins)), -1)

    def _bring_into_sight(self, number: int) -> None:
        height, room = self.list_item_height, self.total_height_of_list - self.lowest_list_pos
        top = min(max(self._top, (number + 1) * height - room), number * height)
        self._lead(top)

    def scroll(self, lines: int) -> None:
        """Move by so many lines, down or up."""
        self._lead(min(max(self._top + lines * self.list_item_height, 0), self.lowest_list_pos))

    def _lead(self, top: float) -> None:
        """Show what comes after so many pixels of the list."""
        bar = self.scroll_bar
        if bar is not None and top != self._top:
            bar.set_scroll_from_start_percentage(top / self.lowest_list_pos * self._way / bar.scrollable_height)
            self._top, self._led = top, True
