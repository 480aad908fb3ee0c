"""A problem and its solution in words, in the notation and as a diagram."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from jeux.common.texts import Texts
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.games import gestures_of, wording_of
from jeux.play.learn.diagram.diagrams import Arrow, Diagram, Mark
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import NOTATION, TurnLines
from jeux.rules.contract import Moved, Position, Put

MOST_TOUCHED = 2
"""A step that touches more places is a piece over several cells, which no arrow can show."""


class Told(NamedTuple):
    """The goal and the answer: the line in the notation, one turn a line, and the steps of its first turn as
    sentences."""

    goal: str
    line: tuple[str, ...]
    sentences: tuple[str, ...]


def match_of(puzzle: Puzzle) -> Match:
    """The match that begins in a problem."""
    seats = (Seat(""),) * puzzle.players
    match = Match(begun_in(Match.new(puzzle.game, puzzle.options, seats), puzzle.position))
    if puzzle.throw:
        match.play(puzzle.throw)
    return match


def line_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The steps of the solution, the first one wherever there are several."""
    steps: list[str] = []
    node: Tree = puzzle.solution
    while node:
        step = next(iter(node))
        steps.append(step)
        node = node[step]
    return tuple(steps)


def first_turn(puzzle: Puzzle) -> Iterator[tuple[Position, str]]:
    """The steps of the solution until somebody else decides, each with the position before it. For a single player,
    each step is a turn."""
    position = puzzle.start()
    for step in line_of(puzzle)[: 1 if puzzle.players == 1 else None]:
        if position.turn != puzzle.side:
            return
        yield position, step
        position = position.play(step)


def told(puzzle: Puzzle, texts: Texts) -> Told:
    """The words of a problem."""
    match = match_of(puzzle)
    before, game = len(match.steps), match.game
    wording, gestures = wording_of(game), gestures_of(game)
    goal = goal_of(puzzle, Sentences(texts, match, wording, gestures))
    for step in line_of(puzzle):
        match.play(step)
    sentences = Sentences(texts, match, wording, gestures)
    return Told(
        goal,
        tuple(_line(puzzle, TurnLines(sentences), before)),
        tuple(sentences.step(position, step) for position, step in first_turn(puzzle)),
    )


def _line(puzzle: Puzzle, turns: TurnLines, before: int) -> Iterator[str]:
    """The solution in the notation, after the first `before` steps: one line per turn, with the given throw; a single
    line for a single player."""
    if puzzle.players == 1:
        yield turns.moves(puzzle.start(), line_of(puzzle))
        return
    yield from (turn.text for turn in turns.lines(NOTATION) if turn.first >= before - bool(puzzle.throw))


def goal_of(puzzle: Puzzle, sentences: Sentences) -> str:
    """The goal in one sentence."""
    side = sentences.side(puzzle.side, title=True)
    goal = puzzle.goal if puzzle.throw or puzzle.goal != "best" else "choice"
    return sentences.texts.get(f"problem-goal-{goal}", side=side, turns=puzzle.turns)


def proof_of(puzzle: Puzzle, texts: Texts) -> str:
    """How sure the solution is: proved, or found by a search of so many positions."""
    return texts.get("problem-proved" if puzzle.proved else "problem-searched", nodes=puzzle.nodes)


def asked(puzzle: Puzzle) -> Diagram:
    """The position of a problem."""
    return _diagram(puzzle, (), ())


def answered(puzzle: Puzzle) -> Diagram:
    """The same with the first turn of the solution: arrows for men that move, signs on all other places."""
    marks: list[Mark] = []
    arrows: list[Arrow] = []
    for position, step in first_turn(puzzle):
        effects, touched = position.effects(step), position.places(step)
        ways = [Arrow(effect.origin, effect.target) for effect in effects if isinstance(effect, Moved)]
        puts = [effect.target for effect in effects if isinstance(effect, Put)]
        if len(touched) > MOST_TOUCHED:
            ways, puts = [], list(touched)
        arrows += ways
        places = puts or (() if ways else touched)
        marks += [Mark("good", tuple(places))] if places else []
    return _diagram(puzzle, tuple(marks), tuple(arrows))


def _diagram(puzzle: Puzzle, marks: tuple[Mark, ...], arrows: tuple[Arrow, ...]) -> Diagram:
    options, players = puzzle.options, puzzle.players
    return Diagram(puzzle.game, puzzle.id, puzzle.position, options, players, puzzle.throw, marks, arrows)
