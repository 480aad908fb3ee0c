"""The board in the window: the animation of its men, and the drawing of everything on it."""

from __future__ import annotations

import logging
import math
from collections import Counter
from typing import Any

import pygame

from jeux.play.gestures.pace import duration
from jeux.rules.contract import Effect, Flipped, Formed, Game, Moved, Position, Put, Removed
from jeux.views.flying import paint_moving, paint_turn
from jeux.views.interfaces.pieces import Lead
from jeux.views.interfaces.view import View
from jeux.views.marks import overlay
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace, Lying
from jeux.views.style.animation import AT_REST, Fade, Flight, FlipMotion, Pixel, Rim, Timed, ring_delay, rise, stretched
from jeux.views.style.frame import nearest
from jeux.views.style.painter import paint_man

FINGER = 44
"""Pixels covered by a fingertip."""
MIDDLE = 8
"""Pixels around the centre of a place that always mean this place."""
SMALLEST_REACH = 24
"""The least reach of a place, in pixels."""
UNMOVED = (0.0, 0.0)

_log = logging.getLogger(__name__)


def _shifted(pixel: Pixel, by: Pixel) -> Pixel:
    return pixel[0] + by[0], pixel[1] + by[1]


def _man_of(effect: Effect) -> str:
    """The kind of man that an effect is about; empty for an effect without a man."""
    return effect.man if isinstance(effect, Moved | Put | Removed | Flipped) else ""


class BoardView(BoardSpace):
    """Shows the men of the current position and animates changes. Knows places and men, but no rules."""

    def __init__(self, game: Game, view: View[Any], theme: str = "bois") -> None:
        super().__init__(game, view.look, theme)
        self.view = view
        self.large = False
        """Whether touches snap to the nearest legal place, for fingers and shaking hands."""
        self.pieces = view.pieces(self)
        self._led: Lead | None = None
        self._moved = ""
        """Where the last man that moved came to: who takes, where men are taken."""

    # --- hit tests ------------------------------------------------------------------------------------------------

    def places(self) -> list[str]:
        """Every place that can be touched or reached with the keyboard."""
        beside = [place for place in self.trays if self.men.stack(place)]
        on_board = [place for place in self.game.board.where if self.layout.spot(place, 0, 1) is not None]
        return [*(place for place in on_board if not self._is_fixed(place)), *beside]

    def _is_fixed(self, place: str) -> bool:
        """Whether a fixed part of the board is at the place."""
        return any(self.pieces.is_fixed(self.men.kind(man)) for man in self.men.stack(place))

    def at(self, pixel: tuple[int, int], preferred: frozenset[str] = frozenset()) -> str | None:
        """The place under a pixel: the nearest one within reach, legal ones (`preferred`) first."""
        for place, tray in self.trays.items():
            if tray.collidepoint(pixel):
                return place
        exact = self._exactly_at(pixel, preferred)
        return self._snapped(pixel, exact, preferred) if self.large else exact

    def _exactly_at(self, pixel: tuple[int, int], preferred: frozenset[str]) -> str | None:
        if self.layout.hit is not None:
            hit = self.layout.hit(*self.frame.spot(pixel))
            return None if hit and self._is_fixed(hit) else hit
        reach = max(SMALLEST_REACH, self.frame.unit * 0.5)
        return nearest(pixel, {place: self.pixel(place) for place in self.game.board.where}, reach, preferred)

    def _snapped(self, pixel: tuple[int, int], place: str | None, preferred: frozenset[str]) -> str | None:
        """The place that an imprecise touch means: the nearest of the places `preferred` within a finger's width,
        unless the touch is near the centre of another place. Without a preferred one, `place` or else the nearest
        place."""
        if place in preferred:
            return place
        reach, where = max(FINGER, self.frame.unit * 0.75), self.game.board.where
        legal = nearest(pixel, {one: self.pixel(one) for one in preferred if one in where}, reach, frozenset())
        if place is None:
            return legal or nearest(pixel, {one: self.pixel(one) for one in where}, reach, frozenset())
        meant = math.dist(pixel, self.pixel(place)) < max(MIDDLE, self.frame.unit * 0.3)
        return place if meant or legal is None else legal

    # --- men ------------------------------------------------------------------------------------------------------

    def show(self, position: Position) -> None:
        """Show a position at once, without animation."""
        self.men.clear()
        self.pieces.before_change(position)
        self.motion.finish()
        for place, kind in position.men():
            self.men.add(place, kind)

    def standing(self) -> Counter[tuple[str, str]]:
        """How many men of each kind stand at each place, as (place, man)."""
        return self.men.standing()

    def glide(self, position: Position, speed: str) -> None:
        """Animate to another position by the difference between the two: undo, redo, jumps in the turn list."""
        self.finish()
        self.pieces.before_change(position)
        for man, kind in self.pieces.turned(position):
            self._turn(man, kind, self.motion.now, self.pieces.turn_lasts(speed))
        starts = {man: self.rest(man) for man in self.men.by_number}
        self.men.settle(position, lambda man, place: math.dist(starts[man][0], self.pixel(place)))
        for man in starts.keys() & self.men.by_number:
            self._fly(man, starts[man], self.motion.now, duration("slide", speed), lifted=True)
        self.pieces.after_change(speed)

    def _fly(self, man: int, start: Lying, begins: float, lasts: float, lifted: bool = False) -> None:
        """Start the flight of a man from `start` to where it is now, if it has moved."""
        if lasts <= 0 or not self.pieces.goes_alone(self.men.kind(man)):
            return
        end, size = self.rest(man)
        if math.dist(start[0], end) > 1:
            sizes = (start[1], size)
            rises = rise(start[0], end, self.frame.rect.height, max(sizes)) if lifted else 0.0
            self.motion.flights[man] = Flight(man, start[0], end, begins, lasts, lifted, sizes, rises)

    def animate(self, effects: tuple[Effect, ...], position: Position, speed: str) -> tuple[Timed, ...]:
        """Animate the effects of a step, and return when each one is visible. The men are in the new position at once;
        only their pictures are still moving."""
        self.finish()
        self.pieces.before_change(position)
        begins, timed = self.motion.now, []
        for effect in effects:
            ends = self._begin(effect, begins, speed)
            timed.append(Timed(effect, begins, ends if self.pieces.goes_alone(_man_of(effect)) else AT_REST))
            self._moved = effect.target if isinstance(effect, Moved | Put) else self._moved
            if isinstance(effect, Moved):
                begins += self.pieces.pause(ends - begins)
            elif isinstance(effect, Put):
                begins = ends
        flips = [effect for effect in self._shown_at_once(effects) if isinstance(effect, Flipped)]
        timed = [one for one in timed if not isinstance(one.effect, Flipped)]
        timed += self._turn_over(flips, effects, speed, begins)
        self.pieces.after_change(speed)
        self._led = None
        if self.standing() != Counter(position.men()):
            _log.error("the effects %s do not lead to %s", effects, position.text())
            self.glide(position, "none")
        return tuple(timed)

    def _shown_at_once(self, effects: tuple[Effect, ...]) -> list[Effect]:
        """Give a man that the step puts on the board and turns over its final face at once; return the other
        effects."""
        put = {effect.target for effect in effects if isinstance(effect, Put)}
        others = []
        for effect in effects:
            if isinstance(effect, Flipped) and effect.place in put:
                self._turn(self.men.stack(effect.place)[-1], effect.man, self.motion.now, 0.0)
            else:
                others.append(effect)
        return others

    def _begin(self, effect: Effect, begins: float, speed: str) -> float:
        """Start the animation of an effect; return its end, in seconds."""
        match effect:
            case Moved(_, origin, target, jump):
                return begins + self._send(origin, target, speed, begins, lifted=jump or self.view.gestures.lifted)
            case Put(_, origin, target):
                return begins + self._send(origin, target, speed, begins, lifted=True)
            case Removed(_, origin, target) if self.layout.spot(target, 0, 1) is not None:
                return begins + self._send(origin, target, speed, begins, lifted=True)
            case Removed(_, origin, target):
                return self._take(origin, target, speed, begins)
            case Formed(places):
                self.pieces.light_up(places, begins, speed)
        return AT_REST

    def let_go(self, lead: Lead, speed: str) -> None:
        """Release the men that a drag has led. They continue from here when their step is played next, else they slide
        back."""
        self._led = lead
        for place in () if lead.lands else lead.places:
            self._send(place, place, speed, self.motion.now, lifted=False)
        self._led = lead if lead.lands else None

    def _turn_over(self, flips: list[Flipped], effects: tuple[Effect, ...], speed: str, begins: float) -> list[Timed]:
        """Turn men over, staggered by their order."""
        orders, lasts = self.pieces.turn_order(flips, effects), self.pieces.turn_lasts(speed)
        timed = []
        for flip, order in zip(flips, orders, strict=True):
            starts = begins + (ring_delay(round(order), round(max(orders)), lasts) if lasts else 0.0)
            self._turn(self.men.stack(flip.place)[-1], flip.man, starts, lasts)
            timed.append(Timed(flip, starts, starts + lasts))
        return timed

    def _turn(self, man: int, kind: str, begins: float, lasts: float) -> None:
        before, self.men.by_number[man].kind = self.men.kind(man), kind
        if lasts > 0:
            self.motion.turns[man] = FlipMotion(before, begins, lasts)

    def _lift(self, origin: str, target: str) -> tuple[int, dict[int, Lying]] | None:
        """Move the top man of a place to `target`, without animation; return it, and where the men of both places
        were."""
        stack = self.men.stack(origin)
        if not stack:
            return None
        man, now = stack[-1], self.motion.now
        starts = {other: self.rest(other) for other in (*stack, *self.men.stack(target))}
        if man in self.motion.flights:
            starts[man] = (self.motion.flights[man].at(now)[0], starts[man][1])
        if self._led and origin in self._led.places:
            starts[man] = (_shifted(starts[man][0], self._led.offset), starts[man][1])
        self.men.shift(man, target)
        return man, starts

    def _send(self, origin: str, target: str, speed: str, begins: float, lifted: bool) -> float:
        """Animate a man to another place while the men of both places close up; return the duration."""
        gone = self._lift(origin, target)
        if gone is None:
            return 0.0
        man, starts = gone
        distance = math.dist(starts[man][0], self.rest(man)[0])
        lasts = stretched(duration("slide", speed), distance, self.frame.unit)
        for other, start in starts.items():
            self._fly(other, start, begins, lasts, lifted=lifted and other == man)
        return lasts

    def _take(self, origin: str, target: str, speed: str, begins: float) -> float:
        """Animate a man to where it lies beside the board, or fade it out where that is not shown, while the others
        close up. First its captor is rimmed, so that it is seen who takes. Returns the end."""
        gone = self._lift(origin, target)
        if gone is None:
            return begins
        poise = duration("poise", speed)
        if poise and self.men.stack(self._moved):
            self.motion.rims.append(Rim(self._moved, begins, begins + poise))
            begins += poise
        man, starts = gone
        lasts = duration("capture", speed)
        self.motion.flights.pop(man, None)
        start = starts.pop(man)
        if target in self.trays:
            self._fly(man, start, begins, lasts, lifted=True)
        elif lasts > 0:
            self.motion.fades[man] = Fade(start[0], begins, lasts)
        for other, before in starts.items():
            self._fly(other, before, begins, lasts)
        return begins + lasts

    # --- time -----------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """End every motion at once."""
        self.motion.finish()

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        return self.motion.advance(dt)

    # --- drawing --------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether the picture of the board is loaded, so that drawing does not block."""
        return self.painter.ready(self.frame)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the static part: the board and its shadow."""
        self.painter.ground(surface, self.frame)
        self.pieces.draw_on_ground(surface)

    def draw(self, surface: pygame.Surface, marks: Marks) -> None:
        """Draw men and marks, from bottom to top."""
        marks = overlay.in_sight(self, marks)
        surface.set_clip(self.closeup.clip)
        for glow in self.motion.glows:
            overlay.draw_band(self, surface, glow.places, glow.at(self.motion.now))
        overlay.draw_below(self, surface, marks)
        self.pieces.draw_below(surface, marks)
        flying, held = [], self._in_hand(marks)
        aloft = {*self.motion.flights, *self.motion.fades, *(() if held is None else (held,))}
        for place, stack in self.pieces.in_order():
            hidden = not self.has(place)  # men at a hidden place are not drawn, unless they are still flying there
            surface.set_clip(None if place in self.trays else self.closeup.clip)
            still = sum(man not in aloft for man in stack)
            for number, man in enumerate(stack):
                if not self.pieces.goes_alone(self.men.kind(man)):
                    continue
                if man in aloft:
                    flying.append(man)
                elif not hidden and self.in_sight(place, number, still):
                    pixel, size = self.lying(place, number, len(stack))
                    lying = (_shifted(pixel, marks.shifted.get(place, UNMOVED)), size)
                    tilt = self.beside[place].tilt(number) if place in self.beside else 0
                    self._draw_still(surface, man, lying, tilt)
            if not hidden:
                overlay.draw_count(self, surface, place, len(stack) - len(self.motion.flights.keys() & set(stack)))
        surface.set_clip(None)
        overlay.draw_above(self, surface, marks)
        overlay.draw_rims(self, surface)
        for man in sorted(flying, key=self.motion.height):
            if man != held:
                paint_moving(surface, self.painter, self.men.kind(man), self.man_size, self.motion, man)
        if held is not None and marks.held and marks.held.pixel:
            paint_man(surface, self.painter, self.men.kind(held), self.man_size, marks.held.pixel, 1.0)

    def _draw_still(self, surface: pygame.Surface, man: int, lying: Lying, tilt: int) -> None:
        """Draw a man at its place, which may be turning over, or lie askew."""
        (pixel, size), kind, turn = lying, self.men.kind(man), self.motion.turns.get(man)
        if turn is None:
            paint_man(surface, self.painter, kind, size, pixel, tilt=tilt)
        else:
            picture = self.pieces.turning(turn.before, kind, turn.at(self.motion.now), size)
            paint_turn(surface, self.painter, kind, size, pixel, picture)

    def _in_hand(self, marks: Marks) -> int | None:
        """The man being dragged, if any; drawn above all others, even if its flight had not ended."""
        stack = self.men.stack(marks.held.place) if marks.held and marks.held.pixel else []
        return stack[-1] if stack else None
