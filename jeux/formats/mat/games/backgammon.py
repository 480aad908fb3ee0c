"""Backgammon in Jellyfish's text format. Programs assume the Crawford rule in a match and the Jacoby rule otherwise."""

from __future__ import annotations

from jeux.formats.mat.course import Course, Tags
from jeux.match.record import Record
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options, Position, complete_options
from jeux.rules.games.backgammon.men import START, STEP_OF
from jeux.rules.games.backgammon.position import CUBE_LIMIT, Backgammon

KEY = "backgammon"
_ON = {True: "on", False: "off"}


def _side(position: Position) -> int:
    assert isinstance(position, Backgammon)
    return position.side


def _men(position: Position, side: int) -> tuple[int, ...]:
    assert isinstance(position, Backgammon)
    return position.rows[side]


def _die_of(side: int, step: str) -> tuple[int, int] | None:
    return STEP_OF.get(step)


def _begun(options: Options, side: int) -> str:
    opening = CATALOGUE[KEY].start(options, 2)
    assert isinstance(opening, Backgammon)
    phase = "double" if opening.may_offer(side) else "roll"
    return Backgammon(opening.rules, START, side, phase).text()


def _rules(tags: Tags, points: int, text: str) -> tuple[dict[str, str], ...]:
    told = {name: tags[tag].lower() for name, tag in (("crawford", "Crawford"), ("jacoby", "Jacoby")) if tag in tags}
    beaver = tags["Beaver"].lower() == "on" if "Beaver" in tags else "beaver" in text.lower()
    beavers = (beaver,) if beaver or "Beaver" in tags else (False, True)  # a double after a double is a beaver too
    tie = "double" if tags.get("OpeningTie", "").lower() == "double" else "reroll"
    fixed = {"cube": _ON[tags.get("CubeLimit") != "1"], "tie": tie}
    open_option = "crawford" if points else "jacoby"
    other = {name: _ON[value == "on"] for name, value in told.items()}
    values = (other[open_option],) if open_option in told else ("on", "off") if points else ("off", "on")
    return tuple(
        {**fixed, **other, "beaver": _ON[beaver], open_option: value} for beaver in beavers for value in values
    )


def _tags(record: Record) -> dict[str, str]:
    options = complete_options(CATALOGUE[KEY], record.options)
    return {
        "Crawford": options["crawford"].title(),
        "Jacoby": options["jacoby"].title(),
        "Beaver": options["beaver"].title(),
        "OpeningTie": options["tie"].title(),
        "CubeLimit": str(CUBE_LIMIT) if options["cube"] == "on" else "1",
    }


COURSE = Course(KEY, "Backgammon", _side, _men, _die_of, _begun, _rules, _tags)
