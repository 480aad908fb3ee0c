"""How men lie, move and are drawn: `Pieces` is the interface, and what it answers suits men that go one by one.

A board asks its pieces at every turn of a man's life. A game whose men do otherwise, which cover several cells, slide
in rows or hang from hinges, gives a subclass in ``views/games/<key>_<part>.py`` that overrides what differs.
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
from jeux.views.style.look import Emblem
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.styles import Style


@dataclass(frozen=True, slots=True)
class Lead:
    """Men that the hand leads along the board."""

    places: tuple[str, ...]
    """Where they stand."""
    offset: Pixel
    """How far they are from their places."""
    lands: str | None
    """Where the man under the hand is let go: nowhere when it has not come far enough."""


@dataclass(frozen=True, slots=True)
class Loose:
    """What is laid between men without being one."""

    emblem: Emblem
    size: float
    """The side of its square, in board units."""
    number: int
    """As many are enough for a game."""


class Pieces(Generic[P]):
    """The men of a board."""

    def __init__(self, board: BoardSpace) -> None:
        self.board = board

    # --- what they are --------------------------------------------------------------------------------------------

    def goes_alone(self, kind: str) -> bool:
        """Whether a man of this kind is moved and drawn by itself."""
        return True

    def is_fixed(self, kind: str) -> bool:
        """Whether it is a part of the board that nobody touches."""
        return False

    def loose(self) -> tuple[Loose, ...]:
        """What else is in the box of the game, beside its men."""
        return ()

    # --- from one position to the next ----------------------------------------------------------------------------

    def before_change(self, position: P) -> None:
        """The board is about to show this position: the men lie as they did."""

    def after_change(self, speed: str) -> None:
        """The men have their new places, and those that go alone are on their way."""

    def pause(self, lasts: float) -> float:
        """Seconds from the start of a man, who is on his way for `lasts`, to that of the next man of the same step."""
        return lasts

    def turned(self, position: P) -> list[tuple[int, str]]:
        """The men that turn over where they are to show what a position has there, and what they show then. They are
        few: other men are exchanged, by the difference of the two positions."""
        return []

    def turn_order(self, flips: Sequence[Flipped], effects: Sequence[Effect]) -> list[float]:
        """For each man that a step turns over, after how many others: ring by ring around the man that came."""
        where = self.board.game.board.where
        came = [effect.target for effect in effects if isinstance(effect, Put | Moved)]
        centre = where.get(came[0]) if came else None
        return [max(abs(a - b) for a, b in zip(where[f.place], centre, strict=True)) if centre else 0 for f in flips]

    def turn_lasts(self, speed: str) -> float:
        """Seconds that a man takes to turn over."""
        return duration("flip", speed)

    def light_up(self, places: tuple[str, ...], begins: float, speed: str) -> None:
        """A step has formed something: it lights up."""
        self.board.motion.glows.append(Glow(places, begins, duration("formed", speed)))

    # --- in the hand ----------------------------------------------------------------------------------------------

    def lead(self, position: P, permit: Permit, hand: Hand, pixel: Pixel | None) -> Lead | None:
        """The men that the hand leads along now, if it does; otherwise it lifts the one that it has."""
        return None

    # --- drawn ----------------------------------------------------------------------------------------------------

    def in_order(self) -> list[tuple[str, list[int]]]:
        """The stacks in the order in which they are drawn."""
        return self.board.men.in_order(())

    def draw_below(self, surface: pygame.Surface, marks: Marks) -> None:
        """What lies under the men that go alone."""

    def draw_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        """The same where the board is printed: what lies under the men that go alone."""

    def draw_over_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        """There, what stands on the men."""

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        """A man on its way from one face to the other, `done` from 0 to 1."""
        return self.board.painter.turning(before, after, done, size)


class TwoFaced(Pieces[P]):
    """Men that turn over in their place: going back turns them again, instead of exchanging them."""

    def turned(self, position: P) -> list[tuple[int, str]]:
        return self.board.men.turned(position, self.board.game.board.where)
