"""The parts of the panel for one kind of table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jeux.common.theme import Scale
from jeux.scenes.table.display.sheet_words import SheetWords


def nothing_above(_room: int, _scale: Scale) -> int:
    """The default of `SheetPlan.above_list`: no height."""
    return 0


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """The parts of the sheet for one kind of table; the defaults are those of a game."""

    message_ems: float = 5.1
    """Ems of the sentence with its second line."""
    longest_ems: float = 0.0
    """Ems that the longest words of this table may take: its head gives way to them before letters shrink."""
    fixed_rows: int = 0
    """The number of rows of plain fixed buttons."""
    tools: bool = True
    """Whether there is a row of round buttons at the foot."""
    titled: bool = True
    subtitle_below: bool = False
    """Whether the subtitle stands below the title, where a game names its rules."""
    rules_told: bool = True
    """Whether the line below the title tells which rules are played."""
    with_tasks: bool = False
    """Whether there is a row for the tasks of a lesson above the message."""
    with_list: bool = True
    """Whether there is a list of turns, and whether an outcome replaces the message."""
    above_list: Callable[[int, Scale], int] = nothing_above
    """The height of an extra drawing above the list, given the available height."""
    told_first: bool = False
    """Whether the panel is read: as wide as a column of text, with a way back above the title, the sentence below it,
    then a drawing, and the plaques two abreast as the heads of the list; links and one action by the round buttons."""
    led_back: bool = False
    """Whether a way back stands above the title, where the panel is beside the board."""
    words: type[SheetWords] = SheetWords
    """Measures and draws the message."""
    surrounds: bool = False
    """Whether its parts lie around the board in a tall window."""

    @property
    def has_way(self) -> bool:
        """Whether there is a row for a way back above the title."""
        return self.told_first or self.led_back


A_GAME = SheetPlan(surrounds=True)
