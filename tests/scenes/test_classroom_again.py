"""A classroom that was not left begins again with the program, and ends from outside."""

from __future__ import annotations

from pathlib import Path

from jeux.play.classroom.classrooms import Classroom, leave_running
from jeux.rules import CATALOGUE
from tests.desk import desk, frames, until
from tests.scenes.hands import names

FIRST, SECOND = list(CATALOGUE)[1:3]
CLASS = Classroom("CE2", (FIRST, SECOND), fullscreen=False, word="craie")


def test_a_fault_brings_it_back(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 768)) as app:
        app.hour.begin(CLASS)
        frames(app, 3)
    with desk(tmp_path, (1024, 768)) as app:  # the one before was never left
        app.show_shelf()
        frames(app, 2)
        assert app.hour.running
        assert app.settings.projector
        assert names(app, "game.") == [f"game.{FIRST}", f"game.{SECOND}"]
        assert leave_running(tmp_path), "another window, or the command"
        until(app, lambda: app.hour.running is None)
        frames(app, 3)
        assert len(names(app, "game.")) == len(CATALOGUE)
