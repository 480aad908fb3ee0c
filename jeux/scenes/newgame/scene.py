"""The screen before a match: players, rules, length. The last choice is preset, so that one click begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom

import pygame

from jeux.common.texts import ADVICE, has_page
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.editor.games import may_edit
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.learn.puzzle.puzzles import has_puzzles
from jeux.play.library.players import Players
from jeux.play.setup import advantages, choosing
from jeux.play.setup.choosing import Choice
from jeux.play.setup.filters import COMPUTER
from jeux.play.setup.seat_words import person
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator, PageNarrator
from jeux.scenes.navigation.editor import open_setup
from jeux.scenes.navigation.learning import learning, show_learn
from jeux.scenes.navigation.printing import make_game
from jeux.scenes.navigation.puzzles import show_puzzles
from jeux.scenes.newgame.edges import draw_soft_edges, whole_rows
from jeux.scenes.newgame.fairness import with_a_chance
from jeux.scenes.newgame.front import FrontPage, Link, beside_choices, foot_of, link_row, places, way_back
from jeux.scenes.newgame.page import NewGamePage, play_foot
from jeux.scenes.newgame.set_up import BoardSetUp
from jeux.scenes.newgame.simple import SimplePage
from jeux.scenes.page_scene import PageScene
from jeux.scenes.screen import Act, Setup, Way
from jeux.scenes.way_back import name_of_way
from jeux.ui.band import BACK, BandButton, plain_band
from jeux.ui.drawing import BUTTON_HEIGHT
from jeux.ui.items import Item
from jeux.ui.page import Page
from jeux.ui.widgets import ENTER
from jeux.views.games import view_of
from jeux.views.style.painter import expect_board

LOW = 30.0
"""Body sizes: in a window lower than this, the title of all choices scrolls with them."""
BESIDE = 1.6
"""Body sizes at the right of the questions, for the scroll bar."""


class NewGameScene(PageScene):
    """The choices of one game. `who` is what the shelf asked for: ``computer``, ``people`` or ``watch``; empty for the
    last choice."""

    def __init__(self, app: App, key: str, who: str = "", back: Act | None = None) -> None:
        super().__init__(app)
        self._back = back or app.show_shelf
        self.game = CATALOGUE[key]
        self.offered = app.hour.offered
        self._asked: SimplePage | None = None
        """The page of the simple display, while it is shown."""
        kept = app.settings.games.get(key)
        chosen = choosing.remembered(self.game, kept)
        self.choice = choosing.within(self.game, chosen if kept else with_a_chance(self.game, chosen), self.offered)
        if who and len(self.choice.seats) > 1 and self.choice.who != who:
            self.choice = choosing.with_who(self.choice, who)
        self.brief = app.settings.simple
        """Whether to ask only who plays (simple display)."""
        self.figures = False
        self.more = False
        """Whether all choices are shown, not the questions alone."""
        self.board = BoardSetUp(self.game)
        self.band, self.body, self.foot = self.new_page(), self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.body, self.foot]

    @property
    def called(self) -> str:
        return self.app.texts.game(self.game.key, "name")

    @property
    def main(self) -> Page:
        """The page of choices."""
        return self.body

    def layout(self) -> None:
        """The band with the game, the choices, the buttons at the foot."""
        app = self.app
        expect_board(self.game, view_of(self.game, self.choice.options).look, app.settings.look)
        if self.fronted:
            self._lay_front()
        else:
            self._lay_choices()

    def _lay_choices(self) -> None:
        """Every choice; a part of the board looks in from the left where there is room."""
        (width, height), app, scale = self.app.size, self.app, self.app.scale
        self._asked = None
        self.board.room, left = beside_choices(app.size, scale)
        self.board.options = self.choice.options
        room = width - left
        low = height < scale(LOW)
        title, top = app.texts.get("simple-more"), self._lay_head(left, low)
        items, deep = play_foot(app.texts, scale, room, self.play, low)
        self.foot.lay(pygame.Rect(left, height - deep, room, deep), items, deep)
        view = pygame.Rect(left, top, room, max(0, height - top - deep))
        page = NewGamePage(self.game, self.choice, self, app.texts, scale, view, self._ways(), title * low)
        if page.height > view.height:
            view.height = whole_rows(page.items, view.height)
        self.body.lay(view, page.items, page.height)

        self._asked = page if isinstance(page, SimplePage) else None

    def _lay_head(self, left: int, low: bool) -> int:
        """The way back, and the title of all choices where it need not scroll with them; the y below it."""
        app, scale, width = self.app, self.app.scale, self.app.size[0]
        name = app.texts.game(self.game.key, "name")
        items: list[Item] = [way_back(name, self.back, scale)]
        top = items[0].rect.bottom + scale(0.3)
        if not low:
            back = BandButton(BACK, name, self.back, BACK)
            head, top = plain_band(width - left, scale, app.texts.get("simple-more"), "", [] if left else [back])
            for item in head:
                item.rect.x += left
            items = [*head, *items] if left else head
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        return top

    def _ways(self) -> list[Link]:
        """The ways to other pages of this game; few in the simple display."""
        get, key, full = self.app.texts.get, self.game.key, not self.brief
        advised = full and has_page(self.app.texts.language, key, ADVICE)
        ways: list[tuple[bool, Link]] = [
            (True, ("rules", get("rules-title"), self.open_rules)),
            (has_course(key), ("learn", get("lesson-learn"), self.open_lessons)),
            (advised, ("advice", get("advice-title"), self.open_advice)),
            (full and has_puzzles(key), ("puzzles", get("problem-title"), self.open_puzzles)),
            (full and may_edit(self.game), ("edit", get("edit-open"), self.open_editor)),
            (True, ("make", get("make-open"), self.open_make)),
            (full, ("people", get("players-title"), self.open_players)),
        ]
        return [way for there, way in ways if there and self.offered.has(way[0])]

    @property
    def fronted(self) -> bool:
        """Whether the page of the game is shown: the object and its questions."""
        return self.brief or not self.more

    def _lay_front(self) -> None:
        """The board at the left, or above in a tall window; the questions beside it. In a low window, or with large
        letters, the questions stand alone and scroll, with the action in sight at the foot."""
        app, scale, (width, height) = self.app, self.app.scale, self.app.size
        board, column, tall = places(app.size, scale)
        self.board.room, self.board.options = board, self.choice.options
        back = way_back(name_of_way(app, self._back), self.back, scale)
        self.band.lay(pygame.Rect(0, 0, width, scale(BUTTON_HEIGHT + 0.9)), [back], 0)
        page, foot = self._asked_in(column.width, small=not board)
        deep = max(item.rect.bottom for item in foot)
        spare = column.height - page.height - deep
        if spare >= scale(1.2 if board else 3.4):
            for item in foot:
                item.rect.move_ip(0, page.height)
            top = column.y + (round(spare * 0.42) if board else max(round(spare * 0.42), scale(3.4)))
            view = pygame.Rect(column.x, top, column.width, height - top)
            self.body.lay(view, [*page.items, *foot], page.height + deep)
            self.foot.lay(pygame.Rect(0, height, width, 0), [], 0)
            return
        deep += scale(0.8)
        top = max(column.y, scale(0.6) if board and not tall else self.band.view.bottom)
        bar = min(scale(BESIDE), width - column.right)  # the scroll bar stands beside the questions
        view = pygame.Rect(column.x, top, column.width + bar, max(0, height - top - deep))
        self.body.lay(view, page.items, page.height)
        self.foot.lay(pygame.Rect(column.x, height - deep + scale(0.4), column.width, deep), foot, deep)

    def _asked_in(self, width: int, *, small: bool) -> tuple[FrontPage | SimplePage, Sequence[Item]]:
        """The questions in a column of this width, and what stands below them."""
        texts, scale = self.app.texts, self.app.scale
        self._asked = None
        if not self.brief:
            page = FrontPage(self.game, self.choice, self, texts, scale, width, small=small)
            return page, foot_of(texts, scale, width, self.play, self._links(), small=small)
        self._asked = SimplePage(self.game, self, texts, scale, width, small=small)
        links = [*self._ways(), ("more", texts.get("simple-more"), self.show_all)]
        return self._asked, link_row(links, pygame.Rect(0, 0, width, scale(BUTTON_HEIGHT)), scale)

    def _links(self) -> list[Link]:
        """Where one goes from the page of the game."""
        get, key = self.app.texts.get, self.game.key
        links: list[Link] = [("rules", get("button-rules"), self.open_rules)]
        if has_course(key):
            links.append(("learn", get("lesson-learn"), self.open_lessons))
        if has_puzzles(key):
            links.append(("puzzles", get("problem-title"), self.open_puzzles))
        offered = [link for link in links if self.offered.has(link[0])]
        return [*offered, ("more", get("front-more"), self.show_more)]

    @property
    def narrator(self) -> Narrator:
        asked = self._asked
        if not asked:
            return super().narrator
        return PageNarrator(self.widgets, self.app.texts, asked=asked.asked, answers=asked.answers)

    # --- choosing -------------------------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Take another choice and show what follows from it."""
        fitting = advantages.fitting(self.game, choosing.fitting(self.game, choice))
        self.choice = choosing.within(self.game, fitting, self.offered)
        self.widgets.stop_typing()
        self.layout()

    def choose_person(self, player: int, person: bool) -> None:
        """A person or the computer on one seat."""
        seat = self.choice.seats[player]
        self.choose(choosing.with_seat(self.choice, player, replace(seat, level=0 if person else self.choice.level)))

    def choose_level(self, player: int, level: int) -> None:
        """Another level on one seat."""
        self.choose(choosing.with_seat(self.choice, player, replace(self.choice.seats[player], level=level)))

    def choose_levels(self, level: int) -> None:
        """Another level for all the computers."""
        self.choose(choosing.at_level(self.choice, level))

    def choose_option(self, name: str, value: str) -> None:
        """Another value of one option."""
        self.choose(replace(self.choice, options={**self.choice.options, name: value}))

    def name_person(self, player: int, name: str) -> None:
        """Another name on one seat, while it is typed."""
        self.choice = choosing.with_seat(self.choice, player, Seat(name))

    def seat_person(self, player: int, seat: Seat) -> None:
        """A person who is known, or a guest, on one seat."""
        self.choose(choosing.with_seat(self.choice, player, seat))

    def show_figures(self, shown: bool) -> None:
        """Show what was measured of the rules, or not."""
        self.figures = shown
        self.layout()

    @property
    def players(self) -> Players:
        """Who plays on this computer."""
        return self.app.players

    @property
    def shared_keys(self) -> bool:
        """Whether persons share the keyboard."""
        return self.app.settings.shared_keys

    def share_keys(self, shared: bool) -> None:
        """Let persons share the keyboard, or not."""
        self.app.change(self.app.settings.replace(shared_keys=shared))
        self.layout()

    # --- going elsewhere ------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begin the match."""
        self.begin()

    def play_simply(self, who: str) -> None:
        """Begin at once with the simplest choices; does not change the remembered choice."""
        simplest = choosing.within(self.game, choosing.simplest(self.game, who), self.offered)
        self._begin(simplest)

    def begin(self) -> None:
        """Remember the choice and begin."""
        self._keep()
        self._begin(self.choice)

    def show_all(self) -> None:
        """Every choice, though the display is the simple one."""
        self.brief = False
        self.body.focus("")
        self.layout()

    def _begin(self, choice: Choice) -> None:
        drawn = choosing.drawn(choice, SystemRandom())
        ahead, seats = drawn.advantage, drawn.seats
        self.app.players.sit(map(person, seats))
        before = ahead.before(len(seats)) if ahead else ()
        form = choice.target, choice.form, choice.dice
        self.app.show_table(Match.new(self.game.key, choice.options, seats, *form, before, ahead or None))

    def _keep(self) -> None:
        kept = choosing.to_keep(self.choice)
        self.app.change(self.app.settings.with_game(self.game.key, kept))

    def open_rules(self) -> bool:
        """The rule with what is chosen here, above this page."""
        self.app.open_rules(self.game.key, self.choice)
        return True

    def open_advice(self) -> None:
        """The advice on this game, above this page."""
        self.app.open_rules(self.game.key, self.choice, ADVICE)

    def open_lessons(self) -> None:
        """Open the course of this game."""
        self._keep()
        show_learn(self.app, learning(self.app, self.game.key, None if self.brief else self.begin))

    def open_puzzles(self) -> None:
        """The problems of this game."""
        self._keep()
        show_puzzles(self.app, self.game.key)

    def open_players(self) -> None:
        """Open the list of players. If a name is changed there, the way back to a match in memory, which still has the
        old name, leads to the shelf instead."""
        from jeux.scenes.pages.players import PlayersPage

        def leave() -> None:
            self.app.show_new_game(self.game.key, "", None if page.names_changed else self._back)

        self._keep()
        page = PlayersPage(self.app, Way(leave, self))
        self.app.open(page)

    def open_make(self) -> None:
        """Open the page that prints the board, the men and the rules, with the options chosen here."""
        make_game(self.app, self.game.key, self.choice.options, len(self.choice.seats))

    def open_editor(self) -> None:
        """Open the editor for the start position, with the options chosen here."""
        self._keep()
        back = self.app.way_here(self)
        persons = tuple(side for side, seat in enumerate(self.choice.seats) if not seat.level)
        open_setup(self.app, Setup(self.game.key, self.choice, "", back, persons))

    def back(self) -> bool:
        """Return from the options, or to the previous screen. The choice is remembered."""
        if self.more:
            self._turn_to(more=False)
            return True
        self._keep()
        self._back()
        return True

    def show_more(self) -> None:
        """Show all there is to choose."""
        self._turn_to(more=True)

    def _turn_to(self, more: bool) -> None:
        self.more = more
        self.widgets.stop_typing()
        self.body.focus("")
        self.body.open_at(0)
        self.layout()

    # --- keys -----------------------------------------------------------------------------------------------------

    def enter_without_focus(self, key: int) -> bool:
        """Begin."""
        if key in ENTER and self.brief:
            self.play_simply(COMPUTER)
        elif key in ENTER:
            self.play()
        return key in ENTER

    @property
    def stage(self) -> pygame.Rect | None:
        """The board."""
        return self.board.room if self.board.room else None

    @property
    def moving(self) -> bool:
        """Whether a page glides, or the board is still to come."""
        return super().moving or self.board.moving

    def advance(self, dt: float) -> bool:
        """Show the board once it is read."""
        return super().advance(dt) | self.board.advance()

    def draw(self, surface: pygame.Surface) -> None:
        """The board set up, and the pages above it."""
        self.board.draw(surface)
        self.widgets.draw_spots(surface)
        self.widgets.draw(surface)
        if not self.fronted and not self.widgets.dropped:
            draw_soft_edges(surface, self.body, self.app.scale)
