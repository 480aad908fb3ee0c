"""Says which system a folder of programs and libraries needs, and fails where that is newer than what is allowed.

    python packaging/linux/symbols.py dist/tablier 2.31

Every program and library is asked with `objdump` which versions of glibc and of the C++ library it wants, and which
libraries the folder does not hold itself.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MAGIC = b"\x7fELF"
WANTED = re.compile(r"\b(GLIBC|GLIBCXX|CXXABI|GCC)_(\d+(?:\.\d+)+)\b")
NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
GLIBC = ("libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libutil.so", "ld-linux-")
Version = tuple[int, ...]


def programs(folder: Path) -> Iterator[Path]:
    """Every file of the format of Linux for programs and libraries."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(MAGIC)) == MAGIC:
                    yield path


def read(version: str) -> Version:
    """A version as numbers."""
    return tuple(int(part) for part in version.split("."))


def ask(path: Path) -> str:
    """What `objdump` tells of a file: what it needs, and which versions of it."""
    return subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout


def main() -> int:
    folder, allowed = Path(sys.argv[1]), read(sys.argv[2])
    highest: dict[str, tuple[Version, str]] = {}
    foreign: dict[str, str] = {}
    own = {path.name for path in folder.rglob("*")}
    count = 0
    for path in programs(folder):
        count += 1
        told, name = ask(path), path.relative_to(folder).as_posix()
        for library, version in WANTED.findall(told.partition("Version References")[2]):
            highest[library] = max(highest.get(library, ((0,), "")), (read(version), name))
        foreign |= {needed: name for needed in NEEDED.findall(told) if needed not in own}
    if "GLIBC" not in highest:
        sys.exit(f"{folder}: no program here")
    print(f"{count} programs and libraries")
    for library, (number, name) in sorted(highest.items()):
        print(f"highest {library}: {'.'.join(map(str, number))} ({name})")
    outside = {needed: name for needed, name in foreign.items() if not needed.startswith(GLIBC)}
    for needed, name in sorted(outside.items()):
        print(f"of the system: {needed} ({name})")
    if highest["GLIBC"][0] > allowed:
        print(f"glibc {sys.argv[2]} is not enough", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
