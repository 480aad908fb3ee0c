"""Look-ahead with a kernel of `jeux.engine.kernels.dice_kernel`; its estimates are counted on the clock."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from jeux.engine.budget import Clock, Stopped

if TYPE_CHECKING:
    from jeux.engine.kernels.dice_kernel import DiceKernel

Node = bytes
"""A position as the kernel takes it: the 26 counts of the player whose throw comes, then those of the other."""


def look_ahead(kernel: DiceKernel, node: Node, depth: int, clock: Clock) -> tuple[float, ...]:
    """The values for the player to throw, with a look-ahead of `depth` throws. Raises `Stopped`."""
    before, start = clock.nodes, kernel.estimates
    values = kernel.look_ahead(array("b", node), depth, lambda estimates: clock.spent(before + estimates - start))
    if depth:
        clock.nodes = before + kernel.estimates - start
    if kernel.stopped:
        raise Stopped
    return values
