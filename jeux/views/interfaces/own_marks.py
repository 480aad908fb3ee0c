"""What a game marks in its own way.

`Marking` collects the marks that all games share and asks the game's `OwnMarks` whether it shows something else. The
answers below change nothing; a game overrides those that it needs in ``views/games/<key>.py`` and adds marks that
draw themselves (`drawn_marks.DrawnMark`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from jeux.play.gestures.hand import Hand, Permit
from jeux.play.gestures.wording import P
from jeux.rules.die_places import without_dice
from jeux.views.marks.drawn_marks import Advice, AdviceArrow
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.style.animation import Pixel


@dataclass(frozen=True, slots=True)
class GestureSituation(Generic[P]):
    """What the hand is about to do, and on which board."""

    board: BoardSpace
    position: P
    permit: Permit
    hand: Hand
    pointed: str | None
    """The place under the pointer or the keyboard's cursor."""
    step: str | None
    """The step that touching it would play."""
    composed: str | None
    """The legal step that the chosen places are, where steps are put together."""
    dragged_to: Pixel | None
    """Where the hand drags a man."""
    helped: bool
    """Whether the settings show what is legal."""


class OwnMarks(Generic[P]):
    """The marks of a game that has none of its own."""

    def settled(self, marks: Marks, positions: Sequence[P], steps: Sequence[str]) -> Marks:
        """The marks that follow from the game so far, whatever the hand does."""
        return marks

    def in_hand(self, marks: Marks, situation: GestureSituation[P]) -> Marks:
        """All marks, with those of the gesture."""
        return marks

    def advice(self, position: P, step: str) -> Advice:
        """How a step is advised."""
        return AdviceArrow(without_dice(position.places(step)))
