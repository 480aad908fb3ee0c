"""Hex of Little Golem, `.hsgf`: the first player joins top and bottom, the second may swap the pieces."""

from __future__ import annotations

import re

from jeux.formats.sgf.games.hex import KEY, read_size
from jeux.formats.sgf.littlegolem import GolemText, format_of
from jeux.formats.sgf.syntax import Node
from jeux.match.record import GameRecord

_MOVE = re.compile(r";\s*[BW]\s*\[([a-z]{2}|swap|resign)\]")
_SITE = re.compile(r"littlegolem|EV\s*\[(hex|null)", re.IGNORECASE)
_OTHER = re.compile(r"GM\s*\[")


def likely(start: str) -> bool:
    """Whether a text may be of the site: its cells have two letters, and no other game is named."""
    return bool(_SITE.search(start)) and not _OTHER.search(start) and (bool(_MOVE.search(start)) or "EV[hex" in start)


def _sizes(root: Node) -> dict[str, str]:
    return {"size": read_size(root)}


def _size(played: GameRecord) -> str:
    return played.options["size"]


FORMATS = (format_of(GolemText(KEY, ("W", "B"), {"swap": "yes"}, _sizes, _size, result=True), "hsgf", ".hsgf", likely),)
