"""The poster on the screen: the pairings or the scores, in letters as large as the window allows."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from jeux.common.palette import colours
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.scenes.tournament.poster import PosterLine, poster
from jeux.tournament.contract import Round, Tournament
from jeux.tournament.standings import number, standings
from jeux.tournament.words import RoundWords, scores_title
from jeux.ui.band import BandButton, row_width
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width
from jeux.ui.items import Item


class PosterScene(PageScene):
    """A dialogue as large as the window. The arrows turn its pages, Escape leads back."""

    def __init__(self, app: App, tournament: Tournament, shown: Round | None, scores: bool) -> None:
        super().__init__(app)
        self.tournament, self.round = tournament, shown
        self.scores = scores or shown is None
        """Whether the scores are shown, not the pairings."""
        self.page = self.count = 0
        self.sheet = self.new_page()
        self.pages[:] = [self.sheet]

    def layout(self) -> None:
        """The rows, and the buttons below them."""
        scale, (width, height) = self.app.scale, self.app.size
        foot = scale(BUTTON_HEIGHT + 1)
        lines, heading, note = self._table() if self.scores else self._pairings()
        items, self.count = poster(lines, heading, note, (width, height), foot, self.page)
        self.page = min(self.page, self.count - 1)
        self.sheet.lay(pygame.Rect(0, 0, width, height), [*items, *self._buttons(height - foot)], height)

    def _buttons(self, y: int) -> list[Item]:
        get, scale = self.app.texts.get, self.app.scale
        other = "hall-poster-round" if self.scores else "hall-poster-scores"
        tools = [BandButton("back", get("button-close"), self.close, "plain")]
        if self.round:
            tools.append(BandButton("other", get(other), self.turn_over, "plain"))
        if self.count > 1:
            words = get("hall-poster-page", n=self.page + 1, all=self.count)
            tools.append(BandButton("page", words, self.next_page, "plain"))
        items: list[Item] = []
        x = self.app.size[0] - scale(1) - row_width(tools, scale)
        for tool in reversed(tools):
            rect = pygame.Rect(x, y + scale(0.3), button_width(tool.text, scale), scale(BUTTON_HEIGHT))
            items.append(Button(tool.name, rect, tool.text, tool.act, scale, tool.kind))
            x = rect.right + scale(CHIP_GAP)
        return items

    # --- what is shown --------------------------------------------------------------------------------------------

    def _pairings(self) -> tuple[Sequence[PosterLine], str, str]:
        shown, get = self.round, self.app.texts.get
        assert shown
        words = RoundWords(self.tournament, shown, self.app.texts)
        lines = []
        for pairing in shown.pairings:
            names = [words.name(pairing, seat) for seat in range(len(pairing.players))]
            result = pairing.result
            between = words.scores(result.scores) if result else "–"
            right = names[1] if len(names) > 1 else ""
            middle = between if right or result else ""
            lines.append(PosterLine(self.tournament.table_name(pairing.table), names[0], middle, right))
        heading = get("hall-round", n=shown.number, all=self.tournament.rounds_in_all)
        lines += [PosterLine("", sentence) for sentence in words.below()[:2]]
        return lines, heading, self._sides(shown)

    def _sides(self, shown: Round) -> str:
        """The heading's note: the game, or which side sits where."""
        if shown.play.alone:
            return self.app.texts.game(shown.play.game, "name")
        first, second = (self.app.texts.game(shown.play.game, f"side-{side}-title") for side in (0, 1))
        return self.app.texts.get("hall-poster-sides", first=first, second=second)

    def _table(self) -> tuple[Sequence[PosterLine], str, str]:
        get, texts = self.app.texts.get, self.app.texts
        rows = standings(self.tournament)
        lines = [PosterLine(str(row.place), row.player.name, number(texts, row.points)) for row in rows]
        return lines, get("hall-tab-scores"), scores_title(self.tournament, texts)

    def turn_over(self) -> None:
        """Switch between pairings and scores."""
        self.scores, self.page = not self.scores, 0
        self.layout()

    def next_page(self) -> None:
        """Go to the next page, or from the last to the first."""
        self.turn(1)

    def turn(self, step: int) -> bool:
        """Turn to another page; False when there is only one."""
        if self.count < 2:
            return False
        self.page = (self.page + step) % self.count
        self.layout()
        return True

    # --- keys and picture -----------------------------------------------------------------------------------------

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """The arrows turn the pages."""
        return self.turn(dx or dy)

    def enter_without_focus(self, key: int) -> bool:
        """Enter and Space turn the page too."""
        return self.turn(1)

    def close(self) -> None:
        """Back to the tournament."""
        self.app.close()

    def back(self) -> bool:
        """Escape: back to the tournament."""
        self.close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Plain paper: a wooden table would be illegible on a weak projector."""
        surface.fill(colours().ground)
        self.draw_pages(surface)
