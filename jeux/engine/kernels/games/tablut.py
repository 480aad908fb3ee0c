# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The estimate of Tablut: a sum of weights, one for each feature, learned from games of the program
(`assets/workshop/training/tablut_values.py`). Types are in `compiled/games/tablut.pxd`.
"""

from __future__ import annotations

from array import array

from jeux.engine.kernels.games import tablut_features as features
from jeux.engine.kernels.games import tablut_tables as tables

from .tablut_moves import TablutMoves

_WIDE = 11
_THRONE = 60
_MIDDLE = 16
"""The throne in the word of its row or its column."""
_LAST = 8
_EMPTY, _WHITE, _BLACK = 0, 1, 2
_MEN, _BLACKS = 25, 9
"""The king is man 0, White's men are 1 to 8, Black's 9 to 24."""
_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
"""The bits of the accesses, in the order of the directions."""

_ROW, _COLUMN, _SQUARE, _PLACE = tables.ROW, tables.COLUMN, tables.SQUARE, tables.PLACE
_BEFORE, _AFTER, _BESIDE = tables.BEFORE, tables.AFTER, tables.BESIDE
_COUNT, _INDEX, _REACHED = tables.COUNT, tables.INDEX, tables.REACHED

_POWERS, _CUTS = features.POWERS, features.CUTS
_BANDS, _BY_ROWS, _BAND, _SHIFT, _FIRST = (
    features.BANDS,
    features.BY_ROWS,
    features.BAND,
    features.SHIFT,
    features.FIRST,
)
_MANY_BANDS, _WINDOWS = len(features.BANDS) // 3, len(features.BAND)
_NINE, _EIGHT = features.NINE, features.EIGHT
_AT_LINES, _AT_ALONG, _AT_RING, _AT_STANDS = features.LINES, features.ALONG, features.RING, features.STANDS
_AT_COUNTS, _AT_SIEGE, _AT_ROADS, _AT_ROOM, _AT_OPEN = (
    features.COUNTS,
    features.SIEGE,
    features.ROADS,
    features.ROOM,
    features.OPEN,
)
_AT_MEN, _NOTHING, _ESCAPED = features.MEN, features.NOTHING, features.ESCAPED
_KING_FEATURES = 18 + _WINDOWS
"""Where in `features` those of the king begin, after the lines and the windows; the men come last."""
_MANY = _KING_FEATURES + 7 + _MEN - 1
_CODE = 0xFFFF
"""The bits of the code of a window."""
_ROUND = array("i", [-_WIDE - 1, -_WIDE, -_WIDE + 1, 1, _WIDE + 1, _WIDE, _WIDE - 1, -1])
"""Round a cell, from the upper left."""


class TablutBoard(TablutMoves):
    """The position and its estimate by the `weights` of its `features`."""

    def __init__(
        self,
        rules: tuple[bool, bool, bool, bool, bool],
        white: int,
        black: int,
        king: int,
        state: tuple[int, int],
        weights: array[int],
    ) -> None:
        super().__init__(rules, white, black, king, state)
        self.weights = weights
        self.features = array("i", bytes(4 * _MANY))
        self.bands = array("Q", bytes(8 * _MANY_BANDS))

    def evaluate(self) -> int:
        """The estimate for the player to decide: the sum of the weights of the features, which count for White."""
        if self.add_roads():
            return _ESCAPED
        self.add_lines()
        self.add_windows()
        self.add_king()
        self.add_men()
        total = 0
        for i in range(_MANY):
            total += self.weights[self.features[i]]
        return -total if self.side else total

    def add_lines(self) -> None:
        """Add the features of the rows and the columns."""
        for i in range(9):
            kind = min(i, _LAST - i)
            self.features[i] = _AT_LINES + kind * _NINE + _POWERS[self.rows[i]] + 2 * _POWERS[self.rows[9 + i]]
            self.features[9 + i] = (
                _AT_LINES + kind * _NINE + _POWERS[self.columns[i]] + 2 * _POWERS[self.columns[9 + i]]
            )
        row, column = _ROW[self.king], _COLUMN[self.king]
        self.features[row] = self.king_line(row, column, self.rows[row], self.rows[9 + row])
        self.features[9 + column] = self.king_line(column, row, self.columns[column], self.columns[9 + column])

    def king_line(self, line: int, place: int, white: int, black: int) -> int:
        """The weight of the line where the king stands at a place."""
        before, after = _BEFORE[place], _AFTER[place]
        code = _POWERS[white & before | (white & after) >> 1] + 2 * _POWERS[black & before | (black & after) >> 1]
        return _AT_ALONG + (9 * min(line, _LAST - line) + place) * _EIGHT + code

    def add_windows(self) -> None:
        """Add the features of the windows of nine squares, from the border inward."""
        for i in range(_MANY_BANDS):
            one, two, three = _BANDS[3 * i], _BANDS[3 * i + 1], _BANDS[3 * i + 2]
            if i < _BY_ROWS:
                self.bands[i] = self.of_row(one) + 27 * self.of_row(two) + 729 * self.of_row(three)
            else:
                self.bands[i] = self.of_column(one) + 27 * self.of_column(two) + 729 * self.of_column(three)
        for i in range(_WINDOWS):
            self.features[18 + i] = _FIRST[i] + (self.bands[_BAND[i]] >> _SHIFT[i] & _CODE)

    def of_row(self, row: int) -> int:
        """Four times three squares of a row."""
        return _CUTS[self.rows[row]] + 2 * _CUTS[self.rows[9 + row]]

    def of_column(self, column: int) -> int:
        """Four times three squares of a column."""
        return _CUTS[self.columns[column]] + 2 * _CUTS[self.columns[9 + column]]

    def add_king(self) -> None:
        """Add the features of what stands round the king, and of the numbers of men."""
        side, at = self.side, _KING_FEATURES
        code = whites = 0
        for k in range(8):
            cell = self.king + _ROUND[k]
            kind = self.cells[cell]
            if kind == _EMPTY and cell == _THRONE:
                kind = _BLACK
            code = 3 * code + (kind if kind <= _BLACK else 0)
            if kind == _WHITE:
                whites += k & 1
        self.features[at] = _AT_RING + (2 * side + (self.king == _THRONE)) * _EIGHT + code
        self.features[at + 1] = _AT_STANDS + 15 * side + _SQUARE[self.king]
        white = black = 0
        for i in range(9):
            white += _COUNT[self.rows[i]]
            black += _COUNT[self.rows[9 + i]]
        self.features[at + 2] = _AT_COUNTS + (9 * side + white) * 17 + black
        self.features[at + 3] = _AT_SIEGE + 25 * side + 5 * self.closed(self.king) + whites

    def add_men(self) -> None:
        """Add the features of where each man stands, and the king."""
        base, at = _AT_MEN + 162 * _PLACE[self.king], _MANY - _MEN
        for man in range(1, _MEN):
            cell = self.men[man]
            self.features[at + man] = base + _PLACE[cell] + (81 if man >= _BLACKS else 0) if cell else _NOTHING

    def add_roads(self) -> bool:
        """Add the features of the king's ways: the roads open now, those that his next step would open, and his room;
        whether a step of his wins by opening two."""
        row, column = _ROW[self.king], _COLUMN[self.king]
        across = _REACHED[512 * column + (self.rows[row] | self.rows[9 + row])]
        along = _REACHED[512 * row + (self.columns[column] | self.columns[9 + column])]
        if self.slow:
            across &= _BESIDE[column]
            along &= _BESIDE[row]
        if not self.back_home:
            across &= ~_MIDDLE if row == 4 else 511
            along &= ~_MIDDLE if column == 4 else 511
        side, at, room = self.side, _KING_FEATURES + 4, _COUNT[across] + _COUNT[along]
        single = double = 0
        while across | along:
            if across:
                roads = self.turns(row, _INDEX[across & -across], _UP | _DOWN)
                across &= across - 1
            else:
                roads = self.turns(_INDEX[along & -along], column, _LEFT | _RIGHT)
                along &= along - 1
            single += roads == 1
            double += roads > 1
        self.features[at] = _AT_ROADS + 15 * side + 3 * min(single, 4) + min(double, 2)
        self.features[at + 1] = _AT_ROOM + 17 * side + min(room, 16)
        self.features[at + 2] = _AT_OPEN + 5 * side + _COUNT[self.access]
        return double > 0 and not side and self.accesses_win

    def turns(self, row: int, column: int, ways: int) -> int:
        """How many roads the king would find on either side of his way, were he to stop there."""
        if row == 0 or row == _LAST or column == 0 or column == _LAST:
            return 0
        return _COUNT[self.roads(row, column) & (15 if self.slow else ways)]
