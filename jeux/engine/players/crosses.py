"""The player of Les Crosses: a table of all positions.

The 18 368 positions at the start of a turn, from the view of the side to play, form 2 296 classes under the symmetries
of the square. They are solved on first use by retrograde analysis (Thompson, 1986): starting from blocked positions, a
class is won if it leads to a lost one, lost if it only leads to won ones, and drawn if neither is ever found.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.search.deepening import distance
from jeux.rules.boards import bits
from jeux.rules.contract import Position
from jeux.rules.games.crosses.board import CROSSES, FULL_MASK, SIZE
from jeux.rules.games.crosses.position import TIMES, Crosses

Place = tuple[int, int, int]
"""The masks of the crosse of the side to play, of the other crosse and of the pions."""


class Fate(NamedTuple):
    """The value for the side to play: 1, 0 or 0.5, and the turns to the end (0 for a draw)."""

    value: float
    turns: int


DRAW = Fate(0.5, 0)
LINE = 24
"""The longest principal variation in steps."""


def _symmetries() -> list[list[int]]:
    """For each symmetry of the square, the image of each cell."""
    last = SIZE - 1
    turned = [[x * SIZE + last - y for y in range(SIZE) for x in range(SIZE)]]
    for _ in range(3):
        turned.append([turned[0][i] for i in turned[-1]])
    return [*turned, *([i // SIZE * SIZE + last - i % SIZE for i in cells] for cells in turned)]


def _images(masks: list[int]) -> dict[int, tuple[int, ...]]:
    """The image of each mask under each symmetry."""
    maps = _symmetries()
    return {mask: tuple(sum(1 << cells[i] for i in bits(mask)) for cells in maps) for mask in masks}


@cache
def classes() -> dict[Place, int]:
    """The class of every position; symmetric positions share one."""
    pairs = [1 << a | 1 << b for a, b in combinations(range(SIZE * SIZE), 2)]
    images = _images([*CROSSES, *pairs])
    numbers: dict[Place, int] = {}
    count = 0
    for own in CROSSES:
        for other in CROSSES:
            for pions in () if own & other else pairs:
                if pions & (own | other) or (own, other, pions) in numbers:
                    continue
                for place in zip(images[own], images[other], images[pions], strict=True):
                    numbers[place] = count
                count += 1
    return numbers


def following(place: Place, shared: bool) -> list[Place]:
    """The positions after a turn of the side to play, from the opponent's view."""
    own, other, pions = place
    after = []
    for word in CROSSES:
        if word & (other | pions) or word == own or (shared and not word & own):
            continue
        after.append((other, word, pions))
        free = list(bits(FULL_MASK & ~(word | other | pions)))
        after += [(other, word, pions ^ 1 << pion | 1 << cell) for pion in bits(pions) for cell in free]
    return after


@cache
def fates(shared: bool) -> list[Fate]:
    """The value of every class, by retrograde analysis."""
    numbers = classes()
    example = {number: place for place, number in numbers.items()}
    children = [{numbers[after] for after in following(example[number], shared)} for number in range(len(example))]
    parents: list[list[int]] = [[] for _ in children]
    for number, ways in enumerate(children):
        for child in ways:
            parents[child].append(number)
    left = [len(ways) for ways in children]
    fates_by_class = [DRAW] * len(children)
    settled = [number for number, ways in enumerate(children) if not ways]
    for number in settled:
        fates_by_class[number] = Fate(0.0, 0)
    for number in settled:  # the list grows during the loop: the nearest ends come first
        fate = fates_by_class[number]
        for parent in parents[number]:
            left[parent] -= 1
            if fates_by_class[parent] is DRAW and (fate.value == 0.0 or not left[parent]):
                fates_by_class[parent] = Fate(1.0 - fate.value, fate.turns + 1)
                settled.append(parent)
    return fates_by_class


# --- a choice ---------------------------------------------------------------------------------------------------------


def _place(position: Crosses) -> Place:
    """A position at the start of a turn, from the view of the side to play."""
    own, other = position.crosses[position.side], position.crosses[1 - position.side]
    return own, other, position.pions


def _worth(after: Crosses, player: int) -> tuple[float, float]:
    """The value of the position after a step for the player who made it, and its rank among equals."""
    result = after.result()
    if result:
        return result.scores[player], 0.0
    if after.moved:
        return max(_worth(after.play(step), player) for step in after.steps())
    numbers, table, place = classes(), fates(after.shared), _place(after)
    fate = table[numbers[place]]
    if fate is not DRAW:
        return 1.0 - fate.value, float(fate.turns if fate.value else -fate.turns)
    answers = [table[numbers[answer]].value for answer in following(place, after.shared)]
    # among draws, prefer those where more of the opponent's turns lose
    return 0.5, answers.count(1.0) / len(answers)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """A step that keeps the value, with the quickest win, the slowest loss, or the fewest drawing replies."""
    assert isinstance(position, Crosses), position
    steps = list(position.steps())
    rng.shuffle(steps)
    worth = {step: _worth(position.play(step), position.side) for step in steps}
    steps.sort(key=lambda step: worth[step], reverse=True)
    ranked = tuple((step, worth[step][0]) for step in steps)
    # if a position has occurred twice, the repetition rule may end a won game, which the table does not know
    exact = all(times < TIMES - 1 for _, times in position.past)
    choice = SearchResult(*ranked[0], exact, 1, len(steps), (steps[0],), ranked)
    if budget.every:
        lines = {step: _line(position, step) for step in steps}
        choice = replace(choice, pv=lines[steps[0]], lines=lines, turns=_turns(worth) if exact else {})
    report(choice)
    return choice


def _turns(worth: dict[str, tuple[float, float]]) -> dict[str, int]:
    """The distances to the end after the steps that win or lose."""
    return {step: distance(value == 1.0, 1 + int(abs(far))) for step, (value, far) in worth.items() if value != 0.5}


def _line(position: Crosses, step: str) -> tuple[str, ...]:
    """The rest of the turn, and the best play of both sides while an end is in sight."""
    line, here = [step], position.play(step)
    while here.steps() and len(line) < LINE and (here.moved or _fate(here) is not DRAW):
        line.append(max(here.steps(), key=lambda way: _worth(here.play(way), here.side)))
        here = here.play(line[-1])
    return tuple(line)


def _fate(position: Crosses) -> Fate:
    return fates(position.shared)[classes()[_place(position)]]


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.72, sees_wins=False),
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.92),
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.5),
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.23),
        Level(nodes=1_000, seconds=2.8, noise=1.0, blunder=0.08),
    ),
    full=Level(nodes=1_000, seconds=4.0),
    stages=(1_000, 1_000, 1_000),
)
