"""The file dialog in words: for speech output, and as a tree for assistive technology."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Protocol

from jeux.access.tree import PRESSED, Act, Node, Request
from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.scenes.narrator import PageNarrator, ScreenSpeech
from jeux.scenes.seen.describer import TreeBuilder
from jeux.scenes.seen.page_tree import Laid, PageDescriber
from jeux.ui.file_dialog import FileDialog
from jeux.ui.widgets import Widgets

FILES = "files"
"""The name of the list of the files, and its key in the tree."""
LINE = "line:"
"""What the key of a line of it begins with."""


def folder_name(folder: Path) -> str:
    """The name of a folder; of the outermost one its path."""
    return folder.name or str(folder)


class Picking(Protocol):
    """The scene that is described."""

    @property
    def widgets(self) -> Widgets:
        """Its controls."""

    @property
    def dialog(self) -> FileDialog:
        """The dialog on it."""

    @property
    def title(self) -> str:
        """What is picked."""

    def said(self) -> str:
        """How many files there are, or why one cannot be taken."""

    def to_list(self) -> bool:
        """Give the list the keyboard."""


class PickNarrator(PageNarrator):
    """Hears the dialog: its title, its status line, the line that is chosen."""

    def __init__(self, scene: Picking, texts: Texts) -> None:
        super().__init__(scene.widgets, texts)
        self._scene = scene

    def title(self) -> tuple[str, ...]:
        return (self._scene.title,)

    def speech(self) -> ScreenSpeech:
        return replace(super().speech(), message=(self._scene.said(),))


class PickDescriber(PageDescriber):
    """Describes the dialog. Its list holds every line; those out of sight are scrolled to."""

    def __init__(self, scene: Picking, texts: Texts) -> None:
        super().__init__(scene.widgets, texts, PickNarrator(scene, texts), dialog=True)
        self._scene = scene

    def above(self, builder: TreeBuilder, news: str) -> list[str]:
        said = self._scene.said()
        return [builder.add("message", Node(Role.TEXT, said))] if said not in news else []

    def holder(self, builder: TreeBuilder, run: list[Laid]) -> str:
        if run[0].item.name != FILES:
            return super().holder(builder, run)
        files, name = self._scene.dialog.files, folder_name(self._scene.dialog.folder)
        keys = tuple(builder.add(f"{LINE}{number}", self._line(number)) for number in range(len(files.item_list)))
        return builder.add(FILES, Node(Role.LIST, name, keys, size=len(keys)))

    def _line(self, number: int) -> Node:
        files = self._scene.dialog.files
        line, view = files.line(number), files.get_abs_rect()
        return Node(
            Role.OPTION,
            str(files.item_list[number]["text"]),
            box=(line.x, line.y, line.width, line.height),
            hidden=line.top < view.top or line.bottom > view.bottom,
            checked=number == files.chosen,
            position=(number + 1, len(files.item_list)),
            acts=PRESSED,
        )

    def focus(self, builder: TreeBuilder) -> str:
        focused, line = self.widgets.focused, f"{LINE}{self._scene.dialog.files.chosen}"
        if focused is None or focused.name != FILES:
            return super().focus(builder)
        return line if line in builder.nodes else FILES

    def do(self, request: Request) -> bool:
        if not request.key.startswith(LINE):
            return super().do(request)
        dialog, number = self._scene.dialog, int(request.key.removeprefix(LINE))
        if not 0 <= number < len(dialog.files.item_list):
            return False
        if request.act is Act.SHOW:
            dialog.files.show_line(number)
            return True
        return self._scene.to_list() and dialog.choose(number)
