"""Before the first game of a kind: its demonstration is offered, once."""

from __future__ import annotations

from functools import partial

from jeux.scenes.app import App
from jeux.scenes.learning_ways import show_demo
from jeux.scenes.screen import Learning
from jeux.scenes.table.choice_sheet import ChoiceSheet


class OfferSheet(ChoiceSheet):
    """Asks whether to look at the demonstration, to stay with the choices, or to play."""

    def __init__(self, app: App, learning: Learning, seconds: int) -> None:
        super().__init__(app)
        self._learning, get = learning, app.texts.get
        self.title, self.sentence = get("demo-offer-title"), get("demo-offer", n=seconds)
        self.choices = [
            (get("demo-offer-watch"), self._do(partial(show_demo, app, learning)), "primary"),
            (get("demo-offer-play"), self._do(self._play), "plain"),
            (get("demo-offer-later"), app.close, "plain"),
        ]

    def _play(self) -> None:
        self._learning.play()
