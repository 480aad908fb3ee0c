"""Confirmation questions of a tournament."""

from __future__ import annotations

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.screen import Act


class AskSheet(ChoiceSheet):
    """A confirmation: calls `yes` if confirmed, else `no`, which can restore the page. Its texts are `name` with
    ``-title`` and ``-yes``."""

    def __init__(self, app: App, name: str, question: str, yes: Act, no: Act | None = None) -> None:
        super().__init__(app)
        get = app.texts.get
        self._no = no
        self.title, self.sentence = get(f"{name}-title"), question
        self.choices = [
            (get(f"{name}-yes"), self.closing(lambda: void(yes)), "plain"),
            (get("hall-keep"), self.back, "primary"),
        ]

    def back(self) -> bool:
        """Cancel: close the sheet and call `no`."""
        self.app.close()
        if self._no:
            self._no()
        return True


def void(act: Act) -> None:
    """Call `act` and drop its result."""
    act()
