"""The rules of the game over its panel, with the board in sight; a refusal leads to what explains it."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

import pygame

from jeux.play.buttons import Button
from jeux.play.session import Session
from jeux.scenes.app import App
from jeux.scenes.pages.rule_text import codes_explained, rules_of_match
from jeux.scenes.pages.rules import RulesPanel
from jeux.scenes.table.panel import Panel


class Table(Protocol):
    """What it asks of the scene of a match."""

    session: Session
    panel: Panel
    bare: bool

    def toggle_bare(self) -> None:
        """Show or hide the sheet beside the board."""


class RulesSheet:
    """The page of rules of one match, open or not."""

    def __init__(self, app: App, table: Table) -> None:
        self._app, self._table = app, table
        self._rules = rules_of_match(table.session.match.record)
        self.panel: RulesPanel | None = None
        """The page, while it is open."""

    @cached_property
    def codes(self) -> frozenset[str]:
        """The codes of the refusals that it explains."""
        return codes_explained(self._app.texts, self._rules)

    def button(self) -> Button:
        """What leads from a refusal to its explanation."""
        get = self._app.texts.get
        return Button(get("button-why"), self.why, tip=get("button-why-help"))

    def toggle(self) -> None:
        """Open it over the whole sheet, or close it."""
        if self.panel:
            self.close()
        else:
            self._open(whole=True)

    def _open(self, whole: bool) -> RulesPanel:
        self.close()
        if self._table.bare:
            self._table.toggle_bare()
        sheet = self._table.panel
        self.panel = RulesPanel(
            self._app, self._rules, (sheet.rect if whole else sheet.below_message).copy(), self.close
        )
        return self.panel

    def why(self) -> None:
        """Open it below the refusal at what explains it; close it where that is lit already, or where there is nothing
        to explain."""
        notice = self._table.session.notice
        code = notice.code if notice else ""
        if code not in self.codes or (self.panel and self.panel.lit == code):
            self.close()
        else:
            self._open(whole=False).explain(code)

    def close(self) -> None:
        """Close it, if it is open."""
        if self.panel:
            self.panel.kill()
            self.panel = None

    @property
    def reading(self) -> bool:
        """Whether it is open."""
        return self.panel is not None

    def covers(self, pixel: tuple[int, int]) -> bool:
        """Whether it is open and lies over this pixel of the window."""
        return self.panel is not None and bool(self.panel.rect.collidepoint(pixel))

    def event(self, event: pygame.Event) -> bool:
        """Give it an event, if it is open."""
        return self.panel is not None and self.panel.event(event)

    def advance(self, dt: float) -> bool:
        """Let time pass for it; True when its picture changed."""
        return self.panel is not None and self.panel.advance(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it is open."""
        if self.panel:
            self.panel.draw(surface)
