"""The wording of a game: one `Wording` value in ``jeux/play/games/<key>.py``, with the ids of texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from jeux.play.gestures.notice import Gauge
from jeux.rules.contract import Position

Phrase = tuple[str, Mapping[str, Any]]
"""A sentence: the id of a text of the game, and its arguments."""
P = TypeVar("P", bound=Position, contravariant=True)


Figures = Mapping[str, float]
"""Named numbers that the engine's player finds of a step (`jeux.engine.protocol`); empty where it finds none."""


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
    """The step, where its words differ from the list of steps."""
    worth: Phrase | None = None
    """The expected result of the step."""
    short_worth: Phrase | None = None
    """The same in two or three words."""


VALUE = "value"
"""The name of the value of a step among its figures."""


def no_figures(position: Position, better: Figures, worse: Figures) -> Phrase | None:
    """No reason in figures."""
    return None


def no_gauge(position: Position, figures: Figures) -> Gauge | None:
    """No bar below a reason."""
    return None


def plain_advice(position: Position, step: str, value: float) -> AdviceLines:
    """No special words for an advice."""
    return AdviceLines()


def plain_notation(position: Position, step: str) -> Phrase | str:
    """The default notation: the text of a step that touches places, else nothing."""
    return step if position.places(step) else ""


def plain_button(position: Position, step: str) -> Phrase | None:
    """The default button: a step that touches no place has a button with its name."""
    return None if position.places(step) else (f"step-{step}", {})


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for a step (`good`) or against it; if it has a number, a higher one counts more. Its text is
    ``<key>-fact-<name>``; for a fact of all games, ``fact-<name>`` where the game has none of its own."""

    name: str
    """The name of the fact, without the key of the game."""
    good: bool
    most: float = 100.0
    """The points of winning chances that it can explain, each unit of its number, where it has one: a small thing is no
    reason for a large loss."""
    defence: bool = False
    """It answers a threat: farther on a line, where the line itself has made the threat, it tells nothing."""


@dataclass(frozen=True, slots=True)
class Measure(Generic[P]):
    """Something that is counted for a side in a position, to tell what a line comes to; more of it is good, or bad. Its
    text is ``<key>-ends-<name>``."""

    name: str
    count: Callable[[P, int], int]
    good: bool
    most: float
    """The points of winning chances that each unit can explain."""


def every_decision(position: Position, step: str, gap: float) -> bool:
    """Each decision counts."""
    return True


@dataclass(frozen=True, slots=True)
class Rating:
    """A measure that players of a game use for the quality of play: the mean loss of a turn times `scale`. Its texts
    are ``<key>-rating-<n>``, where n is the number of `bands` that the value reaches. `counts` tells whether a decision
    is one of those over which the mean is taken: the position, the step played, and how much less the second best one
    is worth than the best, for a single stake."""

    scale: float
    bands: tuple[float, ...]
    counts: Callable[[Any, str, float], bool] = every_decision


@dataclass(frozen=True, slots=True)
class FigureWords(Generic[P]):
    """What a game tells in figures besides the value of a step."""

    reason: Callable[[P, Figures, Figures], Phrase | None] = no_figures
    """`reason(position, better, worse)`: why a step is better than another, from what the engine's player finds of both
    besides their value. Said first of decisions that touch no place, else where no fact tells."""
    gauge: Callable[[P, Figures], Gauge | None] = no_gauge
    """The bar below such a reason of a decision that touches no place."""
    rating: Rating | None = None
    """The measure shown in a review, besides the accuracy."""
    loss: Callable[[P, Figures, Figures], Phrase | None] = no_figures
    """`loss(position, better, worse)`: what an error costs in what the game measures, from what is found of both and
    their values, under the name `VALUE`. Said of every error."""
    measures: tuple[Measure[P], ...] = ()
    """What is compared at the ends of two lines where no single step tells why one is better."""


def same_man(man: str) -> str:
    """The default name of a man in the texts: its letter."""
    return man


def same_place(position: Position, place: str) -> Phrase | str:
    """The default name of a place: its key."""
    return place


@dataclass(frozen=True, slots=True)
class SpokenNames(Generic[P]):
    """The spoken names of men and places. The names of men are the texts ``heard-man-<name>``, those of places beside
    the board ``heard-place-<kind>``, from the texts of the game or the general ones."""

    man: Callable[[str], str] = same_man
    """The name of a kind of man in the texts; empty for one that is not mentioned."""
    place: Callable[[P, str], Phrase | str] = same_place
    """The name of a place of the board."""
    more: Callable[[P, str], Phrase | None] = no_call
    """What else is at a place besides its men."""
    step: Callable[[P, str], Phrase | None] = no_call
    """What the eye sees of a step besides its sentence: which men are turned over, which line is formed."""
    lines: Callable[[P], tuple[Phrase, ...]] | None = None
    """The board line by line, where the lines are not its rows."""


@dataclass(frozen=True, slots=True)
class Wording(Generic[P]):
    """The sentences of a game about its positions and steps."""

    prompt: Callable[[P], Phrase]
    """The sentence for the person to play."""
    step: Callable[[P, str], Phrase]
    """A step in words, as in the list of steps."""
    notation: Callable[[P, str], Phrase | str] = plain_notation
    """The notation of a step in a turn of several; empty for a step that is left out there."""
    note: Callable[[P, int], Phrase | None] = no_line
    """A line under a player's name."""
    by_name: bool = False
    """The sides differ only in who plays them: the name of the player replaces that of the side."""
    race: Callable[[P, int], Phrase | None] = no_line
    """The distance that a player's men still have to go, shown instead of the note unless the settings hide it."""
    button: Callable[[P, str], Phrase | None] = plain_button
    """What is written on the button of a step that has one."""
    prominent: tuple[str, ...] = ()
    """The steps whose button is the primary one, triggered by Enter, and the first one, at its own side of a row, when
    there are several."""
    unlisted: tuple[str, ...] = ()
    """The steps too plain for the list of steps."""
    call: Callable[[P, str], Phrase | None] = no_call
    """What a player says aloud with a step: it stays on the message line through the next player's turn."""
    tally: Callable[[P], Phrase | None] = no_tally
    """The count that decides the game, shown at its end."""
    pointed: Callable[[P, str], Phrase | None] = no_call
    """`pointed(position, place)`: what the place under the pointer can be used for, shown instead of the prompt."""
    advice: Callable[[P, str, float], AdviceLines] = plain_advice
    """`advice(position, step, value)`: an advice in words, from the step and the expected score of the player to
    decide."""
    reasons: tuple[Reason, ...] = ()
    """The reasons for steps and against them, besides how they end the game, the most important first."""
    figures: FigureWords[P] = field(default_factory=lambda: FigureWords())
    """What is told in figures."""
    spoken_names: SpokenNames[P] = field(default_factory=SpokenNames)
    """The words that describe the board to somebody who does not see it."""
