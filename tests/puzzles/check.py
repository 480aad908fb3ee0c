"""What is wrong with a problem. Where it says that it is proved, the rules alone prove it again: nothing of its finder,
nothing of the engine. Where it says that it was searched, it is searched again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from jeux.play.learn.puzzle.puzzles import Puzzle, Tree
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position
from tests.puzzles.outcomes import Averages, FewestMoves, Outcomes
from tests.puzzles.prover import Prover
from tests.puzzles.searched import unsure

CLEAR = 0.009
"""Of a point, or of a victory: by so much the best turn is better than any other."""


def faults(puzzle: Puzzle) -> list[str]:
    """Everything that is not as the problem says."""
    position = puzzle.start()
    found = []
    if canonical(puzzle) != puzzle.position or position.turn != puzzle.side or len(position.steps()) < 2:
        found.append("no position to decide in")
    found += _walk(position, puzzle.solution)
    if not puzzle.proved:
        return found or list(unsure(puzzle, position))
    if puzzle.lead:
        found.append("a proof needs no lead")
    goal = {"win": _win, "draw": _outcome, "best": _best, "fewest": _fewest}[puzzle.goal]
    return found + list(goal(puzzle, position))


def canonical(puzzle: Puzzle) -> str:
    """The position of a problem as the rules write it."""
    return CATALOGUE[puzzle.game].read(puzzle.position, puzzle.options, puzzle.players).text()


def _walk(position: Position, tree: Tree) -> list[str]:
    """All steps of a tree are legal."""
    wrong = [f"{step} is illegal" for step in tree if step not in position.steps()]
    return wrong or [fault for step, rest in tree.items() for fault in _walk(position.play(step), rest)]


def _win(puzzle: Puzzle, position: Position) -> Iterator[str]:
    if not puzzle.turns:
        yield from _outcome(puzzle, position)
        return
    prover = Prover(CATALOGUE[puzzle.game], puzzle.side)
    if puzzle.turns > 1 and prover.winners(position, puzzle.turns - 1):
        yield "won sooner"
    if prover.winners(position, puzzle.turns) != set(puzzle.solution):
        yield "other steps win"
    yield from way(puzzle, position, prover)


def way(puzzle: Puzzle, position: Position, prover: Prover | None = None) -> Iterator[str]:
    """What is wrong with the way to a win in few turns: a step that is not the right one, a reply that loses sooner."""
    prover = prover or Prover(CATALOGUE[puzzle.game], puzzle.side)
    yield from _way(prover, puzzle.side, position, puzzle.solution, puzzle.turns)


def _way(prover: Prover, solver: int, position: Position, tree: Tree, turns: int) -> Iterator[str]:
    mine = position.turn == solver
    if position.turn == OVER:
        if tree or not prover.wins(position, 0):
            yield "the end is not the end"
        return
    if not tree:
        yield "no end"
    if mine and len(tree) > 1 and turns > 1:
        yield "not the only step"
    for step, rest in tree.items():
        after = position.play(step)
        left = turns - (mine and after.turn != solver)
        if mine and not prover.wins(after, left):
            yield f"{step} does not win"
        if not mine and after.turn == solver and turns > 1 and prover.wins(after, turns - 1):
            yield f"{step} loses sooner"
        yield from _way(prover, solver, after, rest, left)


def _outcome(puzzle: Puzzle, position: Position) -> Iterator[str]:
    """One step alone has the best outcome, which is the one of the goal."""
    worth = Outcomes().of_steps(position)
    best = max(worth.values())
    if best != (1 if puzzle.goal == "win" else 0):
        yield "another outcome"
    if [step for step, value in worth.items() if value == best] != list(puzzle.solution):
        yield "other steps are as good"


def _fewest(puzzle: Puzzle, position: Position) -> Iterator[str]:
    """One step alone keeps the fewest moves, and every way of the tree has as many."""
    moves = FewestMoves()
    if moves.suffice(position, puzzle.turns - 1) or not moves.suffice(position, puzzle.turns):
        yield "not so many moves"
    good = {step for step in position.steps() if moves.suffice(position.play(step), puzzle.turns - 1)}
    if good != set(puzzle.solution) or len(good) != 1:
        yield "other steps are as good"
    if {len(line) for line in _lines(puzzle.solution)} != {puzzle.turns}:
        yield "a way of another length"


def _lines(tree: Tree) -> Iterator[tuple[str, ...]]:
    for step, rest in tree.items():
        if rest:
            for line in _lines(rest):
                yield (step, *line)
        else:
            yield (step,)


def _best(puzzle: Puzzle, position: Position) -> Iterator[str]:
    """One turn alone is the best on average, and the tree has all the ways to play it."""
    averages = _averages(puzzle.game, tuple(sorted(puzzle.options.items())), puzzle.players)
    ends = sorted(averages.of_turns(position).items(), key=lambda pair: -pair[1])
    if len(ends) < 2 or ends[0][1] - ends[1][1] < CLEAR:
        yield "other turns are as good"
    best = ends[0][0]
    if set(_ways_to(position, best)) != set(_lines(puzzle.solution)):
        yield "another turn is better"


@cache
def _averages(game: str, options: tuple[tuple[str, str], ...], players: int) -> Averages:
    """Problems of the same game have positions in common."""
    return Averages()


def _ways_to(position: Position, end: Position) -> Iterator[tuple[str, ...]]:
    for step in position.steps():
        after = position.play(step)
        if after.turn == position.turn:
            for line in _ways_to(after, end):
                yield (step, *line)
        elif after == end:
            yield (step,)
