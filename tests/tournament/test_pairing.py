"""Who meets whom: against published tables and pairings, and against all that is possible in small fields."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from jeux.tournament.contract import DOUBLE, SINGLE, SWISS, Plan, Play, Station, Tournament, TournamentError
from jeux.tournament.director import (
    add_player,
    may_pair,
    pair_next,
    reinstate,
    rename_player,
    set_away,
    start,
    swap,
    withdraw,
)
from jeux.tournament.matching import heaviest
from jeux.tournament.results import enter, forfeit
from jeux.tournament.schedule import berger
from jeux.tournament.swiss import swiss_round
from tests.tournament.trf import report_of, tournament_of

BY = Station("a" * 16, "Salle")
HEX, BOX = Play("hex"), Play("boite")


def pairs_of(text: str) -> list[tuple[str, str]]:
    return [(first, second) for first, _, second in (pair.partition("-") for pair in text.split())]


# --- everybody meets everybody ----------------------------------------------------------------------------------------

BERGER = {
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / 3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / "
        "4-8 5-3 6-2 7-1"
    ),
    10: (
        "1-10 2-9 3-8 4-7 5-6 / 10-6 7-5 8-4 9-3 1-2 / 2-10 3-1 4-9 5-8 6-7 / 10-7 8-6 9-5 1-4 2-3 / "
        "3-10 4-2 5-1 6-9 7-8 / 10-8 9-7 1-6 2-5 3-4 / 4-10 5-3 6-2 7-1 8-9 / "
        "10-9 1-8 2-7 3-6 4-5 / 5-10 6-4 7-3 8-2 9-1"
    ),
}
"""The Berger tables of the FIDE Handbook, C.05, annex 1."""


@pytest.mark.parametrize("count", BERGER)
def test_the_tables_are_those_of_the_handbook(count: int) -> None:
    rounds = [pairs_of(row) for row in BERGER[count].split("/")]
    assert [[(str(a), str(b)) for a, b in berger(count, number)] for number in range(1, count)] == rounds


def played(tournament: Tournament, random: Random, rounds: int = 100) -> Tournament:
    """The tournament with so many rounds more, results at random, a few forfeits among them."""
    while rounds and not may_pair(tournament):
        tournament = pair_next(tournament, BY)
        number = len(tournament.rounds)
        for pairing in tournament.rounds[-1].pairings:
            if len(pairing.players) == 1:
                tournament = enter(tournament, number, pairing.table, [random.randint(0, 9)], BY)
            elif random.random() < 0.05:
                tournament = forfeit(tournament, number, pairing.table, [random.randint(0, 1)], BY)
            else:
                scores = random.choice([(1, 0), (0, 1), (0.5, 0.5)])
                tournament = enter(tournament, number, pairing.table, scores, BY)
        rounds -= 1
    return tournament


def begun(system: str, count: int, rounds: int = 5, plays: tuple[Play, ...] = (HEX,)) -> Tournament:
    plan = Plan("Soirée", "2026-11-28", system, plays, rounds)
    return start(plan, [f"J{number}" for number in range(1, count + 1)], BY)


def meetings(tournament: Tournament) -> dict[frozenset[str], int]:
    found: dict[frozenset[str], int] = {}
    for each in tournament.rounds:
        for pairing in each.pairings:
            if len(pairing.players) > 1:
                pair = frozenset(pairing.players)
                found[pair] = found.get(pair, 0) + 1
    return found


@pytest.mark.parametrize(("system", "count", "rounds"), [(SINGLE, 5, 5), (SINGLE, 6, 5), (DOUBLE, 5, 10)])
def test_everybody_meets_everybody(system: str, count: int, rounds: int) -> None:
    tournament = played(begun(system, count), Random(1))
    found = meetings(tournament)
    assert (len(found), set(found.values())) == (count * (count - 1) // 2, {1 if system == SINGLE else 2})
    assert len(tournament.rounds) == rounds == tournament.rounds_in_all
    byes = [name for each in tournament.rounds for name in each.byes]
    assert {byes.count(player.id) for player in tournament.players} == {count % 2 * rounds // count}
    assert not any(each.rematches for each in tournament.rounds)


def test_sides_are_balanced_where_everybody_meets_everybody() -> None:
    tournament = played(begun(SINGLE, 8), Random(2))
    firsts = [pairing.players[0] for each in tournament.rounds for pairing in each.pairings]
    assert {firsts.count(player.id) for player in tournament.players} == {3, 4}


def test_who_comes_late_or_was_away_plays_all_the_same() -> None:
    tournament = played(begun(SINGLE, 6), Random(3), 1)
    late = add_player(tournament, "Tard", BY)
    away = played(set_away(late, late.players[0].id, 2, True, BY), Random(3))
    found = meetings(away)
    assert len(found) == 21
    assert set(found.values()) == {1}


def test_who_has_left_is_met_no_more() -> None:
    tournament = played(begun(SINGLE, 6), Random(4), 2)
    gone = tournament.players[2].id
    rest = played(withdraw(tournament, gone, BY), Random(4))
    assert len(rest.rounds) == 5
    assert not any(gone in pairing.players for each in rest.rounds[2:] for pairing in each.pairings)
    assert sum(gone not in pair for pair in meetings(rest)) == 10


def test_who_was_entered_by_mistake_is_out_of_the_field() -> None:
    tournament = begun(SINGLE, 4)
    tournament = withdraw(tournament, tournament.players[1].id, BY)
    assert [(player.number, player.name) for player in tournament.players] == [(1, "J1"), (2, "J3"), (3, "J4")]
    again = pair_next(add_player(tournament, "J2", BY), BY)
    assert [player.name for player in again.players] == ["J1", "J3", "J4", "J2"]
    named = rename_player(again, again.players[1].id, "Léa", BY)
    assert [player.name for player in named.players] == ["J1", "Léa", "J4", "J2"]
    assert len(withdraw(again, again.players[0].id, BY).players) == 4


def test_who_comes_back_plays_again() -> None:
    tournament = played(begun(SWISS, 4), Random(1), 1)
    one = tournament.players[0].id
    without = played(withdraw(tournament, one, BY), Random(1), 1)
    back = pair_next(reinstate(without, one, BY), BY)
    assert one not in {name for pairing in without.rounds[1].pairings for name in pairing.players}
    assert one in {name for pairing in back.rounds[2].pairings for name in pairing.players}


def test_two_players_change_places() -> None:
    tournament = pair_next(begun(SWISS, 5), BY)
    (first, second), (third, fourth) = (pairing.players for pairing in tournament.rounds[0].pairings)
    (left,) = tournament.rounds[0].byes
    crossed = swap(tournament, first, fourth, BY)
    assert [pairing.players for pairing in crossed.rounds[0].pairings] == [(fourth, second), (third, first)]
    turned = swap(tournament, first, second, BY)
    assert turned.rounds[0].pairings[0].players == (second, first)
    in_for_him = swap(tournament, third, left, BY).rounds[0]
    assert (in_for_him.byes, in_for_him.pairings[1].players) == ((third,), (left, fourth))
    with pytest.raises(TournamentError, match="round-begun"):
        swap(enter(tournament, 1, 1, (1, 0), BY), first, third, BY)
    with pytest.raises(TournamentError, match="round-begun"):
        swap(tournament, first, "0" * 16, BY)


def test_a_game_for_one_is_played_by_all_and_takes_no_round_from_the_meetings() -> None:
    tournament = played(begun(SINGLE, 4, plays=(HEX, BOX)), Random(5))
    assert [len(each.pairings) for each in tournament.rounds] == [2, 4, 2, 4, 2]
    assert set(meetings(tournament).values()) == {1}


# --- Swiss ------------------------------------------------------------------------------------------------------------

LAST_ROUND = pairs_of(
    "1-15 3-2 11-17 7-10 8-14 4-6 5-12 9-16 13-25 24-22 18-29 20-23 19-33 21-38 39-26 28-36 31-40 37-35 44-46 30-32 "
    "27-48 47-42 51-55 34-50 49-45 53-58 41-59 56-43 60-52 54-57"
)


def test_a_large_tournament_is_paired_as_published() -> None:
    """60 players before their last round, forfeits among what was played, from the tests of bbpPairings, which the FIDE
    endorses (test/tests/issue_7): the same tables, the same sides, the same order."""
    tournament = tournament_of(Path(__file__).with_name("dutch_60.trf").read_text(encoding="utf-8"))
    assert swiss_round(tournament, [player.id for player in tournament.players]) == LAST_ROUND


BYE_TO_THE_LOWEST = report_of(3, "4w1 2b1", "5b1 1w0", "6w1 4b1", "1b0 3w0", "2w0 6b1", "3b0 5w0")
FEWEST_UNPLAYED = report_of(3, "3w1", "4b1", "1b0", "2w0", "0-Z")


@pytest.mark.parametrize(
    ("report", "here", "wanted"),
    [(BYE_TO_THE_LOWEST, "12356", "1-5 3-2"), (FEWEST_UNPLAYED, "12345", "2-1 3-5")],
    ids=["C5", "C9"],
)
def test_the_bye_goes_where_the_rules_of_2025_say(report: str, here: str, wanted: str) -> None:
    """The published pairings of bbpPairings, test/tests/dutch_2025_C5 and dutch_2025_C9."""
    assert swiss_round(tournament_of(report), list(here)) == pairs_of(wanted)


def test_the_first_round_is_the_upper_half_against_the_lower() -> None:
    """The example of the FIDE Handbook for a first round, here of eight: sides alternate, the first begins."""
    tournament = pair_next(begun(SWISS, 8), BY)
    numbers = {player.id: player.number for player in tournament.players}
    tables = [tuple(numbers[name] for name in pairing.players) for pairing in tournament.rounds[0].pairings]
    assert tables == [(1, 5), (6, 2), (3, 7), (8, 4)]


@pytest.mark.parametrize("count", [6, 7, 9, 16])
def test_a_swiss_tournament_breaks_no_rule(count: int) -> None:
    for seed in range(3):
        tournament = played(begun(SWISS, count), Random(seed))
        byes = [name for each in tournament.rounds for name in each.byes]
        assert len(tournament.rounds) == 5
        assert len(byes) == len(set(byes)) == 5 * (count % 2)
        for player in tournament.players:
            sides = [
                1 if pairing.players[0] == player.id else -1
                for each in tournament.rounds
                for pairing in each.pairings
                if player.id in pairing.players and pairing.result and pairing.result.played
            ]
            # only in the last round, and only between topscorers
            assert abs(sum(sides)) <= 3
            assert not {(1, 1, 1), (-1, -1, -1)} & set(zip(sides, sides[1:], sides[2:-1], strict=False))


def possible(tournament: Tournament) -> bool:
    """Whether another round without a rematch and without a second bye exists: all pairings are tried."""
    met, had = set(meetings(tournament)), {name for each in tournament.rounds for name in each.byes}

    @cache
    def fits(left: frozenset[str]) -> bool:
        if not left:
            return True
        first = min(left)
        if len(left) % 2 and any(fits(left - {name}) for name in left - had):
            return True
        return not len(left) % 2 and any(
            frozenset((first, other)) not in met and fits(left - {first, other}) for other in left - {first}
        )

    return fits(frozenset(player.id for player in tournament.players))


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8])
def test_two_meet_again_only_where_nothing_else_is_left(count: int) -> None:
    """To the end of what is possible, and further: there is always a round, and its rematches are told."""
    for seed in range(4):
        tournament = begun(SWISS, count, rounds=count + 1)
        random = Random(seed)
        while len(tournament.rounds) < count + 1:
            fresh = possible(tournament)
            tournament = pair_next(tournament, BY)
            byes = [name for each in tournament.rounds for name in each.byes]
            assert len(tournament.rounds[-1].pairings) == count // 2
            assert fresh == (not tournament.rounds[-1].rematches and len(byes) == len(set(byes)))
            for pairing in tournament.rounds[-1].pairings:
                scores = random.choice([(1, 0), (0, 1), (0.5, 0.5)])
                tournament = enter(tournament, len(tournament.rounds), pairing.table, scores, BY)


# --- the heaviest matching --------------------------------------------------------------------------------------------


def heaviest_sum(count: int, weights: dict[tuple[int, int], int]) -> int:
    """The sum of the heaviest matching: all of them are tried."""

    @cache
    def best(left: frozenset[int]) -> int:
        if not left:
            return 0
        first = min(left)
        rest = left - {first}
        pairs = [weights[first, other] + best(rest - {other}) for other in rest if (first, other) in weights]
        return max([best(rest), *pairs])

    return best(frozenset(range(count)))


def test_no_matching_is_heavier() -> None:
    random = Random(6)
    for _ in range(300):
        count, share, top = random.randint(2, 10), random.random(), random.choice([2, 9, 10**30])
        weights = {
            (low, high): random.randint(1, top)
            for high in range(count)
            for low in range(high)
            if random.random() < share
        }
        partners = heaviest(count, weights)
        pairs = [(low, high) for low, high in enumerate(partners) if low < high]
        assert all(partners[partners[vertex]] == vertex for pair in pairs for vertex in pair)
        assert sum(weights[pair] for pair in pairs) == heaviest_sum(count, weights)
