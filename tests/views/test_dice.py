"""Dice show the faces that fell, rest together, and are marked when they are used."""

from __future__ import annotations

import math
from unittest import mock

import pygame
import pytest

from jeux.play.gestures.pace import duration
from jeux.rules import CATALOGUE
from jeux.views.board import BoardView
from jeux.views.dice import STAGGER, DiceTray, Die
from jeux.views.games import view_of
from jeux.views.style.frame import Frame, plan_of
from jeux.views.style.painter import Painter, painter_of
from jeux.views.tabletop import Tabletop

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
            pixel = tray.pixel_of(face)
            assert pixel
            x, y = frame.spot(pixel)
            assert left <= x <= right
            assert bottom <= y <= top
            assert tray.at((round(pixel[0]), round(pixel[1]))) in (first, second)


@pytest.mark.parametrize("key", GAMES)
def test_two_dice_do_not_lie_on_each_other(key: str) -> None:
    tray, _ = tray_of(key)
    for seed in range(60):
        tray.throw((3, 5), (0, 0), seed, "none")
        ends = tray.pixel_of(3), tray.pixel_of(5)
        assert ends[0]
        assert ends[1]
        assert math.dist(ends[0], ends[1]) > tray.size * 0.8
        assert tray.pixel_of(4) is None


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


@pytest.mark.parametrize("speed", ["normal", "fast", "slow"])
@pytest.mark.parametrize("count", [2, 4])
def test_all_dice_of_a_throw_rest_within_a_moment(speed: str, count: int) -> None:
    tray, _ = tray_of("backgammon")
    tray.throw((3,) * count, (0,) * count, 5, speed)
    ends = sorted(die.lasts for die in tray._dice)
    assert ends[-1] == duration("dice", speed)
    assert ends[-1] - ends[0] <= 0.12 + 1e-9


def test_a_die_bounces_twice_rolls_on_its_heading_and_settles_askew() -> None:
    tray, _ = tray_of("backgammon")
    tilts = []
    for seed in range(20):
        tray.throw((2, 6), (0, 0), seed, "normal")
        for die in tray._dice:
            path = [die.at(i / 100) for i in range(101)]
            heights = [height for _, height in path]
            tops = [i for i in range(1, 100) if heights[i - 1] < heights[i] >= heights[i + 1]]
            assert len(tops) == 2
            assert heights[tops[0]] > heights[tops[1]] > 0
            assert path[-1][0] == die.end
            assert heights[-1] == pytest.approx(0, abs=1e-9)
            (x, y), _ = path[40]
            across = (x - die.start[0]) * (die.end[1] - die.start[1]) - (y - die.start[1]) * (die.end[0] - die.start[0])
            assert across == pytest.approx(0, abs=1e-6)
            tilts.append(die.tilt)
    assert len(set(tilts)) == len(tilts)
    assert max(map(abs, tilts)) <= 15
    assert max(map(abs, tilts)) > 8


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("theme", ["bois", "contraste", "livret"])
def test_a_die_at_rest_shows_its_face(key: str, theme: str) -> None:
    painter = painter_of(CATALOGUE[key], view_of(CATALOGUE[key]).look, theme)
    for colour in set(view_of(CATALOGUE[key]).dice.colours):  # type: ignore[union-attr]
        pictures = [pygame.image.tobytes(painter.die(colour, face, 0.0, 64), "RGBA") for face in range(1, 7)]
        assert len(set(pictures)) == 6


@pytest.mark.parametrize("key", GAMES)
def test_used_dice_look_used(key: str) -> None:
    tray, _ = tray_of(key)
    painter = painter_of(CATALOGUE[key], view_of(CATALOGUE[key]).look, "bois")
    tray.throw((2, 6), (0, 0), 1, "none")
    pictures = []
    for left in ((6, 2), (6,), ()):
        surface = pygame.Surface((1200, 900))
        tray.draw(surface, painter, left, None)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert len(set(pictures)) == 3


@pytest.mark.parametrize(("dice", "lie"), [("3,1", [1, 3]), ("2,2,2,2", [2]), ("4", [4])])
def test_a_game_that_begins_with_dice_on_the_table_shows_them(dice: str, lie: list[int]) -> None:
    game = CATALOGUE["backgammon"]
    start = "board=B....e.c...Ee...C.E....b turn=b bar=0,0 side=b phase=play stake=1 cube=-"
    position = game.read(start.replace(" stake", f" dice={dice} stake"), {}, 2)
    view = view_of(game)
    table = Tabletop(BoardView(game, view, "bois"), view.dice)
    table.place_in(Frame.fit(plan_of("backgammon"), pygame.Rect(0, 0, 1200, 900)))
    table.show([position], [])
    assert [face for face in range(1, 7) if table.pixel_of_die(face)] == lie


def turned(tray: DiceTray) -> list[float]:
    """How far each die that lies ready is turned in a picture, in degrees."""
    angles: list[float] = []
    picture = Die.picture

    def noted(die: Die, painter: Painter, done: float, size: int, rocked: float = 0.0) -> pygame.Surface:
        angles.append(rocked)
        return picture(die, painter, done, size, rocked)

    with mock.patch.object(Die, "picture", noted):
        tray.draw(pygame.Surface((1200, 900)), painter_of(*OF_BARRICADES), (), None)
    return angles


OF_BARRICADES = (CATALOGUE["barricades"], view_of(CATALOGUE["barricades"]).look, "bois")


@pytest.mark.parametrize("key", GAMES)
def test_dice_lie_ready_where_their_players_throw(key: str) -> None:
    tray, frame = tray_of(key)
    for sides in ((0, 0), (1, 1), (0, 1), (1,)):
        tray.show((), (), 0)
        tray.lie_ready(sides)
        assert len(tray._ready) == len(sides)
        for die, side in zip(tray._ready, sides, strict=True):
            left, bottom, right, top = tray.view.piste[side]
            x, y = frame.spot(die.end)
            assert left <= x <= right
            assert bottom <= y <= top
            assert tray.at((round(die.end[0]), round(die.end[1]))) is not None
        tray.throw((1, 2), (0, 0), 3, "none")
        assert not tray._ready, "they are thrown"


def test_the_dice_that_lie_there_are_taken_up_again_and_others_give_way() -> None:
    tray, _ = tray_of("barricades")
    tray.throw((2, 5), (0, 0), 1, "none")
    lay = tray.pixel_of(2), tray.pixel_of(5)
    tray.lie_ready((1, 1))
    assert (tray.pixel_of(2), tray.pixel_of(5)) == lay
    tray.lie_ready((0,))
    assert [die.face for die in tray._ready] == [6]
    assert not tray._dice, "one die is thrown where two have lain"
    tray, _ = tray_of("backgammon")
    tray.throw((2, 5), (0, 0), 1, "none")
    tray.lie_ready((1, 1))
    assert [die.face for die in tray._dice] == [2, 5], "those of the other side lie on"


def test_dice_that_lie_ready_rock_once_under_the_pointer() -> None:
    tray, _ = tray_of("barricades")
    tray.throw((2, 5), (0, 0), 1, "none")
    die = tray.pixel_of(2)
    assert die
    over = round(die[0]), round(die[1])
    tray.point(over, True, "normal")
    assert not tray.rocking, "they have been thrown, and are not to be thrown now"
    tray.lie_ready((1, 1))
    tray.point(over, True, "none")
    assert not tray.rocking, "nothing moves without motion"
    tray.point(None, False, "normal")
    tray.point(over, False, "normal")
    seen = []
    for _ in range(40):
        seen += turned(tray)
        assert tray.advance(0.01) or not tray.rocking
        tray.point(over, True, "normal")
    assert 1.2 < max(seen) <= 2
    assert -2 <= min(seen) < -1.2
    tray.advance(0.01)
    assert not tray.rocking
    assert turned(tray) == [0, 0], "they rest while the pointer stays"
