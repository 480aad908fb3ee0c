"""Writes LICENCES.md: every part that the packaged program carries, with its licence, its text and where its source is.

    python packaging/licences/licences.py dist/tablier [LICENCES.md]

build.spec puts the file into the folder of every system; the command looks at a finished folder and fails where a
library in it is named nowhere. Packages of Python are read from the metadata of the environment that built the folder;
libraries, which tell nothing of themselves, from parts.toml.
"""

from __future__ import annotations

import platform
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PARTS = tomllib.loads((HERE / "parts.toml").read_text(encoding="utf-8"))
LIBRARY = re.compile(r"\.(dll|dylib|so)(\.\d+)*$", re.IGNORECASE)
EXTENSION_MODULE = re.compile(r"\.(cpython-|abi3)[^/]*$|\.pyd$", re.IGNORECASE)
PYTHON = re.compile(r"^(lib)?python3", re.IGNORECASE)
NOT_CARRIED = frozenset({"pillow", "charset-normalizer"})
"""Packages that others ask for and build.spec leaves out, one for a stand-in (packaging/stand_ins)."""
OWN = ("/lib-dynload/", "/jeux/engine/compiled/")
"""Folders of extension modules of Python and of ours, whatever their names."""
LICENCE_FIELDS = ("License-Expression", "License")
TEXTS = re.compile(r"\.dist-info/(.*/)?(licen[cs]e|copying|notice|authors)[^/]*$|/licenses/[^/]+\.txt$", re.IGNORECASE)
TO_BE_REPLACED = """\
Tablier is under the MIT licence, and the source of each version is beside its downloads. pygame-ce, Pyphen and some
libraries are under the GNU Lesser General Public License: each may be changed and put in the place of the one that is
here. Libraries and patterns of hyphens are files of their own in this folder; the modules of pygame-ce and Pyphen in
Python are packed into the program, which `pyinstaller build.spec` makes anew from the source.
"""


class UnknownPartsError(Exception):
    """Libraries that parts.toml does not name."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that somebody else has made."""

    name: str
    version: str
    licence: str
    source: str
    texts: tuple[str, ...]


# --- packages of Python -----------------------------------------------------------------------------------------------


def needed_packages() -> Iterator[Distribution]:
    """The packages that the program needs, and those that they need, as they are installed here. Those that the folder
    does not carry need not be."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [Requirement(line) for line in project["dependencies"]]
    seen = set(NOT_CARRIED)
    while waiting:
        requirement = waiting.pop(0)
        name = canonicalize_name(requirement.name)
        if name in seen or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        found = distribution(name)
        waiting += [Requirement(line) for line in found.requires or ()]
        yield found


def package_part(found: Distribution) -> Part:
    """What a package says of itself, completed by parts.toml."""
    told = found.metadata
    name = canonicalize_name(told["Name"])
    known = PARTS["packages"].get(name, {})
    files = [file for file in found.files or () if TEXTS.search(file.as_posix())]
    texts = [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace") for file in files]
    licence = known.get("licence") or next((told[name] for name in LICENCE_FIELDS if name in told), "")
    source = known.get("source") or f"{name} {found.version} on PyPI"
    return Part(told["Name"], found.version, licence, source, (*texts, *known_text(known)))


# --- libraries --------------------------------------------------------------------------------------------------------


def known_text(known: dict[str, str]) -> tuple[str, ...]:
    """The text that parts.toml names, if any."""
    return ((HERE / "texts" / known["text"]).read_text(encoding="utf-8"),) if "text" in known else ()


def library_name(path: str) -> str | None:
    """The part that a file of the folder belongs to; None for what is no library of somebody else.

    Raises `UnknownPartsError`.
    """
    path = path.replace("\\", "/")
    if not LIBRARY.search(path) or EXTENSION_MODULE.search(path) or any(own in f"/{path}" for own in OWN):
        return None
    file = path.rpartition("/")[2]
    if PYTHON.search(file):
        return None
    bare = file.lower().removeprefix("lib")
    for name, known in PARTS["libraries"].items():
        if bare.startswith(tuple(known["starts"])):
            return str(name)
    raise UnknownPartsError(path)


def library_parts(paths: Iterable[str]) -> list[Part]:
    """The libraries among the files of a folder. Raises `UnknownPartsError`."""
    names: set[str] = set()
    unknown: list[str] = []
    for path in paths:
        try:
            name = library_name(path)
        except UnknownPartsError:
            unknown.append(path)
        else:
            names |= {name} if name else set()
    if unknown:
        raise UnknownPartsError(", ".join(sorted(unknown)))
    table = PARTS["libraries"]
    return [
        Part(name, "", table[name]["licence"], table[name]["source"], known_text(table[name])) for name in sorted(names)
    ]


# --- the page ---------------------------------------------------------------------------------------------------------


def own_parts() -> list[Part]:
    """Tablier itself, its letters, and Python."""
    sys.path.insert(0, str(ROOT))
    from jeux import __version__

    fonts = ROOT / "assets" / "fonts"
    own = Part("Tablier", __version__, "MIT", "beside the download", ((ROOT / "LICENSE").read_text(encoding="utf-8"),))
    letters = [
        Part(f"{name} (letters)", "", "OFL-1.1", "assets/fonts", (path.read_text(encoding="utf-8"),))
        for path in sorted(fonts.glob("OFL-*.txt"))
        for name in [path.stem.removeprefix("OFL-")]
    ]
    text = (HERE / "texts" / "Python.txt").read_text(encoding="utf-8")
    return [own, *letters, Part("Python", platform.python_version(), "PSF-2.0", "https://www.python.org", (text,))]


def page(parts: list[Part]) -> str:
    """The table, then every text, each once."""
    lines = ["# Licences", "", TO_BE_REPLACED]
    lines += ["| part | version | licence | source |", "| --- | --- | --- | --- |"]
    lines += [f"| {part.name} | {part.version} | {part.licence} | {part.source} |" for part in parts]
    holders: dict[str, list[str]] = {}
    for part in parts:
        for text in part.texts:
            holders.setdefault(text.strip("\n"), []).append(part.name)
    for text, names in holders.items():
        lines += ["", f"## {', '.join(names)}", "", "```text", text, "```"]
    return "\n".join(lines) + "\n"


def write(target: Path, paths: Iterable[str]) -> Path:
    """Write the page for a folder that holds these files. Raises `UnknownPartsError`."""
    parts = own_parts() + [package_part(found) for found in needed_packages()] + library_parts(paths)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(parts), encoding="utf-8", newline="\n")
    return target


def main() -> int:
    """Look at a finished folder; write the page where one is asked for."""
    folder = Path(sys.argv[1])
    paths = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    if sys.argv[2:]:
        write(Path(sys.argv[2]), paths)
    print(*(f"{part.name}: {part.licence}" for part in library_parts(paths)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
