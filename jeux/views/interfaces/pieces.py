"""`Pieces` is the interface for how men lie, move and are drawn; its defaults suit men that move one by one.

A board calls its pieces at every stage of an animation. A game whose men behave differently (they cover several cells,
slide in rows or swing on hinges) gives a subclass in ``views/games/<key>_<part>.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

import pygame

from jeux.play.gestures.hand import Hand, Permit
from jeux.play.gestures.pace import duration
from jeux.play.gestures.wording import P
from jeux.rules.contract import Effect, Flipped, Moved, Put
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.style.animation import Glow, Pixel
from jeux.views.style.look import BoardLook, Emblem
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.styles import Style


@dataclass(frozen=True, slots=True)
class Lead:
    """Men that a drag moves along the board."""

    places: tuple[str, ...]
    """Their places."""
    offset: Pixel
    """Their current distance from their places."""
    lands: str | None
    """Where the man under the hand goes when released; None when it has not come far enough."""


@dataclass(frozen=True, slots=True)
class Loose:
    """A part laid between men that is not itself a man, such as a bridge."""

    emblem: Emblem
    size: float
    """The side of its square, in board units."""
    number: int
    """How many a game needs."""


class Pieces(Generic[P]):
    """The men of a board."""

    def __init__(self, board: BoardSpace) -> None:
        self.board = board

    # --- what they are --------------------------------------------------------------------------------------------

    def goes_alone(self, kind: str) -> bool:
        """Whether a man of this kind is moved and drawn by itself."""
        return True

    def is_fixed(self, kind: str) -> bool:
        """Whether a man of this kind is a fixed part of the board, which cannot be touched."""
        return False

    def loose(self) -> tuple[Loose, ...]:
        """The parts that the game's box contains beside its men."""
        return ()

    # --- from one position to the next ----------------------------------------------------------------------------

    def before_change(self, position: P) -> None:
        """Called before the board changes to this position, with the men still at their old places."""

    def after_change(self, speed: str) -> None:
        """Called when the men have their new places, and those that move alone have started."""

    def pause(self, lasts: float) -> float:
        """Seconds between the starts of two men of the same step, the first of which moves for `lasts` seconds."""
        return lasts

    def turned(self, position: P) -> list[tuple[int, str]]:
        """The men to turn over in place when the board changes to a position, and their new faces. None by default: men
        that differ are replaced instead."""
        return []

    def turn_order(self, flips: Sequence[Flipped], effects: Sequence[Effect]) -> list[float]:
        """For each man that a step turns over, its rank in the order of turning: ring by ring around the man that was
        placed."""
        where = self.board.game.board.where
        came = [effect.target for effect in effects if isinstance(effect, Put | Moved)]
        centre = where.get(came[0]) if came else None
        return [max(abs(a - b) for a, b in zip(where[f.place], centre, strict=True)) if centre else 0 for f in flips]

    def turn_lasts(self, speed: str) -> float:
        """Seconds that a man takes to turn over."""
        return duration("flip", speed)

    def light_up(self, places: tuple[str, ...], begins: float, speed: str) -> None:
        """Light up what a step has formed."""
        self.board.motion.glows.append(Glow(places, begins, duration("formed", speed)))

    # --- in the hand ----------------------------------------------------------------------------------------------

    def lead(self, position: P, permit: Permit, hand: Hand, pixel: Pixel | None) -> Lead | None:
        """The men that the current drag moves along; None where it lifts a single man instead."""
        return None

    # --- drawn ----------------------------------------------------------------------------------------------------

    def in_order(self) -> list[tuple[str, list[int]]]:
        """The stacks in drawing order."""
        return self.board.men.in_order(())

    def draw_on_ground(self, surface: pygame.Surface) -> None:
        """Draw what is cut into the board for this game: like the board, it does not change until the next one."""

    def draw_below(self, surface: pygame.Surface, marks: Marks) -> None:
        """Draw what lies under the men that move alone."""

    def look_on_paper(self) -> BoardLook[P]:
        """The board that is put on paper."""
        return self.board.look

    def draw_plan_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        """Draw on an empty board of paper what is cut into it for this game, or shows where its men go."""

    def draw_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        """Draw on paper what lies under the men that move alone."""

    def draw_over_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        """Draw on paper what is on top of the men."""

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        """The picture of a man turning over, `done` from 0 to 1."""
        return self.board.painter.turning(before, after, done, size)


class TwoFaced(Pieces[P]):
    """Men that turn over in place. Undo turns them back instead of replacing them."""

    def turned(self, position: P) -> list[tuple[int, str]]:
        return self.board.men.turned(position, self.board.game.board.where)
