"""The rules of the game over its panel, with the board in sight, which stands aside where the window has room for a
column of text; a refusal leads to what explains it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from typing import NamedTuple

import pygame

from jeux.common.texts import ADVICE
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.setup.rule_text import RulesOf, codes_explained, rules_of_match
from jeux.play.table.buttons import Button
from jeux.scenes.app import App
from jeux.scenes.navigation.learning import learning, show_learn
from jeux.scenes.pages.rules import RulesPanel
from jeux.scenes.screen import Act, Way
from jeux.scenes.table.display.seen import SeenTable


class Reading(NamedTuple):
    """A reading position: a page and its scroll offset."""

    page: RulesOf
    offset: int


class RulesSheet:
    """The page of rules of one match, open or closed."""

    def __init__(self, app: App, table: SeenTable, rules: RulesOf | None = None) -> None:
        self.app, self.table = app, table
        self.own_page = rules or rules_of_match(table.session.match.record)
        key = table.session.sentences.key
        self.learn: Callable[[], object] | None = partial(self._to_lessons, key) if has_course(key) else None
        """Opens the course of the game, if it has one."""
        self.panel: RulesPanel | None = None
        """The page, while it is open."""
        self.aside = False
        """Whether the board stands aside for the page."""
        self._whole = False
        """Whether the page has the whole sheet, rather than what is below a refusal."""
        self.left_at: Reading | None = None
        """The reading position to restore after a visit to a diagram or the course."""

    @cached_property
    def codes(self) -> frozenset[str]:
        """The codes of the refusals that it explains."""
        return codes_explained(self.app.texts, self.own_page)

    def button(self) -> Button:
        """The button that opens the explanation of a refusal."""
        return Button(self.app.texts.get("button-why"), self.why)

    def toggle(self) -> None:
        """Open it over the whole sheet, or close it."""
        if self.panel:
            self.close()
        else:
            self._open()

    def advise(self) -> None:
        """Open the advice on the game over the whole sheet."""
        self._open(page=self.own_page._replace(kind=ADVICE))

    def _open(self, rect: pygame.Rect | None = None, page: RulesOf | None = None) -> RulesPanel:
        """Open the page in `rect`, or over the whole sheet."""
        self.close()
        self._show_sheet()
        self._whole = rect is None
        if self._whole and not self.aside and self.table.may_make_way and self.table.at_rest:
            self.aside = True  # at once, so that the page is set only once
            self.table.make_way()
        area = (rect or self.table.panel.rect).copy()
        self.panel = RulesPanel(self.app, page or self.own_page, area, self.close, self.try_out, self.learn)
        return self.panel

    def settle(self) -> bool:
        """Have the board make way for the page, or come back where it is closed, once no man is held or moves. True if
        it did."""
        wanted = self.panel is not None and self._whole and self.table.may_make_way
        if wanted == self.aside or not self.table.at_rest:
            return False
        self.aside = wanted
        self.table.make_way()
        if self.panel:
            self.panel.place(self.table.panel.rect.copy())
        return True

    def _show_sheet(self) -> None:
        if self.table.bare:
            self.table.toggle_bare()

    def _to_lessons(self, key: str) -> None:
        """Leave for the course of the game. Its way back restores the reading position."""
        what = learning(self.app, key)
        show_learn(self.app, replace(what, back=self._coming_back(what.back)) if self.panel else what)

    def try_out(self, diagram: Diagram) -> None:
        """Leave for a diagram. Its way back restores the reading position."""
        app, panel = self.app, self.panel
        assert panel
        assert app.scene
        page, come_back = panel.rules, self._coming_back(app.way_here(app.scene))
        app.go(lambda app: app.routes.diagram(app, diagram, page, come_back), f"figure {diagram.id}")

    def _coming_back(self, back: Act) -> Act:
        """The way `back`, which also reopens the page at the current position."""
        assert self.panel
        reading = Reading(self.panel.rules, self.panel.text.offset)

        def come_back() -> None:
            self.left_at = reading
            back()

        return Way(come_back, back.screen) if isinstance(back, Way) else come_back

    def take_up(self) -> None:
        """Reopen the page at the saved reading position, if there is one."""
        reading, self.left_at = self.left_at, None
        if reading:
            self._open(page=reading.page).text.open_at(reading.offset, at_once=True)

    def why(self) -> None:
        """Open the page at the rule that explains the refusal: below the buttons if it fits there, else below the
        message, else over the whole sheet. Close it if that rule is already highlighted or nothing is to be
        explained."""
        notice = self.table.session.notice
        code = notice.code if notice else ""
        if code not in self.codes or (self.panel and self.panel.lit == code):
            self.close()
            return
        if self.panel and self.aside:
            self.panel.explain(code)
            return
        self._show_sheet()
        sheet = self.table.panel
        for area in (sheet.below_actions, sheet.below_message, sheet.rect):
            if self._open(area).explain(code):
                break

    def close(self) -> None:
        """Close it, if it is open."""
        if self.panel:
            self.panel.kill()
            self.panel = None

    @property
    def reading(self) -> bool:
        """Whether it is open."""
        return self.panel is not None

    @property
    def moving(self) -> bool:
        """Whether the page scrolls, or one of its diagrams is still being drawn."""
        return self.panel is not None and self.panel.moving

    def covers(self, pixel: tuple[int, int]) -> bool:
        """Whether it is open and lies over this pixel of the window."""
        return self.panel is not None and bool(self.panel.rect.collidepoint(pixel))

    def event(self, event: pygame.Event) -> bool:
        """Pass an event to the page if it is open."""
        return self.panel is not None and self.panel.event(event)

    def advance(self, dt: float) -> bool:
        """Advance the page by `dt` seconds; True when its picture changed."""
        return self.panel is not None and self.panel.advance(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it is open."""
        if self.panel:
            self.panel.draw(surface)
