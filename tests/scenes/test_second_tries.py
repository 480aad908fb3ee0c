"""A virus guard holds the files for some seconds: the window goes on, and everything is saved in the end."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from jeux.common import files
from jeux.common.settings import FILE_NAME, Settings, load_settings
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.second_tries import WAITS
from tests.desk import FRAME, desk, frames, play_table
from tests.disk import hold

KEY = next(key for key, game in CATALOGUE.items() if not game.chance)


def pass_seconds(app: App, seconds: float) -> None:
    frames(app, round(seconds / FRAME))


def guard(patch: pytest.MonkeyPatch, times: int) -> list[object]:
    """Hold every file that is to be renamed, so many times."""
    patch.setattr(files, "_RETRY_DELAYS", ())
    return hold(patch, os, "replace", times, 32)


def test_a_step_is_saved_when_the_guard_lets_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, KEY)
        tries = guard(monkeypatch, 3)
        scene.session.play(scene.session.match.legal()[0])
        assert len(tries) == 1
        assert scene.session.notice is None
        pass_seconds(app, sum(WAITS[:3]) + 1)
        assert len(tries) == 4
        assert scene.session.notice is None
        kept = json.loads(next((tmp_path / "running").glob("*.json")).read_text(encoding="utf-8"))
        assert kept["games"][0]["steps"] == list(scene.session.match.steps)
        pass_seconds(app, sum(WAITS))
        assert len(tries) == 4, "nothing is left to be saved"


def test_a_guard_that_never_lets_go_is_told_and_nobody_leaves_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, KEY)
        with monkeypatch.context() as patch:
            tries = guard(patch, 99)
            scene.session.play(scene.session.match.legal()[0])
            pass_seconds(app, sum(WAITS[:2]))
            assert not scene.keeper.may_leave(app.show_shelf)
            app.close()
            scene.session.play(scene.session.match.legal()[0])
            pass_seconds(app, sum(WAITS) + 1)
            assert scene.session.notice
            assert scene.session.notice.text == app.texts.get("error-not-saved")
            count = len(tries)
            pass_seconds(app, sum(WAITS))
            assert len(tries) == count
        scene.session.play(scene.session.match.legal()[0])
        assert scene.keeper.may_leave(app.show_shelf)


def test_settings_are_saved_when_the_guard_lets_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        guard(monkeypatch, 2)
        app.change(app.settings.replace(volume=11))
        app.change(app.settings.replace(signals=22))
        pass_seconds(app, WAITS[0] + 1)
        assert app.problems == ()
        kept: Settings = load_settings(tmp_path)[0]
        assert (kept.volume, kept.signals) == (11, 22)


def test_settings_are_tried_a_last_time_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        guard(monkeypatch, 1)
        app.change(app.settings.replace(volume=11))
        assert json.loads((tmp_path / FILE_NAME).read_text(encoding="utf-8"))["volume"] != 11
    assert json.loads((tmp_path / FILE_NAME).read_text(encoding="utf-8"))["volume"] == 11


def test_settings_that_cannot_be_saved_for_long_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        guard(monkeypatch, 99)
        app.change(app.settings.replace(volume=11))
        pass_seconds(app, sum(WAITS) + 1)
        assert [problem.code for problem in app.problems] == ["settings-not-saved"]
