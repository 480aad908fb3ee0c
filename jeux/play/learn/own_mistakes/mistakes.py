"""A mistake of a player: the position before the error, what was played, and what the review found of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from jeux.common.schema import fields
from jeux.match.forms import PROGRAM
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat
from jeux.play.analysis.verdict_json import VERDICT, steps_of, verdict_of
from jeux.play.analysis.verdicts import Verdict
from jeux.play.learn.own_mistakes.schedule import Schedule
from jeux.rules.contract import RulesError

_found = fields(VERDICT)


@dataclass(frozen=True, slots=True)
class Mistake:
    """`number` steps of the game `id` were played before it; `day` is when that game was played.

    `found` is what the review found, as JSON, because the many that wait are read for the one that is asked; it has all
    the good steps. `unsure` are the steps that the review did not search; a legal step in neither is worse. `error` is
    the class of the turn."""

    id: str
    player: str
    day: date
    game: str
    options: Mapping[str, str]
    form: str
    target: int
    before: tuple[float, ...]
    """The points of the sides before this game, where a match is played for points."""
    players: int
    start: str
    steps: tuple[str, ...]
    played: str
    error: int
    side: int
    """The side that decides."""
    found: Mapping[str, Any]
    unsure: tuple[str, ...]
    schedule: Schedule

    @property
    def verdict(self) -> Verdict:
        """What the review found of the decision, of a mistake that is `usable`."""
        return verdict_of(self.found)

    @property
    def question(self) -> object:
        """What is asked: the same for the same mistake in another game."""
        return self.player, self.game, sorted(self.options.items()), self.start, self.steps, self.played

    def accepts(self, step: str) -> bool | None:
        """Whether a step is good enough; None where it has to be searched first."""
        return None if step in self.unsure else self.verdict.good_enough(step) is True

    def answered(self, solved: bool, day: date) -> Mistake:
        """The mistake after it was asked on a day."""
        return replace(self, schedule=self.schedule.answered(solved, day))


def match_of(mistake: Mistake) -> Match:
    """The match that stands before the mistake. Raises `RecordError`, `RulesError`."""
    seats = (Seat(""),) * mistake.players
    form = mistake.target, mistake.form, PROGRAM, mistake.before
    record = Match.new(mistake.game, mistake.options, seats, *form).record
    game = replace(record.games[0], options=mistake.options, start=mistake.start, steps=mistake.steps)
    return Match(replace(record, games=(game,)))


def usable(mistake: Mistake) -> bool:
    """Whether what was found can be read, and the rules of this version lead there and allow all that is said of it."""
    if not _found(mistake.found) or mistake.found["player"] != mistake.side:
        return False
    try:
        position = match_of(mistake).position
    except (RecordError, RulesError, KeyError):  # KeyError: a game of another version
        return False
    said = steps_of(mistake.verdict) | {mistake.played, *mistake.unsure}
    return position.turn == mistake.side and said <= set(position.steps())
