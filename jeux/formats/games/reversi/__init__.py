"""What Othello programs write and read. Their game begins with the crossed discs and Black to play; where the players
of ours place the first four discs, that is said in a tag, and the discs are the beginning that is written."""

from __future__ import annotations

from jeux.formats.games.reversi.edax import OTHELLO_PGN
from jeux.formats.games.reversi.ggf import GGF
from jeux.formats.games.reversi.transcript import TRANSCRIPT
from jeux.formats.games.reversi.wthor import WTHOR

FORMATS = (GGF, WTHOR, OTHELLO_PGN, TRANSCRIPT)
