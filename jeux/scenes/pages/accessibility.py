"""« Accessibilité »: what helps players who see, hear, move or read differently, and what is missing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from jeux.common.assets import asset
from jeux.common.markdown import Block, read_markdown
from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column
from jeux.ui.drawing import Look, draw_box
from jeux.ui.items import Spot
from jeux.ui.sign_tiles import DISC, draw_sign_disc
from jeux.ui.spread import Fill
from jeux.ui.typeset import Setter

_log = logging.getLogger(__name__)

SIGNS = ("letters", "ear", "screen", "move", "bulb", "more", "check")
"""The signs of the parts: to see, to hear, to see what is heard, the hand, to understand, what is missing, what was
verified."""
PAD, HEADING = 1.1, 1.5
"""Body sizes: within a plate, the letters of its heading."""
TURNS = 4
"""The heading, counted from 1 after the title, with which the second sheet begins."""


def page_of(language: str) -> tuple[Block, ...]:
    """The page in a language, its title first. Raises `BadPage`, `OSError`, `UnicodeDecodeError`."""
    return read_markdown(asset(f"help/accessibility/{language}.md").read_text(encoding="utf-8"))


def usable_page(language: str) -> tuple[Block, ...] | None:
    """The same where two sheets can be made of it; else None, with the reason in the log."""
    try:
        blocks = page_of(language)
    except (ValueError, OSError) as error:
        _log.error("the page on accessibility cannot be read: %s", error)
        return None
    if sum(block.kind == "heading" for block in blocks[2:]) < TURNS:
        _log.error("the page on accessibility is not whole")
        return None
    return blocks


class AccessibilityScene(ReadingScene):
    """A dialogue of two sheets; `back` is called when it closes."""

    def __init__(self, app: App, back: Callable[[], object]) -> None:
        super().__init__(app)
        self._back = back

    def layout(self) -> None:
        """The band, then the page on two sheets."""
        get, found = self.app.texts.get, usable_page(self.app.texts.language)
        if found is None:
            room = self.lay_band(get("access-title"), get("access-subtitle"))
            self.lay_sheets(room, lambda page: page.write(get("page-unusable"), colour=colours().warning))
            return
        title, *blocks = found
        parts = parts_of(blocks)
        room = self.lay_band(title.text, get("access-subtitle"))
        left = [partial(_lead, blocks, title), *(partial(_plate, part) for part in parts[: TURNS - 1])]
        self.lay_sheets(room, _all(left), _all([partial(_plate, part) for part in parts[TURNS - 1 :]]))

    @property
    def way_back(self) -> Act:
        return self._back


class Part(NamedTuple):
    """A part of the page: its sign, its heading, what stands below it."""

    sign: str
    heading: Block
    blocks: Sequence[Block]


def parts_of(blocks: Sequence[Block]) -> list[Part]:
    """The parts of the page, each from one of its greatest headings to the next."""
    starts = [number for number, block in enumerate(blocks) if block.kind == "heading" and block.level == 2]
    ends = [*starts[1:], len(blocks)]
    signs = [*SIGNS, *["about"] * len(starts)]
    return [
        Part(sign, blocks[start], blocks[start + 1 : end])
        for sign, start, end in zip(signs, starts, ends, strict=False)
    ]


def _all(fills: Iterable[Fill]) -> Fill:
    """Fill a page with one after the other."""

    def fill(page: Column) -> None:
        for each in fills:
            each(page)

    return fill


def _lead(blocks: Sequence[Block], title: Block, page: Column) -> None:
    """What stands before the first part, in the large letters of a lead."""
    first = next((number for number, block in enumerate(blocks) if block.kind == "heading"), len(blocks))
    _set(page, blocks[:first], 0, before=title)
    page.gap(0.6)


def _plate(part: Part, page: Column) -> None:
    """A part on its plate, with its sign on a disc."""
    scale, top = page.scale, page.y
    plate = Spot(pygame.Rect(page.x, page.y, page.width, 0), partial(_draw_plate, scale))
    page.items.append(plate)
    page.gap(PAD)
    disc = pygame.Rect(page.x + scale(PAD), page.y, scale(2 * DISC), scale(2 * DISC))
    page.items.append(Spot(disc, partial(_draw_disc, part.sign, scale), words=""))
    head = Column(scale, disc.right + scale(0.7), page.y, page.x + page.width - disc.right - scale(0.7 + PAD))
    name = head.write(part.heading.text, "title", HEADING)
    name.heading = part.heading.text
    name.rect.y += max(0, (disc.height - name.rect.height) // 2)
    page.items += head.items
    page.y = max(disc.bottom, name.rect.bottom) + scale(0.7)
    _set(page, part.blocks, scale(PAD), before=part.heading)
    page.gap(PAD - 0.6)
    plate.rect.height = page.y - top
    page.gap(1.0)


def _draw_plate(scale: Scale, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    draw_box(surface, at, colours().field, colours().edge, scale)


def _draw_disc(sign: str, scale: Scale, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    draw_sign_disc(surface, at.center, sign, scale)


def _set(page: Column, blocks: Iterable[Block], aside: int, before: Block) -> None:
    """Set blocks `aside` pixels from both edges of a page."""
    setter = Setter(page.scale, page.x + aside, page.y, page.width - 2 * aside)
    setter.set(blocks, before)
    page.items += setter.items
    page.y = setter.y
