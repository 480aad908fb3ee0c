"""Render what changed: python assets/workshop/pictures/render.py [names…]

A name is a target or the beginning of one ("moulin", "dice/ivory"). A target is rendered again when the description it
is made from has changed: the source of its function, of every function and constant that it reaches in the workshop,
and the pictures it is composed of. With --all everything is rendered, with --accept the pictures present are taken as
up to date (after a change of the workshop that does not show).
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import inspect
import json
import re
import textwrap
import time
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from kit_files import file_of

HERE = Path(__file__).resolve().parent
HASHES = HERE / ".hashes.json"
LAST = "cards"
"""The module whose pictures are made of those of the others."""
Target = FunctionType


def modules() -> list[ModuleType]:
    """The modules that have `TARGETS`, those made of the others last."""
    names = (path.stem for path in HERE.glob("*.py") if re.search("^TARGETS =", path.read_text("utf-8"), re.MULTILINE))
    return [importlib.import_module(name) for name in sorted(names, key=lambda name: (name == LAST, name))]


def targets() -> dict[str, Target]:
    """What can be rendered, by the name of the picture."""
    return {name: make for module in modules() for name, make in module.TARGETS.items()}


def composed() -> dict[str, list[str]]:
    """Targets composed of other pictures, and these."""
    return {name: parts for module in modules() for name, parts in getattr(module, "SOURCES", {}).items()}


def names_in(code: CodeType) -> set[str]:
    """Global and attribute names that a function mentions, inner functions included."""
    found = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= names_in(constant)
    return found


def ours(thing: object) -> bool:
    module = inspect.getmodule(thing)
    return bool(module and getattr(module, "__file__", None) and Path(str(module.__file__)).parent == HERE)


def text_of(thing: FunctionType | type) -> str:
    """The code of a thing without its comments, its layout and its first line of documentation."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(thing)))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.dump(tree)


def describe(make: FunctionType, seen: dict[str, str], skip: frozenset[str] = frozenset({"TARGETS"})) -> None:
    """Collect the text of a function and of all that it reaches in the workshop."""
    anonymous = make.__name__ == "<lambda>"
    key = f"{make.__module__}.{make.__qualname__}"
    if key in seen and not anonymous:
        return
    code = make.__code__
    seen[key] = repr((code.co_code, code.co_names, code.co_consts, make.__defaults__)) if anonymous else text_of(make)
    for name in sorted(names_in(make.__code__) - skip):
        follow(name, make.__globals__, seen)


def follow(name: str, scope: dict[str, object], seen: dict[str, str]) -> None:
    """Follow a name to a function, a class, a constant, or through the modules of the workshop."""
    places = [scope, *(vars(m) for m in scope.values() if isinstance(m, ModuleType) and ours(m))]
    for place in places:
        thing = place.get(name)
        if isinstance(thing, FunctionType) and ours(thing):
            describe(thing, seen)
        elif isinstance(thing, type) and ours(thing):
            seen[f"class {name}"] = text_of(thing)
            for method in vars(thing).values():
                inner = getattr(method, "fget", method)
                if isinstance(inner, FunctionType) and inner.__code__.co_filename == inspect.getsourcefile(thing):
                    describe(inner, seen)
        elif name.isupper() and thing is not None and not isinstance(thing, Path):
            seen[f"constant {name} {place.get('__name__')}"] = repr(thing)


def fingerprint(make: FunctionType, parts: list[str]) -> str:
    seen: dict[str, str] = {}
    describe(make, seen)
    for part in parts:
        seen[f"picture {part}"] = hashlib.sha256(file_of(part).read_bytes()).hexdigest()
    text = "\n".join(f"{key}\n{seen[key]}" for key in sorted(seen))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--accept", action="store_true")
    options = parser.parse_args()
    known = json.loads(HASHES.read_text()) if HASHES.exists() else {}
    sources = composed()
    for name, make in targets().items():
        if options.names and not any(name.startswith(n) for n in options.names):
            continue
        now = fingerprint(make, sources.get(name, []))
        if known.get(name) == now and not options.all:
            continue
        if not options.accept:
            wall, cpu = time.perf_counter(), time.process_time()
            make()
            print(
                f"{name}: {time.perf_counter() - wall:.1f} s, {time.process_time() - cpu:.1f} s of processor",
                flush=True,
            )
        known[name] = now
        HASHES.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n")


if __name__ == "__main__":
    main()
