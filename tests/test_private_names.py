"""What is final has no heirs, and what is private is left to its module."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.sources import JEUX, module_of, nodes, trees

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
        for node in nodes(tree)
        if isinstance(node, ast.ClassDef)
    }


def known_as(tree: ast.AST, module: str) -> dict[str, Class]:
    """What a name in a source may stand for, by how it is written there: what is imported, or what it defines itself.
    A module that is imported whole stands before the name, as in ``module.Class``."""
    names: dict[str, Class] = {}
    for node in nodes(tree):
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
    for part in nodes(node):
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
        for node in nodes(tree)
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
        reads = (part for part in nodes(node) if isinstance(part, ast.Attribute) and part.attr in theirs)
        found += [
            f"{one[0]}:{part.lineno} reads self.{part.attr}" for part in reads if ast.unparse(part.value) == "self"
        ]
    return found


def test_what_is_final_has_no_heirs() -> None:
    """A table is one class; what it is used for is an object that it is given."""
    assert ast.unparse(classes(trees())["jeux.play.table.session", "Session"].decorator_list[0]) == "final"
    assert heirs_of_final(trees()) == []


def test_what_is_private_is_left_to_its_module() -> None:
    assert [*privates_defined_again(trees()), *privates_inherited(trees()), *privates_read(trees())] == []


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
