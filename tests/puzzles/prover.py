"""Proves problems again, by the rules alone: whole turns of both sides are played out, nothing is estimated."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache

from jeux.rules.contract import OVER, Game, Position

FAR = 1 << 30
"""More men than any board has."""


class Prover:
    """Who wins within so many turns of the solver, his present one included."""

    def __init__(self, game: Game, solver: int) -> None:
        self._solver = solver
        self._narrow = _NARROW.get(game.key, _all_steps)
        self._known: dict[tuple[Position, int], bool] = {}
        self._refuted: dict[int, list[str]] = {}

    def winners(self, position: Position, turns: int) -> set[str]:
        """The steps of the solver after which he wins."""
        return {step for step in position.steps() if self._after(position.play(step), turns)}

    def _after(self, after: Position, turns: int) -> bool:
        return self.wins(after, turns if after.turn == self._solver else turns - 1)

    def wins(self, position: Position, turns: int) -> bool:
        """Whether the solver wins with so many turns to come. A game that the adversary must lose at once is his, but
        only where a turn is left."""
        if position.turn == OVER:
            result = position.result()
            assert result
            own = result.scores[self._solver]
            return own == max(result.scores) and result.scores.count(own) == 1
        if turns <= 0:
            return False
        key = (position, turns)
        if key not in self._known:
            self._known[key] = self._look(position, turns)
        return self._known[key]

    def _look(self, position: Position, turns: int) -> bool:
        steps = self._narrow(position, self._solver, turns)
        if position.turn == self._solver:
            return any(self._after(position.play(step), turns) for step in steps)
        first = [step for step in self._refuted.setdefault(turns, []) if step in steps]
        for step in dict.fromkeys([*first, *steps]):
            if not self.wins(position.play(step), turns):
                self._refuted[turns] = [step, *(each for each in first if each != step)][:20]
                return False
        return True


# --- which steps may matter -------------------------------------------------------------------------------------------


def _all_steps(position: Position, solver: int, turns: int) -> Iterable[str]:
    return position.steps()


def _cells(name: str) -> tuple[int, int]:
    return ord(name[0]), int(name[1:])


@cache
def _neighbours(names: frozenset[str], knight: bool) -> dict[str, list[str]]:
    """The cells that two men in contact stand on: of a knight's move, or of the six around in a slanted board."""
    ways = (
        [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
        if knight
        else [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    )
    near: dict[str, list[str]] = {}
    for name in names:
        x, y = _cells(name)
        near[name] = [other for dx, dy in ways if (other := f"{chr(x + dx)}{y + dy}") in names]
    return near


@cache
def _edges(names: frozenset[str]) -> list[list[list[str]]]:
    """The two pairs of opposite edges."""
    axes = [{name: _cells(name)[axis] for name in names} for axis in (0, 1)]
    return [
        [[name for name in names if at[name] == end] for end in (min(at.values()), max(at.values()))] for at in axes
    ]


def fewest_men(position: Position, names: frozenset[str], side: str, most: int, knight: bool) -> dict[str, int]:
    """For each cell, a number of men that a side needs at least to join two opposite edges through it, whichever; only
    for those where so many are enough."""
    men = {place: man for place, man in position.men() if place in names}
    near = _neighbours(names, knight)
    least: dict[str, int] = {}
    for low, high in _edges(names):
        ways = [_spread(edge, men, near, side, most) for edge in (low, high)]
        for name in ways[0].keys() & ways[1].keys():
            cost = ways[0][name] + ways[1][name] - (name not in men)
            if cost <= most:
                least[name] = min(cost, least.get(name, cost))
    return least


def _spread(edge: list[str], men: dict[str, str], near: dict[str, list[str]], side: str, most: int) -> dict[str, int]:
    """The fewest men from an edge to each cell that the other side does not hold, that cell's own included, where so
    many are enough."""
    cost: dict[str, int] = {}
    queue: deque[tuple[str, int]] = deque()

    def reach(names: list[str], before: int) -> None:
        for name in names:
            man = men.get(name)
            if man is None:
                if before < most and before + 1 < cost.get(name, FAR):
                    cost[name] = before + 1
                    queue.append((name, before + 1))
            elif man == side and before < cost.get(name, FAR):
                cost[name] = before
                queue.appendleft((name, before))

    reach(edge, 0)
    while queue:
        name, known = queue.popleft()
        if known == cost[name]:
            reach(near[name], known)
    return cost


def _hex(position: Position, solver: int, turns: int) -> Iterable[str]:
    """The cells on ways that are short enough, for the solver or his adversary, and one other: all the others are
    alike."""
    names = frozenset(_hex_names(position))
    kept = _short(position, names, "wb"[solver], turns, knight=False)
    if position.turn != solver:
        kept |= _short(position, names, "wb"[1 - solver], turns, knight=False)
        kept |= set([step for step in position.steps() if step not in kept][:1])
    return [step for step in position.steps() if step in kept]


def _hex_names(position: Position) -> list[str]:
    return [*position.steps(), *(place for place, _ in position.men() if ":" not in place)]


_HOLES = frozenset(f"{chr(97 + x)}{y + 1}" for x in range(24) for y in range(24))


def _twixt(position: Position, solver: int, turns: int) -> Iterable[str]:
    """The holes on ways that are short enough, as if no link barred them, where the solver puts a peg; all others'."""
    if position.turn != solver:
        return position.steps()
    kept = _short(position, _HOLES, "wb"[solver], turns, knight=True)
    return [step for step in position.steps() if step in kept]


def _short(position: Position, names: frozenset[str], side: str, turns: int, *, knight: bool) -> set[str]:
    return set(fewest_men(position, names, side, turns, knight))


_NARROW = {"hex": _hex, "twixt": _twixt}
