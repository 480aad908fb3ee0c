"""Open the teaching of a game: the list of its lessons, its demonstration, one lesson."""

from __future__ import annotations

from functools import partial

from jeux.scenes.app import App
from jeux.scenes.screen import Act, Learning


def learning(app: App, key: str, play: Act | None = None) -> Learning:
    """What to learn, and the way back to the current screen. `play` starts a real game; by default, it opens the
    options of a new match."""
    assert app.scene
    return Learning(key, app.way_here(app.scene), play or partial(app.show_new_game, key))


def show_learn(app: App, what: Learning) -> None:
    """Go to the list of lessons."""
    app.go(lambda app: app.routes.learn(app, what), f"learn {what.game}")


def show_demo(app: App, what: Learning) -> None:
    """Go to the demonstration."""
    app.go(lambda app: app.routes.demo(app, what), f"demo {what.game}")


def show_lesson(app: App, what: Learning, lesson: str) -> None:
    """Go to a lesson."""
    app.go(lambda app: app.routes.lesson(app, what, lesson), f"lesson {what.game} {lesson}")
