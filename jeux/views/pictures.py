"""The pictures of the games, cropped to size and cached. The wooden theme has rendered pictures. The drawn themes, and
games without a rendered picture, show the board of a game in progress, drawn in the theme."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from random import Random

import pygame

from jeux.common.assets import asset
from jeux.common.fitting import covering
from jeux.common.palette import colours
from jeux.common.reading import ReadAhead
from jeux.rules import CARDS, CATALOGUE
from jeux.rules.card import Card
from jeux.rules.contract import OVER, Game, Position, complete_options

SHAPE = 1.3
"""Width of a picture over its height."""
DRAWN = "livret"
"""The theme that draws a game without a rendered picture."""
UNDER_WAY = 16
"""Steps played before a drawn picture of a board."""

SHOWN_AT_FIRST = 10
"""Games visible on the shelf at first, in a window of the usual size."""

_ahead = ReadAhead(SHOWN_AT_FIRST)
_log = logging.getLogger(__name__)


def read_ahead(favourites: tuple[str, ...]) -> None:
    """Start reading the pictures that the shelf shows first, favourites before the others, on worker threads."""
    keys = sorted(CARDS, key=lambda key: key not in favourites) if colours().pictured else []
    for path in map(_file, keys[:SHOWN_AT_FIRST]):
        if path.exists():
            _ahead.begin(path)


def forget_read() -> None:
    """Free the pictures that were read ahead and not shown."""
    _ahead.forget()


def _file(key: str) -> Path:
    return asset("images", key, "card.webp")


def picture(game: Card, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a game in the current theme, cut to cover `size`."""
    rendered = _cut(game.key, size) if colours().pictured else None
    return rendered or _plate(game.key, size, _drawn_theme())


def fresh_picture(game: Card, size: tuple[int, int]) -> pygame.Surface:
    """The same, but not kept: for one who keeps what it makes of it."""
    rendered = _cut.__wrapped__(game.key, size) if colours().pictured else None
    return rendered or _plate.__wrapped__(game.key, size, _drawn_theme())


def _drawn_theme() -> str:
    return DRAWN if colours().pictured else colours().theme


def man(game: Game, side: str, size: int) -> pygame.Surface:
    """The man that stands for a side, in a square of `size` pixels."""
    from jeux.views.games import view_of
    from jeux.views.style.emblems import emblem
    from jeux.views.style.painter import painter_of

    return emblem(painter_of(game, view_of(game).look, colours().theme), side, size)


@lru_cache(maxsize=96)
def _cut(key: str, size: tuple[int, int]) -> pygame.Surface | None:
    path = _file(key)
    if not path.exists():
        return None
    try:
        picture = _ahead.take(path)
    except (pygame.error, OSError) as error:
        _log.warning("no picture of %s: %s", key, error)
        return None
    whole = covering(picture.get_size(), size)
    scaled = pygame.transform.smoothscale(picture.convert(), whole)
    place = ((whole[0] - size[0]) // 2, (whole[1] - size[1]) // 2)
    return scaled.subsurface(pygame.Rect(place, size)).copy()


@lru_cache(maxsize=64)
def _plate(key: str, size: tuple[int, int], theme: str) -> pygame.Surface:
    """The board of a game in progress, drawn in a theme. Drawn at double size and scaled down, because men are
    small."""
    game = CATALOGUE[key]
    return _drawn(game, under_way(game), None, size, theme)


def picture_of(game: Game, options: Mapping[str, str], position: Position, size: tuple[int, int]) -> pygame.Surface:
    """The board in a position, drawn in every theme; takes some milliseconds."""
    return _drawn(game, position, options, size, _drawn_theme())


def _drawn(
    game: Game, position: Position, options: Mapping[str, str] | None, size: tuple[int, int], theme: str
) -> pygame.Surface:
    # on demand: the first frame shows only rendered pictures
    from jeux.views.board import BoardView
    from jeux.views.games import view_of
    from jeux.views.marks.marks import Marks
    from jeux.views.style.styles import STYLES

    surface = pygame.Surface((2 * size[0], 2 * size[1]))
    surface.fill(STYLES[theme].ground)
    board = BoardView(game, view_of(game, options), theme)
    board.place_in(surface.get_rect().inflate(-surface.get_height() // 12, -surface.get_height() // 12), {})
    while not board.closeup.whole and board.closeup.zoom(-1, surface.get_rect().center):
        pass  # a board may start zoomed in
    board.arrange(position)
    board.show(position)
    board.draw_ground(surface)
    board.draw(surface, Marks())
    return pygame.transform.smoothscale(surface, size).convert()


def under_way(game: Game) -> Position:
    """A position that looks like play: random steps, always the same ones."""
    random = Random(game.key)
    positions = [game.start(complete_options(game, {}), min(game.players))]
    while len(positions) <= UNDER_WAY:
        following = positions[-1].play(random.choice(positions[-1].steps()))
        if following.turn == OVER:
            return positions[len(positions) // 2]
        positions.append(following)
    return positions[-1]
