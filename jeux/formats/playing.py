"""Plays the game of another program through our rules while it is read."""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern

from jeux.common.cleaning import clean
from jeux.formats.contract import FormatError
from jeux.match.dice import SEED_BYTES
from jeux.match.record import GameRecord
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadOption, MalformedStep, Position, RulesError, complete_options

NO_SEED = "00" * SEED_BYTES
"""The seed of a game with foreign dice: constant, so that reading again gives the same record."""
MOST_STEPS = 20_000
"""Limit above the number of steps of any game."""
MOST_ALL = 200_000
"""Limit on the steps of all games in one file."""


class Playing:
    """A game being played; `here` is the current position, `steps` those played."""

    def __init__(self, game: str, options: Mapping[str, str], start: str = "", players: int = 2) -> None:
        """Start the game. Raises `FormatError` for options unknown to the game, or an invalid `start`."""
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
        """Play a step, written as `said` in the file. Raises `FormatError` if it is illegal."""
        told = clean(said or step), line, column
        if len(self.steps) >= MOST_STEPS:
            raise FormatError("too-large", *told)
        try:
            refusal = self.here.refusal(step)
        except MalformedStep as error:
            raise FormatError("bad-step", *told) from error
        if refusal:
            raise FormatError("illegal-step", *told, (self._game.key, refusal))
        self._past.append(self.here)
        self.here = self.here.play(step)
        self.steps.append(intern(step))  # thousands of games have the same few steps

    def take_back(self, count: int) -> None:
        """Undo `count` steps, at least one."""
        self.here = self._past[-count]
        del self.steps[-count:], self._past[-count:]

    def record(
        self,
        given_up: tuple[int, int] | None = None,
        agreed: bool = False,
        unknown: Mapping[str, object] | None = None,
        turned: int = 0,
    ) -> GameRecord:
        """The record of the game, with its end if the rules did not end it."""
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
