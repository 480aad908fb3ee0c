"""« Tournoi »: the list of tournaments, and the button for a new one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.typography import leading
from jeux.play.library.ended import day_text
from jeux.play.words.failure_words import sentences
from jeux.scenes.app import App
from jeux.scenes.pages.empty import add_way, write_empty
from jeux.scenes.tournament.exchange import pick, read
from jeux.scenes.tournament.keeping import Keeping, error_text, tournament_store
from jeux.scenes.tournament.making import MakingScene
from jeux.scenes.tournament.scene import TournamentScene
from jeux.scenes.tournament.wing import TournamentWing
from jeux.tournament.contract import Tournament, TournamentError
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, draw_box, put
from jeux.ui.items import Spot, numbered

CARD = 3.6
DESK = 16.0
"""Body sizes: the height of a tournament's card, and the width of the field for the computer's name."""
SMALL = 0.9
WAYS = 24.0
"""Body sizes: the height of all that stands around the drawing of the empty page."""


class TournamentList(TournamentWing):
    """The list. `archived`: whether archived tournaments are shown too."""

    named = "hall-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.store = tournament_store()
        self.archived = False
        self.running: tuple[Tournament, ...] = ()
        self.over: tuple[Tournament, ...] = ()

    def enter(self) -> None:
        """Read the tournaments, each time the list is shown."""
        self.read()
        super().enter()

    def read(self) -> None:
        """Read the tournaments again."""
        listing = self.store.tournaments()
        self.running, self.over = listing.running, listing.archived
        problems = sentences(((one.code, one.name) for one in listing.problems), self.app.texts)
        self.said = "\n".join(problems) or self.said

    def layout(self) -> None:
        """The band, the tournaments."""
        get = self.app.texts.get
        tools = [
            BandButton("new", get("hall-new"), self.make, "primary"),
            BandButton("take", get("hall-take"), self.take, "plain"),
        ]
        tools = tools if self.running else []  # an empty page has its ways on below its drawing
        band = self.lay_band(get("hall-title"), get("hall-subtitle"), tools, "back-to-games")
        self.lay_page(band, self._tournaments)

    def _tournaments(self, page: Column) -> None:
        get = self.app.texts.get
        if not self.running:
            most = self.app.size[1] - self.band.view.bottom - page.scale(WAYS)
            write_empty(page, most, get("hall-empty"), get("hall-empty-help"))
            page.gap(1.4)
            add_way(page, "new", get("hall-new"), self.make)
            page.gap(0.5)
            wide = button_width(get("hall-take"), page.scale, "quiet")
            rect = pygame.Rect(page.x + (page.width - wide) // 2, page.y, wide, page.scale(BUTTON_HEIGHT))
            page.items.append(Button("take", rect, get("hall-take"), self.take, page.scale, "quiet"))
            page.y = rect.bottom + page.scale(1)
        for number in range(len(self.running)):
            self._card(page, self.running, number)
        if self.over:
            self._over(page)
        page.gap(1.2)
        self._station(page)

    def _station(self, page: Column) -> None:
        """The field for the name by which other computers know this one."""
        get, scale = self.app.texts.get, page.scale
        left = page.label(get("hall-desk"), scale(DESK))
        rect = pygame.Rect(left, page.y, min(scale(DESK), page.width), scale(BUTTON_HEIGHT))
        field = Field("desk", rect, self.store.station().name, get("hall-desk"), self.name_desk, scale)
        field.label = get("hall-desk")
        page.items.append(field)
        page.y = rect.bottom
        page.gap(0.25)
        page.note(get("hall-desk-help"))

    def _over(self, page: Column) -> None:
        """The archived tournaments, behind a button that shows them."""
        get = self.app.texts.get
        page.gap(1)
        words = get("hall-archived-hide" if self.archived else "hall-archived-show", n=len(self.over))
        page.button("archived", words, self.toggle_archived)
        if self.archived:
            page.gap(0.8)
            for number in range(len(self.over)):
                self._card(page, self.over, number, archived=True)

    def _card(self, page: Column, listed: Sequence[Tournament], number: int, archived: bool = False) -> None:
        scale, texts, tournament = page.scale, self.app.texts, listed[number]
        rect = pygame.Rect(page.x, page.y, page.width, scale(CARD))
        told = tournament_line(tournament, texts)

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            fill = colours().raised if look.hover else colours().field
            draw_box(surface, at, fill, colours().ink if look.hover else colours().rule, scale)
            inner = at.inflate(-scale(1.6), 0)
            tall = leading(scale(1.15))
            y = at.y + (at.height - tall - leading(scale(SMALL))) // 2
            name = pygame.Rect(inner.x, y, inner.width, tall)
            put(surface, tournament.plan.name, "bold", scale(1.15), colours().ink, name, "left")
            below = pygame.Rect(inner.x, name.bottom, inner.width, leading(scale(SMALL)))
            put(surface, told, "text", scale(SMALL), colours().ink_soft, below, "left")

        words, more = f"{tournament.plan.name}. {told}", numbered(texts, number, len(listed))
        act = partial(self.recall if archived else self.show, tournament.id)
        page.items.append(Spot(rect, paint, f"evening.{tournament.id}", act, words=words, more=more))
        page.y = rect.bottom
        page.gap(0.5)

    # --- navigation -----------------------------------------------------------------------------------------------

    def show(self, name: str) -> None:
        """Go to a tournament."""
        show_tournament(self.app, name)

    def recall(self, name: str) -> None:
        """Take a tournament out of the archive and go to it."""
        problem = self.store.recall(name)
        if problem:
            self.say(self.app.texts.get(f"error-{problem.code}"))
        else:
            self.show(name)

    def name_desk(self, name: str) -> None:
        """Rename this computer, while the name is typed."""
        self.store.name_desk(name)

    def toggle_archived(self) -> None:
        """Show or hide the archived tournaments."""
        self.archived = not self.archived
        self.layout()

    def make(self) -> None:
        """Go to the page of a new tournament."""
        app = self.app
        shown = partial(show_tournament, app)
        app.go(lambda app: MakingScene(app, partial(show_list, app), shown), "new evening")

    def take(self) -> None:
        """Let the user pick the file of another computer."""
        pick(self.app, self.take_file)

    def take_file(self, path: Path) -> None:
        """Save the tournament in a file, merged with the stored one of the same id, and go to it."""
        other = read(self.app, path, self.say)
        if other is None:
            return
        try:
            saved = self.store.save(other)
        except TournamentError as error:
            self.say(error_text(error, self.app.texts))
            return
        if saved.problem:
            self.say(self.app.texts.get(f"error-{saved.problem.code}"))
        else:
            self.show(saved.tournament.id)

    def enter_without_focus(self, key: int) -> bool:
        """Enter without a focus: make a new tournament if there is none."""
        if not self.running:
            self.make()
        return not self.running

    def back(self) -> bool:
        """Back to the shelf."""
        self.app.show_shelf()
        return True


def tournament_line(tournament: Tournament, texts: Texts) -> str:
    """A tournament in one line: its day, games, players and progress."""
    games = list(dict.fromkeys(texts.game(play.game, "name") for play in tournament.plan.plays))
    state = texts.get(
        "hall-state", n=len(tournament.players), round=len(tournament.rounds), all=tournament.rounds_in_all
    )
    return texts.get("hall-line", day=day_text(tournament.plan.day, texts), games=", ".join(games), state=state)


def show_list(app: App) -> None:
    """Go to the list."""
    app.go(TournamentList, "evenings")


def show_tournament(app: App, name: str) -> None:
    """Go to a tournament; to the list, which reports the problem, if it cannot be read."""
    store = tournament_store()
    tournament = store.load(name).tournament
    if tournament is None:
        show_list(app)
        return
    keeping = Keeping(app, store, tournament)
    app.go(lambda app: TournamentScene(app, keeping, partial(show_list, app)), f"evening {name}")
