"""A match of every earlier version opens, and stands as it stood."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from jeux.match.documents import ENDING, read_document
from jeux.match.match import Match
from jeux.match.record import from_json, to_json
from jeux.rules import CATALOGUE
from tests.match.keep import EARLIER, POSITIONS, keep

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(EARLIER.glob(f"*/*{ENDING}"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_it_stands_as_it_stood(path: Path) -> None:
    record = read_document(path)
    positions = json.loads((path.parent / POSITIONS).read_text(encoding="utf-8"))
    assert record.game == path.stem
    assert Match(record).position.text() == positions[path.stem]
    assert from_json(to_json(record)) == record, "it can be saved again"


def test_every_game_of_a_folder_is_kept() -> None:
    for folder in EARLIER.iterdir():
        known = json.loads((folder / POSITIONS).read_text(encoding="utf-8"))
        assert known.keys() == {path.stem for path in folder.glob(f"*{ENDING}")}


def test_every_version_of_the_changelog_is_kept() -> None:
    """Before a release: python -m tests.match.keep."""
    versions = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions
    for version in versions:
        assert (EARLIER / version / POSITIONS).exists(), version


def test_a_release_keeps_a_match_of_every_game(tmp_path: Path) -> None:
    keep(tmp_path / "new")
    assert {path.stem for path in (tmp_path / "new").glob(f"*{ENDING}")} == set(CATALOGUE)
    with pytest.raises(FileExistsError):
        keep(tmp_path / "new")
