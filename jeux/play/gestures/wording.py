"""What a game tells in words: one `Wording` value in ``jeux/play/games/<key>.py``, the ids of texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from jeux.rules.contract import Position

Phrase = tuple[str, Mapping[str, Any]]
"""A sentence: the id of a text of the game, and its arguments."""
P = TypeVar("P", bound=Position, contravariant=True)


def no_line(position: Position, player: int) -> Phrase | None:
    """Nothing to add under a player's name."""
    return None


def no_call(position: Position, step: str) -> Phrase | None:
    """Nothing to call out."""
    return None


def no_tally(position: Position) -> Phrase | None:
    """Nothing to count."""
    return None


@dataclass(frozen=True, slots=True)
class AdviceLines:
    """An advice in the words of a game."""

    step: Phrase | None = None
    """The step, where it is put otherwise than in the list of steps."""
    worth: Phrase | None = None
    """What may be expected of it."""
    short_worth: Phrase | None = None
    """The same in two or three words."""


def plain_advice(position: Position, step: str, value: float) -> AdviceLines:
    """Nothing special to say of an advice."""
    return AdviceLines()


def plain_notation(position: Position, step: str) -> Phrase | str:
    """The text of a step that touches places is its notation."""
    return step if position.places(step) else ""


def plain_button(position: Position, step: str) -> Phrase | None:
    """A step that touches no place is played by a button that bears its name."""
    return None if position.places(step) else (f"step-{step}", {})


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for a step, or against it; where it has a number, the more the higher that is. Its text is
    ``<key>-fact-<name>``; for a fact of all games, ``fact-<name>`` where the game has none of its own."""

    name: str
    """The name of the fact, without the key of the game."""
    good: bool


@dataclass(frozen=True, slots=True)
class Rating:
    """A measure that players of a game use for the quality of play: the mean loss of a turn times `scale`. Its texts
    are ``<key>-rating-<n>``, for a value that reaches n of the `bands`."""

    scale: float
    bands: tuple[float, ...]


def same_man(man: str) -> str:
    """A man is named in the texts by its letter."""
    return man


def same_place(position: Position, place: str) -> Phrase | str:
    """A place of the board is named as it is written."""
    return place


@dataclass(frozen=True, slots=True)
class SpokenNames(Generic[P]):
    """How men and places are named aloud. The names of men are the texts ``heard-man-<name>``, those of places beside
    the board ``heard-place-<kind>``, of the game or of the house."""

    man: Callable[[str], str] = same_man
    """The name of a kind of man in the texts; empty for one that is not told."""
    place: Callable[[P, str], Phrase | str] = same_place
    """The name of a place of the board."""
    more: Callable[[P, str], Phrase | None] = no_call
    """What else is seen at a place beside its men."""
    lines: Callable[[P], tuple[Phrase, ...]] | None = None
    """The board line by line, where that is not row by row."""


@dataclass(frozen=True, slots=True)
class Wording(Generic[P]):
    """The sentences of a game about its positions and steps."""

    prompt: Callable[[P], Phrase]
    """The sentence for the person to play."""
    step: Callable[[P, str], Phrase]
    """A step in words, as in the list of steps."""
    notation: Callable[[P, str], Phrase | str] = plain_notation
    """A step as it stands in the line of a turn of several; nothing for one that is left out there."""
    note: Callable[[P, int], Phrase | None] = no_line
    """A line under a player's name."""
    by_name: bool = False
    """The sides differ in nothing but who plays them: a name that was written stands for the side."""
    race: Callable[[P, int], Phrase | None] = no_line
    """The distance that a player's men have left: in the place of the note, unless the settings hide it."""
    button: Callable[[P, str], Phrase | None] = plain_button
    """What is written on the button of a step that has one."""
    prominent: tuple[str, ...] = ()
    """The steps whose button answers to Enter when there are several buttons."""
    unlisted: tuple[str, ...] = ()
    """The steps too plain for the list of steps."""
    call: Callable[[P, str], Phrase | None] = no_call
    """What a player says aloud with a step: it stays on the message line through the next player's turn."""
    tally: Callable[[P], Phrase | None] = no_tally
    """The count that decides the game, shown at its end."""
    pointed: Callable[[P, str], Phrase | None] = no_call
    """`pointed(position, place)`: what a place pointed at is good for, in the place of the prompt."""
    advice: Callable[[P, str, float], AdviceLines] = plain_advice
    """`advice(position, step, value)`: an advice in words, from the step and the expected score of the player to
    decide."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for steps and against them beside how they end the game, the weightiest first."""
    rating: Rating | None = None
    """The measure of a game looked at again, beside its accuracy."""
    spoken_names: SpokenNames[P] = field(default_factory=SpokenNames)
    """How the board is told to one who does not see it."""
