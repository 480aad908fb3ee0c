"""Iterative deepening alpha-beta for two players without chance.

Negamax with principal variation search (Marsland & Campbell, 1982), a transposition table, killers and a history
table. What the games of this collection change in it:

- A turn may hold several steps: the sign flips, and the depth falls, only when the turn passes to the other player.
  No leaf lies in the middle of a turn, so a mill is valued with its removal and a chain of captures with its end.
- Scores are integers for the player to decide; a win is `WIN` less the steps to it, so the search wins quickly and
  loses slowly.
- A position that comes back on the path searched is valued at once, as a draw. Such
  values, and the endings that the rules find in the history, depend on the path and not on the position: a node that
  has one below is not stored in the table (its best step is). The other half of the graph-history problem stands: a
  stored value may come from a path on which no draw was near.
- A value is `exact` when it is a win or a loss found in the tree, or when no leaf of the whole tree was estimated.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Generic, NamedTuple, TypeVar

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.player import Report
from jeux.engine.search.deepening import INFINITE, SURE_WIN, WIN, RootSearch, distance
from jeux.rules.contract import OVER, Position

EXACT_DEPTH = 1_000
"""The depth stored for a value without estimated leaves: valid at any depth."""
MAX_PLY = 200
"""The most steps of one line; deeper, the static estimate is used. It keeps the recursion below the interpreter's
limit."""
TABLE_SIZE = 200_000
"""The entries in one generation of the transposition table; two generations are kept, some 100 MB."""

NEAR_WIN = 6
"""In scales, the score of a win by history: some 99.8 %."""

LOWER, EXACT, UPPER = 1, 0, -1

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Heuristics(Generic[P]):
    """The game-specific functions of the search.

    `evaluate` is the estimate for the player to decide, in points where `scale` points make a winning chance of 73 %
    (logistic). `key` names what the future depends on, history apart. `promise` says before a step is played how
    early to try it (captures first). `by_history` are the reasons of endings that the history of a
    position makes, not the position as `key` names it."""

    evaluate: Callable[[P], int]
    scale: int
    key: Callable[[P], Hashable]
    promise: Callable[[P, str], int]
    by_history: frozenset[str] = frozenset({"repetition", "no-progress"})


class Entry(NamedTuple):
    """A line of the transposition table; `score` counts wins from this position."""

    depth: int
    bound: int
    score: int
    step: str


def think(
    heuristics: Heuristics[P], position: P, budget: Budget, clock: Clock, rng: Random, report: Report
) -> SearchResult:
    """The best step found within the budget, for two players without chance and a player to decide."""
    assert position.turn >= 0, "somebody decides"
    search = _AlphaBetaSearch(heuristics, position, clock)
    root = RootSearch(search, budget.root_steps(position), heuristics.scale, True, clock)
    return root.deepen(budget, rng, report)


class _AlphaBetaSearch(Generic[P]):
    """One search: its table, its orders and its counters."""

    def __init__(self, heuristics: Heuristics[P], root: P, clock: Clock) -> None:
        self.heuristics = heuristics
        self.root = root
        self.clock = clock
        self.table: dict[Hashable, Entry] = {}
        self.older: dict[Hashable, Entry] = {}
        self.killers: dict[int, str] = {}
        self.history: dict[tuple[int, str], int] = {}
        self.path: set[Hashable] = {heuristics.key(root)}
        self.path_dependent = 0
        self.estimates = 0

    # --- the root ---------------------------------------------------------------------------------------------

    def score(self, step: str, depth: int, alpha: int, beta: int) -> int:
        """The fail-soft score of a step of the root within `depth` turns. Raises `Stopped`."""
        return self._child_score(self.root, self.root.play(step), depth, 1, alpha, beta)

    def principal_variation(self, step: str, depth: int) -> tuple[str, ...]:
        """The principal variation after a root step, from the transposition table."""
        line = [step]
        here = self.root.play(step)
        visited = {self.heuristics.key(self.root)}
        while depth and here.turn != OVER and len(line) < 2 * depth:
            key = self.heuristics.key(here)
            entry = self._entry(key)
            if entry is None or key in visited or entry.step not in here.steps():
                break
            visited.add(key)
            line.append(entry.step)
            here = here.play(entry.step)
        return tuple(line)

    def turns(self, step: str, score: int, depth: int) -> int | None:
        """The distance is exact: nothing is pruned below the root, so an end not found at the previous depth is not
        nearer. If it exceeds the depth, it came from the table."""
        return distance(score > 0, depth) if WIN - abs(score) == depth else None

    # --- the tree ---------------------------------------------------------------------------------------------

    def _child_score(self, parent: P, child: P, depth: int, ply: int, alpha: int, beta: int) -> int:
        """The score of `child` for the player to decide in `parent`."""
        turn = child.turn
        if turn == parent.turn:
            return self._search(child, depth, ply, alpha, beta)
        if turn == OVER:
            self.clock.tick()
            return self._final(child, parent.turn, ply)
        return -self._search(child, depth - 1, ply, -beta, -alpha)

    def _final(self, over: P, player: int, ply: int) -> int:
        result = over.result()
        assert result is not None
        own, other = result.scores[player], result.scores[1 - player]
        by_history = result.reason in self.heuristics.by_history
        self.path_dependent += by_history
        if own == other:
            return 0
        # a win by history is nearly certain, but other paths to this position do not prove it
        score = NEAR_WIN * self.heuristics.scale if by_history else WIN - ply
        return score if own > other else -score

    def _search(self, position: P, depth: int, ply: int, alpha: int, beta: int) -> int:
        """Fail-soft score of a position that goes on, for its player to decide; `depth` turns are left to look at."""
        self.clock.tick()
        if depth <= 0 or ply >= MAX_PLY:
            self.estimates += 1
            return self.heuristics.evaluate(position)
        key = self.heuristics.key(position)
        if key in self.path:
            self.path_dependent += 1
            return 0
        entry = self._entry(key)
        if entry is not None and entry.depth >= depth:
            score = _from_table(entry.score, ply)
            if entry.bound == EXACT or (score >= beta if entry.bound == LOWER else score <= alpha):
                self.estimates += entry.depth < EXACT_DEPTH
                return score
        self.path.add(key)
        path_dependent, estimates = self.path_dependent, self.estimates
        best, best_step = self._search_steps(position, depth, ply, alpha, beta, entry.step if entry else "")
        self.path.discard(key)
        if abs(best) >= SURE_WIN:
            depth = EXACT_DEPTH
        elif self.path_dependent != path_dependent:
            depth = -1  # the score depends on the path; the step is still worth trying first
        elif self.estimates == estimates:
            depth = EXACT_DEPTH
        bound = LOWER if best >= beta else EXACT if best > alpha else UPPER
        self._store(key, Entry(depth, bound, _to_table(best, ply), best_step))
        return best

    def _entry(self, key: Hashable) -> Entry | None:
        return self.table.get(key) or self.older.get(key)

    def _store(self, key: Hashable, entry: Entry) -> None:
        if len(self.table) >= TABLE_SIZE:
            self.older, self.table = self.table, {}
        self.table[key] = entry

    def _search_steps(
        self, position: P, depth: int, ply: int, alpha: int, beta: int, table_step: str
    ) -> tuple[int, str]:
        """The best score among the steps, and its step."""
        best, best_step = -INFINITE, ""
        for step in self._ordered_steps(position, ply, table_step):
            child = position.play(step)
            if not best_step:
                score = self._child_score(position, child, depth, ply + 1, alpha, beta)
            else:
                score = self._child_score(position, child, depth, ply + 1, alpha, alpha + 1)
                if alpha < score < beta:
                    score = self._child_score(position, child, depth, ply + 1, alpha, beta)
            if score > best:
                best, best_step = score, step
                alpha = max(alpha, score)
                if score >= beta:
                    self._record_cutoff(position.turn, step, depth, ply)
                    break
        return best, best_step

    def _record_cutoff(self, player: int, step: str, depth: int, ply: int) -> None:
        self.killers[ply] = step
        self.history[player, step] = self.history.get((player, step), 0) + depth * depth + 1

    def _ordered_steps(self, position: P, ply: int, table_step: str) -> list[str]:
        """The steps, most promising first: the table's, those that take, the killer, then by history."""
        promise, history, player, killer = self.heuristics.promise, self.history, position.turn, self.killers.get(ply)

        def rank(step: str) -> tuple[bool, int, bool, int]:
            return step != table_step, -promise(position, step), step != killer, -history.get((player, step), 0)

        return sorted(position.steps(), key=rank)


def _to_table(score: int, ply: int) -> int:
    """Wins are stored by their distance from the position, not from the root."""
    if abs(score) < SURE_WIN:
        return score
    return score + ply if score > 0 else score - ply


def _from_table(score: int, ply: int) -> int:
    if abs(score) < SURE_WIN:
        return score
    return score - ply if score > 0 else score + ply
