"""The data of each player that the Dutch system uses for Swiss pairing (FIDE Handbook C.04.3, article 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jeux.tournament.contract import Outcome, Tournament
from jeux.tournament.outcomes import BYE, PLAYED, WON_BY_FORFEIT, outcomes, points_of

MILD, STRONG, ABSOLUTE = 1, 2, 3
"""The strength of a side preference: alternate; balance a difference of one; balance two, or end a run of two."""
DOWN, UP = -1, 1


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity: all cards differ, and they are hashed very often
class Card:
    """A player before a round. `sides` are those of the games played with their round, 1 for the first side and -1 for
    the second; `floats` are those of the last two rounds, the latest first."""

    id: str
    number: int
    score: float
    opponents: tuple[str, ...] = ()
    sides: tuple[tuple[int, int], ...] = ()
    floats: tuple[int, int] = (0, 0)
    had_bye: bool = False
    unplayed: int = 0
    topscorer: bool = False
    """Has more than half of the maximum score, before the last round."""

    @property
    def rank(self) -> tuple[float, int]:
        """The ranking order (1.2): by points, then by pairing number."""
        return -self.score, self.number

    @property
    def difference(self) -> int:
        """The side difference: games on the first side minus games on the second."""
        return sum(side for _, side in self.sides)

    @property
    def wants(self) -> int:
        """The preferred side: 1 the first, -1 the second, 0 before the first game."""
        if self.difference:
            return -1 if self.difference > 0 else 1
        return -self.sides[-1][1] if self.sides else 0

    @property
    def strength(self) -> int:
        """The strength of the side preference (1.7)."""
        run = len(self.sides) > 1 and self.sides[-1][1] == self.sides[-2][1]
        if abs(self.difference) > 1 or run:
            return ABSOLUTE
        return STRONG if self.difference else MILD if self.sides else 0


def cards_of(tournament: Tournament, here: Sequence[str]) -> list[Card]:
    """The cards of the players present, by rank."""
    found = outcomes(tournament)
    before = {name: _scores_before(rounds) for name, rounds in found.items()}
    last = len(tournament.rounds) + 1 >= tournament.rounds_in_all
    half = tournament.plan.points.win * len(tournament.rounds) / 2
    cards = []
    for player in tournament.players:
        if player.id in here:
            rounds = found[player.id]
            played = [each for each in rounds if each.kind == PLAYED and each.opponent]
            cards.append(
                Card(
                    player.id,
                    player.number,
                    points_of(rounds),
                    tuple(each.opponent for each in played),
                    tuple((each.round, 1 if each.first else -1) for each in played),
                    _floats(rounds, player.id, before),
                    any(each.kind in (BYE, WON_BY_FORFEIT) for each in rounds),
                    len(rounds) - len(played),
                    last and points_of(rounds) > half,
                )
            )
    return sorted(cards, key=lambda card: card.rank)


def _scores_before(rounds: Sequence[Outcome]) -> list[float]:
    return [points_of(rounds[:number]) for number in range(len(rounds) + 1)]


def _floats(rounds: Sequence[Outcome], name: str, before: Mapping[str, Sequence[float]]) -> tuple[int, int]:
    """The floats of the last two rounds (1.4): downfloat, for meeting an opponent with fewer points or scoring without
    playing; upfloat for the opposite."""
    recent = [each for each in rounds if each.opponent or each.kind != PLAYED][:-3:-1]
    floats = [_float(each, name, before) for each in recent]
    return (*floats, 0, 0)[0], (*floats, 0, 0)[1]


def _float(outcome: Outcome, name: str, before: Mapping[str, Sequence[float]]) -> int:
    if outcome.kind != PLAYED:
        return DOWN if outcome.points > 0 else 0
    own, other = before[name][outcome.round - 1], before[outcome.opponent][outcome.round - 1]
    return DOWN if own > other else UP if own < other else 0


def sided(one: Card, other: Card) -> tuple[Card, Card]:
    """Allocate the sides (article 5), the player with the first side first. In order: grant both preferences, then the
    stronger one, then alternate from the last round where the two had different sides, then grant the higher-ranked
    player's preference, then an odd pairing number gets the first side."""
    high, low = sorted((one, other), key=lambda card: card.rank)
    side = _side_of(high, low)
    return (high, low) if side > 0 else (low, high)


def _side_of(high: Card, low: Card) -> int:
    """The side of the higher-ranked player."""
    if high.wants and low.wants and high.wants != low.wants:
        return high.wants
    if high.strength != low.strength:
        return high.wants if high.strength > low.strength else -low.wants
    if high.strength == ABSOLUTE and abs(high.difference) != abs(low.difference):
        return high.wants if abs(high.difference) > abs(low.difference) else -low.wants
    for (_, own), (_, other) in zip(reversed(high.sides), reversed(low.sides), strict=False):
        if own != other:
            return -own
    return high.wants or (1 if high.number % 2 else -1)
