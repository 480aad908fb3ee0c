"""Shapes of the marks. Each is drawn in two colours, light and dark, so that one of them stands out from any wood."""

from __future__ import annotations

import itertools
import math

import pygame

from jeux.common.palette import WHITE, Colour, Pair, colours
from jeux.common.typography import line
from jeux.views.style.animation import Pixel
from jeux.views.style.picture_cache import kept_pictures

LARGE = 900
"""Pixels: smaller marks are drawn at double size and scaled down, larger ones directly."""


RIM, EDGES = 1.5, 1.7
"""The breadth of the pale rim around a place of the last turn, and of its two dark edges together, in line widths."""
CHOSEN = 1.5
"""How much broader the rim of what is chosen is."""
PEARL, SHEEN = 0.7, 0.34
"""The radius of the pearl within its dark rim, and of the light on it."""
SMALLEST_NUMBER, ENGRAVED = 13, 0.62
"""The least size of the number of a stack; the diameter of the disc on which it is engraved, in diameters of a man."""
EBONY = ((0x1E, 0x18, 0x14), (0xC8, 0x9B, 0x4B), (0xF6, 0xEE, 0xDD), (0x05, 0x03, 0x02))
BOXWOOD = ((0xF1, 0xE6, 0xCB), (0x8A, 0x6A, 0x3C), (0x2B, 0x1B, 0x10), (0xFF, 0xFB, 0xF0))
"""The colours of that disc: its ground, its rim, the figures, and the edge of these that is lit or in the shade."""
DASHES, DASH = 8, 0.62
"""The dashes of a broken ring, and the part of each period that a dash takes."""


def whole(centre: Pixel) -> tuple[int, int]:
    """The nearest pixel in whole numbers."""
    return round(centre[0]), round(centre[1])


def ring(surface: pygame.Surface, centre: Pixel, radius: float, width: int, pair: Pair) -> None:
    """A double ring: light outside, dark inside."""
    point = whole(centre)
    pygame.draw.aacircle(surface, pair[0], point, round(radius), width)
    pygame.draw.aacircle(surface, pair[1], point, round(radius) - width, width)


def dashes(surface: pygame.Surface, centre: Pixel, radius: float, width: int, pair: Pair) -> None:
    """Draw a dashed double ring around a free place, where a solid one would look like a man. Drawn larger and scaled
    down, because its parts are small."""
    fine, size = 4, 2 * round(radius) + 2
    layer = pygame.Surface((fine * size, fine * size), pygame.SRCALPHA)
    turn = 2 * math.pi / DASHES
    for number in range(DASHES):
        arc = [number * turn + turn * DASH * part / 4 for part in range(5)]
        for colour, outer, inner in ((pair[0], radius, radius - width), (pair[1], radius - width, radius - 2 * width)):
            spots = [(math.cos(angle), math.sin(angle)) for angle in arc]
            edge = [(outer * x, outer * y) for x, y in spots] + [(inner * x, inner * y) for x, y in reversed(spots)]
            pygame.draw.polygon(layer, colour, [(fine * (size / 2 + x), fine * (size / 2 + y)) for x, y in edge])
    picture = pygame.transform.smoothscale(layer, (size, size))
    surface.blit(picture, picture.get_rect(center=whole(centre)))


def frame(surface: pygame.Surface, centre: Pixel, radius: float, width: int, pair: Pair) -> None:
    """Draw a double frame around a square man; `radius` is half its side."""
    box = pygame.Rect(0, 0, round(2 * radius), round(2 * radius))
    box.center = whole(centre)
    corner = max(2, round(radius * 0.16))
    pygame.draw.rect(surface, pair[0], box, width, border_radius=corner)
    pygame.draw.rect(surface, pair[1], box.inflate(-2 * width, -2 * width), width, border_radius=corner)


def barred(surface: pygame.Surface, centre: Pixel, radius: float, width: int, square: bool = False) -> None:
    """Draw the mark of a refused gesture: a double ring with a bar across, as on a prohibition sign."""
    pair = colours().mark_alarm
    reach = (radius - width) * (1 if square else math.sqrt(0.5))
    start, end = (centre[0] - reach, centre[1] - reach), (centre[0] + reach, centre[1] + reach)
    pygame.draw.line(surface, pair[0], start, end, width + 4)
    pygame.draw.line(surface, pair[1], start, end, width)
    (frame if square else ring)(surface, centre, radius, width, pair)


def disc(surface: pygame.Surface, centre: Pixel, radius: float, pair: Pair) -> None:
    """A dark disc with a light rim."""
    point = whole(centre)
    pygame.draw.aacircle(surface, pair[0], point, round(radius))
    pygame.draw.aacircle(surface, pair[1], point, round(radius * 0.64))


@kept_pictures(16)
def _pearl(radius: int, light: Colour, dark: Colour) -> pygame.Surface:
    """A pearl set in a dark rim. Drawn larger and scaled down."""
    fine, side = 8, 2 * radius + 2
    layer = pygame.Surface((fine * side, fine * side), pygame.SRCALPHA)
    layer.fill((*dark, 0))
    middle, reach = fine * side / 2, fine * radius
    pygame.draw.circle(layer, dark, (middle, middle), reach)
    shade = tuple(round(part * 0.86) for part in light)
    pygame.draw.circle(layer, shade, (middle, middle), reach * PEARL)
    shift = reach * PEARL * 0.12
    pygame.draw.circle(layer, light, (middle - shift, middle - shift), reach * PEARL * 0.88)
    pygame.draw.circle(layer, WHITE, (middle - 2.6 * shift, middle - 2.6 * shift), reach * PEARL * SHEEN)
    return pygame.transform.smoothscale(layer, (side, side))


def target(surface: pygame.Surface, centre: Pixel, radius: float) -> None:
    """A legal target: a pearl on wood, a disc where the theme is flat."""
    palette = colours()
    if palette.pictured:
        picture = _pearl(round(radius), *palette.mark)
        surface.blit(picture, picture.get_rect(center=whole(centre)))
    else:
        disc(surface, centre, radius, palette.mark_choice)


def brackets(surface: pygame.Surface, centre: Pixel, radius: float, width: int) -> None:
    """The last step: four corners around a place."""
    x, y = centre
    reach, arm = radius, radius * 0.42
    light, dark = colours().mark
    edge = max(1, round(width / 3))  # a hairline would not show around light corners on light paper, on a large screen
    for colour, thick in ((dark, width + 2 * edge), (light, width)):
        for dx in (-1, 1):
            for dy in (-1, 1):
                corner = (x + dx * reach, y + dy * reach)
                pygame.draw.line(surface, colour, corner, (corner[0] - dx * arm, corner[1]), thick)
                pygame.draw.line(surface, colour, corner, (corner[0], corner[1] - dy * arm), thick)


@kept_pictures(32)
def _rim(radius: float, width: float, square: bool, pair: Pair) -> pygame.Surface:
    """A pale rim around a place between two dark edges, seen on any wood. Drawn larger and scaled down."""
    fine, (light, dark) = 4, pair
    outer = radius + width * (RIM + EDGES) / 2
    side = 2 * math.ceil(outer) + 2
    picture, middle = pygame.Surface((fine * side, fine * side), pygame.SRCALPHA), fine * side // 2

    def area(reach: float, colour: tuple[int, int, int, int]) -> None:
        box = pygame.Rect(0, 0, round(2 * fine * reach), round(2 * fine * reach))
        box.center = (middle, middle)
        pygame.draw.rect(picture, colour, box, border_radius=round(fine * reach * (0.3 if square else 1)))

    for reach, colour in ((outer, dark), (outer - EDGES * width / 2, light), (outer - width * (EDGES / 2 + RIM), dark)):
        area(reach, (*colour, 255))
    area(outer - width * (EDGES + RIM), (*dark, 0))
    return pygame.transform.smoothscale(picture, (side, side))


def last_place(surface: pygame.Surface, centre: Pixel, radius: float, width: int, square: bool) -> None:
    """A place of the last turn: a smooth rim on wood, a thin ring on paper, corners where contrast is wanted."""
    palette = colours()
    if palette.pictured:
        picture = _rim(radius, width, square, (palette.ink, palette.mark[1]))
        surface.blit(picture, picture.get_rect(center=whole(centre)))
    elif palette.rounded:
        (frame if square else ring)(surface, centre, radius, width, palette.mark[::-1])
    else:
        brackets(surface, centre, radius, width)


def chosen_place(surface: pygame.Surface, centre: Pixel, radius: float, width: int, square: bool) -> None:
    """What is in the hand, or would come: a rim of gold on wood, broader than that of the last turn; else a ring."""
    palette = colours()
    if palette.pictured:
        picture = _rim(radius, width * CHOSEN, square, palette.mark_choice)
        surface.blit(picture, picture.get_rect(center=whole(centre)))
    else:
        (frame if square else ring)(surface, centre, radius, max(3, width), palette.mark_choice)


def cross(surface: pygame.Surface, centre: Pixel, radius: float, width: int, pair: Pair) -> None:
    """Mark what a step captures or has captured: a cross."""
    x, y = centre
    reach = radius * 0.7
    for colour, thick in ((pair[0], width + 4), (pair[1], width)):
        pygame.draw.line(surface, colour, (x - reach, y - reach), (x + reach, y + reach), thick)
        pygame.draw.line(surface, colour, (x - reach, y + reach), (x + reach, y - reach), thick)


def cursor(surface: pygame.Surface, centre: Pixel, radius: float, width: int) -> None:
    """The keyboard's place: a square frame."""
    box = pygame.Rect(0, 0, round(2 * radius), round(2 * radius))
    box.center = whole(centre)
    light, dark = colours().mark
    pygame.draw.rect(surface, light, box, width)
    pygame.draw.rect(surface, dark, box.inflate(-2 * width, -2 * width), width)


def tick(surface: pygame.Surface, centre: Pixel, radius: float, pair: Pair) -> None:
    """Mark what is right: a tick on a disc. Drawn larger and scaled down, because it is small."""
    fine, (light, dark) = 4, pair
    size = 2 * round(radius) + 2
    layer = pygame.Surface((fine * size, fine * size), pygame.SRCALPHA)
    middle, reach = fine * size / 2, fine * radius
    pygame.draw.circle(layer, light, (middle, middle), reach)
    pygame.draw.circle(layer, dark, (middle, middle), reach * 0.86)
    corners = [(middle + x * reach, middle + y * reach) for x, y in ((-0.42, 0.04), (-0.1, 0.36), (0.44, -0.34))]
    for start, end in itertools.pairwise(corners):
        pygame.draw.line(layer, light, start, end, round(reach * 0.24))
    pygame.draw.circle(layer, light, corners[1], reach * 0.12)
    picture = pygame.transform.smoothscale(layer, (size, size))
    surface.blit(picture, picture.get_rect(center=whole(centre)))


def arrow(surface: pygame.Surface, start: Pixel, end: Pixel, width: int, pair: Pair | None = None) -> None:
    """Draw an arrow, by default in the colours of advice."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    head = width * 3.2
    neck = (end[0] - head * 0.9 * math.cos(angle), end[1] - head * 0.9 * math.sin(angle))
    light, dark = pair or colours().mark_advice
    edge = max(3, width // 2)
    for colour, extra in ((dark, edge), (light, 0)):
        pygame.draw.line(surface, colour, start, neck, width + 2 * extra)
        size = head + 2 * extra
        tip = (end[0] + extra * math.cos(angle), end[1] + extra * math.sin(angle))
        wings = [
            (tip[0] - size * math.cos(angle + turn), tip[1] - size * math.sin(angle + turn)) for turn in (0.5, -0.5)
        ]
        pygame.draw.polygon(surface, colour, [tip, *wings])


def girdle(
    surface: pygame.Surface, pixels: list[Pixel], strength: float, radius: float, width: int, square: bool = False
) -> None:
    """Draw a band around a chain of places that form a whole, in the colour of advice between dark edges. `strength` is
    its opacity, 0 to 1; the band of `square` men in a row has square corners."""
    if len(pixels) < 2 or strength <= 0:
        return
    in_row = any(len({pixel[axis] for pixel in pixels}) == 1 for axis in (0, 1))
    # a line over square men may return to a place it has passed: there the band has a gap
    longest = 3 * radius if square and not in_row else math.inf
    margin = radius + 4 * width
    left, top = min(x for x, _ in pixels) - margin, min(y for _, y in pixels) - margin
    places = tuple((x - left, y - top) for x, y in pixels)
    band = _band(places, radius, width, square and in_row, longest, colours().mark_advice)
    band.set_alpha(round(255 * strength))
    surface.blit(band, (left, top))


@kept_pictures(4)
def _band(
    places: tuple[Pixel, ...], radius: float, width: int, square: bool, longest: float, pair: Pair
) -> pygame.Surface:
    """The picture of the band, for places relative to its corner. Not supersampled on a large window."""
    margin = radius + 4 * width
    size = (round(max(x for x, _ in places) + margin), round(max(y for _, y in places) + margin))
    fine = 2 if max(size) < LARGE else 1
    layer = pygame.Surface((fine * size[0], fine * size[1]), pygame.SRCALPHA)
    larger = [(fine * x, fine * y) for x, y in places]
    # square men in a row hide the sides of their band: its light part is broader
    outer, within = (3.3, 0.7) if square else (2.7, 1.4)
    light, dark = pair
    for reach, colour in ((4, (*dark, 255)), (outer, (*light, 255)), (within, (*dark, 255)), (0, (0, 0, 0, 0))):
        if square:
            _crate(layer, larger, fine * (radius + reach * width), colour)
        else:
            fill_near(layer, larger, fine * (radius + reach * width), colour, fine * longest)
    return layer if fine == 1 else pygame.transform.smoothscale(layer, size)


def fill_near(
    layer: pygame.Surface,
    places: list[Pixel],
    radius: float,
    colour: tuple[int, int, int, int],
    longest: float = math.inf,
) -> None:
    """Fill everything within `radius` of a polyline, replacing what was there. Segments longer than `longest` are left
    out."""
    for start, end in itertools.pairwise(places):
        length = math.dist(start, end) or 1.0
        if length > longest:
            continue
        x, y = (end[1] - start[1]) / length * radius, (start[0] - end[0]) / length * radius
        corners = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y)]
        pygame.draw.polygon(layer, colour, [*corners, (start[0] - x, start[1] - y)])
    for place in places:
        pygame.draw.circle(layer, colour, place, radius)


def _crate(layer: pygame.Surface, places: list[Pixel], radius: float, colour: tuple[int, int, int, int]) -> None:
    """A rectangle around places in a row; its colour replaces what was there."""
    left, top = min(x for x, _ in places) - radius, min(y for _, y in places) - radius
    right, bottom = max(x for x, _ in places) + radius, max(y for _, y in places) + radius
    box = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
    pygame.draw.rect(layer, colour, box, border_radius=round(radius * 0.12))


def badge(surface: pygame.Surface, number: str, centre: Pixel, man_size: int, man: pygame.Surface) -> None:
    """The number of a tall stack on its top man: engraved on wood, where it takes the place of his sign, else on a
    small plate."""
    size = max(SMALLEST_NUMBER, man_size // 3)
    if colours().pictured:
        picture = _engraved(number, size, max(size, round(man_size * ENGRAVED)), sum(_tone(man)) < 3 * 128)
    else:
        picture = _plate(number, size, colours().mark)
    surface.blit(picture, picture.get_rect(center=whole(centre)))


@kept_pictures(32)
def _tone(man: pygame.Surface) -> Colour:
    return pygame.transform.average_color(man, man.get_rect(), True)[:3]


@kept_pictures(16)
def _engraved(number: str, size: int, side: int, dark: bool) -> pygame.Surface:
    """A number engraved on a disc of ebony or boxwood."""
    ground, rim, ink, lit = EBONY if dark else BOXWOOD
    disc = pygame.Surface((4 * side, 4 * side), pygame.SRCALPHA)
    disc.fill((*rim, 0))
    pygame.draw.circle(disc, rim, (2 * side, 2 * side), 2 * side)
    pygame.draw.circle(disc, ground, (2 * side, 2 * side), round(2 * side * 0.92))
    picture = pygame.transform.smoothscale(disc, (side, side))
    size = round(size * 1.2)
    for colour, shift in ((lit, 1), (ink, 0)):
        text = line(number, "title", size, colour)
        picture.blit(text, text.get_rect(center=(side // 2 + shift, side // 2 + shift)))
    return picture


@kept_pictures(16)
def _plate(number: str, size: int, pair: Pair) -> pygame.Surface:
    """A number on a light plate."""
    light, dark = pair
    text = line(number, "bold", size, dark)
    box = text.get_rect().inflate(8, 2)
    box = pygame.Rect(0, 0, max(box.width, box.height), box.height)
    picture = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(picture, light, box, border_radius=box.height // 2)
    pygame.draw.rect(picture, dark, box, 1, border_radius=box.height // 2)
    picture.blit(text, text.get_rect(center=box.center))
    return picture
