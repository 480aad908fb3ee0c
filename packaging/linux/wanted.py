"""Prints what pyproject.toml asks for, one requirement a line.

python packaging/linux/wanted.py        what a package is made of and with
python packaging/linux/wanted.py dev    what the tests need
"""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = project["project"]
    if extra := sys.argv[1:]:
        print(*declared["optional-dependencies"][extra[0]], sep="\n")
        return
    wanted = [*project["build-system"]["requires"], *declared["dependencies"]]
    print(*wanted, *declared["optional-dependencies"]["package"], "pip", sep="\n")


if __name__ == "__main__":
    main()
