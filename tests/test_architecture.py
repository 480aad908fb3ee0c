"""The walls of the house, read from the sources: who imports whom, where game keys appear, what every game brings."""

from __future__ import annotations

import ast
import builtins
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pygame
import pytest

from jeux.engine.lookup import player_of
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CARDS, CATALOGUE
from jeux.rules.contract import CHANCE
from jeux.views.games import view_of
from tests.parts import parts
from tests.sources import JEUX, ROOT, SOURCES, module_of, nodes, trees

ARROWS: dict[str, tuple[str, ...]] = {
    "rules": (),
    "match": (
        "jeux.rules",
        "jeux.common.files",
        "jeux.common.small_files",
        "jeux.common.clock",
        "jeux.common.cleaning",
        "jeux.common.schema",
    ),
    "formats": ("jeux.rules", "jeux.match", "jeux.common"),
    "tournament": ("jeux.rules", "jeux.match", "jeux.common"),
    "engine": ("jeux.rules", "jeux.common.assets", "jeux.common.log"),
    "play": ("jeux.rules", "jeux.match", "jeux.tournament", "jeux.engine", "jeux.common"),
    "views": ("jeux.rules", "jeux.play", "jeux.common"),
    "printing": (
        "jeux.rules",
        "jeux.match",
        "jeux.formats",
        "jeux.tournament",
        "jeux.play",
        "jeux.views",
        "jeux.common",
    ),
    "voice": (),
    "access": ("jeux.common.roles",),
    "ui": ("jeux.common",),
    "scenes": (
        "jeux.rules",
        "jeux.match",
        "jeux.formats",
        "jeux.tournament",
        "jeux.engine",
        "jeux.play",
        "jeux.views",
        "jeux.printing",
        "jeux.voice",
        "jeux.access",
        "jeux.ui",
        "jeux.common",
    ),
    "common": (),
    "": (
        "jeux.common",
        "jeux.engine",
        "jeux.formats",
        "jeux.play",
        "jeux.printing",
        "jeux.rules",
        "jeux.scenes",
    ),  # `__main__`, which chooses
}
"""What each package may import beside itself. The engine finds its data files and its log as the window does, a match
writes its files as the settings do."""
WITHOUT_A_WINDOW = ("rules", "match", "formats", "tournament", "engine", "play", "voice", "access")
IMPORTED_AS = {"pygame-ce": "pygame", "fluent.runtime": "fluent"}
"""The dependencies that are not imported under their own name."""

LONGEST_FUNCTION = 40
LONGEST_CLASS = 400
LONGEST_MODULE = 500

EVERY_KEY = pytest.mark.parametrize("key", CATALOGUE)


def package(path: Path) -> str:
    """The room that a source is in: ``rules``, ``views``…; empty for ``jeux/__init__.py``."""
    parts = path.relative_to(JEUX).parts
    return parts[0] if len(parts) > 1 else ""


def named(path: Path) -> str:
    """A source as a failing test calls it."""
    return path.relative_to(ROOT).as_posix()


def docstrings(tree: ast.AST) -> set[int]:
    """The ids of the constants that only document: a string alone on its line, wherever it stands."""
    return {id(node.value) for node in nodes(tree) if isinstance(node, ast.Expr)}


def texts(tree: ast.AST) -> Iterator[str]:
    """The strings that the program uses, the fixed parts of f-strings among them."""
    prose = docstrings(tree)
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def beside(path: Path, level: int) -> str:
    """The package that a relative import of this source starts from."""
    return ".".join(path.relative_to(ROOT).parts[:-level])


def imported(tree: ast.AST, path: Path | None = None) -> Iterator[str]:
    """The modules that a source imports: by a statement, wherever it stands, or by a name built at run time."""
    kernel = path is not None and "kernels" in path.parts
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert kernel or not node.level, "imports are written in full"
            # `from jeux import rules` names a package, `from jeux.rules import CATALOGUE` something inside one.
            # A kernel names another by its place beside it: the compiled twin finds the compiled one.
            module = f"{beside(path, node.level)}.{node.module}" if path and node.level else node.module
            yield from (f"{module}.{alias.name}" for alias in node.names)
    yield from (text for text in texts(tree) if re.match(r"jeux\.\w+", text))


def dependencies() -> set[str]:
    """The packages that the project declares, by the name under which they are imported."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = (re.split("[<>=~; ]", line)[0] for line in project["dependencies"])
    return {IMPORTED_AS.get(name, name) for name in names}


def within(name: str, prefix: str) -> bool:
    return name == prefix or name.startswith(f"{prefix}.")


# --- arrows -----------------------------------------------------------------------------------------------------------


def against_the_arrows(path: Path, tree: ast.AST) -> Iterator[str]:
    """The imports of a source that lead where its room may not go."""
    room = package(path)
    allowed = (f"jeux.{room}", "jeux.__version__", *ARROWS.get(room, ()))
    for name in imported(tree, path):
        if within(name, "jeux") and not any(within(name, prefix) for prefix in allowed):
            yield f"{named(path)} imports {name}"


def test_imports_follow_the_arrows() -> None:
    assert not [wrong for path, tree in trees().items() for wrong in against_the_arrows(path, tree)]


@pytest.mark.parametrize(
    ("source", "room"),
    [
        ("import jeux.scenes.app", "rules"),
        ("from jeux import scenes", "play"),
        ("def f():\n    from jeux.views import board", "engine"),
        ("from jeux.printing import sheets", "ui"),
    ],
)
def test_an_import_against_the_arrows_is_found(source: str, room: str) -> None:
    assert list(against_the_arrows(JEUX / room / "x.py", ast.parse(source)))
    assert not list(against_the_arrows(JEUX / "scenes" / "x.py", ast.parse(source)))


def test_other_packages_are_those_of_the_project() -> None:
    known = {"jeux", *dependencies(), *sys.stdlib_module_names}
    windowed = {"pygame", "pygame_gui"}
    tops = [(path, name.split(".")[0]) for path, tree in trees().items() for name in imported(tree, path)]
    without = [(path, top) for path, top in tops if package(path) in WITHOUT_A_WINDOW]
    assert not [f"{named(path)} imports {top}" for path, top in tops if top not in known]
    assert not [f"{named(path)} imports {top}" for path, top in without if top in windowed]


def test_every_room_has_its_arrows() -> None:
    assert {package(path) for path in SOURCES} == set(ARROWS)


def reached(name: str, modules: Iterable[str]) -> set[str]:
    """The modules that an imported name leads to: itself or what it stands in; all that begin so where the name is the
    fixed part of one that is completed at run time."""
    if name.endswith("."):
        return {module for module in modules if module.startswith(name)}
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return {name} - {""}


def imports(trees: Mapping[Path, ast.AST]) -> dict[str, set[str]]:
    """The modules that each module imports: at its top, in a function, for types alone, or by a name built at run
    time."""
    modules = {module_of(path) for path in trees}
    return {
        module_of(path): set().union(*(reached(name, modules) for name in imported(tree, path))) - {module_of(path)}
        for path, tree in trees.items()
    }


@cache
def imports_of_the_house() -> dict[str, set[str]]:
    """The modules that each module imports."""
    return imports(trees())


def test_no_modules_import_each_other() -> None:
    """Neither two nor many in a ring: what is read first needs nothing of what is read later."""
    TopologicalSorter(imports_of_the_house()).prepare()


@pytest.mark.parametrize(
    "source",
    [
        "from jeux.b.c import X",
        "def f():\n    import jeux.b.c",
        "if TYPE_CHECKING:\n    from jeux.b import c",
        "import_module(f'jeux.b.{key}')",
    ],
)
def test_rings_are_looked_for_where_they_may_hide(source: str) -> None:
    ring = {JEUX / "a.py": ast.parse(source), JEUX / "b" / "c.py": ast.parse("from jeux.a import Y")}
    with pytest.raises(CycleError):
        TopologicalSorter(imports(ring)).prepare()


def test_main_chooses_before_it_imports() -> None:
    """`--engine` must not pay for the window: what main needs of the house is imported inside its branches."""
    tree = ast.parse((JEUX / "__main__.py").read_text(encoding="utf-8"))
    assert {"jeux.engine.protocol.serve", "jeux.scenes.routes.run"} <= set(imported(tree))
    at_top = ast.Module([node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)], [])
    assert not [name for name in imported(at_top) if name.split(".")[0] not in sys.stdlib_module_names]


LOAD_ALL = """
import importlib, pkgutil, sys
for room in sys.argv[1:]:
    package = importlib.import_module("jeux." + room)
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)
print(*sorted(name for name in sys.modules if name.partition(".")[0] in ("pygame", "pygame_gui")))
"""


def loaded_by(code: str, *words: str) -> str:
    """What a fresh Python prints."""
    run = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_rules_match_and_engine_load_no_pygame() -> None:
    assert loaded_by(LOAD_ALL, *WITHOUT_A_WINDOW) == ""


def test_the_engine_loads_no_pygame() -> None:
    code = "import sys, jeux.engine.protocol; print([m for m in sys.modules if m.startswith('pygame')])"
    assert loaded_by(code) == "[]"


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_engine_needs_no_package(key: str) -> None:
    """It answers where Python alone is installed: `-S` hides what else there is."""
    match = Match.new(key, {}, (Seat(""),) * CATALOGUE[key].players[0])
    while match.decider() == CHANCE:
        match.throw()
    asked = f"position {key} players={match.record.players} : {match.position.text()}\ngo nodes=1 seed=1\n"
    command = [sys.executable, "-S", str(ROOT / "main.py"), "--engine"]
    run = subprocess.run(command, input=asked, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    answers = [line.partition(" ")[0] for line in run.stdout.splitlines()]
    assert answers[0] == "position"
    assert answers[-1] == "best"
    assert not {"error", "warning"} & set(answers)


def test_the_first_frame_loads_the_shelf_alone() -> None:
    """Each screen is imported when it is first shown; all of them at once cost a twentieth of the start."""
    code = (
        "import sys, jeux.scenes.routes; print(*{m.split('.')[2] for m in sys.modules if m.startswith('jeux.scenes.')})"
    )
    assert {"shelf", "table", "newgame", "pages"} & set(loaded_by(code).split()) == {"shelf"}


def test_the_shelf_loads_the_rules_of_no_game() -> None:
    """It shows the cards of the games; the rules of all of them are a hundred modules."""
    code = "import sys, jeux.scenes.routes; print(*(m for m in sys.modules if m.startswith('jeux.rules.games.')))"
    assert set(loaded_by(code).split()) == {f"jeux.rules.games.{key}" for key in CATALOGUE}


def test_what_comes_next_is_loaded_after_the_shelf() -> None:
    """Else the way to the first table waits for three hundred modules."""
    code = (
        "import sys, jeux.scenes.routes as routes; before = set(sys.modules); routes.ROUTES.load_next();"
        "print(*(m for m in set(sys.modules) - before if m.startswith('jeux.')))"
    )
    loaded = set(loaded_by(code).split())
    assert {"jeux.scenes.table.scene", "jeux.scenes.newgame.scene", "jeux.engine.client"} <= loaded
    assert {f"jeux.rules.games.{key}.game" for key in CATALOGUE} <= loaded
    assert {f"jeux.views.games.{key}" for key in CATALOGUE} <= loaded


def test_the_page_of_a_game_loads_the_rules_of_that_game_alone() -> None:
    first, other = list(CATALOGUE)[:2]
    code = (
        "import sys; from jeux.rules import CATALOGUE; from jeux.play.setup.balance import even_presets;"
        f"even_presets(CATALOGUE['{first}']); print('jeux.rules.games.{other}.game' in sys.modules)"
    )
    assert loaded_by(code) == "False"


def test_the_card_of_a_game_is_that_of_its_rules() -> None:
    assert {key: (game.key, game.header, game.players) for key, game in CATALOGUE.items()} == {
        key: (card.key, card.header, card.players) for key, card in CARDS.items()
    }


def test_pygame_is_the_community_edition() -> None:
    assert getattr(pygame, "IS_CE", False)


# --- keys -------------------------------------------------------------------------------------------------------------

PYTHONS_OWN = {*dir(builtins), *dir(bytes)}
"""Names that Python gives, not a game: `hex` is a method of bytes before it is a board."""


def identifiers(tree: ast.AST) -> Iterator[str]:
    """Every name that a source defines, uses or imports."""
    for node in nodes(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, str) and not isinstance(node, ast.Constant) and value not in PYTHONS_OWN:
                yield value


@cache
def words() -> dict[Path, frozenset[str]]:
    """The strings and names of each source."""
    return {path: frozenset([*texts(tree), *identifiers(tree)]) for path, tree in trees().items()}


def is_own_module(path: Path, key: str) -> bool:
    return path.parent.name == key or bool(re.fullmatch(rf"{key}(_\w+)?", path.stem))


@EVERY_KEY
def test_no_key_outside_the_modules_of_its_game(key: str) -> None:
    """Comments and docstrings may speak of a game (where an idea comes from); code may not, in no name nor string."""
    word = re.compile(rf"(?<![a-z]){key}(?![a-z])", re.IGNORECASE)
    found = [
        f"{named(path)}: {text!r}"
        for path, used in words().items()
        if not is_own_module(path, key) and path != JEUX / "rules" / "__init__.py"
        for text in used
        if word.search(text)
    ]
    assert not found


def test_keys_are_looked_for_where_they_may_hide() -> None:
    """The search itself: it sees names, strings, parts of f-strings and imports, and leaves prose alone."""
    source = '"""hex."""\nimport a.tablut\nif key == "agon":\n    x = f"{key}/moulin.webp"\n    reversi_men = b.hex()\n'
    tree = ast.parse(source)
    seen = [*texts(tree), *identifiers(tree)]
    assert {"agon", "/moulin.webp", "a.tablut", "reversi_men"} <= set(seen)
    assert not any("hex" in text for text in seen)


SPECIMENS = {
    "tests/engine/test_evaluation.py": "three evaluations in classes of one form",
    "tests/formats/test_mat.py": "the two games of this format",
    "tests/puzzles/prover.py": "which steps of two wide games need no proof",
    "tests/scenes/test_tables.py": "the two games that count a race",
}
"""Shared tests that may hold a table of games: no other game has what they look at."""


def tables_of_games(tree: ast.AST) -> Iterator[list[str]]:
    """The keys of games by which a dictionary is looked up, where it is more than a specimen."""
    for node in nodes(tree):
        if isinstance(node, ast.Dict):
            firsts = [key.elts[0] if isinstance(key, ast.Tuple) and key.elts else key for key in node.keys]
            keys = [first.value for first in firsts if isinstance(first, ast.Constant) and first.value in CATALOGUE]
            if len(keys) > 1:
                yield [str(key) for key in keys]


def is_shared(path: Path) -> bool:
    """Whether a source of the tests is of no one game."""
    own = path.stem.removeprefix("test_")
    return "newcomer" not in path.parts and not any(re.fullmatch(rf"{key}(_\w+)?", own) for key in CATALOGUE)


def test_no_shared_test_holds_a_table_of_games() -> None:
    """A new game would have to be written into it: what is true of one game, its own tests tell (`tests/told.py`). Some
    game as a specimen, named where it is played, is no table."""
    shared = [path for path in sorted((ROOT / "tests").rglob("*.py")) if is_shared(path)]
    tables = {named(path): list(tables_of_games(ast.parse(path.read_text(encoding="utf-8")))) for path in shared}
    assert len(tables) > 200
    assert {name for name, found in tables.items() if found} == SPECIMENS.keys()


def test_a_table_of_games_is_found() -> None:
    first, other = list(CATALOGUE)[:2]
    assert list(tables_of_games(ast.parse(f"def f():\n    return {{'{first}': 1, '{other}': 2}}"))) == [[first, other]]
    assert list(tables_of_games(ast.parse(f"x = {{('{first}', 1): 1, ('{other}', 2): 2}}"))) == [[first, other]]
    assert not list(tables_of_games(ast.parse(f"x = {{'{first}': 1}}, play('{other}')")))


@EVERY_KEY
def test_every_game_has_all_its_parts(key: str) -> None:
    listed = [part for part, everywhere in parts(key).items() if everywhere]
    assert len(listed) > 10
    assert [part for part in listed if "*" not in part and not (ROOT / part).is_file()] == []
    files = [path for part in listed for path in ROOT.glob(part) if path.name != "__init__.py"]
    assert [path.name for path in files if not path.stat().st_size] == []


MADE = {".c", ".so", ".pyd", ".pyc", ".html"}
"""The ends of files that are made where they are needed."""


@EVERY_KEY
def test_every_file_of_a_game_is_one_that_the_page_lists(key: str) -> None:
    own = re.compile(rf"(^|/)(test_)?{key}([_.][^/]*)?(/|$)")
    rooms = ("assets", "benchmarks", "docs", "jeux", "tests")
    files = [path.relative_to(ROOT).as_posix() for room in rooms for path in (ROOT / room).rglob("*") if path.is_file()]
    found = [name for name in files if own.search(name) and Path(name).suffix not in MADE and "/gallery/" not in name]
    assert [name for name in found if not any(fnmatch(name, part) for part in parts(key))] == []


@EVERY_KEY
def test_the_parts_of_a_game_are_found_by_its_key(key: str) -> None:
    assert CATALOGUE[key].key == key
    assert view_of(CATALOGUE[key])
    assert player_of(key)


def test_every_kernel_has_its_text() -> None:
    """`setup.py` compiles what has types; a game that has neither is thought by its module alone."""
    compiled, kernels = JEUX / "engine" / "compiled", JEUX / "engine" / "kernels"
    found = [types.relative_to(compiled).with_suffix(".py") for types in compiled.rglob("*.pxd")]
    assert found
    assert [text for text in found if not (kernels / text).is_file()] == []


# --- chains -----------------------------------------------------------------------------------------------------------

LONGEST_CHAIN = 4
"""Names in a row, such as ``session.match.game.key``, without `self`."""


def chains(tree: ast.AST) -> Iterator[list[str]]:
    """The names that are read one from the other."""
    inner = {id(node.value) for node in nodes(tree) if isinstance(node, ast.Attribute)}
    for node in nodes(tree):
        if isinstance(node, ast.Attribute) and id(node) not in inner:
            names, value = [node.attr], node.value
            while isinstance(value, ast.Attribute):
                names, value = [value.attr, *names], value.value
            yield [value.id, *names] if isinstance(value, ast.Name) and value.id != "self" else names


def test_nobody_reaches_through_three_owners() -> None:
    found = ((path, chain) for path, tree in trees().items() for chain in chains(tree))
    assert not [f"{named(path)}: {'.'.join(chain)}" for path, chain in found if len(chain) > LONGEST_CHAIN]


def test_a_long_chain_is_found() -> None:
    tree = ast.parse("a = self.session.match.record.seats.count(b.c)")
    assert sorted(chains(tree)) == [["b", "c"], ["session", "match", "record", "seats", "count"]]


# --- size -------------------------------------------------------------------------------------------------------------


def lines_of(node: ast.stmt) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def too_long(tree: ast.Module, length: int) -> Iterator[str]:
    """What is longer than one reads in one piece, in a source of so many lines. A table (a value given to a name at the
    top of a module) counts for nothing: it is read, not followed."""
    for node in nodes(tree):
        if (isinstance(node, ast.FunctionDef) and lines_of(node) > LONGEST_FUNCTION) or (
            isinstance(node, ast.ClassDef) and lines_of(node) > LONGEST_CLASS
        ):
            yield f"{node.name}: {lines_of(node)} lines"
    read = length - sum(lines_of(node) for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign))
    if read > LONGEST_MODULE:
        yield f"{read} lines"


def test_sources_stay_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert not [f"{named(path)}: {one}" for path, tree in trees().items() for one in too_long(tree, lengths[path])]


def test_what_is_too_long_is_found() -> None:
    def found(head: str, count: int) -> list[str]:
        source = head + count * "\n    x = 1"
        return list(too_long(ast.parse(source), source.count("\n") + 1))

    assert found("def f() -> None:", LONGEST_FUNCTION) == [f"f: {LONGEST_FUNCTION + 1} lines"]
    assert found("class A:", LONGEST_CLASS) == [f"A: {LONGEST_CLASS + 1} lines"]
    assert found("class A:", LONGEST_MODULE)[1:] == [f"{LONGEST_MODULE + 1} lines"]
    assert not found("def f() -> None:", LONGEST_FUNCTION - 1) + found("class A:", LONGEST_CLASS - 1)
    assert not found("x = [" + LONGEST_MODULE * "\n" + "]", 0)
