"""The sheet of the editor: the verdict on the draft, the tray of men, the other controls, the next actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.play.editor.editing import MOVE, RUB, Tool, Use
from jeux.play.editor.editing_fields import NOTHING, Control, Style, Words
from jeux.play.editor.editor import Editor
from jeux.scenes.editor.points import Points
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, SMALLEST_TARGET, Look, button_width, draw_button, put, width_of
from jeux.ui.items import Spot
from jeux.views.style.emblems import emblem
from jeux.views.style.painter import Painter

Act = Callable[[], object]
MAN = 1.7
"""Body sizes of a man in the tray."""
FAR = 20
"""A number with a wider range than this gets buttons for steps of ten."""


class Chip(NamedTuple):
    """A button in a row of several."""

    name: str
    text: str
    act: Act
    able: bool = True
    kind: str = "plain"


class ManButton(Button):
    """A man of the tray, with his name."""

    def __init__(self, name: str, rect: pygame.Rect, text: str, act: Act, scale: Scale, kind: str, man: str) -> None:
        super().__init__(name, rect, text, act, scale, kind)
        self.man = man
        self.painter: Painter | None = None

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_button(surface, rect, "", look, self.scale, self.kind)
        assert self.painter
        side, gap = self.scale(MAN), self.scale(0.4)
        picture = emblem(self.painter, self.man, side)
        surface.blit(picture, picture.get_rect(midleft=(rect.x + gap, rect.centery)))
        ink = colours().on_thumb if self.kind == "chosen" else colours().ink
        words = pygame.Rect(rect.x + side + 2 * gap, rect.y, rect.width - side - 3 * gap, rect.height)
        put(surface, self.text, "text", self.scale.body, ink, words, "left")


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

    def fill_tools(self, column: Column) -> None:
        """The tools; the first nine have a digit key."""
        scale, height = column.scale, column.scale(BUTTON_HEIGHT)
        column.write(self.texts.get("edit-tools"), "bold")
        column.gap(0.2)
        x = column.x
        self.tools = {}
        for number, tool in enumerate(self.editor.editing.tools(), 1):
            text, name = self._tool_words(tool), f"tool.{number}"
            drawn = tool.use is Use.MAN
            width = width_of(text, "text", scale.body) + scale(MAN + 1.3) if drawn else button_width(text, scale)
            width = min(width, column.width)
            if x > column.x and x + width > column.x + column.width:
                x, column.y = column.x, column.y + height + scale(CHIP_GAP)
            rect, kind = pygame.Rect(x, column.y, width, height), "chosen" if tool == self.editor.tool else "plain"
            act = partial(self._take_up, tool)
            if drawn:
                button: Button = ManButton(name, rect, text, act, scale, kind, tool.name)
                button.painter = self.painter  # type: ignore[attr-defined]
            else:
                button = Button(name, rect, text, act, scale, kind)
            column.items.append(button)
            self.tools[name] = tool
            x += width + scale(CHIP_GAP)
        column.y += height

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
        (low, high), scale = ends, column.scale
        steps = (-10, -1, 1, 10) if high - low > FAR else (-1, 1)
        signs = [f"{step:+d}".replace("-", "\N{MINUS SIGN}") for step in steps]
        room, wide = scale(2.2), [_step_width(sign, scale) for sign in signs]
        gap = scale(CHIP_GAP)
        x = column.label(label, room + sum(wide) + gap * len(steps))
        for step, sign, width in zip(steps, signs, wide, strict=True):
            if step == 1:
                spot = pygame.Rect(x, column.y, room, scale(BUTTON_HEIGHT))
                shown = str(int(value)) if value == int(value) else self.texts.get("number", n=round(value, 2))
                column.items.append(Spot(spot, _centred(shown, scale)))
                x += room + gap
            rect = pygame.Rect(x, column.y, width, scale(BUTTON_HEIGHT))
            to = partial(act, max(low, min(high, value + step)))
            column.items.append(Button(f"{name}{step:+d}", rect, sign, to, scale))
            x += width + gap
        column.y += scale(BUTTON_HEIGHT)

    def _typed(self, column: Column, control: Control) -> None:
        """A number with a text field."""
        scale = column.scale
        x = column.label(self.words(control.label), scale(8))
        rect = pygame.Rect(x, column.y, column.x + column.width - x, scale(BUTTON_HEIGHT))
        typed, hint = partial(self.editor.set, control.name), self.texts.get("edit-typed")
        column.items.append(Field(control.name, rect, control.value, hint, typed, scale, self.changed))
        column.y += scale(BUTTON_HEIGHT)


def _step_width(text: str, scale: Scale) -> int:
    """The width of a button that changes a number: four of them stand on a narrow sheet."""
    return max(SMALLEST_TARGET, width_of(text, "text", scale.body) + scale(0.9))


def _centred(text: str, scale: Scale) -> Callable[[pygame.Surface, pygame.Rect, Look], None]:
    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        put(surface, text, "bold", scale.body, colours().ink, at, "center")

    return paint


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
        x += width + scale(CHIP_GAP)
    column.y += height
    column.items += [button for button, _ in made]
    return made
