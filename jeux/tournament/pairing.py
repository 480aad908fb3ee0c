"""Pairs the next round by the tournament's system."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jeux.tournament.contract import SWISS, Pairing, Play, Tournament
from jeux.tournament.matching import heaviest
from jeux.tournament.schedule import Pair, everybody, play_of, unplayed
from jeux.tournament.swiss import swiss_round


@dataclass(frozen=True, slots=True)
class Drawn:
    """A pairing: what is played, the tables (one player each if they play alone), byes, absences."""

    play: Play
    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...]
    away: tuple[str, ...]


def paired(tournament: Tournament) -> Drawn:
    """The pairing of the next round."""
    number = len(tournament.rounds) + 1
    play = play_of(tournament.plan, number)
    here = [player.id for player in tournament.players if player.plays_in(number)]
    tables: Sequence[tuple[str, ...]]
    if play.alone:
        tables = [(name,) for name in here]
    elif tournament.plan.system == SWISS:
        tables = swiss_round(tournament, here)
    else:
        tables = _round_robin(tournament, here)
    seated = {name for table in tables for name in table}
    away = tuple(player.id for player in tournament.players if number in player.away and player.id not in here)
    byes = tuple(name for name in here if name not in seated)
    return Drawn(play, tuple(tables), byes, away)


def _round_robin(tournament: Tournament, here: Sequence[str]) -> list[Pair]:
    """The tables of a round robin without the absent players; or as many of the remaining games as possible, if the
    field changed."""
    planned = everybody(tournament.plan, tournament.players, tournament.rounds)
    if planned is not None:
        return [pair for pair in planned if set(pair) <= set(here)]
    left = unplayed(tournament.plan, tournament.players, tournament.rounds)
    places = {name: place for place, name in enumerate(here)}
    busy = [sum(count for pair, count in left.items() if name in pair) for name in here]
    # first as many pairs as possible, then those with most games left
    pair_more = 2 * len(here) * (max(busy, default=0) + 1)
    weights = {}
    for pair in left:
        if pair <= places.keys():
            low, high = sorted(places[name] for name in pair)
            weights[low, high] = pair_more + busy[low] + busy[high]
    partners = heaviest(len(here), weights)
    return [_sided(tournament, here[one], here[other]) for one, other in enumerate(partners) if one < other]


def _sided(tournament: Tournament, one: str, other: str) -> Pair:
    """The pair in side order: the player with fewer first sides first; then the sides exchanged if they have met; then
    the lower number."""
    earlier = [pairing.players for pairing in _pairings(tournament) if set(pairing.players) == {one, other}]
    if earlier:
        return earlier[-1][1], earlier[-1][0]
    return (one, other) if _balance(tournament, one) <= _balance(tournament, other) else (other, one)


def _balance(tournament: Tournament, name: str) -> int:
    """How many more times a player had the first side than the second."""
    seats = [pairing.players.index(name) for pairing in _pairings(tournament) if name in pairing.players]
    return sum(1 if seat == 0 else -1 for seat in seats)


def _pairings(tournament: Tournament) -> Iterator[Pairing]:
    """The tables of two players in all rounds."""
    return (pairing for each in tournament.rounds for pairing in each.pairings if len(pairing.players) > 1)
