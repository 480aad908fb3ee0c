"""Reads the vector files: positions worked out from the pages by hand or by an independent program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from jeux.rules import CATALOGUE
from jeux.rules.contract import Position

FOLDER = Path(__file__).resolve().parents[1] / "vectors"
Case = dict[str, Any]


def load(name: str) -> list[Case]:
    """The rows of one vector file."""
    rows: list[Case] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return rows


def position(key: str, case: Case) -> Position:
    """The position that a row describes."""
    game = CATALOGUE[key]
    return game.read(case["position"], case["options"], case.get("players", game.players[0]))


def label(key: str, case: Case) -> str:
    """A short name for a test id."""
    return f"{key}: {case.get('note', case['position'])}"[:90]
