"""The page of the format is true: its example opens, its tables name every key."""

from __future__ import annotations

import json
import re
from pathlib import Path

from jeux.match.record import FORMAT, from_json, to_json

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def named(table: str) -> set[str]:
    """The keys in the first column of a table."""
    return {key for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for key in re.findall(r"`(\w+)`", row)}


def test_the_example_opens_and_its_keys_are_those_of_the_tables() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    record = from_json(example)
    assert record.games[0].undone == ("b4",)
    written = json.loads(to_json(record))
    assert json.loads(example) == written
    keys, rest = PAGE.split("## Keys")[1].split("Each of the `games`")
    assert named(keys) == written.keys()
    assert named(rest.split("## An example")[0]) == written["games"][0].keys()
    assert (list(written)[:3], written["format"]) == (["tablier", "format", "program"], FORMAT)
