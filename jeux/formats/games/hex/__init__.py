"""Hex of Little Golem, `.hsgf`, links of HexWorld, and moves in a row."""

from __future__ import annotations

from jeux.formats.contract import Format
from jeux.formats.games.hex import golem, hexworld, moves

FORMATS: tuple[Format, ...] = (golem.FORMAT, hexworld.FORMAT, moves.FORMAT)
