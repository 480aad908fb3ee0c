"""The table as the window shows it: the board with its men, the dice, the marks, the sounds."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

import pygame

from jeux.common.settings import Settings
from jeux.common.sounds import Sounds
from jeux.play.gestures.hand import NOBODY, Hand
from jeux.play.gestures.pace import EndLight
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.rules.contract import in_use
from jeux.rules.die_places import die_place, face_of
from jeux.scenes.table.display.noises import Noises
from jeux.scenes.table.display.orientation import Orientation
from jeux.ui.background import table_top
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.marking import Marking
from jeux.views.marks.drawn_marks import DrawnMark
from jeux.views.marks.marks import Marks
from jeux.views.place.cloth import Beside, Laid, Lot, Pile, Strips, lay_beside, lay_in_strips
from jeux.views.place.half_turn import HalfTurn
from jeux.views.style.frame import Frame, plan_of
from jeux.views.style.painter import WOOD
from jeux.views.tabletop import Tabletop

NO_HAND = Hand()
"""The empty hand, used until everything has been shown."""


class TableDisplay:
    """Shows what a session reports.

    Men and dice start to move at once. All consequences of a step (marks, cube, messages, signals) wait until the
    animation has ended; then `settled` is called."""

    def __init__(
        self, session: Session, sounds: Sounds, settings: Callable[[], Settings], settled: Callable[[], None]
    ) -> None:
        match = session.match
        self.session = session
        self.view = view_of(match.game, match.record.options)
        self.board = BoardView(in_use(match.game, match.record.options), self.view)
        self.top = Tabletop(self.board, self.view.dice)
        self.orientation, self.half_turn = Orientation(session, self.view.look.seating, settings), HalfTurn()
        self.marking = Marking(self.board)
        self.noises = Noises(sounds, self.board)
        self.late: Report | None = None
        """What has happened and is not shown yet because men or dice still move."""
        self.position = match.position
        """The position shown: the one before the step while men or dice still move."""
        self.chalk: Callable[[], tuple[DrawnMark, ...]] = tuple
        """What is drawn by hand over the position."""
        self.told: Callable[[], tuple[str, ...]] = tuple
        """Returns the same as text."""
        self._light = EndLight()
        self._news = False
        """Whether something was reported since the last frame."""
        self._room, self._piles = pygame.Rect(0, 0, 100, 100), dict[str, Pile]()
        self._strips: Strips | None = None
        self._sounds, self._settings, self._settled = sounds, settings, settled

    def on_cloth(self, room: pygame.Rect, strips: Strips | None = None) -> bool:
        """Whether a board in this room leaves cloth enough for the men beside it, or `strips` do."""
        self._strips = strips
        return self._beside(room) is not None

    @property
    def has_men_beside(self) -> bool:
        """Whether men of this game may lie beside the board."""
        return any(self.board.look.trays)

    def height_in(self, room: pygame.Rect) -> int:
        """The height of the board in a room."""
        return Frame.fit(plan_of(self.board.game.key, self.board.look.layout.picture), room).rect.height

    def _beside(self, room: pygame.Rect) -> Laid | None:
        """What is left of a room to the board, and where men lie on the cloth beside it."""
        board = self.board
        near, far = (
            tuple(place for player in side if player < len(board.look.trays) for place in board.look.trays[player])
            for side in self.orientation.sides()
        )
        start = self.session.board.positions[0].men()
        most = Counter(place for place, _ in start if place in (*near, *far))
        settings = self._settings()
        sizes = {place: board.layout.size_of(place) for place in (*near, *far)}
        smaller = {place: size for place, size in sizes.items() if size}
        lot = Lot(near, far, most, board.layout.man_size, settings.look == WOOD, smaller)
        plan = plan_of(board.game.key, board.look.layout.picture)
        if self._strips:
            return lay_in_strips(plan, room, lot, self._strips)
        return lay_beside(plan, room, lot, settings.panel == "left")

    def place_in(self, room: pygame.Rect, piles: Mapping[str, pygame.Rect]) -> None:
        """Fit the board in a rectangle of the window. Men off the board lie on the cloth beside it, else in `piles` on
        the plaques."""
        self.board.lie(self.orientation.way())
        self.board.large = self._settings().large_targets
        self._room, self._piles = room, {place: Pile(rect) for place, rect in piles.items()}
        laid = self._beside(room)
        self.board.place_in(laid[0] if laid else room, {})
        self._lay_beside()
        self.top.place_in(self.board.frame)

    def _lay_beside(self) -> None:
        """Lay out the places beside the board for those who sit at its edges now."""
        laid = self._beside(self._room)
        beside: Mapping[str, Beside] = laid[1] if laid else self._piles
        self.board.lay_beside(beside)

    def _lay_board(self) -> None:
        """Orient the board towards the current player, or as the user has turned it."""
        self.board.lie(self.orientation.way())
        self._lay_beside()

    def _turn_board(self) -> bool:
        """Turn the board to the current player, once nothing moves and no man is held. True if it turns."""
        before, after = self.board.way, self.orientation.way()
        if before == after or self.late or self.under_way or self.session.hand.dragging or self.session.board.line:
            return False
        self.board.lie(after)
        self._lay_beside()
        self.top.place_in(self.board.frame)
        self.half_turn.begin(before, after, self.session.watch.speed)
        return True

    def follow(self, report: Report) -> None:
        """Show what has just happened."""
        board, speed = self.session.board, self.session.watch.speed
        self._news = True
        if report.turned:
            self.marking.pause()
        if report.laid:
            self._lay_board()
            self.top.place_in(self.board.frame)
            self.top.show(board.positions, board.steps)
        if report.played:
            self.noises.plan(self.board.animate(report.played.effects, board.position, speed))
            self.top.follow(report.played.effects, board.position, len(board.steps), speed)
        if report.put_down:
            self.board.finish()
        if report.taken_back:
            self.board.glide(board.position, speed)
        self.late = report.after(self.late)
        self._catch_up()

    def _catch_up(self) -> bool:
        """Show the consequences of a step once the animation has ended; True if there were any."""
        late, session = self.late, self.session
        self.noises.play(math.inf if not self.under_way else self.board.motion.now)
        if late is None or self.under_way:
            return False
        self.late, board = None, session.board
        self.position = board.position
        if late.played and board.position.result():
            self._light.begin(session.watch.speed)
        if late.taken_back:
            self.top.show_dice(board.positions, board.steps)
        for event in late.sounds:
            self._sounds.play(event)
        if late.laid or late.played or late.taken_back or late.turned:
            self.top.lie_ready(session.dice_ready() if self.view.dice else (), session.dice_in_hand)
        self._mark(late.turned)
        self._settled()
        return True

    def _mark(self, turned: bool) -> None:
        """Set the marks that the session asks for."""
        session, board = self.session, self.session.board
        self.marking.forget()
        self.marking.refused = session.refused
        if self.marking.cursor and not self.has(self.marking.cursor):
            self.marking.cursor = None
        shown = session.teaching.shown if not board.line else Shown()
        self.marking.advise(board.position, shown.turn)
        self.marking.look_at(shown.where)
        self.marking.light(shown.lit)
        self.marking.rank(board.position, [each.turn for each in shown.ranked])
        if turned:
            person = session.waiting() is Waiting.PERSON and not board.line
            self.marking.follow(board.positions, board.steps, person)

    @property
    def moving(self) -> bool:
        """Whether anything is animated: men, dice, or highlights."""
        return (
            self.board.moving or self.top.rolling or self.top.rocking or self.half_turn.under_way or not self._light.lit
        )

    @property
    def under_way(self) -> bool:
        """Whether men or dice still move to their place."""
        return self.board.under_way or self.top.rolling

    def finish(self) -> None:
        """End all animations at once."""
        self.board.finish()
        self.top.finish()
        self.half_turn.finish()
        self._catch_up()
        self._light.advance(math.inf, self.session.watch.speed)

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        changed, self._news = self.board.advance(dt) | self._news, False
        self.top.point(self.marking.pointer, self.session.watch.speed)
        changed |= self.top.advance(dt, self._sounds) | self.half_turn.advance(dt)
        changed |= self._light.advance(dt, self.session.watch.speed)
        return self._catch_up() | self._turn_board() | changed

    @property
    def points(self) -> tuple[str, ...]:
        """The named places of the board."""
        return self.board.game.board.points

    def joined_to(self, place: str) -> tuple[str, ...]:
        """The places joined to this one by a line of the board."""
        board = self.board.game.board
        return board.near.get(place, ())

    def counted(self) -> tuple[tuple[str, int], ...]:
        """The men that decide the game when they are counted at its end: kinds and numbers."""
        return self.view.cues.counted(self.session.match.position)

    # --- places and pixels ----------------------------------------------------------------------------------------

    def pixel_of(self, place: str) -> tuple[float, float]:
        """The pixel at which to touch a place, or a die on the table."""
        return self.top.pixel_of_die(face_of(place)) or self.board.pixel(place)

    def has(self, place: str) -> bool:
        """Whether it can be touched: a place, or a die that lies on the table."""
        return self.board.has(place) or self.top.pixel_of_die(face_of(place)) is not None

    def place_at(self, pixel: tuple[int, int]) -> str | None:
        """The place, or the die, under a pixel."""
        die = self.top.die_at(pixel)
        if die is not None and not self.board.closeup.hides(pixel):
            return die_place(die)
        on_tray = any(tray.collidepoint(pixel) for tray in self.board.trays.values())
        if not on_tray and not self.board.closeup.area.collidepoint(pixel):
            return None
        session = self.session
        return self.board.at(pixel, frozenset(session.permit.next_places(session.hand.chosen)))

    # --- the picture ----------------------------------------------------------------------------------------------

    def marks(self, helped: bool) -> Marks:
        """The current marks; `helped` includes the legal targets."""
        session = self.session
        permit, hand = (NOBODY, NO_HAND) if self.late else (session.permit, session.hand)
        marks = self.marking.marks(permit, hand, session.board.position, helped)
        marks = marks if self._light.lit else replace(marks, ending=())
        return marks if self.late else replace(marks, drawn=(*marks.drawn, *self.chalk()))

    def draw(self, surface: pygame.Surface, helped: bool) -> None:
        """Everything that moves; `helped` shows the legal targets."""
        marks, clip = self.marks(helped), self.board.closeup.clip
        surface.set_clip(clip)
        self.top.draw_cube(surface, self.position)
        self.board.draw(surface, marks)
        surface.set_clip(clip)
        self.top.draw_dice(surface, self.position, marks.die, self.marking.cursor)
        surface.set_clip(None)
        if self.half_turn.under_way:
            closeup = self.board.closeup
            self.half_turn.draw(surface, closeup.frame.rect, closeup.outer, table_top(surface.get_size()))
