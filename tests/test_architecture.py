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

ROOT = Path(__file__).resolve().parents[1]
JEUX = ROOT / "jeux"
SOURCES = sorted(JEUX.rglob("*.py"))
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}

ARROWS: dict[str, tuple[str, ...]] = {
    "rules": (),
    "match": ("jeux.rules", "jeux.common.files", "jeux.common.cleaning", "jeux.common.schema"),
    "formats": ("jeux.rules", "jeux.match", "jeux.common"),
    "tournament": ("jeux.rules", "jeux.match", "jeux.common"),
    "engine": ("jeux.rules", "jeux.common.assets", "jeux.common.log"),
    "play": ("jeux.rules", "jeux.match", "jeux.tournament", "jeux.engine", "jeux.common"),
    "views": ("jeux.rules", "jeux.play", "jeux.common"),
    "printing": ("jeux.rules", "jeux.match", "jeux.tournament", "jeux.play", "jeux.views", "jeux.common"),
    "voice": (),
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
WITHOUT_A_WINDOW = ("rules", "match", "formats", "tournament", "engine", "play", "voice")
IMPORTED_AS = {"pygame-ce": "pygame", "fluent.runtime": "fluent"}
"""The dependencies that are not imported under their own name."""

LONGEST_FUNCTION = 40
LONGEST_CLASS = 400
LONGEST_MODULE = 500

EVERY_SOURCE = pytest.mark.parametrize("path", SOURCES, ids=[str(p.relative_to(ROOT)) for p in SOURCES])
EVERY_KEY = pytest.mark.parametrize("key", CATALOGUE)


def package(path: Path) -> str:
    """The room that a source is in: ``rules``, ``views``…; empty for ``jeux/__init__.py``."""
    parts = path.relative_to(JEUX).parts
    return parts[0] if len(parts) > 1 else ""


def docstrings(tree: ast.AST) -> set[int]:
    """The ids of the constants that only document: a string alone on its line, wherever it stands."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def texts(tree: ast.AST) -> Iterator[str]:
    """The strings that the program uses, the fixed parts of f-strings among them."""
    prose = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def beside(path: Path, level: int) -> str:
    """The package that a relative import of this source starts from."""
    return ".".join(path.relative_to(ROOT).parts[:-level])


def imported(tree: ast.AST, path: Path | None = None) -> Iterator[str]:
    """The modules that a source imports: by a statement, wherever it stands, or by a name built at run time."""
    kernel = path is not None and "kernels" in path.parts
    for node in ast.walk(tree):
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


@EVERY_SOURCE
def test_imports_follow_the_arrows(path: Path) -> None:
    room = package(path)
    allowed = (f"jeux.{room}", "jeux.__version__", *ARROWS.get(room, ()))
    for name in imported(TREES[path], path):
        if within(name, "jeux"):
            assert any(within(name, prefix) for prefix in allowed), f"{room or 'jeux'} imports {name}"


@EVERY_SOURCE
def test_other_packages_are_those_of_the_project(path: Path) -> None:
    known = {"jeux", *dependencies(), *sys.stdlib_module_names}
    windowed = {"pygame", "pygame_gui"}
    for name in imported(TREES[path], path):
        top = name.split(".")[0]
        assert top in known, name
        assert package(path) not in WITHOUT_A_WINDOW or top not in windowed, name


def test_every_room_has_its_arrows() -> None:
    assert {package(path) for path in SOURCES} == set(ARROWS)


def module_of(path: Path) -> str:
    """The name under which a source is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


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


def test_no_modules_import_each_other() -> None:
    """Neither two nor many in a ring: what is read first needs nothing of what is read later."""
    TopologicalSorter(imports(TREES)).prepare()


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
    trees = {JEUX / "a.py": ast.parse(source), JEUX / "b" / "c.py": ast.parse("from jeux.a import Y")}
    with pytest.raises(CycleError):
        TopologicalSorter(imports(trees)).prepare()


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
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, str) and not isinstance(node, ast.Constant) and value not in PYTHONS_OWN:
                yield value


WORDS = {path: [*texts(tree), *identifiers(tree)] for path, tree in TREES.items()}


def is_own_module(path: Path, key: str) -> bool:
    return path.parent.name == key or bool(re.fullmatch(rf"{key}(_\w+)?", path.stem))


@EVERY_KEY
def test_no_key_outside_the_modules_of_its_game(key: str) -> None:
    """Comments and docstrings may speak of a game (where an idea comes from); code may not, in no name nor string."""
    word = re.compile(rf"(?<![a-z]){key}(?![a-z])", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {text!r}"
        for path, words in WORDS.items()
        if not is_own_module(path, key) and path != JEUX / "rules" / "__init__.py"
        for text in words
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
    inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and id(node) not in inner:
            names, value = [node.attr], node.value
            while isinstance(value, ast.Attribute):
                names, value = [value.attr, *names], value.value
            yield [value.id, *names] if isinstance(value, ast.Name) and value.id != "self" else names


@EVERY_SOURCE
def test_nobody_reaches_through_three_owners(path: Path) -> None:
    assert not [".".join(chain) for chain in chains(TREES[path]) if len(chain) > LONGEST_CHAIN]


def test_a_long_chain_is_found() -> None:
    tree = ast.parse("a = self.session.match.record.seats.count(b.c)")
    assert sorted(chains(tree)) == [["b", "c"], ["session", "match", "record", "seats", "count"]]


# --- size -------------------------------------------------------------------------------------------------------------


def lines_of(node: ast.stmt) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


@EVERY_SOURCE
def test_sources_stay_short(path: Path) -> None:
    """A table (a value given to a name at the top of a module) counts for nothing: it is read, not followed."""
    tree = TREES[path]
    too_long = [
        f"{node.name}: {lines_of(node)} lines"
        for node in ast.walk(tree)
        if (isinstance(node, ast.FunctionDef) and lines_of(node) > LONGEST_FUNCTION)
        or (isinstance(node, ast.ClassDef) and lines_of(node) > LONGEST_CLASS)
    ]
    tables = sum(lines_of(node) for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign))
    length = len(path.read_text(encoding="utf-8").splitlines()) - tables
    if length > LONGEST_MODULE:
        too_long.append(f"{path.name}: {length} lines")
    assert not too_long


# --- heirs and what is private ----------------------------------------------------------------------------------------

Class = tuple[str, str]
"""A class by its module and its name."""


OF_EVERY_TUPLE = {"_asdict", "_field_defaults", "_fields", "_make", "_replace"}
"""What Python gives to a `NamedTuple` for everybody."""
OF_PACKAGES = ("canvas._code",)
"""What is read of a class of another package, which tells it nowhere else."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OF_EVERY_TUPLE


def classes(trees: Mapping[Path, ast.AST]) -> dict[Class, ast.ClassDef]:
    """Every class of these sources, wherever it stands."""
    return {
        (module_of(path), node.name): node
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def known_as(tree: ast.AST, module: str) -> dict[str, Class]:
    """What a name in a source may stand for, by how it is written there: what is imported, or what it defines itself.
    A module that is imported whole stands before the name, as in ``module.Class``."""
    names: dict[str, Class] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            names[node.name] = (module, node.name)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {alias.asname or alias.name: (node.module, alias.name) for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.asname or alias.name: (alias.name, "") for alias in node.names}
    return names


def written(node: ast.expr) -> tuple[str, str]:
    """The name that stands for a base, and what is read of it: ``Base``, ``Base[T]`` or ``module.Base``."""
    bare = node.value if isinstance(node, ast.Subscript) else node
    owner, _, name = ast.unparse(bare).rpartition(".")
    return (owner, name) if owner else (name, "")


def parents(trees: Mapping[Path, ast.AST]) -> dict[Class, list[Class]]:
    """The bases of every class that are classes of these sources."""
    every, found = classes(trees), {}
    names = {module_of(path): known_as(tree, module_of(path)) for path, tree in trees.items()}
    for (module, name), node in every.items():
        read = [(names[module].get(owner), part) for owner, part in map(written, node.bases)]
        # what is imported from a package may be a module of it: `from jeux.a import b`, then `b.Class`
        bases = [(".".join(filter(None, base)), part) if part else base for base, part in read if base]
        found[module, name] = [base for base in bases if base in every]
    return found


def ancestors(one: Class, bases: Mapping[Class, list[Class]]) -> Iterator[Class]:
    for base in bases[one]:
        yield base
        yield from ancestors(base, bases)


def own_private(node: ast.ClassDef) -> set[str]:
    """The private names that a class defines: its methods, its fields, what it gives `self`."""
    names = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) and ast.unparse(part.value) == "self":
            names.add(part.attr)
    for part in node.body:
        targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in names if is_private(name)}


def heirs_of_final(trees: Mapping[Path, ast.AST]) -> list[str]:
    """The classes on a class that is to have none."""
    final = {one for one, node in classes(trees).items() if any("final" in written(by) for by in node.decorator_list)}
    return [
        f"{module}.{name} on {base[1]}"
        for (module, name), bases in parents(trees).items()
        for base in bases
        if base in final
    ]


def privates_defined_again(trees: Mapping[Path, ast.AST]) -> list[str]:
    """The private names that a class of another module has, and an heir of it defines as well."""
    every, bases = classes(trees), parents(trees)
    private = {one: own_private(node) for one, node in every.items()}
    return sorted(
        f"{one[0]}.{one[1]}.{name} is private to {base[0]}.{base[1]}"
        for one in every
        for base in set(ancestors(one, bases))
        if base[0] != one[0]
        for name in private[one] & private[base]
    )


def privates_read(trees: Mapping[Path, ast.AST]) -> list[str]:
    """The private names of classes of other modules that are read of something else than `self`."""
    owners: dict[str, set[str]] = {}
    for (module, _), node in classes(trees).items():
        for name in own_private(node):
            owners.setdefault(name, set()).add(module)
    return [
        f"{module_of(path)}:{node.lineno} reads {ast.unparse(node)}"
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in owners
        and module_of(path) not in owners[node.attr]
        and ast.unparse(node.value) not in ("self", "cls")
        and ast.unparse(node) not in OF_PACKAGES
    ]


def privates_inherited(trees: Mapping[Path, ast.AST]) -> list[str]:
    """The private names that an heir reads of itself, which only a class of another module defines."""
    every, bases = classes(trees), parents(trees)
    private = {one: own_private(node) for one, node in every.items()}
    found = []
    for one, node in every.items():
        near = [one, *(base for base in ancestors(one, bases) if base[0] == one[0])]
        own = set().union(*(private[base] for base in near))
        theirs = set().union(*(private[base] for base in ancestors(one, bases) if base[0] != one[0])) - own
        reads = (part for part in ast.walk(node) if isinstance(part, ast.Attribute) and part.attr in theirs)
        found += [
            f"{one[0]}:{part.lineno} reads self.{part.attr}" for part in reads if ast.unparse(part.value) == "self"
        ]
    return found


def test_what_is_final_has_no_heirs() -> None:
    """A table is one class; what it is used for is an object that it is given."""
    assert ast.unparse(classes(TREES)["jeux.play.table.session", "Session"].decorator_list[0]) == "final"
    assert heirs_of_final(TREES) == []


def test_what_is_private_is_left_to_its_module() -> None:
    assert [*privates_defined_again(TREES), *privates_inherited(TREES), *privates_read(TREES)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from jeux.b.c import Base\nclass Heir(Base[int]):\n    def _act(self): ...", 1),
        ("from jeux.b import c\nclass Heir(c.Base):\n    def act(self): self._kept = 1", 1),
        ("from jeux.b.c import Heir as Other\nclass Heir(Other):\n    _act = None", 1),
        ("from jeux.b.c import Base\ndef act(base): return base._kept", 1),
        ("from jeux.b.c import Base\nclass Heir(Base):\n    def act(self): return super()._act()", 1),
        ("from jeux.b.c import Base\nclass Heir(Base):\n    def act(self): return self._act()", 1),
        ("from jeux.b.c import Base\nclass Heir(Base):\n    def __init__(self): self._mine = self.act()", 0),
        ("class Alone:\n    def _act(self): ...\ndef act(one): return one._act()", 0),
    ],
)
def test_what_is_private_is_looked_for_where_it_may_be_used(source: str, found: int) -> None:
    base = "class Base:\n    def __init__(self): self._kept = 0\n    def _act(self): ...\nclass Heir(Base): ..."
    trees = {JEUX / "a.py": ast.parse(source), JEUX / "b" / "c.py": ast.parse(base)}
    assert len([*privates_defined_again(trees), *privates_inherited(trees), *privates_read(trees)]) == found


@pytest.mark.parametrize("mark", ["final", "typing.final"])
def test_an_heir_of_what_is_final_is_found(mark: str) -> None:
    final = f"@{mark}\nclass Base: ..."
    trees = {
        JEUX / "a.py": ast.parse("from jeux.b import c\nclass Heir(c.Base): ..."),
        JEUX / "b" / "c.py": ast.parse(final),
    }
    assert heirs_of_final(trees) == ["jeux.a.Heir on Base"]
