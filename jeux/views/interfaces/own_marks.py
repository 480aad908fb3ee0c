"""Marks that are specific to a game.

`Marking` collects the marks common to all games, then lets the game's `OwnMarks` change them. The methods below change
nothing; a game overrides those it needs in ``views/games/<key>.py``, and adds marks that draw themselves
(`drawn_marks.DrawnMark`).
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
    """The state of the current gesture, and its board."""

    board: BoardSpace
    position: P
    permit: Permit
    hand: Hand
    pointed: str | None
    """The place under the pointer or the keyboard's cursor."""
    step: str | None
    """The step that touching it would play."""
    composed: str | None
    """The legal step made of the chosen places, in games where steps are composed."""
    dragged_to: Pixel | None
    """The pixel to which a man is dragged."""
    helped: bool
    """Whether the settings show legal moves."""


class OwnMarks(Generic[P]):
    """The default: no marks of its own."""

    def settled(self, marks: Marks, positions: Sequence[P], steps: Sequence[str]) -> Marks:
        """Change the marks that follow from the game so far, independent of the gesture."""
        return marks

    def in_hand(self, marks: Marks, situation: GestureSituation[P]) -> Marks:
        """Change all marks, including those of the gesture."""
        return marks

    def advice(self, position: P, step: str) -> Advice:
        """The mark that shows an advised step."""
        return AdviceArrow(without_dice(position.places(step)))
