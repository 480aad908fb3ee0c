"""Looks ahead with a kernel of `jeux.engine.kernels.throws`: the clock hears of its estimates."""

from __future__ import annotations

from array import array
from typing import Any

from jeux.engine.budget import Clock, Stopped

Node = bytes
"""A position as the kernel takes it: the 26 counts of the player whose throw comes, then those of the other."""


def looked_ahead(mind: Any, node: Node, depth: int, clock: Clock) -> tuple[float, ...]:
    """The five probabilities of the player whose throw comes, with `depth` throws looked at. Raises `Stopped`."""
    men = array("b", node)
    if not depth:
        found: tuple[float, ...] = mind.outlook(men)
        return found
    before, began = clock.nodes, mind.estimates
    found = mind.ahead(men, depth, lambda estimates: clock.spent(before + estimates - began))
    clock.nodes = before + mind.estimates - began
    if mind.stopped:
        raise Stopped
    return found
