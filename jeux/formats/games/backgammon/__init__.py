"""The ways in which programs of backgammon write one position of a match as a line."""

from __future__ import annotations

from jeux.formats.contract import Format
from jeux.formats.games.backgammon import gnu_id, xgid

FORMATS: tuple[Format, ...] = (xgid.FORMAT, gnu_id.FORMAT)
