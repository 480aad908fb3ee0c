"""The rules of the match on the table in full: every option, what it does, who plays so."""

from __future__ import annotations

import pygame

from jeux.match.match import Match
from jeux.play.rules_played import rules_in_a_line, rules_in_full
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, plain_band
from jeux.ui.blocks import Column
from jeux.ui.spread import spread


class PlayedRules(PageScene):
    """A dialogue above the table."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.band, self.body = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.body]

    def layout(self) -> None:
        """The band, and the options below it."""
        texts, (width, height) = self.app.texts, self.app.size
        back = BandButton("back", texts.get("button-back"), self.back, "primary")
        title = texts.game(self.match.game.key, "name")
        items, top = plain_band(width, self.app.scale, title, texts.get("rules-played-title"), (back,))
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        view = pygame.Rect(0, top, width, height - top)
        self.body.lay(view, *spread(view, self.app.scale, self._options, _nothing, _nothing))

    def _options(self, page: Column) -> None:
        match, texts = self.match, self.app.texts
        rules = (match.game, match.record.options, match.record.players, texts)
        page.write(rules_in_a_line(*rules), "bold")
        for option in rules_in_full(*rules):
            page.gap(0.6)
            page.write(texts.get("rules-played-row", option=option.name, value=option.value))
            page.note(option.effect)

    def back(self) -> bool:
        self.app.close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet on the table."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)


def _nothing(page: Column) -> None:
    """A page that stays empty."""
