"""Round robin: the Berger tables of the FIDE Handbook (C.05, annex 1), and the remaining games if the field has changed
since they were drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from jeux.tournament.contract import DOUBLE, SWISS, Plan, Play, Player, Round

Pair = tuple[str, str]


def play_of(plan: Plan, number: int) -> Play:
    """What is played in a round."""
    return plan.plays[(number - 1) % len(plan.plays)]


def berger(count: int, number: int) -> tuple[tuple[int, int], ...]:
    """The pairs of a round for `count` players (even), numbered from 1, the first side first.

    If the sum of the numbers is odd the lower has the first side, else the higher. The last number alternates."""
    assert count % 2 == 0 and 1 <= number < count, (count, number)  # noqa: PT018
    ring = count - 1
    lone = (number - 1) * (ring + 1) // 2 % ring + 1
    pairs = [(lone, count) if number % 2 else (count, lone)]
    for step in range(1, count // 2):
        above, below = (lone + step - 1) % ring + 1, (lone - step - 1) % ring + 1
        low, high = sorted((above, below))
        pairs.append((low, high) if (low + high) % 2 else (high, low))
    return tuple(pairs)


def rounds_in_all(plan: Plan, players: Sequence[Player], rounds: Sequence[Round]) -> int:
    """The total number of rounds for the current players."""
    if plan.system == SWISS or all(play.alone for play in plan.plays):
        return max(plan.rounds, len(rounds))
    wanted, number = len(_left(plan, players, rounds)), len(rounds)
    while wanted:
        number += 1
        wanted -= not play_of(plan, number).alone
    return number


def everybody(plan: Plan, players: Sequence[Player], rounds: Sequence[Round]) -> tuple[Pair, ...] | None:
    """The pairs of the next round by the tables, the first side first. None if the field has changed or the tables are
    completed; `unplayed` then gives what is left."""
    left = _tables_left(plan, players, rounds)
    return left[0] if left else None


def unplayed(plan: Plan, players: Sequence[Player], rounds: Sequence[Round]) -> Counter[frozenset[str]]:
    """How many games are left between each two players still in the tournament."""
    here = [player.id for player in players if player.withdrawn_after is None]
    met = _met(rounds)
    cycles = meetings(plan)
    left = Counter(
        {
            frozenset((one, other)): cycles - met[frozenset((one, other))]
            for index, one in enumerate(here)
            for other in here[:index]
        }
    )
    return +left


def meetings(plan: Plan) -> int:
    """How often two players meet."""
    return 2 if plan.system == DOUBLE else 1


def _met(rounds: Sequence[Round]) -> Counter[frozenset[str]]:
    """How often each two players were paired."""
    return Counter(
        frozenset(pairing.players) for each in rounds for pairing in each.pairings if len(pairing.players) == 2
    )


def _left(plan: Plan, players: Sequence[Player], rounds: Sequence[Round]) -> range:
    """The number of two-player rounds still needed at least, as a range."""
    tables, pairs = _tables_left(plan, players, rounds), unplayed(plan, players, rounds)
    if tables is not None:
        planned = Counter(frozenset(pair) for each in tables for pair in each)
        pairs = pairs - planned
    most = Counter(name for pair in pairs.elements() for name in pair)
    return range(len(tables or ()) + max(most.values(), default=0))


def _tables_left(plan: Plan, players: Sequence[Player], rounds: Sequence[Round]) -> tuple[tuple[Pair, ...], ...] | None:
    """The rounds of the tables not paired yet; None if the field has changed."""
    drawn = _drawn(players, rounds)
    if len(drawn) < 2 or any(player.withdrawn_after is None and player.id not in drawn for player in players):
        return None
    done = sum(not each.play.alone for each in rounds)
    left = tuple(_all_tables(drawn, meetings(plan)))[done:]
    met = _met(rounds)
    planned = Counter(frozenset(pair) for each in left for pair in each)
    return left if all(met[pair] + planned[pair] <= meetings(plan) for pair in planned) else None


def _drawn(players: Sequence[Player], rounds: Sequence[Round]) -> list[str]:
    """The players for whom the tables are drawn, by number: those in the first round, or those who will be."""
    if not rounds:
        return [player.id for player in players if player.withdrawn_after is None]
    first = rounds[0]
    there = {name for pairing in first.pairings for name in pairing.players} | {*first.byes, *first.away}
    return [player.id for player in players if player.id in there]


def _all_tables(drawn: Sequence[str], cycles: int) -> Iterator[tuple[Pair, ...]]:
    """The pairs of every round; in the second cycle the sides are exchanged."""
    count = len(drawn) + len(drawn) % 2
    for cycle in range(cycles):
        for number in range(1, count):
            pairs = (pair[::-1] if cycle else pair for pair in berger(count, number))
            yield tuple(_seated(drawn, pairs))


def _seated(drawn: Sequence[str], pairs: Iterable[tuple[int, int]]) -> Iterator[Pair]:
    """The pairs as ids. In an odd field, the opponent of the missing number has a bye."""
    for first, second in pairs:
        if max(first, second) <= len(drawn):
            yield drawn[first - 1], drawn[second - 1]
