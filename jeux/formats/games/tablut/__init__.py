"""Game records of OpenTafl."""

from __future__ import annotations

from jeux.formats.games.tablut.record import OPEN_TAFL

FORMATS = (OPEN_TAFL,)
