"""Replays a game from another program through our rules: whole turns, cube actions and ends.

Cube steps have the same names in all games; a game without a cube has no such steps."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.common.cleaning import clean
from jeux.formats.contract import FormatError
from jeux.formats.mat.course import Course
from jeux.formats.mat.turns import MatMove, steps_of
from jeux.formats.playing import Playing
from jeux.match.record import GameRecord
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Options
from jeux.rules.tables import throw_step

_FACES_SQUARED = 36
"""The number of outcomes of the opening throw, where each side throws one die."""


class Telling:
    """One game, played turn by turn; sides are ours. Every method raises `FormatError`, with the place set last by
    `at`."""

    def __init__(self, course: Course, options: Options, start: str = "") -> None:
        self._course = course
        self._playing = Playing(course.game, options, start)
        self._given_up: tuple[int, int] | None = None
        self._place, self._said = (0, 0), ""

    def at(self, line: int, column: int, said: str) -> None:
        """Set the place and the words of what follows, for error messages."""
        self._place, self._said = (line, column), clean(said)

    @property
    def side(self) -> int:
        """The side to play; -1 before the opening throw."""
        return self._course.side(self._playing.here)

    @property
    def count(self) -> int:
        """The number of steps played."""
        return len(self._playing.steps)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._playing.here.turn == OVER or bool(self._given_up)

    def error(self, code: str) -> FormatError:
        """An error at the current place."""
        return FormatError(code, self._said, *self._place)

    def _play(self, step: str) -> None:
        self._playing.play(step, *self._place, self._said)

    def tie(self, face: int) -> None:
        """Play a tied opening throw, which is repeated."""
        if not self._opens():
            raise self.error("illegal-step")
        self._play(throw_step((face, face), opening=True))

    def throw(self, side: int, dice: tuple[int, int]) -> None:
        """Play a throw of a side; the first one may stand for the opening throw."""
        self._take_beaver(side)
        if self._opens():
            self._open(side, dice)
            return
        if self.over or self.side != side:
            raise self.error("wrong-side" if not self.over else "after-the-end")
        if "roll" in self._playing.here.steps():
            self._play("roll")
        self._play(throw_step(dice, opening=False))

    def _opens(self) -> bool:
        return self._playing.here.turn == CHANCE and len(self._playing.here.steps()) == _FACES_SQUARED

    def _open(self, side: int, dice: tuple[int, int]) -> None:
        """Play the opening throw with one die for each side. A double is a throw of a side that begins without one."""
        if dice[0] == dice[1]:
            self._begin(side)
            self.throw(side, dice)
            return
        low, high = sorted(dice)
        self._play(throw_step((low, high) if side else (high, low), opening=True))

    def _begin(self, side: int) -> None:
        """Start the game with a side, without an opening throw."""
        if self._playing.steps or self._playing.start:
            raise self.error("illegal-step")
        options = self._playing.options
        self._playing = Playing(self._course.game, options, self._course.begun(options, side))

    def _take_beaver(self, side: int) -> None:
        """Accept a beaver if the side throws without having said so, as in many files."""
        here = self._playing.here
        if here.turn == side == self.side and "take" in here.steps():
            self._play("take")

    def move(self, side: int, dice: tuple[int, int], ways: Sequence[MatMove]) -> None:
        """Play the moves of a turn; a pass if `ways` is empty."""
        here = self._playing.here
        steps = steps_of(self._course, here, side, dice, ways) if ways else ("pass",)
        if steps is None:
            raise self.error("illegal-step")
        for step in steps:
            self._play(step)

    def forced(self) -> bool:
        """Play the turn if it has no choice. Returns whether it had none."""
        playing = self._playing
        turn, count = playing.here.turn, len(playing.steps)
        while playing.here.turn == turn and len(playing.here.steps()) == 1:
            playing.play(playing.here.steps()[0])
        forced, played = playing.here.turn != turn, len(playing.steps) - count
        if played and not forced:
            playing.take_back(played)
        return forced

    def waits(self, side: int) -> bool:
        """Whether a side has dice to play."""
        return self._playing.here.turn == side and self._playing.here.throws() == 0 and self._thrown()

    def _thrown(self) -> bool:
        steps = self._playing.here.steps()
        return bool(steps) and (steps == ("pass",) or self._course.die_of(self.side, steps[0]) is not None)

    def double(self, side: int) -> None:
        """Play an offer to double, or a beaver if the side is answering one."""
        if self._opens():
            self._begin(side)
        here = self._playing.here
        answers = here.turn == side != self.side
        if here.turn != side:
            raise self.error("wrong-side" if not self.over else "after-the-end")
        self._play("beaver" if answers else "double")

    def answer(self, side: int, step: str) -> None:
        """Answer an offer: ``take``, ``drop`` or ``beaver``."""
        if self._playing.here.turn != side:
            raise self.error("wrong-side" if not self.over else "after-the-end")
        self._play(step)

    def give_up(self, side: int, points: int) -> None:
        """Let a side resign for so many points, or for the next higher price of the rules."""
        if self.over:
            raise self.error("after-the-end")
        prices = CATALOGUE[self._course.game].prices(self._playing.here)
        self._given_up = side, min((price for price in prices if price >= points), default=max(prices))

    def record(self) -> GameRecord:
        """The game so far."""
        return self._playing.record(self._given_up)

    def points(self) -> tuple[float, float] | None:
        """The points won by each side; None while the game goes on."""
        if self._given_up:
            side, price = self._given_up
            return (0.0, float(price)) if side == 0 else (float(price), 0.0)
        result = self._playing.here.result()
        return (result.scores[0], result.scores[1]) if result else None
