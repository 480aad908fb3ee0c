"""A man taken over several dice in one gesture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from jeux.play.games import gestures_of
from jeux.play.gestures.hand import Play, Select, touch
from jeux.play.gestures.permits import joined_ways, permit_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position
from jeux.scenes.app import App
from tests.desk import desk, drag, frames, play_table, until
from tests.desk import touch as click_place

JOINED = [key for key, game in CATALOGUE.items() if gestures_of(game).joined]


def read(key: str, text: str) -> Position:
    return CATALOGUE[key].read(text, {}, 2)


@pytest.mark.parametrize("key", JOINED)
def test_every_joined_way_is_made_of_legal_steps_of_one_man(key: str) -> None:
    rng, here, seen = Random(key), CATALOGUE[key].start({}, 2), 0
    for _ in range(300):
        if here.turn == OVER:
            break
        if here.turn >= 0:
            single = {here.places(step) for step in here.steps()}
            for (origin, target), steps in joined_ways(here).items():
                after, at = here, origin
                for step in steps:
                    assert after.turn == here.turn
                    assert step in after.steps()
                    assert after.places(step)[0] == at
                    after, at = after.play(step), after.places(step)[1]
                assert at == target
                assert len(steps) > 1
                assert (origin, target) not in single
                seen += 1
        here = here.play(rng.choice([step for step in here.steps() if step != "drop"]))
    assert seen > 5


def test_a_double_takes_the_postillon_home_at_once() -> None:
    here = read("jacquet", "board=O...........o........... turn=b side=b dice=5,5,5,5")
    assert joined_ways(here) == {
        ("B12", "B2"): ("5:B12/B7", "5:B7/B2"),
        ("B12", "N9"): ("5:B12/B7", "5:B7/B2", "5:B2/N9"),
        ("B12", "N4"): ("5:B12/B7", "5:B7/B2", "5:B2/N9", "5:N9/N4"),
    }


def test_where_two_ways_end_differently_the_hand_says_which() -> None:
    """From 8 to 3 with 4 and 1: over 7, where a blot stands, or over 4."""
    text = "board=......{}o...............N turn=b bar=0,0 side=b phase=play dice=4,1 stake=1 cube=-"
    assert ("8", "3") not in joined_ways(read("backgammon", text.format("A")))
    assert ("8", "3") in joined_ways(read("backgammon", text.format(".").replace("N", "O")))


def test_a_joined_way_is_chosen_like_any_other() -> None:
    here = read("jacquet", "board=O...........o........... turn=b side=b dice=6,5")
    permit = permit_of(here, (6, 5), joined=True)
    assert touch(permit, (), "B12") == Select(("B12",))
    assert touch(permit, ("B12",), "B1") == Play("6:B12/B6", rest=("5:B6/B1",))
    assert touch(permit, (), "B1") == Play("6:B12/B6", rest=("5:B6/B1",))
    assert "B1" not in permit_of(here, (6, 5)).next_places(("B12",))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def test_a_man_dragged_over_two_dice_stops_on_his_way_and_is_taken_back_step_by_step(app: App) -> None:
    scene = play_table(app, "jacquet")
    session = scene.session
    session.play("roll:5,6")
    frames(app)
    drag(app, scene.display.pixel_of("B12"), scene.display.pixel_of("B1"))
    until(app, lambda: len(session.match.steps) == 3)
    assert session.match.steps[1:] == ("6:B12/B6", "5:B6/B1")
    assert session.hand.rest == ()
    session.undo()
    assert session.match.steps[1:] == ("6:B12/B6",)
    frames(app, 5)
    assert session.match.steps[1:] == ("6:B12/B6",)


def test_the_rest_of_a_gesture_waits_for_the_man_in_flight(app: App) -> None:
    app.change(app.settings.replace(animation="normal"))
    scene = play_table(app, "jacquet")
    session = scene.session
    session.play("roll:5,6")
    until(app, lambda: not scene.moving)
    click_place(app, scene, "B12")
    click_place(app, scene, "B1")
    assert len(session.match.steps) == 2
    assert session.hand.rest == ("5:B6/B1",)
    until(app, lambda: len(session.match.steps) == 3)
