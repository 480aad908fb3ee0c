"""The rooms inside the packages: which may know which, and how many modules each has."""

from __future__ import annotations

import ast
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.sources import JEUX, ROOT, module_of, trees
from tests.test_architecture import imports, imports_of_the_house

ROOMS: dict[str, dict[str, tuple[str, ...]]] = {
    "play": {
        "gestures": (),
        "setup": (),
        "words": ("gestures", "setup"),
        "games": ("gestures",),
        "editor": ("gestures",),
        "analysis": ("gestures", "words"),
        "table": ("analysis", "games", "gestures", "setup", "words"),
        "learn": ("analysis", "games", "gestures", "table", "words"),
        "review": ("analysis", "gestures", "table", "words"),
        "classroom": ("gestures", "setup", "table"),
        "library": ("classroom", "games", "learn", "setup"),
    },
    "views": {
        "style": (),
        "place": ("style",),
        "marks": ("place", "style"),
        "interfaces": ("marks", "place", "style"),
        "games": ("interfaces", "marks", "place", "style"),
        "": ("games", "interfaces", "marks", "place", "style"),
    },
    "printing": {
        "paper": (),
        "game": ("paper",),
        "sheets": ("game", "paper"),
        "web": ("game", "paper"),
        "": ("game", "paper", "sheets"),
    },
    "scenes/table": {
        "display": (),
        "hands": ("display",),
        "dialogues": ("hands",),
        "told": ("dialogues", "display"),
        "": ("dialogues", "display", "hands", "told"),
    },
}
"""What each room may know of the others beside it; the modules that stand flat in the package have no name."""
MOST = 26
"""Modules in a room; those of games, one each, do not count."""
MOST_FLAT = {"play": 0, "views": 12, "printing": 6, "scenes/table": 12}
OF_GAMES = ("games",)


def room_of(module: str, package: str) -> str | None:
    """The room of a module in a package, empty where it stands flat; None for a module of another package."""
    parts, inside = module.split("."), ["jeux", *package.split("/")]
    if parts[: len(inside)] != inside or len(parts) == len(inside):
        return None
    rest = parts[len(inside) :]
    return rest[0] if JEUX.joinpath(package, rest[0]).is_dir() else ""


def arrows_of(package: str, found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Which room knows which, by the modules that each module imports."""
    arrows: dict[str, set[str]] = {}
    for module, known in found.items():
        here = room_of(module, package)
        if here is not None:
            there = {room for other in known if (room := room_of(other, package)) is not None}
            arrows.setdefault(here, set()).update(there - {here})
    return arrows


@pytest.mark.parametrize("package", ROOMS)
def test_rooms_know_those_that_they_may(package: str) -> None:
    arrows = arrows_of(package, imports_of_the_house())
    assert set(arrows) == set(ROOMS[package]), "every room is in the table"
    strange = {room: sorted(known - set(ROOMS[package][room])) for room, known in arrows.items()}
    assert {room: known for room, known in strange.items() if known} == {}


@pytest.mark.parametrize("package", ROOMS)
def test_no_rooms_know_each_other(package: str) -> None:
    TopologicalSorter(ROOMS[package]).prepare()


def test_a_ring_of_rooms_is_found() -> None:
    trees: dict[Path, ast.AST] = {
        JEUX / "play" / "words" / "one.py": ast.parse("from jeux.play.table.session import Session"),
        JEUX / "play" / "table" / "session.py": ast.parse("from jeux.play.words.one import One"),
    }
    arrows = arrows_of("play", imports(trees))
    assert arrows == {"words": {"table"}, "table": {"words"}}
    with pytest.raises(CycleError):
        TopologicalSorter(arrows).prepare()


@pytest.mark.parametrize("package", ROOMS)
def test_no_room_is_too_large(package: str) -> None:
    counted = Counter(
        room_of(module_of(path), package)
        for path in trees()
        if path.stem != "__init__" and not set(path.parts) & {*OF_GAMES}
    )
    rooms = {room: number for room, number in counted.items() if room}
    assert {room: number for room, number in rooms.items() if number > MOST} == {}
    assert counted[""] <= MOST_FLAT[package]


def test_every_room_says_what_it_is_for() -> None:
    rooms = [JEUX / package / room for package, known in ROOMS.items() for room in known if room]
    inner = [folder.parent for room in rooms for folder in room.rglob("__init__.py")]
    assert [str(one.relative_to(ROOT)) for one in inner if not ast.get_docstring(trees()[one / "__init__.py"])] == []
