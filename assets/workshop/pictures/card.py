"""What a card of the shelf shows: a game under way, told in the module of its pictures."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Card:
    """What is seen: board coordinates of the centre, units across, a turn in degrees, and the men."""

    key: str
    centre: tuple[float, float]
    across: float
    turn: float
    men: dict[str, str]  # picture -> places, as "x,y x,y"
    width: float  # of a man, in units
    dice: tuple[tuple[str, float, float, float], ...] = ()  # frame, x, y, turn
    die: float = 1.08  # side of the picture of a die, in units
    wide: dict[str, float] = field(default_factory=dict)  # of the men that are not as wide as the others


def column(x: float, top: bool, count: int) -> str:
    """Men of backgammon piled on an arrow."""
    ys = [0.46 + 0.9 * k for k in range(count)]
    return " ".join(f"{x},{11 - y if top else y}" for y in ys)
