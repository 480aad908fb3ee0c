"""What a game tells is small values, and none has a field for the sake of one game.

What one game alone needs is an object behind an interface that shared code calls: its pieces, its own marks, its
layout."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from typing import Any

import pytest

from jeux.play.games import gestures_of, wording_of
from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Wording
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from jeux.views.games import view_of
from jeux.views.interfaces.own_marks import GestureSituation
from jeux.views.interfaces.pieces import Lead
from jeux.views.interfaces.view import Cues, DiceView, View
from jeux.views.marks.marks import Held, LastTurn, Marks, Preview
from jeux.views.style.layout import Layout
from jeux.views.style.look import Area, BoardLook, Emblem

MOST_FIELDS = 16
TOLD = (View, BoardLook, Layout, Area, Emblem, Cues, DiceView, Wording, Gestures)
"""The values that games give."""
BETWEEN = (Marks, LastTurn, Preview, Held, GestureSituation, Lead)
"""Those that shared code hands on."""

ALONE = {
    "DiceView.cube": "the doubling cube is one game's, and lies on the table as dice do",
    "DiceView.cube_spot": "the same",
    "Area.name": "the colours of one of the boards are called by their names, so a card of them is printed",
    "BoardLook.materials": "lentils among turned men: what the things of one board are made of, heard when they land",
    "Gestures.by_hand": "an object: how real dice draw what the program draws with dice that no box has",
}
"""The fields that one game alone may set, with the reason."""


def values(game: Game) -> Iterator[tuple[type, object]]:
    """What a game tells, each value with the class that names its fields."""
    view = view_of(game)
    told = [view, view.look, view.look.layout, view.cues, view.dice, wording_of(game), gestures_of(game)]
    for value in (*told, *view.look.areas, *view.look.emblems.values()):
        if value is not None:
            yield next(kind for kind in TOLD if isinstance(value, kind)), value


def default(field: Field[Any]) -> object:
    """What a field holds when it is not given; `MISSING` for one that has to be."""
    return field.default_factory() if field.default_factory is not MISSING else field.default


def setters() -> dict[str, set[str]]:
    """For each field, the games that set it to something else than its default."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for key, game in CATALOGUE.items():
        for kind, value in values(game):
            for field in fields(kind):  # those of the shared class: a subclass is the game's own object
                if differs(getattr(value, field.name), default(field)):
                    found[f"{kind.__name__}.{field.name}"].add(key)
    return found


def differs(given: object, usual: object) -> bool:
    """Whether a game has set a field. An object without equality, such as `OwnMarks()`, is told by its class."""
    if type(given) is type(usual) and type(given).__eq__ is object.__eq__ and not callable(given):
        return False
    return given != usual


SETTERS = setters()


@pytest.mark.parametrize("kind", [*TOLD, *BETWEEN])
def test_no_value_has_many_fields(kind: type[Any]) -> None:
    assert len(fields(kind)) <= MOST_FIELDS


def test_no_field_is_there_for_one_game() -> None:
    alone = {field: sorted(keys) for field, keys in SETTERS.items() if len(keys) == 1}
    assert {field: keys for field, keys in alone.items() if field not in ALONE} == {}
    assert set(ALONE) <= set(alone), "another game has it now: its reason is out of date"


def test_every_field_is_set_by_a_game() -> None:
    told = {f"{kind.__name__}.{field.name}" for kind in TOLD for field in fields(kind)}
    assert told - set(SETTERS) == set()


def test_fields_that_games_set_are_found() -> None:
    """The count itself, on fields known to be set by all, by some and by one."""
    assert SETTERS["BoardLook.layout"] == set(CATALOGUE)
    assert 1 < len(SETTERS["BoardLook.trays"]) < len(CATALOGUE)
    assert len(SETTERS["DiceView.cube"]) == 1
    assert len(SETTERS["Cues.own"]) < len(CATALOGUE), "the usual marks are not counted as a game's own"
