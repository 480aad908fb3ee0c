"""Mini-Halma in the window: moves counted against the minimum, the distance told with a hint, the way back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules.games.mini_halma.board import MINIMUM
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import advise, button, click, desk, frames, play_table, press, show, touch, until

KEY = "mini_halma"
PERFECT = (
    "dN sS dN dE sO dN dE dN sS sS dN sN sO dN sE sS sE sS sO dE sN sO sN dE sS sS dN dE dN sO dO sE dS sN sO dS sE sE "
    "dS sO sN dS sE dO sO dE"
).split()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def under_way(app: App, *steps: str) -> GameScene:
    match = Match.new(KEY, {}, (Seat(""),))
    for step in steps:
        match.play(step)
    scene = show(app, lambda app: GameScene(app, match))
    assert isinstance(scene, GameScene)
    return scene


def advised(app: App, scene: GameScene) -> str:
    """What is said when everything that belongs to the hint has come."""
    advise(app, scene)
    until(app, lambda: not scene.session.conductor.thinking)
    frames(app, 2)
    return scene.content().message


def test_moves_are_counted_beside_the_minimum(app: App) -> None:
    scene = play_table(app, KEY)
    touch(app, scene, "c2")
    touch(app, scene, "c3")
    assert scene.session.match.steps == ("dN",)
    notes = [line.note for line in scene.content().players]
    assert notes == [app.texts.game(KEY, "note-moves", n=1, least=MINIMUM)]


def test_the_last_move_alone_is_marked(app: App) -> None:
    scene = under_way(app, "dN", "sS")
    assert scene.display.marks(helped=True).last.places == ("c4", "c2")


@pytest.mark.parametrize(("place", "why"), [("a5", "say-straight"), ("e2", "say-straight"), ("c3", "")])
def test_a_man_that_cannot_come_says_why(app: App, place: str, why: str) -> None:
    scene = play_table(app, KEY)
    touch(app, scene, place)
    assert scene.session.match.steps == ()
    told = app.texts.game(KEY, why) if why else app.texts.get("refusal-nothing-here")
    assert scene.content().message == told


def test_a_man_too_far_says_why(app: App) -> None:
    scene = under_way(app, "sO")
    touch(app, scene, "b3")
    assert scene.content().message == app.texts.game(KEY, "say-far")


@pytest.mark.parametrize(("language", "this"), [("fr", "ce coup"), ("en", "this")])
def test_the_moves_that_are_left_count_the_one_that_is_spoken_of(language: str, this: str) -> None:
    """A review says it once the move lies on the board."""
    for left in (1, 2, 44):
        assert this in Texts(language).game(KEY, "worth", n=left, total=MINIMUM).lower()


def test_a_hint_tells_the_distance_and_that_it_is_proven(app: App) -> None:
    scene = under_way(app, *PERFECT[:23])
    told = advised(app, scene)
    assert told.endswith(app.texts.game(KEY, "worth", n=23, total=MINIMUM))
    assert scene.content().badge == app.texts.get("badge-exact")
    back = app.texts.get("button-way-back", number=23)
    assert back not in [element.text for element in scene.widgets.buttons()], "no mistake was made"


def test_after_a_mistake_the_hint_leads_back_to_before_it(app: App) -> None:
    right = PERFECT[:5]
    wrong = [step for step in under_way(app, *right).session.match.legal() if step != PERFECT[5]]
    scene = under_way(app, *right, wrong[0])
    following = advised(app, scene)
    assert app.texts.get("button-way-back", number=6) in [element.text for element in scene.widgets.buttons()]
    assert following.splitlines()[-1].startswith(app.texts.get("hint-mistake", number=6, n=2).split("2")[0])
    click(app, button(scene, app.texts.get("button-way-back", number=6)))
    assert scene.session.match.steps == tuple(right)
    assert scene.session.match.can_redo()


def test_the_last_of_several_mistakes_is_told(app: App) -> None:
    scene = under_way(app, "sN", "sS", *PERFECT[:4])
    told = advised(app, scene)
    assert app.texts.get("hint-mistake", number=2, n=1) in told


def test_a_solution_takes_one_click_a_move(app: App) -> None:
    scene = under_way(app)
    for number, step in enumerate(PERFECT, 1):
        touch(app, scene, scene.session.match.position.places(step)[0])
        assert len(scene.session.match.steps) == number
    until(app, lambda: scene.session.outcome_shown)
    assert number == MINIMUM


def test_a_perfect_solution_is_told_at_its_end(app: App) -> None:
    scene = under_way(app, *PERFECT[:-1])
    origin, target = scene.session.match.position.places(PERFECT[-1])
    touch(app, scene, origin)
    touch(app, scene, target)
    until(app, lambda: scene.session.outcome_shown)
    assert scene.content().outcome == (
        app.texts.game(KEY, "tally", n=MINIMUM),
        app.texts.game(KEY, "ending-minimum"),
    )
    press(app, ord("h"), unicode="h")
    assert scene.session.notice is None, "nothing more is advised, and the verdict stays"
