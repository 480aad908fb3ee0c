"""The tie-breaks, as sums of terms: FIDE Handbook C.07 as of March 2026, with article numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from jeux.tournament.contract import BUCHHOLZ, BUCHHOLZ_CUT, SONNEBORN, SWISS, WINS, Outcome, Tournament
from jeux.tournament.outcomes import (
    AWAY,
    BYE,
    CANCELLED,
    DIGITS,
    LOST_BY_FORFEIT,
    NONE,
    OPEN,
    PLAYED,
    WON_BY_FORFEIT,
    points_of,
)

_ASKED_FOR = (AWAY, NONE)
"""Outcomes by the player's own choice not to play (16.1.1)."""
_VOLUNTARY = (*_ASKED_FOR, LOST_BY_FORFEIT)
"""The same, and forfeit losses (16.1.2)."""


@dataclass(frozen=True, slots=True)
class Term:
    """The contribution of one round: the opponent's `score` multiplied by `times`, the points made. `opponent` is empty
    for a dummy opponent (16.4); a term that is `cut` is left out of the sum. `drawn`: rounds that the opponent missed
    count as draws in this score (16.3), so that it differs from the opponent's points."""

    round: int
    opponent: str
    score: float
    times: float = 1.0
    voluntary: bool = False
    cut: bool = False
    drawn: bool = False

    @property
    def worth(self) -> float:
        """The amount it adds, if not cut."""
        return self.score * self.times


class Field:
    """All players and their outcomes, as input of the tie-breaks."""

    def __init__(self, tournament: Tournament, found: Mapping[str, Sequence[Outcome]]) -> None:
        self._tournament, self._found = tournament, found
        self._swiss = tournament.plan.system == SWISS
        self._points = {name: points_of(rounds) for name, rounds in found.items()}
        self._adjusted = {name: self._for_opponents(rounds) for name, rounds in found.items()}

    def terms(self, tie: str, player: str) -> tuple[Term, ...]:
        """The terms of a tie-break that is a sum."""
        each = [term for outcome in self._found[player] for term in self._term(outcome, player)]
        if tie == SONNEBORN:
            return tuple(each)
        return _cut(each) if tie == BUCHHOLZ_CUT else tuple(replace(term, times=1.0) for term in each)

    def value(self, tie: str, player: str) -> float:
        """A player's value for a tie-break other than the direct encounter: a sum, or the number of wins, played or not
        (7.1)."""
        if tie in (BUCHHOLZ, BUCHHOLZ_CUT, SONNEBORN):
            return round(sum(term.worth for term in self.terms(tie, player) if not term.cut), DIGITS)
        return float(sum(self.won(outcome) for outcome in self._found[player]))

    def won(self, outcome: Outcome) -> bool:
        """Whether a round was won, including forfeits and byes."""
        if outcome.kind == PLAYED:
            return len(outcome.scores) > 1 and outcome.scores[0] > outcome.scores[1]
        points = self._tournament.plan.points
        return outcome.kind == WON_BY_FORFEIT or (
            outcome.kind == BYE
            and self._swiss
            and self._tournament.plan.scoring == WINS
            and outcome.points == points.win
        )

    # --- direct encounter -----------------------------------------------------------------------------------------

    def encounters(self, group: Sequence[str]) -> dict[str, float]:
        """The points that these players made against one another."""
        return {name: points_of([each for each in self._found[name] if self._meets(each, group)]) for name in group}

    def _meets(self, outcome: Outcome, group: Sequence[str]) -> bool:
        met = outcome.kind == PLAYED or (not self._swiss and outcome.kind in (WON_BY_FORFEIT, LOST_BY_FORFEIT))
        return met and outcome.opponent in group

    def by_encounter(self, group: Sequence[str]) -> list[list[str]]:
        """The players of a group ranked by direct encounter (6): by points if all have met; else each player who would
        be first whatever the missing games brought."""
        made = self.encounters(group)
        missing = {name: self._not_met(name, group) for name in group}
        if not any(missing.values()):
            scores = sorted(set(made.values()), reverse=True)
            return [[name for name in group if made[name] == score] for score in scores]
        most = self._tournament.plan.points.win
        ranked, left = [], list(group)
        while first := next((name for name in left if self._is_first(name, left, made, missing, most)), None):
            ranked.append([first])
            left.remove(first)
        return [*ranked, left] if left else ranked

    def _not_met(self, name: str, group: Sequence[str]) -> int:
        met = {each.opponent for each in self._found[name] if self._meets(each, group)}
        return len(set(group) - met - {name})

    def _is_first(
        self, name: str, left: Sequence[str], made: Mapping[str, float], missing: Mapping[str, int], most: float
    ) -> bool:
        return all(made[name] > made[other] + most * missing[other] for other in left if other != name)

    # --- sums -----------------------------------------------------------------------------------------------------

    def _term(self, outcome: Outcome, player: str) -> list[Term]:
        if outcome.kind in (OPEN, CANCELLED) or (outcome.kind == PLAYED and not outcome.opponent):
            return []
        played = outcome.kind == PLAYED or (not self._swiss and bool(outcome.opponent))
        if not self._swiss and not outcome.opponent:
            return []
        score = self._adjusted[outcome.opponent] if played else self._stand_in(outcome, player)
        voluntary = outcome.kind in _VOLUNTARY and not played
        opponent = outcome.opponent if played else ""
        drawn = bool(opponent) and score != self._points[opponent]
        return [Term(outcome.round, opponent, score, outcome.points, voluntary, drawn=drawn)]

    def _stand_in(self, outcome: Outcome, player: str) -> float:
        """The score of the dummy opponent for a round not played (16.4): the player's own, limited to that of the
        scheduled opponent, or to a draw in every round."""
        if outcome.opponent:
            return min(self._points[player], self._adjusted[outcome.opponent])
        return min(self._points[player], self._tournament.rounds_in_all * self._tournament.plan.points.draw)

    def _for_opponents(self, rounds: Sequence[Outcome]) -> float:
        """A player's score as used for opponents' tie-breaks (16.3): rounds missed by choice count as draws if he
        played none after them."""
        if not self._swiss:
            return points_of(rounds)
        total, leaving = 0.0, True
        for outcome in reversed(rounds):
            leaving = leaving and outcome.kind in _VOLUNTARY
            total += self._tournament.plan.points.draw if leaving and outcome.kind in _ASKED_FOR else outcome.points
        return round(total, DIGITS)


def _cut(terms: Sequence[Term]) -> tuple[Term, ...]:
    """The Buchholz terms with the lowest one cut (14.1), preferably one of a round missed voluntarily (16.5)."""
    plain = [replace(term, times=1.0) for term in terms]
    if not plain:
        return ()
    least = min(plain, key=lambda term: (not term.voluntary, term.score))
    return tuple(replace(term, cut=term is least) for term in plain)
