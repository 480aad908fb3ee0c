# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Twixt as numbers: holes on a padded board, and how far the sides are from joining their goal lines.

A step is a hole: the peg gets all its possible links at once, as with ``links=auto``; only holes that shorten a way, or
bar one, are generated. Two measures make the estimate:

- the *way*: the fewest pegs that would join the goal lines if the adversary passed;
- the *sure way*, the two-distance that van Rijswijck gave Hex (*Computer Hex: Are Bees Better than Fruitflies?*, 2000):
  a hole counts as reached only where two ways lead to it, or one from a peg, since the adversary stops one of two.

Types are in `jeux/engine/compiled/twixt.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from random import Random

from jeux.rules.twixt_board import DIRECTIONS, SIZE, crossed_by, links_of

from .alphabeta import MAX_PLY, Board

_OVER = -2
_PAD = 3
_WIDTH = SIZE + 2 * _PAD
_CELLS = _WIDTH * _WIDTH
_LAST = SIZE - 1
FAR = 26
"""The length of a way that is barred, and more than any other."""
_FAR = FAR
_BLOCK, _RUN, _LATER, _SURE, _TURN = 3, 1, 2, 40, 45
_EARLY = 12
"""What a peg less to put is worth on the shortest way, on the sure way, and the right to put one."""
_SLACK = 2
"""Holes on ways that are so many pegs longer than the shortest are thought of."""
TRIED = 16
"""The holes tried in a position."""
_TRIED = TRIED
_OWN = array("i", [20, 0, -10] + [-15] * 40)
"""What a hole is worth by how much longer than the shortest the own ways through it are."""
_ADVERSE = array("i", [15, 5, 0] + [-10] * 40)
"""The same for the ways of the adversary."""
_LINKS = array("i", [0, 25] + [35] * 7)
"""What the links are worth that a peg would make."""
_LEAP, _LEAPT, _LEAPING = 14, 20, 20
"""What a hole without link is worth at a leap's distance (in squares) from the nearest peg: a block, or two ways."""
_WORTHIEST = 1000
_STOPPED = 400
_NOTHING = array("i", [_STOPPED] * _CELLS)
_CLEAR = array("b", bytes(_CELLS))
_RING = array(
    "i", [y * _WIDTH + x for y in range(-4, 5) for x in range(-4, 5) if _LEAP <= x * x + y * y <= _LEAPT]
)
_DISC = array("i", [y * _WIDTH + x for y in range(-3, 4) for x in range(-3, 4) if x * x + y * y < _LEAP])
_RINGS, _DISCS = len(_RING), len(_DISC)
_STEEP, _FLAT = 21, 13
"""What a link costs in a run: its rows, and a little for leaving the column."""
_FROM = array("i", [0, 5, 2, 7, 6, 7, 4, 5])
"""The ways of links that come from the rows before, for White, then for Black: those of two rows first."""
_OVER_FROM, _OVER_WAY = array("i", [-1 - _WIDTH, -1, -1 - _WIDTH, _WIDTH - 1]), array("i", [3, 2, 1, 0])
"""Where the two links begin that cross a step straight ahead, and their directions."""
_MANY = 1 << 30
"""As many ways as are counted."""


def _padded(x: int, y: int) -> int:
    return (y + _PAD) * _WIDTH + x + _PAD


INNER = [_padded(i % SIZE, i // SIZE) for i in range(SIZE * SIZE)]
"""The padded number of each hole in the order of position texts."""
OUTER = {hole: i for i, hole in enumerate(INNER)}
_AROUND = array("i", [s * (dy * _WIDTH + dx) for s in (1, -1) for dx, dy in DIRECTIONS])
"""The eight ways of a link: those of the rules, then back."""


def _crossings() -> list[int]:
    """For each of the four directions, 9 times how far away a link begins that the link crosses, and its direction."""
    found = []
    middle = SIZE // 2
    for direction in range(4):
        for begin, other in links_of(crossed_by(middle * SIZE + middle, direction)):
            found += [INNER[begin] - _padded(middle, middle), other]
    return found


def _lots() -> list[int]:
    lot = Random("twixt")
    return [lot.getrandbits(64) for _ in range(8 * _CELLS)]


def _room() -> list[int]:
    """For White, then for Black, whether a padded hole may be used."""
    found = [0] * (2 * _CELLS)
    for x in range(SIZE):
        for y in range(SIZE):
            found[_padded(x, y)] = 0 < x < _LAST
            found[_CELLS + _padded(x, y)] = 0 < y < _LAST
    return found


def _goals() -> list[int]:
    """For White, then for Black, 1 behind the first goal line and 2 behind the second one."""
    found = [0] * (2 * _CELLS)
    for i in range(1, _LAST):
        found[_padded(i, 0)] = found[_CELLS + _padded(0, i)] = 1
        found[_padded(i, _LAST)] = found[_CELLS + _padded(_LAST, i)] = 2
    return found


_CROSSED = array("i", _crossings())
_LOTS = array("Q", _lots())
_ROOM = array("b", _room())
_GOAL = array("b", _goals())
_NONE = array("b", bytes(_CELLS))
_HOLES = SIZE * SIZE
_INNER = array("i", INNER)
_NOWHERE = array("b", [_FAR] * _CELLS)


class Twixt(Board):
    """The position: `pegs` are 0, 1 (White) or 2 (Black) for each hole in the order of position texts, `links` pairs of
    a hole and one of the four directions; `own_crossing` whether links may cross those of their own side."""

    def __init__(self, own_crossing: bool, pegs: Iterable[int], links: Iterable[tuple[int, int]], side: int) -> None:
        super().__init__()
        self.own_crossing = own_crossing
        self.generous = self.apart = False
        self.side = side
        self.returns = False
        self.peg, self.linked = array("b", bytes(_CELLS)), array("i", bytes(4 * _CELLS))
        self.closed, self.bars = array("i", bytes(8 * _CELLS)), array("b", bytes(8 * _CELLS))
        self.there, self.back_again = array("b", bytes(2 * _CELLS)), array("b", bytes(2 * _CELLS))
        self.ways, self.ways_back = array("q", bytes(16 * _CELLS)), array("q", bytes(16 * _CELLS))
        self.many = array("q", bytes(8 * _CELLS))
        self.total = array("q", bytes(16))
        self.ends = self.coming = 0
        self.count, self.reached = array("b", bytes(_CELLS)), array("b", bytes(_CELLS))
        self.cost, self.sideways = array("i", _NOTHING), array("i", _NOTHING)
        self.near = array("b", bytes(_CELLS))
        self.now, self.next = array("i", bytes(4 * _CELLS)), array("i", bytes(4 * _CELLS))
        self.put_at, self.made = array("i", bytes(4 * (MAX_PLY + 2))), array("i", bytes(4 * (MAX_PLY + 2)))
        self.spots, self.all_pegs = array("i", bytes(4 * _CELLS)), 0
        self.depth = 0
        for i, peg in enumerate(pegs):
            if peg:
                self.put(INNER[i], peg)
        for begin, direction in links:
            self.link(INNER[begin], direction, 1)
        self.key ^= side
        self.turn = self.root = self.side
        self.early = self.all_pegs < _EARLY
        if self.chained(1 - side):
            self.turn, self.winner = _OVER, 1 - side

    # --- pegs and links -------------------------------------------------------------------------------------------

    def put(self, hole: int, colour: int) -> None:
        """Put a peg without its links."""
        self.peg[hole] = colour
        self.key ^= _LOTS[2 * hole + colour - 1]
        self.spots[self.all_pegs] = hole
        self.all_pegs += 1

    def link(self, begin: int, direction: int, more: int) -> None:
        """Put a link between two pegs (`more` 1) or take it off (-1): what it crosses is barred."""
        end = begin + _AROUND[direction]
        side = self.peg[begin] - 1
        self.linked[begin] ^= 1 << direction
        self.linked[end] ^= 16 << direction
        self.key ^= _LOTS[2 * _CELLS + 4 * begin + direction]
        for i in range(9):
            crossed = begin + _CROSSED[18 * direction + 2 * i]
            other = _CROSSED[18 * direction + 2 * i + 1]
            if not (_ROOM[crossed] or _ROOM[_CELLS + crossed]):
                continue
            at = (crossed * 4 + other) * 2
            self.bars[at + side] += more
            for owner in range(2):
                barred = self.bars[at + 1 - owner] > 0
                if not self.own_crossing:
                    barred = barred or self.bars[at + owner] > 0
                self.bar(owner, crossed, other, barred)

    def bar(self, owner: int, begin: int, direction: int, barred: bool) -> None:
        """Close a link to a side, or open it."""
        at = owner * _CELLS + begin
        far = at + _AROUND[direction]
        if barred:
            self.closed[at] |= 1 << direction
            self.closed[far] |= 16 << direction
        else:
            self.closed[at] &= ~(1 << direction)
            self.closed[far] &= ~(16 << direction)

    def play(self, step: int) -> None:
        side = self.side
        self.put(step, side + 1)
        made = 0
        closed = self.closed[side * _CELLS + step]
        for way in range(8):
            if self.peg[step + _AROUND[way]] == side + 1 and not closed >> way & 1:
                made |= 1 << way
                self.link_by(step, way, 1)
        self.put_at[self.depth], self.made[self.depth] = step, made
        self.depth += 1
        self.side = 1 - side
        self.key ^= 1
        self.turn = self.side
        if made and self.chained(side):
            self.turn, self.winner = _OVER, side

    def link_by(self, hole: int, way: int, more: int) -> None:
        """`link` from either end."""
        if way < 4:
            self.link(hole, way, more)
        else:
            self.link(hole + _AROUND[way], way - 4, more)

    def back(self) -> None:
        self.depth -= 1
        step, made = self.put_at[self.depth], self.made[self.depth]
        self.side = 1 - self.side
        self.key ^= 1 ^ _LOTS[2 * step + self.side]
        for way in range(8):
            if made >> way & 1:
                self.link_by(step, way, -1)
        self.peg[step] = 0
        self.all_pegs -= 1
        self.turn, self.winner = self.side, -1

    def chained(self, side: int) -> bool:
        """Whether links lead from a goal line of a side to the other."""
        return self.length(side, 1, 1, 0) == 0

    # --- ways -----------------------------------------------------------------------------------------------------

    def length(self, side: int, need: int, begin: int, most: int) -> int:
        """The fewest pegs with which a side joins the goal line `begin` (1, 2) to the other, a hole being reached by
        `need` links from empty holes or one from a peg; FAR if more than `most`. `reached` tells for every hole the
        pegs that it takes."""
        goal = 3 - begin
        reached, now = self.reached, self.now
        reached[:] = _NOWHERE
        if need > 1:
            self.count[:] = _NONE
        waiting = coming = ends = 0
        first = _PAD * _WIDTH + _PAD
        stride = _WIDTH if side else 1
        if begin == 2:
            first += _LAST * (1 if side else _WIDTH)
        for i in range(1, _LAST):
            hole = first + i * stride
            if self.peg[hole] == side + 1:
                reached[hole] = 0
                now[waiting] = hole
                waiting += 1
            elif not self.peg[hole]:
                reached[hole] = 1
                self.next[coming] = hole
                coming += 1
        steps = 0
        while True:
            self.ends, self.coming = 0, coming
            self.spread(side, need, steps, waiting, goal)
            ends += self.ends
            if ends >= need:
                return steps
            steps += 1
            waiting, coming = self.coming, 0
            if not waiting or steps > most:
                return _FAR
            self.now, self.next = self.next, self.now

    def spread(self, side: int, need: int, steps: int, waiting: int, goal: int) -> None:
        """Go on from the `waiting` holes that were reached with so many pegs, to pegs at once, to empty holes with a
        peg more. `ends` counts what was met of the goal line: a peg there is enough."""
        peg, linked, closed, reached, count = self.peg, self.linked, self.closed, self.reached, self.count
        now, own, shift = self.now, side + 1, side * _CELLS
        at = 0
        while at < waiting:
            hole = now[at]
            at += 1
            mine = peg[hole] == own
            if _GOAL[shift + hole] == goal:
                self.ends += need if mine else 1
            shut = closed[shift + hole]
            tied = linked[hole] if mine and not self.generous else 255 & ~shut | linked[hole]
            for way in range(8):
                there = hole + _AROUND[way]
                if reached[there] <= steps or (reached[there] != _FAR and not mine):
                    continue
                if peg[there] == own:
                    if not tied >> way & 1:
                        continue
                    if not mine:
                        count[there] += 1
                    if mine or (count[there] >= need and not self.apart):
                        reached[there] = steps
                        now[waiting] = there
                        waiting += 1
                    elif self.apart:
                        reached[there] = steps + 1
                        self.next[self.coming] = there
                        self.coming += 1
                elif reached[there] == _FAR and not peg[there] and not shut >> way & 1 and _ROOM[shift + there]:
                    if not mine:
                        count[there] += 1
                    if mine or count[there] >= need:
                        reached[there] = steps + 1
                        self.next[self.coming] = there
                        self.coming += 1

    # --- what the search sees -------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        mine, adverse = self.run(self.root), self.run(1 - self.root)
        score = _BLOCK * adverse - _RUN * mine if self.early else _LATER * (adverse - mine)
        score += _SURE * (self.length(1 - self.root, 2, 1, _FAR) - self.length(self.root, 2, 1, _FAR))
        return (score if self.side == self.root else -score) + _TURN

    def run(self, side: int) -> int:
        """What is left to cover straight ahead, ten for each row: a side runs along its columns (rows for Black) from goal
        line to goal line, stopped by adverse pegs and links; its pegs, wherever their chains lead, are had for nothing,
        and may be left or met sideways by a link only."""
        along = 1 if side else _WIDTH
        across = _WIDTH if side else 1
        first = _PAD * _WIDTH + _PAD
        cost, sideways = self.cost, self.sideways
        sideways[:] = _NOTHING
        for i in range(_LAST + 1):
            for j in range(1, _LAST):
                hole = first + i * along + j * across
                if self.peg[hole] == 2 - side:
                    cost[hole] = _STOPPED
                    continue
                found = sideways[hole] if i else 0
                if i and not self.crossed(side, hole):
                    found = min(found, cost[hole - along] + 10)
                cost[hole] = found
                if self.peg[hole]:
                    self.run_on(side, hole, i)
        best = _STOPPED
        for j in range(1, _LAST):
            best = min(best, cost[first + _LAST * along + j * across])
        return best

    def run_on(self, side: int, hole: int, row: int) -> None:
        """The cost of an own peg, given to its chain and to the holes that its links lead to in the rows after it."""
        cost, found, shift = self.cost, self.cost[hole], side * _CELLS
        open_ways, linked = 255 & ~self.closed[shift + hole], self.linked[hole]
        for i in range(4):
            way = _FROM[4 * side + i]
            there = hole + _AROUND[way]
            if linked >> way & 1:
                found = min(found, cost[there])
            elif row and open_ways >> way & 1 and not self.peg[there] and _ROOM[shift + there]:
                found = min(found, cost[there] + (_STEEP if i < 2 else _FLAT))
        cost[hole] = found
        for i in range(4):
            way = _FROM[4 * side + i] ^ 4
            there = hole + _AROUND[way]
            if linked >> way & 1:
                self.sideways[there] = min(self.sideways[there], found)
            elif open_ways >> way & 1:
                self.sideways[there] = min(self.sideways[there], found + (_STEEP if i < 2 else _FLAT))

    def crossed(self, side: int, hole: int) -> bool:
        """Whether an adverse link bars the last step straight ahead to a hole."""
        begin, other = hole + _OVER_FROM[2 * side], hole + _OVER_FROM[2 * side + 1]
        if self.linked[begin] >> _OVER_WAY[2 * side] & 1 and self.peg[begin] == 2 - side:
            return True
        return bool(self.linked[other] >> _OVER_WAY[2 * side + 1] & 1 and self.peg[other] == 2 - side)

    def measure(self, side: int) -> int:
        """Fill `there` and `back_again` of a side: the pegs from either goal line to every hole, itself included, and
        in `ways` and `ways_back` how many shortest ways lead there. The length of the way."""
        at = side * _CELLS
        found = self.flood(side, 1)
        self.total[side] = self.counted
        self.there[at : at + _CELLS] = self.reached
        self.ways[at : at + _CELLS] = self.many
        self.flood(side, 2)
        self.back_again[at : at + _CELLS] = self.reached
        self.ways_back[at : at + _CELLS] = self.many
        return found

    def flood(self, side: int, begin: int) -> int:
        """`length` with need 1, going on `SLACK` pegs further; `many` tells how many shortest ways lead to each hole and
        `counted` how many to the other goal line."""
        reached, many, now = self.reached, self.many, self.now
        reached[:] = _NOWHERE
        waiting = coming = 0
        first = _PAD * _WIDTH + _PAD
        stride = _WIDTH if side else 1
        if begin == 2:
            first += _LAST * (1 if side else _WIDTH)
        for i in range(1, _LAST):
            hole = first + i * stride
            many[hole] = 1
            if self.peg[hole] == side + 1:
                reached[hole] = 0
                now[waiting] = hole
                waiting += 1
            elif not self.peg[hole]:
                reached[hole] = 1
                self.next[coming] = hole
                coming += 1
        steps, found = 0, _FAR
        self.counted = 0
        while True:
            self.ends, self.coming = 0, coming
            self.pour(side, steps, waiting, 3 - begin)
            if self.ends and found == _FAR:
                found, self.counted = steps, self.ends
            steps += 1
            waiting, coming = self.coming, 0
            if not waiting or (found != _FAR and steps > found + _SLACK):
                return found
            self.now, self.next = self.next, self.now

    def pour(self, side: int, steps: int, waiting: int, goal: int) -> None:
        """`spread` that counts the shortest ways; `ends` are those that met the goal line."""
        peg, linked, closed, reached, many = self.peg, self.linked, self.closed, self.reached, self.many
        now, own, shift = self.now, side + 1, side * _CELLS
        at = 0
        while at < waiting:
            hole = now[at]
            at += 1
            mine, count = peg[hole] == own, many[hole]
            if _GOAL[shift + hole] == goal:
                self.ends = min(self.ends + count, _MANY)
            shut = closed[shift + hole]
            tied = linked[hole] if mine and not self.generous else 255 & ~shut | linked[hole]
            for way in range(8):
                there = hole + _AROUND[way]
                if peg[there] == own and mine:
                    if tied >> way & 1 and reached[there] > steps:
                        reached[there], many[there] = steps, count
                        now[waiting] = there
                        waiting += 1
                elif peg[there] == own and not self.apart:
                    if not tied >> way & 1:
                        continue
                    if reached[there] == _FAR:
                        reached[there], many[there] = steps, count
                        now[waiting] = there
                        waiting += 1
                    elif reached[there] == steps:
                        many[there] = min(many[there] + count, _MANY)
                elif peg[there] != 2 - side and not shut >> way & 1 and _ROOM[shift + there]:
                    if reached[there] == _FAR:
                        reached[there], many[there] = steps + 1, count
                        self.next[self.coming] = there
                        self.coming += 1
                    elif reached[there] == steps + 1:
                        many[there] = min(many[there] + count, _MANY)

    def share(self, side: int, hole: int) -> int:
        """How many in a hundred of the shortest ways of a side, once measured, go through a hole of one of them."""
        at = side * _CELLS + hole
        return min(100, self.ways[at] * self.ways_back[at] // (self.total[side] // 100 + 1))

    def detour(self, side: int, hole: int, shortest: int) -> int:
        """How much longer than the shortest the ways of a side through a hole are, once measured."""
        at = side * _CELLS + hole
        there, back = self.there[at], self.back_again[at]
        return _FAR if there == _FAR or back == _FAR else there + back - 1 - shortest

    def generate(self, at: int) -> int:
        """The holes through which many of the shortest ways of both sides go first; else the first that are empty."""
        self.apart = True
        own, other = self.measure(self.side), self.measure(1 - self.side)
        self.apart = False
        self.look_around()
        end = at
        for i in range(_HOLES):
            hole = _INNER[i]
            if self.peg[hole] or not _ROOM[self.side * _CELLS + hole]:
                continue
            mine, adverse = self.detour(self.side, hole, own), self.detour(1 - self.side, hole, other)
            if mine <= _SLACK or adverse <= _SLACK:
                end = self.sort_in(at, end, hole, self.misses(hole, mine, adverse))
        for i in range(_HOLES):
            if end > at:
                break
            hole = _INNER[i]
            if not self.peg[hole] and _ROOM[self.side * _CELLS + hole]:
                end = self.sort_in(at, end, hole, 0)
        for i in range(at, end):
            self.ranks[i] = 60 - (i - at)
        return end

    def misses(self, hole: int, mine: int, adverse: int) -> int:
        """What puts a hole behind others: ways that are longer, links not made, few of the shortest ways, being far from
        pegs and from the middle."""
        side, made = self.side, 0
        closed = self.closed[side * _CELLS + hole]
        for way in range(8):
            if self.peg[hole + _AROUND[way]] == side + 1 and not closed >> way & 1:
                made += 1
        worth = _OWN[max(0, mine)] + _ADVERSE[max(0, adverse)] + _LINKS[made]
        if made == 0 and self.near[hole] == 1:
            worth += _LEAPING
        shares = (self.share(side, hole) if mine <= 0 else 0) + (self.share(1 - side, hole) if adverse <= 0 else 0)
        down, right = 2 * (hole // _WIDTH) - _WIDTH + 1, 2 * (hole % _WIDTH) - _WIDTH + 1
        behind = (_WORTHIEST - 10 * worth - shares) * 4 + 2 - self.near[hole]
        return behind * 4096 + (down * down + right * right) // 2

    def look_around(self) -> None:
        """Fill `near`: 2 where a peg is close, 1 where the nearest is a leap away."""
        near = self.near
        near[:] = _CLEAR
        for i in range(self.all_pegs):
            for j in range(_RINGS):
                there = self.spots[i] + _RING[j]
                if 0 <= there < _CELLS and not near[there]:
                    near[there] = 1
            for j in range(_DISCS):
                near[self.spots[i] + _DISC[j]] = 2

    def sort_in(self, at: int, end: int, hole: int, misses: int) -> int:
        """Keep a hole among the `TRIED` that miss least, from `at` on; the place after the last."""
        i = end
        if end - at >= _TRIED:
            i -= 1
            if self.ranks[i] <= misses:
                return end
        else:
            end += 1
        while i > at and self.ranks[i - 1] > misses:
            self.steps[i], self.ranks[i] = self.steps[i - 1], self.ranks[i - 1]
            i -= 1
        self.steps[i], self.ranks[i] = hole, misses
        return end

    def corridor(self, side: int, slack: int) -> list[int]:
        """The holes, in the order of position texts, of the ways that are so much longer than the shortest."""
        shortest = self.measure(side)
        empty = [i for i in range(_HOLES) if not self.peg[_INNER[i]]]
        return [i for i in empty if self.detour(side, _INNER[i], shortest) == slack]
