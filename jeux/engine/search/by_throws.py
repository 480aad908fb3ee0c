"""Looks ahead with a kernel of `jeux.engine.kernels.throws`: the clock hears of its estimates."""

from __future__ import annotations

from array import array
from typing import Any

from jeux.engine.budget import Clock, Stopped

Node = bytes
"""A position as the kernel takes it: the 26 counts of the player whose throw comes, then those of the other."""


def looked_ahead(mind: Any, node: Node, depth: int, clock: Clock) -> tuple[float, ...]:
    """The values of the player whose throw comes, with `depth` throws looked at. Raises `Stopped`."""
    before, began = clock.nodes, mind.estimates
    found: tuple[float, ...] = mind.ahead(
        array("b", node), depth, lambda estimates: clock.spent(before + estimates - began)
    )
    if depth:
        clock.nodes = before + mind.estimates - began
    if mind.stopped:
        raise Stopped
    return found
