"""The outcome of each round for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from jeux.tournament.contract import SCORES, SWISS, Outcome, Pairing, Player, Round, Tournament
from jeux.tournament.schedule import meetings

PLAYED, WON_BY_FORFEIT, LOST_BY_FORFEIT = "played", "forfeit-won", "forfeit-lost"
BYE, AWAY, OPEN, NONE, CANCELLED = "bye", "away", "open", "none", "cancelled"
DIGITS = 6
"""The decimals to which points are rounded, as thirds and sevenths are summed."""


def outcomes(tournament: Tournament, after: int = 0) -> dict[str, tuple[Outcome, ...]]:
    """The outcomes of the rounds up to `after` (0: all), by player."""
    rounds, gone = tournament.rounds[: after or None], _left_early(tournament)
    found = {player.id: [_outcome(tournament, each, player) for each in rounds] for player in tournament.players}
    return {name: tuple(_without(gone, name, outcome) for outcome in row) for name, row in found.items()}


def _left_early(tournament: Tournament) -> set[str]:
    """The players who left a round robin before playing everybody: their games are cancelled, so that all others are
    compared over the same opponents."""
    if tournament.plan.system == SWISS:
        return set()
    met: Counter[frozenset[str]] = Counter(frozenset(p.players) for each in tournament.rounds for p in each.pairings)
    stayed = [player.id for player in tournament.players if player.withdrawn_after is None]
    wanted = meetings(tournament.plan)
    return {
        player.id
        for player in tournament.players
        if player.withdrawn_after is not None and any(met[frozenset((player.id, other))] < wanted for other in stayed)
    }


def _without(gone: set[str], name: str, outcome: Outcome) -> Outcome:
    cancelled = outcome.opponent and (name in gone or outcome.opponent in gone)
    return replace(outcome, kind=CANCELLED, points=0.0) if cancelled else outcome


def points_of(found: Sequence[Outcome]) -> float:
    """The total of points."""
    return round(sum(outcome.points for outcome in found), DIGITS)


def _outcome(tournament: Tournament, each: Round, player: Player) -> Outcome:
    points = tournament.plan.points
    for pairing in each.pairings:
        if player.id in pairing.players:
            return _at_table(tournament, each, pairing, pairing.players.index(player.id))
    if player.id in each.byes:
        return Outcome(BYE, each.number, points.bye if tournament.plan.system == SWISS else 0.0)
    if player.id in each.away:
        return Outcome(AWAY, each.number, points.away)
    return Outcome(NONE, each.number)


def _at_table(tournament: Tournament, each: Round, pairing: Pairing, seat: int) -> Outcome:
    opponent = pairing.players[1 - seat] if len(pairing.players) > 1 else ""
    result = pairing.result
    if not result:
        return Outcome(OPEN, each.number, 0.0, opponent, seat == 0)
    scores = result.scores if seat == 0 else result.scores[::-1]
    if seat in result.absent:
        return Outcome(LOST_BY_FORFEIT, each.number, 0.0, opponent, seat == 0, scores)
    if not opponent:
        return Outcome(PLAYED, each.number, _share(each)[pairing.players[0]], "", True, scores)
    kind = WON_BY_FORFEIT if result.absent else PLAYED
    return Outcome(kind, each.number, _worth(tournament, scores, kind), opponent, seat == 0, scores)


def _worth(tournament: Tournament, scores: tuple[float, ...], kind: str) -> float:
    """The points for a table; `scores` has the player's own first."""
    points, (own, other) = tournament.plan.points, scores
    if tournament.plan.scoring == SCORES and kind == PLAYED:
        return own
    return points.win if own > other else points.loss if own < other else points.draw


def _share(each: Round) -> Mapping[str, float]:
    """For a round in which each plays alone: the share of the others that each player has beaten, ties counting half.
    An absent player is beaten by all present; tables without a result do not count."""
    made = {}
    for pairing in each.pairings:
        if pairing.result:
            score = pairing.result.scores[0]
            came = not pairing.result.absent
            made[pairing.players[0]] = (came, (-score if each.play.fewest else score) if came else 0.0)
    others = len(made) - 1
    return {
        name: (sum(own > other for other in made.values()) + (sum(own == other for other in made.values()) - 1) / 2)
        / others
        if others
        else 1.0
        for name, own in made.items()
    }
