"""The actions of the tournament director: start it, add and withdraw players, pair rounds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from jeux.common.cleaning import clean
from jeux.tournament.contract import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    SWISS,
    Plan,
    Station,
    Tournament,
    TournamentError,
)
from jeux.tournament.folding import folded
from jeux.tournament.notes import NAME, PLAN, canonical, key_of, kind_of, new_id, play_data, sound, written
from jeux.tournament.pairing import paired

_LATER = ("name", "day", "rounds", "tables", "ties")
"""The fields of a plan that may change once a round is paired."""


def start(plan: Plan, names: Sequence[str], by: Station) -> Tournament:
    """A new tournament with these players in this order. Raises `TournamentError`."""
    _check(plan)
    note = written((), PLAN, _plan_data(plan), by)
    tournament = folded(new_id(), new_id(), [note])
    for name in names:
        tournament = add_player(tournament, name, by)
    return tournament


def change_plan(tournament: Tournament, plan: Plan, by: Station) -> Tournament:
    """Change the plan. Once a round is paired, only fields in `_LATER`. Raises `TournamentError`."""
    _check(plan)
    before, after = _plan_data(tournament.plan), _plan_data(plan)
    touched = {name for name in before if canonical(before[name]) != canonical(after[name])}
    if tournament.rounds and touched - set(_LATER):
        raise TournamentError("plan-held")
    if plan.system == SWISS and plan.rounds < len(tournament.rounds):
        raise TournamentError("rounds-played", rounds=len(tournament.rounds))
    return _with(tournament, PLAN, after, by) if touched else tournament


def _plan_data(plan: Plan) -> dict[str, object]:
    points = {name: float(value) for name, value in asdict(plan.points).items()}
    return {
        "name": clean(plan.name, NAME),
        "day": plan.day,
        "system": plan.system,
        "plays": [play_data(play) for play in plan.plays],
        "rounds": plan.rounds,
        "tables": [clean(table) for table in plan.tables],
        "scoring": plan.scoring,
        "points": points,
        "ties": list(plan.ties),
    }


def _check(plan: Plan) -> None:
    """Raise `TournamentError` for an invalid plan."""
    if not clean(plan.name, NAME):
        raise TournamentError("no-name")
    if not sound(PLAN, _plan_data(plan)) or len(set(plan.ties)) != len(plan.ties):
        raise TournamentError("no-plan")


# --- players ----------------------------------------------------------------------------------------------------------


def add_player(tournament: Tournament, name: str, by: Station) -> Tournament:
    """Add a player, who plays from the next round paired. Raises `TournamentError`."""
    if len(tournament.players) >= MOST_PLAYERS:
        raise TournamentError("too-many", most=MOST_PLAYERS)
    data = {
        "name": _free_name(tournament, name),
        "number": max(_numbers(tournament).values(), default=0) + 1,
        "first": min(len(tournament.rounds) + 1, MOST_ROUNDS),
    }
    return _with(tournament, key_of("player", new_id()), data, by)


def rename_player(tournament: Tournament, player: str, name: str, by: Station) -> Tournament:
    """Rename a player. Raises `TournamentError`."""
    known = tournament.player(player)
    number = _numbers(tournament)[key_of("player", player)]
    data = {"name": _free_name(tournament, name, player), "number": number, "first": known.first_round}
    return _with(tournament, key_of("player", player), data, by)


def _numbers(tournament: Tournament) -> dict[str, int]:
    """The numbers of all players ever entered, by note key, including those no longer in the tournament."""
    notes = (note for note in tournament.notes if kind_of(note.key) == "player")
    return {note.key: json.loads(note.value)["number"] for note in notes}


def _free_name(tournament: Tournament, name: str, but: str = "") -> str:
    """The cleaned name. Raises `TournamentError` if it is empty or taken by another player."""
    name = clean(name)
    if not name:
        raise TournamentError("no-player-name")
    if any(other.id != but and other.name.casefold() == name.casefold() for other in tournament.players):
        raise TournamentError("same-name", name=name)
    return name


def set_away(tournament: Tournament, player: str, number: int, away: bool, by: Station) -> Tournament:
    """Mark a player as absent from a round, or present again. Raises `TournamentError`."""
    if number <= len(tournament.rounds):
        raise TournamentError("round-paired", round=number)
    if (number in tournament.player(player).away) == away:
        return tournament
    return _with(tournament, key_of("away", player, number), away, by)


def withdraw(tournament: Tournament, player: str, by: Station) -> Tournament:
    """Withdraw a player from all further rounds. A player who has played none is removed from the tournament."""
    return _with(tournament, key_of("gone", player), len(tournament.rounds), by)


def reinstate(tournament: Tournament, player: str, by: Station) -> Tournament:
    """Let a withdrawn player play again; the rounds in between count as absences."""
    gone = tournament.player(player).withdrawn_after
    return tournament if gone is None else _with(tournament, key_of("gone", player), None, by)


# --- rounds -----------------------------------------------------------------------------------------------------------


def may_pair(tournament: Tournament) -> str:
    """The code of the `TournamentError` that prevents pairing the next round; empty if it can be paired."""
    number = len(tournament.rounds) + 1
    if tournament.conflicts:
        return "conflict"
    if tournament.rounds and not tournament.rounds[-1].complete:
        return "results-missing"
    if number > tournament.rounds_in_all and tournament.rounds:
        return "all-paired"
    if sum(player.plays_in(number) for player in tournament.players) < FEWEST_PLAYERS:
        return "too-few"
    return ""


def pair_next(tournament: Tournament, by: Station) -> Tournament:
    """Pair the next round. Raises `TournamentError`."""
    reason = may_pair(tournament)
    if reason:
        raise TournamentError(reason)
    drawn = paired(tournament)
    data = {
        "play": play_data(drawn.play),
        "tables": [list(pair) for pair in drawn.tables],
        "byes": list(drawn.byes),
        "away": list(drawn.away),
    }
    return _with(tournament, key_of("round", len(tournament.rounds) + 1), data, by)


def unpair_last(tournament: Tournament, by: Station) -> Tournament:
    """Undo the last pairing, if no result was entered. Raises `TournamentError`."""
    if not tournament.rounds:
        raise TournamentError("no-round")
    last = tournament.rounds[-1]
    if any(pairing.result or pairing.in_conflict for pairing in last.pairings):
        raise TournamentError("round-begun", round=last.number)
    return _with(tournament, key_of("round", last.number), None, by)


def movable(tournament: Tournament) -> tuple[str, ...]:
    """The players that `swap` accepts: those at tables of the last round without a result, and those with a bye."""
    if not tournament.rounds:
        return ()
    last = tournament.rounds[-1]
    free = (pairing for pairing in last.pairings if not pairing.result and not pairing.in_conflict)
    return (*(name for pairing in free for name in pairing.players), *last.byes)


def swap(tournament: Tournament, one: str, other: str, by: Station) -> Tournament:
    """Swap two players of the last round, between tables, within one, or with a bye. Raises `TournamentError` if a
    table of theirs has a result."""
    if not tournament.rounds:
        raise TournamentError("no-round")
    last = tournament.rounds[-1]
    if not {one, other} <= set(movable(tournament)):
        raise TournamentError("round-begun", round=last.number)
    turned = {one: other, other: one}
    data = {
        "play": play_data(last.play),
        "tables": [[turned.get(name, name) for name in pairing.players] for pairing in last.pairings],
        "byes": [turned.get(name, name) for name in last.byes],
        "away": list(last.away),
    }
    return _with(tournament, key_of("round", last.number), data, by)


def _with(tournament: Tournament, key: str, value: object, by: Station) -> Tournament:
    """The tournament with one more note."""
    return folded(tournament.id, tournament.seed, (*tournament.notes, written(tournament.notes, key, value, by)))
