"""A shallow tray cut into a board: on wood a recess with a soft shadow, else a line."""

from __future__ import annotations

import pygame

from jeux.common.palette import Palette
from jeux.views.style.picture_cache import kept_pictures

FLOOR = (26, 14, 6, 62)
"""How much darker the floor of a recess is than the wood around it."""
SHADE = 150
"""The opacity of the shadow that its upper edge throws."""
LIP = (255, 226, 176, 84)
"""The light on its lower edge."""
FINE = 3


def draw_recess(surface: pygame.Surface, box: pygame.Rect, depth: float, palette: Palette) -> None:
    """Draw a recess that is `depth` pixels deep."""
    if not palette.pictured:
        radius = round(1.5 * depth) if palette.rounded else 0
        pygame.draw.rect(surface, palette.ink, box, palette.border, border_radius=radius)
        return
    picture = _recess(box.size, max(2, round(depth)))
    surface.blit(picture, picture.get_rect(center=box.center))


@kept_pictures(4)
def _recess(size: tuple[int, int], depth: int) -> pygame.Surface:
    """A recess of a size. The shadow is blurred small and enlarged, as blurring at full size is slow."""
    edge = max(1, depth // 5)
    whole = pygame.Rect(0, 0, size[0] + 2 * edge, size[1] + 2 * edge)
    floor = whole.inflate(-2 * edge, -2 * edge)
    radius = round(1.5 * depth)
    picture = pygame.Surface(whole.size, pygame.SRCALPHA)
    picture.blit(_rounded(whole.size, floor.move(0, edge), radius, LIP), (0, 0))
    cut = _rounded(whole.size, floor, radius, (0, 0, 0, 255))
    picture.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    inside = pygame.Surface(whole.size, pygame.SRCALPHA)
    inside.fill((*FLOOR[:3], SHADE + FLOOR[3]))
    light = _rounded(whole.size, floor.move(depth // 2, depth).inflate(-depth, -depth), radius, (0, 0, 0, SHADE))
    small = pygame.transform.smoothscale(light, (max(4, whole.width // 2), max(4, whole.height // 2)))
    soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, depth // 2)), whole.size)
    inside.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    inside.blit(_rounded(whole.size, floor, radius, (255, 255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(inside, (0, 0))
    return picture


def _rounded(size: tuple[int, int], box: pygame.Rect, radius: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A box with smooth round corners on a transparent picture."""
    canvas = pygame.Surface((FINE * size[0], FINE * size[1]), pygame.SRCALPHA)
    canvas.fill((*colour[:3], 0))
    large = pygame.Rect(FINE * box.x, FINE * box.y, FINE * box.width, FINE * box.height)
    pygame.draw.rect(canvas, colour, large, border_radius=FINE * radius)
    return pygame.transform.smoothscale(canvas, size)
