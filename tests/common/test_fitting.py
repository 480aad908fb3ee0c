"""A picture covers every room, and by no more than it must."""

from __future__ import annotations

import pytest

from jeux.common.fitting import covering
from jeux.scenes.window import SMALLEST

PICTURES = ((2560, 1600), (640, 400), (333, 777))


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_covers_every_window(picture: tuple[int, int]) -> None:
    """Every height at some widths, every width at some heights, those of the fault that was found among them."""
    rooms = [(width, height) for width in (SMALLEST[0], 1024, 1728, 2240) for height in range(SMALLEST[1], 2201)]
    rooms += [(width, height) for width in range(SMALLEST[0], 4097) for height in (SMALLEST[1], 700, 761, 1117, 1400)]
    for room in rooms:
        size = covering(picture, room)
        assert size[0] >= room[0]
        assert size[1] >= room[1]
        assert size[0] == room[0] or size[1] == room[1]
        # the other side is the next whole number above what the proportions ask for
        exact = (picture[0] * size[1], size[0] * picture[1])
        assert abs(exact[0] - exact[1]) < max(picture), (room, size)
