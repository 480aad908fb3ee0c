"""Asks everybody before the computer plays the rest of a race."""

from __future__ import annotations

from functools import partial

from jeux.play.table.race import run
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet


class RaceSheet(ChoiceSheet):
    """Tells how it is played, and asks whether it shall be."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        get = app.texts.get
        persons = "several" if len(session.match.persons()) > 1 else "one"
        self.title, self.sentence = get("race-button"), get(f"race-question-{persons}")
        self.choices = [
            (get(f"race-yes-{persons}"), self.closing(partial(run, session)), "primary"),
            (get("race-no"), app.close, "plain"),
        ]
