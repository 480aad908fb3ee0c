"""Twixt files of Little Golem, `.tsgf`, and of the program T1j, `.T1`, and moves in a row.

Little Golem plays by the paper-and-pencil rules: links are added automatically and may cross links of their own
side."""

from __future__ import annotations

import re

from jeux.formats.games.twixt.moves import FORMAT as MOVES
from jeux.formats.games.twixt.t1 import FORMAT as T1
from jeux.formats.sgf.games.twixt import KEY, SIZE, refuse_size
from jeux.formats.sgf.littlegolem import GolemText, format_of
from jeux.formats.sgf.syntax import Node
from jeux.match.record import GameRecord

_MOVE = re.compile(r";\s*[br]\s*\[")
_EVENT = re.compile(r"EV\s*\[twixt", re.IGNORECASE)
_USUAL = {"links": "auto", "crossing": "own", "swap": "yes"}


def likely(start: str) -> bool:
    """Whether a text may be from Little Golem: its moves are for red and black."""
    return bool(_MOVE.search(start) or _EVENT.search(start))


def _sizes(root: Node) -> dict[str, str]:
    refuse_size(root)
    return {}


def _size(played: GameRecord) -> str:
    return SIZE


_TEXT = GolemText(KEY, ("B", "R"), _USUAL, _sizes, _size, result=False, event=KEY)
FORMATS = (format_of(_TEXT, "tsgf", ".tsgf", likely), T1, MOVES)
