"""Prints what a release brings, from CHANGELOG.md; fails where tag, program and changelog do not agree.

python packaging/notes.py v1.2.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
SECTION = re.compile(r"^## \[(?P<version>[^]]+)\] – (?P<date>.+)\n(?P<text>(?:(?!## ).*\n?)*)", re.MULTILINE)
DATE = re.compile(r"\d{4}-\d\d-\d\d")


class DisagreementError(Exception):
    """What does not agree."""


def notes(tag: str, program: str, changelog: str) -> str:
    """The newest section of the changelog. Raises `DisagreementError`."""
    version, section = VERSION.search(program), SECTION.search(changelog)
    if not version or not section:
        raise DisagreementError("jeux/__init__.py or CHANGELOG.md tells no version")
    if tag != f"v{version[1]}" or section["version"] != version[1]:
        raise DisagreementError(f"tag {tag}, program {version[1]}, changelog {section['version']}")
    if not DATE.fullmatch(section["date"]):
        raise DisagreementError(f"CHANGELOG.md gives {version[1]} no date: {section['date']}")
    return section["text"].strip() + "\n"


def main() -> int:
    """Read the two files for the tag of the command."""
    program, changelog = ((ROOT / name).read_text(encoding="utf-8") for name in ("jeux/__init__.py", "CHANGELOG.md"))
    try:
        print(notes(sys.argv[1], program, changelog), end="")
    except DisagreementError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
