"""The fields of a position text other than the men, and the controls that set them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Protocol

from jeux.play.gestures.wording import Phrase
from jeux.rules.contract import FACES

Draft = Mapping[str, str]
"""The fields of a position text, in their order; they need not form a legal position."""
NOTHING = "-"
Words = Phrase | str
"""The id of a text with its arguments, or a literal string."""


def draft_of(text: str) -> dict[str, str]:
    """The fields of a position text."""
    pairs = (word.partition("=") for word in text.split(" "))
    return {name: value for name, _, value in pairs}


def text_of(draft: Draft) -> str:
    """The text of some fields."""
    return " ".join(f"{name}={value}" for name, value in draft.items())


class Style(Enum):
    """How a control is operated."""

    CHOICE = auto()
    NUMBER = auto()
    DICE = auto()
    """Each face adds a die."""
    TYPED = auto()
    """A number that is typed, or nothing."""


@dataclass(frozen=True, slots=True)
class Control:
    """A control beside the board. `values` are the possible values, `words` their labels, `value` the present one. For
    a `NUMBER`, `values` are the lowest and the highest; for `TYPED` there are none."""

    name: str
    label: Phrase
    values: tuple[str, ...]
    words: tuple[Words, ...]
    value: str
    style: Style = Style.CHOICE


class EditedField(Protocol):
    """A field of the text, edited by controls."""

    @property
    def name(self) -> str:
        """The name of the field in the text."""

    def controls(self, value: str) -> tuple[Control, ...]:
        """The controls for the present value."""

    def changed(self, value: str, control: str, to: str) -> str:
        """The value after one of its controls is set."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A field with few values. `words` are their labels; without them the labels are the texts
    ``edit-<name>-<value>``."""

    name: str
    values: tuple[str, ...]
    words: tuple[Words, ...] = ()

    def controls(self, value: str) -> tuple[Control, ...]:
        words = self.words or tuple((f"edit-{self.name}-{word_of(each)}", {}) for each in self.values)
        return (Control(self.name, (f"edit-{self.name}", {}), self.values, words, value),)

    def changed(self, value: str, control: str, to: str) -> str:
        return to


@dataclass(frozen=True, slots=True)
class Count:
    """A number between two limits, both included."""

    name: str
    low: int
    high: int

    def controls(self, value: str) -> tuple[Control, ...]:
        ends = (str(self.low), str(self.high))
        return (Control(self.name, (f"edit-{self.name}", {}), ends, (), value, Style.NUMBER),)

    def changed(self, value: str, control: str, to: str) -> str:
        return to


@dataclass(frozen=True, slots=True)
class CountEach:
    """A number for every side."""

    name: str
    low: int
    high: int
    sides: tuple[Words, ...]

    def controls(self, value: str) -> tuple[Control, ...]:
        ends, counts = (str(self.low), str(self.high)), value.split(",")
        return tuple(
            Control(f"{self.name}.{i}", (f"edit-{self.name}-{i}", {}), ends, (), count, Style.NUMBER)
            for i, count in enumerate(counts)
        )

    def changed(self, value: str, control: str, to: str) -> str:
        counts = value.split(",")
        counts[int(control.rpartition(".")[2])] = to
        return ",".join(counts)


@dataclass(frozen=True, slots=True)
class Dice:
    """Up to two dice on the table, the higher first. With `doubles`, a double is played four times, so that one to four
    of its dice may be left."""

    name: str = "dice"
    doubles: bool = False
    faces: tuple[str, ...] = field(default=tuple(map(str, range(1, FACES + 1))))

    def controls(self, value: str) -> tuple[Control, ...]:
        words: tuple[Words, ...] = (("edit-dice-none", {}), *self.faces)
        return (Control(self.name, ("edit-dice", {}), (NOTHING, *self.faces), words, value, Style.DICE),)

    def changed(self, value: str, control: str, to: str) -> str:
        """Add a die. A third die starts again; the face of a double removes one of its dice."""
        lying = [] if value == NOTHING else value.split(",")
        if to == NOTHING:
            return NOTHING
        if len(lying) == 1:
            double = self.doubles and lying[0] == to
            return ",".join([to] * 4 if double else sorted([*lying, to], reverse=True))
        if self.doubles and len(lying) > 1 and set(lying) == {to}:
            return ",".join(lying[1:])
        return to


def word_of(value: str) -> str:
    """How a value is written in the id of a text."""
    return "none" if value == NOTHING else value.lower()


@dataclass(frozen=True, slots=True)
class Named:
    """A field that names places: one of them or none, or several in the order of `among`."""

    name: str
    among: tuple[str, ...]
    several: bool = False

    def toggled(self, value: str, place: str) -> str:
        """The value after a place is added, or removed if it was named."""
        if place not in self.among:
            return value
        if not self.several:
            return NOTHING if value == place else place
        named = set(value.split(",")) ^ {place}
        return ",".join(each for each in self.among if each in named) or NOTHING

    def kept(self, value: str, places: frozenset[str]) -> str:
        """The value without the places that are not among these."""
        return ",".join(each for each in value.split(",") if each in places) or NOTHING

    def places(self, value: str) -> tuple[str, ...]:
        """The places that it names."""
        return () if value == NOTHING else tuple(value.split(","))
