"""Tables of keys and what they do, and the page on which keys are changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.typography import height_of, leading
from jeux.scenes.app import App
from jeux.scenes.pages.key_sheet import KeySheet, ResetSheet
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column, painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, draw_box, put, width_of
from jeux.ui.items import Spot


class KeyRow(NamedTuple):
    """The labels of some keys, what they do, and the name of the command if its keys can be changed."""

    caps: tuple[str, ...]
    does: str
    name: str = ""


Groups = Mapping[str, Sequence[KeyRow]]
"""Rows under headings."""
CAP = 0.9
"""Body sizes: the letters on a key."""
WIDEST = 0.55
"""The greatest part of the page's width for the keys, beside what they do."""
ON_BOARD = ("up", "down", "left", "right", "tab", "shift-tab", "enter")
FIXED = ("typing", "chalk")
"""Keys that cannot be changed, the same on every board."""
IN_GAME = (
    *("undo", "redo", "hint", "teacher", "rules", "why", "marks", "coordinates", "turn-board", "nearer", "farther"),
    *("sound", "new", "turns", "save", "picture", "copy", "copy-turns", "draw", "vote", "bare"),
)
WATCHING = ("watch-back", "watch-forward", "pause", "pace")
REVIEW = (
    *("review-back", "review-forward", "review-start", "review-end", "review-best", "review-reply", "review-find"),
    *("review-try", "review-play", "review-pace", "review-summary"),
)
EDITOR = ("edit-rub", "edit-undo", "edit-redo", "edit-copy", "edit-paste")
SPEECH = ("voice", "voice-again", "voice-all", "voice-back", "voice-on", "steps", "spoken", "copy-spoken")
CLASS = ("animation", "animation-next", "animation-before")
TEXT_SIZE = ("text-larger", "text-smaller", "text-usual")
EVERYWHERE = ("escape", "open", "paste", "full-screen", *TEXT_SIZE, "settings", *CLASS, *SPEECH)


def key_row(texts: Texts, name: str) -> KeyRow:
    """The row of a command whose keys can be changed."""
    return KeyRow(texts.caps(name), texts.get(f"key-{name}-does"), name)


def fixed_row(texts: Texts, name: str) -> KeyRow:
    """The row of keys that cannot be changed."""
    return KeyRow((texts.get(f"key-{name}"),), texts.get(f"key-{name}-does"))


def rows_of(texts: Texts, names: Iterable[str]) -> list[KeyRow]:
    """The rows of some commands."""
    return [key_row(texts, name) for name in names]


def all_groups(texts: Texts) -> Groups:
    """Every command of every screen."""
    groups = {
        "on-board": [*rows_of(texts, ON_BOARD), *(fixed_row(texts, name) for name in (*FIXED, "dice"))],
        "in-game": rows_of(texts, IN_GAME),
        "everywhere": rows_of(texts, EVERYWHERE),
        "watching": rows_of(texts, WATCHING),
        "review": rows_of(texts, REVIEW),
        "edit": rows_of(texts, EDITOR),
    }
    return {texts.get(f"keyboard-{group}"): rows for group, rows in groups.items()}


class KeysPage(ReadingScene):
    """A dialogue of keys under headings. A click on a key changes it. `back` is called when it closes."""

    def __init__(
        self, app: App, about: str, groups: Callable[[], Groups], back: Callable[[], object] | None = None
    ) -> None:
        super().__init__(app)
        self.about, self._groups, self._leave = about, groups, back or app.close

    @property
    def groups(self) -> Groups:
        """The current keys and what they do."""
        return self._groups()

    def layout(self) -> None:
        """The band, then half of the rows on each page."""
        get, groups, held = self.app.texts.get, self.groups, not self.app.hour.offered.has("keys")
        reset = BandButton("reset", get("keyboard-reset"), self._reset, "plain")
        room = self.lay_band(
            get("keyboard-title"), self.about, *([reset] if self.app.settings.keys and not held else [])
        )
        total, count = sum(map(len, groups.values())), 0
        halves: tuple[dict[str, Sequence[KeyRow]], ...] = ({}, {})
        for heading, rows in groups.items():
            halves[int(count + len(rows) / 2 > total / 2)][heading] = rows
            count += len(rows)
        change = None if held else self._change
        self.lay_sheets(room, *(partial(write_keys, groups=half, change=change) for half in halves))

    def _change(self, row: KeyRow) -> None:
        self.app.open(KeySheet(self.app, row.name, row.does, self._back_here))

    def _reset(self) -> None:
        self.app.open(ResetSheet(self.app, self._back_here))

    def _back_here(self) -> None:
        self.app.open(self.again())

    def back(self) -> bool:
        self._leave()
        return True


def change_keys(app: App, back: Callable[[], object]) -> None:
    """Show every key of the program, to be changed; `back` is called when the page closes."""
    app.open(KeysPage(app, app.texts.get("keyboard-change-intro"), lambda: all_groups(app.texts), back))


def write_keys(page: Column, groups: Groups, change: Callable[[KeyRow], object] | None = None) -> None:
    """Write keys and what they do, under headings. A key is a button where it can be changed."""
    rows = [row for each in groups.values() for row in each]
    room = max((_room(page, row, change) for row in rows), default=0) + page.scale(0.9)
    for number, (heading, group) in enumerate(groups.items()):
        page.gap(0.7 if number else 0)
        page.write(heading, "serif-italic", 1.25, colours().ink_soft)
        page.gap(0.3)
        for row in group:
            _key_row(page, room if room <= page.width * WIDEST else 0, row, change)


def _words(row: KeyRow) -> str:
    return " · ".join(row.caps) or "…"


def _room(page: Column, row: KeyRow, change: Callable[[KeyRow], object] | None) -> int:
    """The pixels that the keys of a row need."""
    if change and row.name:
        return button_width(_words(row), page.scale)
    return width_of(_words(row), "bold", page.scale(CAP)) + page.scale(0.9)


def _key_row(page: Column, room: int, row: KeyRow, change: Callable[[KeyRow], object] | None) -> None:
    """Write one row: key caps, and what they do `room` pixels to the right, or below them where `room` is 0."""
    scale, size = page.scale, page.scale.body
    wide, high = min(_room(page, row, change), page.width), leading(size) + scale(0.2)
    if change and row.name:
        high = scale(BUTTON_HEIGHT)
        button = Button(
            f"key.{row.name}", pygame.Rect(page.x, page.y, wide, high), _words(row), partial(change, row), scale
        )
        button.label = row.does
        page.items.append(button)
    else:
        page.items.append(Spot(pygame.Rect(page.x, page.y - scale(0.1), wide, high), partial(_paint_cap, row, page)))
    left, top = (page.x + room, page.y) if room else (page.x, page.y + high + scale(0.2))
    width = page.width - room
    words = height_of(row.does, "text", size, width)
    down = max(0, (high - leading(size)) // 2) if room else 0
    rect = pygame.Rect(left, top + down, width, words)
    page.items.append(Spot(rect, painted_text(row.does, "text", size, None)))
    page.y = max(rect.bottom, page.y + high) + scale(0.3 if room else 0.6)


def _paint_cap(row: KeyRow, page: Column, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    draw_box(surface, at, colours().field, colours().edge, page.scale)
    put(surface, _words(row), "bold", page.scale(CAP), colours().ink, at, "center")
