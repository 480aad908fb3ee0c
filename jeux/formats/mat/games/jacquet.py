"""Jacquet in Jellyfish's text format: our own adaptation, as no program is known to write Jacquet."""

from __future__ import annotations

from jeux.formats.mat.course import Course, Tags
from jeux.match.record import Record
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options, Position, complete_options
from jeux.rules.games.jacquet.men import LIMITS, START_ROW, STEP_OF, count
from jeux.rules.games.jacquet.position import Jacquet

KEY = "jacquet"


def _side(position: Position) -> int:
    assert isinstance(position, Jacquet)
    return position.side


def _men(position: Position, side: int) -> tuple[int, ...]:
    assert isinstance(position, Jacquet)
    return (*(count(position.rows[side], p) for p in range(25)), 0)


def _die_of(side: int, step: str) -> tuple[int, int] | None:
    return STEP_OF[side].get(step)


def _begun(options: Options, side: int) -> str:
    return Jacquet(complete_options(CATALOGUE[KEY], options)["limit"], (START_ROW, START_ROW), side).text()


def _rules(tags: Tags, points: int, text: str) -> tuple[dict[str, str], ...]:
    if "Limit" in tags:
        return ({"limit": tags["Limit"]},)
    return tuple({"limit": limit} for limit in LIMITS)


def _tags(record: Record) -> dict[str, str]:
    return {"Limit": complete_options(CATALOGUE[KEY], record.options)["limit"]}


COURSE = Course(KEY, "Jacquet", _side, _men, _die_of, _begun, _rules, _tags)
