"""Shared by the backgammon family (games of *tables*): two dice, played one by one in any order, as many as possible.

A game gives its ways to play one die (`DieMoves`); this module works out which of them the whole turn allows. It also
reads and writes the stacks of men and the dice of position texts. Throws and touched dice serve every game of two
dice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from fractions import Fraction
from typing import NamedTuple, TypeVar

from jeux.rules import contract
from jeux.rules.contract import BadPosition
from jeux.rules.die_places import face_of

FACES = range(1, contract.FACES + 1)
MEN_EACH = 15
_LETTERS = set(".ABCDEFGHIJKLMNOabcdefghijklmno")

OPENING = tuple((f"roll:{a},{b}", Fraction(1, 36)) for a in FACES for b in FACES)
"""The opening throw: White's die, Black's die."""
THROWS = tuple((f"roll:{a},{b}", Fraction(1 if a == b else 2, 36)) for a in FACES for b in FACES if b <= a)
"""Any later throw: the larger die first."""
THROWN = {f"roll:{a},{b}": (a, b) for a in FACES for b in FACES}
"""The two dice of every throw, as its text orders them."""


def dice_to_play(first: int, second: int) -> tuple[int, ...]:
    """The dice that a throw gives to play, largest first: two, or four equal ones."""
    if first == second:
        return (first,) * 4
    return (max(first, second), min(first, second))


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """The dice left after one of them is played."""
    i = dice.index(die)
    return dice[:i] + dice[i + 1 :]


def throw_step(dice: tuple[int, ...], *, opening: bool) -> str:
    """The text of a throw of two dice, in the order in which they were drawn."""
    first, second = dice if opening else (max(dice), min(dice))
    return f"roll:{first},{second}"


# --- the tree of a turn -------------------------------------------------------------------------------------------

S = TypeVar("S", bound=Hashable)
DieMoves = Callable[[S, int], Iterable[tuple[int, S]]]
"""A function from a state of one's men to the ways to play one die: where the man starts, and the state after."""


class DicePlan(NamedTuple):
    """The playable dice: `most` of them can be played, and only by starting with these (die, origin) pairs."""

    most: int
    steps: tuple[tuple[int, int], ...]


def plan(state: S, dice: tuple[int, ...], ways: DieMoves[S]) -> DicePlan:
    """The plan for the dice left, largest first, under the two obligations: play as many dice as possible; and if only
    one of two different dice can be played, play the larger if possible."""
    memo: dict[tuple[S, tuple[int, ...]], int] = {}

    def longest(here: S, left: tuple[int, ...]) -> int:
        if not left:
            return 0
        known = memo.get((here, left))
        if known is None:
            known = memo[here, left] = search(here, left)
        return known

    def search(here: S, left: tuple[int, ...]) -> int:
        best = 0
        for die in dict.fromkeys(left):
            rest = without(left, die)
            for _, after in ways(here, die):
                best = max(best, 1 + longest(after, rest))
                if best == len(left):
                    return best
        return best

    starts = [
        (1 + longest(after, without(dice, die)), die, origin)
        for die in dict.fromkeys(dice)
        for origin, after in ways(state, die)
    ]
    most = max((length for length, _, _ in starts), default=0)
    steps = [(die, origin) for length, die, origin in starts if length == most]
    if most == 1:
        steps = [step for step in steps if step[0] == dice[0]] or steps
    return DicePlan(most, tuple(steps))


def points_played(state: S, dice: tuple[int, ...], ways: DieMoves[S]) -> int:
    """How many points of the dice left a legal turn plays."""
    most, steps = plan(state, dice, ways)
    if most == len(dice):
        return sum(dice)
    return most * steps[0][0] if most else 0


# --- position texts -----------------------------------------------------------------------------------------------


def write_stacks(white: Iterable[int], black: Iterable[int]) -> str:
    """One letter an arrow: ``A`` to ``O`` for 1 to 15 of White's men, ``a`` to ``o`` for Black's, ``.`` for none."""
    return "".join(
        chr(ord("A") - 1 + whites) if whites else chr(ord("a") - 1 + blacks) if blacks else "."
        for whites, blacks in zip(white, black, strict=True)
    )


def read_stacks(board: str) -> tuple[list[int], list[int]]:
    """White's and Black's men on each of the 24 arrows of a text. Raises `BadPosition`."""
    if len(board) != 24 or set(board) - _LETTERS:
        raise BadPosition("board= takes 24 characters among . A…O a…o")
    white = [ord(letter) - ord("A") + 1 if letter.isupper() else 0 for letter in board]
    black = [ord(letter) - ord("a") + 1 if letter.islower() else 0 for letter in board]
    if sum(white) > MEN_EACH or sum(black) > MEN_EACH:
        raise BadPosition("a player has at most fifteen men", "men")
    return white, black


def write_dice(dice: tuple[int, ...]) -> str:
    """The dice left, or ``-``."""
    return ",".join(map(str, dice)) or "-"


def read_dice(text: str) -> tuple[int, ...]:
    """The dice of a text: none (``-``), one, two different ones, largest first, or up to four equal ones. Raises
    `BadPosition`."""
    if text == "-":
        return ()
    words = text.split(",")
    if any(len(word) != 1 or word not in "123456" for word in words):
        raise BadPosition(f"dice= takes dice of 1 to 6, not {text!r}")
    dice = tuple(int(word) for word in words)
    if len(dice) > 4 or (len(set(dice)) > 1 and (len(dice) != 2 or dice[0] < dice[1])):
        raise BadPosition("dice= takes two different dice, largest first, or up to four equal ones")
    return dice


def whole_throw(dice: tuple[int, ...]) -> bool:
    """Whether these are all the dice of a throw."""
    return len(dice) == 4 or len(set(dice)) == 2


# --- what a touch means -------------------------------------------------------------------------------------------


def chosen_die(places: tuple[str, ...]) -> tuple[int | None, tuple[str, ...]]:
    """The die that a gesture starts with, or None, and the places touched after it."""
    die = face_of(places[0]) if places else None
    return die, places[1:] if die else places


def die_for(distance: int, bears_off: bool, dice: tuple[int, ...], allowed: Collection[int]) -> int:
    """The die meant by a touch of origin and target: one left that fits the distance, preferably an `allowed` one; else
    the distance itself if it is a die, so that the refusal can be explained."""
    able = sorted({die for die in dice if die == distance or (bears_off and die > distance)})
    legal = [die for die in able if die in allowed]
    return (legal or able or [distance if distance in FACES else dice[0]])[0]
