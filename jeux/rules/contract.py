"""What every game promises to the match, the engine and the views.

A *step* is one decision of one hand, written as text (``d6``, ``d6xd4``, ``5:13/8``); a *place* is a name where
men stand: a point of the board (``d6``) or a spot beside it (``hand:w``, ``taken:b``, ``bar:w``, ``off:b``).
Positions are immutable values. There is no inheritance between games: a game is a module that fills one `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Protocol, Self

from jeux.rules.card import Card

CHANCE = -1
"""`Position.turn` when nobody decides: the next step is an outcome of chance."""
OVER = -2
"""`Position.turn` once the game is finished."""
FACES = 6
"""The faces of every die."""


class RulesError(ValueError):
    """Something from outside that the rules cannot read; `code` names a sentence of the text catalogue."""

    code = "bad-input"


class BadOption(RulesError):
    """An option or a number of players that the game does not have."""

    code = "bad-option"


class BadPosition(RulesError):
    """A text that is not a position of the game. `flaw` names the sentence that says why, ``flaw-<flaw>``: of the game
    where it has one, else of the house."""

    code = "bad-position"

    def __init__(self, reason: str, flaw: str = "form") -> None:
        super().__init__(reason)
        self.flaw = flaw


class MalformedStep(RulesError):
    """A text that has none of the forms of a step of the game, so that no rule speaks of it."""

    code = "bad-step"


# --- what a hand does ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moved:
    """A man goes from one place of the board to another; `jump` when the hand lifts it over something."""

    man: str
    origin: str
    target: str
    jump: bool = False


@dataclass(frozen=True, slots=True)
class Put:
    """A man comes onto the board from a place beside it (`origin`: ``hand:w``, ``bar:b``…)."""

    man: str
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class Removed:
    """A man leaves the board for a place beside it (`target`: ``taken:b``, ``bar:w``, ``off:w``…)."""

    man: str
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class Flipped:
    """A two-faced man is turned over where it stands and shows `man` now."""

    man: str
    place: str


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice come to rest; `sides` says who threw each (player index, or -1 for a common throw)."""

    dice: tuple[int, ...]
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Formed:
    """Something is made that the players should see: a mill, a chain, a fortress; the places that form it."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Raised:
    """The doubling cube shows `stake` and lies with `holder` (a player index, or -1 for nobody)."""

    stake: int
    holder: int


Effect = Moved | Put | Removed | Flipped | Thrown | Formed | Raised


# --- what the rules answer ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a step is forbidden: a reason code, and the places to point at when it is explained."""

    code: str
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: one score per player (win 1, loss 0, draw 0.5, or points), the rule that ended it, and the
    places that show it. `counted` are the points that a match adds up where they are others than the scores."""

    scores: tuple[float, ...]
    reason: str
    places: tuple[str, ...] = ()
    counted: tuple[float, ...] = ()


class Position(Protocol):
    """An immutable position. Equality and hash are by value, without the repetition history."""

    @property
    def turn(self) -> int:
        """The player who decides the next step, `CHANCE` or `OVER`. The same player may decide twice in a row."""

    @property
    def past(self) -> tuple[Any, ...]:
        """What a rule of repetition remembers, outside equality; empty where there is none."""

    def steps(self) -> tuple[str, ...]:
        """The legal steps, or the outcomes of chance, without duplicates; empty when the game is over."""

    def play(self, step: str) -> Self:
        """The position after a legal step (asserted; `jeux.match` checks it)."""

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        """The outcomes of chance with their probabilities, empty when a player decides."""

    def throws(self) -> int:
        """How many dice of `FACES` faces chance throws now (0 when a player decides)."""

    def outcome(self, dice: tuple[int, ...]) -> str:
        """The chance step that these dice make, `throws()` of them in the order in which they were drawn."""

    def result(self) -> Result | None:
        """How the game ended, or None."""

    def refusal(self, step: str) -> Refusal | None:
        """The reason that forbids `step`, or None when it is legal. Raises `MalformedStep`."""

    def effects(self, step: str) -> tuple[Effect, ...]:
        """What the hand does, in order, when it plays this legal step."""

    def men(self) -> tuple[tuple[str, str], ...]:
        """Every man in sight as (place, man), stacked men from the bottom up."""

    def places(self, step: str) -> tuple[str, ...]:
        """The places that a hand touches to play `step`, in order; empty for a step that a button plays."""

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """The step, legal or not, that touching these places would mean here; None when it means nothing."""

    def text(self) -> str:
        """The canonical position text."""


# --- what is true of a step ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is true of a legal step by the rules alone: its name, those of one game as ``<key>:<name>``, a
    number where it has one, and the places that it is about."""

    name: str
    number: Fraction | None = None
    places: tuple[str, ...] = ()


def counted(name: str, places: tuple[str, ...]) -> Iterator[Fact]:
    """The fact about some places, with their number, if there are any."""
    if places:
        yield Fact(name, Fraction(len(places)), places)


def takes_nothing(position: Position, step: str) -> int:
    """Nobody loses a man."""
    return 0


def forms_nothing(position: Position, step: str) -> tuple[tuple[str, ...], ...]:
    """Nothing is formed."""
    return ()


def exposes_nothing(position: Position, step: str) -> Fraction | None:
    """No throw hits anybody."""
    return None


def never_answers(position: Position) -> bool:
    """Nothing is offered, so that nothing is answered."""
    return False


def never_seen(position: Position) -> bool:
    """Every way to finish a turn has to be played to know where it leads."""
    return False


def not_seen(position: Position) -> bool | None:
    """Every turn has to be played to know whether it wins."""
    return None


def nothing_more(position: Position, step: str) -> tuple[Fact, ...]:
    """No facts beside those of all games."""
    return ()


@dataclass(frozen=True, slots=True)
class StepFacts:
    """What a game knows of its legal steps beside their outcome, each function of a position and a step that a player
    may play there. `docs/facts.md` defines all of it."""

    takes: Callable[[Position, str], int] = takes_nothing
    """How many men of other sides leave their places."""
    forms: Callable[[Position, str], tuple[tuple[str, ...], ...]] = forms_nothing
    """The places of each thing formed."""
    exposed: Callable[[Position, str], Fraction | None] = exposes_nothing
    """How likely the next throw lets the other side hit a man; None where the step does not end the turn."""
    answers: Callable[[Position], bool] = never_answers
    """Whether the player to decide answers an offer: then no step is weighed against the others."""
    wins_now: Callable[[Position], bool | None] = not_seen
    """Whether some step wins at once, where that is seen without playing them and every step ends the turn and leads to
    a position of its own; None where it is not seen."""
    wins_turn: Callable[[Position], bool | None] = not_seen
    """The same of a turn of any number of steps: whether the player to decide can end the game in it, ahead of the
    others. Asked only where no positions are counted."""
    turn_fails: Callable[[Position], bool] = never_seen
    """Whether it is seen, in the middle of a turn, that the player to decide cannot win in it and lets the other side
    win in the next, however he goes on. Asked only where no positions are counted."""
    names: tuple[str, ...] = ()
    """The names of its own facts."""
    own: Callable[[Position, str], tuple[Fact, ...]] = nothing_more
    """Its own facts."""


# --- a game -------------------------------------------------------------------------------------------------------

Options = Mapping[str, str]
"""The chosen value of every option of a game."""


Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """Values of an option that are made by hand: up to `most` rows of `columns` numbers from 0 to `top`, none of them
    empty. `read` raises `RulesError` for any other text; `write` is its inverse."""

    columns: int
    most: int
    top: int
    read: Callable[[str], Rows]
    write: Callable[[Rows], str]

    def fits(self, value: str) -> bool:
        """Whether a text is such a value."""
        try:
            return self.write(self.read(value)) == value
        except RulesError:
            return False


@dataclass(frozen=True, slots=True)
class Option:
    """One rule switch: its name and its values, the booklet's first; `players` are the numbers of players with which
    it means something, empty for all."""

    name: str
    values: tuple[str, ...]
    players: tuple[int, ...] = ()
    counts: Counts | None = None
    """The other values that it may have."""


@dataclass(frozen=True, slots=True)
class Board:
    """The geometry of a board, for legality, drawing, hit-testing and the keyboard alike.

    `where` gives every place of the board in board units, y upwards. `lines` are the drawn strokes, each a chain of
    points; `near` the places joined to each. `size` is the (left, bottom, right, top) that holds the whole field."""

    points: tuple[str, ...]
    where: Mapping[str, tuple[float, float]]
    size: tuple[float, float, float, float]
    lines: tuple[tuple[str, ...], ...] = ()
    near: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def one_point(position: Position) -> tuple[int, ...]:
    """The price of giving up in a game that is won or lost."""
    return (1,)


def never_parted(position: Position) -> bool:
    """The sides meet to the end."""
    return False


def one(position: Position) -> float:
    """Values are winning chances, or the points of a single game."""
    return 1.0


def alone(position: Position, player: int) -> tuple[int, ...]:
    """Everybody wins and loses for himself."""
    return (player,)


def of_the_other(value: float) -> float:
    """What a chance to win is to the other of two players."""
    return 1.0 - value


def same_options(options: Options, target: int, scores: tuple[tuple[float, ...], ...]) -> Options:
    """The options of the next game of a match when the match changes nothing."""
    return options


@dataclass(frozen=True, slots=True)
class Game(Card):
    """All that shared code knows of a game: what it is, never what it looks like."""

    sides: tuple[str, ...]
    """The letters of the players, in player order."""
    men: tuple[str, ...]
    board: Board
    """The geometry; where options change it, the largest."""
    options: tuple[Option, ...]
    presets: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """Sets of options with a name, the booklet's first."""
    refusals: tuple[str, ...]
    """Every reason code of a refusal."""
    endings: tuple[str, ...]
    """Every reason code of a result."""
    start: Callable[[Options, int], Position]
    read: Callable[[str, Options, int], Position]
    in_points: bool = False
    """A game that is won is worth points."""
    targets: tuple[int, ...] = ()
    """The lengths in points of the matches that the page knows; empty: single games."""
    prices: Callable[[Position], tuple[int, ...]] = one_point
    """What giving up may cost."""
    match_options: Callable[[Options, int, tuple[tuple[float, ...], ...]], Options] = same_options
    """The options of the next game of a match, from those of the match, its target and the scores before this game and
    before all earlier ones."""
    losses: tuple[float, float, float] = (0.05, 0.10, 0.15)
    """The losses of value that make a step imprecise, an error and a blunder: what equals 5, 10 and 15 points of
    winning chances, in the engine's values; multiplied by `unit`."""
    unit: Callable[[Position], float] = one
    """What `losses` are multiplied by at a position where a player decides."""
    in_match: Callable[[Position, tuple[int, ...]], Position] | None = None
    """The same position as one of a match in which the players still need so many points, where that changes what is
    good; the rules stay the same."""
    mirror: Callable[[float], float] | None = of_the_other
    """What a value of one of two players is worth to the other; None where that does not follow from it."""
    throws_dice: bool = False
    """Chance decides in it, by dice: some of its positions have `throws`."""
    parted: Callable[[Position], bool] = never_parted
    """Whether no side can hinder another any more, at a game that goes on: what is left is a race."""
    opening_throw: bool = False
    """The first throw says who begins, so that nobody takes turns at it."""
    asymmetric: bool = False
    """The sides have different men or aims, so that a fair match has everybody play each of them."""
    fewest: bool = False
    """Every game counts points for every side, the fewest are the best and those of a match are added up; so each game
    is played to its end, without giving up or agreeing."""
    lone: Callable[[Position], str] | None = None
    """Where the fewest points win, the text of the same decision for a single player."""
    allies: Callable[[Position, int], tuple[int, ...]] = alone
    """The players who win and lose with a player, himself among them."""
    boards: Callable[[Options], Board] | None = None
    """The geometry under some options, where they change it."""
    step_facts: StepFacts = field(default_factory=StepFacts)
    """What is true of its steps, beside their outcome."""


def losses_at(game: Game, position: Position) -> tuple[float, float, float]:
    """The losses of value that make a step imprecise, an error and a blunder at a position."""
    unit, (imprecise, error, blunder) = game.unit(position), game.losses
    return unit * imprecise, unit * error, unit * blunder


def complete_options(game: Game, given: Mapping[str, str]) -> dict[str, str]:
    """`given` with the default of every option left out. Raises `BadOption`."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"{game.key} has no option {name!r}")
        values, counts = known[name].values, known[name].counts
        if value not in values and not (counts and counts.fits(value)):
            raise BadOption(f"{name} is one of {', '.join(values)}, not {value!r}")
    return {name: given.get(name, option.values[0]) for name, option in known.items()}


def in_use(game: Game, options: Mapping[str, str]) -> Game:
    """The game with the board that these options put on the table. Raises `BadOption`."""
    return replace(game, board=game.boards(options)) if game.boards else game


def perft(position: Position, depth: int) -> int:
    """The number of sequences of exactly `depth` steps, chance outcomes counted as steps."""
    if depth <= 0:
        return 1
    steps = position.steps()
    if depth == 1:
        return len(steps)
    return sum(perft(position.play(step), depth - 1) for step in steps)
