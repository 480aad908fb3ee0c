"""Says what a folder and the files made of it weigh, and fails where one weighs more than its budget.

    python packaging/weigh.py dist/tablier [a setup, a zip, an archive...]

The budgets stand here and nowhere else; the packaged tests weigh the folder by them too.
"""

from __future__ import annotations

import sys
from pathlib import Path

MIB = 2**20
FOLDER = 75
FILES = {"-setup.exe": 38, "-portable.zip": 50, ".tar.gz": 50, ".deb": 50}
"""In MiB, by how their names end."""


def weight(path: Path) -> float:
    """In MiB: the bytes of a file, or of all in a folder; links weigh nothing."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink()) / MIB


def budget(path: Path) -> int:
    """What it may weigh."""
    return FOLDER if path.is_dir() else next(limit for end, limit in FILES.items() if path.name.endswith(end))


def main() -> int:
    """Weigh all that is named."""
    heavy = False
    for path in map(Path, sys.argv[1:]):
        weighs, limit = weight(path), budget(path)
        heavy |= weighs > limit
        print(f"{path.name}: {weighs:.1f} MiB of {limit}{', TOO HEAVY' if weighs > limit else ''}")
    return int(heavy)


if __name__ == "__main__":
    sys.exit(main())
