"""The board in the window: men with an identity, where they lie, how they move, what is marked on them."""

from __future__ import annotations

import logging
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from jeux.play.pace import duration
from jeux.rules.contract import Effect, Flipped, Formed, Game, Moved, Position, Put, Removed, complete_options
from jeux.views import overlay
from jeux.views.animation import Fade, Flight, Motion, Pixel, Turn, ring_delay, stretched
from jeux.views.bodies import Bodies
from jeux.views.closeup import Closeup
from jeux.views.flying import paint_moving, paint_still
from jeux.views.frame import Frame, nearest, plan_of
from jeux.views.layout import Layout
from jeux.views.men import Men
from jeux.views.painter import Painter, paint_man, painter_of
from jeux.views.pushing import Push
from jeux.views.spans import draw_spans
from jeux.views.trays import lie_in
from jeux.views.view import Spot, View

SMALLEST_REACH = 24
"""Pixels around a place that count as touching it."""

Lying = tuple[Pixel, int]
"""Where a man lies and its size, in pixels."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Marks:
    """What the scene wants to be seen on the board, all of it data."""

    chosen: tuple[str, ...] = ()
    targets: Mapping[str, bool] = field(default_factory=dict)
    reach: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    """Those places of the last turn that a man has left."""
    gone: tuple[tuple[str, str], ...] = ()
    """Where men were taken in the last turn, and which."""
    cursor: str | None = None
    arrow: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    forms: tuple[tuple[str, ...], ...] = ()
    turns: tuple[tuple[str, str], ...] = ()
    """Where men would turn over, and what they would show."""
    ghost: tuple[str, str] | None = None
    """The place that is pointed at, and the man that would stand there."""
    coming: tuple[tuple[str, str], ...] = ()
    """Where men come with the step that is put together, and what they show."""
    looks: tuple[tuple[str, str], ...] = ()
    """Which men look at which places, and so make the one pointed at what it is."""
    aims: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    """The places that show why the game has ended."""
    traced: tuple[tuple[Spot, ...], ...] = ()
    """The lines that show it."""
    push: Push | None = None
    watched: tuple[str, ...] = ()
    flagged: tuple[str, ...] = ()
    comes: tuple[str, ...] = ()
    sent: tuple[str, ...] = ()
    die: int | None = None
    held: str | None = None
    dragged_to: Pixel | None = None
    carried: tuple[str, ...] = ()
    """A piece of several cells in the hand: its kind, then the places where it would lie."""
    fits: bool | None = None
    """Whether it may be put down there; None where it has been taken up."""
    barred: tuple[str, ...] = ()
    """Those of its places that are not free."""


def _shifted(pixel: Pixel, by: Pixel) -> Pixel:
    return pixel[0] + by[0], pixel[1] + by[1]


def _rings(where: Mapping[str, Spot], flips: list[Flipped], effects: tuple[Effect, ...]) -> list[float]:
    """How far the men that turn over lie from the man that came."""
    came = [effect.target for effect in effects if isinstance(effect, Put | Moved)]
    centre = where.get(came[0]) if came else None
    return [max(abs(a - b) for a, b in zip(where[f.place], centre, strict=True)) if centre else 0 for f in flips]


class BoardView:
    """Keeps the men of the table in sight. Knows places and men, no rule."""

    def __init__(self, game: Game, view: View[Any], theme: str = "bois") -> None:
        self.game = game
        self.view = view
        self.painter: Painter = painter_of(game, view, theme)
        self.trays: Mapping[str, pygame.Rect] = {}
        self.closeup = Closeup(plan_of(game.key, view.picture), pygame.Rect(0, 0, 100, 100), 0)
        self._men = Men()
        self._motion = Motion()
        self.bodies = Bodies(view, self._men, self._motion)
        self._led: Push | None = None
        self.layout = Layout(view.spot, view.hit, view.labels, view.man_size)
        self.arrange(game.start(complete_options(game, {}), game.players[0]))

    def arrange(self, start: Position) -> None:
        """Make room for the men of a game that begins with this position."""
        if self.view.layout:
            self.layout = self.view.layout(start)

    def wear(self, theme: str) -> None:
        """Look another way from now on."""
        self.painter = painter_of(self.game, self.view, theme)

    # --- layout ---------------------------------------------------------------------------------------------------

    def place_in(self, room: pygame.Rect, trays: Mapping[str, pygame.Rect]) -> None:
        """Fit the board in a rectangle of the window; `trays` are the panel's places for men off the board."""
        self.closeup = Closeup(plan_of(self.game.key, self.view.picture), room, self.view.apart)
        self.trays = trays
        self.finish()

    @property
    def frame(self) -> Frame:
        """Where the board lies in the window."""
        return self.closeup.frame

    @property
    def man_size(self) -> int:
        """The diameter of a man on the board, in pixels."""
        return max(8, round(self.layout.man_size * self.frame.unit)) // 2 * 2

    @property
    def mark_size(self) -> int:
        """The diameter of what marks are drawn around, in pixels."""
        return max(8, round(self.view.mark_size * self.frame.unit)) if self.view.mark_size else self.man_size

    def _size_at(self, place: str) -> int:
        size = self.view.sizes.get(place)
        return max(4, round(size * self.frame.unit)) // 2 * 2 if size else self.man_size

    def lie(self, place: str, index: int, count: int) -> tuple[Pixel, int]:
        """Where the index-th of `count` men of a place lies, and its size."""
        spot = self.layout.spot(place, index, count)
        if spot is not None:
            return self.frame.pixel(spot), self._size_at(place)
        tray = self.trays.get(place)
        if tray is None:
            return (-200.0, -200.0), self.man_size
        return lie_in(tray, self.man_size, index, count)

    def count(self, place: str) -> int:
        """How many men lie there."""
        return len(self._men.stack(place))

    def _rest(self, man: int) -> Lying:
        place = self._men.by_number[man].place
        stack = self._men.stack(place)
        return self.lie(place, stack.index(man), len(stack))

    def pixel(self, place: str) -> Pixel:
        """Where a hand touches a place: its top man, or where the first would lie."""
        count = max(1, self.count(place))
        spot = self.layout.spot(place, count - 1, count)
        return self.frame.pixel(spot) if spot is not None else self.lie(place, count - 1, count)[0]

    def landing(self, place: str) -> Pixel:
        """Where the next man of a place would lie."""
        count = self.count(place)
        return self.lie(place, count, count + 1)[0] if count else self.pixel(place)

    def places(self) -> list[str]:
        """Every place that can be touched or reached with the keyboard."""
        beside = [place for place in self.trays if self._men.stack(place)]
        on_board = [place for place in self.game.board.where if self.layout.spot(place, 0, 1) is not None]
        return [*(place for place in on_board if not self._is_fixed(place)), *beside]

    def hides(self, place: str) -> bool:
        """Whether a place lies outside of what is seen of a board from near."""
        return place not in self.trays and self.closeup.hides(self.pixel(place))

    def _is_fixed(self, place: str) -> bool:
        """Whether a part of the board lies there."""
        return any(self._men.kind(man) in self.view.fixed for man in self._men.stack(place))

    def at(self, pixel: tuple[int, int], liked: frozenset[str] = frozenset()) -> str | None:
        """The place under a pixel: the nearest one within reach, legal ones (`liked`) first."""
        for place, tray in self.trays.items():
            if tray.collidepoint(pixel):
                return place
        if self.layout.hit is not None:
            hit = self.layout.hit(*self.frame.spot(pixel))
            return None if hit and self._is_fixed(hit) else hit
        reach = max(SMALLEST_REACH, self.frame.unit * 0.5)
        return nearest(pixel, {place: self.pixel(place) for place in self.game.board.where}, reach, liked)

    # --- men ------------------------------------------------------------------------------------------------------

    def show(self, position: Position) -> None:
        """Put every man where the position has it, at once."""
        self._men.clear()
        self._men.join(self.view.spans(position))
        self._motion.finish()
        for place, kind in position.men():
            self._men.add(place, kind)

    def seen(self) -> Counter[tuple[str, str]]:
        """How many men of each kind stand at each place, as (place, man)."""
        return self._men.seen()

    def glide(self, position: Position, speed: str) -> None:
        """Bring the men to another position by the difference of the two: undo, redo, jumps in the list."""
        self.finish()
        self._men.join(self.view.spans(position))
        if self.view.two_faced:
            lasts = duration("fall" if self.view.hinged else "flip", speed)
            for man, kind in self._men.turned(position, self.game.board.where):
                self._turn(man, kind, self._motion.now, lasts)
        lying, starts = self.bodies.lying(), {man: self._rest(man) for man in self._men.by_number}
        self._men.settle(position, lambda man, place: math.dist(starts[man][0], self.pixel(place)))
        for man in starts.keys() & self._men.by_number:
            self._fly(man, starts[man], self._motion.now, duration("slide", speed), lifted=True)
        self.bodies.follow(lying, speed)

    def _fly(
        self, man: int, start: Lying, begins: float, lasts: float, lifted: bool = False, taken: bool = False
    ) -> None:
        """Send a man from where it lay to where it lies now, if that is somewhere else."""
        if self._men.kind(man) in self.bodies.kinds:
            return
        end, size = self._rest(man)
        if math.dist(start[0], end) > 1:
            sizes = (start[1], size)
            self._motion.flights[man] = Flight(man, start[0], end, begins, lasts, lifted, sizes, taken)

    def animate(self, effects: tuple[Effect, ...], position: Position, speed: str) -> None:
        """Play what a hand does; the men are in the new position at once, only their picture is on the way."""
        self.finish()
        self._men.join(self.view.spans(position))
        begins, lying = self._motion.now, self.bodies.lying()
        for effect in effects:
            match effect:
                case Moved(_, origin, target, jump):
                    lasts = self._send(origin, target, speed, begins, lifted=jump or self.view.carried)
                    begins += 0.0 if self.view.gestures.pushed else lasts
                case Put(_, origin, target):
                    begins += self._send(origin, target, speed, begins, lifted=True)
                case Removed(_, origin, target) if self.layout.spot(target, 0, 1) is not None:
                    self._send(origin, target, speed, begins, lifted=True)
                case Removed(_, origin, target):
                    self._take(origin, target, speed, begins)
                case Formed(places):
                    self._motion.light(places, begins, speed, traced=self.view.gestures.pushed)
        self._turn_over([effect for effect in effects if isinstance(effect, Flipped)], effects, speed, begins)
        self.bodies.follow(lying, speed)
        self._led = None
        if self.seen() != Counter(position.men()):
            _log.error("the effects %s do not lead to %s", effects, position.text())
            self.glide(position, "none")

    def let_go(self, push: Push, speed: str) -> None:
        """The hand lets a row go: it goes on from here when its step is played, and back when it is not."""
        self._led = push
        for place in () if push.lands else push.places:
            self._send(place, place, speed, self._motion.now, lifted=False)
        self._led = push if push.lands else None

    @property
    def traced(self) -> float:
        """How much of the lines that end the game has been drawn, 0 to 1."""
        return self._motion.drawn

    def _turn_over(self, flips: list[Flipped], effects: tuple[Effect, ...], speed: str, begins: float) -> None:
        """Men turn over ring by ring around the man that came; flaps fall one after the other."""
        rings, lasts = _rings(self.game.board.where, flips, effects), duration("flip", speed)
        if self.view.hinged:
            rings, lasts = list(range(len(flips))), duration("fall", speed)
        for flip, ring in zip(flips, rings, strict=True):
            delay = ring_delay(round(ring), round(max(rings)), lasts) if lasts else 0.0
            self._turn(self._men.stack(flip.place)[-1], flip.man, begins + delay, lasts)

    def _turn(self, man: int, kind: str, begins: float, lasts: float) -> None:
        before, self._men.by_number[man].kind = self._men.kind(man), kind
        if lasts > 0:
            self._motion.turns[man] = Turn(before, begins, lasts)

    def _lift(self, origin: str, target: str) -> tuple[int, dict[int, Lying]] | None:
        """The top man of a place, now of the target; and where the men of both places lay before."""
        stack = self._men.stack(origin)
        if not stack:
            return None
        man, now = stack[-1], self._motion.now
        starts = {other: self._rest(other) for other in (*stack, *self._men.stack(target))}
        if man in self._motion.flights:
            starts[man] = (self._motion.flights[man].at(now)[0], starts[man][1])
        if self._led and origin in self._led.places:
            starts[man] = (_shifted(starts[man][0], self._led.offset), starts[man][1])
        self._men.shift(man, target)
        return man, starts

    def _send(self, origin: str, target: str, speed: str, begins: float, lifted: bool) -> float:
        """A man goes to another place, and the men of both places close up; how long it takes."""
        gone = self._lift(origin, target)
        if gone is None:
            return 0.0
        man, starts = gone
        way = math.dist(starts[man][0], self._rest(man)[0])
        lasts = stretched(duration("slide", speed), way, self.frame.unit)
        for other, start in starts.items():
            self._fly(other, start, begins, lasts, lifted=lifted and other == man)
        return lasts

    def _take(self, origin: str, target: str, speed: str, begins: float) -> None:
        """A man goes to its tray, or vanishes where there is none in sight; the others close up."""
        gone = self._lift(origin, target)
        if gone is None:
            return
        man, starts = gone
        lasts, start = duration("capture", speed), starts.pop(man)
        self._motion.flights.pop(man, None)
        if target in self.trays:
            way = math.dist(start[0], self._rest(man)[0])
            self._fly(man, start, begins, stretched(lasts, way, self.frame.unit), lifted=True, taken=True)
        elif lasts > 0:
            self._motion.fades[man] = Fade(start[0], begins, lasts)
        for other, before in starts.items():
            self._fly(other, before, begins, lasts)

    # --- time -----------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return bool(self._motion)

    def finish(self) -> None:
        """End every motion at once."""
        self._motion.finish()

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        return self._motion.advance(dt)

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What does not move: the shadow of the board and the board."""
        self.painter.ground(surface, self.frame)

    def draw(self, surface: pygame.Surface, seen: Marks) -> None:
        """Men and marks, from the board up."""
        seen = overlay.in_sight(self, seen)
        surface.set_clip(self.closeup.clip)
        for glow in () if self.view.gestures.pushed else self._motion.glows:
            overlay.draw_whole(self, surface, glow.places, glow.at(self._motion.now))
        overlay.draw_below(self, surface, seen)
        draw_spans(surface, self.painter, self.frame, self._men.spans(arriving=bool(self._motion.flights)))
        self.bodies.draw(surface, self.painter, self.pixel, seen.carried[:1])
        flying, held = [], self._in_hand(seen)
        for place, stack in self._men.in_order(self.game.board.points if self.view.gestures.pushed else ()):
            if self.hides(place) or not (self._motion or place in self.trays or self.layout.spot(place, 0, 1)):
                continue  # not seen from near, or nowhere on the table
            surface.set_clip(None if place in self.trays else self.closeup.clip)
            led = seen.push.offset if seen.push and place in seen.push.places else (0.0, 0.0)
            for number, man in enumerate(stack):
                if self._men.kind(man) in self.bodies.kinds:
                    continue
                if man in self._motion.flights or man in self._motion.fades or man == held:
                    flying.append(man)
                else:
                    lift = self.view.lifts if place in seen.chosen else 0.0
                    pixel, size = self.lie(place, number, len(stack))
                    lying = (_shifted(pixel, led), size)
                    paint_still(surface, self.painter, self._men.kind(man), lying, lift, man, self._motion)
            overlay.draw_count(self, surface, place, len(stack))
        surface.set_clip(None)
        resting = [place for place in seen.flagged if not set(self._men.stack(place)[-1:]) & {*flying}]
        overlay.draw_pennons(self, surface, resting)
        overlay.draw_above(self, surface, seen)
        for man in sorted(flying, key=self._motion.height):
            if man != held:
                paint_moving(surface, self.painter, self._men.kind(man), self.man_size, self._motion, man)
        if held is not None and seen.dragged_to:
            paint_man(surface, self.painter, self._men.kind(held), self.man_size, seen.dragged_to, 1.0)

    def _in_hand(self, seen: Marks) -> int | None:
        """The man that follows the pointer: above all others, even if it was still on its way to its place."""
        stack = self._men.stack(seen.held) if seen.held and seen.dragged_to else []
        return stack[-1] if stack else None
