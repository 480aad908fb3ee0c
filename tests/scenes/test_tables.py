"""The games on the tables in the window: what stands still says why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.panel_content import Sight, panel_content
from jeux.scenes.app import App
from tests.desk import desk, frames, play_table, touch

HIT = ("roll:6,2", "6:24/18", "2:13/11", "roll", "roll:6,1", "6:13/7", "1:8/7", "roll", "roll:5,1")
"""White's runner is hit and Black has left him an arrow to come in."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


@pytest.mark.parametrize(
    ("key", "steps", "place", "code"),
    [
        ("jacquet", ("roll:6,3", "6:N12/N6"), "N12", "postillon-first"),
        ("backgammon", HIT, "12", "bar-first"),
        ("jacquet", ("roll:6,3",), "B12", "no-man"),
    ],
)
def test_a_man_that_no_die_may_move_says_the_rule(
    app: App, key: str, steps: tuple[str, ...], place: str, code: str
) -> None:
    scene = play_table(app, key)
    for step in steps:
        scene.session.play(step)
    frames(app, 2)
    touch(app, scene, place)
    assert scene.session.notice == Notice(app.texts.game(key, f"refusal-{code}"), Kind.REFUSAL, code=code)


@pytest.mark.parametrize("key", ["backgammon", "jacquet"])
def test_the_race_is_counted_unless_the_settings_hide_it(app: App, key: str) -> None:
    scene = play_table(app, key)
    whole = {"backgammon": 167, "jacquet": 360}[key]
    assert [line.note for line in scene.content().players] == [app.texts.get("pip-note", n=whole)] * 2
    assert [line.note for line in panel_content(scene.session, Sight(race=False)).players] == ["", ""]
    names = pygame.Rect(scene.panel.head.bottomleft, (scene.panel.head.width, 0))
    names.height = scene.panel.message.top - names.top

    def seen() -> bytes:
        frames(app, 2, [pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0), touch=False)])
        return pygame.image.tobytes(app.screen.subsurface(names), "RGB")

    shown = seen()
    app.change(app.settings.replace(race=False))
    assert seen() != shown
    app.change(app.settings.replace(race=True))
    assert seen() == shown
