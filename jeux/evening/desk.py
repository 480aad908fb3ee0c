"""What the person at the desk does with an evening: begin it, let players in and out, pair the next round."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from jeux.common.cleaning import clean
from jeux.evening.contract import FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS, SWISS, Desk, Evening, EveningError, Plan
from jeux.evening.folding import folded
from jeux.evening.notes import NAME, PLAN, canonical, key_of, kind_of, new_id, play_data, sound, written
from jeux.evening.pairing import paired

_LATER = ("name", "day", "rounds", "tables", "ties")
"""What of a plan may be changed once a round is paired."""


def start(plan: Plan, names: Sequence[str], by: Desk) -> Evening:
    """A new evening of these players, in this order. Raises `EveningError`."""
    _check(plan)
    note = written((), PLAN, _plan_data(plan), by)
    evening = folded(new_id(), new_id(), [note])
    for name in names:
        evening = add_player(evening, name, by)
    return evening


def change_plan(evening: Evening, plan: Plan, by: Desk) -> Evening:
    """Choose otherwise. Once a round is paired, only what does not touch it. Raises `EveningError`."""
    _check(plan)
    before, after = _plan_data(evening.plan), _plan_data(plan)
    touched = {name for name in before if canonical(before[name]) != canonical(after[name])}
    if evening.rounds and touched - set(_LATER):
        raise EveningError("plan-held")
    if plan.system == SWISS and plan.rounds < len(evening.rounds):
        raise EveningError("rounds-played", rounds=len(evening.rounds))
    return _with(evening, PLAN, after, by) if touched else evening


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
    """Raises `EveningError`."""
    if not clean(plan.name, NAME):
        raise EveningError("no-name")
    if not sound(PLAN, _plan_data(plan)) or len(set(plan.ties)) != len(plan.ties):
        raise EveningError("no-plan")


# --- players ----------------------------------------------------------------------------------------------------------


def add_player(evening: Evening, name: str, by: Desk) -> Evening:
    """One more player, who plays from the next round that is paired. Raises `EveningError`."""
    if len(evening.players) >= MOST_PLAYERS:
        raise EveningError("too-many", most=MOST_PLAYERS)
    data = {
        "name": _free_name(evening, name),
        "number": max(_numbers(evening).values(), default=0) + 1,
        "first": min(len(evening.rounds) + 1, MOST_ROUNDS),
    }
    return _with(evening, key_of("player", new_id()), data, by)


def rename_player(evening: Evening, player: str, name: str, by: Desk) -> Evening:
    """Call a player otherwise. Raises `EveningError`."""
    known = evening.player(player)
    number = _numbers(evening)[key_of("player", player)]
    data = {"name": _free_name(evening, name, player), "number": number, "first": known.first_round}
    return _with(evening, key_of("player", player), data, by)


def _numbers(evening: Evening) -> dict[str, int]:
    """The numbers in the notes of the players, by their keys: those of players out of the field are among them."""
    notes = (note for note in evening.notes if kind_of(note.key) == "player")
    return {note.key: json.loads(note.value)["number"] for note in notes}


def _free_name(evening: Evening, name: str, but: str = "") -> str:
    """The name as it is shown. Raises `EveningError` where it is none, or another player has it."""
    name = clean(name)
    if not name:
        raise EveningError("no-player-name")
    if any(other.id != but and other.name.casefold() == name.casefold() for other in evening.players):
        raise EveningError("same-name", name=name)
    return name


def set_away(evening: Evening, player: str, number: int, away: bool, by: Desk) -> Evening:
    """Say that a player will be absent in one round, or there after all. Raises `EveningError`."""
    if number <= len(evening.rounds):
        raise EveningError("round-paired", round=number)
    if (number in evening.player(player).away) == away:
        return evening
    return _with(evening, key_of("away", player, number), away, by)


def withdraw(evening: Evening, player: str, by: Desk) -> Evening:
    """Let a player go: no round more; one who has played none is taken out of the field."""
    return _with(evening, key_of("gone", player), len(evening.rounds), by)


def reinstate(evening: Evening, player: str, by: Desk) -> Evening:
    """Let a player who went play again; the rounds in between he was away."""
    gone = evening.player(player).withdrawn_after
    return evening if gone is None else _with(evening, key_of("gone", player), None, by)


# --- rounds -----------------------------------------------------------------------------------------------------------


def may_pair(evening: Evening) -> str:
    """Why the next round cannot be paired now; empty where it can. The code of an `EveningError`."""
    number = len(evening.rounds) + 1
    if evening.conflicts:
        return "conflict"
    if evening.rounds and not evening.rounds[-1].complete:
        return "results-missing"
    if number > evening.rounds_in_all and evening.rounds:
        return "all-paired"
    if sum(player.plays_in(number) for player in evening.players) < FEWEST_PLAYERS:
        return "too-few"
    return ""


def pair_next(evening: Evening, by: Desk) -> Evening:
    """Pair the next round. Raises `EveningError`."""
    reason = may_pair(evening)
    if reason:
        raise EveningError(reason)
    drawn = paired(evening)
    data = {
        "play": play_data(drawn.play),
        "tables": [list(pair) for pair in drawn.tables],
        "byes": list(drawn.byes),
        "away": list(drawn.away),
    }
    return _with(evening, key_of("round", len(evening.rounds) + 1), data, by)


def unpair_last(evening: Evening, by: Desk) -> Evening:
    """Take back the last pairing, of which nothing was entered. Raises `EveningError`."""
    if not evening.rounds:
        raise EveningError("no-round")
    last = evening.rounds[-1]
    if any(pairing.result or pairing.in_conflict for pairing in last.pairings):
        raise EveningError("round-begun", round=last.number)
    return _with(evening, key_of("round", last.number), None, by)


def movable(evening: Evening) -> tuple[str, ...]:
    """Who may change places in the last round: those at tables without a result, and who is left over."""
    if not evening.rounds:
        return ()
    last = evening.rounds[-1]
    free = (pairing for pairing in last.pairings if not pairing.result and not pairing.in_conflict)
    return (*(name for pairing in free for name in pairing.players), *last.byes)


def swap(evening: Evening, one: str, other: str, by: Desk) -> Evening:
    """Let two players of the last round change places, at two tables, at one, or with who is left over. Raises
    `EveningError` where a table of theirs has a result."""
    if not evening.rounds:
        raise EveningError("no-round")
    last = evening.rounds[-1]
    if not {one, other} <= set(movable(evening)):
        raise EveningError("round-begun", round=last.number)
    turned = {one: other, other: one}
    data = {
        "play": play_data(last.play),
        "tables": [[turned.get(name, name) for name in pairing.players] for pairing in last.pairings],
        "byes": [turned.get(name, name) for name in last.byes],
        "away": list(last.away),
    }
    return _with(evening, key_of("round", last.number), data, by)


def _with(evening: Evening, key: str, value: object, by: Desk) -> Evening:
    """The evening with one note more."""
    return folded(evening.id, evening.seed, (*evening.notes, written(evening.notes, key, value, by)))
