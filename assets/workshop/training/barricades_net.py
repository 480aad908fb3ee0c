"""Teaches the network that says what two seats of Barricades may expect, by self-play.

    python assets/workshop/training/barricades_net.py teach ROUNDS SEED RATE MEMORY  # on from build/barricades
    python assets/workshop/training/barricades_net.py match GAMES SEED  # against barricades.bin
    python assets/workshop/training/barricades_net.py export  # writes assets/tables/barricades.net

Wants the compiled kernels and numpy. `kernels.games.barricades_net` says what the inputs of the network are. In a round
200 games are played, each turn with a look at all throws, whose mean foretells better than the estimate of a node; a
node is then taught a mean of these values and of the end: TD(λ) of Sutton (1988), λ being the MEMORY. Learning takes
nodes of the last ten rounds, half of them as in a mirror, by the gradient of the likelihood (Adam, Kingma and Ba 2015).
RATE and MEMORY fall during a run. The first rounds are played by the weights of `barricades_weights.py`.

The present network was taught by 110 rounds from rate 0.001 and memory 0.85, 110 from 0.001 and 0.8, with half the
BATCHES, then 70 from 0.0008 and 0.75: 58 000 games, forty minutes of one core. With a look at all throws it wins 90 %
of 1 000 games against those weights.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from jeux.engine.kernels import kernel  # noqa: E402 - the program lies beside the workshop
from jeux.engine.kernels.games.barricades_net import Layers  # noqa: E402
from jeux.rules.games.barricades.board import CELLS, COLUMNS, INDEX, RUNGS  # noqa: E402

features: Any = kernel("games.barricades_features")
net: Any = kernel("games.barricades_net")
ASSET = ROOT / "assets" / "tables" / "barricades.net"
STATE = ROOT / "build" / "barricades" / "net.npz"
TABLES = ((1, 2), (0, 3))
"""The seats of the games that are played."""
NOTHING: Layers = (array("f"), array("d"))
Rates: TypeAlias = "tuple[float, float]"
"""How fast is learned, and the memory."""
GAMES = 200
GUIDED = 8
"""Rounds played by other weights at the beginning."""
KEPT = 10
BATCH, BATCHES = 512, 160
_LONGEST = 500
_MOST_ROWS = 70
_WORD = (1 << 64) - 1
_SIDE = 10
_DICE_ROW = 3 * len(CELLS) + features.GATES
"""From there on a row tells how many dice win at once."""
MIRROR_OF = np.array([INDEX[COLUMNS[-1 - COLUMNS.index(name[0])] + name[1:]] for name in CELLS])
MIRROR = np.arange(net.ROWS)
for _part in range(0, 3 * len(CELLS), len(CELLS)):
    MIRROR[_part : _part + len(CELLS)] = _part + MIRROR_OF


def course(seats: tuple[int, ...], layers: Layers) -> Any:
    """The kernel of a game of these seats."""
    return kernel("games.barricades").BarricadesKernel(
        seats, tuple(1 << seat for seat in range(4)), False, features.learned_weights(), layers
    )


def start(seats: tuple[int, ...]) -> list[int]:
    """The node in which a game begins."""
    node = [0] * features.NODE
    node[8], node[9], node[_SIDE] = RUNGS & _WORD, RUNGS >> 64, seats[0]
    return node


def winner(node: list[int]) -> int:
    """The seat that has won, -1 where there is none."""
    return next((seat for seat in range(4) if node[4 + seat] >> 29), -1)


class Book:
    """Nodes with what they are taught: their rows, the target, and how much the network answers for it."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.targets: list[float] = []
        self.shares: list[float] = []

    def play(self, player: Any, witness: Any, seats: tuple[int, ...], rng: Random, memory: float) -> None:
        """Play a game and note its nodes; `witness` knows the rows of a node."""
        node, way = start(seats), []
        while winner(node) < 0:
            if len(way) == _LONGEST:
                return
            rows, chances = witness.input_rows(node), player.look_ahead(node, 1, None)
            way.append((node[_SIDE], rows, chances))
            node = player.chosen_node(rng.randint(1, 6), rng.randint(1, 6))
        target = tuple(float(seat == winner(node)) for seat in range(4))
        for side, rows, chances in reversed(way):
            target = tuple(memory * t + (1.0 - memory) * c for t, c in zip(target, chances, strict=True))
            self.note(rows, target[side])

    def note(self, rows: list[int], target: float) -> None:
        """Note a node; the network says what the side may expect if the next throw does not win."""
        dice = next(row for row in rows if _DICE_ROW <= row < _DICE_ROW + 7) - _DICE_ROW
        share = (6 - dice) * (6 - dice) / 36.0
        if share:
            self.rows.append(rows + [net.ROWS - 1] * (_MOST_ROWS - len(rows)))  # the bias once or more is the bias
            self.targets.append(min(1.0, max(0.0, (target - 1.0 + share) / share)))
            self.shares.append(share)

    def arrays(self) -> tuple[Any, ...]:
        """Rows, targets and shares."""
        return np.array(self.rows, np.int32), np.array(self.targets, np.float32), np.array(self.shares, np.float32)


class Descent:
    """How far arrays of weights move against their slopes (Adam, Kingma and Ba 2015)."""

    def __init__(self, parts: list[Any]) -> None:
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
        self.steps = 0

    def move(self, parts: list[Any], slopes: tuple[Any, ...], rate: float) -> None:
        """One step of all the parts."""
        self.steps += 1
        for part, slope, (mean, square) in zip(parts, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            spread = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            part -= rate * mean / (1.0 - 0.9**self.steps) / spread


class Learner:
    """The network while it is learned."""

    state = STATE

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.first = (self.chance.standard_normal((net.ROWS, net.WIDTH)) * 0.05).astype(np.float32)
        self.second = (self.chance.standard_normal(net.WIDTH) * 0.1).astype(np.float32)
        self.first[:, -1], self.second[-1] = 0.0, 1.0
        self.met = np.zeros(net.ROWS, bool)
        self.descent = Descent([self.first, self.second])
        self.rounds = 0

    def load(self) -> None:
        """On from an earlier run."""
        state = np.load(STATE)
        self.first, self.second, self.met = state["first"], state["second"], state["met"]
        self.rounds = int(state["rounds"])

    def store(self) -> None:
        """Keep the network for a later run."""
        STATE.parent.mkdir(parents=True, exist_ok=True)
        np.savez(STATE, first=self.first, second=self.second, met=self.met, rounds=self.rounds)

    def layers(self) -> Layers:
        """The network as the kernel takes it, in whole numbers."""
        known = np.where(self.met[:, None], self.first, 0.0)
        whole = [np.clip(np.rint(w * net.UNIT), -32768, 32767) for w in (known, self.second)]
        return array("f", whole[0].ravel().tolist()), array("d", whole[1].tolist())

    def learn(self, rows: Any, targets: Any, shares: Any, rate: float) -> float:
        """One step by some nodes; how badly they were foretold."""
        number = len(rows)
        inputs = np.zeros((number, net.ROWS), np.float32)
        inputs[np.arange(number)[:, None], rows] = 1.0
        sums = inputs @ self.first
        units = np.maximum(sums, 0.0)
        units[:, -1] = sums[:, -1]
        found = 1.0 / (1.0 + np.exp(-np.clip(units @ self.second, -30.0, 30.0)))
        error = (shares * (found - targets) / number).astype(np.float32)
        back = error[:, None] * self.second[None, :]
        back[:, :-1] *= sums[:, :-1] > 0.0
        slope = units.T @ error
        slope[-1] = 0.0
        self.descent.move([self.first, self.second], (inputs.T @ back, slope), rate)
        self.first *= 1.0 - 0.001 * rate
        surprise = targets * np.log(found + 1e-7) + (1.0 - targets) * np.log(1.0 - found + 1e-7)
        return float(-(shares * surprise).mean())

    def study(self, books: deque[tuple[Any, ...]], rate: float) -> float:
        """Learn from some nodes of the books; how badly they were foretold."""
        rows, targets, shares = (np.concatenate(part) for part in zip(*books, strict=True))
        self.met[rows] = self.met[MIRROR[rows]] = True
        order = self.chance.permutation(len(rows))[: BATCH * BATCHES]
        losses = []
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            pick = order[begin : begin + BATCH]
            chosen = rows[pick] if self.chance.random() < 0.5 else MIRROR[rows[pick]]
            losses.append(self.learn(chosen, targets[pick], shares[pick], rate))
        return float(np.mean(losses))


def rounds(learner: Any, play: Callable[[Layers, bool, float], Any], plan: tuple[int, int, int], rates: Rates) -> None:
    """Play and learn. `plan`: how many rounds, how many of the first are played by other weights, of how many the books
    are kept. `play` fills a book by games of these layers, guided by other weights or not, with so much memory."""
    number, guides, kept = plan
    rate, memory = rates
    if learner.state.exists():
        learner.load()
    books: deque[tuple[Any, ...]] = deque(maxlen=kept)
    for done in range(number):
        guided = learner.rounds < guides
        book = play(learner.layers(), guided, 0.9 if guided else memory - 0.25 * done / number)
        books.append(book.arrays())
        loss = learner.study(books, 2.0 * rate if guided else rate * (1.05 - done / number))
        learner.rounds += 1
        print(learner.rounds, len(books[-1][0]), round(loss, 4), flush=True)
        if done % 10 == 9 or done == number - 1:
            learner.store()


def teach(number: int, seed: int, rate: float, memory: float) -> None:
    """Play and learn, so many rounds."""
    rng = Random(seed)

    def play(layers: Layers, guided: bool, memory: float) -> Book:
        book = Book()
        players = [(course(seats, NOTHING if guided else layers), course(seats, layers), seats) for seats in TABLES]
        for game in range(GAMES):
            player, witness, seats = players[game % len(players)]
            book.play(player, witness, seats, rng, memory)
        return book

    rounds(Learner(seed), play, (number, GUIDED, KEPT), (rate, memory))


def match(games: int, seed: int) -> None:
    """Games of the network against the weights of before, each with a look at all throws."""
    learner, rng = Learner(0), Random(seed)
    learner.load()
    sides = [[course(seats, layers) for layers in (learner.layers(), NOTHING)] for seats in TABLES]
    wins = 0
    for number in range(games):
        seats, players = TABLES[number // 2 % 2], sides[number // 2 % 2]
        node = start(seats)
        while winner(node) < 0:
            player = players[seats.index(node[_SIDE]) ^ number & 1]
            player.look_ahead(node, 1, None)
            node = player.chosen_node(rng.randint(1, 6), rng.randint(1, 6))
        wins += seats.index(winner(node)) == number & 1
    print(f"{games} games: {100 * wins / games:.1f} %")


def write(asset: Path, layers: Layers) -> None:
    """Write a network as the game reads it: words of 16 bits, packed."""
    first, second = layers
    whole = array("h", map(int, (*first, *second)))
    if sys.byteorder == "big":
        whole.byteswap()
    asset.write_bytes(zlib.compress(whole.tobytes(), 9))


def export() -> None:
    """Write the network that the game plays with."""
    learner = Learner(0)
    learner.load()
    write(ASSET, learner.layers())


def main() -> None:
    """Do as the arguments say."""
    verb, *values = sys.argv[1:]
    if verb == "teach":
        teach(int(values[0]), int(values[1]), float(values[2]), float(values[3]))
    elif verb == "match":
        match(int(values[0]), int(values[1]))
    elif verb == "export":
        export()


if __name__ == "__main__":
    main()
