"""Why a step is wrong, where the rules alone prove it: the opponent's turn that wins or prevents the goal."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count

from jeux.rules.contract import OVER, Game, Position
from jeux.rules.facts import GivenUp, Search

MOST_LOOKED_AT = 3_000
"""The maximum of positions in the search for a win in one turn: the window waits for its result."""
MOST_TURNS = 6_000
"""The maximum of turns that a refuter plays; it does so in slices."""

Sliced = Generator[None, None, bool]
"""A question that is answered in slices: it yields wherever it may be interrupted."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """The opponent's turn, and whether it wins the game."""

    turn: tuple[str, ...]
    wins: bool


class Refuter:
    """Plays out the turns of a solver and of his opponent to find what keeps the solver from winning in time."""

    def __init__(self, game: Game, side: int) -> None:
        self._game, self._side = game, side
        self._played = 0
        self._known: dict[tuple[Position, tuple[object, ...], int], bool] = {}
        """Whether the solver wins from a position with its history in so many turns."""
        self._merits: tuple[dict[str, int], dict[str, int]] = ({}, {})
        """How often a step of each player was what was looked for; such steps are tried first."""

    def find(self, here: Position, left: int, expected: Sequence[str]) -> Generator[None, None, Refutation | None]:
        """The opponent's turn from here after which the solver cannot win in `left` turns more: one that wins if there
        is one, or else the one `expected` if that will do. None where every turn lets him win. Raises `GivenUp`."""
        if self._can_win(here):
            return Refutation(next(turn for turn, end in self._turns(here) if won_by(end, here.turn)), wins=True)
        first = [(tuple(expected), played(here, expected))] if expected else []
        for turn, end in chain(first, self._turns(here)):
            yield
            if (yield from self._prevents(end, left)):
                return Refutation(turn, wins=False)
        return None

    def _prevents(self, end: Position, left: int) -> Sliced:
        """Whether the solver does not win in `left` turns after this turn of the opponent."""
        if end.turn == OVER:
            return not won_by(end, self._side)
        return not (yield from self._wins(end, left))

    def _wins(self, here: Position, left: int) -> Sliced:
        """Whether the solver, who decides here, wins in `left` turns."""
        if left < 1 or here.turn != self._side:
            return False
        if left == 1 or self._can_win(here):
            return self._can_win(here)
        key = (here, here.past, left)
        if key not in self._known:
            self._known[key] = yield from self._wins_later(here, left)
        return self._known[key]

    def _wins_later(self, here: Position, left: int) -> Sliced:
        for turn, end in self._turns(here):
            yield
            if end.turn == 1 - self._side and not (yield from self._is_refuted(end, left - 1)):
                self._praise(here.turn, turn)
                return True
        return False

    def _is_refuted(self, here: Position, left: int) -> Sliced:
        """Whether the opponent, who decides here, keeps the solver from winning in `left` turns."""
        if self._can_win(here):
            return True
        for turn, end in self._turns(here):
            yield
            if (yield from self._prevents(end, left)):
                self._praise(here.turn, turn)
                return True
        return False

    def _praise(self, player: int, turn: Sequence[str]) -> None:
        merits = self._merits[player]
        for step in turn:
            merits[step] = merits.get(step, 0) + 1

    def _can_win(self, here: Position) -> bool:
        return one_turn_search(self._game).can_win(here)

    def _turns(self, here: Position) -> Iterator[tuple[tuple[str, ...], Position]]:
        """The turns of the player to decide, each with the position where it ends. Raises `GivenUp` after too many."""
        merits = self._merits[here.turn]
        for turn, end in turns_of(here, sorted(here.steps(), key=lambda step: -merits.get(step, 0))):
            self._played += 1
            if self._played > MOST_TURNS:
                raise GivenUp
            yield turn, end


def winning_answer(game: Game, players: int, before: Position, after: Position) -> tuple[str, ...]:
    """The turn by which the single opponent of the player who decided `before` wins at once. Empty where there is none,
    or where the search is cut short."""
    if players != 2 or before.turn < 0 or after.turn != 1 - before.turn:
        return ()
    try:
        can_win = one_turn_search(game).can_win(after)
    except GivenUp:
        return ()
    return next(turn for turn, end in turns_of(after) if won_by(end, after.turn)) if can_win else ()


def one_turn_search(game: Game) -> Search:
    """A search that raises `GivenUp` after `MOST_LOOKED_AT` positions."""
    met = count(1)

    def tick() -> None:
        if next(met) > MOST_LOOKED_AT:
            raise GivenUp

    return Search(game, brief=True, tick=tick)


def turns_of(here: Position, steps: Sequence[str] = ()) -> Iterator[tuple[tuple[str, ...], Position]]:
    """The turns of the player to decide, each with the position where it ends; the `steps` in this order."""
    for step in steps or here.steps():
        after = here.play(step)
        if after.turn == here.turn:
            yield from (((step, *rest), end) for rest, end in turns_of(after))
        else:
            yield (step,), after


def played(here: Position, steps: Sequence[str]) -> Position:
    """The position after these steps."""
    for step in steps:
        here = here.play(step)
    return here


def won_by(end: Position, player: int) -> bool:
    """Whether the game is over and this one of two players has won it."""
    result = end.result() if end.turn == OVER else None
    return result is not None and result.scores[player] > result.scores[1 - player]
