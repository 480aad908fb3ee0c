"""The file dialog: pygame_gui's own, with our texts, fonts and buttons, and with what it lacks.

pygame_gui provides the window and the list of a folder. Added or changed here: it has no keyboard control, ignores a
folder that cannot be read, can delete files, and crashes where the locale of the system is not installed; its path line
crashes on characters without width, and is replaced by ours.
"""

from __future__ import annotations

import contextlib
import locale
import os
import re
import string
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
from pygame_gui import (
    UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION,
    UI_SELECTION_LIST_NEW_SELECTION,
    UIManager,
)
from pygame_gui.core import UIContainer
from pygame_gui.windows import UIFileDialog

from jeux.common.alphabet import plain
from jeux.common.cleaning import clean
from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import face_path
from jeux.ui.controls import Field
from jeux.ui.drawing import BUTTON_HEIGHT, FIELD_PAD, Look, draw_field, width_of
from jeux.ui.file_list import FileList

FOLDER, FILE = "#directory_list_item", "#file_list_item"
LINE = 2.2
"""Body sizes: the height of a line of the list."""
TITLE_BAR, TITLE = 3.4, 1.85
"""Body sizes: the height of the title's row, its letters."""
GAP, PAD = 0.5, 1.3
"""Body sizes between the rows, and from the edge of the dialog to them."""
INSET = 5
"""Pixels between the frame of the list and its lines, so that its corners stay round."""
LONGEST_PATH = 1024
"""Letters of the path line."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What to pick: an existing file or, if `new`, a file to write. `endings` filter the files listed, none shows all;
    `name` is the proposed file name."""

    title: str
    folder: Path
    endings: tuple[str, ...] = ()
    new: bool = False
    name: str = ""

    def ending(self, name: str) -> str:
        """The longest of `endings` that a name has; empty if none."""
        return max((each for each in self.endings if name.lower().endswith(each)), key=len, default="")


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why the path line or a folder was not accepted: a text, the name and the sign that it quotes."""

    text: str
    name: str = ""
    sign: str = ""


UNREADABLE = Trouble("files-unreadable")
FORBIDDEN = '<>:"|?*' if sys.platform == "win32" else ""
"""The signs besides the separators of folders that a file name cannot have."""
_LONGEST = 24
"""Letters of a name quoted in a trouble."""


def shown(path: Path) -> str:
    """A path as the path line shows it: cleaned like everything that is not of this program."""
    return clean(str(path), LONGEST_PATH, typing=True)


class PathField(Field):
    """The path line. While it is not edited, a path too long for it is shortened at its beginning."""

    def __init__(self, rect: pygame.Rect, changed: Callable[[str], object], scale: Scale) -> None:
        super().__init__("way", rect, "", "", changed, scale)
        self.proposed: tuple[int, int] | None = None
        """The part of the text that is selected when it gets the keyboard; None for none."""

    def cleaned(self, text: str) -> str:
        return clean(text, LONGEST_PATH, typing=True)

    def write(self, text: str) -> None:
        """Set the text, as the program does."""
        self.text, self.proposed = self.cleaned(text), None
        self.element.write(self.text)

    def typed(self, text: str) -> None:
        self.proposed = None
        super().typed(text)

    def focus(self) -> None:
        super().focus()
        if self.proposed:
            self.element.select(*self.proposed)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        text, room = self.text, rect.width - 2 * self.scale(FIELD_PAD)
        parts = text.split(os.sep)
        while len(parts) > 1 and width_of(text, "text", self.scale.body) > room:
            parts = parts[1:]
            text = os.sep.join(("…", *parts))
        draw_field(surface, rect, text, self.hint, look, self.scale)


class FileDialog(UIFileDialog):
    """`rooms` maps a width to the pixels above and below the list, for buttons that the caller adds; `picked` is called
    with the file."""

    def __init__(
        self,
        rect: pygame.Rect,
        manager: UIManager,
        asked: Asked,
        scale: Scale,
        rooms: Callable[[int], tuple[int, int]],
        picked: Callable[[Path], object],
    ) -> None:
        self.asked, self.scale, self._picked = asked, scale, picked
        self._rooms = rooms
        self.trouble: Trouble | None = None
        """Why the last request failed."""
        self.unnamed = 0
        """How many files are left out because their name is not valid text."""
        start = asked.folder / asked.name if asked.new else asked.folder
        self._written = start
        """The path last written to the path line."""
        with _plain_locale():
            super().__init__(
                rect,
                manager,
                asked.title,
                {*asked.endings} or None,
                str(start),
                allow_existing_files_only=not asked.new,
            )
        self.resizable = self.draggable = False
        if self.title_bar:
            self.title_bar.hide()  # the scene draws the title

    @property
    def titled(self) -> pygame.Rect:
        """The row of the title, in the window."""
        rect = pygame.Rect(self.get_abs_rect())
        return pygame.Rect(rect.x + self.scale(PAD), rect.y, rect.width - 2 * self.scale(PAD), self.scale(TITLE_BAR))

    def _setup_ui_elements(self) -> None:
        super()._setup_ui_elements()  # type: ignore[no-untyped-call]  # pygame_gui gives no type
        for useless in (self.delete_button, self.refresh_button, self.home_button, self.parent_directory_button):
            useless.hide()
        self.ok_button.hide()
        self.cancel_button.hide()
        self.file_selection_list.kill()
        room, edge, side = pygame.Rect((0, 0), self.get_container().get_size()), self.scale(GAP), self.scale(PAD)
        head, foot = self._rooms(room.width)
        line = pygame.Rect(side, head, room.width - 2 * side, self.scale(BUTTON_HEIGHT))
        self.file_path_text_line.unfocus()
        self.file_path_text_line.kill()
        self.field = PathField(line, self._typed, self.scale)
        self.field.element = self.field.make(line, self.inside)
        self._write(Path(self.current_file_path or self.folder))
        self.told = pygame.Rect(side, line.bottom + edge, line.width, self.scale(1.4))
        """The place for a status line on the folder."""
        top = self.told.bottom + edge
        self.framed = pygame.Rect(side, top, line.width, max(self.scale(LINE) + 2 * INSET, room.height - foot - top))
        """The frame around the list."""
        place = self.framed.inflate(-2 * INSET, -2 * INSET)
        self.file_selection_list = FileList(
            place, self.current_file_list, self.ui_manager, container=self, object_id="#file_display_list"
        )

    @property
    def files(self) -> FileList:
        """The list of the folder."""
        assert isinstance(self.file_selection_list, FileList)
        return self.file_selection_list

    @property
    def inside(self) -> UIContainer:
        """The container of its elements."""
        container = self.get_container()
        assert isinstance(container, UIContainer)
        return container

    @property
    def count(self) -> int:
        """How many files are listed."""
        return sum(1 for item in self.files.item_list if item["object_id"] == FILE)

    @property
    def folder(self) -> Path:
        """The folder listed."""
        return Path(self.current_directory_path)

    # --- the folder -----------------------------------------------------------------------------------------------

    def update_current_file_list(self, should_try_again: bool = True) -> None:
        """List the folder or, if it cannot be read, the last one that could."""
        self.trouble = None
        try:
            self._create_list_of_directories_and_files_on_current_path()
        except OSError:
            self.current_directory_path = self.last_valid_directory_path
            with contextlib.suppress(OSError):
                self._create_list_of_directories_and_files_on_current_path()
            self.trouble = UNREADABLE
        else:
            self.last_valid_directory_path = self.current_directory_path

    def _create_list_of_directories_and_files_on_current_path(self) -> None:
        folders, files = list[str](), list[str]()
        self.unnamed = 0
        with os.scandir(self.current_directory_path) as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    continue
                if not written(entry.name):
                    self.unnamed += 1
                elif _is_folder(entry):
                    folders.append(entry.name)
                elif self._shown(entry.name):
                    files.append(entry.name)
        folders.sort(key=in_order)
        files.sort(key=in_order)
        others = drives() if self.folder == self.folder.parent else []
        self.current_file_list = [
            *((name, FOLDER) for name in (*others, *folders)),
            *((name, FILE) for name in files),
        ]

    def _shown(self, name: str) -> bool:
        return not self.asked.endings or name.lower().endswith(self.asked.endings)

    def go(self, folder: Path) -> None:
        """List another folder, keeping the name of a file to write."""
        if not written(str(folder)):
            self.trouble = UNREADABLE
            return
        self.current_directory_path = str(folder)
        self.update_current_file_list()
        self.files.set_item_list(self.current_file_list)
        name = self.current_file_path.name if self.asked.new and self.current_file_path else ""
        self.current_file_path = self.folder / name if name else None
        self._write(self.current_file_path or self.folder)

    def rename(self, name: str) -> None:
        """Change the proposed name of the file to write."""
        self.current_file_path = self.folder / name
        self._write(self.current_file_path)

    # --- the path line --------------------------------------------------------------------------------------------

    def _write(self, path: Path) -> None:
        self.restore(shown(path), path)

    def restore(self, text: str, path: Path) -> None:
        """Set the text of the path line; `path` is what it means as it stands."""
        self._written = path
        self.field.write(text)
        if self.asked.new and self.current_file_path and self.field.text == shown(path):
            begin = len(self.field.text) - len(shown(Path(path.name)))
            self.field.proposed = begin, begin + len(shown(Path(path.stem)))

    def _typed(self, _text: str) -> None:
        self.trouble = None

    def meant(self) -> Path:
        """The path that the path line means. A name that the line shows otherwise than it is, because of characters
        without width for example, is found as long as that part of the line stays as it was written."""
        text, front = self.field.text, shown(self.folder).rstrip(os.sep) + os.sep
        if text == shown(self._written):
            return self._written
        return Path(os.path.abspath(self.folder / text.removeprefix(front)))

    # --- picking --------------------------------------------------------------------------------------------------

    def take_line(self) -> None:
        """Enter in the path line: open the folder, or pick the file, typed there."""
        typed, path = self.field.text, self.meant()
        if os.path.isdir(path):
            self.go(path)
            return
        self.trouble = None if os.path.isfile(path) else self._trouble_with(path, typed)
        if not self.trouble:
            self._picked(path)

    def _trouble_with(self, path: Path, typed: str) -> Trouble | None:
        """Why a path that does not exist cannot be picked; None if a file can be written there."""
        if not self.asked.new:
            return Trouble("files-missing", clean(path.name, _LONGEST))
        if not os.path.isdir(path.parent):
            # a name such as “Zoe 1/2” is taken for a file in a folder
            last = max(typed.rfind(sign) for sign in (os.sep, os.altsep or os.sep))
            return Trouble("files-no-folder", clean(path.parent.name, _LONGEST), typed[last : last + 1])
        sign = next((letter for letter in path.name if letter in FORBIDDEN), "")
        return Trouble("files-forbidden", sign=sign) if sign else None

    def take_choice(self) -> None:
        """Open the folder, or pick the file, selected in the list."""
        if self.files.name:
            self._take(self.folder / self.files.name)

    def accept(self) -> None:
        """The main button: open the selected folder, else act on the path line."""
        chosen = self.folder / self.files.name if self.files.name else None
        if chosen and os.path.isdir(chosen):
            self.go(chosen)
        else:
            self.take_line()

    def _take(self, path: Path) -> None:
        if os.path.isdir(path):
            self.go(path)
        else:
            self._picked(path)

    def choose(self, number: int) -> bool:
        """Select a line of the list, as a click does; False if the list is empty."""
        chosen = self.files.choose(number)
        if chosen:
            self._follow_choice()
        return chosen

    def _follow_choice(self) -> None:
        """Write the selected file to the path line; a selected folder only when an existing file is picked."""
        path = self.folder / self.files.name
        if not os.path.isdir(path):
            self.current_file_path = path
            self._write(path)
        elif not self.asked.new:
            self._write(path)

    def process_event(self, event: pygame.Event) -> bool:
        if event.type == UI_SELECTION_LIST_NEW_SELECTION and event.ui_element is self.files:
            self._follow_choice()
        elif event.type == UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION and event.ui_element is self.files:
            self._take(self.folder / event.text)
        else:
            return bool(super(UIFileDialog, self).process_event(event))
        return True


def in_order(name: str) -> list[tuple[int, str]]:
    """Sort key for names: digits by their number, letters without case and accents."""
    parts = re.split(r"(\d{1,18})", plain(name))
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a cyclic link, or a device that is gone
        return False


def written(name: str) -> bool:
    """Whether a file name is valid text; except on Windows and macOS, a name can be any bytes."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def drives() -> list[str]:
    """The drives of Windows, listed above the root folder; none on other systems."""
    if sys.platform != "win32":
        return []
    return [f"{letter}:\\" for letter in string.ascii_uppercase if os.path.exists(f"{letter}:\\")]


@contextlib.contextmanager
def _plain_locale() -> Iterator[None]:
    """Use the locale C meanwhile, then restore the old one: pygame_gui sets the locale of the system, which fails where
    it is not installed."""
    before, named = locale.setlocale(locale.LC_ALL), os.environ.get("LC_ALL")
    os.environ["LC_ALL"] = "C"
    try:
        yield
    finally:
        if named is None:
            del os.environ["LC_ALL"]
        else:
            os.environ["LC_ALL"] = named
        locale.setlocale(locale.LC_ALL, before)


# --- how it looks -----------------------------------------------------------------------------------------------------


def dialog_theme(scale: Scale) -> dict[str, Any]:
    """The pygame_gui theme of the dialog, beside `gui_theme`."""
    at_left = {**_FLAT, "text_horiz_alignment": "left"}
    return {
        "window": {"misc": _FLAT},
        "file_dialog": {  # its ground and that of its list are drawn below it, with round corners
            "colours": {"dark_bg": "#00000000", "normal_border": "#00000000"},
            "misc": {**_FLAT, "title_bar_height": str(scale(TITLE_BAR)), "enable_close_button": "0"},
        },
        **_list_theme(scale, {**at_left, "text_horiz_alignment_padding": str(scale(FIELD_PAD) - INSET)}),
    }


def _list_theme(scale: Scale, item: dict[str, str]) -> dict[str, Any]:
    """The theme of the list, its lines and its scroll bar."""
    palette, name = colours(), "file_dialog.#file_display_list"
    rows = {
        **_ink(),
        "normal_bg": palette.field,
        "hovered_bg": palette.raised,
        **dict.fromkeys(("active_bg", "selected_bg"), palette.thumb),
        **dict.fromkeys(("active_text", "selected_text"), palette.on_thumb),
    }
    thumb = dict.fromkeys(("normal_bg", "active_bg", "selected_bg", "disabled_bg"), palette.edge)
    return {
        name: {
            "colours": _hexadecimal({"dark_bg": palette.field, "normal_border": palette.edge}),
            "misc": {**_FLAT, "list_item_height": str(scale(LINE))},
        },
        **{
            f"{name}.{kind}": {"font": _words(face, scale.body), "colours": _hexadecimal(rows), "misc": item}
            for kind, face in ((FILE, "text"), (FOLDER, "bold"))
        },
        f"{name}.vertical_scroll_bar": {
            "colours": _hexadecimal({"dark_bg": palette.raised}),
            "misc": {**_FLAT, "enable_arrow_buttons": "0"},
        },
        f"{name}.vertical_scroll_bar.#sliding_button": {
            "colours": _hexadecimal({**thumb, "hovered_bg": palette.accent}),
            "misc": _FLAT,
        },
    }


_FLAT = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}


def _ink() -> dict[str, Colour]:
    return dict.fromkeys(("normal_text", "hovered_text", "active_text", "disabled_text"), colours().ink)


def _words(face: str, size: int) -> dict[str, str]:
    return {"name": f"dialog-{face}", "size": str(size), "regular_path": face_path(face)}


def _hexadecimal(by_name: dict[str, Colour]) -> dict[str, str]:
    return {name: "#{:02X}{:02X}{:02X}".format(*colour) for name, colour in by_name.items()}
