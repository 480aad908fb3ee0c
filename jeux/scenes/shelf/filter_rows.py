"""The rows of all filters, and the two views of the shelf; « Plus » opens them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from jeux.common.settings import VIEWS
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.play.setup.filters import WHO, Filters, kinds
from jeux.rules import CARDS
from jeux.ui.blocks import MOST_SEGMENTS, Column, label_width, track_width
from jeux.ui.drawing import CHIP_GAP, pill_width
from jeux.ui.items import Item

APART = 2.4
"""Body sizes between two filters side by side."""


class FilterActions(Protocol):
    """What the filters do."""

    def filter(self, **asked: str | int) -> None:
        """Change some of the filters."""

    def show_view(self, view: str) -> None:
        """Show the games in another of the `VIEWS`."""


class FilterRows:
    """Lays out the filters that distinguish any games, side by side where there is room; `y` ends below them."""

    def __init__(
        self,
        filters: Filters,
        view: str,
        actions: FilterActions,
        texts: Texts,
        scale: Scale,
        room: tuple[int, int, int],
    ) -> None:
        """`room` is the left edge, the top and the width."""
        self.filters, self.actions, self.texts, self.scale = filters, actions, texts, scale
        self.left, self.y, self.width = room
        self.items: list[Item] = []
        self._x, self._bottom = self.left, self.y
        who: tuple[str | int, ...] = WHO
        self._row("who", texts.get("filter-all"), who)
        for name, values in kinds(CARDS.values()).items():
            self._row(name, texts.get("filter-any"), values)
        words = [texts.get(f"menu-view-{each}") for each in VIEWS]
        shown = VIEWS.index(view)
        self._choices("view", texts.get("menu-view"), words, shown, lambda number: actions.show_view(VIEWS[number]))
        self.y = self._bottom

    def _row(self, name: str, every: str, values: Sequence[str | int]) -> None:
        words = [every, *(self._value(name, value) for value in values)]
        now = getattr(self.filters, name)
        chosen = values.index(now) + 1 if now in values else 0
        asked = [type(values[0])(), *values]
        self._choices(
            f"filter.{name}", self.texts.get(f"filter-{name}"), words, chosen, partial(self._ask, name, asked)
        )

    def _choices(self, name: str, label: str, words: Sequence[str], chosen: int, act: Callable[[int], object]) -> None:
        """One question, beside the one before it where there is room."""
        length = _length(words, self.scale) + label_width(label, self.scale)
        if self._x > self.left and self._x + length > self.left + self.width:
            self._x, self.y = self.left, self._bottom + self.scale(0.5)
        column = Column(self.scale, self._x, self.y, min(length, self.width))
        column.choices(name, words, chosen, act, label)
        self.items += column.items
        self._bottom = max(self._bottom, column.y)
        self._x += length + self.scale(APART)

    def _ask(self, name: str, values: Sequence[str | int], number: int) -> None:
        self.actions.filter(**{name: values[number]})

    def _value(self, name: str, value: str | int) -> str:
        if name == "age":
            return self.texts.get("filter-age-value", age=value)
        if name == "players":
            return str(value)
        return self.texts.get(f"{name}-{value}" if name in ("family", "luck") else f"filter-{name}-{value}")


def _length(words: Sequence[str], scale: Scale) -> int:
    """The width of a question's answers in one row."""
    if len(words) <= MOST_SEGMENTS:
        return track_width(words, scale)
    return sum(pill_width(word, scale) + scale(CHIP_GAP) for word in words)
