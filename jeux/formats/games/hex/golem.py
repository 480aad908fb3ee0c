"""Hex of Little Golem, `.hsgf`: the first player joins top and bottom, the second may swap the pieces."""

from __future__ import annotations

import re

from jeux.formats.sgf.games.hex import KEY, read_size
from jeux.formats.sgf.littlegolem import GolemText, format_of
from jeux.formats.sgf.syntax import Node
from jeux.match.record import GameRecord

_MOVE = re.compile(r";\s*[BW]\s*\[([a-z]{2}|swap|resign)\]")
_EVENT = re.compile(r"EV\s*\[\s*(\w*)")
_OTHER = re.compile(r"GM\s*\[")
_SITE = "littlegolem"


def likely(start: str) -> bool:
    """Whether a text may be from Little Golem: its event is a Hex one, or its cells have two letters and no other game
    is named."""
    found = _EVENT.search(start)
    event = found[1].lower() if found else ""
    if _OTHER.search(start) or event not in ("", "null", KEY):
        return False
    return event == KEY or (bool(_MOVE.search(start)) and (event == "null" or _SITE in start))


def _sizes(root: Node) -> dict[str, str]:
    return {"size": read_size(root)}


def _size(played: GameRecord) -> str:
    return played.options["size"]


_TEXT = GolemText(KEY, ("W", "B"), {"swap": "yes"}, _sizes, _size, result=True, event=KEY)
FORMAT = format_of(_TEXT, "hsgf", ".hsgf", likely)
