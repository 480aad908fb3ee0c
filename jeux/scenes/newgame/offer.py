"""Dialogues above the new-game page: the demonstration offered once before the first game of a kind, and the buttons
that do not fit at the foot of a low window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.navigation.learning import show_demo
from jeux.scenes.screen import Learning

FootButton = tuple[str, str, Callable[[], object]]
"""A button at the foot: its name, the name of its text, its action."""


class OfferSheet(ChoiceSheet):
    """Asks whether to look at the demonstration, to stay with the choices, or to play."""

    def __init__(self, app: App, learning: Learning, seconds: int) -> None:
        super().__init__(app)
        self._learning, get = learning, app.texts.get
        self.title, self.sentence = get("demo-offer-title"), get("demo-offer", n=seconds)
        self.choices = [
            (get("demo-offer-watch"), self.closing(partial(show_demo, app, learning)), "primary"),
            (get("demo-offer-play"), self.closing(self._play), "plain"),
            (get("demo-offer-later"), app.close, "plain"),
        ]

    def _play(self) -> None:
        self._learning.play()


class FootSheet(ChoiceSheet):
    """The buttons that do not fit at the foot, and one that closes the sheet."""

    def __init__(self, app: App, ways: Sequence[FootButton]) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("simple-more")
        self.choices = [
            *((get(words), self._after(act), "plain") for _, words, act in ways),
            (get("button-back"), app.close, "primary"),
        ]

    def _after(self, act: Callable[[], object]) -> Callable[[], object]:
        """An action that closes the sheet, then calls `act`."""

        def close_and_go() -> None:
            self.app.close()
            act()

        return close_and_go
