"""The buttons that do not fit at the foot of a low window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet

FootButton = tuple[str, str, Callable[[], object]]
"""A button at the foot: its name, the name of its text, its action."""


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
