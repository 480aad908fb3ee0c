"""The buttons of the sheet: a few fixed ones, and those for the current state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pygame

from jeux.common.typography import shortened
from jeux.play.table.buttons import PLAIN, PRIMARY, Button
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.table.display.panel import Panel
from jeux.ui import controls
from jeux.ui.drawing import CAPTION, LEAST_SIDE, SMALL, width_of
from jeux.ui.widgets import Widgets

BESIDE = 0.9
"""Body sizes beside the words of a button, both sides together."""


APART = 0.6
"""The part of a row that a button takes which stands apart."""


def whole_rows(panel: Panel, buttons: Sequence[Button]) -> list[list[Button]]:
    """The buttons in rows; two share a row if both labels fit."""
    rows: list[list[Button]] = []
    for button in buttons:
        if rows and len(rows[-1]) == 1 and not button.apart and _fit(panel, [rows[-1][0], button]):
            rows[-1].append(button)
        else:
            rows.append([button])
    return rows


def _fit(panel: Panel, row: Sequence[Button]) -> bool:
    """Whether the labels of a row fit."""
    return all(
        _fits(panel, button, cell) for button, cell in zip(row, cells_of(panel, panel.buttons, row), strict=True)
    )


def cells_of(panel: Panel, area: pygame.Rect, row: Sequence[Button]) -> list[pygame.Rect]:
    """The cells of a row at the top of an area. A button that stands apart is at the left, and has all of the row only
    if its label needs it."""
    cells = [panel.row(area, number, len(row), len(row)) for number in range(len(row))]
    if not row[0].apart:
        return cells
    edge = area.left + round((area.width + panel.gap) * APART)
    left = pygame.Rect(area.left, area.top, edge - panel.gap - area.left, panel.row_height)
    if len(row) == 1:
        return [left] if _fits(panel, row[0], left) else cells
    return [left, pygame.Rect(edge, area.top, area.right - edge, panel.row_height)]


def has_room(panel: Panel, buttons: Sequence[Button], content: PanelContent, below: int) -> bool:
    """Whether the words and the buttons of the current state have room on a sheet, with `below` pixels left under
    them."""
    return len(whole_rows(panel, buttons)) <= panel.most_rows(panel.least_for(content) + below)


def _fits(panel: Panel, button: Button, cell: pygame.Rect) -> bool:
    """Whether the label of a button fits in a cell."""
    width = width_of(button.text, "bold" if button.kind == PRIMARY else "text", panel.scale.body)
    return width + panel.scale(BESIDE) <= cell.width


Rest = Callable[[Sequence[Button]], Button]
"""Makes the button that offers others: those for which the sheet has no room."""


class ButtonBar:
    """Lays out the buttons on one sheet. `rest` makes the last of them where there is no room for all."""

    def __init__(self, widgets: Widgets, panel: Panel, rest: Rest) -> None:
        self._widgets, self._panel, self._rest = widgets, panel, rest
        self._fixed: dict[str, controls.Button] = {}
        self._tools: dict[str, Button] = {}
        """The round buttons by name, also those that are not there now."""
        self._shown_tools: frozenset[str] = frozenset()
        self._moment: list[controls.Button] = []
        self._buttons: Sequence[Button] = ()
        self._laid: tuple[int, list[list[str]]] = (0, [])
        """What was laid out last: what the message takes below its box, and the labels of each row."""
        self._why: controls.Button | None = None
        self.rows = 0
        """The number of rows of the buttons for the current state."""

    def build_fixed(self, rows: Sequence[Mapping[str, Button]]) -> None:
        """Lay out the fixed buttons, row by row; each row maps names to buttons. A row of buttons with signs is that of
        the round ones, at the foot."""
        panel = self._panel
        area = panel.buttons.copy()
        area.height = panel.row_height
        for row in rows:
            if any(button.icon for button in row.values()):
                self._tools = dict(row)
                continue
            for (name, button), cell in zip(row.items(), self._cells(area, list(row.values())), strict=True):
                self._fixed[name] = self._widgets.button(cell, button.text, button.act, button.kind, button.tip)
            area.top += panel.row_height + panel.gap
        self._lay_tools(frozenset(name for name, one in self._tools.items() if not one.while_able))

    def _lay_tools(self, shown: frozenset[str]) -> None:
        """Lay out the round buttons with these names."""
        panel, before = self._panel, [one for one in self._fixed.values() if isinstance(one, controls.RoundButton)]
        named = {name: one for name, one in self._tools.items() if name in shown}
        cells = self._tool_cells(list(named.values()))
        made = {
            name: controls.RoundButton(f"tool.{name}", cell, one.text, one.icon, one.act, panel.scale, one.tip)
            for (name, one), cell in zip(named.items(), cells, strict=True)
        }
        wide = [cell.width for cell in cells]
        least = min(wide) if wide and max(wide) > min(wide) + 1 else 0
        for name, control in made.items():
            control.kind, control.most = named[name].kind, least
        self._shown_tools = shown
        self._widgets.tools(before, list(made.values()))
        self._fixed = {**{name: one for name, one in self._fixed.items() if name not in self._tools}, **made}

    def _tool_cells(self, tools: Sequence[Button]) -> list[pygame.Rect]:
        """The cells of the round buttons: of equal width, unless a name needs more."""
        area, scale, count = self._panel.tools, self._panel.scale, len(tools)
        names = [width_of(one.text, "text", scale(SMALL)) + 2 for one in tools]
        needed = [max(LEAST_SIDE, wide) for wide in names]
        edges = [area.left + area.width * number // count for number in range(count + 1)] if count else []
        if any(need > right - left for need, (left, right) in zip(needed, pairwise(edges), strict=True)):
            spare, edges = area.width - sum(needed), [area.left]
            for need in needed:
                edges.append(edges[-1] + need + spare // count)
        return [pygame.Rect(left, area.top, right - left, area.height) for left, right in pairwise(edges)]

    def _cells(self, area: pygame.Rect, row: list[Button]) -> list[pygame.Rect]:
        """The cells of a row: of equal width, unless the words of a button need more."""
        panel, count = self._panel, len(row)
        equal = [panel.row(area, i, count, count) for i in range(count)]
        words = [width_of(button.text, "text", panel.scale.body) + panel.scale(BESIDE) for button in row]
        needed = [max(LEAST_SIDE, wide) for wide in words]
        if all(need <= cell.width for need, cell in zip(needed, equal, strict=True)):
            return equal
        spare, left = area.width - panel.gap * (count - 1) - sum(needed), area.left
        cells = []
        for number, need in enumerate(needed):
            right = area.right if number == count - 1 else left + need + spare // count
            cells.append(pygame.Rect(left, area.top, right - left, panel.row_height))
            left = right + panel.gap
        return cells

    def name_rules(self, rules: str, act: Callable[[], None], tip: str, subtitle: str = "") -> None:
        """Name the rules in force below the name of the game. If the line is shortened, the tooltip has it whole."""
        panel = self._panel
        panel.share_line(rules, subtitle)
        words = shortened(rules, "serif-italic", panel.scale(CAPTION), panel.rules.width)
        if rules and panel.rules.height and panel.rules.width > LEAST_SIDE:
            self._widgets.button(panel.rules, words, act, "caption", tip if words == rules else rules)

    def enable(self, able: Mapping[str, bool], foot: bool = True) -> None:
        """Enable or disable fixed buttons by name; the round ones at the `foot` are there or not."""
        named = self._tools.items() if foot else ()
        shown = frozenset(name for name, one in named if not one.while_able or able.get(name, True))
        if shown != self._shown_tools:
            self._lay_tools(shown)
        for name in self._fixed.keys() & able.keys():
            self._fixed[name].enable(able[name])

    def stress(self, name: str, main: bool) -> None:
        """Draw a fixed button as the main one, or as a plain one."""
        button, kind = self._fixed[name], PRIMARY if main else PLAIN
        if button.kind != kind:
            button.kind = kind
            button.element.rebuild()

    def build(self, buttons: Sequence[Button], content: PanelContent, below: int = 0) -> None:
        """Lay out the buttons for the current state between its words and `below` pixels that stay free. A label that
        does not fit becomes the tooltip."""
        panel = self._panel
        rows = self._in_rows(buttons, panel.most_rows(panel.least_for(content) + below))
        more = panel.more_above(len(rows), content, below)
        laid = more, [[button.text for button in row] for row in rows]
        same = laid == self._laid and [button.text for button in buttons] == [button.text for button in self._buttons]
        self._buttons, self._laid = buttons, laid
        if same and self._moment:
            return
        for element in self._moment:
            self._widgets.remove(element)
        self._moment.clear()
        self.rows = len(rows)
        panel.make_room(self.rows, more)
        area = panel.actions.copy()
        for row in rows:
            for button, cell in zip(row, cells_of(panel, area, row), strict=True):
                tip = button.tip if _fits(panel, button, cell) else button.text
                made = self._widgets.button(cell, button.text, button.act, button.kind, tip)
                made.spoken = button.spoken
                self._moment.append(made)
            area.top += panel.row_height + panel.gap

    def explain(self, content: PanelContent, button: Button) -> None:
        """The button beside a refusal that is explained."""
        rect = self._panel.why_button(content, button.text)
        if rect == (self._why.rect if self._why else None):
            return
        if self._why:
            self._widgets.remove(self._why)
            self._why = None
        if rect:
            self._why = self._widgets.button(rect, button.text, button.act, button.kind, button.tip)

    def _in_rows(self, buttons: Sequence[Button], most: int) -> list[list[Button]]:
        """Group the buttons into rows. If there are more than `most` although the letters are the smallest, the last
        ones are offered by one button in their place."""
        live = [replace(button, act=partial(self._press, index, button.text)) for index, button in enumerate(buttons)]
        rows, kept = whole_rows(self._panel, live), len(live)
        while len(rows) > max(1, most) and kept:
            kept -= 1
            rows = whole_rows(self._panel, [*live[:kept], self._rest(live[kept:])])
        return rows

    def _press(self, index: int, text: str) -> None:
        """Call the button at this index, if it is still there. Its action is looked up when it is pressed, as the same
        label may come to stand for other steps."""
        if index < len(self._buttons) and self._buttons[index].text == text:
            self._buttons[index].act()

    def press_first(self) -> bool:
        """Press the main button, as Enter does. False if there is none."""
        buttons: tuple[Button | controls.Button, ...] = (*self._buttons, *self._fixed.values())
        main = next((button for button in buttons if button.kind == PRIMARY), None)
        if main:
            main.act()
        return main is not None
