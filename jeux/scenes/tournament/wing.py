"""The common base of the tournament screens: a band with the title and a row of tools, and one page below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.ui.background import table_top
from jeux.ui.band import SUBTITLE, BandButton, column, paper, strip, title_row, title_size
from jeux.ui.blocks import Column, rows_of
from jeux.ui.controls import Button, Tab
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_height, button_width, put, tab_width, width_of
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page

TOP = 1.2
"""Body sizes: the gap above the page."""
TAB, TAB_SHOWN = TABS = ("tab", "tab shown")
"""The kinds of tools that are parts of a page."""
TIGHT = 0.45
"""The band's greatest share of the window's height; a taller band moves its tools to the page."""


class TournamentWing(PageScene):
    """A screen of its own rather than a dialogue, so that file dialogues can open above it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.said = ""
        """A message below the band, until dismissed."""
        self.answer: BandButton | None = None
        """The button beside the message, if it is not the one that dismisses it."""
        self.band, self.body = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.body]

    @property
    def main(self) -> Page:
        """The list."""
        return self.body

    @property
    def hint(self) -> str:
        """The text shown while there is no message, so that the page does not move when one appears."""
        return ""

    def say(self, sentence: str) -> None:
        """Show a message below the band."""
        self.said, self.answer = sentence, None
        self.layout()

    # --- the band -------------------------------------------------------------------------------------------------

    def lay_band(self, title: str, subtitle: str, tools: Sequence[BandButton], back: str = "button-back") -> list[Item]:
        """Lay out the band with its tools below the title. Where the window is too low, returns the tools instead,
        placed for the top of the page."""
        scale, (width, height) = self.app.scale, self.app.size
        leave = BandButton("back", self.app.texts.get(back), self.back)
        ground = Spot(pygame.Rect(0, 0, width, 0), paper)
        row, y = title_row(width, scale(0.6), scale, title, subtitle, (leave,))
        items: list[Item] = [ground, *row]
        left, inner = column(width, scale)
        placed, bottom = self._beside_title(tools, title, subtitle, y) or tool_rows(
            tools, left, y + scale(0.3), inner, scale
        )
        exits: list[Item] = []
        if tools and bottom + scale(0.8) > height * TIGHT:
            exits, _ = tool_rows(tools, left, scale(TOP), inner, scale)
        elif tools:
            items += placed
            y = bottom
        y += scale(0.8)
        if self.said:
            dismiss = BandButton("dismiss", self.app.texts.get("button-close"), partial(self.say, ""), "plain")
            more, y = strip(width, y, scale, self.said, colours().ink, self.answer or dismiss)
            items += more
        elif self.hint:
            more, y = _hint(width, y, scale, self.hint)
            items += more
        ground.rect.height = y
        self.band.lay(pygame.Rect(0, 0, width, y), items, y)
        return exits

    def _beside_title(
        self, tools: Sequence[BandButton], title: str, subtitle: str, bottom: int
    ) -> tuple[list[Item], int] | None:
        """The tools at the right of the title that ends at `bottom`; None where they do not fit there."""
        scale = self.app.scale
        left, inner = column(self.app.size[0], scale)
        big = title_size(self.app.size[0], scale)
        taken = width_of(title, "title", big) + width_of(subtitle, "serif-italic", scale(SUBTITLE)) + scale(3)
        wide = sum(_width(tool, scale) for tool in tools) + scale(CHIP_GAP) * (len(tools) - 1)
        if taken + wide > inner or not tools:
            return None
        top = bottom - (leading(big) + max(map(partial(_height, scale), tools))) // 2
        return tool_rows(tools, left + inner - wide, top, wide, scale)[0], bottom

    def lay_page(self, tools: Sequence[Item], fill: Callable[[Column], None]) -> None:
        """Lay out the page, below the tools if they are there."""
        scale, top = self.app.scale, self.band.view.bottom
        view = pygame.Rect(0, top, self.app.size[0], max(0, self.app.size[1] - top))
        left, inner = column(view.width, scale)
        begin = max((item.rect.bottom for item in tools), default=0) + scale(TOP)
        page = Column(scale, left, begin, inner)
        fill(page)
        self.body.lay(view, [*tools, *page.items], page.y + 2 * scale(TOP))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, then the pages."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)


def _hint(window: int, y: int, scale: Scale, text: str) -> tuple[list[Item], int]:
    """A soft text as high as a message; its items and the y below them."""
    left, inner = column(window, scale)
    words = pygame.Rect(left, y, inner, scale(BUTTON_HEIGHT) + scale(0.8))

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        pygame.draw.line(surface, colours().rule, (0, at.y), (window, at.y))
        put(surface, text, "text", scale.body, colours().ink_soft, at, "left")

    return [Spot(words, paint)], words.bottom


def tool_rows(tools: Sequence[BandButton], x: int, y: int, width: int, scale: Scale) -> tuple[list[Item], int]:
    """Tabs and buttons side by side, wrapped to as many rows as needed; return the y below them."""
    room = pygame.Rect(x, y, width, max((_height(scale, tool) for tool in tools), default=scale(BUTTON_HEIGHT)))
    rects = rows_of([_width(tool, scale) for tool in tools], room, scale(CHIP_GAP), scale(CHIP_GAP))
    foot = rects[-1].bottom if rects else room.bottom
    for tool, rect in zip(tools, rects, strict=True):
        rect.inflate_ip(0, _height(scale, tool) - rect.height)
    items = [_made(tool, rect, tools, scale) for tool, rect in zip(tools, rects, strict=True)]
    return [*items], foot


def _width(tool: BandButton, scale: Scale) -> int:
    return tab_width(tool.text, scale) if tool.kind in TABS else button_width(tool.text, scale, tool.kind)


def _height(scale: Scale, tool: BandButton) -> int:
    return button_height(scale, tool.kind)


def _made(tool: BandButton, rect: pygame.Rect, tools: Sequence[BandButton], scale: Scale) -> Button:
    if tool.kind not in TABS:
        return Button(tool.name, rect, tool.text, tool.act, scale, tool.kind)
    tabs = [one for one in tools if one.kind in TABS]
    place = (tabs.index(tool) + 1, len(tabs))
    return Tab(tool.name, rect, tool.text, tool.act, scale, chosen=tool.kind == TAB_SHOWN, position=place)
