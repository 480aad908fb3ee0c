"""A running tournament: its rounds, its table of scores, its players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.tournament.exchange import Exchange, TournamentMoreSheet
from jeux.scenes.tournament.keeping import Keeping
from jeux.scenes.tournament.player_hands import PlayerHands
from jeux.scenes.tournament.players_page import PlayersPage
from jeux.scenes.tournament.poster_scene import PosterScene
from jeux.scenes.tournament.round_page import RoundPage
from jeux.scenes.tournament.score_list import ScoreList
from jeux.scenes.tournament.scores_page import ScoresPage
from jeux.scenes.tournament.table_hands import TableHands
from jeux.scenes.tournament.wing import TAB, TAB_SHOWN, TournamentWing
from jeux.tournament import director
from jeux.tournament.contract import Round, Station, Tournament
from jeux.tournament.score_words import score_words
from jeux.tournament.words import scores_title
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column

ROUND, SCORES, PLAYERS = "round", "scores", "players"
TABS = (ROUND, SCORES, PLAYERS)
BESIDE = 64.0
"""Body sizes: the width of a page from which the standings stand beside the round."""
CARDS, GUTTER = 0.64, 3.0
"""The share of the page that the tables take then, and the gap in body sizes."""


class TournamentScene(TournamentWing):
    """`back` leads to the list of tournaments."""

    def __init__(self, app: App, keeping: Keeping, back: Act) -> None:
        super().__init__(app)
        self.keeping, self._back = keeping, back
        self.tab = ROUND
        self.number = len(keeping.tournament.rounds)
        """The number of the round shown, 0 before the first is drawn."""
        self.tables, self.players = TableHands(self), PlayerHands(self)
        self.exchange = Exchange(self, back)

    @property
    def tournament(self) -> Tournament:
        """The tournament as saved."""
        return self.keeping.tournament

    @property
    def shown(self) -> Round | None:
        """The round that is shown."""
        rounds = self.tournament.rounds
        return rounds[min(self.number, len(rounds)) - 1] if rounds else None

    def enter(self) -> None:
        """Read the results of matches played here since."""
        told = self.keeping.read_matches()
        if told:
            self.said = told
        super().enter()

    @property
    def hint(self) -> str:
        """On the scores page, says that a click on a number explains it."""
        return self.app.texts.get("hall-scores-help") if self.tab == SCORES else ""

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band with tabs and tools, the page below it."""
        get, tournament = self.app.texts.get, self.tournament
        tools = [
            BandButton(f"tab.{tab}", get(f"hall-tab-{tab}"), partial(self.show, tab), self._kind(tab)) for tab in TABS
        ]
        tools.append(BandButton("poster", get("hall-poster"), self.open_poster))
        tools.append(BandButton("more", get("hall-more"), self.open_more))
        if tournament.conflicts:
            words = get("hall-conflicts", n=len(tournament.conflicts))
            tools.append(BandButton("conflicts", words, self.settle, "primary"))
        elif not director.may_pair(tournament):
            words = get("hall-next" if tournament.rounds else "hall-begin")
            tools.append(BandButton("next", words, self.pair_next, "primary"))
        fill = {ROUND: self._round, SCORES: self._scores, PLAYERS: self._players}[self.tab]
        self.lay_page(self.lay_band(tournament.plan.name, self._subtitle(), tools), fill)

    def _kind(self, tab: str) -> str:
        return TAB_SHOWN if tab == self.tab else TAB

    def _subtitle(self) -> str:
        get, tournament = self.app.texts.get, self.tournament
        return get("hall-state", n=len(tournament.players), round=len(tournament.rounds), all=tournament.rounds_in_all)

    def _round(self, page: Column) -> None:
        get, tournament, shown = self.app.texts.get, self.tournament, self.shown
        if shown is None:
            page.write(get("hall-no-round"))
            return
        if len(tournament.rounds) > 1:
            numbers = [str(each.number) for each in tournament.rounds]
            page.choices("number", numbers, shown.number - 1, self.show_round, get("hall-rounds-shown"))
            page.gap(0.7)
        beside = page.width >= page.scale(BESIDE)
        cards = Column(page.scale, page.x, page.y, round(page.width * CARDS) if beside else page.width)
        RoundPage(tournament, shown, self.tables, self.app.texts, self.keeping.playing(shown)).fill(cards)
        if shown.number == len(tournament.rounds):
            self._below_last(cards, shown)
        page.items += cards.items
        if beside:
            left = cards.x + cards.width + page.scale(GUTTER)
            scores = Column(page.scale, left, page.y, page.x + page.width - left)
            scores.title(get("hall-tab-scores"))
            ScoreList(tournament, self.explain, self.app.texts).fill(scores)
            page.items += scores.items
            page.y = scores.y
        page.y = max(page.y, cards.y)

    def _below_last(self, page: Column, shown: Round) -> None:
        """What follows the tables of the latest round: the end, or why the next one cannot be drawn yet."""
        get, tournament = self.app.texts.get, self.tournament
        page.gap(0.6)
        reason = director.may_pair(tournament)
        if tournament.over:
            page.write(get("hall-over"), "bold")
            page.gap(0.6)
            page.button("end", get("hall-tab-scores"), partial(self.show, SCORES), "primary")
        else:
            words = get(f"evening-error-{reason}" if reason else "hall-all-known")
            page.write(words, "serif-italic", 1.2, colours().ink_soft)
        if not any(pairing.result or pairing.in_conflict for pairing in shown.pairings):
            page.gap(0.6)
            page.button("unpair", get("hall-unpair"), self.unpair, "link")

    def _scores(self, page: Column) -> None:
        page.title(scores_title(self.tournament, self.app.texts))
        ScoresPage(self.tournament, self.explain, self.app.texts).fill(page)

    def _players(self, page: Column) -> None:
        page.title(self.app.texts.get("hall-players", n=len(self.tournament.players)))
        PlayersPage(self.tournament, self.players, self.app.texts).fill(page)

    # --- what is shown --------------------------------------------------------------------------------------------

    def show(self, tab: str) -> None:
        """Show another of the `TABS`."""
        self.widgets.stop_typing()
        self.tab, self.said = tab, ""
        self.players.forget_typed()
        self.body.open_at(0, at_once=True)
        self.layout()

    def show_round(self, index: int) -> None:
        """Show the round at `index` (0 is the first)."""
        self.number = index + 1
        self.tables.forget_typed()
        self.layout()

    def explain(self, column: str, player: str) -> None:
        """Show how a number in the table of scores was computed."""
        self.say(score_words(self.tournament, player, column, self.app.texts))

    def open_poster(self) -> None:
        """Open the poster, with the round or the table of scores."""
        scene = PosterScene(self.app, self.tournament, self.shown, self.tab == SCORES)
        self.app.open(scene)

    def open_more(self) -> None:
        """Open the sheet for printing, files, and the end of the tournament."""
        self.app.open(TournamentMoreSheet(self.app, self.exchange))

    # --- rounds ---------------------------------------------------------------------------------------------------

    def change(self, act: Callable[[Tournament, Station], Tournament]) -> bool:
        """Change and save the tournament; False, after showing the reason, when that failed."""
        self.said = self.keeping.change(act)
        self.layout()
        return not self.said

    def pair_next(self) -> None:
        """Draw the next round."""
        self.tables.forget_typed()
        if self.change(director.pair_next):
            self.number = len(self.tournament.rounds)
            self.show(ROUND)

    def unpair(self) -> None:
        """Undo the latest draw, as long as it has no results."""
        if self.change(director.unpair_last):
            self.number = len(self.tournament.rounds)
            self.layout()

    # --- keys and navigation --------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Ask about the next conflict between two computers."""
        self.exchange.settle_next()

    def typed(self, field: str) -> bool:
        """Enter applies an input line: a name or a score."""
        return self.players.typed(field) or self.tables.typed(field) or super().typed(field)

    def letter(self, event: pygame.Event) -> bool:
        """On the page of players, a letter starts a new name."""
        held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        if held or self.tab != PLAYERS or not event.unicode.isalpha():
            return False
        return self.widgets.focus(self.body, "entry")

    def back(self) -> bool:
        """Escape: cancel renaming, else go back to the round, else to the list."""
        if self.players.renamed:
            self.players.begin_rename("")
        elif self.tab != ROUND:
            self.show(ROUND)
        else:
            self._back()
        return True
