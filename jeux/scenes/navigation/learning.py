"""The ways to what teaches a game: the list of its lessons, its demonstration, one of its lessons."""

from __future__ import annotations

from functools import partial

from jeux.scenes.app import App
from jeux.scenes.screen import Act, Learning


def learning(app: App, key: str, play: Act | None = None) -> Learning:
    """A game to be learnt, from where one is now; without `play`, a real one begins with the choices before a match."""
    assert app.scene
    return Learning(key, app.way_here(app.scene), play or partial(app.show_new_game, key))


def show_learn(app: App, what: Learning) -> None:
    """Go to the list."""
    app.go(lambda app: app.routes.learn(app, what), f"learn {what.game}")


def show_demo(app: App, what: Learning) -> None:
    """Go to the demonstration."""
    app.go(lambda app: app.routes.demo(app, what), f"demo {what.game}")


def show_lesson(app: App, what: Learning, lesson: str) -> None:
    """Go to a lesson."""
    app.go(lambda app: app.routes.lesson(app, what, lesson), f"lesson {what.game} {lesson}")
