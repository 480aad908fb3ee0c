"""The men in sight follow the rules' effects, whatever is played, undone or redone."""

from __future__ import annotations

import logging
from collections import Counter
from random import Random

import pygame
import pytest

from jeux.common.palette import colours
from jeux.common.theme import apply_theme
from jeux.play.gestures.pace import DURATIONS, SPEEDS, duration
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Moved, Position, Removed, complete_options
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.games.boite_flaps import swung
from jeux.views.marks import strokes
from jeux.views.marks.marks import Marks
from jeux.views.style.animation import Flight, ease, ring_delay, rise, stretched
from jeux.views.style.painter import paint_man, painter_of

STEPS = 160


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))


def board_of(key: str) -> BoardView:
    view = view_of(CATALOGUE[key])
    board = BoardView(CATALOGUE[key], view)
    trays = {place: pygame.Rect(900, 40 * i, 200, 30) for i, place in enumerate(sum(view.look.trays, ()))}
    board.place_in(pygame.Rect(0, 0, 800, 800), trays)
    return board


@pytest.mark.parametrize("key", list(CATALOGUE))
@pytest.mark.parametrize("seed", range(4))
def test_effects_lead_to_the_next_position(key: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    rng, board = Random(seed), board_of(key)
    position = CATALOGUE[key].start({}, CATALOGUE[key].players[0])
    board.show(position)
    with caplog.at_level(logging.ERROR):
        for _ in range(STEPS):
            if position.turn == OVER:
                break
            step = rng.choice(position.steps())
            effects = position.effects(step)
            position = position.play(step)
            board.animate(effects, position, "normal")
            board.advance(0.05)
    assert not caplog.records, caplog.records[0].getMessage()
    assert board.standing() == Counter(position.men())


@pytest.mark.parametrize("key", list(CATALOGUE))
def test_gliding_between_any_two_positions(key: str) -> None:
    rng, board = Random(7), board_of(key)
    positions = [CATALOGUE[key].start({}, CATALOGUE[key].players[0])]
    while positions[-1].turn != OVER and len(positions) < STEPS:
        positions.append(positions[-1].play(rng.choice(positions[-1].steps())))
    board.show(positions[0])
    for _ in range(40):
        position = rng.choice(positions)
        board.glide(position, "normal")
        assert board.standing() == Counter(position.men())


@pytest.mark.parametrize("key", list(CATALOGUE))
def test_every_place_is_found_under_its_own_pixel(key: str) -> None:
    board = board_of(key)
    board.show(CATALOGUE[key].start({}, CATALOGUE[key].players[0]))
    held = dict(CATALOGUE[key].start({}, CATALOGUE[key].players[0]).men())
    for place in board.game.board.where:
        if board.layout.spot(place, 0, 1) is None:
            assert place not in board.places()
            continue
        x, y = board.pixel(place)
        part_of_board = board.pieces.is_fixed(held.get(place, ""))
        assert board.at((round(x), round(y))) == (None if part_of_board else place)
        assert (place in board.places()) != part_of_board


def test_a_flap_falls_from_its_upper_edge() -> None:
    """It stays hung up all the way, its free edge comes nearer to the eye; at the ends it is the face itself."""
    before, after = pygame.Surface((60, 60), pygame.SRCALPHA), pygame.Surface((60, 60), pygame.SRCALPHA)
    before.fill((240, 220, 160, 255))
    after.fill((20, 20, 20, 255))
    boxes = [swung(before, after, done).get_bounding_rect() for done in (0.0, 0.3, 0.5, 0.7, 0.9, 1.0)]
    assert all(abs(box.top - boxes[0].top) <= 1 for box in boxes)
    assert boxes[0].size == boxes[-1].size == (60, 60)
    assert boxes[2].height < boxes[1].height < 60 < boxes[1].width < boxes[2].width
    middle = [swung(before, after, done).get_at((45, 20)) for done in (0.3, 0.7, 1.0)]
    assert middle[0].r > 100 > middle[1].r
    assert tuple(middle[2]) == tuple(pygame.Color(20, 20, 20, 255))


TABLE = {
    "slide": (280, 140, 550),
    "poise": (90, 45, 150),
    "capture": (320, 160, 600),
    "flip": (300, 180, 480),
    "fall": (420, 220, 700),
    "formed": (400, 200, 600),
    "lit": (300, 150, 600),
    "traced": (900, 450, 1400),
    "dice": (750, 350, 1200),
    "pause": (1000, 400, 1900),
    "ply": (600, 300, 1200),
    "end": (1200, 600, 1800),
    "turn-board": (800, 400, 1400),
    "grow": (260, 130, 500),
    "page": (160, 80, 320),
    "dialogue": (120, 60, 240),
}
"""Milliseconds at the speeds normal, fast and slow: the motion table of the design."""


def test_the_motion_table() -> None:
    for event, times in TABLE.items():
        for speed, milliseconds in zip(("normal", "fast", "slow"), times, strict=True):
            assert duration(event, speed) == pytest.approx(milliseconds / 1000)
    assert set(TABLE) == set(DURATIONS)


def test_longer_ways_take_longer_up_to_a_limit() -> None:
    assert [stretched(0.25, way * 50, 50) for way in (1, 3, 6, 12, 24)] == pytest.approx(
        [0.25, 0.25, 0.25 * 2**0.5, 0.4, 0.4]
    )
    assert stretched(duration("slide", "normal"), 9999, 50) < 0.451


def test_rings_turn_one_after_the_other_within_a_time() -> None:
    for speed in ("normal", "fast", "slow"):
        lasts = duration("flip", speed)
        for rings in range(1, 12):
            delays = [ring_delay(ring, rings, lasts) for ring in range(rings + 1)]
            assert delays == sorted(delays)
            assert delays[-1] + lasts <= 0.8 + 1e-9
            assert delays[1] <= 0.045


MOVING = pytest.mark.parametrize("speed", ["normal", "fast", "slow"])


def a_capture() -> tuple[Position, str, Removed]:
    """A position of Moulin, a step that takes a man, and what it does."""
    lot = Random(2)
    position = CATALOGUE["moulin"].start({}, 2)
    while True:
        step = lot.choice(position.steps())
        for effect in position.effects(step):
            if isinstance(effect, Removed):
                return position, step, effect
        position = position.play(step)


def seen_at(board: BoardView, place: tuple[float, float]) -> int:
    """How bright the picture is there, on black."""
    surface = pygame.Surface((1200, 900))
    board.draw(surface, Marks())
    return sum(tuple(surface.get_at((round(place[0]), round(place[1]))))[:3])


@MOVING
def test_a_taken_man_goes_beside_the_board_in_an_arc_and_whole(speed: str) -> None:
    position, step, removed = a_capture()
    board = board_of("moulin")
    board.show(position)
    start = board.pixel(removed.origin)
    end = board.landing(removed.target)
    whole = seen_at(board, start)
    board.animate(position.effects(step), position.play(step), speed)
    flight = next(one for one in board.motion.flights.values() if one.start == start)
    assert flight.lasts == duration("capture", speed)
    assert flight.rises <= 0.08 * board.frame.rect.height
    board.advance(flight.begins + flight.lasts / 2 - board.motion.now)
    assert seen_at(board, flight.at(board.motion.now)[0]) == pytest.approx(whole, abs=60)
    assert seen_at(board, start) == 0
    board.advance(flight.over - board.motion.now)
    assert flight.end == end
    assert not board.moving
    assert seen_at(board, board.pixel(removed.target)) > 0


@MOVING
def test_a_taken_man_without_a_tray_in_sight_fades_where_it_stood(speed: str) -> None:
    position, step, removed = a_capture()
    board = board_of("moulin")
    board.place_in(pygame.Rect(0, 0, 800, 800), {})
    board.show(position)
    place = board.pixel(removed.origin)
    whole = seen_at(board, place)
    board.animate(position.effects(step), position.play(step), speed)
    lasts = duration("capture", speed)
    board.advance(next(iter(board.motion.fades.values())).begins + lasts * 0.6 - board.motion.now)
    assert 0 < seen_at(board, place) < whole
    board.advance(lasts * 0.5)
    assert seen_at(board, place) == 0
    assert not board.moving


def test_without_motion_everything_is_there_at_once() -> None:
    position, step, removed = a_capture()
    board = board_of("moulin")
    board.show(position)
    board.animate(position.effects(step), position.play(step), "none")
    assert seen_at(board, board.pixel(removed.target)) > 0
    board.advance(0.001)
    assert not board.moving
    assert board.standing() == Counter(position.play(step).men())


def test_a_lifted_man_lands_a_little_large_and_settles() -> None:
    flight = Flight(1, (0.0, 0.0), (100.0, 0.0), 1.0, 2.0, lifted=True, sizes=(90, 60), rises=15.0)
    assert flight.size_at(0.0) == 90
    assert flight.at(2.0)[0][1] == pytest.approx(-15.0)
    assert flight.size_at(3.0) == pytest.approx(60 * 1.02)
    assert 60 < flight.size_at(3.04) < 60 * 1.02
    assert flight.size_at(flight.over) == 60
    assert flight.over - flight.landed == pytest.approx(0.07)


def test_an_arc_grows_with_its_way_and_stays_in_the_window() -> None:
    ways = [rise((100.0, 400.0), (100.0 + way, 400.0), 700, 60) for way in (50, 200, 2000)]
    assert ways == pytest.approx([7.5, 30, 56])
    assert rise((100.0, 40.0), (900.0, 500.0), 700, 60) == pytest.approx(4.0)
    assert rise((100.0, 20.0), (900.0, 500.0), 700, 60) == 0


@MOVING
def test_who_takes_is_rimmed_before_what_is_taken_is_lifted(speed: str) -> None:
    lot, board = Random(2), board_of("moulin")
    position = CATALOGUE["moulin"].start({}, 2)
    board.show(position)
    removed: Removed | None = None
    while removed is None:
        step = lot.choice(position.steps())
        effects, position = position.effects(step), position.play(step)
        removed = next((effect for effect in effects if isinstance(effect, Removed)), None)
        board.animate(effects, position, speed)
    assert board.motion.rims
    stood = board.frame.pixel(board.game.board.where[removed.origin])
    lifted = [flight for flight in board.motion.flights.values() if flight.start == stood]
    assert lifted
    for rim in board.motion.rims:
        assert rim.ends - rim.begins == pytest.approx(duration("poise", speed))
        assert lifted[0].begins >= rim.ends


@pytest.mark.parametrize("key", list(CATALOGUE))
def test_carried_men_are_lifted_and_pushed_men_stay_on_the_board(key: str) -> None:
    """The hand lifts what jumps, what comes from beside the board, and every man of the games of tables."""
    rng, board = Random(3), board_of(key)
    position = CATALOGUE[key].start({}, CATALOGUE[key].players[0])
    board.show(position)
    for _ in range(STEPS):
        if position.turn == OVER:
            break
        step = rng.choice(position.steps())
        effects = position.effects(step)
        position = position.play(step)
        board.animate(effects, position, "normal")
        board.advance(0.06)
        for effect in effects:
            if not isinstance(effect, Moved) or not board.pieces.goes_alone(effect.man):
                continue  # pieces of several cells go as one
            if len(effects) == 1 and effect.target in board.game.board.where:
                lifted = effect.jump or board.view.gestures.lifted
                assert any(flight.lifted for flight in board.motion.flights.values()) == lifted, step


def test_a_shadow_grows_when_its_man_is_lifted() -> None:
    painter = painter_of(CATALOGUE["moulin"], view_of(CATALOGUE["moulin"]).look, "bois")
    reach = []
    for lift in (0.0, 0.5, 1.0):
        ground = pygame.Surface((300, 300))
        ground.fill((255, 255, 255))
        paint_man(ground, painter, "w", 100, (150, 150), lift)
        reach.append(max(y for y in range(150, 300) if sum(ground.get_at((160, y))[:3]) < 765))
    assert reach[1] >= reach[0] + 8
    assert reach[2] >= reach[1] + 6


def test_easing_and_durations() -> None:
    assert (ease(0), ease(1)) == (0, 1)
    assert ease(0.4) == pytest.approx(0.5)
    assert all(ease(i / 50) <= ease((i + 1) / 50) for i in range(50))
    for event in DURATIONS:
        assert duration(event, "none") == 0
        assert duration(event, "fast") < duration(event, "normal") < duration(event, "slow")
    assert set(SPEEDS) == {"normal", "fast", "slow", "none"}


def test_a_flight_without_duration_is_at_its_end() -> None:
    flight = Flight(1, (0.0, 0.0), (10.0, 0.0), 0.0, 0.0, lifted=True)
    assert flight.at(0.0) == ((10.0, 0.0), 0.0)
    flight = Flight(1, (0.0, 0.0), (10.0, 0.0), 1.0, 2.0, lifted=False)
    assert flight.at(0.0)[0] == (0.0, 0.0)
    assert flight.at(1.8)[0] == pytest.approx((5.0, 0.0))
    assert flight.at(3.0)[0] == (10.0, 0.0)


@pytest.mark.parametrize("width", [2, 3, 6, 10])
def test_the_dark_edge_of_light_corners_grows_with_them(width: int) -> None:
    surface = pygame.Surface((60 * width, 60 * width))
    paper = (128, 128, 128)
    surface.fill(paper)
    strokes.brackets(surface, (30.0 * width, 30.0 * width), 20.0 * width, width)
    light, dark = (pygame.mask.from_threshold(surface, colour, (1, 1, 1)).count() for colour in colours().mark)
    assert dark > 0.45 * light


@pytest.mark.parametrize(("theme", "corners"), [("bois", False), ("livret", False), ("contraste", True)])
def test_the_last_place_is_ringed_and_has_corners_only_for_contrast(theme: str, corners: bool) -> None:
    apply_theme(theme, "standard")
    surface = pygame.Surface((120, 120))
    surface.fill((128, 128, 128))
    strokes.last_place(surface, (60.0, 60.0), 40.0, 3, square=False)
    apply_theme("bois", "standard")
    assert (surface.get_at((21, 21))[:3] != (128, 128, 128)) is corners
    assert (surface.get_at((60, 20))[:3] != (128, 128, 128)) is not corners
    assert surface.get_at((60, 60))[:3] == (128, 128, 128), "the place itself stays as it is"


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_legal_place_is_a_pearl_and_only_a_capture_is_ringed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for shape in ("target", "ring", "frame", "chosen_place"):
        monkeypatch.setattr(strokes, shape, lambda *args, shape=shape, **named: drawn.append(shape))
    board = board_of(key)
    start = board.game.start(complete_options(board.game, {}), min(board.game.players))
    board.show(start)
    surface, place = pygame.Surface((800, 800)), next(iter(board.game.board.where))
    board.draw(surface, Marks(targets={place: False}))
    assert drawn == ["target"]
    drawn.clear()
    board.draw(surface, Marks(targets={place: True}))
    assert drawn == (["target"] if board.look.square else ["ring"])


def test_a_pearl_on_wood_is_cream_in_a_dark_rim() -> None:
    apply_theme("bois", "standard")
    surface = pygame.Surface((60, 60))
    surface.fill((128, 128, 128))
    strokes.target(surface, (30.0, 30.0), 12)
    light, dark = (sum(surface.get_at(pixel)[:3]) for pixel in ((31, 31), (30, 19)))
    assert light > sum(colours().mark[0]) * 0.8
    assert dark < sum(colours().mark[1]) + 90
