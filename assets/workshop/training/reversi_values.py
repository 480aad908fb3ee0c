"""Teaches the weights of the patterns of Reversi by self-play.

    python assets/workshop/training/reversi_values.py first  # weights that know mobility and corners: a beginning
    python assets/workshop/training/reversi_values.py play GAMES SEED  # games against itself with the present weights
    python assets/workshop/training/reversi_values.py fit ROUNDS RIDGE  # on from these weights, nearer to those games

Wants the compiled kernels and a C compiler (`reversi_fit.c` says what is fitted). Files go to build/reversi, weights
to assets/tables/reversi.bin. A few rounds of playing and fitting suffice.

A game begins with some random steps, which are not kept, and goes on with searches of a few turns; near its end it is
known exactly. A position is taught a mean of the values that the searches found after it and of the exact margin
(temporal differences, Sutton 1988).

The present weights were taught, after `first`, by 3 500 games of 3 turns, random for 4 to 20 steps, exact from 10 empty
squares, memory 1.0; 13 000 of 3 turns, 4 to 16 steps, 11 squares, 0.8; two rounds of 9 000 games of 4 turns, 4 to 14
steps, 12 squares. Then, with random steps now and then, in three rounds, each by the weights of the one before and
fitted to all of these together by 12 rounds with ridge 40: 6 500 games of 6 turns, 14 squares (with them the last of
the earlier games); 3 300 of 5 turns, 12 squares, and 4 200 of 5 turns, 13 squares; 4 000 more of these.
"""

from __future__ import annotations

import subprocess
import sys
import zlib
from array import array
from pathlib import Path
from random import Random
from struct import pack

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from jeux.engine.kernels import kernel  # noqa: E402 - the program lies beside the workshop

discs, patterns, search = kernel("games.reversi_discs"), kernel("games.reversi_patterns"), kernel("games.reversi")
ASSET = ROOT / "assets" / "tables" / "reversi.bin"
BUILD = ROOT / "build" / "reversi"
LAYOUT, GAMES, WEIGHTS = BUILD / "layout", BUILD / "games", BUILD / "weights"
STARTS = ((0x0000000810000000, 0x0000001008000000), (0x0000000018000000, 0x0000001800000000))
EXACT = 14
DEPTH = 6
STRAY = 0.06
"""How often a random step is played, which the positions before it do not answer for."""
WHOLE = 0.2
"""How often a game goes on where it is known exactly."""
MEMORY = 0.7
"""How much a position trusts what comes later rather than the next search."""

Record = tuple[int, int, float]


def loaded() -> array[int]:
    """The present weights."""
    weights = array("h", zlib.decompress(ASSET.read_bytes()))
    if sys.byteorder == "big":
        weights.byteswap()
    return weights


def never(_: int) -> bool:
    """Nobody interrupts."""
    return False


def after(own: int, adverse: int, square: int) -> tuple[int, int]:
    """The position after a step, for the player who then decides."""
    if square == search.PASS:
        return adverse, own
    flips = discs.turned(square, own, adverse)
    return adverse ^ flips, own | flips | 1 << square


def steps(own: int, adverse: int) -> list[int]:
    """The legal steps; none when the game is over."""
    word = discs.moves(own, adverse)
    return [i for i in range(64) if word >> i & 1] or [search.PASS] * bool(discs.moves(adverse, own))


def opening(rng: Random) -> tuple[int, int]:
    """A position after some random steps that still has much to come."""
    while True:
        here = rng.choice(STARTS)
        for _ in range(rng.randint(4, 18)):
            here = after(*here, rng.choice(steps(*here)))
            if not steps(*here):
                break
        else:
            return here


def best(own: int, adverse: int, weights: array[int], depth: int) -> tuple[int, float]:
    """The best step and its value in discs, exact near the end."""
    tree = search.ReversiKernel(weights, (own, adverse), 0, never, 14)
    found, top = -1, -search.INFINITE
    for turns in range(1, depth + 1) if tree.empty > EXACT else (tree.empty + 1,):
        order = sorted(steps(own, adverse), key=lambda square: square != found)
        found, top = -1, -search.INFINITE
        for square in order:
            value = tree.score(square, turns, top, top + 1) if found >= 0 else top + 1
            if value > top:
                value = tree.score(square, turns, top, search.INFINITE)
            if value > top:
                found, top = square, value
    return found, top / patterns.DISC


def played(rng: Random, weights: array[int]) -> list[Record]:
    """The positions of a game, with the margins to teach."""
    here = opening(rng)
    line: list[tuple[int, int, float, bool]] = []
    whole = rng.random() < WHOLE
    while steps(*here):
        square, value = best(*here, weights, DEPTH)
        known = discs.count(here[0] | here[1]) >= 64 - EXACT
        stray = not known and rng.random() < STRAY
        if square != search.PASS:
            line.append((*here, value, stray))
            if known and not whole:
                break
            if stray:
                square = rng.choice(steps(*here))
        here = after(*here, square)
        if square == search.PASS:
            line.append((0, 0, 0.0, False))  # keeps the sides in turn
    found: list[Record] = []
    margin = float(discs.count(here[0]) - discs.count(here[1]))
    for own, adverse, value, stray in reversed(line):
        margin = -margin
        if not own:
            continue
        if stray or discs.count(own | adverse) >= 64 - EXACT:
            margin = value
        found.append((own, adverse, margin))
        margin = MEMORY * margin + (1 - MEMORY) * value
    return found


def taught_first(rng: Random) -> list[Record]:
    """A random position with a margin made of mobility and corners."""
    own, adverse = opening(rng)
    for _ in range(rng.randint(0, 36)):
        if choice := steps(own, adverse):
            own, adverse = after(own, adverse, rng.choice(choice))
    corners = 0x8100000000000081
    margin = 10.0 * (discs.count(own & corners) - discs.count(adverse & corners))
    mine, theirs = discs.count(discs.moves(own, adverse)), discs.count(discs.moves(adverse, own))
    return [(own, adverse, margin + 20.0 * (mine - theirs) / (mine + theirs + 2))]


def write(records: list[Record], mode: str) -> None:
    """Put positions into the file of the games."""
    with GAMES.open(mode) as file:
        for own, adverse, margin in records:
            file.write(pack("<QQfI", own, adverse, margin, 0))


def shared() -> array[int]:
    """For each weight of a phase the one that has its value too: a pattern and its mirror are worth the same."""
    found = array("i", range(patterns.TOTAL))
    for kind, shape in enumerate(patterns.SHAPES):
        size = len(shape)
        mirror = mirrored(shape)
        for number in range(3**size):
            digits = [number // 3**i % 3 for i in range(size)]
            twin = sum(digits[j] * 3**i for i, j in enumerate(mirror))
            found[patterns.BEGINS[kind] + number] = patterns.BEGINS[kind] + min(number, twin)
    return found


def mirrored(shape: list[int]) -> list[int]:
    """The order in which a symmetry of the board that keeps a pattern's squares meets them."""
    for turn in range(1, 8):
        image = [patterns.mirrors(square)[turn] for square in shape]
        if set(image) == set(shape):
            return [shape.index(square) for square in image]
    return list(range(len(shape)))


def write_layout() -> None:
    """Tell the fit what the patterns are."""
    words = array("i", [patterns.PHASES, len(patterns.SHAPES), *patterns.BEGINS, len(patterns.PLACED)])
    for kind, squares in patterns.PLACED:
        words.extend([kind, len(squares), *squares])
    BUILD.mkdir(parents=True, exist_ok=True)
    LAYOUT.write_bytes((words + shared()).tobytes())


def fit(rounds: str, ridge: str, *, afresh: bool = False) -> None:
    """Fit the weights to the games, near to the present ones unless afresh, and pack them."""
    program = BUILD / "fit"
    source = Path(__file__).with_name("reversi_fit.c")
    subprocess.run(["cc", "-O3", "-march=native", "-o", program, source, "-lm"], check=True)
    write_layout()
    WEIGHTS.unlink(missing_ok=True)
    if not afresh:
        WEIGHTS.write_bytes(array("f", [weight / patterns.DISC for weight in loaded()]).tobytes() + bytes(4))
    subprocess.run([program, LAYOUT, GAMES, WEIGHTS, rounds, ridge], check=True)
    taught = array("f", WEIGHTS.read_bytes())
    twins = shared()
    found = array("h", bytes(2 * patterns.WEIGHTS))
    for at in range(patterns.PHASES * patterns.TOTAL):
        phase, number = divmod(at, patterns.TOTAL)
        found[at] = round(patterns.DISC * taught[phase * patterns.TOTAL + twins[number]])
    for empty in range(64):
        found[patterns.PHASES * patterns.TOTAL + empty] = round(
            patterns.DISC * taught[patterns.PHASES * patterns.TOTAL + empty]
        )
    GAMES.replace(BUILD / "games.taught")
    ASSET.write_bytes(zlib.compress(found.tobytes(), 9))


def main() -> None:
    """Do what is asked."""
    task, *numbers = sys.argv[1:]
    if task == "fit":
        fit(*numbers)
        return
    if task == "first":
        rng = Random(0)
        write_layout()
        write([record for _ in range(40_000) for record in taught_first(rng)], "wb")
        fit("30", "10", afresh=True)
        return
    games, seed = map(int, numbers)
    weights = loaded()
    for game in range(games):
        write(played(Random(f"{seed} {game}"), weights), "ab")


if __name__ == "__main__":
    main()
