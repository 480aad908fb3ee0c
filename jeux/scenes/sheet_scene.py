"""Dialogues made of paper sheets on the table: a band with the title above, one page below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from jeux.common.palette import colours
from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator, PageNarrator
from jeux.scenes.page_scene import NOTCH, PageScene
from jeux.scenes.screen import Act
from jeux.scenes.way_back import name_of_way
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, paper, plain_band, strip, title_row
from jeux.ui.blocks import Column
from jeux.ui.items import Item, Spot
from jeux.ui.spread import Fill, spread


def _nothing(page: Column) -> None:
    """Leave a page empty."""


class SheetScene(PageScene):
    """Lays the band and the facing sheets for `layout`; Escape returns to the previous screen."""

    leaf = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.band, self.body = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.body]

    def lay_band(self, title: str, subtitle: str, *buttons: BandButton, back: str = "") -> pygame.Rect:
        """Lay the band with the way back, which bears the name of where it leads unless the text `back` is given.
        Returns the room below it."""
        width, height = self.app.size
        kind = "plain" if any(button.kind == "primary" for button in buttons) else "primary"
        words = self.app.texts.get(back) if back else name_of_way(self.app, self.way_back)
        leave = BandButton("back", words, self.back, kind)
        items, top = plain_band(width, self.app.scale, title, subtitle, (*buttons, leave))
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        return pygame.Rect(0, top, width, height - top)

    def button_back(self) -> BandButton:
        """The way back, by the name of where it leads."""
        return BandButton("back", name_of_way(self.app, self.way_back), self.back)

    def lay_head(
        self, title: str, subtitle: str, buttons: Sequence[BandButton], said: Sequence[tuple[str, BandButton]] = ()
    ) -> pygame.Rect:
        """Lay the band with messages below its title, each with its button. Returns the room below it."""
        scale, (width, height) = self.app.scale, self.app.size
        ground = Spot(pygame.Rect(0, 0, width, 0), paper)
        row, y = title_row(width, scale(0.6), scale, title, subtitle, buttons)
        items: list[Item] = [ground, *row]
        y += scale(0.8)
        for text, button in said:
            more, y = strip(width, y, scale, text, colours().ink, button)
            items += more
        ground.rect.height = y
        self.band.lay(pygame.Rect(0, 0, width, y), items, y)
        return pygame.Rect(0, y, width, max(0, height - y))

    def lay_sheets(self, room: pygame.Rect, left: Fill, right: Fill = _nothing, last: Fill = _nothing) -> None:
        """Fill two facing sheets in the room below the band, as `spread` does."""
        self.body.lay(room, *spread(room, self.app.scale, left, right, last))

    @property
    def way_back(self) -> Act:
        """What leads to the previous screen: the scene below, unless it is another."""
        return self.app.close

    def back(self) -> bool:
        """Return to the previous screen."""
        self.way_back()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The sheets on the table."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)


class ReadingScene(SheetScene):
    """Sheets to read: the arrows scroll them, or read them aloud."""

    @property
    def narrator(self) -> Narrator:
        return PageNarrator(self.widgets, self.app.texts, reading=True)

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """Scroll."""
        return self.body.scroll(dy * self.app.scale(NOTCH))
