"""The sheet of the editor: the verdict on the draft, the tray of men, the other controls, the next actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.play.editor.editing import MOVE, RUB, Tool, Use
from jeux.play.editor.editing_fields import NOTHING, Control, Style, Words
from jeux.play.editor.editor import Editor
from jeux.scenes.editor.points import Points
from jeux.scenes.editor.tray import TrayTool
from jeux.ui.blocks import Column, Step
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, SMALL, button_width, width_of
from jeux.ui.items import Item
from jeux.views.style.painter import Painter

Act = Callable[[], object]
TOOL, TOOL_HEIGHT = 4.6, 4.6
"""Body sizes: a tool in a row of them."""
LINK_GAP = 1.1
MINUS = "\N{MINUS SIGN}"
FAR = 20
"""A number with a wider range than this gets buttons for steps of ten."""


class Chip(NamedTuple):
    """A button in a row of several."""

    name: str
    text: str
    act: Act
    able: bool = True
    kind: str = "plain"


class EditorSheet:
    """Fills columns with the controls of an editor. `changed` is called after something was set."""

    def __init__(self, editor: Editor, texts: Texts, painter: Painter, changed: Act) -> None:
        self.editor, self.texts, self.painter, self.changed = editor, texts, painter, changed
        self.tools: dict[str, Tool] = {}
        """The tools by the names of their buttons."""

    def words(self, words: Words) -> str:
        """A text of the game, or the string itself."""
        if isinstance(words, str):
            return words
        name, arguments = words
        return self.texts.game(self.editor.editing.game.key, name, **arguments)

    # --- what is wrong --------------------------------------------------------------------------------------------

    def judged(self) -> str:
        """The reason why the draft is not a valid position, or a text that it is one."""
        flaw = self.editor.flaw
        if flaw:
            return self.words((f"flaw-{flaw}", {}))
        return self.texts.get("edit-legal" if self.editor.playable else "edit-over")

    # --- the tray -------------------------------------------------------------------------------------------------

    def lay_tools(self, scale: Scale, rects: Sequence[pygame.Rect]) -> list[Item]:
        """The tools on the cloth, each in its rectangle; the first nine have a digit key."""
        tools = self.editor.editing.tools()
        self.tools = {f"tool.{number}": tool for number, tool in enumerate(tools, 1)}
        return [
            TrayTool(
                name,
                rect,
                self._tool_words(tool),
                partial(self._take_up, tool),
                scale,
                tool,
                self.painter,
                chosen=tool == self.editor.tool,
                position=(number, len(tools)),
            )
            for number, ((name, tool), rect) in enumerate(zip(self.tools.items(), rects, strict=True), 1)
        ]

    def fill_tools(self, column: Column) -> None:
        """The tools in rows, where the cloth has no room for them."""
        column.note(self.texts.get("edit-tools"))
        column.gap(0.2)
        tools, scale = self.editor.editing.tools(), column.scale
        longest = max(width_of(self._tool_words(tool), "text", scale(SMALL)) for tool in tools)
        wide, tall, count = max(scale(TOOL), longest + scale(0.5)), scale(TOOL_HEIGHT), len(tools)
        across = max(1, column.width // wide)
        rects = [
            pygame.Rect(column.x + n % across * wide, column.y + n // across * tall, wide, tall) for n in range(count)
        ]
        column.items += self.lay_tools(column.scale, rects)
        column.y = rects[-1].bottom

    def _tool_words(self, tool: Tool) -> str:
        if tool == MOVE:
            return self.texts.get("edit-tool-move")
        if tool == RUB:
            return self.texts.get("edit-tool-rub")
        if tool.use is Use.MAN:
            return self.words(self.editor.editing.man_words(tool.name))
        return self.words((f"edit-mark-{tool.name}", {}))

    def _take_up(self, tool: Tool) -> None:
        self.editor.take_up(tool)
        self.changed()

    # --- the fields -----------------------------------------------------------------------------------------------

    def fill_controls(self, column: Column) -> None:
        """The controls of the position other than the men."""
        for control in self.editor.editing.controls(self.editor.draft):
            column.gap(0.6)
            fill = {Style.NUMBER: self._number, Style.TYPED: self._typed}.get(control.style, self._choice)
            fill(column, control)

    def fill_points(self, column: Column, points: Points) -> None:
        """The controls for the initial points of a match."""
        for seat, value in enumerate(points.before if points.most else ()):
            side = self.words((f"side-{seat}-title", {}))
            column.gap(0.6)
            label = self.texts.get("edit-points-of", side=side, n=points.choice.target)
            self._steps(column, f"points.{seat}", label, (0, points.most), value, partial(self._give, points, seat))

    def _give(self, points: Points, seat: int, value: float) -> None:
        points.set(seat, value)
        self.changed()

    def _set(self, control: Control, value: str) -> None:
        self.editor.set(control.name, value)
        self.changed()

    def _choice(self, column: Column, control: Control) -> None:
        words, label = [self.words(each) for each in control.words], self.words(control.label)
        chosen = control.values.index(control.value) if control.value in control.values else -1
        if control.style is Style.DICE and control.value != NOTHING:
            label, chosen = f"{label} ({control.value.replace(',', ', ')})", -1
        act = lambda number: self._set(control, control.values[number])  # noqa: E731
        column.choices(control.name, words, chosen, act, label)

    def _number(self, column: Column, control: Control) -> None:
        """A number of the position."""
        low, high, value = int(control.values[0]), int(control.values[1]), int(control.value)
        act = lambda to: self._set(control, str(int(to)))  # noqa: E731
        self._steps(column, control.name, self.words(control.label), (low, high), value, act)

    def _steps(
        self,
        column: Column,
        name: str,
        label: str,
        ends: tuple[int, int],
        value: float,
        act: Callable[[float], object],
    ) -> None:
        """A number between buttons that change it."""
        low, high = ends
        steps = (-10, -1, 1, 10) if high - low > FAR else (-1, 1)
        alone = {-1: MINUS, 1: "+"} if len(steps) == 2 else {}
        shown = str(int(value)) if value == int(value) else self.texts.get("number", n=round(value, 2))
        made = [
            Step(
                f"{name}{step:+d}",
                alone.get(step, f"{step:+d}".replace("-", MINUS)),
                partial(act, max(low, min(high, value + step))),
            )
            for step in steps
        ]
        column.stepper(label, shown, made)

    def _typed(self, column: Column, control: Control) -> None:
        """A number with a text field."""
        scale = column.scale
        x = column.label(self.words(control.label), scale(8))
        rect = pygame.Rect(x, column.y, column.x + column.width - x, scale(BUTTON_HEIGHT))
        typed, hint = partial(self.editor.set, control.name), self.texts.get("edit-typed")
        column.items.append(Field(control.name, rect, control.value, hint, typed, scale, self.changed))
        column.y += scale(BUTTON_HEIGHT)


def chips(column: Column, row: Sequence[Chip]) -> list[tuple[Button, bool]]:
    """Lay buttons side by side in as many rows as needed. Returns each with whether it is enabled."""
    scale, height, x = column.scale, column.scale(BUTTON_HEIGHT), column.x
    made = []
    for chip in row:
        width = min(button_width(chip.text, scale, chip.kind), column.width)
        if x > column.x and x + width > column.x + column.width:
            x, column.y = column.x, column.y + height + scale(CHIP_GAP)
        rect = pygame.Rect(x, column.y, width, height)
        made.append((Button(chip.name, rect, chip.text, chip.act, scale, chip.kind), chip.able))
        x += width + scale(LINK_GAP if chip.kind == "link" else CHIP_GAP)
    column.y += height
    column.items += [button for button, _ in made]
    return made
