"""The common base of the tournament screens: a band with the title and a row of tools, and one list below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.scenes.tournament.rows import sheet_ground
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, column, paper, strip, title_row
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, put
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page

TOP, MARGIN = 1.2, 1.6
"""Body sizes: the margins around the sheet, and inside it."""
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
        placed, bottom = tool_rows(tools, left, y + scale(0.3), inner, scale)
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

    def lay_sheet(self, tools: Sequence[Item], fill: Callable[[Column], None]) -> None:
        """Lay out one sheet on the page, below the tools if they are there."""
        scale, top = self.app.scale, self.band.view.bottom
        view = pygame.Rect(0, top, self.app.size[0], max(0, self.app.size[1] - top))
        left, inner = column(view.width, scale)
        begin = max((item.rect.bottom for item in tools), default=0) + scale(TOP)
        sheet = pygame.Rect(left, begin, inner, 0)
        margin = scale(MARGIN if inner >= scale(36) else MARGIN / 2)
        page = Column(scale, left + margin, sheet.y + margin, inner - 2 * margin)
        fill(page)
        sheet.height = page.y + margin - sheet.y
        ground = Spot(sheet, sheet_ground(scale))
        self.body.lay(view, [*tools, ground, *page.items], sheet.bottom + scale(TOP))

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
    """Buttons side by side, wrapped to as many rows as needed; return the y below them."""
    items: list[Item] = []
    left, height, gap = x, scale(BUTTON_HEIGHT), scale(CHIP_GAP)
    for tool in tools:
        wide = min(width, button_width(tool.text, scale, tool.kind))
        if x > left and x + wide > left + width:
            x, y = left, y + height + gap
        items.append(Button(tool.name, pygame.Rect(x, y, wide, height), tool.text, tool.act, scale, tool.kind))
        x += wide + gap
    return items, y + height
