"""Twixt: the options, the phases of a turn and the texts of steps."""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.contract import MalformedStep
from jeux.rules.games.twixt.board import HOLES, INDEX

SWAP, END = "swap", "end"
EACH = 50
"""The pegs of a side, and its links."""
PEG, UNLINK, LINK = "peg", "unlink", "link"


class Rules(NamedTuple):
    """The options of a game, as the rules use them."""

    auto: bool
    own_crossing: bool
    removal: bool
    swap: bool


class Step(NamedTuple):
    """A step as numbers: `kind` is ``put``, ``take``, ``link``, ``unlink``, ``end`` or ``swap``; one hole or two."""

    kind: str
    first: int = -1
    second: int = -1

    @property
    def text(self) -> str:
        """The link of two holes."""
        return f"{HOLES[self.first]}-{HOLES[self.second]}"


def parse(step: str) -> Step:
    """A step from its text. Raises `MalformedStep`."""
    if step in (END, SWAP):
        return Step(step)
    off = step.startswith("x") and step[1:].partition("-")[0] in INDEX
    first, dash, second = (step[1:] if off else step).partition("-")
    if first in INDEX and not dash:
        return Step("take" if off else "put", INDEX[first])
    if first in INDEX and second in INDEX:
        one, other = INDEX[first], INDEX[second]
        if (first[0], one) < (second[0], other):
            return Step("unlink" if off else "link", one, other)
    raise MalformedStep(f"{step!r} is no step of Twixt")


def link_text(one: str, other: str) -> str:
    """Two holes as the text of a link, whatever their order."""
    first, second = sorted((one, other), key=lambda hole: (hole[0], INDEX[hole]))
    return f"{first}-{second}"
