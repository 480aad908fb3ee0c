"""The board in the window: men with an identity, where they lie, how they move, what is marked on them."""

from __future__ import annotations

import logging
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from jeux.common.palette import colours
from jeux.common.typography import line
from jeux.rules.contract import Effect, Flipped, Formed, Game, Moved, Position, Put, Removed
from jeux.views import marks, overlay
from jeux.views.animation import Fade, Flight, Glow, Motion, Pixel, Turn, duration, ring_delay, stretched
from jeux.views.frame import Frame, plan_of
from jeux.views.painter import Painter, paint_man, painter_of, place_shadow
from jeux.views.view import View

SMALLEST_REACH = 24
"""Pixels around a place that count as touching it."""
FULL_STACK = 5
"""Taller stacks show their number."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Man:
    """A man that keeps its identity while it moves."""

    kind: str
    place: str


@dataclass(slots=True)
class Marks:
    """What the scene wants to be seen on the board, all of it data."""

    chosen: tuple[str, ...] = ()
    targets: Mapping[str, bool] = field(default_factory=dict)
    reach: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    cursor: str | None = None
    arrow: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    forms: tuple[tuple[str, ...], ...] = ()
    turns: tuple[str, ...] = ()
    watched: tuple[str, ...] = ()
    dragged_to: Pixel | None = None


class BoardView:
    """Keeps the men of the table in sight. Knows places and men, no rule."""

    def __init__(self, game: Game, view: View, theme: str = "bois") -> None:
        self.game = game
        self.view = view
        self.painter: Painter = painter_of(game, view, theme)
        self.frame = Frame.fit(plan_of(game.key), pygame.Rect(0, 0, 100, 100))
        self.trays: Mapping[str, pygame.Rect] = {}
        self._men: dict[int, Man] = {}
        self._stacks: dict[str, list[int]] = {}
        self._motion = Motion()
        self._next = 0

    def wear(self, theme: str) -> None:
        """Look another way from now on."""
        self.painter = painter_of(self.game, self.view, theme)

    # --- layout ---------------------------------------------------------------------------------------------------

    def place_in(self, room: pygame.Rect, trays: Mapping[str, pygame.Rect]) -> None:
        """Fit the board in a rectangle of the window; `trays` are the panel's places for men off the board."""
        self.frame = Frame.fit(plan_of(self.game.key), room)
        self.trays = trays
        self.finish()

    @property
    def man_size(self) -> int:
        """The diameter of a man on the board, in pixels."""
        return max(8, round(self.view.man_size * self.frame.unit)) // 2 * 2

    def _lie(self, place: str, index: int, count: int) -> tuple[Pixel, int]:
        """Where the index-th of `count` men of a place lies, and its size."""
        spot = self.view.spot(place, index, count)
        if spot is not None:
            return self.frame.pixel(spot), self.man_size
        tray = self.trays.get(place)
        if tray is None:
            return (-200.0, -200.0), self.man_size
        size = min(tray.height, self.man_size) // 2 * 2
        step = min(size * 1.06, (tray.width - size) / max(1, count - 1)) if count > 1 else 0
        return (tray.left + size / 2 + index * step, float(tray.centery)), size

    def _rest(self, man: int) -> tuple[Pixel, int]:
        stack = self._stacks[self._men[man].place]
        return self._lie(self._men[man].place, stack.index(man), len(stack))

    def pixel(self, place: str) -> Pixel:
        """Where a hand touches a place: its top man, or where the first would lie."""
        count = len(self._stacks.get(place, ()))
        return self._lie(place, max(0, count - 1), max(1, count))[0]

    def landing(self, place: str) -> Pixel:
        """Where the next man of a place would lie."""
        count = len(self._stacks.get(place, ()))
        return self._lie(place, count, count + 1)[0] if count else self.pixel(place)

    def places(self) -> list[str]:
        """Every place that can be touched or reached with the keyboard."""
        beside = [place for place in self.trays if self._stacks.get(place)]
        return [*self.game.board.where, *beside]

    def at(self, pixel: tuple[int, int], liked: frozenset[str] = frozenset()) -> str | None:
        """The place under a pixel: the nearest one within reach, legal ones (`liked`) first."""
        for place, tray in self.trays.items():
            if tray.collidepoint(pixel):
                return place
        if self.view.hit is not None:
            return self.view.hit(*self.frame.spot(pixel))
        reach = max(SMALLEST_REACH, self.frame.unit * 0.5)
        near = [(math.dist(pixel, self.pixel(place)), place) for place in self.game.board.where]
        within = [(way, place) for way, place in near if way <= reach]
        preferred = [(way, place) for way, place in within if place in liked]
        return min(preferred or within, default=(0.0, None))[1]

    # --- men ------------------------------------------------------------------------------------------------------

    def show(self, position: Position) -> None:
        """Put every man where the position has it, at once."""
        self._men.clear()
        self._stacks.clear()
        self._motion.finish()
        for place, kind in position.men():
            self._add(place, kind)

    def _add(self, place: str, kind: str) -> int:
        self._next += 1
        self._men[self._next] = Man(kind, place)
        self._stacks.setdefault(place, []).append(self._next)
        return self._next

    def _shift(self, man: int, target: str) -> None:
        self._stacks[self._men[man].place].remove(man)
        self._men[man].place = target
        self._stacks.setdefault(target, []).append(man)

    def seen(self) -> Counter[tuple[str, str]]:
        """How many men of each kind stand at each place, as (place, man)."""
        return Counter((man.place, man.kind) for man in self._men.values())

    def glide(self, position: Position, speed: str) -> None:
        """Bring the men to another position by the difference of the two: undo, redo, jumps in the list."""
        self.finish()
        if self.view.two_faced:
            self._turn_back(position, duration("flip", speed))
        wanted = Counter(position.men())
        seen = self.seen()
        free = [man for man, data in self._men.items() if self._surplus(seen, wanted, data)]
        starts = {man: self._rest(man)[0] for man in self._men}
        for (place, kind), count in (wanted - self.seen()).items():
            for _ in range(count):
                near = [man for man in free if self._men[man].kind == kind]
                if not near:
                    self._add(place, kind)
                    continue
                man = min(near, key=lambda m: math.dist(starts[m], self.pixel(place)))
                free.remove(man)
                self._shift(man, place)
        for man in free:
            self._stacks[self._men[man].place].remove(man)
            del self._men[man]
        self._fly_all(starts, duration("slide", speed))

    @staticmethod
    def _surplus(seen: Counter[tuple[str, str]], wanted: Counter[tuple[str, str]], data: Man) -> bool:
        key = (data.place, data.kind)
        if seen[key] > wanted[key]:
            seen[key] -= 1
            return True
        return False

    def _fly_all(self, starts: Mapping[int, Pixel], lasts: float) -> None:
        for man, start in starts.items():
            if man in self._men:
                end = self._rest(man)[0]
                if math.dist(start, end) > 1:
                    self._motion.flights[man] = Flight(man, start, end, self._motion.now, lasts, lifted=True)

    def animate(self, effects: tuple[Effect, ...], position: Position, speed: str) -> None:
        """Play what a hand does; the men are in the new position at once, only their picture is on the way."""
        self.finish()
        begins = self._motion.now
        for effect in effects:
            match effect:
                case Moved(_, origin, target, jump):
                    begins += self._send(origin, target, "slide", speed, begins, lifted=jump)
                case Put(_, origin, target):
                    begins += self._send(origin, target, "slide", speed, begins, lifted=True)
                case Removed(_, origin, target) if target in self.game.board.where:
                    self._send(origin, target, "slide", speed, begins, lifted=True)
                case Removed(_, origin, target):
                    self._take(origin, target, begins, duration("capture", speed))
                case Formed(places):
                    self._motion.glows.append(Glow(places, begins, duration("formed", speed)))
        self._turn_over([effect for effect in effects if isinstance(effect, Flipped)], effects, speed, begins)
        if self.seen() != Counter(position.men()):
            _log.error("the effects %s do not lead to %s", effects, position.text())
            self.glide(position, "none")

    def _turn_over(self, flips: list[Flipped], effects: tuple[Effect, ...], speed: str, begins: float) -> None:
        """Men turn over ring by ring around the man that came."""
        where = self.game.board.where
        came = [effect.target for effect in effects if isinstance(effect, Put | Moved)]
        centre = where.get(came[0]) if came else None
        rings = [max(abs(a - b) for a, b in zip(where[f.place], centre, strict=True)) if centre else 0 for f in flips]
        lasts = duration("flip", speed)
        for flip, ring in zip(flips, rings, strict=True):
            delay = ring_delay(round(ring), round(max(rings)), lasts) if lasts else 0.0
            self._turn(self._stacks[flip.place][-1], flip.man, begins + delay, lasts)

    def _turn(self, man: int, kind: str, begins: float, lasts: float) -> None:
        before, self._men[man].kind = self._men[man].kind, kind
        if lasts > 0:
            self._motion.turns[man] = Turn(before, begins, lasts)

    def _turn_back(self, position: Position, lasts: float) -> None:
        """Turn the men that only show another face in a position."""
        wanted: dict[str, list[str]] = {}
        for place, kind in position.men():
            wanted.setdefault(place, []).append(kind)
        for place, stack in self._stacks.items():
            if place in self.game.board.where and len(stack) == 1 and len(wanted.get(place, ())) == 1:
                kind = wanted[place][0]
                if self._men[stack[0]].kind != kind:
                    self._turn(stack[0], kind, self._motion.now, lasts)

    def _send(self, origin: str, target: str, event: str, speed: str, begins: float, lifted: bool) -> float:
        stack = self._stacks.get(origin)
        if not stack:
            return 0.0
        man = stack[-1]
        starts = {other: self._rest(other)[0] for other in (*stack, *self._stacks.get(target, ()))}
        starts[man] = self._motion.flights[man].at(self._motion.now)[0] if man in self._motion.flights else starts[man]
        self._shift(man, target)
        end = self._rest(man)[0]
        lasts = stretched(duration(event, speed), math.dist(starts[man], end), self.frame.unit)
        for other, start in starts.items():
            if math.dist(start, self._rest(other)[0]) > 1 or other == man:
                fly = Flight(other, start, self._rest(other)[0], begins, lasts, lifted and other == man)
                self._motion.flights[other] = fly
        return lasts

    def _take(self, origin: str, target: str, begins: float, lasts: float) -> None:
        """A man vanishes from the board, and lies in its tray afterwards; the others close up."""
        stack = self._stacks.get(origin)
        if not stack:
            return
        man = stack[-1]
        starts = {other: self._rest(other)[0] for other in (*stack, *self._stacks.get(target, ()))}
        self._shift(man, target)
        self._motion.flights.pop(man, None)
        if lasts > 0:
            self._motion.fades[man] = Fade(starts.pop(man), begins, lasts)
        for other, start in starts.items():
            if other != man and math.dist(start, self._rest(other)[0]) > 1:
                self._motion.flights[other] = Flight(other, start, self._rest(other)[0], begins, lasts, lifted=False)

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
        for glow in self._motion.glows:
            overlay.draw_whole(self, surface, glow.places, glow.at(self._motion.now))
        overlay.draw_below(self, surface, seen)
        flying = []
        held = seen.chosen[-1] if seen.chosen and seen.dragged_to else None
        for place, stack in self._stacks.items():
            for man in stack:
                if man in self._motion.flights or man in self._motion.fades or (place == held and man == stack[-1]):
                    flying.append(man)
                else:
                    self._draw_still(surface, man)
            self._draw_count(surface, place, stack)
        overlay.draw_above(self, surface, seen)
        for man in flying:
            self._draw_flying(surface, man, seen)

    def _draw_still(self, surface: pygame.Surface, man: int) -> None:
        """A man in its place, perhaps turning over there."""
        pixel, size = self._rest(man)
        kind, turn = self._men[man].kind, self._motion.turns.get(man)
        if turn is None:
            paint_man(surface, self.painter, kind, size, pixel)
            return
        place_shadow(surface, self.painter.shadow(kind, size, lifted=False), size, pixel, 0.0)
        picture = self.painter.turning(turn.before, kind, turn.at(self._motion.now), size)
        surface.blit(picture, picture.get_rect(center=(round(pixel[0]), round(pixel[1]))))

    def _draw_count(self, surface: pygame.Surface, place: str, stack: list[int]) -> None:
        if len(stack) > FULL_STACK and self.view.spot(place, 0, 1) is not None and place in self.game.board.points:
            text = line(str(len(stack)), "bold", max(12, self.man_size // 3), colours().mark[1])
            marks.badge(surface, text, self._lie(place, len(stack) - 1, len(stack))[0])

    def _draw_flying(self, surface: pygame.Surface, man: int, seen: Marks) -> None:
        kind = self._men[man].kind
        if man in self._motion.fades:
            fade = self._motion.fades[man]
            part, opacity = fade.at(self._motion.now)
            picture = self.painter.man(kind, round(self.man_size * part) // 2 * 2).copy()
            picture.set_alpha(round(255 * opacity))
            surface.blit(picture, picture.get_rect(center=(round(fade.place[0]), round(fade.place[1]))))
        elif man in self._motion.flights:
            pixel, lift = self._motion.flights[man].at(self._motion.now)
            paint_man(surface, self.painter, kind, self._rest(man)[1], pixel, lift)
        elif seen.dragged_to:
            paint_man(surface, self.painter, kind, self.man_size, seen.dragged_to, 1.0)
