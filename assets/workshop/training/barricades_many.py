"""Teaches the network that says what each of three or four seats of Barricades may expect, by self-play.

    python assets/workshop/training/barricades_many.py teach ROUNDS SEED RATE MEMORY  # on from build/barricades
    python assets/workshop/training/barricades_many.py match GAMES SEED SEATS  # against barricades.bin
    python assets/workshop/training/barricades_many.py export  # writes assets/tables/barricades_many.net

Wants the compiled kernels and numpy. `kernels.games.barricades_many` says what the inputs of the network are. It is
taught as that of two seats is (`barricades_net.py`): rounds of games with a look at all throws, a mean of what the
looks foretell and of the end as a target, the first rounds played by the weights of `barricades_weights.py`. What it
answers for are the chances of all the seats together (softmax, by the gradient of the likelihood).

The present network was taught by 105 rounds from rate 0.001 and memory 0.85, with half the BATCHES, then 90 from 0.0008
and 0.8: 23 400 games, fifty minutes of one core; its first six rounds were not told the turns that pawns need. With a
look at all throws it wins, alone among three players with those weights, 37.8 % of 500 games (of four equals each wins
25 %), they alone among networks 20 %; at tables of three 56.7 and 24.7 % of 150 games each (33 %).
"""

from __future__ import annotations

import sys
from array import array
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from barricades_net import MIRROR_OF, NOTHING, Descent, course, rounds, start, winner, write  # noqa: E402 - lies beside

from jeux.engine.kernels import kernel  # noqa: E402 - the program lies beside the workshop
from jeux.engine.kernels.games.barricades_net import Layers  # noqa: E402
from jeux.rules.games.barricades.board import CELLS  # noqa: E402

features: Any = kernel("games.barricades_features")
many: Any = kernel("games.barricades_many")
ASSET = ROOT / "assets" / "tables" / "barricades_many.net"
STATE = ROOT / "build" / "barricades" / "many.npz"
TABLES = ((0, 1, 2, 3), (0, 1, 3))
"""The seats of the games that are played: two of three games are for four."""
GAMES = 120
GUIDED = 6
"""Rounds played by other weights at the beginning."""
KEPT = 12
BATCH, BATCHES = 256, 320
_LONGEST = 900
_SEATS = 4
_SIDE = 10
_EACH, _WALLS = many.EACH, many.ROWS - 1 - 2 * many.EACH
_MOST = 20
"""Room for the rows of a seat, and for barricades."""
_DICE_ROW = len(CELLS) + features.GATES
"""From there on a row of the first seat tells how many dice win at once."""


def _mirrors(count: int) -> Any:
    """Where the rows of a seat, or of the barricades, go as in a mirror; the last one stands for none."""
    found = np.arange(count + 1)
    found[: len(CELLS)] = MIRROR_OF
    return found


SEAT_MIRROR, WALL_MIRROR = _mirrors(_EACH), _mirrors(_WALLS)


class Book:
    """Nodes with what they are taught: the rows of the barricades and of each seat, the chances of the seats, and how
    much the network answers for them."""

    def __init__(self) -> None:
        self.walls: list[list[int]] = []
        self.rows: list[list[list[int]]] = []
        self.targets: list[list[float]] = []
        self.shares: list[float] = []

    def play(self, player: Any, witness: Any, seats: tuple[int, ...], rng: Random, memory: float) -> None:
        """Play a game and note its nodes; `witness` knows the rows of a node."""
        node, way = start(seats), []
        while winner(node) < 0:
            if len(way) == _LONGEST:
                return
            told, chances = witness.input_rows_by_seat(node), player.look_ahead(node, 1, None)
            way.append((node[_SIDE], told, chances))
            node = player.chosen_node(rng.randint(1, 6), rng.randint(1, 6))
        target = tuple(float(seat == winner(node)) for seat in range(_SEATS))
        for side, told, chances in reversed(way):
            target = tuple(memory * t + (1.0 - memory) * c for t, c in zip(target, chances, strict=True))
            turns = seats[seats.index(side) :] + seats[: seats.index(side)]
            self.note(told, [target[seat] for seat in turns])

    def note(self, told: list[list[int]], target: list[float]) -> None:
        """Note a node; the network says what the seats may expect if the next throw does not win."""
        dice = next(row for row in told[1] if _DICE_ROW <= row < _DICE_ROW + 7) - _DICE_ROW
        share = (6 - dice) * (6 - dice) / 36.0
        if not share:
            return
        rest = [max(0.0, (target[0] - 1.0 + share) / share), *(t / share for t in target[1:])]
        walls, *rows = ([row - (2 * _EACH if not i else 0) for row in part] for i, part in enumerate(told))
        nobody = [[_EACH] * _MOST] * (_SEATS - len(rows))
        self.walls.append(walls + [_WALLS] * (_MOST - len(walls)))
        self.rows.append([part + [_EACH] * (_MOST - len(part)) for part in rows] + nobody)
        self.targets.append([t / sum(rest) for t in rest] + [0.0] * len(nobody))
        self.shares.append(share)

    def arrays(self) -> tuple[Any, ...]:
        """Barricades, rows, targets and shares."""
        return (
            np.array(self.walls, np.int16),
            np.array(self.rows, np.int16),
            np.array(self.targets, np.float32),
            np.array(self.shares, np.float32),
        )


def spread(rows: Any, count: int) -> Any:
    """Rows as numbers to rows as zeros and ones; the number `count` stands for none."""
    told = np.zeros((len(rows), count + 1), np.float32)
    told[np.arange(len(rows))[:, None], rows] = 1.0
    return told[:, :count]


class Learner:
    """The network while it is learned: what its parts weigh (a seat's own rows, those of others, barricades, the bias)
    and what its units do."""

    state = STATE

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        sizes = ((_EACH, many.WIDTH), (_EACH, many.WIDTH), (_WALLS, many.WIDTH), (1, many.WIDTH), (many.WIDTH,))
        self.parts = [(self.chance.standard_normal(size) * 0.05).astype(np.float32) for size in sizes]
        for part in self.parts[:4]:
            part[:, -1] = 0.0
        self.parts[4] *= 2.0
        self.parts[4][-1] = 1.0
        self.met = np.zeros(_EACH + 1, bool)
        self.descent = Descent(self.parts)
        self.rounds = 0

    def load(self) -> None:
        """On from an earlier run."""
        state = np.load(STATE)
        self.parts = [state[f"part{i}"] for i in range(len(self.parts))]
        self.met, self.rounds = state["met"], int(state["rounds"])

    def store(self) -> None:
        """Keep the network for a later run."""
        STATE.parent.mkdir(parents=True, exist_ok=True)
        named = {f"part{i}": part for i, part in enumerate(self.parts)}
        np.savez(STATE, met=self.met, rounds=self.rounds, **named)

    def layers(self) -> Layers:
        """The network as the kernel takes it, in whole numbers."""
        known = [np.where(self.met[:_EACH, None], part, 0.0) for part in self.parts[:2]]
        first = np.concatenate([*known, self.parts[2], self.parts[3]])
        whole = [np.clip(np.rint(w * many.UNIT), -32768, 32767) for w in (first, self.parts[4])]
        return array("f", whole[0].ravel().tolist()), array("d", whole[1].tolist())

    def learn(self, walls: Any, rows: Any, targets: Any, shares: Any, rate: float) -> float:
        """One step by some nodes; how badly they were foretold."""
        number, width = len(walls), many.WIDTH
        own, others, board, bias, second = self.parts
        seats, fields = spread(rows.reshape(-1, _MOST), _EACH), spread(walls, _WALLS)
        there = rows[:, :, 0] != _EACH
        seen = (seats @ others).reshape(number, _SEATS, width)
        sums = (seats @ own).reshape(number, _SEATS, width) + seen.sum(1, keepdims=True) - seen
        sums += (fields @ board + bias)[:, None, :]
        units = np.maximum(sums, 0.0)
        units[..., -1] = sums[..., -1]
        found = np.where(there, np.clip(units @ second, -30.0, 30.0), -99.0)
        found = np.exp(found - found.max(1, keepdims=True))
        found /= found.sum(1, keepdims=True)
        error = (shares[:, None] * (found - targets) / number).astype(np.float32)
        back = error[..., None] * second
        back[..., :-1] *= sums[..., :-1] > 0.0
        slope = np.einsum("nsw,ns->w", units, error)
        slope[-1] = 0.0
        all_back = back.sum(1)
        by_others = (all_back[:, None, :] - back).reshape(-1, width)
        slopes = (
            seats.T @ back.reshape(-1, width),
            seats.T @ by_others,
            fields.T @ all_back,
            all_back.sum(0)[None],
            slope,
        )
        self.descent.move(self.parts, slopes, rate)
        for part in self.parts[:3]:
            part *= 1.0 - 0.001 * rate
        return float(-(shares * (targets * np.log(found + 1e-7)).sum(1)).mean())

    def study(self, books: deque[tuple[Any, ...]], rate: float) -> float:
        """Learn from some nodes of the books, half of them as in a mirror; how badly they were foretold."""
        walls, rows, targets, shares = (np.concatenate(part) for part in zip(*books, strict=True))
        self.met[rows] = self.met[SEAT_MIRROR[rows]] = True
        order = self.chance.permutation(len(rows))[: BATCH * BATCHES]
        losses = []
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            pick = order[begin : begin + BATCH]
            seen = (walls[pick], rows[pick])
            if self.chance.random() < 0.5:
                seen = (WALL_MIRROR[walls[pick]], SEAT_MIRROR[rows[pick]])
            losses.append(self.learn(*seen, targets[pick], shares[pick], rate))
        return float(np.mean(losses))


def teach(number: int, seed: int, rate: float, memory: float) -> None:
    """Play and learn, so many rounds."""
    rng = Random(seed)

    def play(layers: Layers, guided: bool, memory: float) -> Book:
        book = Book()
        players = [(course(seats, NOTHING if guided else layers), course(seats, layers), seats) for seats in TABLES]
        for game in range(GAMES):
            player, witness, seats = players[game % 3 == 2]
            book.play(player, witness, seats, rng, memory)
        return book

    rounds(Learner(seed), play, (number, GUIDED, KEPT), (rate, memory))


def match(games: int, seed: int, number: int) -> None:
    """Games where the network plays one seat in turn and the weights of before the others, each with a look at all
    throws, then one of the weights among networks: how often the one wins."""
    learner, rng = Learner(0), Random(seed)
    learner.load()
    seats = TABLES[0] if number == _SEATS else TABLES[1]
    sides = [course(seats, layers) for layers in (learner.layers(), NOTHING)]
    wins = [0, 0]
    for game in range(games):
        alone, place = game & 1, game // 2 % len(seats)
        node = start(seats)
        node[_SIDE] = seats[game // 2 // len(seats) % len(seats)]
        while winner(node) < 0:
            player = sides[alone if node[_SIDE] == seats[place] else 1 - alone]
            player.look_ahead(node, 1, None)
            node = player.chosen_node(rng.randint(1, 6), rng.randint(1, 6))
        wins[alone] += winner(node) == seats[place]
    print(
        f"{games} games of {number}: the network alone {200 * wins[0] / games:.1f} %, the weights alone "
        f"{200 * wins[1] / games:.1f} %"
    )


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
        match(int(values[0]), int(values[1]), int(values[2]))
    elif verb == "export":
        export()


if __name__ == "__main__":
    main()
