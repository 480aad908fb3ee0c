"""The controls of a page: their content, action and drawing. Each is backed by a pygame_gui element from
`jeux.ui.elements`. When a page is laid out again, it reuses the elements of controls that are still there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import pygame
from pygame_gui.core import UIContainer

from jeux.common.cleaning import clean
from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.ui.drawing import (
    KNOB_RADIUS,
    WORDS_ALONE,
    Look,
    draw_button,
    draw_check,
    draw_dots,
    draw_field,
    draw_pill,
    draw_round,
    draw_row,
    draw_segment,
    draw_sign,
    draw_slider,
    draw_step,
    draw_switch,
    draw_tab,
)
from jeux.ui.elements import STEP, ButtonElement, LineElement, SliderElement, WordElement
from jeux.ui.items import Described, Item


class Control(Item):
    """Something the user operates. `element` is its pygame_gui element once it is on a page."""

    aside = False

    def __init__(self, name: str, rect: pygame.Rect, scale: Scale) -> None:
        self.name, self.rect, self.scale = name, rect, scale
        self.element: Any = None
        self.label = self.about = ""
        """The name of the value it controls, and its explanation; both are drawn beside it, and spoken."""

    @property
    def element_rect(self) -> pygame.Rect:
        """The rectangle of the element, in page pixels."""
        return self.rect

    @abstractmethod
    def make(self, rect: pygame.Rect, container: UIContainer) -> Any:
        """An element for this control."""

    def take(self, element: Any) -> None:
        """Reuse the element of an earlier control of the same name, kind and size."""
        element.face = self
        element.rebuild()

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """Draw it in `rect`."""
        raise NotImplementedError

    @property
    def help(self) -> str:
        return self.about

    @property
    def enabled(self) -> bool:
        return self.element is None or bool(self.element.is_enabled)


class Button(Control):
    """A button. `kind` is one of those of `draw_button`; `tip` is its tooltip."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        act: Callable[[], object],
        scale: Scale,
        kind: str = "plain",
        tip: str | None = None,
    ) -> None:
        super().__init__(name, rect, scale)
        self.text, self.act, self.kind, self.tip = text, act, kind, tip
        self.spoken = ""
        """Spoken in place of its text, where that is no sentence; else empty."""

    def make(self, rect: pygame.Rect, container: UIContainer) -> Any:
        return ButtonElement(self, rect, self.text, container, self.tip)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_button(surface, rect, self.text, look, self.scale, self.kind)

    def described(self, texts: Texts) -> Described:
        role = Role.LINK if self.kind in WORDS_ALONE else Role.BUTTON
        name = self.spoken or (self.tip if self._is_sign and self.tip else self.text)
        checked = True if self.kind == "chosen" else None
        return Described(role, name, self.label, self.states(texts), checked=checked, enabled=self.able)

    def states(self, texts: Texts) -> tuple[str, ...]:
        """What is said of it besides its name, whether it is chosen and whether it can be used."""
        return ()

    @property
    def able(self) -> bool:
        """Whether pressing it would do something."""
        return self.enabled

    @property
    def _is_sign(self) -> bool:
        """Whether its text is a drawing, such as an arrow, which only its tooltip says in words."""
        return not any(map(str.isalnum, self.text))

    @property
    def help(self) -> str:
        return " ".join(words for words in ("" if self._is_sign else self.tip, self.about) if words)

    def press(self) -> bool:
        self.act()
        return True

    def enable(self, able: bool) -> None:
        """Enable or disable it."""
        if able != self.enabled:
            (self.element.enable if able else self.element.disable)()
            self.element.rebuild()  # at once: no later frame may be drawn


class Choosable(Button):
    """One of several choices of a group: its number from 1, and how many there are."""

    role = Role.RADIO

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        act: Callable[[], object],
        scale: Scale,
        *,
        chosen: bool,
        position: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(name, rect, text, act, scale, "chosen" if chosen else "plain")
        self.chosen, self.position = chosen, position

    def described(self, texts: Texts) -> Described:
        name, states = self.spoken or self.text, self.states(texts)
        return Described(self.role, name, self.label, states, self.position, self.chosen, self.able)


class Segment(Choosable):
    """A choice among a few, side by side on one track, which is drawn below them."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_segment(surface, rect, self.text, look, self.scale, chosen=self.chosen)


class StepButton(Button):
    """Makes a number smaller or greater, at one end of the track on which it stands."""

    ended = False
    """Whether the number goes no further: it keeps the focus, and does nothing."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        shown = look._replace(enabled=look.enabled and not self.ended)
        draw_step(surface, rect, self.text, shown, self.scale)

    @property
    def able(self) -> bool:
        return self.enabled and not self.ended


class Pill(Choosable):
    """What kind of things is shown."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_pill(surface, rect, self.text, look, self.scale, chosen=self.chosen)


class Tab(Choosable):
    """One of the parts of a page, in a line of them."""

    role = Role.TAB

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_tab(surface, rect, self.text, look, self.scale, chosen=self.chosen)


class Check(Choosable):
    """One of several things that may all be chosen."""

    role = Role.CHECK

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_check(surface, rect, self.text, look, self.scale, on=self.chosen)


class Switch(Check):
    """Something that is on or off: a row with its words on the left, the switch on the right."""

    role = Role.SWITCH

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_switch(surface, rect, self.text, look, self.scale, on=self.chosen)


class Row(Button):
    """A plain row of a menu, with a value at its right if it has one."""

    def __init__(
        self, name: str, rect: pygame.Rect, text: str, act: Callable[[], object], scale: Scale, value: str = ""
    ) -> None:
        super().__init__(name, rect, text, act, scale)
        self.value = value

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_row(surface, rect, self.text, self.value, look, self.scale)

    def states(self, texts: Texts) -> tuple[str, ...]:
        return (self.value,) if self.value else ()


class RoundButton(Button):
    """A tool: an icon in a circle, its name below."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        icon: str,
        act: Callable[[], object],
        scale: Scale,
        tip: str | None = None,
    ) -> None:
        super().__init__(name, rect, text, act, scale, tip=tip)
        self.icon = icon
        self.most = 0
        """Pixels: the widest that its circle may be, so that those of a row are alike; 0 for as wide as it can be."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_round(surface, rect, self.text, self.icon, look, self.scale, self.most, self.kind)


class Sign(RoundButton):
    """A way to another page: an icon without a box, its name below."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_sign(surface, rect, self.text, self.icon, look, self.scale)


class Word(Control):
    """A word in a text, with a dotted underline; hovering or pressing it shows its explanation beside it. The text
    itself is drawn separately, below it."""

    aside = True

    def __init__(self, name: str, rect: pygame.Rect, tip: str, scale: Scale) -> None:
        super().__init__(name, rect, scale)
        self.tip = tip

    def make(self, rect: pygame.Rect, container: UIContainer) -> Any:
        return WordElement(self, rect, "", container, self.tip)

    def described(self, texts: Texts) -> Described:
        return Described(Role.LINK, self.tip)

    def take(self, element: Any) -> None:
        element.hush()
        element.set_tooltip(self.tip)
        super().take(element)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_dots(surface, rect, look, self.scale)

    def press(self) -> bool:
        self.element.explain()
        return True

    def blur(self) -> None:
        self.element.hush()

    def hush(self) -> bool:
        """Hide the explanation; True if it was shown."""
        return self.element is not None and bool(self.element.hush())


class Slider(Control):
    """A value from 0 to 100."""

    def __init__(self, name: str, rect: pygame.Rect, value: int, change: Callable[[int], object], scale: Scale) -> None:
        super().__init__(name, rect, scale)
        self.value, self.change = value, change

    @property
    def element_rect(self) -> pygame.Rect:
        return self.rect.inflate(2 * self.scale(KNOB_RADIUS), 0)

    def make(self, rect: pygame.Rect, container: UIContainer) -> Any:
        return SliderElement(self, rect, self.value, container)

    def take(self, element: Any) -> None:
        element.face = self
        element.show_value(self.value)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_slider(surface, rect, self.value, look, self.scale)

    def described(self, texts: Texts) -> Described:
        name = texts.get("setting-volume-value", n=self.value)
        return Described(Role.SLIDER, name, self.label, amount=self.value)

    def slide(self, value: int) -> None:
        """Set the value, as the user does."""
        self.value = value
        self.element.show_value(value)
        self.change(value)

    def nudge(self, step: int) -> bool:
        self.slide(max(0, min(100, self.value + STEP * step)))
        return True


class Field(Control):
    """An input line. `changed` is called with the text at each change, `left` when the line loses the focus."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        hint: str,
        changed: Callable[[str], object],
        scale: Scale,
        left: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(name, rect, scale)
        self.text, self.hint, self.changed, self._left = text, hint, changed, left
        self.bare = False
        """Whether it stands in a frame that it shares with something else."""

    def make(self, rect: pygame.Rect, container: UIContainer) -> Any:
        return LineElement(self, rect, self.text, max(3, self.scale.thin + 1), container)

    def take(self, element: Any) -> None:
        element.face = self
        if element.text != self.text:
            element.set_text(self.text)
        element.repaint()

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_field(surface, rect, self.text, self.hint, look, self.scale, framed=not self.bare)

    def described(self, texts: Texts) -> Described:
        states = (self.text or texts.get("heard-empty-field"),)
        return Described(Role.ENTRY, self.hint, self.label, states, written=self.text)

    @property
    def typing(self) -> bool:
        """Whether it has the keyboard."""
        return self.element is not None and bool(self.element.is_focused)

    @property
    def selection(self) -> tuple[int, int]:
        """The first and the last end of what is selected; the caret where both are the same."""
        if not self.typing:
            return len(self.text), len(self.text)
        low, high = sorted(self.element.select_range)
        caret = min(self.element.edit_position, len(self.text))
        return (low, high) if low < high else (caret, caret)

    def write(self, text: str) -> None:
        """Replace the text, as somebody who types does."""
        self.element.set_text(self.cleaned(text))
        self.typed(self.element.text)

    def focus(self) -> None:
        self.element.ui_manager.set_focus_set({self.element})
        self.element.set_text(self.text)  # puts the caret at the end

    def blur(self) -> None:
        if self.typing:
            self.element.ui_manager.set_focus_set(None)

    def press(self) -> bool:
        self.focus()
        return True

    def cleaned(self, text: str) -> str:
        """The text without what does not belong in this line."""
        return clean(text, typing=True)

    def typed(self, text: str) -> None:
        """Called by the element at each change of the text."""
        self.text = text
        self.changed(text)

    def left(self) -> None:
        """Called by the element when it loses the keyboard."""
        if self._left:
            self._left()
