# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""La Néo-pettie as numbers: a board of 12 by 12 cells, the outer ones a wall.

A step is the cell of the man times four, and the direction. The estimate is a sum of weights, one for each feature,
learned by `assets/workshop/training/neo_pettie_values.py`. Types are in `compiled/games/neo_pettie.pxd`.
"""

from __future__ import annotations

from array import array
from random import Random

from jeux.engine.kernels.games import neo_pettie_windows as windows
from jeux.rules.games.neo_pettie.board import SIZE
from jeux.rules.games.neo_pettie.position import LARGER_PENALTY, QUIET_LIMIT

from ..board_search import MAX_PLY, Board

WIDTH = SIZE + 2
CELLS = WIDTH * WIDTH
DIRECTIONS = (-WIDTH, WIDTH, -1, 1)
"""Up, down, left, right."""

_OVER = -2
_EMPTY, _WALL = 0, 3
_CELLS, _FIRST, _LAST = CELLS, WIDTH + 1, CELLS - WIDTH - 1
_QUIET, _QUIET_IN_KEY = QUIET_LIMIT, QUIET_LIMIT - 40
_PENALTY = LARGER_PENALTY
_DIRECTIONS = array("i", DIRECTIONS)

_POWERS, _WINDOWS = windows.POWERS, windows.WINDOWS
_SQUARES = len(windows.WINDOWS) // 4
_MOST_MEN, _MOST_THREATS = 21, 7
COUNTS = len(windows.KINDS) * windows.CONTENTS
THREATS = COUNTS + _MOST_MEN * _MOST_MEN
MET = THREATS + _MOST_THREATS * _MOST_THREATS
WEIGHTS = MET + 3 * _MOST_MEN
"""The features of a position for the side to play: the windows by their kinds; then the men of both; the men that it
can take and those that it can lose; and, by who has more men, how many of that side's are near an adverse one."""
_COUNTS, _THREATS, _MET = COUNTS, THREATS, MET
FEATURES = _SQUARES + 3
_SIZE = SIZE


def cell_of(square: int) -> int:
    """The cell of a square of the rules."""
    row, column = divmod(square, SIZE)
    return (row + 1) * WIDTH + column + 1


def _random_keys() -> array[int]:
    """A random number for each side and cell, then one for the side to play, then one for each late quiet move."""
    rng = Random("neo_pettie")
    return array("Q", [rng.getrandbits(64) for _ in range(2 * CELLS + 1 + QUIET_LIMIT + 1)])


_KEYS = _random_keys()
_ROW = array("i", [min(max(cell // WIDTH - 1, 0), SIZE - 1) for cell in range(CELLS)])
_BIT = array("i", [1 << min(max(cell % WIDTH - 1, 0), SIZE - 1) for cell in range(CELLS)])


class NeoPettieBoard(Board):
    """The position: `at` what stands on each cell (1 White, 2 Black) and `rows` the words of White's ten rows, then of
    Black's, `side` whose turn it is, the men of each side, the quiet moves."""

    def __init__(self, squares: tuple[list[int], list[int]], side: int, quiet: int, weights: array[int]) -> None:
        super().__init__()
        self.weights = weights
        self.features = array("i", bytes(4 * FEATURES))
        self.rows = array("i", bytes(4 * 2 * SIZE))
        self.at = array("b", [_WALL] * CELLS)
        for square in range(SIZE * SIZE):
            self.at[cell_of(square)] = _EMPTY
        self.placed = 0
        for player, own in enumerate(squares):
            for square in own:
                self.at[cell_of(square)] = player + 1
                self.toggle(cell_of(square), player + 1)
        self.men = array("i", [len(own) for own in squares])
        self.side, self.quiet = side, quiet
        self.saved = array("i", bytes(4 * 3 * (MAX_PLY + 2)))
        self.depth = 0
        self.update_status()

    def generate(self, at: int) -> int:
        own = self.side + 1
        for cell in range(_FIRST, _LAST):
            if self.at[cell] == own:
                for way in range(4):
                    target = cell + _DIRECTIONS[way]
                    if self.at[target] == _EMPTY:
                        self.steps[at] = cell * 4 + way
                        self.ranks[at] = self.caught(target, way ^ 1, own)
                        at += 1
        return at

    def caught(self, target: int, back: int, own: int) -> int:
        """How many men a man takes who arrives on a cell, from the direction `undo`."""
        men = 0
        for way in range(4):
            if way != back and self.takes(target, way, own):
                men += 1
        return men

    def takes(self, target: int, way: int, own: int) -> bool:
        """Whether the man beside `target` in a direction is held between it and a man of `own` or the edge."""
        there = target + _DIRECTIONS[way]
        if self.at[there] != 3 - own:
            return False
        behind = self.at[there + _DIRECTIONS[way]]
        return behind in (own, _WALL)

    def play(self, step: int) -> None:
        own, cell, way = self.side + 1, step >> 2, step & 3
        target = cell + _DIRECTIONS[way]
        self.move(cell, target, own)
        taken = 0
        for each in range(4):
            if each != (way ^ 1) and self.takes(target, each, own):
                taken |= 1 << each
        self.lift(target, taken, 3 - own)
        at = 3 * self.depth
        self.saved[at], self.saved[at + 1], self.saved[at + 2] = step, taken, self.quiet
        self.depth += 1
        self.quiet = 0 if taken else self.quiet + 1
        self.side = 1 - self.side
        self.update_status()

    def undo(self) -> None:
        self.depth -= 1
        at = 3 * self.depth
        step, taken, self.quiet = self.saved[at], self.saved[at + 1], self.saved[at + 2]
        self.side = 1 - self.side
        own, cell = self.side + 1, step >> 2
        target = cell + _DIRECTIONS[step & 3]
        self.lift(target, taken, 3 - own)
        self.move(target, cell, own)
        self.turn, self.winner, self.by_history = self.side, -1, False
        self.update_keys()

    def move(self, cell: int, target: int, own: int) -> None:
        """Carry a man from a cell to another."""
        self.at[cell], self.at[target] = _EMPTY, own
        self.toggle(cell, own)
        self.toggle(target, own)

    def toggle(self, cell: int, man: int) -> None:
        """A man comes to a cell or leaves it: the word of its row and the key change."""
        self.placed ^= _KEYS[(man - 1) * _CELLS + cell]
        self.rows[_SIZE * (man - 1) + _ROW[cell]] ^= _BIT[cell]

    def lift(self, target: int, taken: int, adverse: int) -> None:
        """Take men off around a cell, or put them back."""
        for way in range(4):
            if taken >> way & 1:
                there = target + _DIRECTIONS[way]
                gone = self.at[there] == adverse
                self.at[there] = _EMPTY if gone else adverse
                self.men[adverse - 1] += -1 if gone else 1
                self.toggle(there, adverse)

    # --- what follows from the position ---------------------------------------------------------------------------

    def update_status(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_history = self.side, -1, False
        lead = self.men[1 - self.side] - self.men[self.side]
        if not self.men[self.side]:
            self.turn, self.winner = _OVER, 1 - self.side
        elif not self.can_move():
            self.turn = _OVER
            if lead != _PENALTY:
                self.winner = 1 - self.side if lead > _PENALTY else self.side
        elif self.quiet >= _QUIET:
            self.turn, self.by_history = _OVER, True
            if lead:
                self.winner = 1 - self.side if lead > 0 else self.side
        self.update_keys()

    def can_move(self) -> bool:
        """Whether the side to play has a man beside an empty cell."""
        own = self.side + 1
        for cell in range(_FIRST, _LAST):  # noqa: SIM110 - a generator would not compile to a loop
            if self.at[cell] == own and self.has_room(cell):
                return True
        return False

    def has_room(self, cell: int) -> bool:
        """Whether one of the four cells around is empty."""
        for way in range(4):  # noqa: SIM110 - a generator would not compile to a loop
            if self.at[cell + _DIRECTIONS[way]] == _EMPTY:
                return True
        return False

    def update_keys(self) -> None:
        """The repetition key, and the key: the quiet moves count only once the end by their number is near."""
        key = self.placed
        if self.side:
            key ^= _KEYS[2 * _CELLS]
        self.repetition_key = key
        if self.quiet >= _QUIET_IN_KEY:
            key ^= _KEYS[2 * _CELLS + 1 + self.quiet]
        self.key = key
        self.may_repeat = self.quiet > 0

    # --- the estimate ---------------------------------------------------------------------------------------------

    def repetition_score(self) -> int:
        return self.evaluate()

    def evaluate(self) -> int:
        """The estimate for the player to decide: the sum of the weights of the features."""
        self.add_windows()
        self.add_men()
        total = 0
        for i in range(_SQUARES + 3):
            total += self.weights[self.features[i]]
        return total

    def add_windows(self) -> None:
        """Add the features of the windows."""
        mine, theirs = _SIZE * self.side, _SIZE * (1 - self.side)
        for i in range(_SQUARES):
            row, column, turn = _WINDOWS[4 * i], _WINDOWS[4 * i + 1], _WINDOWS[4 * i + 3]
            own, adverse = self.window(mine + row, column), self.window(theirs + row, column)
            self.features[i] = _WINDOWS[4 * i + 2] + _POWERS[turn + own] + 2 * _POWERS[turn + adverse]

    def window(self, at: int, column: int) -> int:
        """The nine bits of a side's men in the window whose first row is the word `at`."""
        rows = self.rows
        return rows[at] >> column & 7 | (rows[at + 1] >> column & 7) << 3 | (rows[at + 2] >> column & 7) << 6

    def add_men(self) -> None:
        """Add the features of the men: how many there are, what can be taken, and how near the larger side is to the
        other."""
        own, adverse = self.side + 1, 2 - self.side
        mine, theirs = self.men[self.side], self.men[1 - self.side]
        larger = 0 if mine == theirs else own if mine > theirs else adverse
        hanging = threats = near_men = 0
        for cell in range(_FIRST, _LAST):
            man = self.at[cell]
            if man == own:
                threats += self.hangs(cell, adverse)
            elif man == adverse:
                hanging += self.hangs(cell, own)
            if man and man == larger:
                near_men += self.meets(cell, 3 - man)
        at = _SQUARES
        who = 0 if not larger else 1 if larger == own else 2
        self.features[at] = _COUNTS + _MOST_MEN * mine + theirs
        self.features[at + 1] = _THREATS + _MOST_THREATS * min(hanging, 6) + min(threats, 6)
        self.features[at + 2] = _MET + _MOST_MEN * who + near_men

    def hangs(self, cell: int, foe: int) -> bool:
        """Whether a man can be taken in one move: held on one side, an empty cell that a foe reaches on the other."""
        for way in range(4):
            behind = self.at[cell + _DIRECTIONS[way]]
            there = cell - _DIRECTIONS[way]
            if behind in (foe, _WALL) and self.at[there] == _EMPTY and self.reached(there, foe):
                return True
        return False

    def reached(self, cell: int, foe: int) -> bool:
        """Whether a man of `foe` stands beside a cell."""
        for way in range(4):  # noqa: SIM110 - a generator would not compile to a loop
            if self.at[cell + _DIRECTIONS[way]] == foe:
                return True
        return False

    def meets(self, cell: int, foe: int) -> bool:
        """Whether a man of `foe` stands within two cells, in rows and columns."""
        for way in range(4):
            there = cell + _DIRECTIONS[way]
            if self.at[there] == foe or (self.at[there] != _WALL and self.reached(there, foe)):
                return True
        return False
