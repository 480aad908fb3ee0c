"""What is heard of a screen: what is seen on it, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol
from weakref import WeakKeyDictionary

from jeux.common.texts import Texts
from jeux.ui.controls import Control, Word
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets


@dataclass(frozen=True, slots=True)
class ScreenSpeech:
    """All that a screen says at one moment; what has changed since the last is said."""

    title: tuple[str, ...] = ()
    """What screen it is."""
    at: str = ""
    """The name of what the keyboard acts on: an item, or a place of a board."""
    focus: tuple[str, ...] = ()
    """What it says of itself, and its state."""
    help: str = ""
    """What explains it."""
    played: tuple[str, ...] = ()
    """The steps of the game so far."""
    message: tuple[str, ...] = ()
    """What is said now, sentence by sentence."""
    refusal: bool = False
    """Whether it refuses something."""
    notes: tuple[str, ...] = ()
    """What can only be read: it is said where it changes, not when the screen is shown."""


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A paragraph of a page, or a row of a board; `show` brings it into sight."""

    text: str
    show: Callable[[], object]


class Narrator(Protocol):
    """How one screen is heard."""

    @property
    def source(self) -> object:
        """What is heard: with another, one is elsewhere."""

    @property
    def settled(self) -> bool:
        """Whether everything that it says is seen already."""

    @property
    def reading(self) -> bool:
        """Whether arrows read it line by line while no control has the focus."""

    def speech(self) -> ScreenSpeech:
        """What it says now."""

    def lines(self) -> Sequence[ReadLine]:
        """What can be read on it line by line."""

    def situation(self) -> Sequence[str]:
        """All of it in order."""

    def choose_step(self) -> bool:
        """Show the legal steps to choose from; False where there are none."""


_NOTES: WeakKeyDictionary[Spot, str] = WeakKeyDictionary()
"""The words of spots that can only be read, as long as they are laid."""


def nowhere() -> None:
    """It is in sight already."""


class PageNarrator:
    """A screen of pages: its title is what its first page begins with."""

    def __init__(self, widgets: Widgets, texts: Texts, reading: bool = False) -> None:
        self._widgets, self._texts, self._reading = widgets, texts, reading

    @property
    def source(self) -> object:
        return self._widgets

    @property
    def settled(self) -> bool:
        return True

    @property
    def reading(self) -> bool:
        return self._reading and self._widgets.focused is None

    def speech(self) -> ScreenSpeech:
        item, notes = self._widgets.focused, self._notes()
        if item is None:
            return ScreenSpeech(self.title(), notes=notes)
        return ScreenSpeech(self.title(), item.name, item.told(self._texts), item.help, notes=notes)

    def _notes(self) -> tuple[str, ...]:
        """The words of what has no name; a page to be read is long, and does not change."""
        if self._reading:
            return ()
        spots = [
            item for page in self._widgets.pages for item in page.items if isinstance(item, Spot) and not item.name
        ]
        for spot in spots:
            if spot not in _NOTES:
                _NOTES[spot] = sentence(spot.told(self._texts))
        return tuple(filter(None, (_NOTES[spot] for spot in spots)))

    def title(self) -> tuple[str, ...]:
        """What screen it is."""
        drawn = (item for page in self._widgets.pages for item in page.items if not isinstance(item, Control))
        return next((told for item in drawn if (told := item.told(self._texts))), ())

    def lines(self) -> Sequence[ReadLine]:
        found = []
        for page in self._widgets.all_pages():
            for item in page.items:
                # Tab leads to the controls of a page that is read
                told = () if isinstance(item, Control if self._reading else Word) else item.told(self._texts)
                if any(map(str.isalnum, "".join(told))):  # no dots of a list
                    found.append(ReadLine(sentence(told), _showing(page, item)))
        return found

    def situation(self) -> Sequence[str]:
        return [line.text for line in self.lines()]

    def choose_step(self) -> bool:
        return False


class PlainNarrator:
    """A title and one choice."""

    settled, reading = True, False
    source = "the plain page"

    def __init__(self, title: tuple[str, ...], choice: str) -> None:
        self._speech = ScreenSpeech(title, choice, (choice,))

    def speech(self) -> ScreenSpeech:
        return self._speech

    def lines(self) -> Sequence[ReadLine]:
        return [ReadLine(text, nowhere) for text in self.situation()]

    def situation(self) -> Sequence[str]:
        return [*self._speech.title, *self._speech.focus]

    def choose_step(self) -> bool:
        return False


def _showing(page: Page, item: Item) -> Callable[[], object]:
    return lambda: page.show(item.rect, page.scale(1))


def sentence(words: Sequence[str]) -> str:
    """Words that stand beside each other, in one sentence."""
    text = ""
    for part in words:
        if not text:
            text = part
        elif part[0] in ",.;:)" or text[-1] in ".!?…:,(":
            text += part if part[0] in ",.;:)" else f" {part}"
        else:
            text += f", {part}"
    return text
