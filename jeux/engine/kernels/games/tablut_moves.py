# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Tablut as numbers: 81 cells inside a wall, and for each row and column the mask of the men on it.

A cell is numbered 11 · (row + 1) + column + 1, rows from the top; a step is 32 · origin + 8 · direction + squares
crossed. The king is in no mask: what he walks along is read without him. Types are in
`compiled/games/tablut_moves.pxd`.
"""

from __future__ import annotations

from array import array
from random import Random

from jeux.engine.kernels.games import tablut_tables as tables
from jeux.rules.games.tablut.position import QUIET_LIMIT

from ..board_search import MAX_PLY, Board

_OVER = -2
_WIDE = 11
_CELLS = 121
_THRONE = 60
_LAST = 8
_NEXT = 999_999
"""The value of a win by the next step."""
_EMPTY, _WHITE, _BLACK, _KING, _WALL = 0, 1, 2, 3, 4
_MEN, _BLACKS = 25, 9
"""The king is man 0, White's men are 1 to 8, Black's 9 to 24."""
_QUIET = QUIET_LIMIT
NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet moves on, it is part of the key."""
_QUIET_IN_KEY = NEAR_LIMIT
_SAVED = 9
"""Numbers saved of each position for `undo`: step, quiet moves, accesses, king, whether captured, four takings."""
_MOST_PROMISE, _SHUT, _TAKING, _RAICHI = 60, 30, 8, 4
"""The ranks of steps: those that win, that bar the king's road, that take a man, that open a road."""

_DELTA = array("i", [-_WIDE, _WIDE, -1, 1])
_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
"""The bits of the accesses, in the order of the directions."""

_ROW, _COLUMN = tables.ROW, tables.COLUMN
_BIT, _BEFORE, _AFTER = tables.BIT, tables.BEFORE, tables.AFTER
_COUNT, _INDEX = tables.COUNT, tables.INDEX

_random = Random("tablut")
_KEYS = array("Q", [_random.getrandbits(64) for _ in range(4 * _CELLS)])
"""Random numbers for each kind of man on each cell (Zobrist, 1970)."""
_SIDE_KEY = _random.getrandbits(64)
_SPREAD = 0xD6E8FEB86659FD93
_WORD = (1 << 64) - 1


class TablutMen(Board):
    """The men and what surrounds the king: `white` and `black` are words of 81 squares, `king` the number of his
    square or -1; `rules` are those of `jeux.rules.games.tablut.position.Rules`, `state` the side to play and the quiet
    moves."""

    def __init__(
        self, rules: tuple[bool, bool, bool, bool, bool], white: int, black: int, king: int, state: tuple[int, int]
    ) -> None:
        super().__init__()
        self.lmr_after = 6
        self.accesses_win, self.slow, self.armed, self.hostile, self.back_home = rules
        self.side, self.quiet = state
        self.cells = array("b", [_WALL] * _CELLS)
        self.who = array("i", [0] * _CELLS)
        self.men = array("i", [0] * _MEN)
        self.rows = array("i", [0] * 18)
        self.columns = array("i", [0] * 18)
        self.hash = 0
        self.king = 0
        self.depth = 0
        self.access = 0
        self.saved = array("i", bytes(4 * _SAVED * (MAX_PLY + 2)))
        self._set_up(white, black, king)

    def _set_up(self, white: int, black: int, king: int) -> None:
        heads = [0, 1, _BLACKS]
        for i in range(81):
            cell = (i // 9 + 1) * _WIDE + i % 9 + 1
            self.cells[cell] = _EMPTY
            kind = _WHITE if white >> i & 1 else _BLACK if black >> i & 1 else _KING if i == king else _EMPTY
            if kind != _EMPTY:
                self.put(cell, kind, heads[kind % _KING])
                heads[kind % _KING] += 1
        self.king = self.men[0]

    # --- men ------------------------------------------------------------------------------------------------------

    def put(self, cell: int, kind: int, man: int) -> None:
        """A man comes to a cell."""
        self.cells[cell] = kind
        self.who[cell] = man
        self.men[man] = cell
        self.toggle(cell, kind)

    def lift(self, cell: int) -> None:
        """The man of a cell leaves it."""
        kind = self.cells[cell]
        self.cells[cell] = _EMPTY
        self.men[self.who[cell]] = 0
        self.toggle(cell, kind)

    def toggle(self, cell: int, kind: int) -> None:
        """The words of a cell's row and column, and the key, change."""
        self.hash ^= _KEYS[kind * _CELLS + cell]
        if kind != _KING:
            row, column = _ROW[cell], _COLUMN[cell]
            line = 9 * (kind - 1)
            self.rows[line + row] ^= _BIT[column]
            self.columns[line + column] ^= _BIT[row]

    def roads(self, row: int, column: int) -> int:
        """The accesses of a king who stands there, as bits: roads without men to the border."""
        across, along = self.rows[row] | self.rows[9 + row], self.columns[column] | self.columns[9 + column]
        ways = 0
        if not along & _BEFORE[row]:
            ways |= _UP
        if not along & _AFTER[row]:
            ways |= _DOWN
        if not across & _BEFORE[column]:
            ways |= _LEFT
        if not across & _AFTER[column]:
            ways |= _RIGHT
        return ways & self.steps_out(row, column) if self.slow else ways

    def steps_out(self, row: int, column: int) -> int:
        """The directions in which the border is one square away."""
        ways = _UP if row == 1 else _DOWN if row == _LAST - 1 else 0
        return ways | (_LEFT if column == 1 else _RIGHT if column == _LAST - 1 else 0)

    def closed(self, cell: int) -> int:
        """How many of the four cells round one hold a black man or are the empty throne."""
        count = 0
        for way in range(4):
            near = cell + _DELTA[way]
            count += self.cells[near] == _BLACK or (near == _THRONE and self.cells[near] == _EMPTY)
        return count

    def falls(self) -> bool:
        """Whether a black man can come to the last open cell round the king."""
        for way in range(4):
            gap = self.king + _DELTA[way]
            if self.cells[gap] == _EMPTY and gap != _THRONE:
                for other in range(4):
                    delta = _DELTA[other]
                    cell = gap + delta
                    while self.cells[cell] == _EMPTY:
                        cell += delta
                    if self.cells[cell] == _BLACK:
                        return True
        return False


class TablutMoves(TablutMen):
    """The position as it is played."""

    def __init__(
        self, rules: tuple[bool, bool, bool, bool, bool], white: int, black: int, king: int, state: tuple[int, int]
    ) -> None:
        super().__init__(rules, white, black, king, state)
        self.update_status()

    # --- steps ----------------------------------------------------------------------------------------------------

    def generate(self, at: int) -> int:
        if self.urgent and self.depth:
            last = self.answers(at)
            if last > at:
                return last
        first = _BLACKS if self.side else 1
        last = _MEN if self.side else _BLACKS
        for man in range(first, last):
            origin = self.men[man]
            if origin:
                at = self.slide(at, origin)
        return at if self.side else self.walk(at)

    def answers(self, at: int) -> int:
        """The steps that bar the king's only road: all the others lose at once."""
        way = _INDEX[self.access]
        cell = self.king + _DELTA[way]
        while self.cells[cell] == _EMPTY:
            if cell != _THRONE:
                at = self.barring(at, cell, 2 - (way & 2))
                at = self.barring(at, cell, 3 - (way & 2))
            cell += _DELTA[way]
        return at

    def barring(self, at: int, target: int, way: int) -> int:
        """The step by which the first piece seen from a cell comes to it, when it is Black's."""
        squares, delta = 0, _DELTA[way]
        cell = target + delta
        while self.cells[cell] == _EMPTY:
            cell += delta
            squares += 1
        if self.cells[cell] == _BLACK:
            self.steps[at] = cell << 5 | (way ^ 1) << 3 | squares
            self.ranks[at] = self.man_rank(target)
            at += 1
        return at

    def slide(self, at: int, origin: int) -> int:
        """The steps of a man."""
        for way in range(4):
            delta = _DELTA[way]
            cell = origin + delta
            step = origin << 5 | way << 3
            while self.cells[cell] == _EMPTY:
                if cell != _THRONE:
                    self.steps[at] = step
                    self.ranks[at] = self.man_rank(cell)
                    at += 1
                step += 1
                cell += delta
        return at

    def man_rank(self, target: int) -> int:
        """The rank of a man's step to a cell."""
        rank = 0
        adverse = 2 - self.side
        for way in range(4):
            near = self.cells[target + _DELTA[way]]
            if near == adverse:
                if self.partner(target + 2 * _DELTA[way]):
                    rank += _TAKING
            elif near == _KING and self.side and self.closed(self.king) == 3:
                return _MOST_PROMISE
        if self.side and self.access and self.bars(target):
            rank += _SHUT
        return rank

    def bars(self, target: int) -> bool:
        """Whether a cell lies on an open road of the king."""
        row, column = _ROW[self.king], _COLUMN[self.king]
        if _COLUMN[target] == column:
            return self.access & (_UP if _ROW[target] < row else _DOWN) != 0
        if _ROW[target] == row:
            return self.access & (_LEFT if _COLUMN[target] < column else _RIGHT) != 0
        return False

    def walk(self, at: int) -> int:
        """The steps of the king."""
        for way in range(4):
            delta = _DELTA[way]
            cell = self.king + delta
            step = self.king << 5 | way << 3
            while self.cells[cell] == _EMPTY:
                if cell != _THRONE or self.back_home:
                    self.steps[at] = step
                    self.ranks[at] = self.king_rank(cell)
                    at += 1
                if self.slow:
                    break
                step += 1
                cell += delta
        return at

    def king_rank(self, target: int) -> int:
        """The rank of the king's step to a cell."""
        row, column = _ROW[target], _COLUMN[target]
        if row == 0 or row == _LAST or column == 0 or column == _LAST:
            return _MOST_PROMISE
        roads = _COUNT[self.roads(row, column)]
        if roads > 1:
            return _MOST_PROMISE - 1
        return _RAICHI * roads

    def partner(self, behind: int) -> bool:
        """Whether a cell helps the side to play to take a man."""
        kind = self.cells[behind]
        if kind == self.side + 1:
            return True
        if kind == _KING:
            return self.armed and not self.side
        return self.hostile and behind == _THRONE and kind == _EMPTY

    def play(self, step: int) -> None:
        at = self.depth * _SAVED
        self.depth += 1
        self.saved[at] = step
        self.saved[at + 1] = self.quiet
        self.saved[at + 2] = self.access
        self.saved[at + 3] = self.king
        self.saved[at + 4] = 0
        origin = step >> 5
        target = origin + _DELTA[step >> 3 & 3] * ((step & 7) + 1)
        kind = self.cells[origin]
        man = self.who[origin]
        self.lift(origin)
        self.put(target, kind, man)
        self.quiet += 1
        if kind == _KING:
            self.king = target
        self.take(at + 5, target, kind != _KING or self.armed)
        if self.side and self.encloses(target):
            self.saved[at + 4] = 1
            self.lift(self.king)
            self.king = 0
            self.quiet = 0
        self.side = 1 - self.side
        self.update_status()

    def null_move(self) -> None:
        self.side = 1 - self.side
        self.update_status()

    def take(self, at: int, target: int, armed: bool) -> None:
        """Take the men framed by the piece that has come to a cell; write down who they were."""
        adverse = 2 - self.side
        for way in range(4):
            over = target + _DELTA[way]
            man = 0
            if armed and self.cells[over] == adverse and self.partner(over + _DELTA[way]):
                man = self.who[over]
                self.lift(over)
                self.quiet = 0
            self.saved[at + way] = man

    def encloses(self, target: int) -> bool:
        """Whether Black's man who has come to a cell captures the king."""
        for way in range(4):
            if target + _DELTA[way] == self.king:
                return self.closed(self.king) == 4
        return False

    def undo(self) -> None:
        self.depth -= 1
        at = self.depth * _SAVED
        step = self.saved[at]
        self.side = 1 - self.side
        if self.saved[at + 4]:
            self.put(self.saved[at + 3], _KING, 0)
        origin = step >> 5
        target = origin + _DELTA[step >> 3 & 3] * ((step & 7) + 1)
        for way in range(4):
            if self.saved[at + 5 + way]:
                self.put(target + _DELTA[way], 2 - self.side, self.saved[at + 5 + way])
        kind = self.cells[target]
        man = self.who[target]
        self.lift(target)
        self.put(origin, kind, man)
        self.quiet, self.access, self.king = self.saved[at + 1], self.saved[at + 2], self.saved[at + 3]
        self.turn, self.winner, self.by_history = self.side, -1, False
        self.update_keys()

    # --- what follows from the position ---------------------------------------------------------------------------

    def update_status(self) -> None:
        """Work out who decides, whether the game is over, the accesses and the key."""
        self.turn, self.winner, self.by_history, self.access = self.side, -1, False, 0
        self.urgent, self.is_solved = False, False
        if not self.king:
            self.turn, self.winner = _OVER, 1
            return
        row, column = _ROW[self.king], _COLUMN[self.king]
        if row == 0 or row == _LAST or column == 0 or column == _LAST:
            self.turn, self.winner = _OVER, 0
            return
        self.access = self.roads(row, column)
        if self.side and self.accesses_win and self.access & self.access - 1:
            self.turn, self.winner = _OVER, 0
        elif self.blocked():
            self.turn, self.winner = _OVER, 1 - self.side
        elif self.quiet >= _QUIET:
            self.turn, self.by_history = _OVER, True
        else:
            self.urgent = self.side == 1 and self.single()
            self.is_solved = self.access != 0 if self.side == 0 else self.closed(self.king) == 3 and self.falls()
        self.update_keys()

    def single(self) -> bool:
        """Whether the king has one road."""
        return self.access != 0 and not self.access & self.access - 1

    def solved_score(self) -> int:
        return _NEXT

    def blocked(self) -> bool:
        """Whether the side to play has no step."""
        first = _BLACKS if self.side else 1
        last = _MEN if self.side else _BLACKS
        for man in range(first, last):
            if self.men[man] and self.goes(self.men[man], False, True):
                return False
        return bool(self.side) or not self.goes(self.king, self.back_home, not self.slow)

    def goes(self, origin: int, stops: bool, over: bool) -> bool:
        """Whether a piece has a step, who may or may not stop on the throne or cross it."""
        for way in range(4):
            near = origin + _DELTA[way]
            if self.cells[near] == _EMPTY:
                if near != _THRONE or stops:
                    return True
                if over and self.cells[near + _DELTA[way]] == _EMPTY:
                    return True
        return False

    def update_keys(self) -> None:
        """The repetition key (the board and the side to play), and the key: with the quiet moves once the draw is
        near."""
        key = self.hash ^ _SIDE_KEY if self.side else self.hash
        self.repetition_key = key
        if self.quiet >= _QUIET_IN_KEY:
            late = _SPREAD
            key ^= late * (self.quiet - _QUIET_IN_KEY + 1) & _WORD
        self.key = key
        self.may_repeat = self.quiet > 0
