"""Twixt: alpha-beta over few holes, by the ways that are left to both sides (`jeux.engine.kernels.twixt`).

Only the pegs are searched: after a peg all its possible links are put, as with ``links=auto``. Where links are put by
hand, those that help follow one by one, each looked at once; so are the pegs to withdraw once the stock is empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.kernels import kernel
from jeux.engine.levels import winning_turn
from jeux.engine.search import by_kernel
from jeux.engine.search.deepening import Root, to_value
from jeux.rules.contract import Position
from jeux.rules.twixt import Twixt
from jeux.rules.twixt_board import HOLES, INDEX, SIZE, links_of
from jeux.rules.twixt_steps import END, PEG, SWAP

SCALE = 130
TAKEN = range(5, SIZE - 5)
"""Columns and rows where a first peg is worth taking over."""
MIDDLE = (SIZE - 1) / 2
GAIN = 0.05
"""How much better than another peg it then is to take it over."""


def board(here: Twixt) -> Any:
    """The kernel's board of a position."""
    white, black = here.pegs
    pegs = [(white >> i & 1) + 2 * (black >> i & 1) for i in range(SIZE * SIZE)]
    links = [link for side in (0, 1) for link in links_of(here.links[side])]
    return kernel("twixt").Twixt(here.rules.own_crossing, pegs, links, here.side)


def number(here: Twixt, step: str) -> int:
    """The kernel's number of a peg put."""
    return int(kernel("twixt").INNER[INDEX[step]])


def holes(here: Twixt) -> tuple[str, ...]:
    """The holes that the search tries: on the short ways of both sides, those that serve both first."""
    found, outer = board(here), kernel("twixt").OUTER
    return tuple(HOLES[outer[found.steps[i]]] for i in range(found.generate(0)))


SENSE: by_kernel.Sense[Twixt] = by_kernel.Sense(board, number, SCALE, holes=holes)


def evaluate(here: Twixt) -> int:
    """The estimate for the side to play, in points: `SCALE` make a winning chance of 73 %."""
    return int(board(here).evaluate())


# --- the search -------------------------------------------------------------------------------------------------------
