"""The formats of Othello programs. Their games begin with the four crossed discs and Black to play. If the players
placed the first four discs, a tag says so, and the game is written from the position after that."""

from __future__ import annotations

from jeux.formats.games.reversi.edax import OTHELLO_PGN
from jeux.formats.games.reversi.ggf import GGF
from jeux.formats.games.reversi.transcript import TRANSCRIPT
from jeux.formats.games.reversi.wthor import WTHOR

FORMATS = (GGF, WTHOR, OTHELLO_PGN, TRANSCRIPT)
