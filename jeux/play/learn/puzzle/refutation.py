"""Why a step is wrong, where the rules alone prove it: the opponent's turn that wins or prevents the goal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from jeux.play.learn.puzzle.puzzles import Puzzle
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, Position
from jeux.rules.facts import GivenUp, Search

MOST_LOOKED_AT = 3_000
"""The maximum of positions searched: the window waits for the result."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """The opponent's turn, and the name of the sentence that says what it does."""

    turn: tuple[str, ...]
    name: str


def refutation(puzzle: Puzzle, after: Position, turns: int) -> Refutation | None:
    """The opponent's answer to a wrong turn, which leaves the solver so many `turns`: a turn that wins at once, or else
    one that prevents a win in the solver's next turn. None where there is none, or where the search is cut short."""
    if puzzle.goal not in ("win", "draw") or puzzle.players != 2 or after.turn != 1 - puzzle.side:
        return None
    search = _search(CATALOGUE[puzzle.game])
    try:
        if winning := _winning_turn(search, after):
            return Refutation(winning, "problem-wrong-loses")
        if puzzle.goal == "win" and turns == 1:
            turn = next((turn for turn, end in _turns(after) if _safe(end, puzzle.side, search)), ())
            return Refutation(turn, "problem-wrong-late") if turn else None
    except GivenUp:
        pass
    return None


def winning_answer(game: Game, players: int, before: Position, after: Position) -> tuple[str, ...]:
    """The turn by which the single opponent of the player who decided `before` wins at once. Empty where there is none,
    or where the search is cut short."""
    if players != 2 or before.turn < 0 or after.turn != 1 - before.turn:
        return ()
    try:
        return _winning_turn(_search(game), after)
    except GivenUp:
        return ()


def _search(game: Game) -> Search:
    """A search that raises `GivenUp` after `MOST_LOOKED_AT` positions."""
    met = count(1)

    def tick() -> None:
        if next(met) > MOST_LOOKED_AT:
            raise GivenUp

    return Search(game, brief=True, tick=tick)


def _winning_turn(search: Search, here: Position) -> tuple[str, ...]:
    """The turn that wins for the player to decide here; empty where there is none."""
    if not search.can_win(here):
        return ()
    return next(turn for turn, end in _turns(here) if _won_by(end, here.turn))


def _turns(here: Position) -> Iterator[tuple[tuple[str, ...], Position]]:
    """The turns of the player to decide, each with the position where it ends."""
    for step in here.steps():
        after = here.play(step)
        if after.turn == here.turn:
            yield from (((step, *rest), end) for rest, end in _turns(after))
        else:
            yield (step,), after


def _won_by(end: Position, player: int) -> bool:
    result = end.result() if end.turn == OVER else None
    return result is not None and result.scores[player] > result.scores[1 - player]


def _safe(end: Position, side: int, search: Search) -> bool:
    """Whether the game goes on and the solver, to decide now, cannot win in this turn."""
    return end.turn == side and not search.can_win(end)
