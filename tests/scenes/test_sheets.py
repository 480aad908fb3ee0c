"""Every state of every sheet beside a board: no control over another, none cut, none too small.

`python -m benchmarks.stress panels` shows all of them in all sizes, of all games."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from benchmarks.stress.panels import SHAPES as ALL_SHAPES
from benchmarks.stress.panels import STATES, Shape, faults, show, table
from jeux.common.theme import SMALLEST_BODY
from jeux.play.table.buttons import Button
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.classroom.vote.screen import VoteScreen
from jeux.ui import controls
from jeux.ui.drawing import LEAST_SIDE
from tests.desk import button, click, desk, frames, play_table, press
from tests.rounds import in_turn
from tests.scenes.hands import dialogue_of

LANGUAGES = ("fr", "en")
LOW = 700
"""Pixels: in lower windows sheets have the smallest letters, and the last buttons are behind another one."""
SHAPES = [
    *(shape for shape in ALL_SHAPES if shape[0][1] >= LOW),
    *[shape for shape in ALL_SHAPES if shape[0][1] < LOW][::3],
]


@pytest.mark.parametrize(("shape", "language"), in_turn(SHAPES, LANGUAGES))
def test_no_control_of_a_sheet_lies_over_another(tmp_path: Path, shape: Shape, language: str, thorough: bool) -> None:
    """Each state once, each with another game and another shape; `thorough` has each shape show each state."""
    states, place = list(STATES), SHAPES.index(shape)
    with desk(tmp_path, shape[0]) as app:
        for number, state in enumerate(states):
            if thorough or number % len(SHAPES) == place:
                key = list(CATALOGUE)[(number * 3 + place * 7) % len(CATALOGUE)]
                assert show(app, state, key, shape, language) == [], (state, key)


@pytest.mark.parametrize(
    ("key", "shape"),
    [("tresor", ((1366, 768), 150)), ("neo_pettie", ((1280, 720), 125)), ("reversi", ((1920, 1080), 200))],
)
def test_a_long_outcome_leaves_its_buttons_room(tmp_path: Path, key: str, shape: Shape) -> None:
    """The letters of the sheet are held back, as little as must be, and stay so."""
    with desk(tmp_path, shape[0]) as app:
        assert show(app, "end", key, shape, "fr") == []
        scene = table(app)
        held, wished = scene.panel.scale.body, scene.screen.scale(app, scene.session.players).body
        assert SMALLEST_BODY < held <= wished
        assert held < wished or key != "reversi", "elsewhere there is room enough"
        scene.session.undo()
        frames(app, 3)
        assert scene.panel.scale.body == held
        app.change(app.settings.replace(text_size=100))
        frames(app, 3)
        assert scene.panel.scale == scene.screen.scale(app, scene.session.players)


@pytest.mark.parametrize("shape", [((800, 560), 200), ((1024, 600), 125), ((1280, 600), 150)])
def test_the_faces_of_real_dice_leave_the_lowest_buttons_free(tmp_path: Path, shape: Shape) -> None:
    with desk(tmp_path, shape[0]) as app:
        assert show(app, "entering", "quandary", shape, "fr") == []
        scene = table(app)
        assert scene.faces.faces
        last = max(rect.bottom for rect, _, _ in scene.faces.faces)
        assert last <= scene.panel.list.top <= scene.panel.buttons.top


def until_focused(app: App, words: str) -> None:
    """Walk the ring of the focus to the button with these words."""
    for _ in range(30):
        focused = table(app).widgets.focused
        if isinstance(focused, controls.Button) and focused.text == words:
            return
        press(app, pygame.K_TAB)
    pytest.fail(f"the focus never comes to {words}")


@pytest.mark.parametrize("way", ["click", "keys"])
@pytest.mark.parametrize(
    ("state", "key", "letters", "last"),
    [
        ("end", "tresor", 100, "end-shelf"),
        ("game ended", "tresor", 200, "end-shelf"),
        ("game ended", "neo_pettie", 200, "end-shelf"),
        ("tried out", "neo_pettie", 150, "button-undo"),
    ],
)
def test_buttons_without_room_are_behind_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, state: str, key: str, letters: int, last: str, way: str
) -> None:
    """In the smallest window: each is on the sheet or one click away, and does what it does there."""
    with desk(tmp_path, (800, 560)) as app:
        assert show(app, state, key, ((800, 560), letters), "fr") == []
        scene, get = table(app), app.texts.get
        many = [Button(f"{number}", app.close) for number in range(9)]
        of_game = scene.screen.buttons
        monkeypatch.setattr(scene.screen, "buttons", lambda: [*of_game()[:1], *many, *of_game()[1:]])
        scene.show_buttons()
        scene = table(app)
        on_sheet = {one.text for one in scene.widgets.buttons()}
        if way == "click":
            click(app, button(scene, get("simple-more")))
        else:
            until_focused(app, get("simple-more"))
            press(app, pygame.K_RETURN)
        frames(app)
        offered = dialogue_of(app)
        behind = [one.text for one in offered.widgets.buttons()]
        whole = [one.text for one in scene.screen.buttons()]
        assert behind == [*(words for words in whole if words not in on_sheet), get("button-close")]
        assert set(whole) <= on_sheet | set(behind)
        assert behind[-2] == get(last)
        press(app, pygame.K_ESCAPE)
        frames(app, 60)  # the next press is no double click
        assert app.dialogue is None
        assert app.scene is scene
        click(app, button(scene, get("simple-more")))
        frames(app)
        click(app, button(dialogue_of(app), get(last)))
        frames(app, 3)
        assert app.dialogue is None
        assert (app.scene is not scene) == (last == "end-shelf")


def test_what_lies_over_something_is_found(tmp_path: Path) -> None:
    """The check itself: a button over another, a cut one and a small one are told."""
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        assert list(faults(app)) == []
        first = scene.widgets.buttons()[0].rect
        for rect, words in (
            (first.move(9, 9), "over"),
            (pygame.Rect(9, 9, 40, 40), "cut words"),
            (pygame.Rect(99, 9, 20, 40), "s"),
        ):
            made = scene.widgets.button(rect, words, app.close)
            kinds = {fault.split(":")[0] for fault in faults(app)}
            assert kinds & {"over": {"over another"}, "cut words": {"cut"}, "s": {"small"}}[words], (words, kinds)
            scene.widgets.remove(made)


def test_no_bar_of_a_vote_is_too_low_to_be_hit(tmp_path: Path) -> None:
    """In the smallest window they stand in two columns."""
    with desk(tmp_path, (800, 560)) as app:
        show(app, "vote", "moulin", ((800, 560), 100), "fr")
        scene = table(app)
        assert isinstance(scene.screen, VoteScreen)
        rects = scene.screen.bars.rects(scene.panel)
        assert len(rects) == 4
        assert all(min(rect.size) >= LEAST_SIDE and rect.bottom <= scene.panel.buttons.top for rect in rects)
