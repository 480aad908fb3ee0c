"""A diagram as a playable position on the table, with the page that contains it beside the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from jeux.common.theme import Scale
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.play.setup.rule_text import RulesOf
from jeux.play.table.activity import FreePlay
from jeux.play.table.buttons import Button, moment_buttons
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.app import App
from jeux.scenes.pages.rules import RulesPanel
from jeux.scenes.screen import Act
from jeux.scenes.table.activity_screen import MARGIN, ActivityScreen, ScreenTable, commands_without, without
from jeux.scenes.table.display.panel import BETWEEN_HALVES, WAY, Panel, halves, is_broad, sheet_scale
from jeux.scenes.table.display.seen import SeenTable
from jeux.scenes.table.display.sheet_plan import SheetPlan
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.rules_sheet import Reading, RulesSheet
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper
from jeux.scenes.way_back import name_of_way
from jeux.ui.drawing import LEAST_SIDE, button_width

NOT_HERE = ("rules", "teacher", "menu", "new", "bare", "save", "turns", "copy-turns", "vote")
"""The buttons and commands of a game that this table has not: nothing is kept or taught here."""
PAGE_KEYS = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
"""The keys that the page handles; the board gets all others."""
OF_A_PLAYER = 3.3
"""Ems: the height of a player's line."""
BELOW = 13.6
"""Ems of the message and of the buttons."""
LEAST_PAGE = 10.0
ROOM = 30.0
"""Ems: the height of the sheet with the least page, for two players."""


BELOW_THE_PAGE = SheetPlan(titled=False, rules_told=False, with_list=False)
"""The lower part of the sheet: the page has its own title, and tells the rules."""


def page_above(rect: pygame.Rect, scale: Scale, players: int) -> pygame.Rect:
    """The rectangle of the page: the upper part of the sheet."""
    ems = BELOW + OF_A_PLAYER * players
    height = min(scale(ems), rect.height - scale(LEAST_PAGE))
    return pygame.Rect(rect.x, rect.y, rect.width, rect.height - height)


class PageBeside(RulesSheet):
    """The page above the controls for playing; it stays open. `go_to` opens another diagram of the page."""

    def __init__(
        self, app: App, table: SeenTable, page: RulesOf, diagram: str, go_to: Callable[[Diagram], None]
    ) -> None:
        super().__init__(app, table, page)
        self._diagram, self._go_to = diagram, go_to

    @property
    def page(self) -> RulesOf:
        """The page that is open."""
        return self.panel.rules if self.panel else self.own_page

    def lay(self, rect: pygame.Rect) -> None:
        """Open the page in a rectangle: at the diagram, or later at the saved reading position."""
        reading = self.left_at
        page = reading.page if reading else self.own_page
        self.panel = RulesPanel(self.app, page, rect.copy(), None, self.try_out)
        if reading:
            self.panel.text.open_at(reading.offset, at_once=True)
        else:
            self.panel.show_diagram(self._diagram)

    def close(self) -> None:
        """Close the page and save the reading position."""
        if self.panel:
            self.left_at = Reading(self.panel.rules, self.panel.text.offset)
        super().close()

    def try_out(self, diagram: Diagram) -> None:
        """Play in another diagram."""
        self._go_to(diagram)

    def take_up(self) -> None:
        """Do nothing: the page is always open."""

    def why(self) -> None:
        """Show the rule that explains the refusal."""
        notice = self.table.session.notice
        if self.panel and notice and notice.code in self.codes and self.panel.rules == self.own_page:
            self.panel.explain(notice.code)

    def event(self, event: pygame.Event) -> bool:
        """Handle mouse events over the page, and the keys that scroll it."""
        return (event.type != pygame.KEYDOWN or event.key in PAGE_KEYS) and super().event(event)


class DiagramScreen(ActivityScreen):
    """Shows one diagram of a `page`; `back` returns to the previous screen."""

    with_band = False

    plan = BELOW_THE_PAGE

    def __init__(self, diagram: Diagram, page: RulesOf, back: Act) -> None:
        self.diagram, self._page, self._back = diagram, page, back
        super().__init__(diagram.match(), FreePlay())

    def keeper(self, app: App) -> MatchKeeper:
        return ThrowawayKeeper(app, self.match)

    def rules_sheet(self, table: ScreenTable) -> RulesSheet:
        self.page = PageBeside(table.app, table, self._page, self.diagram.id, self.go_to)
        return self.page

    def scale(self, app: App, players: int) -> Scale:
        return sheet_scale(app.scale, app.size[1] - 2 * app.scale(MARGIN), players, ROOM)

    def panel(
        self, rect: pygame.Rect, scale: Scale, trays: tuple[tuple[str, ...], ...], players: int, turns: TurnRows
    ) -> Panel:
        self._way = pygame.Rect(rect.x, rect.y, rect.width, max(LEAST_SIDE, scale(WAY)))
        rest = pygame.Rect(rect.x, self._way.bottom, rect.width, rect.bottom - self._way.bottom)
        if is_broad(rect, scale):  # below the board: the page stands beside what is played
            below, self._above = halves(rest, scale(BETWEEN_HALVES))
        else:
            self._above = page_above(rest, scale, players)
            below = pygame.Rect(rect.x, self._above.bottom, rect.width, rect.bottom - self._above.bottom)
        return super().panel(below, scale, trays, players, turns)

    def end_layout(self) -> None:
        """The way back to the page, then the page."""
        table, scale = self.table, self.table.panel.scale
        if not table.bare:
            words, rect = name_of_way(table.app, self._back), self._way.inflate(-2 * scale(0.9), 0)
            rect.width = min(rect.width, button_width(words, scale, "back"))
            table.widgets.button(rect, words, self.return_to_page, "back", table.app.texts.get("figure-back-help"))
        self.page.lay(self._above)

    # --- going elsewhere ------------------------------------------------------------------------------------------

    def return_to_page(self) -> None:
        """Return to the previous screen."""
        self._back()

    def open_menu(self) -> None:
        self.return_to_page()

    def go_to(self, diagram: Diagram) -> None:
        """Another diagram of the same page."""
        page, back = self.page.page, self._back
        self.table.app.go(lambda app: app.routes.diagram(app, diagram, page, back), f"figure {diagram.id}")

    def begin_again(self) -> None:
        """Reset the diagram to its printed position."""
        self.table.session.undo_to(len(self.diagram.steps))

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        return without(super().fixed_buttons(), NOT_HERE)

    def buttons(self) -> list[Button]:
        session = self.table.session
        begun = len(self.match.steps) > len(self.diagram.steps)
        again = [Button(session.texts.get("problem-again"), self.begin_again)] if begun else []
        if session.waiting() is Waiting.OVER:
            return [*(again if session.outcome_shown else []), *self.table.pan_zoom.buttons(session.texts)]
        return [*moment_buttons(session, self.table.composer), *again, *self.table.pan_zoom.buttons(session.texts)]

    def commands(self) -> tuple[KeyCommand, ...]:
        leads_back = KeyCommand("rules", self.return_to_page)
        return (*commands_without(super().commands(), NOT_HERE), leads_back)

    # --- what is said ---------------------------------------------------------------------------------------------

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        content = of_game()
        players = tuple(replace(line, detail="") for line in content.players)
        return replace(content, players=players, turns=())
