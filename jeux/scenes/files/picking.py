"""A dialogue to pick a file: the file dialog of pygame_gui with this program's buttons, keys and focus ring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from jeux.common.palette import colours
from jeux.common.paths import documents_folder, home_folder
from jeux.common.roles import Role
from jeux.common.shortcuts import act_of
from jeux.common.texts import Texts
from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import veil
from jeux.scenes.files.told import FILES, PickDescriber, PickNarrator, folder_name
from jeux.scenes.narrator import Narrator
from jeux.scenes.page_scene import PageScene
from jeux.scenes.screen import Act
from jeux.scenes.seen.describer import Describer
from jeux.ui.controls import Button
from jeux.ui.drawing import CHIP_GAP, button_height, button_width, draw_box, draw_sheet, put
from jeux.ui.file_dialog import GAP, PAD, TITLE, Asked, FileDialog, dialog_theme
from jeux.ui.items import Described, Item
from jeux.ui.widgets import ENTER

LOWEST = 26
"""Body sizes: the window height from which the dialog has enough room."""
WIDEST, HIGHEST = 46.0, 36.0
"""Body sizes of the dialog, where the window is large enough."""
NOTCH = 3
"""Lines that one notch of the wheel scrolls."""
FRESH = 4
"""Frames drawn after every event: pygame_gui updates its list some frames late."""
EDGE = 8
"""Pixels of the window left free around the dialog, in any case."""


class _ListItem(Item):
    """The list of the files in the folder."""

    name, aside = FILES, False

    def __init__(self, dialog: FileDialog) -> None:
        self._dialog, self.rect = dialog, pygame.Rect(dialog.framed)

    def described(self, texts: Texts) -> Described:
        files = self._dialog.files
        return Described(Role.OPTION, files.name or folder_name(self._dialog.folder))

    def press(self) -> bool:
        self._dialog.take_choice()
        return True

    def focus(self) -> None:
        if self._dialog.files.chosen < 0:
            self._dialog.choose(0)


class PickScene(PageScene):
    """`asked` describes what to pick. `picked` is called with the path once the dialog is closed. A new file has a
    button for each ending allowed; `back` is called on Escape."""

    def __init__(
        self,
        app: App,
        asked: Asked,
        picked: Callable[[Path], object],
        back: Act | None = None,
    ) -> None:
        super().__init__(app)
        self.asked, self._picked, self._back = asked, picked, back or app.close
        self._fresh = FRESH
        self._written: tuple[str, Path] | None = None
        """The text of the path line, and what it means, restored when the window is laid out again."""
        self.pages.append(self.new_page())

    @property
    def title(self) -> str:
        """What is picked."""
        return self.asked.title

    @property
    def narrator(self) -> Narrator:
        return PickNarrator(self, self.app.texts)

    @property
    def describer(self) -> Describer:
        return PickDescriber(self, self.app.texts)

    def to_list(self) -> bool:
        """Give the list the keyboard."""
        return self.widgets.focus(self.main, FILES)

    @property
    def widget_scale(self) -> Scale:
        """The scale, reduced in a low window so that some lines of the list stay visible."""
        return Scale(max(SMALLEST_BODY, min(self.app.scale.body, self.app.size[1] // LOWEST)))

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The dialog, its buttons above and below its list."""
        scale, (width, height) = self.widget_scale, self.app.size
        rect = pygame.Rect(0, 0, min(scale(WIDEST), width - EDGE), min(scale(HIGHEST), height - EDGE))
        rect.center = width // 2, height // 2
        manager = self.widgets.gui.manager
        manager.get_theme().load_theme(dialog_theme(scale))
        self.dialog = FileDialog(rect, manager, self.asked, scale, self._rooms, self._take)
        head, foot = self._head, self._foot
        container = self.dialog.inside
        for button in foot:
            button.rect.y += self.dialog.framed.bottom + scale(GAP)
        for button in (*head, *foot):
            button.element = button.make(button.rect, container)
        view = pygame.Rect(container.get_abs_rect())
        self.dialog.field.hint = self.app.texts.get("files-path")
        items = [*head, self.dialog.field, _ListItem(self.dialog), *foot]
        self.main.lay(view, items, view.height)
        if self._written:
            self.dialog.restore(*self._written)
        if not self.main.focused:
            self.widgets.focus(self.main, "way" if self.asked.new else FILES)

    def _rooms(self, wide: int) -> tuple[int, int]:
        """Make the buttons above and below the list; return the heights of both rows."""
        gap = self.widget_scale(GAP)
        room = wide - 2 * self.widget_scale(PAD)
        self._head, above = self._rows(self._places(), room, gap)
        kinds, middle = self._rows(self._endings(), room, 0)
        ends, below = self._rows(self._ends(), room, middle)
        beside = ends[0].rect.centery == ends[-1].rect.centery
        free = room - (ends[-1].rect.right - ends[0].rect.left) if beside else 0
        for button in ends:
            button.rect.x += free
        up = _room_beside(kinds, ends) if beside else 0
        for button in ends:
            button.rect.y -= up
        self._foot = [*kinds, *ends]
        return above, below - up + self.widget_scale(PAD) - gap

    def _places(self) -> list[tuple[str, str, Callable[[], object], str]]:
        get = self.app.texts.get
        return [
            ("up", get("files-up"), lambda: self._go(self.dialog.folder.parent), "plain"),
            ("documents", get("files-documents"), lambda: self._go(documents_folder()), "plain"),
            ("home", get("files-home"), lambda: self._go(home_folder()), "plain"),
        ]

    def _endings(self) -> list[tuple[str, str, Callable[[], object], str]]:
        if not self.asked.new or len(self.asked.endings) < 2:
            return []
        kinds = {self.asked.ending(self.asked.name): "chosen"}
        return [
            (f"ending{ending}", ending, partial(self._end_with, ending), kinds.get(ending, "plain"))
            for ending in self.asked.endings
        ]

    def _ends(self) -> list[tuple[str, str, Callable[[], object], str]]:
        get = self.app.texts.get
        accept = get("files-save" if self.asked.new else "files-open")
        return [
            ("cancel", get("button-cancel"), self.back, "plain"),
            ("accept", accept, lambda: self.dialog.accept(), "primary"),
        ]

    def _rows(
        self, tools: Sequence[tuple[str, str, Callable[[], object], str]], room: int, top: int
    ) -> tuple[list[Button], int]:
        """Buttons side by side, wrapped to as many rows as needed, and the y below them."""
        scale, buttons = self.widget_scale, list[Button]()
        if not tools:
            return [], top
        x = left = scale(PAD)
        y, gap = top, scale(CHIP_GAP)
        height = max(button_height(scale, kind) for *_, kind in tools)
        for name, text, act, kind in tools:
            width = min(room, button_width(text, scale, kind))
            if x > left and x + width > left + room:
                x, y = left, y + height + gap
            rect = pygame.Rect(x, y, width, button_height(scale, kind))
            rect.centery = y + height // 2
            buttons.append(Button(name, rect, text, act, scale, kind))
            x += width + gap
        return buttons, y + height + scale(GAP)

    def relayout(self) -> None:
        """Lay out again, keeping the folder and the typed name."""
        self._remember()
        super().relayout()

    def _remember(self) -> None:
        name = self.dialog.current_file_path.name if self.dialog.current_file_path else self.asked.name
        self.asked = replace(self.asked, folder=self.dialog.folder, name=name if self.asked.new else "")
        self._written = self.dialog.field.text, self.dialog.meant()

    # --- actions --------------------------------------------------------------------------------------------------

    def _go(self, folder: Path) -> None:
        self.dialog.go(folder)
        self.to_list()

    def _end_with(self, ending: str) -> None:
        """Change the ending of the file to write."""
        meant, folder = self.dialog.meant(), self.dialog.folder
        # a slash in the name stays, so that it is told once the name is taken
        name = str(meant.relative_to(folder)) if meant.is_relative_to(folder) else meant.name
        name = name if meant != folder and name else self.asked.name
        before = self.asked.ending(name)
        self.dialog.rename(name[: len(name) - len(before)] + ending)
        self.relayout()

    def _take(self, path: Path) -> None:
        if self.asked.new and not self.asked.ending(path.name):
            path = path.with_name(path.name + (self.asked.ending(self.asked.name) or self.asked.endings[0]))
        self._remember()
        self.app.close()
        self._picked(path)

    def back(self) -> bool:
        """Escape: pick nothing."""
        self._back()
        return True

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """The wheel moves the list."""
        self._fresh = FRESH
        if event.type == pygame.MOUSEWHEEL:
            self.dialog.files.scroll(-NOTCH * event.y)
            return True
        return super().event(event)

    def key(self, event: pygame.Event) -> bool:
        """Keys of the input line while it is edited, of the list while it has the focus, then those of every page."""
        if self.dialog.field.typing and event.key in ENTER:
            self.dialog.take_line()
            return True
        if self.dialog.field.typing and event.key == pygame.K_ESCAPE:
            return self.back()
        if self.dialog.field.typing and event.key not in (pygame.K_TAB, pygame.K_DOWN, pygame.K_UP):
            return self.widgets.event(event)
        if act_of(self.app.texts.keys, event, {"paste": self._to_line}):
            self._to_line()
            return self.widgets.event(event)
        focused = self.widgets.focused
        if focused and focused.name == FILES and self._walk(event.key):
            return True
        return super().key(event)

    def _to_line(self) -> None:
        """Have the path line take what is pasted: the name proposed, or all that stands there, gives way to it."""
        field = self.dialog.field
        self.widgets.focus(self.main, field.name)
        if not field.proposed:
            field.element.select(0, len(field.text))

    def _walk(self, key: int) -> bool:
        """Move to another line of the list, or to the parent folder."""
        files = self.dialog.files
        page, last = files.lines_in_sight, len(files.item_list) - 1
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        if key in (pygame.K_HOME, pygame.K_END):
            return self.dialog.choose(0 if key == pygame.K_HOME else last)
        if key in (pygame.K_BACKSPACE, pygame.K_LEFT):
            self._go(self.dialog.folder.parent)
            return True
        if key not in steps or (files.chosen, key) in ((0, pygame.K_UP), (last, pygame.K_DOWN)):
            return False  # lets the focus leave the list
        return self.dialog.choose(files.chosen + steps[key])

    def letter(self, event: pygame.Event) -> bool:
        """A letter selects the next name that begins with it."""
        number = self.dialog.files.find(event.unicode) if event.unicode.isalnum() else -1
        return number >= 0 and self.to_list() and self.dialog.choose(number)

    # --- frames ---------------------------------------------------------------------------------------------------

    def advance(self, dt: float) -> bool:
        """Keep drawing for some frames: pygame_gui updates the lines of its list late."""
        self._fresh = max(0, self._fresh - 1)
        return super().advance(dt) or self._fresh > 0

    def said(self) -> str:
        """The status line: the number of files, or why what was requested cannot be done."""
        get, dialog = self.app.texts.get, self.dialog
        if dialog.trouble:
            return get(dialog.trouble.text, name=dialog.trouble.name, sign=dialog.trouble.sign)
        count = get("files-count", n=dialog.count)
        return get("files-unnamed", count=count, n=dialog.unnamed) if dialog.unnamed else count

    def draw(self, surface: pygame.Surface) -> None:
        """The dialog, above the darkened screen."""
        veil(surface)
        scale, inside = self.widget_scale, self.dialog.inside.get_abs_rect().topleft
        draw_sheet(surface, pygame.Rect(self.dialog.get_abs_rect()), scale)
        draw_box(surface, self.dialog.framed.move(inside), colours().field, colours().edge, scale)
        put(surface, self.title, "title", scale(TITLE), colours().ink, self.dialog.titled, "left")
        super().draw(surface)
        place = self.dialog.told.move(self.dialog.inside.get_abs_rect().topleft)
        face, colour = ("bold", colours().warning) if self.dialog.trouble else ("text", colours().ink_soft)
        put(surface, self.said(), face, self.widget_scale(0.9), colour, place, "left")


def _room_beside(kinds: Sequence[Button], ends: Sequence[Button]) -> int:
    """By how much the last buttons go up, to stand beside the last row of several rows of endings; 0 where there is no
    room."""
    if not kinds or kinds[0].rect.centery == kinds[-1].rect.centery or kinds[-1].rect.right >= ends[0].rect.left:
        return 0
    return ends[0].rect.bottom - kinds[-1].rect.bottom
