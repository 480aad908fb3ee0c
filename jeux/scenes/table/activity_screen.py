"""What varies between kinds of table: buttons, keys, menu, the text of the sheet, and what is drawn over the table.

`ActivityScreen` is the ordinary game. Other kinds subclass it and override some methods; each has an `Activity` of its
own in `jeux.play`. It acts on a table that it does not own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Protocol

import pygame

from jeux.common.theme import Scale
from jeux.match.match import Match
from jeux.play.table.activity import Activity
from jeux.play.table.buttons import Button, moment_buttons
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.play.table.step_composer import StepComposer
from jeux.scenes.app import App
from jeux.scenes.classroom.strip import strip_height
from jeux.scenes.table.dialogues.ending import Ending
from jeux.scenes.table.dialogues.switches import Switches
from jeux.scenes.table.display.areas import Areas
from jeux.scenes.table.display.button_bar import ButtonBar
from jeux.scenes.table.display.dice_faces import DiceFaces
from jeux.scenes.table.display.pan_zoom import PanZoom
from jeux.scenes.table.display.panel import Panel, sheet_scale
from jeux.scenes.table.display.seen import SeenTable
from jeux.scenes.table.display.sheet_plan import A_GAME
from jeux.scenes.table.display.tall import held_in_tall
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.scenes.table.exits import TableExits
from jeux.scenes.table.hands.chalk_hand import ChalkHand
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.looking_on import able_now, fixed_buttons, watching_keys
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.rules_sheet import RulesSheet

MARGIN = 0.6
"""Body sizes around the board and the sheet."""
Rows = tuple[dict[str, Button], ...]
"""The buttons that never move: rows of names and buttons."""


class ScreenTable(SeenTable, Protocol):
    """The table as an activity sees it and acts on it."""

    composer: StepComposer
    pan_zoom: PanZoom
    chalk: ChalkHand
    faces: DiceFaces
    rules: RulesSheet
    turns: TurnRows
    exits: TableExits
    switches: Switches
    bar: ButtonBar

    def show_buttons(self) -> None:
        """Lay out the buttons for the current state."""

    def listed_commands(self) -> list[KeyCommand]:
        """The commands of which the page of keys tells."""

    def open_keys(self) -> None:
        """Every key of this table, above the board."""

    def open_menu(self) -> None:
        """The menu of this table, above the board."""

    def hidden(self, _pixel: tuple[int, int]) -> bool:
        """Whether something lies above the table at a pixel of the window."""


class ActivityScreen:
    """An ordinary game. `match` is what lies on the table, `activity` what is done there."""

    table: ScreenTable
    plan = A_GAME
    """The parts of the sheet."""
    with_band = True
    """Whether the end of a match is celebrated, as that of a game is."""

    def __init__(self, match: Match, activity: Activity | None = None) -> None:
        self.match = match
        self.activity = activity or Activity()
        self.ending = Ending()

    # --- sitting down ---------------------------------------------------------------------------------------------

    def keeper(self, app: App) -> MatchKeeper:
        """The keeper that saves the match."""
        return MatchKeeper(app, self.match)

    def exits(self, app: App, session: Session, keeper: MatchKeeper) -> TableExits:
        """The ways out of this table."""
        return TableExits(app, session, keeper)

    def rules_sheet(self, table: ScreenTable) -> RulesSheet:
        """The page of rules beside the board."""
        return RulesSheet(table.app, table)

    def join(self, table: ScreenTable) -> None:
        """Attach to the table. Called once its parts exist, before the first layout."""
        self.table = table

    # --- layout ---------------------------------------------------------------------------------------------------

    def scale(self, app: App, players: int) -> Scale:
        """The scale of the sheet and its buttons for this number of players."""
        height = app.size[1] - 2 * app.scale(MARGIN) - strip_height(app)
        scale = sheet_scale(app.scale, height, players)
        return held_in_tall(scale, app.size) if self.plan.surrounds else scale

    def areas(self, areas: Areas) -> Areas:
        """The rectangles of the board and of the sheet, of those that a game has."""
        return areas

    def panel(
        self, rect: pygame.Rect, scale: Scale, trays: tuple[tuple[str, ...], ...], players: int, turns: TurnRows
    ) -> Panel:
        """The sheet in its rectangle."""
        return Panel(rect, scale, trays, players, turns, self.plan)

    def begin_layout(self) -> None:
        """Called before the layout: no earlier control exists any more."""

    def end_layout(self) -> None:
        """Called after the layout."""

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def fixed_buttons(self) -> Rows:
        """The buttons at the same place in every game. A spectator gets steps back and forward instead of undo and
        redo."""
        table = self.table
        session, app = table.session, table.app
        acts = {"rules": table.rules.toggle, "hint": session.advise}
        rows = fixed_buttons(session, acts | {"menu": table.open_menu}, app.settings.simple)
        return app.hour.rows(rows)

    def able(self) -> Mapping[str, bool]:
        """Whether each fixed button, by name, can be used now."""
        return able_now(self.table.session)

    def buttons(self) -> list[Button]:
        """The buttons for the current state."""
        table = self.table
        session = table.session
        if session.waiting() is Waiting.OVER:
            told = session.outcome_shown and not self.ending.shown
            buttons = table.exits.end_buttons(table.panel.tight) if told else []
        else:
            buttons = moment_buttons(session, table.composer) + table.exits.ways_on(table.panel.parts.title)
        return buttons + (table.pan_zoom.buttons(session.texts) if table.pan_zoom.near else [])

    def room_below(self, panel: Panel) -> int:
        """The pixels that must stay free under the buttons of the current state: those of the faces of real dice."""
        entering = self.table.session.waiting() is Waiting.ENTER
        return self.table.faces.least_height(panel) if entering else 0

    def buttons_laid(self) -> None:
        """Called after the buttons of the current state were laid out."""

    def commands(self) -> tuple[KeyCommand, ...]:
        """The commands of this table."""
        table = self.table
        return (
            KeyCommand("undo", table.session.undo),
            KeyCommand("redo", table.session.redo),
            KeyCommand("hint", table.session.advise),
            KeyCommand("rules", table.rules.toggle),
            KeyCommand("why", table.rules.why),
            *table.switches.commands(),
            KeyCommand("nearer", partial(table.pan_zoom.step, 1)),
            KeyCommand("farther", partial(table.pan_zoom.step, -1)),
            KeyCommand("new", table.exits.new_game),
            KeyCommand("bare", table.toggle_bare),
            *table.chalk.commands(),
            KeyCommand("vote", table.exits.vote),
            *table.exits.files.commands(),
            *watching_keys(table.session),
        )

    @property
    def types_places(self) -> bool:
        """Whether letters type the names of places, so that commands with the same letters need Alt."""
        return True

    def more_commands(self) -> tuple[KeyCommand, ...]:
        """More commands for the page of keys; `key` handles them."""
        return ()

    def open_menu(self) -> None:
        """The menu, above the board."""
        table = self.table
        nearer = (
            {} if table.pan_zoom.near else {one.text: one.act for one in table.pan_zoom.buttons(table.session.texts)}
        )
        looks = nearer | {table.app.texts.get(f"button-{'show' if table.bare else 'hide'}-panel"): table.toggle_bare}
        ways = table.open_keys, table.rules.advise
        table.app.open(GameMenu(table.app, table.session, table.exits, table.switches, *ways, looks))

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, _event: pygame.Event) -> bool:
        """Handle an event before the table does; True if it is used up."""
        return False

    def key(self, _event: pygame.Event) -> bool | None:
        """Handle a key before the table does: whether something happened, or None to leave it to the table."""
        return None

    def button(self, _event: pygame.Event) -> bool | None:
        """Handle a mouse button used outside the controls, or return None to leave it to the table."""
        return None

    def back(self) -> bool:
        """Handle Escape: put back what is in the hand, else show the whole board, else open the menu."""
        table = self.table
        marking = table.display.marking
        if marking.cursor or table.session.engaged:
            marking.cursor = None
            table.session.cancel()
        elif not table.pan_zoom.leave():
            table.open_menu()
        return True

    # --- time and picture -----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something of it moves."""
        return False

    def advance(self, _dt: float, changed: bool) -> bool:
        """Let seconds pass, after the table, which has `changed` or not; whether the picture changed."""
        table = self.table
        ends = self.with_band and self.ending.advance(table, table.exits.band_buttons, table.show_buttons)
        return ends or changed

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        """The text of the sheet; `of_game` returns that of an ordinary game."""
        return of_game()

    def content_drawn(self, content: PanelContent) -> PanelContent:
        """What the sheet shows of this text: while the band tells the outcome, not that."""
        return self.ending.quiet(content)

    def draw(self, surface: pygame.Surface, draw_table: Callable[[pygame.Surface], None]) -> None:
        """Draw the table, and what lies over it."""
        draw_table(surface)


def without(rows: Rows, names: tuple[str, ...]) -> Rows:
    """Rows of buttons without some of them."""
    return tuple({name: button for name, button in row.items() if name not in names} for row in rows)


def with_tip(rows: Rows, name: str, tip: str) -> Rows:
    """The rows of buttons, one of them with another tooltip."""
    return tuple(
        {each: replace(button, tip=tip) if each == name else button for each, button in row.items()} for row in rows
    )


def commands_without(commands: tuple[KeyCommand, ...], names: tuple[str, ...]) -> tuple[KeyCommand, ...]:
    """Commands without some of them."""
    return tuple(one for one in commands if one.name not in names)
