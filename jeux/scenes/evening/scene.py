"""An evening that is played: its rounds, its table of scores, its players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.evening import desk
from jeux.evening.contract import Desk, Evening, Round
from jeux.evening.figures import figure_words
from jeux.evening.words import scores_title
from jeux.scenes.app import App
from jeux.scenes.evening.exchange import Exchange
from jeux.scenes.evening.hall_page import HallPage
from jeux.scenes.evening.keeping import Keeping
from jeux.scenes.evening.player_hands import PlayerHands
from jeux.scenes.evening.players_page import PlayersPage
from jeux.scenes.evening.poster_scene import PosterScene
from jeux.scenes.evening.round_page import RoundPage
from jeux.scenes.evening.scores_page import ScoresPage
from jeux.scenes.evening.sheets import MoreSheet
from jeux.scenes.evening.table_hands import TableHands
from jeux.scenes.screen import Act
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column

ROUND, SCORES, PLAYERS = "round", "scores", "players"
TABS = (ROUND, SCORES, PLAYERS)


class EveningScene(HallPage):
    """`back` leads to the list of evenings."""

    def __init__(self, app: App, keeping: Keeping, back: Act) -> None:
        super().__init__(app)
        self.keeping, self._back = keeping, back
        self.tab = ROUND
        self.number = len(keeping.evening.rounds)
        """The round that is shown, 0 while none is drawn."""
        self.tables, self.players = TableHands(self), PlayerHands(self)
        self.exchange = Exchange(self, back)

    @property
    def evening(self) -> Evening:
        """As it is kept."""
        return self.keeping.evening

    @property
    def shown(self) -> Round | None:
        """The round that is shown."""
        rounds = self.evening.rounds
        return rounds[min(self.number, len(rounds)) - 1] if rounds else None

    def enter(self) -> None:
        """Matches that were played here since have told their results."""
        told = self.keeping.read_matches()
        if told:
            self.said = told
        super().enter()

    @property
    def hint(self) -> str:
        """A click on a figure explains it here."""
        return self.app.texts.get("hall-scores-help") if self.tab == SCORES else ""

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band with what can be shown and done, one sheet below it."""
        get, evening = self.app.texts.get, self.evening
        tools = [
            BandButton(f"tab.{tab}", get(f"hall-tab-{tab}"), partial(self.show, tab), self._kind(tab)) for tab in TABS
        ]
        tools.append(BandButton("poster", get("hall-poster"), self.open_poster, "plain"))
        tools.append(BandButton("more", get("hall-more"), self.open_more, "plain"))
        if evening.conflicts:
            words = get("hall-conflicts", n=len(evening.conflicts))
            tools.append(BandButton("conflicts", words, self.settle, "primary"))
        elif not desk.may_pair(evening):
            words = get("hall-next" if evening.rounds else "hall-begin")
            tools.append(BandButton("next", words, self.pair_next, "primary"))
        fill = {ROUND: self._round, SCORES: self._scores, PLAYERS: self._players}[self.tab]
        self.lay_sheet(self.lay_band(evening.plan.name, self._subtitle(), tools), fill)

    def _kind(self, tab: str) -> str:
        return "chosen" if tab == self.tab else "plain"

    def _subtitle(self) -> str:
        get, evening = self.app.texts.get, self.evening
        return get("hall-state", n=len(evening.players), round=len(evening.rounds), all=evening.rounds_in_all)

    def _round(self, page: Column) -> None:
        get, evening, shown = self.app.texts.get, self.evening, self.shown
        if shown is None:
            page.write(get("hall-no-round"))
            return
        page.title(get("hall-round", n=shown.number, all=evening.rounds_in_all))
        if len(evening.rounds) > 1:
            numbers = [str(each.number) for each in evening.rounds]
            page.choices("number", numbers, shown.number - 1, self.show_round, get("hall-rounds-shown"))
            page.gap(0.7)
        RoundPage(evening, shown, self.tables, self.app.texts, self.keeping.playing(shown)).fill(page)
        if shown.number == len(evening.rounds):
            self._below_last(page, shown)

    def _below_last(self, page: Column, shown: Round) -> None:
        """What follows the last round that is drawn."""
        get, evening = self.app.texts.get, self.evening
        page.gap(1.0)
        page.rule()
        page.gap(0.8)
        reason = desk.may_pair(evening)
        if evening.over:
            page.write(get("hall-over"), "bold")
            page.gap(0.6)
            page.button("end", get("hall-tab-scores"), partial(self.show, SCORES), "primary")
        else:
            page.note(get(f"evening-error-{reason}" if reason else "hall-all-known"))
        if not any(pairing.result or pairing.in_conflict for pairing in shown.pairings):
            page.gap(0.6)
            page.button("unpair", get("hall-unpair"), self.unpair)

    def _scores(self, page: Column) -> None:
        page.title(scores_title(self.evening, self.app.texts))
        ScoresPage(self.evening, self.explain, self.app.texts).fill(page)

    def _players(self, page: Column) -> None:
        page.title(self.app.texts.get("hall-players", n=len(self.evening.players)))
        PlayersPage(self.evening, self.players, self.app.texts).fill(page)

    # --- what is shown --------------------------------------------------------------------------------------------

    def show(self, tab: str) -> None:
        """Show another of the `TABS`."""
        self.widgets.stop_typing()
        self.tab, self.said = tab, ""
        self.players.forget_typed()
        self.body.open_at(0, at_once=True)
        self.layout()

    def show_round(self, index: int) -> None:
        """Show a round that was drawn before (0 the first)."""
        self.number = index + 1
        self.tables.forget_typed()
        self.layout()

    def explain(self, column: str, player: str) -> None:
        """Say how a figure was reckoned."""
        self.say(figure_words(self.evening, player, column, self.app.texts))

    def open_poster(self) -> None:
        """The round in large letters, or the table of scores."""
        scene = PosterScene(self.app, self.evening, self.shown, self.tab == SCORES)
        self.app.open(scene)

    def open_more(self) -> None:
        """Printing, files, the end of the evening."""
        self.app.open(MoreSheet(self.app, self.exchange))

    # --- rounds ---------------------------------------------------------------------------------------------------

    def change(self, act: Callable[[Evening, Desk], Evening]) -> bool:
        """Change the evening and keep it; False, and the reason is told, where that cannot be."""
        self.said = self.keeping.change(act)
        self.layout()
        return not self.said

    def pair_next(self) -> None:
        """Draw the next round."""
        self.tables.forget_typed()
        if self.change(desk.pair_next):
            self.number = len(self.evening.rounds)
            self.show(ROUND)

    def unpair(self) -> None:
        """Take back the last drawing, of which nothing is known yet."""
        if self.change(desk.unpair_last):
            self.number = len(self.evening.rounds)
            self.layout()

    # --- keys and ways --------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Choose where two computers do not agree."""
        self.exchange.settle_next()

    def typed(self, field: str) -> bool:
        """Enter ends a line: a name is on the list, a score is known."""
        return self.players.typed(field) or self.tables.typed(field) or super().typed(field)

    def letter(self, event: pygame.Event) -> bool:
        """A letter begins the name of one more player, on the page of the players."""
        held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        if held or self.tab != PLAYERS or not event.unicode.isalpha():
            return False
        return self.widgets.focus(self.body, "entry")

    def back(self) -> bool:
        """Escape: leave a name as it was, go back to the round, then to the list."""
        if self.players.renamed:
            self.players.begin_rename("")
        elif self.tab != ROUND:
            self.show(ROUND)
        else:
            self._back()
        return True
