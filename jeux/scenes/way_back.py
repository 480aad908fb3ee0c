"""The words of a way back: the name of the screen that it leads to."""

from __future__ import annotations

from jeux.scenes.app import App
from jeux.scenes.screen import Act, Way


def name_of_way(app: App, act: Act) -> str:
    """The name of the screen that `act` leads back to; a plain word where this is not known."""
    if isinstance(act, Way):
        return act.screen.called
    if act == app.close and app.scene:
        return app.scene.called
    return app.texts.get("back-to-games" if act == app.show_shelf else "button-back")
