"""Move lists of nine men's morris (Moulin), as programs and servers write them."""

from __future__ import annotations

from jeux.formats.games.moulin.lists import MOVES, NUMBERS, PGN

FORMATS = (PGN, NUMBERS, MOVES)
