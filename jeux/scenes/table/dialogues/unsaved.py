"""What is asked before a game is left whose last steps could not be saved."""

from __future__ import annotations

from collections.abc import Callable

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet


class UnsavedSheet(ChoiceSheet):
    """Stay, try again, or lose what is not saved. `save` tells whether it could be done; `leave` goes on leaving."""

    def __init__(self, app: App, save: Callable[[], bool], leave: Callable[[], object]) -> None:
        super().__init__(app)
        self._save, self._leave = save, leave
        get = app.texts.get
        self.title, self.sentence = get("unsaved-title"), get("unsaved-sentence")
        self.choices = [
            (get("unsaved-retry"), self._retry, "primary"),
            (get("unsaved-stay"), app.close, "plain"),
            (get("unsaved-leave"), self._lose, "plain"),
        ]

    def _retry(self) -> None:
        if self._save():
            self._lose()  # nothing is lost any more
        else:
            self.ask(self.title, self.app.texts.get("unsaved-again"), self.choices)

    def _lose(self) -> None:
        self.app.close()
        self._leave()
