"""The text of a screen for speech output."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Protocol
from weakref import WeakKeyDictionary

from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.ui.controls import Button, Control, Word
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets

MOST_CHOSEN = 12
"""A page with more choices than these is summed up without them."""


@dataclass(frozen=True, slots=True)
class ScreenSpeech:
    """All that a screen says at one moment; the announcer speaks the differences between two of them."""

    title: tuple[str, ...] = ()
    """The title of the screen."""
    subtitle: str = ""
    """What belongs to the title when the screen opens, and is spoken alone when it changes."""
    at: str = ""
    """The name of what the keyboard acts on: an item, or a place of a board."""
    focus: tuple[str, ...] = ()
    """The text of that element, with its state."""
    help: str = ""
    """The help text of that element."""
    played: tuple[str, ...] = ()
    """The steps of the game so far."""
    message: tuple[str, ...] = ()
    """What is said now, sentence by sentence."""
    refusal: bool = False
    """Whether the message is a refusal."""
    role: Role | None = None
    """What kind of thing that element is."""
    notes: tuple[str, ...] = ()
    """Read-only texts: spoken when they change, not when the screen opens."""

    asked: tuple[str, ...] = ()
    """The question of a page and its answers, said as the message is; a screen reader reads them by itself."""
    retold: bool = False
    """Whether the steps are shown again of a game that was played: to go back takes none of them back."""

    @property
    def told(self) -> tuple[str, ...]:
        """What is said now, with the question."""
        return (*self.message, *self.asked)

    @property
    def heading(self) -> tuple[str, ...]:
        """The title with all that belongs to it."""
        return (*self.title, self.subtitle) if self.subtitle else self.title


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A paragraph of a page, or a row of a board; `show` brings it into sight."""

    text: str
    show: Callable[[], object]


class Narrator(Protocol):
    """Gives the text of one screen to speech output."""

    @property
    def source(self) -> object:
        """The object announced: another one means that another screen is on top."""

    @property
    def settled(self) -> bool:
        """Whether everything that it says is already visible."""

    def settle(self) -> None:
        """Make everything visible at once."""

    @property
    def reading(self) -> bool:
        """Whether Up and Down read it line by line while no control has the focus."""

    def speech(self) -> ScreenSpeech:
        """The current text."""

    def lines(self) -> Sequence[ReadLine]:
        """The lines that can be read one by one."""

    def situation(self) -> Sequence[str]:
        """The whole text in reading order."""

    def summary(self) -> Sequence[str]:
        """The text in a few sentences; empty where it is never long, or is there to be read whole."""

    def choose_step(self) -> bool:
        """Open the list of legal steps; False if there are none."""


_NOTES: WeakKeyDictionary[Spot, str] = WeakKeyDictionary()
"""Caches the text of read-only spots for as long as they are laid out."""


def nowhere() -> None:
    """Do nothing: the line is already visible."""


class PageNarrator:
    """Reads a screen of pages; the title is the first text of its first page. `asked` is the question of a page that
    asks but one thing, and `answers` its buttons."""

    def __init__(
        self, widgets: Widgets, texts: Texts, reading: bool = False, asked: str = "", answers: Sequence[str] = ()
    ) -> None:
        self._widgets, self._texts, self._reading = widgets, texts, reading
        self._asked, self._answers = asked, answers

    @property
    def source(self) -> object:
        return self._widgets

    @property
    def settled(self) -> bool:
        return True

    def settle(self) -> None:
        """Nothing moves."""

    @property
    def reading(self) -> bool:
        return self._reading and self._widgets.focused is None

    def speech(self) -> ScreenSpeech:
        item, notes = self._widgets.focused, self._notes()
        if item is None:
            return ScreenSpeech(self.title(), asked=self._question(), notes=notes)
        described = item.described(self._texts)
        told = described.words(self._texts)
        return ScreenSpeech(self.title(), "", item.name, told, item.help, notes=notes, role=described.role)

    def _question(self) -> tuple[str, ...]:
        """The question and its answers; they are told until one of them has the focus."""
        if not self._answers:
            return ()
        answers = self._texts.get("heard-answers", answers=self._listed(self._answers))
        return (self._asked, answers) if self._asked else (answers,)

    def _notes(self) -> tuple[str, ...]:
        """The texts of the unnamed spots. Empty for a page to be read: it is long and does not change."""
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
        """The title of the screen."""
        drawn = (item for page in self._widgets.pages for item in page.items if not isinstance(item, Control))
        return next((told for item in drawn if (told := item.told(self._texts))), ())

    def lines(self) -> Sequence[ReadLine]:
        found = []
        for page in self._widgets.all_pages():
            for item in page.items:
                # on a page to be read, the controls are left out: Tab reaches them
                told = () if isinstance(item, Control if self._reading else Word) else item.told(self._texts)
                if any(map(str.isalnum, "".join(told))):  # skips list bullets
                    found.append(ReadLine(sentence(told), _showing(page, item)))
        return found

    def situation(self) -> Sequence[str]:
        return [line.text for line in self.lines()]

    def summary(self) -> Sequence[str]:
        """The title, the headings, what is chosen, and the main buttons."""
        if self._reading:
            return ()
        get, items = self._texts.get, [item for page in self._widgets.all_pages() for item in page.items]
        headings = [item.heading for item in items if isinstance(item, Spot) and item.heading]
        buttons = [item for item in items if isinstance(item, Button)]
        chosen = [_unstated(item, self._texts) for item in buttons if item.kind == "chosen"]
        main = [item.text for item in buttons if item.kind in ("primary", "grand")]
        told = [sentence(self.title()), *dict.fromkeys(headings)]
        if chosen and len(chosen) <= MOST_CHOSEN:
            told.append(get("heard-all-chosen", choices=self._listed(chosen)))
        return [*told, *([get("heard-buttons", buttons=", ".join(main))] if main else [])]

    def _listed(self, words: Sequence[str]) -> str:
        return reduce(lambda first, last: self._texts.get("list-semicolon", first=first, last=last), words)

    def choose_step(self) -> bool:
        return False


class PlainNarrator:
    """A title and one choice."""

    settled, reading = True, False
    source = "the plain page"

    def __init__(self, title: tuple[str, ...], choice: str) -> None:
        self._speech = ScreenSpeech(title, "", choice, (choice,))

    def speech(self) -> ScreenSpeech:
        return self._speech

    def lines(self) -> Sequence[ReadLine]:
        return [ReadLine(text, nowhere) for text in self.situation()]

    def situation(self) -> Sequence[str]:
        return [*self._speech.title, *self._speech.focus]

    def settle(self) -> None:
        """Nothing moves."""

    def summary(self) -> Sequence[str]:
        return ()

    def choose_step(self) -> bool:
        return False


def _unstated(item: Item, texts: Texts) -> str:
    """An item in words, without its states."""
    return sentence(replace(item.described(texts), states=(), checked=None, enabled=True).words(texts))


def _showing(page: Page, item: Item) -> Callable[[], object]:
    return lambda: page.show(item.rect, page.scale(1))


def heard(text: str) -> str:
    """A text without the dots that part its words for the eye: a voice would name them."""
    return text.replace(" · ", ", ")


def sentence(words: Sequence[str]) -> str:
    """Join words into one sentence."""
    text = ""
    for part in words:
        if not text:
            text = part
        elif part[0] in ",.;:)" or text[-1] in ".!?…:,(":
            text += part if part[0] in ",.;:)" else f" {part}"
        else:
            text += f", {part}"
    return text
