"""A short message shown above the current screen."""

from __future__ import annotations

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.screen import Act


class NoticeSheet(ChoiceSheet):
    """A message with some choices and always a close button, which calls `back` (by default, closes the sheet)."""

    def __init__(self, app: App, title: str, sentence: str, *choices: Choice, back: Act | None = None) -> None:
        super().__init__(app)
        self.title, self.sentence = title, sentence
        self._back = back or app.close
        kind = "plain" if any(kind == "primary" for _, _, kind in choices) else "primary"
        self.choices = [*choices, (app.texts.get("button-close"), self.back, kind)]

    def back(self) -> bool:
        """Escape: close without choosing."""
        self._back()
        return True

    def enter_without_focus(self, key: int) -> bool:
        """Enter without a focus: press the primary button."""
        next(act for _, act, kind in self.choices if kind == "primary")()
        return True
