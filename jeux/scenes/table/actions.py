"""The buttons of the game's sheet: five that never move, and those that the moment asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame_gui.elements import UIButton

from jeux.common.palette import colours
from jeux.match.again import may_replay
from jeux.match.ties import level
from jeux.play.conductor import Waiting
from jeux.scenes.pages.rules import RulesPanel
from jeux.scenes.table.panel_content import words

if TYPE_CHECKING:
    from jeux.scenes.table.scene import GameScene

Row = tuple[str, Callable[[], None], str, str | None]
"""A button of the moment: its words, what it does, its kind, its help."""


class Actions:
    """Builds the buttons of one game scene on its panel."""

    def __init__(self, scene: GameScene) -> None:
        self.scene = scene
        self._moment: list[UIButton] = []
        self._rows: list[Row] = []
        self._undo: UIButton | None = None
        self._redo: UIButton | None = None
        self._rules: RulesPanel | None = None

    def build_fixed(self) -> None:
        """Annuler, Rétablir, Conseil, Règle, Menu: at the same place in every game."""
        scene, panel = self.scene, self.scene.panel
        get, session = scene.app.texts.get, scene.session
        upper = pygame.Rect(panel.buttons.topleft, (panel.buttons.width, panel.row_height))
        lower = upper.move(0, panel.row_height + panel.gap)
        acts = {
            "undo": session.undo,
            "redo": session.redo,
            "hint": session.advise,
            "rules": self.toggle_rules,
            "menu": scene.open_menu,
        }
        made = {}
        for row, names in ((upper, ("undo", "redo")), (lower, ("hint", "rules", "menu"))):
            for i, name in enumerate(names):
                cell = panel.row(row, i, len(names), len(names))
                tip = get(f"button-{name}-help")
                made[name] = scene.widgets.button(cell, get(f"button-{name}"), acts[name], tip=tip)
        self._undo, self._redo = made["undo"], made["redo"]

    def build(self, waiting: Waiting) -> None:
        """The buttons that this moment asks for, and whether one may take back."""
        self._enable()
        rows = self._rows_for(waiting)
        if [row[0] for row in rows] == [row[0] for row in self._rows] and self._moment:
            self._rows = rows
            return
        for button in self._moment:
            self.scene.widgets.remove(button)
        self._moment.clear()
        self._rows = rows
        panel = self.scene.panel
        if waiting is Waiting.ENTER:
            self.scene.entry.lay(panel)
            return
        columns = 1 if any(len(row[0]) > 18 for row in rows) else 2
        panel.make_room(-(-len(rows) // columns), words(self.scene.session).outcome)
        for i, (text, _, kind, tip) in enumerate(rows):
            cell = panel.row(panel.actions, i, len(rows), columns)
            self._moment.append(self.scene.widgets.button(cell, text, partial(self._press, i), kind, tip))

    def _press(self, index: int) -> None:
        """The rows may be the same words for other steps: what they do is looked up when they are pressed."""
        self._rows[index][1]()

    def _enable(self) -> None:
        match = self.scene.session.match
        for button, able in ((self._undo, match.can_undo()), (self._redo, match.can_redo())):
            if button is None:
                continue
            if able:
                button.enable()
            else:
                button.disable()

    def _rows_for(self, waiting: Waiting) -> list[Row]:
        scene = self.scene
        get = scene.app.texts.get
        match waiting:
            case Waiting.PERSON:
                return scene.composer.rows() + scene.way_back.rows() + self._step_rows() + scene.pan_zoom.rows()
            case Waiting.THROW:
                return [(get("button-roll"), scene.session.throw, "primary", None)]
            case Waiting.CONFIRM:
                return [(get("button-end-turn"), scene.session.confirm, "primary", get("button-end-turn-help"))]
            case Waiting.COMPUTER:
                tip = get("button-play-now-help")
                return [(get("button-play-now"), scene.session.conductor.play_now, "plain", tip)]
            case Waiting.OVER if scene.session.outcome_shown:
                return self._end_rows()
        return []

    def _step_rows(self) -> list[Row]:
        scene, position = self.scene, self.scene.session.match.position
        named = [(step, scene.session.wording.button(position, step)) for step in scene.session.match.legal()]
        rows: list[Row] = []
        for step, told in named:
            if told:
                text, tip = scene.session.sentences.button(told)
                alone = len(named) == 1 or step in scene.session.wording.prominent
                rows.append((text, partial(scene.session.play, step), "primary" if alone else "plain", tip))
        return rows

    def _end_rows(self) -> list[Row]:
        scene = self.scene
        get = scene.app.texts.get
        first: Row = (get("end-rematch"), scene.rematch, "primary", get("menu-game-rematch-help"))
        if scene.session.match.record.players == 1:
            first = (get("end-again"), scene.rematch, "primary", None)
        if not scene.session.match.match_over():
            first = (get("end-next-game"), scene.session.next_game, "primary", None)
        if level(scene.session.match):
            first = (get("end-play-off"), scene.play_off, "primary", get("end-play-off-help"))
        again: list[Row] = []
        if may_replay(scene.session.match):
            again.append((get("end-same-dice"), scene.replay, "plain", get("end-same-dice-help")))
        return [first, *again, (get("end-shelf"), self.to_shelf, "plain", None)]

    def to_shelf(self) -> None:
        """Back to the shelf; the game is saved."""
        self.scene.app.show_shelf()

    # --- the rules beside the board -------------------------------------------------------------------------------

    def toggle_rules(self) -> None:
        """Open or close the page of rules over the panel; the board stays in sight."""
        if self._rules:
            self.close_rules()
            return
        scene = self.scene
        rect = scene.panel.rect.copy()
        self._rules = RulesPanel(scene.app, scene.session.match.game.key, rect, self.close_rules)

    def close_rules(self) -> None:
        """Close the page of rules, if it is open."""
        if self._rules:
            self._rules.kill()
            self._rules = None

    @property
    def reading(self) -> bool:
        """Whether the page of rules is open."""
        return self._rules is not None

    def rules_event(self, event: pygame.Event) -> bool:
        """Give an event to the page of rules, if it is open."""
        return self._rules is not None and self._rules.event(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The page of rules, above everything."""
        if self._rules:
            self._rules.draw(surface)

    def press_first(self) -> bool:
        """Do what the main button of the moment does, as Enter asks for it."""
        main = [row for row in self._rows if row[2] == "primary"]
        if not main:
            return False
        main[0][1]()
        return True


def veil(surface: pygame.Surface) -> None:
    """Darken what lies below a dialogue."""
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    shade.fill((*colours().veil, 150))
    surface.blit(shade, (0, 0))
