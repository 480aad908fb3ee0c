# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Agon as numbers: what stands on each of the 91 cells, and where each of the fourteen pieces stands.

Pieces 0 to 5 are the pions of White, 6 her dame, 7 to 12 and 13 those of Black. A step is a number: origin · 128 +
target, in the order of `rules.games.agon.board.CELLS`; the pass goes from 91 to 91, a cell that is always empty. Types
are in `compiled/games/agon.pxd`.
"""

from __future__ import annotations

from array import array
from random import Random

from jeux.rules.boards import bits
from jeux.rules.games.agon.board import CELLS, CENTRE, GUARD, NEAR_CELLS, ONWARD, RIM, RING
from jeux.rules.games.agon.position import QUIET_LIMIT

from ..board_search import MAX_PLY, Board

PASS = 91 << 7 | 91
NEAR_LIMIT = QUIET_LIMIT - 30
"""From this count of quiet coups on, it is part of the key."""

_OVER = -2
_PASS = PASS
_NOWHERE = 91
_CENTRE = CENTRE
_QUIET = QUIET_LIMIT
_QUIET_IN_KEY = NEAR_LIMIT
_FADING = QUIET_LIMIT + 20
"""A lead is scaled down as the quiet coups approach this number, so that the leader makes progress in time."""
_SAVED = 6
"""Numbers saved of each position for `undo`."""


def _across(cell: int) -> list[tuple[int, int]]:
    """In each of six ways, the next cell and the one behind it, 91 beyond the board."""
    at = {(x, y): i for i, (x, y) in enumerate(map(_place, CELLS))}
    x, y = _place(CELLS[cell])
    ways = ((0, 2), (0, -2), (1, 1), (-1, -1), (1, -1), (-1, 1))
    return [(at.get((x + dx, y + dy), 91), at.get((x + 2 * dx, y + 2 * dy), 91)) for dx, dy in ways]


def _place(cell: str) -> tuple[int, int]:
    x = ord(cell[0]) - ord("f")
    return x, 2 * (int(cell[1:]) - 1) - (10 - abs(x))


def _orbit(cell: int) -> int:
    """The kind of a cell, the same for all that turns and mirrors bring upon one another: 0 the centre, 1 ring 1, then
    those of each ring, the corners first."""
    x, y = _place(CELLS[cell])
    ring = RING[cell]
    off = min(abs(x), abs((x + y) // 2), abs((x - y) // 2))
    return (0, 1, 2, 4, 6, 9)[ring] + off


_WAYS = array("i", [number for i in range(91) for pair in _across(i) for number in pair])
_RING = array("i", [*RING, 9])
_KIND = array("i", [_orbit(i) for i in range(91)])
_NEAR = array("i", [number for cells in NEAR_CELLS for number in (*cells, *[91] * (6 - len(cells)))])
_ONWARD = array("i", [number for word in ONWARD for number in (*bits(word), *[91] * (6 - word.bit_count()))])
_RIM = array("i", list(bits(RIM)))
_GUARD = array("i", list(bits(GUARD)))
_DRAWN = Random(91)
_KEYS = array("Q", [_DRAWN.getrandbits(64) for _ in range(8 * 92)])
"""For each kind of piece (White's pion and dame, Black's; 4 more where it is captured), a random number for each cell
(Zobrist, 1970)."""
_SIDES = array("Q", [_DRAWN.getrandbits(64) for _ in range(2 * 128)])

_DAME, _TAKEN, _TAKEN_DAME, _GUARDED, _HEMMED, _THREAT, _THREAT_DAME, _INNER = 12, 24, 25, 27, 28, 29, 31, 33
_TEMPO, _MOVES, _DAME_MOVES, _DENIED, _SHIELDED, _OPEN, _OPEN_OUT, _OPEN_DAME = 40, 41, 42, 43, 44, 45, 46, 47
WEIGHTS = array("i", [0, 92, 47, 54, 36, 47, 0, 16, -24, -72, -8, -59])
WEIGHTS += array("i", [360, 90, -35, -3, -42, 37, -117, -36, -4, -160, -22, -91])
WEIGHTS += array("i", [-129, 23, -150, 26, -164, 147, 96, 23, 8])
WEIGHTS += array("i", [6, 18, 9, -78, -66, 111, 0])
WEIGHTS += array("i", [10, -1, -14, -11, -9, -7, -3, -15])
"""Points of the estimate, fitted to how games of the program against itself ended: a pion by the kind of its cell, the
dame likewise; a captured pion, a captured dame that her owner puts back, or the other side; the own and the adverse
pions around an enthroned dame; pieces, then the dame, that can be taken at once, or after the other side's coup; the
number of pions around the centre; the turn; the moves of pions and of the dame; the throne denied; lines beside an
adverse pion that the own side closes, that are open for an inner pion, an outer one, the dame."""
_CONTEMPT = 150
"""Contempt: what a draw by repetition costs the player who searches."""


class AgonBoard(Board):
    """The position: `at` what stands on each cell (1 and 2 White's pion and dame, 4 and 8 Black's), `where` the cells
    of the pieces, `who` the piece of each cell, `captured` a bit for each piece that waits, `side` whose coup it is."""

    def __init__(self, rules: tuple[bool, bool, bool], cells: list[int], state: tuple[int, int, int]) -> None:
        super().__init__()
        self.any_captor, self.opponent_places, self.empty_loses = rules
        self.captured, self.side, self.quiet = state
        self.at = array("i", bytes(4 * 92))
        self.who = array("i", bytes(4 * 92))
        self.where = array("i", cells)
        self.saved = array("i", bytes(4 * _SAVED * (MAX_PLY + 2)))
        self.keys = array("Q", bytes(8 * (MAX_PLY + 2)))
        self.weights = WEIGHTS
        self.contempt = _CONTEMPT
        self.men = 0
        self.depth = 0
        for piece, cell in enumerate(cells):
            self.at[cell] = man(piece)
            self.who[cell] = piece
            self.men ^= key_of(piece, cell, self.captured)
        self.update_status()
        self.thinker = self.turn

    # --- steps ----------------------------------------------------------------------------------------------------

    def between(self, cell: int, mask: int) -> bool:
        """Whether a cell lies between two pieces of these kinds."""
        base = 12 * cell
        for i in range(base, base + 12, 4):  # noqa: SIM110 - a generator would not compile to a loop
            if self.at[_WAYS[i]] & mask and self.at[_WAYS[i + 2]] & mask:
                return True
        return False

    def captors(self, side: int) -> int:
        """The kinds of pieces of a side that take."""
        return (3 if self.any_captor else 1) << 2 * side

    def generate(self, at: int) -> int:
        begin, first = at, 7 * self.side
        dame = first + 6
        due = self.captured >> first & 127
        if due >> 6:
            for target in range(91):
                at = self.write(at, self.where[dame], target, dame)
        elif due:
            for piece in range(first, dame):
                if self.captured >> piece & 1:
                    for i in range(30):
                        at = self.write(at, self.where[piece], _RIM[i], piece)
        else:
            for piece in range(first, dame + 1):
                at = self.moves(at, piece, dame)
        if at == begin:
            self.steps[at] = _PASS
            self.ranks[at] = 0
            at += 1
        return at

    def moves(self, at: int, piece: int, dame: int) -> int:
        """Write the ordinary moves of a piece."""
        origin = self.where[piece]
        for i in range(6 * origin, 6 * origin + 6):
            target = _ONWARD[i]
            if target == _NOWHERE:
                break
            if target != _CENTRE or piece == dame:
                at = self.write(at, origin, target, piece)
        return at

    def write(self, at: int, origin: int, target: int, piece: int) -> int:
        """Write a step unless R6 forbids it; captures rank first, then the way inwards."""
        if self.at[target] or self.between(target, 3 << 2 * (1 - self.side)):
            return at
        taken = self.takes(target, piece)
        rank = 8 if taken else 0
        if _RING[target] < _RING[origin]:
            rank += 2
        self.steps[at] = origin << 7 | target
        self.ranks[at] = rank
        return at + 1

    def takes(self, target: int, piece: int) -> int:
        """The pieces, one bit each, that a piece takes from a cell; those that wait already are left out."""
        side = 1 if piece >= 7 else 0
        mask, adverse = self.captors(side), 3 << 2 * (1 - side)
        if not man(piece) & mask:
            return 0
        taken = 0
        base = 12 * target
        for i in range(base, base + 12, 2):
            near = _WAYS[i]
            if self.at[near] & adverse and self.at[_WAYS[i + 1]] & mask and self.who[_WAYS[i + 1]] != piece:
                taken |= 1 << self.who[near]
        return taken & ~self.captured

    def play(self, step: int) -> None:
        self.save_state(step)
        if step == _PASS:
            self.quiet += 1
        else:
            origin, target = step >> 7, step & 127
            piece = self.who[origin]
            taken = self.takes(target, piece)
            progress = taken or self.captured >> piece & 1 or _RING[target] < _RING[origin]
            self.men ^= key_of(piece, origin, self.captured)
            self.captured &= ~(1 << piece)
            self.men ^= key_of(piece, target, 0)
            self.put(piece, origin, target)
            self.quiet = 0 if progress else self.quiet + 1
            while taken:
                low = taken & -taken
                self.take(low)
                taken ^= low
        self.side = 1 - self.side
        self.update_status()

    def put(self, piece: int, origin: int, target: int) -> None:
        """Bring a piece from a cell to an empty one."""
        self.at[origin] = 0
        self.at[target] = man(piece)
        self.who[target] = piece
        self.where[piece] = target

    def take(self, low: int) -> None:
        """A piece, given by its bit, waits from now on."""
        piece = 0
        while low >> piece > 1:
            piece += 1
        cell = self.where[piece]
        self.men ^= key_of(piece, cell, 0)
        self.captured |= low
        self.men ^= key_of(piece, cell, low)

    def save_state(self, step: int) -> None:
        """Save what `undo` needs."""
        at = self.depth * _SAVED
        self.saved[at], self.saved[at + 1], self.saved[at + 2], self.saved[at + 3] = (
            step,
            self.captured,
            self.quiet,
            self.turn,
        )
        self.keys[self.depth] = self.men
        self.depth += 1

    def undo(self) -> None:
        self.depth -= 1
        at = self.depth * _SAVED
        step = self.saved[at]
        if step != _PASS:
            self.put(self.who[step & 127], step & 127, step >> 7)
        self.captured, self.quiet, self.turn = self.saved[at + 1], self.saved[at + 2], self.saved[at + 3]
        self.men = self.keys[self.depth]
        self.side = 1 - self.side
        self.winner, self.by_history = -1, False
        self.update_keys()

    # --- what follows from the position ---------------------------------------------------------------------------

    def update_status(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_history = self.side, -1, False
        if self.opponent_places and self.captured >> 7 * self.side + 6 & 1:
            self.turn = 1 - self.side
        self.update_keys()
        around = 5
        for i in range(6):
            around &= self.at[_GUARD[i]]
        if around:
            self.guarded(1 if around == 4 else 0)
        if self.turn != _OVER and self.quiet >= _QUIET:
            self.turn, self.by_history = _OVER, True

    def guarded(self, side: int) -> None:
        """Six pions of a side stand around the centre."""
        throned = self.at[_CENTRE]
        if throned:
            if throned == 2 << 2 * side:
                self.turn, self.winner = _OVER, side
            return
        self.turn = _OVER
        if self.empty_loses:
            self.winner = 1 - side

    def update_keys(self) -> None:
        """Update the repetition key and the key, which includes the quiet coups only when the draw by their number is
        near."""
        late = self.quiet - _QUIET_IN_KEY + 1 if self.quiet >= _QUIET_IN_KEY else 0
        self.repetition_key = self.men ^ _SIDES[self.turn]
        self.key = self.men ^ _SIDES[2 * late + self.turn]

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        side = self.side
        score = self.worth(side, 0) - self.worth(1 - side, 1) + self.weights[_TEMPO]
        lead = abs(score) * (_FADING - self.quiet) // _FADING
        return lead if (score > 0) == (self.turn == side) else -lead

    def repetition_score(self) -> int:
        """Contempt: the player who searches avoids a repetition unless he is behind by more than that."""
        return -self.contempt if self.turn == self.thinker else self.contempt

    def worth(self, side: int, waits: int) -> int:
        """What the pieces of one side are worth; `waits` says that the other side plays first."""
        captured = self.captured
        first = 7 * side
        score = inner = 0
        for piece in range(first, first + 6):
            if captured >> piece & 1:
                score += self.weights[_TAKEN]
            else:
                cell = self.where[piece]
                score += self.weights[_KIND[cell]] + self.weights[_MOVES] * self.room(cell, side, False)
                if _RING[cell] == 1:
                    inner += 1
                    score += self.exposed(cell, side, self.weights[_OPEN], self.weights[_SHIELDED])
                else:
                    score += self.exposed(cell, side, self.weights[_OPEN_OUT], 0)
        score += self.weights[_INNER + inner]
        cell = self.where[first + 6]
        if captured >> first + 6 & 1:
            return score + self.weights[_TAKEN_DAME + self.opponent_places] + self.threats(side, waits)
        score += self.weights[_DAME + _KIND[cell]] + self.weights[_DAME_MOVES] * self.room(cell, side, True)
        score += self.exposed(cell, side, self.weights[_OPEN_DAME], 0)
        if cell == _CENTRE:
            score += self.weights[_GUARDED] * inner + self.weights[_HEMMED] * self.inner(1 - side)
        elif self.between(_CENTRE, 3 << 2 * (1 - side)):
            score += self.weights[_DENIED]
        return score + self.threats(side, waits)

    def inner(self, side: int) -> int:
        """The pions of a side around the centre."""
        pions = 0
        for i in range(6):
            pions += self.at[_GUARD[i]] >> 2 * side & 1
        return pions

    def room(self, cell: int, side: int, dame: bool) -> int:
        """The moves of the piece of a cell."""
        moves = 0
        for i in range(6 * cell, 6 * cell + 6):
            target = _ONWARD[i]
            if target == _NOWHERE:
                break
            if not self.at[target] and (dame or target != _CENTRE):
                moves += not self.between(target, 3 << 2 * (1 - side))
        return moves

    def exposed(self, cell: int, side: int, bare: int, shielded: int) -> int:
        """The points of a piece for each line where an adverse piece that takes stands beside it, the cell across being
        empty (`bare`) or its own side's (`shielded`)."""
        adverse, own = self.captors(1 - side), 3 << 2 * side
        score = 0
        for i in range(12 * cell, 12 * cell + 12, 4):
            one, other = _WAYS[i], _WAYS[i + 2]
            if one == _NOWHERE or other == _NOWHERE:
                continue
            both = self.at[one] | self.at[other]
            if both & adverse:
                if not self.at[one] or not self.at[other]:
                    score += bare
                elif both & own:
                    score += shielded
        return score

    def threats(self, side: int, waits: int) -> int:
        """What it is worth to a side that it can take at its next coup."""
        if self.captured >> 7 * side & 127:
            return 0
        score = 0
        first = 7 - 7 * side
        for piece in range(first, first + 7):
            if not self.captured >> piece & 1 and self.threatened(self.where[piece], side):
                score += self.weights[(_THREAT_DAME if piece == first + 6 else _THREAT) + waits]
        return score

    def threatened(self, cell: int, side: int) -> bool:
        """Whether a side can take the adverse piece of a cell at its next coup."""
        mask = self.captors(side)
        for i in range(12 * cell, 12 * cell + 12, 4):
            one, other = _WAYS[i], _WAYS[i + 2]
            if one == _NOWHERE or other == _NOWHERE:
                continue
            if self.at[one] & mask and not self.at[other] and self.reached(other, one, side):
                return True
            if self.at[other] & mask and not self.at[one] and self.reached(one, other, side):
                return True
        return False

    def reached(self, cell: int, but: int, side: int) -> bool:
        """Whether a piece that takes, another one than that of `but`, may move to an empty cell."""
        mask = self.captors(side)
        if cell == _CENTRE:
            mask &= 10
        for i in range(6 * cell, 6 * cell + 6):
            near = _NEAR[i]
            if self.at[near] & mask and near != but and _RING[near] >= _RING[cell]:
                return not self.between(cell, 3 << 2 * (1 - side))
        return False


def man(piece: int) -> int:
    """What stands on the cell of a piece."""
    if piece >= 7:
        return 8 if piece == 13 else 4
    return 2 if piece == 6 else 1


def key_of(piece: int, cell: int, captured: int) -> int:
    """The word of a piece on a cell, where these are captured."""
    kind = 2 * (piece >= 7) + (piece == 6 or piece == 13) + (4 if captured >> piece & 1 else 0)
    return _KEYS[92 * kind + cell]
