"""The men that stand for the sides beside words: their whole outline stands out from the paper, in every theme; and no
man in reserve stands among the names on a frame."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

import pygame
import pytest

from jeux.common.palette import colours
from jeux.common.settings import THEMES, Settings
from jeux.common.texts import Texts
from jeux.common.theme import apply_theme
from jeux.printing.paper.inks import BLACK_ON_WHITE
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.style.emblems import emblem
from jeux.views.style.painter import painter_of
from jeux.views.style.styles import STYLES
from tests.common.test_theme import contrast

SIZE = 40


@pytest.mark.parametrize("theme", THEMES)
def test_the_outline_of_every_emblem_is_seen_on_paper(theme: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    apply_theme(theme, Settings().font)
    paper = colours().ground
    for game in CATALOGUE.values():
        painter = painter_of(game, view_of(game).look, theme)
        for side in game.sides:
            picture, surface = emblem(painter, side, SIZE), pygame.Surface((SIZE, SIZE))
            surface.fill(paper)
            surface.blit(picture, (0, 0))
            for turn in range(24):
                angle = 2 * math.pi * turn / 24
                ray = [(round(20 + r * math.cos(angle)), round(20 + r * math.sin(angle))) for r in range(5, 20)]
                seen = [surface.get_at(at) for at in ray if picture.get_at(at).a > 200]
                if len(seen) > 3:  # the piece may have a bay there
                    best = max(contrast((pixel.r, pixel.g, pixel.b), paper) for pixel in seen)
                    assert best >= 3, (game.key, side, turn)
    apply_theme(Settings().theme, Settings().font)


@pytest.mark.parametrize("size", [(620, 740), (940, 740), (1460, 1050), (2900, 2120)])
def test_no_man_in_reserve_stands_among_the_names(size: tuple[int, int]) -> None:
    for game in CATALOGUE.values():
        view = view_of(game)
        board = BoardView(game, view)
        board.place_in(pygame.Rect((0, 0), size), {})
        position = game.start(complete_options(game, {}), min(game.players))
        board.arrange(position)
        board.show(position)
        for place in {place for place, _ in position.men()} - set(game.board.points):
            count = board.count(place)
            for index in range(count):
                if board.layout.spot(place, index, count) is None:
                    continue
                pixel, wide = board.lying(place, index, count)
                for name, spot in board.layout.labels:
                    away = math.dist(pixel, board.frame.pixel(spot))
                    assert away > wide / 2 + board.frame.label_size(), (game.key, place, name)


NAMED: dict[str, Callable[[int, int, int], bool]] = {
    "Rouge": lambda red, green, blue: red > 2 * green and red > 2 * blue,
    "Bleu": lambda red, green, blue: blue > 2 * red and blue > 1.8 * green,
    "Jaune": lambda red, green, blue: red > 2 * blue and green > 2 * blue,
    "Blanc": lambda red, green, blue: min(red, green, blue) > 200,
    "Noir": lambda red, green, blue: max(red, green, blue) < 60,
}
"""What a man of a side with such a name looks like."""


def _surface_colour(picture: pygame.Surface) -> tuple[int, int, int]:
    """The colour of most of a man."""
    wide, high = picture.get_size()
    pixels = [picture.get_at((x, y)) for x in range(wide) for y in range(high)]
    (colour, _), *_ = Counter((p.r, p.g, p.b) for p in pixels if p.a > 200).most_common(1)
    return colour


@pytest.mark.parametrize("theme", STYLES)
def test_sides_named_by_a_colour_are_painted_in_it(theme: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    texts, asked = Texts("fr"), set[str]()
    for game in CATALOGUE.values():
        painter = painter_of(game, view_of(game).look, theme)
        for number, side in enumerate(game.sides):
            name = texts.game(game.key, f"side-{number}")
            if name in NAMED:
                asked.add(name)
                assert NAMED[name](*_surface_colour(painter.man(side, SIZE))), (game.key, name)
    assert asked == NAMED.keys()


def test_black_and_white_sheets_tell_such_sides_by_their_tone() -> None:
    for key in ("crosses", "barricades"):
        look = view_of(CATALOGUE[key]).look
        first, second = (look.emblems[side] for side in CATALOGUE[key].sides[:2])
        style = BLACK_ON_WHITE.style
        assert style.inks(first.tone, first.hue) == ((255, 255, 255), (0, 0, 0))
        assert style.inks(second.tone, second.hue) == ((0, 0, 0), (255, 255, 255))
