"""The painter of the theme « bois »: rendered pictures at the size of the window, with soft shadows."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pygame

from jeux.common.assets import asset, picture_file
from jeux.common.palette import WOOD, Colour
from jeux.common.reading import boards
from jeux.views.style.frame import AS_DRAWN, Frame, Mirroring
from jeux.views.style.picture_cache import LastPictures, kept_pictures

SHADOW = (23, 10, 2)
SHADOW_SIZE = 72
"""Pixels of a man whose shadow is made; it is then enlarged."""
Spot = tuple[float, float]
HEIGHTS = 4
"""How many heights of a man have a shadow of their own."""
RING = 16
"""Frames of one turn of a rolling die."""


@kept_pictures(128)
def _original(name: str) -> pygame.Surface:
    return pygame.image.load(asset("images", *name.split("/"))).convert_alpha()


@kept_pictures(256)
def sprite(name: str, size: int) -> pygame.Surface:
    """A square picture, ``moulin/w.webp``, scaled to `size` pixels."""
    return pygame.transform.smoothscale(_original(name), (size, size))


@kept_pictures(32)
def _upside_down(picture: pygame.Surface) -> pygame.Surface:
    """A picture for those at the far edge."""
    return pygame.transform.flip(picture, True, True)


_boards = LastPictures(2, 1_500_000)


def _file(key: str, name: str) -> Path:
    return asset("images", key, f"{name}.webp")


def read_ahead(key: str, name: str) -> None:
    """Start reading the picture of a board on a worker thread."""
    if not _boards.has(key, name):
        boards.begin(_file(key, name))


def _board(key: str, name: str, size: tuple[int, int], way: Mirroring) -> pygame.Surface:
    def make() -> pygame.Surface:
        # scaled before it is converted: see `jeux.common.reading`
        picture = pygame.transform.smoothscale(boards.take(_file(key, name)), size).convert_alpha()
        return pygame.transform.flip(picture, way.across < 0, way.up < 0)

    return _boards.get((key, name, size, way), make)


@lru_cache(maxsize=1)
def _faces() -> dict[str, tuple[str, int]]:
    """For each face of a die, the ring of frames and the frame in it that show the face on top."""
    data = json.loads(asset("images", "dice", "faces.json").read_text(encoding="utf-8"))
    return {face: (ring, frame) for face, (ring, frame) in data.items()}


@kept_pictures(128)
def _soft(name: str, height: int) -> pygame.Surface:
    """The shadow of a picture, small: blurring at full size costs 0.1 s on the largest windows."""
    canvas = pygame.Surface((round(SHADOW_SIZE * 1.6),) * 2, pygame.SRCALPHA)
    mask = pygame.mask.from_surface(sprite(name, SHADOW_SIZE), 40)
    dark = mask.to_surface(setcolor=(*SHADOW, 140 - 10 * height), unsetcolor=(*SHADOW, 0))
    canvas.blit(dark, dark.get_rect(center=canvas.get_rect().center))
    return pygame.transform.gaussian_blur(canvas, round(SHADOW_SIZE * (0.07 + 0.03 * height)))


@kept_pictures(64)
def _shadow(name: str, size: int, height: int) -> pygame.Surface:
    """The shadow of a picture from its outline, softer for each of the heights 0 to `HEIGHTS`, in a square of 1.6 ×
    `size`."""
    return pygame.transform.smoothscale(_soft(name, height), (round(size * 1.6),) * 2)


def _board_shadow(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Blurred small and enlarged: blurring at full size costs 0.2 s."""
    reach = max(8, rect.width // 30)
    outer = rect.inflate(4 * reach, 4 * reach)
    small = pygame.Surface((max(8, outer.width // 8), max(8, outer.height // 8)), pygame.SRCALPHA)
    inner = pygame.Rect(0, 0, rect.width // 8, rect.height // 8)
    inner.center = small.get_rect().center
    pygame.draw.rect(small, (4, 3, 2, 170), inner)
    soft = pygame.transform.gaussian_blur(small, max(1, reach // 8))
    surface.blit(pygame.transform.smoothscale(soft, outer.size), outer.move(reach // 3, reach // 2))


@lru_cache(maxsize=64)
def _turning_frames(key: str, name: str) -> int:
    """How many frames were rendered of a man turning over; 0 for men that are squashed instead."""
    return len(list(asset("images", key).glob(f"flip_{name}_*.webp")))


def squashed(picture: pygame.Surface, done: float) -> pygame.Surface:
    """A picture squashed as a disc appears at this part of its turn."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (width, max(2, round(height * abs(math.cos(math.pi * done))))))


Inlay = Callable[[pygame.Surface, str, list[Spot], int], None]
"""`inlay(canvas, man, middles of cells, side of a cell)` draws the signs of a piece over several cells."""


def no_inlay(canvas: pygame.Surface, kind: str, cells: list[Spot], side: int) -> None:
    """A piece without signs."""


BEVEL = 0.2
"""Four times the width of the bevelled edge of a piece, as a part of a cell."""


@kept_pictures(16)
def _cut(name: str, outline: tuple[Spot, ...], unit: float) -> pygame.Surface:
    """A piece of this outline cut out of a picture of wood, with its upper edges lit. Drawn at double size and scaled
    down."""
    size = tuple(math.ceil(max(spot[axis] for spot in outline)) + 2 for axis in (0, 1))
    corners = [(2 * x, 2 * y) for x, y in outline]
    shape = pygame.Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    pygame.draw.polygon(shape, (255, 255, 255, 255), corners)
    wood = shape.copy()
    side = max(shape.get_size())
    wood.blit(sprite(name, side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edges = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        # light comes from the upper left; which edges face it depends on the direction of the outline
        light = (start[1] - end[1] + end[0] - start[0]) * _around(outline) / (math.dist(start, end) * math.sqrt(2) or 1)
        colour = (255, 240, 220, round(120 * light)) if light > 0 else (0, 0, 0, round(-150 * light))
        pygame.draw.line(edges, colour, start, end, round(unit * BEVEL))
    edges.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    wood.blit(edges, (0, 0))
    return pygame.transform.smoothscale(wood, size)


def _around(outline: tuple[Spot, ...]) -> int:
    """1 for an outline that runs clockwise on the screen, -1 for the other way."""
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return 1 if sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs) > 0 else -1


@kept_pictures(16)
def _soft_body(outline: tuple[Spot, ...], unit: float) -> pygame.Surface:
    """The shadow of a piece of this outline, centred on the piece's picture."""
    wide, high = (math.ceil(max(spot[axis] for spot in outline)) + 2 for axis in (0, 1))
    reach, part = unit * 0.3, 6
    small = pygame.Surface((round((wide + 2 * reach) / part), round((high + 2 * reach) / part)), pygame.SRCALPHA)
    pygame.draw.polygon(small, (*SHADOW, 150), [((x + reach) / part, (y + reach) / part) for x, y in outline])
    soft = pygame.transform.gaussian_blur(small, max(1, round(unit * 0.07 / part)))
    return pygame.transform.smoothscale(soft, (round(wide + 2 * reach), round(high + 2 * reach)))


class WoodPainter:
    """Paints the game `key` with its rendered pictures; `board` names the picture of the board."""

    def __init__(
        self, key: str, board: str = "board", inlay: Inlay = no_inlay, opposite: frozenset[str] = frozenset()
    ) -> None:
        self.key = key
        self.inlay = inlay
        self.board = board
        self.opposite = opposite
        self._whole: pygame.Surface | None = None
        """The picture of the board at its original size."""

    @property
    def label(self) -> tuple[Colour, Colour]:
        return WOOD.on_cloth_soft, (20, 12, 6)

    def label_size(self, frame: Frame) -> int:
        return frame.label_size()

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        _board_shadow(surface, frame.rect)
        surface.blit(_board(self.key, self.board, frame.rect.size, frame.way), frame.rect)

    def ready(self, frame: Frame) -> bool:
        return _boards.has(self.key, self.board, frame.rect.size, frame.way) or boards.ready(
            _file(self.key, self.board)
        )

    def prepare(self) -> None:
        self._whole = pygame.image.load(asset("images", self.key, f"{self.board}.webp"))

    def part(self, surface: pygame.Surface, frame: Frame) -> None:
        assert self._whole
        assert frame.way == AS_DRAWN
        seen = surface.get_rect().clip(frame.rect)
        factor = self._whole.get_width() / frame.rect.width
        left, top = (seen.x - frame.rect.x) * factor, (seen.y - frame.rect.y) * factor
        box = pygame.Rect(math.floor(left), math.floor(top), 0, 0)
        box.width, box.height = (
            math.ceil(left + seen.width * factor) - box.x,
            math.ceil(top + seen.height * factor) - box.y,
        )
        box = box.clip(self._whole.get_rect())
        # whole pixels of the picture, laid where they belong: parts that are seen side by side match
        x, y = (round(edge / factor) for edge in box.topleft)
        size = (max(1, round(box.right / factor) - x), max(1, round(box.bottom / factor) - y))
        picture = pygame.transform.smoothscale(self._whole.subsurface(box), size)
        surface.blit(picture, (frame.rect.x + x, frame.rect.y + y))

    def man(self, kind: str, size: int) -> pygame.Surface:
        picture, over = sprite(f"{self.key}/{picture_file(kind)}", size), kind in self.opposite
        return _upside_down(picture) if over else picture

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        frames = _turning_frames(self.key, f"{before}_{after}"), _turning_frames(self.key, f"{after}_{before}")
        for forwards, count in zip((True, False), frames, strict=True):
            if count:
                number = round((done if forwards else 1 - done) * (count - 1))
                name = f"{before}_{after}" if forwards else f"{after}_{before}"
                return sprite(f"{self.key}/flip_{name}_{number:02d}.webp", size)
        return squashed(self.man(before if done < 0.5 else after, size), done)

    def shadow(self, kind: str, size: int, lifted: float) -> pygame.Surface | None:
        return _shadow(f"{self.key}/{picture_file(kind)}", size, round(HEIGHTS * lifted))

    def body(
        self, kind: str, outline: tuple[Spot, ...], cells: tuple[Spot, ...], unit: float
    ) -> tuple[pygame.Surface, pygame.Surface | None]:
        picture = _cut(f"{self.key}/{kind}_wood.webp", outline, unit).copy()
        self.inlay(picture, kind, list(cells), round(unit))
        return picture, _soft_body(outline, unit)

    def die(self, colour: str, face: int, back: float, size: int) -> pygame.Surface:
        ring, last = _faces()[str(face)]
        return sprite(f"dice/{colour}_{ring}{(last - round(back * RING)) % RING:02d}.webp", size)

    def die_shadow(self, colour: str, size: int, lifted: bool) -> pygame.Surface | None:
        return _shadow(f"dice/{colour}_a00.webp", size, HEIGHTS if lifted else 0)

    def cube(self, stake: int, size: int) -> pygame.Surface:
        return sprite(f"{self.key}/cube_{stake}.webp", size)
