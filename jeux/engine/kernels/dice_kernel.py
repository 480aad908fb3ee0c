# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
# cython: cdivision=True, cpow=True
"""Dice games on numbers: a network evaluates the ends of turns, a search averages over all throws.

A position is 52 counts, 26 of the player whose throw comes, then 26 of the other: men off, on the arrows 1 to 24 that
each still has to travel, on the bar. A game says which ends a throw leads to, which network values a position, its
inputs beside the counts, and which positions need no network. Types are in `jeux/engine/compiled/dice_kernel.pxd`.

The numbers of the first layer are whole (units of 2^-16) and small enough for 32-bit floats to add them without any
rounding. So the sums of the last position can be kept, and only the inputs that differ be added.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import e, exp

BLOCK = 128
"""A network has as many hidden units, or a multiple of them."""
FORMS = 4
"""Inputs of an arrow: a man alone, at least two, at least three, each man beyond three."""
MOST_FEATURES = 32
MOST_DEPTH = 4
MOST_ENDS = 4096
_BLOCK, _FORMS, _DEPTH, _ENDS = BLOCK, FORMS, MOST_DEPTH, MOST_ENDS
_SIZE = 52
_SIDE = 26
_OUTPUTS = 5
_VALUES = 12
_FREE, _OWN = 5, 6  # after `_OWN`, at every other place, what the same cube is worth where the other holds it
_MEN = 15
_STEPS = 1 << 14  # half the entries of the table of the sigmoid: 1 024 for each 1.0 of a sum, up to 16
_FINE = 6
_ONE = 1 << 15  # a hidden unit that is full
_UNIT = float(1 << 31)  # 1.0 of what the second layer adds up: 2^16 for its weights, 2^15 for the hidden units
_E: float = e
_WORD = (1 << 64) - 1
_CHECK_EVERY = 256
_HOME = 6
_TURNS = 20
_CERTAIN = 65535.0 * 65535.0

_FORM = array("i", [int(form) for n in range(16) for form in (n == 1, n >= 2, n >= 3, max(n - 3, 0))])
_SIGMOID = array("d", [round(_ONE / (1.0 + exp(-(i + 0.5) / 1024))) for i in range(-_STEPS, _STEPS)])


def _place_keys() -> array[int]:
    """A random number for each place, whose sums identify positions (xorshift)."""
    keys, state = [], 0x9E3779B97F4A7C15
    for _ in range(_SIZE):
        state ^= state << 13 & _WORD
        state ^= state >> 7
        state ^= state << 17 & _WORD
        keys.append(state)
    return array("Q", keys)


PLACE_KEYS = _place_keys()


def pairs() -> list[tuple[int, int, int]]:
    """The 21 throws, the larger die first, with their probabilities in 36ths."""
    return [(a, b, 1 if a == b else 2) for a in range(1, 7) for b in range(1, a + 1)]


class DiceKernel:
    """A dice game with its networks. `first` holds the rows of the first layer and the bias of each network, `second`
    the five rows of the second layer and their biases; both in units, network after network."""

    def __init__(self, first: array[float], second: array[float], classes: int, features: int) -> None:
        self.first, self.second, self.features = first, second, features
        self.hidden = len(second) // (_OUTPUTS * classes) - 1
        self.rows = 2 * _SIDE * _FORMS + features + 1
        self.men = array("b", bytes(_SIZE))
        self.ends = array("b", bytes(_SIZE * _ENDS * (_DEPTH + 1)))
        self.keys = array("Q", bytes(8 * _ENDS))
        self.outputs = array("d", bytes(8 * _VALUES))
        self.means = array("d", bytes(8 * _VALUES * (_DEPTH + 1)))
        self.inputs = array("i", bytes(4 * MOST_FEATURES))
        self.last_men = array("b", bytes(_SIZE * classes))
        self.last_inputs = array("i", bytes(4 * MOST_FEATURES * classes))
        self.sums = array("f", bytes(4 * self.hidden * classes))
        for net in range(classes):
            bias = ((net + 1) * self.rows - 1) * self.hidden
            for j in range(self.hidden):
                self.sums[net * self.hidden + j] = first[bias + j]
        self.weights = array("d", 2 * (2.0, 1.0, 1.0, 1.0, 1.0))
        self.who = 0
        self.count = self.most_played = self.least_played = self.base = 0
        self.estimates = self.next_check = 0
        self.stopped = False
        self.spent: Callable[[int], bool] | None = None

    # --- overridden by each game ----------------------------------------------------------------------------------

    def find_turn_ends(self, large: int, small: int) -> None:
        """Keep the ends of the turn of `men` with this throw."""

    def network_of(self, at: int) -> int:
        """The number of the network that knows the position there in `ends`; -1 when `outputs` holds its value."""
        return 0

    def fill_inputs(self, at: int) -> None:
        """Fill `inputs` with the network's inputs besides the counts."""

    def price_cube(self, at: int) -> None:
        """Complete `outputs`, after `evaluate`, with values including a cube: the expectations of the player to throw,
        if he does not double now, with the cube in the middle, then with himself and with the opponent as its owner, at
        the stake, at its double, at four times the stake."""

    def offer_cube(self) -> None:
        """Let the player of `outputs` double if that is worth more."""

    # --- the network ----------------------------------------------------------------------------------------------

    def evaluate(self, at: int) -> float:
        """Evaluate the position there in `ends` for the player to throw, with that player's weights; the five
        probabilities are left in `outputs`."""
        self.estimates += 1
        net = self.network_of(at)
        if net >= 0:
            self.update_sums(net, at)
            self.compute_outputs(net)
        outputs, weights, w = self.outputs, self.weights, self.who * _OUTPUTS
        won = weights[w] * outputs[0] + weights[w + 1] * outputs[1] + weights[w + 2] * outputs[2]
        return won - weights[w + 3] * outputs[3] - weights[w + 4] * outputs[4]

    def update_sums(self, net: int, at: int) -> None:
        """Update the sums of a network with the inputs that changed since its last position."""
        self.fill_inputs(at)
        last, men, inputs = self.last_men, self.ends, self.inputs
        here = net * _SIZE
        row = net * self.rows
        for i in range(_SIZE):
            now, before = men[at + i], last[here + i]
            if now != before:
                last[here + i] = now
                for form in range(_FORMS):
                    more = _FORM[now * _FORMS + form] - _FORM[before * _FORMS + form]
                    if more:
                        self.add_row(net, row + form, more)
            row += _FORMS
        here = net * MOST_FEATURES
        for i in range(self.features):
            more = inputs[i] - self.last_inputs[here + i]
            if more:
                self.last_inputs[here + i] = inputs[i]
                self.add_row(net, row + i, more)

    def add_row(self, net: int, row: int, more: int) -> None:
        """Add a row of the first layer `more` times. The constant length of the inner loop lets the compiler vectorise
        it."""
        sums, first = self.sums, self.first
        to, start = net * self.hidden, row * self.hidden
        end, times = to + self.hidden, float(more)
        while to < end:
            for j in range(128):
                sums[to + j] += times * first[start + j]
            to += _BLOCK
            start += _BLOCK

    def compute_outputs(self, net: int) -> None:
        """The five outputs for the sums of a network."""
        sums, second, outputs = self.sums, self.second, self.outputs
        to, w = net * self.hidden, net * _OUTPUTS * (self.hidden + 1)
        b = w + _OUTPUTS * self.hidden
        o0, o1, o2, o3, o4 = second[b], second[b + 1], second[b + 2], second[b + 3], second[b + 4]
        for j in range(self.hidden):
            whole = int(sums[to + j])
            i = (whole >> _FINE) + _STEPS
            if i < 0:
                i = 0
            elif i >= 2 * _STEPS:
                i = 2 * _STEPS - 1
            unit = _SIGMOID[i]
            o0 += unit * second[w]
            o1 += unit * second[w + 1]
            o2 += unit * second[w + 2]
            o3 += unit * second[w + 3]
            o4 += unit * second[w + 4]
            w += _OUTPUTS
        outputs[0], outputs[1], outputs[2] = sigmoid(o0), sigmoid(o1), sigmoid(o2)
        outputs[3], outputs[4] = sigmoid(o3), sigmoid(o4)

    # --- ends of turns --------------------------------------------------------------------------------------------

    def keep_end(self, key: int, played: int) -> None:
        """Keep `men`, from the opponent's view, as an end, unless it is a duplicate, shorter than the longest turn
        found or shorter than `least_played`."""
        if played < self.most_played or played < self.least_played:
            return
        if played > self.most_played:
            self.most_played, self.count = played, 0
        keys = self.keys
        for i in range(self.count):
            if keys[i] == key:
                return
        if self.count == _ENDS:
            return
        keys[self.count] = key
        at = self.base + self.count * _SIZE
        ends, men = self.ends, self.men
        for i in range(_SIDE):
            ends[at + i] = men[_SIDE + i]
            ends[at + _SIDE + i] = men[i]
        self.count += 1

    def begin_turn(self, at: int, depth: int) -> None:
        """Make the position there in `ends` the one whose turns are generated, at this depth of the search."""
        ends, men = self.ends, self.men
        for i in range(_SIZE):
            men[i] = ends[at + i]
        self.base = depth * _ENDS * _SIZE
        self.count = self.most_played = self.least_played = 0

    # --- the search -----------------------------------------------------------------------------------------------

    def average_throws(self, at: int, depth: int) -> None:
        """Compute in `means`, at this depth, the values for the player to throw in the position there in `ends`, with a
        look-ahead of `depth` throws: the mean over the throws of his best ends."""
        means, outputs = self.means, self.outputs
        here = depth * _VALUES
        for k in range(_VALUES):
            means[here + k] = 0.0
        for large in range(1, 7):
            for small in range(1, large + 1):
                self.follow_throw(at, depth, large, small)
                if self.stopped:
                    return
                chance = 1.0 / 36.0 if large == small else 2.0 / 36.0
                means[here] += chance * (1.0 - outputs[0])
                means[here + 1] += chance * outputs[3]
                means[here + 2] += chance * outputs[4]
                means[here + 3] += chance * outputs[1]
                means[here + 4] += chance * outputs[2]
                means[here + _FREE] -= chance * outputs[_FREE]
                for k in range(_OWN, _VALUES, 2):
                    means[here + k] -= chance * outputs[k + 1]
                    means[here + k + 1] -= chance * outputs[k]

    def follow_throw(self, at: int, depth: int, large: int, small: int) -> None:
        """Leave in `outputs` the values, for the other player, of the best end of one throw."""
        self.begin_turn(at, depth)
        self.find_turn_ends(large, small)
        self.who = 1 - self.who
        best, least = self.base, 100.0
        for i in range(self.count):
            value = self.evaluate(self.base + i * _SIZE)
            if value < least:
                best, least = self.base + i * _SIZE, value
        if self.estimates >= self.next_check:
            self.check_clock()
        self.value_position(best, depth - 1)
        self.offer_cube()
        self.who = 1 - self.who

    def value_position(self, at: int, depth: int) -> None:
        """Leave in `outputs` the values for the player to throw, with a look-ahead of `depth` throws."""
        if not depth or self.ends[at + _SIDE] == _MEN:
            self.evaluate(at)
            self.price_cube(at)
            return
        self.average_throws(at, depth)
        for k in range(_VALUES):
            self.outputs[k] = self.means[depth * _VALUES + k]

    def check_clock(self) -> None:
        """Ask `spent` whether the search must end."""
        self.next_check = self.estimates + _CHECK_EVERY
        if self.spent is not None and self.spent(self.estimates):
            self.stopped = True

    # --- called from outside --------------------------------------------------------------------------------------

    def set_position(self, men: array[int]) -> None:
        """Store a position of 52 counts outside the ends of any search."""
        for i in range(_SIZE):
            self.ends[i] = men[i]

    def look_ahead(self, men: array[int], depth: int, spent: Callable[[int], bool] | None) -> tuple[float, ...]:
        """The values for the player to throw, with a look-ahead of `depth` throws: the five probabilities, then those
        of `price_cube`. `spent` gets the number of estimates and says when to stop: `stopped` is then set and the
        result is meaningless."""
        self.set_position(men)
        self.who = 0
        self.spent, self.stopped, self.next_check = spent, False, self.estimates + _CHECK_EVERY
        self.value_position(0, depth)
        return tuple(self.outputs)

    def set_weights(self, weights: list[float]) -> None:
        """Set the weights of evaluations: winning, winning double, triple, losing double, triple, for the player in
        question, then for the opponent."""
        for k in range(2 * _OUTPUTS):
            self.weights[k] = weights[k]

    def class_of(self, men: array[int]) -> int:
        """The number of the network for a position, -1 if it needs none."""
        self.set_position(men)
        return self.network_of(0)

    def network_inputs(self, men: array[int]) -> list[int]:
        """The inputs of that network besides the counts."""
        self.set_position(men)
        self.network_of(0)
        self.fill_inputs(0)
        return list(self.inputs)

    def turn_ends(self, men: array[int], large: int, small: int) -> list[tuple[int, ...]]:
        """The ends of the turn for a throw, from the next player's view."""
        self.set_position(men)
        self.begin_turn(0, 1)
        self.find_turn_ends(large, small)
        return [tuple(self.ends[self.base + i * _SIZE : self.base + (i + 1) * _SIZE]) for i in range(self.count)]


class BearOffKernel(DiceKernel):
    """A game of fifteen men that bear off. `bearing` holds, for each distribution of men on the points 6 to 1, the
    probabilities in 65535ths that 1, 2, … turns or more are needed, `choices` the numbering of these distributions
    (`jeux.engine.tables.bearoff`)."""

    def __init__(
        self,
        first: array[float],
        second: array[float],
        classes: int,
        features: int,
        bearing: array[int],
        choices: array[int],
    ) -> None:
        super().__init__(first, second, classes, features)
        self.bearing, self.choices = bearing, choices
        self.shelf = array("b", bytes(_SIDE * _ENDS))
        self.shelf_keys = array("Q", bytes(8 * _ENDS))

    def clear_outputs(self) -> None:
        """Set all outputs to 0: the opponent has won a single game."""
        for k in range(_VALUES):
            self.outputs[k] = 0.0

    def bear_off(self, at: int) -> None:
        """Evaluate a race in which nobody can lose double: the winner follows from the turns that both need."""
        bearing = self.bearing
        own, other = self.table_row(at) * _TURNS, self.table_row(at + _SIDE) * _TURNS
        win = 0.0
        for n in range(_TURNS):
            just = float(bearing[own + n])
            if n + 1 < _TURNS:
                just -= bearing[own + n + 1]
            win += just * bearing[other + n]
        self.clear_outputs()
        self.outputs[0] = win / _CERTAIN

    def table_row(self, at: int) -> int:
        """The table row of a distribution of men at home."""
        number = men = 0
        for i in range(_HOME):
            men += self.ends[at + _HOME - i]
            number += self.choices[16 * i + men]
        return number

    def shelve(self) -> int:
        """Set aside the ends found so far, only the player's men; returns their number."""
        shelf, ends = self.shelf, self.ends
        for i in range(self.count):
            self.shelf_keys[i] = self.keys[i]
            for p in range(_SIDE):
                shelf[i * _SIDE + p] = ends[self.base + i * _SIZE + _SIDE + p]
        return self.count

    def unshelve(self, i: int) -> int:
        """Restore an end that was set aside; returns its key."""
        for p in range(_SIDE):
            self.men[p] = self.shelf[i * _SIDE + p]
        return self.shelf_keys[i]


def sigmoid(total: float) -> float:
    """The sigmoid of an output."""
    x = max(-40.0, min(40.0, total / _UNIT))
    return 1.0 / (1.0 + float(_E**-x))
