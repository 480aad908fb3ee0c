"""The choices of a menu that every table has at which something is learnt."""

from __future__ import annotations

from functools import partial

from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.table.activity_screen import ScreenTable


def table_choices(sheet: ChoiceSheet, table: ScreenTable) -> list[Choice]:
    """What can be done with the board, the keys and the settings, and the ways out."""
    get, switches, exits = sheet.app.texts.get, table.switches, table.exits
    return [
        *([(get("button-flip"), sheet.closing(switches.turn_board), "plain")] if switches.may_turn_board else []),
        (get("blackboard-title"), sheet.closing(partial(switches.blackboard, vote=exits.vote)), "plain"),
        (get("menu-game-keys"), sheet.closing(table.open_keys), "plain"),
        (get("menu-game-settings"), sheet.closing(exits.open_settings), "plain"),
        (get("menu-game-shelf"), sheet.closing(exits.to_shelf), "plain"),
        (get("menu-game-quit"), sheet.app.quit, "plain"),
    ]
