"""The table as the window shows it: the board with its men, the dice, the marks, the sounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from jeux.common.settings import Settings
from jeux.common.sounds import Sounds
from jeux.play.conductor import Waiting
from jeux.play.report import Report
from jeux.play.session import Session
from jeux.rules.contract import in_use
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.marking import Marking
from jeux.views.marks import Marks
from jeux.views.tabletop import Tabletop


class TableDisplay:
    """Shows what a session reports."""

    def __init__(self, session: Session, sounds: Sounds, settings: Callable[[], Settings]) -> None:
        match = session.match
        self.session = session
        self.view = view_of(match.game, match.record.options)
        self.board = BoardView(in_use(match.game, match.record.options), self.view)
        self.top = Tabletop(self.board, self.view.dice)
        self.marking = Marking(self.board)
        self._sounds, self._settings = sounds, settings

    def place_in(self, room: pygame.Rect, trays: Mapping[str, pygame.Rect]) -> None:
        """Fit the board in a rectangle of the window; `trays` are the panel's places for men off the board."""
        self._lay_board()
        self.board.place_in(room, trays)
        self.top.place_in(self.board.frame)

    def _lay_board(self) -> None:
        """Lay the board before who plays, or the way a hand has turned it."""
        match = self.session.match
        self.board.way = self.view.look.seating.way(match.persons(), match.game.key in self._settings().turned)

    def follow(self, report: Report) -> None:
        """Show what has just happened."""
        match, speed = self.session.match, self._settings().animation
        if report.laid:
            self._lay_board()
            self.top.place_in(self.board.frame)
            self.top.show(match.positions, match.steps)
        if report.played:
            self.board.animate(report.played.effects, match.position, speed)
            self.top.follow(report.played.effects, match.position, len(match.steps), speed)
        if report.put_down:
            self.board.finish()
        if report.taken_back:
            self.board.glide(match.position, speed)
            self.top.show_dice(match.positions, match.steps)
        for event in report.sounds:
            self._sounds.play(event)
        self._mark(report.turned)

    def _mark(self, turned: bool) -> None:
        """Mark what the session points at."""
        session, match = self.session, self.session.match
        self.marking.forget()
        self.marking.refused = session.refused
        if session.advised:
            self.marking.advise(match.position, session.advised)
        if turned:
            person = session.waiting() is Waiting.PERSON
            self.marking.follow(match.positions, match.steps, person)

    @property
    def moving(self) -> bool:
        """Whether men or dice are on their way."""
        return self.board.moving or self.top.rolling

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        changed = self.board.advance(dt)
        return self.top.advance(dt, self._sounds) or changed

    @property
    def points(self) -> tuple[str, ...]:
        """The places that have a name on the board."""
        return self.board.game.board.points

    def joined_to(self, place: str) -> tuple[str, ...]:
        """The places that a line of the board joins to this one."""
        board = self.board.game.board
        return board.near.get(place, ())

    # --- places and pixels ----------------------------------------------------------------------------------------

    def pixel_of(self, place: str) -> tuple[float, float]:
        """Where a hand touches a place, a die (``die:3``) included."""
        if place.startswith("die:"):
            return self.top.pixel_of_die(int(place[4:]))
        return self.board.pixel(place)

    def place_at(self, pixel: tuple[int, int]) -> str | None:
        """The place, or the die, under a pixel."""
        die = self.top.die_at(pixel)
        if die is not None:
            return f"die:{die}"
        on_tray = any(tray.collidepoint(pixel) for tray in self.board.trays.values())
        if not on_tray and not self.board.closeup.area.collidepoint(pixel):
            return None
        session = self.session
        return self.board.at(pixel, frozenset(session.permit.next_places(session.hand.chosen)))

    # --- the picture ----------------------------------------------------------------------------------------------

    def marks(self, helped: bool) -> Marks:
        """What is marked now; `helped` shows the legal targets."""
        session = self.session
        return self.marking.marks(session.permit, session.hand, session.match.position, helped)

    def draw(self, surface: pygame.Surface, helped: bool) -> None:
        """Everything that moves; `helped` shows the legal targets."""
        position, marks = self.session.match.position, self.marks(helped)
        self.top.draw_cube(surface, position)
        self.board.draw(surface, marks)
        self.top.draw_dice(surface, position, marks.die, self.marking.cursor)
