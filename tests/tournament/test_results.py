"""How results come in: from matches of this computer, by hand, and whose they are."""

from __future__ import annotations

import pytest

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record, Seat
from jeux.rules.contract import CHANCE
from jeux.tournament.contract import SWISS, Plan, Play, Station, Tournament, TournamentError
from jeux.tournament.director import change_plan, pair_next, set_away, start
from jeux.tournament.results import enter, erase, forfeit, report, seat_match, seats_at, table_of_match
from jeux.tournament.standings import standings

BY = Station("a" * 16, "Salle")
HEX = Play("hex")


def begun(*plays: Play, players: int = 4) -> Tournament:
    plan = Plan("Soirée", "2026-11-28", SWISS, plays or (HEX,), 3)
    return pair_next(start(plan, [f"J{number}" for number in range(1, players + 1)], BY), BY)


def seated(tournament: Tournament, table: int) -> tuple[Tournament, Match]:
    """The tournament with a new match at a table."""
    play = tournament.rounds[-1].play
    seats = tuple(Seat(name) for name in seats_at(tournament, len(tournament.rounds), table))
    match = Match.new(play.game, play.options, seats, play.target, play.form)
    return seat_match(tournament, len(tournament.rounds), table, match.record.id, BY), match


def given_up(match: Match, loser: int) -> Record:
    """The match after this seat has given up every game of it."""
    while not match.match_over():
        if match.result():
            match.next_game()
        while match.decider() == CHANCE:
            match.throw()
        match.give_up(match.side(loser), match.game.prices(match.position)[0])
    return match.record


def test_a_match_tells_its_end() -> None:
    tournament, match = seated(begun(), 2)
    assert match.record.seats[0].name == tournament.player(tournament.rounds[0].pairings[1].players[0]).name
    assert table_of_match(tournament, match.record.id) == (1, 2)
    with pytest.raises(TournamentError, match="no-match"):
        report(tournament, match.record, BY)
    tournament = report(tournament, given_up(match, 0), BY)
    result = tournament.rounds[0].pairings[1].result
    assert result is not None
    assert (result.scores, result.match, result.computer) == ((0.0, 1.0), match.record.id, "Salle")
    assert report(tournament, match.record, BY) == tournament


def test_what_a_person_corrected_is_not_told_again() -> None:
    tournament, match = seated(begun(), 1)
    tournament = enter(report(tournament, given_up(match, 0), BY), 1, 1, (0.5, 0.5), BY)
    assert report(tournament, match.record, BY) == tournament
    assert report(erase(tournament, 1, 1, BY), match.record, BY).rounds[0].pairings[0].result is None


def test_a_match_of_several_games_counts_as_one() -> None:
    tournament, match = seated(begun(Play("tablut", form=forms.LEGS, target=2)), 1)
    tournament = report(tournament, given_up(match, 0), BY)
    assert standings(tournament)[0].points == 1
    tournament, match = seated(begun(Play("backgammon", form=forms.POINTS, target=5)), 1)
    result = report(tournament, given_up(match, 1), BY).rounds[0].pairings[0].result
    assert result is not None
    assert result.scores[0] >= 5
    assert result.scores[1] == 0


def test_a_game_for_one_is_told_by_its_score() -> None:
    tournament, match = seated(begun(Play("boite"), players=3), 3)
    while not match.match_over():
        if match.decider() == CHANCE:
            match.throw()
        else:
            match.play(match.legal()[0])
    tournament = report(tournament, match.record, BY)
    result = tournament.rounds[0].pairings[2].result
    assert result is not None
    assert result.scores == match.scores()
    assert len(result.scores) == 1


def test_a_match_of_no_table_is_refused() -> None:
    tournament, match = seated(begun(), 1)
    with pytest.raises(TournamentError, match="no-match"):
        report(begun(), given_up(match, 0), BY)
    assert table_of_match(tournament, "") is None


@pytest.mark.parametrize("scores", [(1,), (1, 0, 0), (float("inf"), 0), (2e9, 0)])
def test_a_result_that_cannot_be_is_refused(scores: tuple[float, ...]) -> None:
    with pytest.raises(TournamentError, match="no-score"):
        enter(begun(), 1, 1, scores, BY)
    with pytest.raises(TournamentError, match="no-score"):
        forfeit(begun(), 1, 1, (), BY)
    with pytest.raises(TournamentError, match="no-table"):
        enter(begun(), 1, 9, (1, 0), BY)


def test_both_may_stay_away() -> None:
    tournament = forfeit(begun(), 1, 1, (0, 1), BY)
    assert [row.points for row in standings(tournament)] == [0, 0, 0, 0]
    assert [row.lost for row in standings(tournament)].count(1) == 2


def test_what_is_chosen_before_is_held_once_a_round_is_paired() -> None:
    tournament = begun()
    later = change_plan(tournament, Plan("Autre nom", "2026-11-29", SWISS, (HEX,), 5), BY)
    assert (later.plan.name, later.rounds_in_all) == ("Autre nom", 5)
    with pytest.raises(TournamentError, match="plan-held"):
        change_plan(tournament, Plan("Soirée", "2026-11-28", SWISS, (Play("moulin"),), 3), BY)
    with pytest.raises(TournamentError, match="round-paired"):
        set_away(tournament, tournament.players[0].id, 1, True, BY)


@pytest.mark.parametrize(
    ("plan", "names", "code"),
    [
        (Plan(" ", "2026-11-28", SWISS, (HEX,)), [], "no-name"),
        (Plan("a", "28/11/2026", SWISS, (HEX,)), [], "no-plan"),
        (Plan("a", "2026-11-28", SWISS, ()), [], "no-plan"),
        (Plan("a", "2026-11-28", SWISS, (HEX,)), ["Léa", " léa "], "same-name"),
        (Plan("a", "2026-11-28", SWISS, (HEX,)), ["\u200b"], "no-player-name"),
        (Plan("a", "2026-11-28", SWISS, (HEX,)), [str(number) for number in range(65)], "too-many"),
    ],
)
def test_an_tournament_that_cannot_be_is_refused(plan: Plan, names: list[str], code: str) -> None:
    with pytest.raises(TournamentError) as refused:
        start(plan, names, BY)
    assert refused.value.code == code
