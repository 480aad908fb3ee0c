"""A menu at the side of the window: one action, groups of plain rows, the ways out at the foot. Where its window is low
or narrow, rows stand closer, then in one column, then they scroll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.typography import leading, line, shortened
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet, veil
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button, Row
from jeux.ui.drawing import CAPTION, LEAST_SIDE, button_width, draw_sheet, width_of
from jeux.ui.items import Item, Spot

WIDE, ASIDE = 37.0, 1.5
"""Body sizes: the width of the sheet, and its margins."""
TITLE = 2.6
ROW, CLOSEST = 2.75, 2.1
"""Body sizes of the height of a row: as it should be, and as low as it may be."""


class Measures(NamedTuple):
    """The heights in body sizes of the title, the action, the name of a group and the ways out; and the gap below a
    group."""

    head: float
    lead: float
    name: float
    apart: float
    foot: float
    across: bool
    """Whether the groups follow each other across the columns, side by side; else down."""


OPEN, CLOSE = Measures(4.2, 3.4, 2.2, 1.1, 3.6, True), Measures(3.2, 2.7, 1.75, 0.45, 2.75, False)


class Group(NamedTuple):
    """Some choices under a name."""

    name: str
    choices: Sequence[Choice]


class GroupedSheet(ChoiceSheet):
    """A sheet of choices in groups. Without groups it is a plain one, as for a question asked from it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.lead: Choice | None = None
        self.groups: tuple[Group, ...] = ()
        self.ways: list[Choice] = []
        """The ways out; the first leads back, the last one leaves."""
        self.aside = self.kept = ""
        """The words beside the title, and those beside the way back."""
        self.measures = OPEN
        self.values: dict[str, str] = {}
        """The words at the right of a row, by its label."""

    def put(self, lead: Choice, groups: Sequence[Group], ways: Sequence[Choice]) -> None:
        """Offer these choices; a group without any is left out."""
        self.lead, self.groups = lead, tuple(group for group in groups if group.choices)
        self.ways = list(ways)
        self.choices = [lead, *(choice for group in self.groups for choice in group.choices), *ways]

    def ask(self, title: str, sentence: str, choices: list[Choice]) -> None:
        self.groups = ()
        super().ask(title, sentence, choices)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        if not self.groups:
            super().layout()
            return
        scale, (width, height) = self.app.scale, self.app.size
        edge = scale(0.9)
        wide = min(scale(WIDE), width - 2 * edge)
        left = edge if self.app.settings.panel == "left" else width - wide - edge
        self.box = pygame.Rect(left, edge, wide, height - 2 * edge)
        inner = wide - 2 * scale(ASIDE)
        columns = 2 if self._widest_row * 2 + scale(ASIDE) <= inner else 1
        least = max(LEAST_SIDE, scale(CLOSEST), leading(scale.body) + scale(0.4))
        below = self.box.height - scale(0.6)
        roomy = self._height(columns, least, OPEN) + scale(OPEN.head + OPEN.foot) <= below
        self.measures = OPEN if roomy else CLOSE
        view = pygame.Rect(self.box.left, 0, wide, below - scale(self.measures.head))
        view.bottom = self.box.bottom - scale(0.6)
        row, foot = scale(ROW), scale(self.measures.foot)
        while row > least and self._height(columns, row, self.measures) + foot > view.height:
            row -= 1
        items, deep = self._laid(inner, columns, max(row, least))
        top = max(deep, view.height - foot)
        self.main.lay(view, [*items, *self._foot(top, inner)], top + foot)

    @property
    def _widest_row(self) -> int:
        """The width that every row needs for its words."""
        scale, rows = self.app.scale, [choice for group in self.groups for choice in group.choices]
        wide = (width_of(f"{label}  {self.values.get(label, '')}", "text", scale.body) for label, _, _ in rows)
        return max(wide) + scale(2.2)

    def _columns(self, columns: int, measures: Measures) -> list[tuple[Group, ...]]:
        """The groups of each column, from the top."""
        if measures.across:
            return [self.groups[column::columns] for column in range(columns)]
        each = -(-len(self.groups) // columns)
        return [self.groups[column * each : (column + 1) * each] for column in range(columns)]

    def _tops(self, columns: int, row: int, measures: Measures) -> tuple[list[list[int]], int]:
        """The tops of the groups of each column, and where all end. Those beside each other stand level where they
        follow each other across."""
        scale, placed = self.app.scale, self._columns(columns, measures)
        begins = scale(measures.lead) + scale(measures.apart)

        def high(group: Group) -> int:
            return scale(measures.name) + len(group.choices) * row + scale(measures.apart)

        tops: list[list[int]] = [[] for _ in placed]
        ends = [begins] * len(placed)
        for place in range(max(map(len, placed))):
            level = max(ends)
            for column, groups in enumerate(placed):
                if place < len(groups):
                    tops[column].append(level if measures.across else ends[column])
                    ends[column] = tops[column][-1] + high(groups[place])
        return tops, max(ends)

    def _height(self, columns: int, row: int, measures: Measures) -> int:
        return self._tops(columns, row, measures)[1]

    def _laid(self, inner: int, columns: int, row: int) -> tuple[list[Item], int]:
        """The action and the groups, and the height that they take."""
        scale, at, measures = self.app.scale, self.app.scale(ASIDE), self.measures
        assert self.lead
        label, act, kind = self.lead
        items: list[Item] = [
            Button("choice.0", pygame.Rect(at, 0, inner, scale(measures.lead)), label, act, scale, kind)
        ]
        tops, deep = self._tops(columns, row, measures)
        gap = scale(ASIDE)
        column = (inner - (columns - 1) * gap) // columns
        for place, groups in enumerate(self._columns(columns, measures)):
            for top, group in zip(tops[place], groups, strict=True):
                rect = pygame.Rect(at + place * (column + gap), top, column, scale(measures.name))
                items += [self._name(group.name, rect), *self._rows(group, rect, row)]
        return items, deep

    def _rows(self, group: Group, name: pygame.Rect, row: int) -> list[Item]:
        """The rows below the name of a group."""
        return [
            Row(
                f"choice.{self.choices.index(choice)}",
                pygame.Rect(name.left, name.bottom + k * row, name.width, row - 2 if row > LEAST_SIDE + 1 else row),
                *choice[:2],
                self.app.scale,
                self.values.get(choice[0], ""),
            )
            for k, choice in enumerate(group.choices)
        ]

    def _name(self, name: str, rect: pygame.Rect) -> Item:
        """The name of a group."""
        rect = rect.move(self.app.scale(0.6), 0)
        spot = Spot(rect, painted_text(name, "serif-italic", self.app.scale(1.4), colours().action_edge))
        spot.heading = name
        return spot

    def _foot(self, y: int, inner: int) -> list[Item]:
        """The ways out below a line: back at the left, with what becomes of the game; away at the right."""
        scale, at = self.app.scale, self.app.scale(ASIDE)
        items: list[Item] = [Spot(pygame.Rect(at, y, inner, scale.thin), _painted_rule)]
        high, first = max(LEAST_SIDE, scale(2.1)), len(self.choices) - len(self.ways)
        top, left, right = y + (scale(self.measures.foot) - high) // 2, at, at + inner
        for place, (label, act, _) in enumerate(self.ways):
            wide = button_width(label, scale, "back" if place == 0 else "quiet")
            if place == 0:
                rect = pygame.Rect(left, top, wide, high)
                left += wide + scale(0.8)
            else:
                rect = pygame.Rect(right - wide, top, wide, high)
                right -= wide + scale(0.4)
            items.append(Button(f"choice.{first + place}", rect, label, act, scale, "back" if place == 0 else "quiet"))
        if self.kept and width_of(self.kept, "serif-italic", scale(CAPTION)) <= right - left:
            words = painted_text(self.kept, "serif-italic", scale(CAPTION), colours().ink_soft)
            step = leading(scale(CAPTION))
            items.append(Spot(pygame.Rect(left, top + (high - step) // 2, right - left, step), words))
        return items

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if not self.groups:
            super().draw(surface)
            return
        scale, palette = self.app.scale, colours()
        veil(surface)
        draw_sheet(surface, self.box, scale)
        head = pygame.Rect(
            self.box.left + scale(ASIDE), self.box.top, self.box.width - 2 * scale(ASIDE), scale(self.measures.head)
        )
        title = line(self.title, "title", scale(TITLE), palette.ink)
        surface.blit(title, title.get_rect(midleft=head.midleft))
        room = head.width - title.get_width() - scale(1)
        if self.aside and room > scale(4):
            words = shortened(self.aside, "serif-italic", scale(CAPTION), room)
            aside = line(words, "serif-italic", scale(CAPTION), palette.ink_soft)
            surface.blit(aside, aside.get_rect(midright=(head.right, head.centery + scale(0.3))))
        self.draw_pages(surface)


def _painted_rule(surface: pygame.Surface, rect: pygame.Rect, _look: object) -> None:
    """A line across the sheet."""
    pygame.draw.rect(surface, colours().rule, rect)
