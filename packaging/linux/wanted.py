"""Prints what a package is made of and with, one requirement a line, as pyproject.toml names it."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = project["project"]
    wanted = [*project["build-system"]["requires"], *declared["dependencies"]]
    print(*wanted, *declared["optional-dependencies"]["package"], "pip", sep="\n")


if __name__ == "__main__":
    main()
