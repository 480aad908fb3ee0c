"""The interface of a game towards the match, the engine and the views.

A *step* is one decision of one player, written as text (``d6``, ``d6xd4``, ``5:13/8``); a *place* is a name where men
stand: a point of the board (``d6``) or a spot beside it (``hand:w``, ``taken:b``, ``bar:w``, ``off:b``). Positions are
immutable values. There is no inheritance between games: a game is a module that fills one `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Protocol, Self

from jeux.rules.card import Card

CHANCE = -1
"""`Position.turn` when no player decides: the next step is an outcome of chance."""
OVER = -2
"""`Position.turn` once the game is finished."""
FACES = 6
"""The faces of every die."""


class RulesError(ValueError):
    """External input that the rules cannot read; `code` names a sentence of the text catalogue."""

    code = "bad-input"


class BadOption(RulesError):
    """An option or a number of players that the game does not support."""

    code = "bad-option"


class BadPosition(RulesError):
    """A text that is not a position of the game. `flaw` names the sentence that explains it, ``flaw-<flaw>``: the
    game's if it has one, else the general one."""

    code = "bad-position"

    def __init__(self, reason: str, flaw: str = "form") -> None:
        super().__init__(reason)
        self.flaw = flaw


class MalformedStep(RulesError):
    """A text that does not have the form of a step of the game, so that no rule applies to it."""

    code = "bad-step"


# --- what a hand does ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moved:
    """A man goes from one place of the board to another; `jump` if it passes over something."""

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
    """Something is formed that should be shown: a mill, a chain, a fortress; the places that form it."""

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
    """Why a step is illegal: a reason code, and the places to highlight with the explanation."""

    code: str
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: one score per player (win 1, loss 0, draw 0.5, or points), the rule that ended it, and the
    places to highlight. `counted` are the points for a match, if they differ from the scores."""

    scores: tuple[float, ...]
    reason: str
    places: tuple[str, ...] = ()
    counted: tuple[float, ...] = ()


class Position(Protocol):
    """An immutable position. Equality and hash are by value, without the repetition history."""

    @property
    def turn(self) -> int:
        """The player to move, `CHANCE` or `OVER`. The same player may move twice in a row."""

    @property
    def past(self) -> tuple[Any, ...]:
        """The history that repetition rules need; not part of equality. Empty if there is none."""

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
        """The effects of this legal step, in order."""

    def men(self) -> tuple[tuple[str, str], ...]:
        """Every visible man as (place, man), stacked men from the bottom up."""

    def places(self, step: str) -> tuple[str, ...]:
        """The places that are touched to play `step`, in order; empty for a step played by a button."""

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """The step, legal or not, that touching these places means here; None if it means nothing."""

    def text(self) -> str:
        """The canonical position text."""


# --- what is true of a step ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about a legal step, derived from the rules alone: its name (``<key>:<name>`` for one of a single game), a
    number if it has one, and the places concerned."""

    name: str
    number: Fraction | None = None
    places: tuple[str, ...] = ()


def counted(name: str, places: tuple[str, ...]) -> Iterator[Fact]:
    """The fact about some places, with their count; nothing if there are none."""
    if places:
        yield Fact(name, Fraction(len(places)), places)


def takes_nothing(position: Position, step: str) -> int:
    """Default of `takes`: no man is taken."""
    return 0


def forms_nothing(position: Position, step: str) -> tuple[tuple[str, ...], ...]:
    """Default of `forms`: nothing is formed."""
    return ()


def exposes_nothing(position: Position, step: str) -> Fraction | None:
    """Default of `exposed`: no throw can hit."""
    return None


def never_answers(position: Position) -> bool:
    """Default of `answers`: there are no offers."""
    return False


def never_seen(position: Position) -> bool:
    """Default of `turn_fails`: unknown without playing the turn."""
    return False


def not_seen(position: Position) -> bool | None:
    """Default of `wins_now` and `wins_turn`: unknown without playing the turns."""
    return None


def nothing_more(position: Position, step: str) -> tuple[Fact, ...]:
    """Default of `own`: no facts besides the common ones."""
    return ()


@dataclass(frozen=True, slots=True)
class StepFacts:
    """The facts that a game can compute about its legal steps, besides the outcome; functions of a position and a step
    that a player may play there. `docs/facts.md` defines them."""

    takes: Callable[[Position, str], int] = takes_nothing
    """The number of men that other sides lose."""
    forms: Callable[[Position, str], tuple[tuple[str, ...], ...]] = forms_nothing
    """The places of each thing formed."""
    exposed: Callable[[Position, str], Fraction | None] = exposes_nothing
    """The probability that the next throw lets the other side hit a man; None if the step does not end the turn."""
    answers: Callable[[Position], bool] = never_answers
    """Whether the player to move answers an offer; steps are then not compared with one another."""
    wins_now: Callable[[Position], bool | None] = not_seen
    """A shortcut: whether some step wins at once, without playing them. Only for games where every step ends the turn
    and leads to a distinct position; None if unknown."""
    wins_turn: Callable[[Position], bool | None] = not_seen
    """The same for a turn of any number of steps: whether the player to move can end the game in it as the winner. Only
    used where positions need not be counted."""
    turn_fails: Callable[[Position], bool] = never_seen
    """A shortcut in the middle of a turn: whether the player to move cannot win in it and lets the other side win in
    the next turn, however he continues. Only used where positions need not be counted."""
    names: tuple[str, ...] = ()
    """The names of the game's own facts."""
    own: Callable[[Position, str], tuple[Fact, ...]] = nothing_more
    """The game's own facts."""


# --- a game -------------------------------------------------------------------------------------------------------

Options = Mapping[str, str]
"""The chosen value of every option of a game."""


Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """Option values with free numbers: up to `most` rows of `columns` numbers from 0 to `top`, none of them all zeros.
    `read` raises `RulesError` for any other text; `write` is its inverse."""

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
    """A rule switch: its name and its values, the booklet's first; `players` are the numbers of players for which it
    applies, empty for all."""

    name: str
    values: tuple[str, ...]
    players: tuple[int, ...] = ()
    counts: Counts | None = None
    """The range of free values, if the option has them."""


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
    """Default of `prices`: a resignation costs one point."""
    return (1,)


def never_parted(position: Position) -> bool:
    """Default of `parted`: the sides stay in contact to the end."""
    return False


def one(position: Position) -> float:
    """Default of `unit`: values are winning chances, or points of a single game."""
    return 1.0


def alone(position: Position, player: int) -> tuple[int, ...]:
    """Default of `allies`: every player is on his own."""
    return (player,)


def of_the_other(value: float) -> float:
    """Default of `mirror`: the opponent's winning chance."""
    return 1.0 - value


def same_options(options: Options, target: int, scores: tuple[tuple[float, ...], ...]) -> Options:
    """Default of `match_options`: the options stay the same."""
    return options


@dataclass(frozen=True, slots=True)
class Game(Card):
    """What shared code knows of a game: its rules, not its appearance."""

    sides: tuple[str, ...]
    """The letters of the players, in player order."""
    men: tuple[str, ...]
    board: Board
    """The geometry; the largest one if it depends on options."""
    options: tuple[Option, ...]
    presets: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """Named sets of options, the booklet's first."""
    refusals: tuple[str, ...]
    """Every reason code of a refusal."""
    endings: tuple[str, ...]
    """Every reason code of a result."""
    start: Callable[[Options, int], Position]
    read: Callable[[str, Options, int], Position]
    in_points: bool = False
    """Whether a win is worth points."""
    targets: tuple[int, ...] = ()
    """The match lengths in points that are offered; empty for single games."""
    prices: Callable[[Position], tuple[int, ...]] = one_point
    """The possible prices of a resignation."""
    match_options: Callable[[Options, int, tuple[tuple[float, ...], ...]], Options] = same_options
    """The options of the next game of a match, from the match's options, its target, and the scores before each game so
    far and before this one."""
    losses: tuple[float, float, float] = (0.05, 0.10, 0.15)
    """The losses of value that make a step an inaccuracy, an error and a blunder: the equivalents of 5, 10 and 15
    percentage points of winning chance in the engine's values; multiplied by `unit`."""
    unit: Callable[[Position], float] = one
    """The factor for `losses` at a position where a player decides."""
    in_match: Callable[[Position, tuple[int, ...]], Position] | None = None
    """The position with the points that the players still need in a match, if these affect the best play; the rules
    stay the same."""
    amounts: tuple[float, float, float] | None = None
    """Where more than the outcome counts at the end, as the discs of a side do: the losses of it, against the other
    side, that make an inaccuracy, an error and a blunder."""
    mirror: Callable[[float], float] | None = of_the_other
    """The value for the opponent of a value for a player; None if it cannot be derived."""
    chance: bool = False
    """Whether chance decides something: some positions have `throws`."""
    throws_dice: bool = False
    """Whether players throw dice and see them, as an effect `Thrown` tells; chance without them draws lots."""
    parted: Callable[[Position], bool] = never_parted
    """Whether the sides can no longer hinder each other in a game that goes on: a pure race."""
    opening_throw: bool = False
    """Whether the first throw decides who begins, so that the starter does not alternate."""
    asymmetric: bool = False
    """Whether the sides have different men or aims; in a fair match everybody then plays each side."""
    decisive: bool = False
    """Whether every game has a winner: its rules know no draw."""
    fewest: bool = False
    """Whether the fewest points win. Points are added up over a match, so every game is played to its end, without
    resignation or agreed draw."""
    lone: Callable[[Position], str] | None = None
    """If the fewest points win, the text of the same decision for a game played alone."""
    allies: Callable[[Position, int], tuple[int, ...]] = alone
    """The players of a player's team, himself included."""
    boards: Callable[[Options], Board] | None = None
    """The geometry for given options, if they change it."""
    step_facts: StepFacts = field(default_factory=StepFacts)
    """The facts about its steps, besides the outcome."""


def losses_at(game: Game, position: Position) -> tuple[float, float, float]:
    """The losses of value that make a step an inaccuracy, an error and a blunder at a position."""
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
