"""The sheet of a review: more room for words, the curve above the list, four rows of buttons that never move."""

from __future__ import annotations

from jeux.common.theme import Scale
from jeux.scenes.table.display.panel import SheetPlan

CURVE, LEAST_CURVE = 7.0, 3.6
"""Ems of the curve, and the fewest with which it is drawn."""
LIST, LEAST_LIST = 4.2, 2.4
"""Ems of the list that the curve leaves, and those that it leaves in a low window."""
ROOM = 47.0
"""Ems that the sheet of two players needs from top to bottom."""


def curve_height(room: int, scale: Scale) -> int:
    """The height of the curve above a list that has so much room; 0 where there is too little for both."""
    height = max(min(scale(CURVE), room - scale(LIST)), min(scale(LEAST_CURVE), room - scale(LEAST_LIST)))
    return height if height >= scale(LEAST_CURVE) else 0


A_REVIEW = SheetPlan(message_lines=5, fixed_rows=4, above_list=curve_height)
