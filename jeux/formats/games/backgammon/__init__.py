"""One-line notations of backgammon programs for a position with its match score."""

from __future__ import annotations

from jeux.formats.contract import Format
from jeux.formats.games.backgammon import gnu_id, xgid

FORMATS: tuple[Format, ...] = (xgid.FORMAT, gnu_id.FORMAT)
