"""The notes of a tournament: their keys, their possible values, and which of them are in effect.

A note replaces the notes that its writer had seen. Corrections thus name what they correct, concurrent changes are both
kept, and no clock is needed.
"""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterable, Mapping
from typing import Any

from jeux.common.cleaning import clean
from jeux.common.clock import stamp
from jeux.common.schema import (
    Fits,
    any_of,
    between,
    fields,
    flag,
    list_of,
    matching,
    measure,
    nothing,
    one_of,
    table,
    text,
)
from jeux.match import forms
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadOption, complete_options
from jeux.tournament.contract import (
    MOST_PLAYERS,
    MOST_PLAYS,
    MOST_ROUNDS,
    MOST_TABLES,
    SCORINGS,
    SYSTEMS,
    TIES,
    Note,
    Play,
    Station,
)

ID = re.compile(r"[0-9a-f]{16}")
DAY = re.compile(r"\d{4}-\d\d-\d\d")
MATCH = re.compile(r"([a-z0-9_]+-[0-9a-f]{12})?")
PLAN = "plan"
NAME = 100
_MOST_SCORE = 1e6

_id, _round, _table = matching(ID), between(1, MOST_ROUNDS), between(1, MOST_TABLES)
_score = measure(-_MOST_SCORE, _MOST_SCORE)
_short = text(NAME)
_play = fields(
    {"game": one_of(tuple(CATALOGUE)), "options": table(_short, _short, 50), "form": _short, "target": between(0, 1000)}
)
_points = fields({name: measure(0, 100) for name in ("win", "draw", "loss", "bye", "away")})
_FITS: dict[str, Fits] = {
    "plan": fields(
        {
            "name": _short,
            "day": matching(DAY),
            "system": one_of(SYSTEMS),
            "plays": list_of(_play, 1, MOST_PLAYS),
            "rounds": _round,
            "tables": list_of(_short, 0, MOST_TABLES),
            "scoring": one_of(SCORINGS),
            "points": _points,
            "ties": list_of(one_of(TIES), 0, len(TIES)),
        }
    ),
    "player": fields({"name": _short, "number": between(1, 10 * MOST_PLAYERS), "first": _round}),
    "away": flag,
    "gone": any_of(nothing, between(0, MOST_ROUNDS)),
    "round": any_of(
        nothing,
        fields(
            {
                "play": _play,
                "tables": list_of(list_of(_id, 1, 2), 0, MOST_TABLES),
                "byes": list_of(_id, 0, MOST_PLAYERS),
                "away": list_of(_id, 0, MOST_PLAYERS),
            }
        ),
    ),
    "result": any_of(
        nothing,
        fields(
            {
                "players": list_of(_id, 1, 2),
                "scores": list_of(_score, 1, 2),
                "absent": list_of(between(0, 1), 0, 2),
                "match": matching(MATCH),
            }
        ),
    ),
    "match": matching(MATCH),
}
"""The validators of a note's value, by kind."""
_SHAPES = {
    "plan": r"plan",
    "player": r"player/[0-9a-f]{16}",
    "away": r"away/[0-9a-f]{16}/[1-9]\d{0,2}",
    "gone": r"gone/[0-9a-f]{16}",
    "round": r"round/[1-9]\d{0,2}",
    "result": r"result/[1-9]\d{0,2}/[1-9]\d?",
    "match": r"match/[1-9]\d{0,2}/[1-9]\d?",
}


def kind_of(key: str) -> str:
    """The kind of a key."""
    return key.partition("/")[0]


def key_of(kind: str, *parts: str | int) -> str:
    """The key for a kind and its parts."""
    return "/".join((kind, *map(str, parts)))


def parts_of(key: str) -> tuple[str, ...]:
    """The parts of a key after its kind."""
    return tuple(key.split("/")[1:])


def sound(key: str, value: object) -> bool:
    """Whether a note has a valid key and value; checked for notes read from a file."""
    kind = kind_of(key)
    if kind not in _SHAPES or not re.fullmatch(_SHAPES[kind], key) or not _FITS[kind](value):
        return False
    if kind == "plan":
        return isinstance(value, Mapping) and all(playable(each) for each in value["plays"])
    if kind == "round":
        return value is None or (isinstance(value, Mapping) and playable(value["play"]) and _seats_once(value))
    if kind == "result" and isinstance(value, Mapping):
        return len(value["players"]) == len(value["scores"]) and all(
            seat < len(value["players"]) for seat in value["absent"]
        )
    return True


def _seats_once(value: Mapping[str, Any]) -> bool:
    """Whether nobody sits twice, and every table has as many players as the game requires."""
    seated = [name for pair in value["tables"] for name in pair]
    everybody = [*seated, *value["byes"], *value["away"]]
    seats = 1 if play_from(value["play"]).alone else 2
    return len(everybody) == len(set(everybody)) and all(len(pair) == seats for pair in value["tables"])


def playable(data: Mapping[str, object]) -> bool:
    """Whether the game has this form of match."""
    play = play_from(data)
    game = CATALOGUE[play.game]
    players = 1 if play.alone else 2
    try:
        complete_options(game, play.options)
    except BadOption:
        return False
    return players in game.players and forms.fits(game, players, play.form, play.target)


def play_from(data: Mapping[str, object]) -> Play:
    """The play in a note's value."""
    options = data["options"]
    assert isinstance(options, Mapping)
    game, form, target = data["game"], data["form"], data["target"]
    assert isinstance(game, str) and isinstance(form, str) and isinstance(target, int)  # noqa: PT018
    return Play(game, dict(options), form, target)


def play_data(play: Play) -> dict[str, object]:
    """The play as a note's value."""
    return {"game": play.game, "options": dict(play.options), "form": play.form, "target": play.target}


# --- writing ----------------------------------------------------------------------------------------------------------


def canonical(value: object) -> str:
    """A value as canonical JSON: equal values give equal text."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def new_id() -> str:
    """A new unique id."""
    return f"{uuid.uuid4().int >> 64:016x}"


def written(notes: Iterable[Note], key: str, value: object, by: Station) -> Note:
    """A new note that replaces those in effect for its key."""
    assert sound(key, json.loads(canonical(value))), (key, value)
    replaced = tuple(sorted(note.id for note in standing(notes, key)))
    when = stamp("seconds")
    return Note(new_id(), key, canonical(value), replaced, by.id, clean(by.name), when)


def standing(notes: Iterable[Note], key: str) -> tuple[Note, ...]:
    """The notes of a key that no other replaces, sorted by id."""
    own = [note for note in notes if note.key == key]
    gone = {name for note in own for name in note.replaces}
    return tuple(sorted((note for note in own if note.id not in gone), key=lambda note: note.id))
