"""The men that stand for the sides beside words: their whole outline stands out from the paper, in every theme; and no
man in reserve stands among the names on a frame."""

from __future__ import annotations

import math

import pygame
import pytest

from jeux.common.palette import colours
from jeux.common.settings import THEMES, Settings
from jeux.common.theme import apply_theme
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.style.emblems import emblem
from jeux.views.style.painter import painter_of
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
