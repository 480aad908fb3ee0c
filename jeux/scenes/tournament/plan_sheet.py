"""Edits what can still change in a running tournament: name, rounds, computers, tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.cleaning import clean
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import SheetScene
from jeux.scenes.tournament.host import Host
from jeux.scenes.tournament.ties import toggled, write_ties
from jeux.tournament import director
from jeux.tournament.contract import SWISS, Plan, Station, Tournament
from jeux.tournament.draft import MOST_SWISS, names_of_tables
from jeux.tournament.standings import ties_of
from jeux.ui.blocks import Column
from jeux.ui.controls import Field
from jeux.ui.drawing import BUTTON_HEIGHT

MORE = 4
"""Rounds that are offered beyond those that were played."""


class PlanSheet(SheetScene):
    """A dialogue above the tournament. Typed text is applied when its field loses the focus."""

    def __init__(self, app: App, host: Host) -> None:
        super().__init__(app)
        self._host = host
        plan = host.tournament.plan
        self.name, self.tables = plan.name, ", ".join(plan.tables)

    @property
    def plan(self) -> Plan:
        """The saved plan."""
        return self._host.tournament.plan

    def layout(self) -> None:
        """The name, the rounds and the computers on the left, the tie-breaks on the right."""
        room = self.lay_band(self.app.texts.get("hall-change"), self._host.said)
        self.lay_sheets(room, self._first, self._ties)

    def _first(self, page: Column) -> None:
        get = self.app.texts.get
        self._line(page, "name", get("hall-name"), self.name)
        if self.plan.system == SWISS:
            page.gap(1)
            done = max(1, len(self._host.tournament.rounds))
            offered = range(done, min(MOST_SWISS, max(self.plan.rounds, done + MORE)) + 1)
            numbers = sorted({*offered, self.plan.rounds})
            words, here = [str(number) for number in numbers], numbers.index(self.plan.rounds)
            take = partial(self._with_rounds, numbers)
            page.steps("rounds", get("hall-rounds"), words, here, take, self.app.texts)
        page.gap(1)
        self._line(page, "tables", get("hall-computers"), self.tables)
        page.gap(0.25)
        page.note(get("hall-tables-help"))

    def _line(self, page: Column, name: str, label: str, text: str) -> None:
        """An input line below its label."""
        page.write(label, "bold")
        page.gap(0.2)
        rect = pygame.Rect(page.x, page.y, page.width, page.scale(BUTTON_HEIGHT))
        field = Field(name, rect, text, label, partial(setattr, self, name), page.scale, self._take)
        field.label = label
        page.items.append(field)
        page.y = rect.bottom

    def _ties(self, page: Column) -> None:
        write_ties(page, ties_of(self._host.tournament), self._toggle, self.app.texts)

    # --- changing -------------------------------------------------------------------------------------------------

    def _toggle(self, tie: str) -> None:
        self._change(ties=toggled(ties_of(self._host.tournament), tie))

    def _with_rounds(self, numbers: Sequence[int], choice: int) -> None:
        self._change(rounds=numbers[choice])

    def _take(self) -> None:
        """Apply the typed text."""
        name, tables = clean(self.name) or self.plan.name, names_of_tables(self.tables)
        if (name, tables) != (self.plan.name, self.plan.tables):
            self._change(name=name, tables=tables)

    def _change(self, **changes: object) -> None:
        plan = replace(self.plan, **changes)  # type: ignore[arg-type]  # the sheet names the fields
        self._host.change(partial(_with_plan, plan))
        self.layout()

    def back(self) -> bool:
        """Back to the tournament, with the typed text applied."""
        self.widgets.stop_typing()
        return super().back()


def _with_plan(plan: Plan, tournament: Tournament, by: Station) -> Tournament:
    return director.change_plan(tournament, plan, by)
