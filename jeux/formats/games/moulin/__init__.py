"""Move lists of Moulin, as programs and servers of nine men's morris write them."""

from __future__ import annotations

from jeux.formats.games.moulin.lists import MOVES, NUMBERS, PGN

FORMATS = (PGN, NUMBERS, MOVES)
