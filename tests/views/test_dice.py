"""Dice show the faces that fell, rest together, and are marked when they are used."""

from __future__ import annotations

import math

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.views.animation import duration
from jeux.views.dice import STAGGER, DiceTray
from jeux.views.frame import Frame, plan_of
from jeux.views.painter import painter_of
from jeux.views.view import view_of

GAMES = [key for key, game in CATALOGUE.items() if view_of(game).dice]


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 240))


def tray_of(key: str) -> tuple[DiceTray, Frame]:
    dice = view_of(CATALOGUE[key]).dice
    assert dice
    tray = DiceTray(dice)
    frame = Frame.fit(plan_of(key), pygame.Rect(0, 0, 1200, 900))
    tray.place_in(frame)
    return tray, frame


@pytest.mark.parametrize("key", GAMES)
def test_dice_rest_in_the_piste_whatever_falls(key: str) -> None:
    tray, frame = tray_of(key)
    for seed in range(60):
        first, second = seed % 6 + 1, seed // 6 % 6 + 1
        side = seed % 2
        tray.throw((first, second), (side, side), seed, "normal")
        tray.finish()
        left, bottom, right, top = tray.view.piste[side]
        for face in {first, second}:
            x, y = frame.spot(tray.pixel_of(face))
            assert left <= x <= right
            assert bottom <= y <= top
            assert tray.at((round(tray.pixel_of(face)[0]), round(tray.pixel_of(face)[1]))) in (first, second)


@pytest.mark.parametrize("key", GAMES)
def test_two_dice_do_not_lie_on_each_other(key: str) -> None:
    tray, _ = tray_of(key)
    for seed in range(60):
        tray.throw((3, 5), (0, 0), seed, "none")
        assert math.dist(tray.pixel_of(3), tray.pixel_of(5)) > tray.size * 0.8


@pytest.mark.parametrize("key", GAMES)
def test_a_throw_lasts_and_settles_together(key: str) -> None:
    tray, _ = tray_of(key)
    tray.throw((2, 6), (0, 0), 1, "normal")
    assert 0.6 <= duration("dice", "normal") <= 0.9
    assert STAGGER <= 0.12
    tray.advance(duration("dice", "normal") - 0.13)
    assert tray.moving
    tray.advance(0.14)
    assert not tray.moving
    tray.throw((2, 6), (0, 0), 1, "normal")
    tray.finish()
    assert not tray.moving
    tray.throw((2, 6), (0, 0), 1, "none")
    assert not tray.moving


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("theme", ["bois", "contraste", "livret"])
def test_a_die_at_rest_shows_its_face(key: str, theme: str) -> None:
    painter = painter_of(CATALOGUE[key], view_of(CATALOGUE[key]), theme)
    for colour in set(view_of(CATALOGUE[key]).dice.colours):  # type: ignore[union-attr]
        pictures = [pygame.image.tobytes(painter.die(colour, face, 0.0, 64), "RGBA") for face in range(1, 7)]
        assert len(set(pictures)) == 6


@pytest.mark.parametrize("key", GAMES)
def test_used_dice_look_used(key: str) -> None:
    tray, _ = tray_of(key)
    painter = painter_of(CATALOGUE[key], view_of(CATALOGUE[key]), "bois")
    tray.throw((2, 6), (0, 0), 1, "none")
    pictures = []
    for left in ((6, 2), (6,), ()):
        surface = pygame.Surface((1200, 900))
        tray.draw(surface, painter, left, None)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert len(set(pictures)) == 3
