"""Pictures of boards and men at the size of the window, and the shadows made from their outline."""

from __future__ import annotations

from functools import lru_cache

import pygame

from jeux.common.paths import asset

SHADOW = (23, 10, 2)
LIFT = 1.06
"""How much larger a man is drawn in the hand."""


@lru_cache(maxsize=96)
def _original(name: str) -> pygame.Surface:
    return pygame.image.load(asset("images", *name.split("/"))).convert_alpha()


@lru_cache(maxsize=256)
def sprite(name: str, size: int) -> pygame.Surface:
    """A square picture, ``moulin/w.webp``, scaled to `size` pixels."""
    return pygame.transform.smoothscale(_original(name), (size, size))


@lru_cache(maxsize=4)
def board(key: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a board at this size."""
    picture = pygame.image.load(asset("images", key, "board.webp")).convert_alpha()
    return pygame.transform.smoothscale(picture, size)


@lru_cache(maxsize=64)
def shadow(name: str, size: int, lifted: bool) -> pygame.Surface:
    """The soft shadow of a picture, larger and softer when it is lifted; centred in a square of 1.6 × `size`."""
    blur = max(1, round(size * (0.14 if lifted else 0.07)))
    canvas = pygame.Surface((round(size * 1.6),) * 2, pygame.SRCALPHA)
    mask = pygame.mask.from_surface(sprite(name, size), 40)
    dark = mask.to_surface(setcolor=(*SHADOW, 110 if lifted else 140), unsetcolor=(*SHADOW, 0))
    canvas.blit(dark, dark.get_rect(center=canvas.get_rect().center))
    return pygame.transform.gaussian_blur(canvas, blur)


def draw_man(
    surface: pygame.Surface, name: str, size: int, centre: tuple[float, float], lift: float = 0.0, alpha: int = 255
) -> None:
    """Draw a man with its shadow; `lift` from 0 (on the board) to 1 (in the hand)."""
    shade = shadow(name, size, lift > 0.3)
    drop = size * (0.05 + 0.13 * lift)
    place = shade.get_rect(center=(round(centre[0] + drop * 0.6), round(centre[1] + drop)))
    picture = sprite(name, round(size * (1 + (LIFT - 1) * lift)) // 2 * 2)
    if alpha < 255:
        shade, picture = shade.copy(), picture.copy()
        shade.set_alpha(alpha)
        picture.set_alpha(alpha)
    surface.blit(shade, place)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def board_shadow(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The shadow of a board on the table, blurred small and enlarged: blurring at full size costs 0.2 s."""
    reach = max(8, rect.width // 30)
    outer = rect.inflate(4 * reach, 4 * reach)
    small = pygame.Surface((max(8, outer.width // 8), max(8, outer.height // 8)), pygame.SRCALPHA)
    inner = pygame.Rect(0, 0, rect.width // 8, rect.height // 8)
    inner.center = small.get_rect().center
    pygame.draw.rect(small, (4, 3, 2, 170), inner)
    soft = pygame.transform.gaussian_blur(small, max(1, reach // 8))
    surface.blit(pygame.transform.smoothscale(soft, outer.size), outer.move(reach // 3, reach // 2))
