"""How persons share one screen, chosen in the middle of a game."""

from __future__ import annotations

from functools import partial

from jeux.common.settings import FACING, FIXED, ORIENTATIONS
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.table.dialogues.switches import Switches

SWITCHES = ("confirm", "large_targets", "shared_keys")


class OneScreenSheet(ChoiceSheet):
    """How the board lies between the persons, and what helps their hands; each choice is taken at once."""

    def __init__(self, app: App, switches: Switches) -> None:
        super().__init__(app)
        self._switches = switches
        self.title = app.texts.get("settings-one-screen")
        self.sentence = app.texts.get("setting-orientation-help" if switches.may_turn_board else "board-fixed")
        self.choices = self._rows()

    def _rows(self) -> list[Choice]:
        get, settings = self.app.texts.get, self.app.settings
        rows: list[Choice] = []
        for value in ORIENTATIONS if self._switches.may_turn_board else (FIXED, FACING):
            chosen, name = settings.orientation == value, get(f"setting-orientation-{value}")
            words = get("one-screen-chosen" if chosen else "one-screen-value", value=name)
            rows.append((words, partial(self._set, "orientation", value), "primary" if chosen else "plain"))
        for name in SWITCHES:
            on = getattr(settings, name)
            stem = f"setting-{name.replace('_', '-')}"
            words = get("one-screen-switch", name=get(stem), value=get(f"{stem}-{'on' if on else 'off'}"))
            rows.append((words, partial(self._set, name, not on), "plain"))
        if self._switches.may_turn_board:
            rows.append((get("button-flip"), self.closing(self._switches.turn_board), "plain"))
        return [*rows, (get("menu-game-continue"), self.app.close, "plain")]

    def _set(self, name: str, value: object) -> None:
        self.app.change(self.app.settings.replace(**{name: value}))
        self.choices = self._rows()
        self.relayout()
