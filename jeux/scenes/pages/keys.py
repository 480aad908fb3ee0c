"""Tables of keys and what they do, and the page on which keys are changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import height_of, leading
from jeux.scenes.app import App
from jeux.scenes.pages.key_sheet import KeySheet, ResetSheet
from jeux.scenes.screen import Act
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column, painted_text
from jeux.ui.blocks import rows_of as rows_of_rects
from jeux.ui.controls import Button
from jeux.ui.drawing import LEAST_SIDE, Look, draw_box, put, width_of
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
BETWEEN = 0.35
"""Body sizes between two caps."""
WIDEST = 0.4
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
SWITCH = ("switch", "switch-next")
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
        "switch": rows_of(texts, SWITCH),
    }
    return {texts.get(f"keyboard-{group}"): rows for group, rows in groups.items()}


class KeysPage(ReadingScene):
    """A dialogue of keys under headings. A click on a key changes it. `back` is called when it closes."""

    named = "keyboard-title"

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
        self.lay_sheets(
            room, *(partial(write_keys, groups=half, none=get("key-none"), change=change) for half in halves)
        )

    def _change(self, row: KeyRow) -> None:
        self.app.open(KeySheet(self.app, row.name, row.does, self._back_here))

    def _reset(self) -> None:
        self.app.open(ResetSheet(self.app, self._back_here))

    def _back_here(self) -> None:
        self.app.open(self.again())

    @property
    def way_back(self) -> Act:
        return self._leave


def change_keys(app: App, back: Callable[[], object]) -> None:
    """Show every key of the program, to be changed; `back` is called when the page closes."""
    app.open(KeysPage(app, app.texts.get("keyboard-change-intro"), lambda: all_groups(app.texts), back))


def write_keys(page: Column, groups: Groups, none: str, change: Callable[[KeyRow], object] | None = None) -> None:
    """Write keys and what they do, under headings. The keys of a row are a button where they can be changed; `none` is
    written where there are none."""
    rows = [row for each in groups.values() for row in each]
    caps = [Caps(row.caps, none, page.scale) for row in rows]
    room = min(max((each.across for each in caps), default=0), round(page.width * WIDEST))
    for number, (heading, group) in enumerate(groups.items()):
        page.gap(1.1 if number else 0)
        page.write(heading, "serif-italic", 1.25, colours().ink_soft)
        page.gap(0.3)
        for row in group:
            _key_row(page, room, row, Caps(row.caps, none, page.scale), change)


class Caps:
    """The caps of the keys of one row, beside each other, in as many lines as needed."""

    def __init__(self, caps: Sequence[str], none: str, scale: Scale) -> None:
        self.caps, self.none, self.scale = caps, none, scale
        size = scale(CAP)
        self.widths = [max(scale(1.7), width_of(cap, "bold", size) + scale(0.9)) for cap in caps]
        self.high = leading(size) + scale(0.35)

    @property
    def across(self) -> int:
        """The pixels that they need on one line."""
        if not self.caps:
            return width_of(self.none, "serif-italic", self.scale.body)
        return sum(self.widths) + self.scale(BETWEEN) * (len(self.caps) - 1)

    def rects(self, at: pygame.Rect) -> list[pygame.Rect]:
        """Where they stand in `at`, from its top left."""
        line = pygame.Rect(at.x, at.y, at.width, self.high)
        return rows_of_rects(self.widths, line, self.scale(BETWEEN), self.scale(0.25))

    def height(self, width: int) -> int:
        """The height that they take within a width."""
        rects = self.rects(pygame.Rect(0, 0, width, 0))
        return max([self.high, *(rect.bottom for rect in rects)])

    def paint(self, surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        """Draw them; gold rims under the pointer."""
        palette, size = colours(), self.scale(CAP)
        if not self.caps:
            ink = palette.ink if look.hover else palette.ink_soft
            put(surface, self.none, "serif-italic", self.scale.body, ink, at, "left")
        for cap, rect in zip(self.caps, self.rects(at), strict=True):
            draw_box(surface, rect, palette.field, palette.accent if look.hover else palette.edge, self.scale)
            put(surface, cap, "bold", size, palette.ink, rect, "center")


class KeysButton(Button):
    """The keys of a row, to be changed."""

    def __init__(self, name: str, rect: pygame.Rect, caps: Caps, act: Callable[[], object], scale: Scale) -> None:
        super().__init__(name, rect, " · ".join(caps.caps) or caps.none, act, scale)
        self.caps = caps

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        self.caps.paint(surface, rect.move(0, (rect.height - self.caps.height(rect.width)) // 2), look)


def _key_row(page: Column, room: int, row: KeyRow, caps: Caps, change: Callable[[KeyRow], object] | None) -> None:
    """Write one row: its keys in `room` pixels, and what they do beside them."""
    scale, size = page.scale, page.scale.body
    high, x = caps.height(room), page.x + room + scale(0.9)
    words = height_of(row.does, "text", size, page.x + page.width - x)
    line = max(high, leading(size))
    if change and row.name:
        line = max(line, LEAST_SIDE)
        rect = pygame.Rect(page.x, page.y, room, line)
        button = KeysButton(f"key.{row.name}", rect, caps, partial(change, row), scale)
        button.label = row.does
        page.items.append(button)
    else:
        rect = pygame.Rect(page.x, page.y + (line - high) // 2, room, high)
        page.items.append(Spot(rect, caps.paint))
    down = max(0, (min(line, caps.high + (line - high)) - leading(size)) // 2)
    page.items.append(
        Spot(pygame.Rect(x, page.y + down, page.x + page.width - x, words), painted_text(row.does, "text", size, None))
    )
    page.y = max(page.y + down + words, page.y + line) + scale(0.3)
