"""What a panel shows where its window is low or its letters are large: the sentence, the plaques, an action and the
tools always; the rest goes in a fixed order."""

from __future__ import annotations

from typing import NamedTuple

from jeux.scenes.table.display.plaques import BETWEEN, MANY, ONE_LINE, TWO_LINES

TITLE, RULES = 3.3, 1.75
"""Ems: the title, and the line of the rules below it."""
ROW = 2.6
"""Ems of a row of buttons with the gap below it."""
TOOLS = 4.9
"""Ems of the round buttons with their names."""
LIST, LAST = 7.4, 2.4
"""Ems of the list of turns as it should be, and of its last turn."""
AROUND = 2.2
"""Ems of the margins and gaps."""
SHORT = 3.1
"""Ems of a sentence without its second line."""


class Parts(NamedTuple):
    """What is shown besides what always is."""

    rules: bool = True
    title: bool = True
    two_lines: bool = True
    """Whether a plaque has a line below the name."""
    turns: bool = True
    """Whether more than the last turn has room."""
    second: bool = True
    """Whether the sentence has its second line."""


class Needs(NamedTuple):
    """What a kind of panel has."""

    players: int
    titled: bool
    message: float
    """Ems of the sentence with its second line."""
    rows: float
    """Rows of plain fixed buttons, and what is as high as so many."""
    tools: bool
    listed: bool

    def ems(self, parts: Parts) -> float:
        """The height in ems that these parts take."""
        plaque = (TWO_LINES if parts.two_lines else ONE_LINE) + BETWEEN
        head = (TITLE * parts.title + RULES * parts.rules) * self.titled
        turns = (LIST if parts.turns else LAST) * self.listed
        message = self.message if parts.second else min(SHORT, self.message)
        fixed = ROW * (1 + self.rows) + TOOLS * self.tools
        return AROUND + head + plaque * self.players + message + fixed + turns


def parts_in(ems: float, needs: Needs) -> Parts:
    """What a panel of this height in ems shows."""
    parts = Parts(two_lines=needs.players < MANY)
    for name in ("rules", "title", "two_lines", "turns", "second"):
        if needs.ems(parts) <= ems:
            break
        parts = parts._replace(**{name: False})
    return parts
