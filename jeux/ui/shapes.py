"""Smooth shapes: rounded boxes, rings, and the icons of buttons. Each is drawn at four times its size, scaled down and
cached, because pygame draws stair-steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

import pygame

from jeux.common.palette import Colour, colours

FINE = 4
"""How many times larger a shape is drawn."""
Dot = tuple[float, float]
"""A point of an icon, in its square from -0.5 to 0.5."""


def _canvas(width: int, height: int, colour: Colour) -> pygame.Surface:
    """Transparent, but of the colour of the shape: so scaling down mixes no black into its rim."""
    canvas = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    canvas.fill((*colour, 0))
    return canvas


def _shrunk(canvas: pygame.Surface) -> pygame.Surface:
    width, height = canvas.get_size()
    return pygame.transform.smoothscale(canvas, (width // FINE, height // FINE))


# --- boxes ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _corners(radius: int, fill: Colour, edge: Colour, line: int) -> tuple[pygame.Surface, ...]:
    """The four corners of a box, clockwise from the top left."""
    canvas = _canvas(radius, radius, edge)
    middle = (radius * FINE, radius * FINE)
    pygame.draw.circle(canvas, edge, middle, radius * FINE)
    if radius > line:
        pygame.draw.circle(canvas, fill, middle, (radius - line) * FINE)
    first = _shrunk(canvas)
    flips = ((False, False), (True, False), (True, True), (False, True))
    return tuple(pygame.transform.flip(first, *flip) for flip in flips)


def draw_rounded(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, fill: Colour, edge: Colour | None = None, line: int = 1
) -> None:
    """Draw a box with round corners of `radius` pixels, framed by `line` pixels of `edge`. Corners are square where the
    theme has them so."""
    edge = edge or fill
    radius = min(radius, rect.width // 2, rect.height // 2) if colours().rounded else 0
    if radius <= 1:
        pygame.draw.rect(surface, fill, rect)
        pygame.draw.rect(surface, edge, rect, line)
        return
    across, down = rect.inflate(-2 * radius, 0), rect.inflate(0, -2 * radius)
    surface.fill(edge, across)
    surface.fill(edge, down)
    surface.fill(fill, across.inflate(0, -2 * line))
    surface.fill(fill, down.inflate(-2 * line, 0))
    places = (
        rect.topleft,
        (rect.right - radius, rect.y),
        (rect.right - radius, rect.bottom - radius),
        (rect.x, rect.bottom - radius),
    )
    for corner, place in zip(_corners(radius, fill, edge, line), places, strict=True):
        surface.blit(corner, place)


@lru_cache(maxsize=48)
def _shadow_corner(radius: int, blur: int, strength: int) -> pygame.Surface:
    """The top left corner of a soft shadow, `radius + blur` pixels wide, which fades out over `2 * blur` pixels."""
    side = radius + 2 * blur
    corner = pygame.Surface((side, side), pygame.SRCALPHA)
    for x in range(side):
        for y in range(side):
            away = ((side - x) ** 2 + (side - y) ** 2) ** 0.5 - radius
            part = min(1.0, max(0.0, 1 - away / (2 * blur)))
            corner.set_at((x, y), (6, 4, 2, round(strength * part * part * (3 - 2 * part))))
    return corner


@lru_cache(maxsize=8)
def _shadow(size: tuple[int, int], radius: int, blur: int, strength: int) -> pygame.Surface:
    corner = _shadow_corner(radius, blur, strength)
    side = corner.get_width()
    shadow = pygame.Surface((size[0] + 2 * blur, size[1] + 2 * blur), pygame.SRCALPHA)
    width, height = shadow.get_size()
    side = min(side, width // 2, height // 2)
    top = pygame.transform.scale(corner.subsurface((side - 1, 0, 1, side)), (width - 2 * side, side))
    left = pygame.transform.scale(corner.subsurface((0, side - 1, side, 1)), (side, height - 2 * side))
    shadow.fill((6, 4, 2, strength), (side, side, width - 2 * side, height - 2 * side))
    for flip_x in (False, True):
        x = width - side if flip_x else 0
        shadow.blit(pygame.transform.flip(left, flip_x, False), (x, side))
        for flip_y in (False, True):
            y = height - side if flip_y else 0
            turned = pygame.transform.flip(corner.subsurface((0, 0, side, side)), flip_x, flip_y)
            shadow.blit(turned, (x, y))
    for flip_y in (False, True):
        shadow.blit(pygame.transform.flip(top, False, flip_y), (side, height - side if flip_y else 0))
    return shadow


def draw_shadow(surface: pygame.Surface, rect: pygame.Rect, radius: int, down: int, blur: int, strength: float) -> None:
    """The soft shadow of a box, `down` pixels below it; nothing in flat themes. `strength` is its opacity from 0 to
    1."""
    if colours().pictured:
        shadow = _shadow(rect.size, radius, blur, round(255 * strength))
        surface.blit(shadow, (rect.x - blur, rect.y - blur + down))


def draw_rim(surface: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, line: int = 1) -> None:
    """Draw the frame of a box alone: what is inside stays."""
    radius = min(radius, rect.width // 2, rect.height // 2) if colours().rounded else 0
    if radius <= 1:
        pygame.draw.rect(surface, colour, rect, line)
        return
    corners = _hollow_corners(radius, colour, line)
    places = (
        rect.topleft,
        (rect.right - radius, rect.y),
        (rect.right - radius, rect.bottom - radius),
        (rect.x, rect.bottom - radius),
    )
    for corner, place in zip(corners, places, strict=True):
        surface.blit(corner, place)
    for y in (rect.y, rect.bottom - line):
        surface.fill(colour, (rect.x + radius, y, rect.width - 2 * radius, line))
    for x in (rect.x, rect.right - line):
        surface.fill(colour, (x, rect.y + radius, line, rect.height - 2 * radius))


@lru_cache(maxsize=32)
def _hollow_corners(radius: int, colour: Colour, line: int) -> tuple[pygame.Surface, ...]:
    canvas = _canvas(radius, radius, colour)
    middle = (radius * FINE, radius * FINE)
    pygame.draw.circle(canvas, colour, middle, radius * FINE)
    pygame.draw.circle(canvas, (*colour, 0), middle, (radius - line) * FINE)
    first = _shrunk(canvas)
    flips = ((False, False), (True, False), (True, True), (False, True))
    return tuple(pygame.transform.flip(first, *flip) for flip in flips)


def rounded(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """A copy of a picture with round corners; square where the theme has them so."""
    if not colours().rounded:
        return picture.copy()
    whole = picture.convert_alpha()
    mask = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    draw_rounded(mask, mask.get_rect(), radius, (255, 255, 255))
    whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return whole


# --- rings ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=48)
def _disc(radius: int, fill: Colour, edge: Colour, line: int) -> pygame.Surface:
    canvas = _canvas(2 * radius, 2 * radius, edge)
    middle = (radius * FINE, radius * FINE)
    pygame.draw.circle(canvas, edge, middle, radius * FINE)
    pygame.draw.circle(canvas, fill, middle, (radius - line) * FINE)
    return _shrunk(canvas)


def draw_disc(
    surface: pygame.Surface,
    centre: tuple[int, int],
    radius: int,
    fill: Colour,
    edge: Colour | None = None,
    line: int = 1,
) -> None:
    """Draw a disc of `radius` pixels with a rim of `line` pixels."""
    disc = _disc(radius, fill, edge or fill, line)
    surface.blit(disc, disc.get_rect(center=centre))


@lru_cache(maxsize=24)
def _share(radius: int, line: int, part: float, colour: Colour, track: Colour) -> pygame.Surface:
    canvas = _canvas(2 * radius, 2 * radius, track)
    middle = radius * FINE
    pygame.draw.circle(canvas, track, (middle, middle), middle, line * FINE)
    steps = max(1, round(90 * part))
    for k in range(steps + 1) if part else ():
        turn = 2 * pi * part * k / steps - pi / 2
        reach = middle - line * FINE / 2
        at = (middle + reach * cos(turn), middle + reach * sin(turn))
        pygame.draw.circle(canvas, colour, at, line * FINE / 2)
    return _shrunk(canvas)


def draw_share(surface: pygame.Surface, centre: tuple[int, int], radius: int, line: int, part: float) -> None:
    """Draw a ring of which a part, from 0 to 1, is gold, clockwise from the top."""
    palette = colours()
    # where edges are as dark as the accent, the rest of the ring is fainter
    ring = _share(radius, line, round(part, 3), palette.accent, palette.edge if palette.pictured else palette.faded)
    surface.blit(ring, ring.get_rect(center=centre))


# --- icons ------------------------------------------------------------------------------------------------------------


class _Pencil:
    """Draws in the unit square, centred on its middle, with round ends."""

    def __init__(self, canvas: pygame.Surface, colour: Colour, line: float) -> None:
        self._canvas, self._colour = canvas, colour
        self._side = canvas.get_width()
        self._line = line * self._side

    def _at(self, dot: Dot) -> Dot:
        return (dot[0] + 0.5) * self._side, (dot[1] + 0.5) * self._side

    def stroke(self, *dots: Dot, closed: bool = False) -> None:
        """A line through these points."""
        points = [self._at(dot) for dot in (*dots, *dots[: int(closed)])]
        for point in points:
            pygame.draw.circle(self._canvas, self._colour, point, self._line / 2)
        for (x, y), (u, v) in pairwise(points):
            away = max(1e-6, ((u - x) ** 2 + (v - y) ** 2) ** 0.5)
            dx, dy = (v - y) / away * self._line / 2, (x - u) / away * self._line / 2
            pygame.draw.polygon(
                self._canvas, self._colour, [(x + dx, y + dy), (u + dx, v + dy), (u - dx, v - dy), (x - dx, y - dy)]
            )

    def arc(self, middle: Dot, radius: float, begins: float, ends: float) -> None:
        """A part of a circle, clockwise between two angles in turns from the right."""
        steps = max(4, round(48 * abs(ends - begins)))
        angles = (2 * pi * (begins + (ends - begins) * k / steps) for k in range(steps + 1))
        self.stroke(*((middle[0] + radius * cos(a), middle[1] + radius * sin(a)) for a in angles))

    def dot(self, middle: Dot, radius: float) -> None:
        """A filled disc."""
        pygame.draw.circle(self._canvas, self._colour, self._at(middle), radius * self._side)

    def shape(self, *dots: Dot) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self._canvas, self._colour, [self._at(dot) for dot in dots])


def _book(pencil: _Pencil) -> None:
    for side in (-1, 1):
        pencil.stroke((0, -0.24), (side * 0.18, -0.3), (side * 0.38, -0.26), (side * 0.38, 0.26))
        pencil.stroke((side * 0.38, 0.26), (side * 0.18, 0.22), (0, 0.3))
    pencil.stroke((0, -0.24), (0, 0.3))


def _bulb(pencil: _Pencil) -> None:
    pencil.arc((0, -0.1), 0.26, 0.36, 1.14)
    pencil.stroke((-0.17, 0.1), (-0.12, 0.2), (0.12, 0.2), (0.17, 0.1))
    pencil.stroke((-0.11, 0.31), (0.11, 0.31))
    pencil.stroke((-0.05, 0.41), (0.05, 0.41))


def _sliders(pencil: _Pencil) -> None:
    for y, knob in ((-0.25, 0.15), (0.0, -0.18), (0.25, 0.05)):
        pencil.stroke((-0.36, y), (0.36, y))
        pencil.dot((knob, y), 0.1)


def _undo(pencil: _Pencil) -> None:
    pencil.arc((0.02, 0.1), 0.28, 0.5, 1.0)
    pencil.stroke((0.3, 0.1), (0.3, 0.26))
    pencil.shape((-0.46, 0.02), (-0.04, 0.02), (-0.26, 0.26))


def _person(pencil: _Pencil) -> None:
    pencil.arc((0, -0.17), 0.17, 0, 1)
    pencil.arc((0, 0.4), 0.32, 0.5, 1.0)
    pencil.stroke((-0.32, 0.4), (0.32, 0.4))


def _search(pencil: _Pencil) -> None:
    pencil.arc((-0.07, -0.07), 0.25, 0, 1)
    pencil.stroke((0.12, 0.12), (0.36, 0.36))


def _cup(pencil: _Pencil) -> None:
    pencil.stroke((-0.2, -0.36), (0.2, -0.36), (0.2, -0.1), (0.1, 0.06), (-0.1, 0.06), (-0.2, -0.1), closed=True)
    for side in (-1, 1):
        pencil.stroke((side * 0.2, -0.28), (side * 0.36, -0.28), (side * 0.34, -0.1), (side * 0.2, -0.06))
    pencil.stroke((0, 0.06), (0, 0.26))
    pencil.stroke((-0.16, 0.32), (0.16, 0.32))


def _bars(pencil: _Pencil) -> None:
    pencil.stroke((-0.38, 0.34), (0.38, 0.34))
    for x, top in ((-0.24, 0.1), (-0.08, -0.08), (0.08, 0.02), (0.24, -0.3)):
        pencil.stroke((x, 0.3), (x, top))


def _clock(pencil: _Pencil) -> None:
    pencil.arc((0, 0), 0.36, 0, 1)
    pencil.stroke((0, -0.2), (0, 0), (0.14, 0.1))


def _folder(pencil: _Pencil) -> None:
    pencil.stroke(
        (-0.38, 0.28), (-0.38, -0.26), (-0.1, -0.26), (-0.02, -0.16), (0.38, -0.16), (0.38, 0.28), closed=True
    )


def _screen(pencil: _Pencil) -> None:
    pencil.stroke((-0.4, -0.32), (0.4, -0.32))
    pencil.stroke((-0.34, -0.32), (-0.34, 0.12), (0.34, 0.12), (0.34, -0.32))
    pencil.stroke((-0.2, 0), (-0.08, -0.12), (0.04, -0.02), (0.2, -0.18))
    pencil.stroke((0, 0.12), (-0.18, 0.38))
    pencil.stroke((0, 0.12), (0.18, 0.38))


def _about(pencil: _Pencil) -> None:
    pencil.arc((0, 0), 0.38, 0, 1)
    pencil.dot((0, -0.17), 0.05)
    pencil.stroke((0, -0.02), (0, 0.2))


def _leave(pencil: _Pencil) -> None:
    pencil.stroke((0.06, -0.26), (0.06, -0.36), (-0.32, -0.36), (-0.32, 0.36), (0.06, 0.36), (0.06, 0.26))
    pencil.stroke((-0.1, 0), (0.38, 0))
    pencil.stroke((0.24, -0.14), (0.38, 0), (0.24, 0.14))


def _sound(pencil: _Pencil) -> None:
    pencil.stroke((-0.36, -0.12), (-0.2, -0.12), (0, -0.3), (0, 0.3), (-0.2, 0.12), (-0.36, 0.12), closed=True)
    for radius in (0.16, 0.32):
        pencil.arc((0.04, 0), radius, -0.12, 0.12)


def _star(pencil: _Pencil) -> None:
    points = [(0.4 if k % 2 == 0 else 0.17, pi * k / 5 - pi / 2) for k in range(10)]
    pencil.stroke(*((reach * cos(turn), reach * sin(turn)) for reach, turn in points), closed=True)


def _redo(pencil: _Pencil) -> None:
    pencil.arc((-0.02, 0.1), 0.28, 0.5, 1.0)
    pencil.stroke((-0.3, 0.1), (-0.3, 0.26))
    pencil.shape((0.46, 0.02), (0.04, 0.02), (0.26, 0.26))


def _cross(pencil: _Pencil) -> None:
    pencil.stroke((-0.26, -0.26), (0.26, 0.26))
    pencil.stroke((0.26, -0.26), (-0.26, 0.26))


def _plus(pencil: _Pencil) -> None:
    pencil.stroke((-0.3, 0), (0.3, 0))
    pencil.stroke((0, -0.3), (0, 0.3))


def _move(pencil: _Pencil) -> None:
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        pencil.stroke((0, 0), (0.4 * x, 0.4 * y))
        pencil.stroke(
            (0.28 * x + 0.12 * y, 0.28 * y + 0.12 * x), (0.4 * x, 0.4 * y), (0.28 * x - 0.12 * y, 0.28 * y - 0.12 * x)
        )


def _menu(pencil: _Pencil) -> None:
    for y in (-0.22, 0.0, 0.22):
        pencil.stroke((-0.34, y), (0.34, y))


def _pause(pencil: _Pencil) -> None:
    for x in (-0.16, 0.16):
        pencil.stroke((x, -0.27), (x, 0.27))


def _more(pencil: _Pencil) -> None:
    for x in (-0.28, 0.0, 0.28):
        pencil.dot((x, 0), 0.075)


def _play(pencil: _Pencil) -> None:
    pencil.stroke((-0.2, -0.32), (0.32, 0), (-0.2, 0.32), closed=True)


def _to_end(pencil: _Pencil, way: int) -> None:
    pencil.stroke((-0.22 * way, -0.3), (0.08 * way, 0), (-0.22 * way, 0.3))
    pencil.stroke((0.28 * way, -0.3), (0.28 * way, 0.3))


def _tiles(pencil: _Pencil) -> None:
    for x in (-0.36, 0.06):
        for y in (-0.36, 0.06):
            pencil.stroke((x, y), (x + 0.3, y), (x + 0.3, y + 0.3), (x, y + 0.3), closed=True)


def _letters(pencil: _Pencil) -> None:
    pencil.stroke((-0.44, 0.28), (-0.18, -0.32), (0.08, 0.28))
    pencil.stroke((-0.35, 0.08), (-0.01, 0.08))
    pencil.arc((0.28, 0.14), 0.14, 0, 1)
    pencil.stroke((0.42, -0.02), (0.42, 0.28))


def _ear(pencil: _Pencil) -> None:
    pencil.arc((0, -0.1), 0.3, 0.5, 1.14)
    pencil.stroke((0.19, 0.13), (0.06, 0.26), (0.0, 0.38), (-0.12, 0.42), (-0.2, 0.36))
    pencil.arc((0, -0.1), 0.13, 0.5, 1.1)
    pencil.stroke((0.1, -0.02), (0.02, 0.1))


_ICONS: Mapping[str, Callable[[_Pencil], None]] = {
    "about": _about,
    "back": lambda pencil: pencil.stroke((0.14, -0.32), (-0.16, 0), (0.14, 0.32)),
    "bars": _bars,
    "book": _book,
    "bulb": _bulb,
    "check": lambda pencil: pencil.stroke((-0.28, 0.02), (-0.08, 0.22), (0.3, -0.22)),
    "clock": _clock,
    "cross": _cross,
    "cup": _cup,
    "down": lambda pencil: pencil.stroke((-0.3, -0.14), (0, 0.16), (0.3, -0.14)),
    "ear": _ear,
    "end": lambda pencil: _to_end(pencil, 1),
    "folder": _folder,
    "forward": lambda pencil: pencil.stroke((-0.14, -0.32), (0.16, 0), (-0.14, 0.32)),
    "leave": _leave,
    "letters": _letters,
    "menu": _menu,
    "minus": lambda pencil: pencil.stroke((-0.3, 0), (0.3, 0)),
    "more": _more,
    "move": _move,
    "pause": _pause,
    "person": _person,
    "play": _play,
    "plus": _plus,
    "redo": _redo,
    "screen": _screen,
    "search": _search,
    "sliders": _sliders,
    "sound": _sound,
    "star": _star,
    "start": lambda pencil: _to_end(pencil, -1),
    "tiles": _tiles,
    "undo": _undo,
    "up": lambda pencil: pencil.stroke((-0.3, 0.14), (0, -0.16), (0.3, 0.14)),
}
ICONS = frozenset(_ICONS)
LINE = 0.075
"""The strokes of an icon, as a part of its side."""


@lru_cache(maxsize=96)
def _icon(name: str, side: int, colour: Colour, line: float) -> pygame.Surface:
    canvas = _canvas(side, side, colour)
    _ICONS[name](_Pencil(canvas, colour, line))
    return _shrunk(canvas)


def draw_icon(
    surface: pygame.Surface, name: str, centre: tuple[int, int], side: int, colour: Colour, line: float = LINE
) -> None:
    """Draw an icon, one of `ICONS`, in a square of `side` pixels. Raises `KeyError` for an unknown name."""
    icon = _icon(name, max(6, side), colour, line)
    surface.blit(icon, icon.get_rect(center=centre))
