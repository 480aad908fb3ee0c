"""Two players face to face across a screen that lies flat: those at the far edge have a sheet of their own, upside
down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial

import pygame

from jeux.common.glossary import words_of
from jeux.play.gestures.notice import Notice
from jeux.play.setup.rule_text import rules_of_match
from jeux.play.setup.rules_played import rules_in_a_line
from jeux.play.table.buttons import Button
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.pages.played import PlayedRules
from jeux.scenes.pages.rules import RulesScene
from jeux.scenes.screen import Screen, Scroller
from jeux.scenes.table.dialogues.from_opposite import Backwards, FromOpposite, seen_from_opposite
from jeux.scenes.table.dialogues.rest_sheet import rest_button
from jeux.scenes.table.display.areas import Areas, between_sheets
from jeux.scenes.table.display.button_bar import ButtonBar
from jeux.scenes.table.display.message_words import MessageWords
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.display.seen import SeenTable
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.scenes.table.looking_on import able_now
from jeux.ui.background import table_top
from jeux.ui.widgets import Widgets
from jeux.views.place.opposite import Opposite, opposite_of, upside_down


def _everywhere(_pixel: tuple[int, int]) -> bool:
    """Always True: a finger leaves no pointer behind that could hover over something else."""
    return True


class Facing:
    """The sheet of the players at the far edge. It has the same text and buttons as the near one, with their own side
    first."""

    def __init__(self, table: SeenTable) -> None:
        self._table, self._app = table, table.app
        self.shown = False
        """Whether the far sheet is shown now."""
        self._laid = False
        self._canvas = self._ground = pygame.Surface((1, 1))
        self._told = False

    @cached_property
    def widgets(self) -> Widgets:
        """The controls of the far sheet. Created on first use."""
        return Widgets(self._app.size, self._app.scale, _everywhere)

    # --- layout ---------------------------------------------------------------------------------------------------

    def areas(self, margin: int) -> Areas | None:
        """The areas of the board and the near sheet, with the board between two sheets. None if nobody sits face to
        face or there is no room."""
        table = self._table
        wanted = table.display.orientation.facing and not table.bare
        areas = between_sheets(self._app.size, margin, table.widget_scale) if wanted else None
        if wanted and areas is None and not self._told:
            table.session.notice = Notice(self._app.texts.get("facing-no-room"))
        self._told, self.shown = wanted and areas is None, areas is not None
        near, far = table.display.orientation.sides() if self.shown else ((), ())
        self._far, self._near = (*far, *near), (*near, *far)
        self._own = near
        board = table.display.board
        board.face(opposite_of(board.game, board.look, far) if self.shown else Opposite())
        return areas

    def near_trays(self) -> tuple[tuple[str, ...], ...]:
        """The places beside the board of which the near sheet shows piles, in the order of its players."""
        board = self._table.display.board
        return self._trays(self._near, near=True) if self.shown else board.look.trays

    def _trays(self, order: tuple[int, ...], near: bool) -> tuple[tuple[str, ...], ...]:
        board = self._table.display.board
        trays = board.look.trays
        return tuple(trays[p] if p < len(trays) and (p in self._own) is near else () for p in order)

    def near_content(self, content: PanelContent) -> PanelContent:
        """What the near sheet says: its own side first."""
        return self._ordered(content, self._near) if self.shown else content

    def far_content(self, content: PanelContent) -> PanelContent:
        """The content of the far sheet."""
        return self._ordered(content, self._far)

    def _ordered(self, content: PanelContent, order: tuple[int, ...]) -> PanelContent:
        players = tuple(content.players[player] for player in order)
        if content.standing is None:
            return replace(content, players=players)
        sentences = self._table.session.sentences
        usual, own = (sentences.standing_words(content.standing, way) for way in (range(len(order)), order))
        outcome = tuple(own if line == usual else line for line in content.outcome)
        return replace(
            content, players=players, outcome=outcome, subtitle=own if content.subtitle == usual else content.subtitle
        )

    def lay(self, near: pygame.Rect, rows: Sequence[Mapping[str, Button]], on_cloth: bool) -> dict[str, pygame.Rect]:
        """Lay out the far sheet with the fixed buttons. Returns the rectangles of its piles in the window, unless men
        lie `on_cloth`."""
        table, app = self._table, self._app
        if self._laid or self.shown:
            self.widgets.renew(app.size, table.widget_scale)
        if not self.shown:
            return {}
        self._laid = True
        session, trays = table.session, () if on_cloth else self._trays(self._far, near=False)
        self.panel = Panel(near, table.widget_scale, trays, session.players, TurnRows())
        self._bar = ButtonBar(self.widgets, self.panel, partial(rest_button, app))
        self._words = MessageWords(self.widgets, self.panel, words_of(app.texts.language, session.match.game.key))
        self._bar.build_fixed([self._for_far(row) for row in rows])
        self._name_rules()
        self._canvas = pygame.Surface(app.size).convert()
        self._canvas.blit(upside_down(table_top(app.size)), (0, 0))
        self._ground = self._canvas.copy()
        return {place: self._across(tray) for place, tray in self.panel.trays.items()}

    def _for_far(self, row: Mapping[str, Button]) -> dict[str, Button]:
        """The buttons of a row; the rules lie over the board, not over the near sheet."""
        if "rules" not in row:
            return dict(row)
        app, record = self._app, self._table.session.match.record
        rules = replace(row["rules"], act=lambda: app.open(RulesScene(app, rules_of_match(record), app.close)))
        return {**row, "rules": rules}

    def _name_rules(self) -> None:
        """Name the rules in force, as on the near sheet."""
        app, match = self._app, self._table.session.match
        words = rules_in_a_line(match.game, match.record.options, match.record.players, app.texts)
        self._bar.name_rules(words, lambda: app.open(PlayedRules(app, match)), app.texts.get("rules-played-help"))

    def _across(self, rect: pygame.Rect) -> pygame.Rect:
        """A rectangle of the far sheet in window coordinates."""
        width, height = self._app.size
        return pygame.Rect(width - rect.right, height - rect.bottom, *rect.size)

    def show(self, buttons: Sequence[Button], content: PanelContent) -> None:
        """Lay the buttons and the words of the moment."""
        if self.shown:
            self._bar.enable(able_now(self._table.session))
            self._bar.build(buttons, content)
            self._words.lay(content)

    # --- events and picture ---------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Handle a touch or the mouse on the far sheet; a dialogue opened there is shown upside down."""
        if not self.shown or "pos" not in event.dict:
            return False
        turned = seen_from_opposite(event, self._app.size)
        pressed = event.type == pygame.MOUSEBUTTONDOWN and self.panel.rect.collidepoint(turned.pos)
        if pressed and self._table.display.late:
            self._table.display.finish()
            return True
        before = self._app.dialogue
        used = self.widgets.event(turned) and event.type != pygame.MOUSEMOTION
        dialogue: Screen | None = self._app.dialogue
        if dialogue is not None and dialogue is not before:
            self._app.dialogue = FromOpposite(self._app, dialogue)
        return used

    def scroller(self, pixel: tuple[int, int]) -> Scroller | None:
        """The far list of turns, if the pixel lies on it."""
        on_list = self.shown and self._across(self.panel.list).collidepoint(pixel)
        return Backwards(self.panel.turns) if on_list else None

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        return self.shown and self.widgets.update(dt)

    def leave(self) -> None:
        """Free what it holds."""
        if self._laid:
            self.widgets.kill()
        self._canvas = self._ground = pygame.Surface((1, 1))

    def draw(self, surface: pygame.Surface, content: PanelContent) -> None:
        """The far sheet with its buttons, below the men in its trays."""
        if not self.shown:
            return
        around = self.panel.rect.inflate(self._table.widget_scale(0.6), self._table.widget_scale(0.6))
        around = around.clip(self._canvas.get_rect())
        self._canvas.blit(self._ground, around, around)
        self.panel.draw(self._canvas, self._table.display.board.upright, self.far_content(content))
        self.widgets.draw(self._canvas)
        surface.blit(upside_down(self._canvas.subsurface(around)), self._across(around))
