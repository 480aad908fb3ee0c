"""The settings that a letter changes at the table."""

from __future__ import annotations

from collections.abc import Callable

from jeux.play.notice import Notice
from jeux.play.session import Session
from jeux.scenes.app import App

COORDINATES = ("off", "border", "every")


class Switches:
    """Changes a setting and says so. `relayout` builds the scene anew."""

    def __init__(self, app: App, session: Session, relayout: Callable[[], None]) -> None:
        self._app, self._session, self._relayout = app, session, relayout

    def _say(self, name: str) -> None:
        self._session.say(Notice(self._app.texts.get(name)))

    def marks(self) -> None:
        """Show the legal targets, or hide them."""
        app = self._app
        app.change(app.settings.replace(marks=not app.settings.marks))
        self._say("marks-shown" if app.settings.marks else "marks-hidden")

    def coordinates(self) -> None:
        """The names of the places: nowhere, on the edge, everywhere."""
        settings = self._app.settings
        following = COORDINATES[(COORDINATES.index(settings.coordinates) + 1) % len(COORDINATES)]
        self._app.change(settings.replace(coordinates=following))
        self._relayout()
        self._say(f"coordinates-{following}")

    def sound(self) -> None:
        """Sounds or silence."""
        app = self._app
        app.change(app.settings.replace(muted=not app.settings.muted))
        self._say("sound-off" if app.settings.muted else "sound-on")
