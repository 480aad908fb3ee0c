"""Every man of every game, as the workshop rendered it, stands out from every ground on which it was ever seen in
games played at random: 3 : 1 by its body or by its rim, against the middle tone of the board around its place. Parts of
the board are no men to be found on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, complete_options
from jeux.views.board import BoardView
from jeux.views.games import view_of
from tests.views.eyes import SEEN, Sight, median, pixels, ratio

pytestmark = pytest.mark.full_pictures

SIZE = 900
PARTS = 12
"""Rings into which a man is cut, from the edge in."""
RIM = 8
"""Those of which one may stand out instead of the body: rims, inlays, turned grooves."""
BODY = 0.8
"""The part of the radius that is the body."""
DISC = 0.94
"""The part of a picture that its man fills."""
AROUND = (1.02, 1.3)
"""Where the ground is seen around a man, in its radii."""
GAMES, STEPS = 12, 150
see = Sight("full")


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 240))


@cache
def places_in(size: int) -> list[tuple[int, int, bool]]:
    """The pixels of a man in a picture of this size: the number of each, its ring, whether it is of the body."""
    middle, radius = (size - 1) / 2, size / 2 * DISC
    away = [math.hypot(i % size - middle, i // size - middle) / radius for i in range(size * size)]
    return [(i, int((1 - far) * PARTS), far < BODY) for i, far in enumerate(away) if far < 1]


def parts_of(painter_man: pygame.Surface) -> list[float]:
    """Median luminance of the body of a man, then of its outer rings."""
    size = painter_man.get_width()
    colours = pygame.image.tobytes(painter_man, "RGBA")
    body: list[float] = []
    rings: list[list[float]] = [[] for _ in range(RIM)]
    for i, ring, in_body in places_in(size):
        red, green, blue, alpha = colours[4 * i : 4 * i + 4]
        if alpha <= 200:
            continue
        tone = see(red, green, blue)
        if ring < RIM:
            rings[ring].append(tone)
        if in_body:
            body.append(tone)
    return [median(part) for part in (body, *rings) if part]


def ring_in(box: pygame.Rect, centre: tuple[float, float], radius: float) -> Iterator[slice]:
    """Where the ground around a man is in the pixels of a box, row by row: a part on each side of him, or one."""
    x, y = centre[0] - box.x, centre[1] - box.y
    for row in range(box.height):
        near, far = ((reach * radius) ** 2 - (row - y) ** 2 for reach in AROUND)
        if far < 0:
            continue
        start, end = max(0, math.ceil(x - math.sqrt(far))), min(box.width, math.floor(x + math.sqrt(far)) + 1)
        left, right = (math.floor(x - math.sqrt(near)) + 1, math.ceil(x + math.sqrt(near))) if near > 0 else (x, x)
        first = row * box.width
        yield slice(first + start, first + min(end, max(start, math.ceil(left))))
        yield slice(first + max(start, math.ceil(right)), first + max(start, end))


def grounds(game: Game) -> dict[str, float]:
    """The middle tone of the board around every place, those of its own that a view puts on the board included."""
    board = BoardView(game, view_of(game), "bois")
    board.place_in(pygame.Rect(0, 0, SIZE, SIZE), {})
    picture = pygame.Surface((SIZE, SIZE))
    board.draw_ground(picture)
    found = {}
    held = [place for place, _ in game.start(complete_options(game, {}), game.players[0]).men()]
    own = dict.fromkeys(place for place in held if board.layout.size_of(place))
    for place in (*game.board.where, *own):
        radius = (board.layout.size_of(place) or board.look.layout.man_size) * board.frame.unit / 2
        if board.layout.spot(place, 0, 1) is None:
            continue
        x, y = board.pixel(place)
        box = pygame.Rect(0, 0, round(2.6 * radius) + 2, round(2.6 * radius) + 2)
        box.center = (round(x), round(y))
        box = box.clip(picture.get_rect())
        colours = pixels(picture, box)
        tones = [see(*colour) for part in ring_in(box, (x, y), radius) for colour in colours[part]]
        if tones:
            found[place] = median(tones)
    return found


def stood(game: Game) -> set[tuple[str, str]]:
    """Where men of each kind stand in games played at random: some grounds are forbidden to some men. Other presets
    than the first are played for the men that it has not."""
    found: set[tuple[str, str]] = set()
    for seed, (_, options) in product(range(GAMES), game.presets or (("", ()),)):
        if options and {kind for _, kind in found} == set(game.men):
            continue
        rng = Random(seed)
        position = game.start(complete_options(game, dict(options)), rng.choice(game.players))
        for _ in range(STEPS):
            found.update(position.men())
            if position.turn == OVER:
                break
            position = position.play(rng.choice(position.steps()))
    return found


@pytest.mark.parametrize("key", list(CATALOGUE))
def test_every_man_stands_out_from_every_ground(key: str) -> None:
    game = CATALOGUE[key]
    board = BoardView(game, view_of(game), "bois")
    ground = grounds(game)
    assert ground
    assert board.layout is not board.look.layout or len(ground) >= len(game.board.where)
    men = {kind: parts_of(board.painter.man(kind, 120)) for kind in sorted(set(game.men))}
    seen = [(place, kind) for place, kind in sorted(stood(game)) if place in ground]
    assert {kind for _, kind in seen} == set(men)
    low = [
        (kind, place, round(best, 2))
        for place, kind in seen
        if not board.pieces.is_fixed(kind) and (best := max(ratio(part, ground[place]) for part in men[kind])) < SEEN
    ]
    assert low == []


def test_a_man_of_the_grounds_own_tone_would_be_found() -> None:
    """The measure itself: a plain disc has no rim, a rimmed one has."""
    plain = pygame.Surface((120, 120), pygame.SRCALPHA)
    pygame.draw.circle(plain, (200, 160, 100), (60, 60), 56)
    ground = see(200, 160, 100)
    assert max(ratio(part, ground) for part in parts_of(plain)) < SEEN
    pygame.draw.circle(plain, (30, 20, 10), (60, 60), 56, 10)
    assert max(ratio(part, ground) for part in parts_of(plain)) >= SEEN
