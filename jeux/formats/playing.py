"""A game of another program, played through our rules as it is read."""

from __future__ import annotations

from collections.abc import Mapping

from jeux.common.cleaning import clean
from jeux.formats.contract import FormatError
from jeux.match.dice import SEED_BYTES
from jeux.match.record import GameRecord
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadOption, MalformedStep, Position, RulesError, complete_options

NO_SEED = "00" * SEED_BYTES
"""The seed of a game whose dice fell elsewhere: the same whenever it is read again."""
MOST_STEPS = 20_000
"""More than a game of any rules here has."""
MOST_ALL = 200_000
"""More than all the games of a text have together."""


class Playing:
    """A game as it is played step by step; `here` is its position, `steps` what was played."""

    def __init__(self, game: str, options: Mapping[str, str], start: str = "", players: int = 2) -> None:
        """Begin it. Raises `FormatError` for options that the game does not have, or a `start` that is no position."""
        self._game = CATALOGUE[game]
        try:
            self.options = complete_options(self._game, options)
            self.here: Position = (
                self._game.read(start, self.options, players) if start else self._game.start(self.options, players)
            )
        except BadOption as error:
            raise FormatError("option", clean(" ".join(options.values()))) from error
        except RulesError as error:
            raise FormatError("position") from error
        self.start = self.here.text() if start else ""
        self.steps: list[str] = []
        self._past: list[Position] = []

    def play(self, step: str, line: int = 0, column: int = 0, said: str = "") -> None:
        """Play a step, which the file has `said` so. Raises `FormatError` for one that is not legal here."""
        code = "illegal-step" if len(self.steps) >= MOST_STEPS else self._refused(step)
        if code:
            raise FormatError(code, clean(said or step), line, column)
        self._past.append(self.here)
        self.here = self.here.play(step)
        self.steps.append(step)

    def take_back(self, count: int) -> None:
        """Go back so many steps, at least one."""
        self.here = self._past[-count]
        del self.steps[-count:], self._past[-count:]

    def _refused(self, step: str) -> str:
        """Whether a step is against the rules, or none at all; empty where it is legal."""
        try:
            return "illegal-step" if self.here.refusal(step) else ""
        except MalformedStep:
            return "bad-step"

    def record(
        self,
        given_up: tuple[int, int] | None = None,
        agreed: bool = False,
        unknown: Mapping[str, object] | None = None,
        turned: int = 0,
    ) -> GameRecord:
        """The game as it was played, and how it ended where the rules did not end it."""
        ended = self.here.result() is not None
        return GameRecord(
            self.options,
            NO_SEED,
            tuple(self.steps),
            given_up=None if ended else given_up,
            agreed=agreed and not ended and not given_up,
            turned=turned,
            start=self.start,
            unknown=unknown or {},
        )
