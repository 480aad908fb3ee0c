"""The numbers of Backgammon that its page of advice prints, all of them computed here.

    python -m benchmarks.leaflet throws     the best turn of each of the 15 first throws, its worth in points with the
                                            cube, and the second best
    python -m benchmarks.leaflet replies    of the 36 answers to each, how many can hit, hit, make a point, do neither
    python -m benchmarks.leaflet shots      how many of 36 throws hit a man so many points away, nothing being between
    python -m benchmarks.leaflet escapes    how many of 36 throws take a man past three to six held points in a row
    python -m benchmarks.leaflet last       two men left, the other side off by its next throw: how many throws win,
                                            and what the cube says
    python -m benchmarks.leaflet chances    winning, gammons and backgammons of the side to throw, in the diagrams
                                            where a throw comes

The engine has the nodes of the last stage of an analysis, one seed and no clock: the same question, the same answer.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import NamedTuple

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.lookup import player_of
from jeux.engine.players.backgammon import CHANCES, kernel, node_of, set_stakes
from jeux.engine.search.dice_lookahead import look_ahead
from jeux.engine.search.expectimax import turn_ends
from jeux.engine.values import step_values
from jeux.play.learn.diagram.diagrams import diagrams_of
from jeux.rules.contract import CHANCE, complete_options
from jeux.rules.games.backgammon import game as backgammon
from jeux.rules.games.backgammon.men import BAR
from jeux.rules.games.backgammon.position import Backgammon

START = "board=B....e.c...Ee...C.E....b"
SHOTS = (*range(1, 13), 15, 16, 18, 20, 24)
"""The distances from which some throw hits."""
SEED = 0
GAME = backgammon.GAME


class Turn(NamedTuple):
    """A whole turn, and what it is worth in points to who plays it."""

    steps: tuple[str, ...]
    value: float

    def __str__(self) -> str:
        return f"{' '.join(step.partition(':')[2] for step in self.steps)} {self.value:+.3f}"


def throws() -> Iterator[tuple[int, int]]:
    """The throws with which a game begins: no doubles, the larger die first."""
    return ((first, second) for first in range(2, 7) for second in range(1, first))


def read(board: str, rest: str) -> Backgammon:
    """A position of the booklet's game, its other fields given."""
    position = GAME.read(f"{board} {rest} stake=1 cube=-", complete_options(GAME, {}), 2)
    assert isinstance(position, Backgammon)
    return position


def first(dice: tuple[int, int]) -> Backgammon:
    """The beginning of a game: Black has thrown these dice."""
    return read(START, f"turn=b bar=0,0 side=b phase=play dice={dice[0]},{dice[1]}")


def ranked(position: Backgammon, stage: int = -1) -> list[Turn]:
    """The best turn that begins with each step, best first; a turn that two steps begin is told once."""
    player = player_of("backgammon")
    clock = Clock(Budget(nodes=player.stages[stage], depth=player.full.depth))
    found: dict[Backgammon, Turn] = {}
    for value in step_values(player, position, clock, Random(SEED), _silent):
        found.setdefault(after(position, value.line), Turn(value.line, value.value))
    return list(found.values())


def after(position: Backgammon, steps: Sequence[str]) -> Backgammon:
    """The position once these steps are played."""
    for step in steps:
        position = position.play(step)
    return position


def hits(before: Backgammon, end: Backgammon) -> bool:
    """Whether a turn has put a man of the other side on the bar."""
    other = 1 - before.side
    return end.rows[other][BAR] > before.rows[other][BAR]


def makes(before: Backgammon, end: Backgammon) -> bool:
    """Whether a turn has made a point that was not held."""
    side = before.side
    return any(end.rows[side][p] > 1 >= before.rows[side][p] for p in range(1, 25))


def _silent(_result: SearchResult) -> None:
    """Nobody follows the search."""


def tell_throws() -> None:
    """Print the first throws."""
    for dice in throws():
        best, *others = ranked(first(dice))
        sys.stdout.write(f"throw {dice[0]}-{dice[1]} {best}; then {others[0] if others else '-'}\n")
        sys.stdout.flush()


def tell_replies() -> None:
    """Print, for each first throw, what the best answers to it do: so many of 36 throws."""
    total = [Fraction(0)] * 4
    for dice in throws():
        begun = first(dice)
        end = after(begun, ranked(begun)[0].steps)
        counts = [share * 36 for share in _answers(end.play("roll") if end.phase == "double" else end)]
        total = [sum(pair, Fraction(0)) for pair in zip(total, counts, strict=True)]
        _tell(f"replies to {dice[0]}-{dice[1]}", counts)
    _tell("replies on average", [count / 15 for count in total])


def _answers(rolling: Backgammon) -> list[Fraction]:
    """The probabilities that the throw lets hit, that the best turn hits, makes a point, does neither."""
    assert rolling.turn == CHANCE
    found = [Fraction(0)] * 4
    for throw, share in rolling.chances():
        thrown = rolling.play(throw)
        if thrown.phase != "play":
            continue
        end = after(thrown, ranked(thrown, stage=1)[0].steps)
        holds = (
            any(hits(thrown, each) for each in turn_ends(thrown, {})),
            hits(thrown, end),
            makes(thrown, end),
            not (hits(thrown, end) or makes(thrown, end)),
        )
        found = [total + share * held for total, held in zip(found, holds, strict=True)]
    return found


def _tell(what: str, counts: Sequence[Fraction]) -> None:
    can, does, point, neither = (f"{float(count):.1f}" for count in counts)
    sys.stdout.write(f"{what}: of 36 throws {can} can hit, {does} hit, {point} make a point, {neither} do neither\n")
    sys.stdout.flush()


def shots(distance: int) -> int:
    """How many throws of 36 let a lone man hit one that is so many points before him, with nothing between."""
    blot = 7 if distance <= 17 else 1  # no man is at home: none can be borne off instead
    board, bar = ["."] * 24, "0,0"
    board[blot - 1] = "A"
    if blot + distance > 24:
        bar = "0,1"
    else:
        board[blot + distance - 1] = "a"
    position = read(f"board={''.join(board)}", f"turn=? bar={bar} side=b phase=roll dice=-")
    return _throws_of(position, hits)


def last(men: tuple[int, int]) -> int:
    """How many throws of 36 bear off both men that are left."""
    board = ["."] * 24
    for p in men:
        board[p - 1] = "b" if men[0] == men[1] else "a"
    board[23] = "A"
    position = read(f"board={''.join(board)}", "turn=? bar=0,0 side=b phase=roll dice=-")
    return _throws_of(position, lambda _thrown, end: end.phase == "over")


def _throws_of(position: Backgammon, does: Callable[[Backgammon, Backgammon], bool]) -> int:
    """How many throws of 36 have a turn that does this."""
    found = Fraction(0)
    for throw, share in position.chances():
        thrown = position.play(throw)
        found += share * any(does(thrown, end) for end in turn_ends(thrown, {}))
    assert (found * 36).denominator == 1, position
    return int(found * 36)


def verdict(wins: int) -> str:
    """What the cube says before a last throw that wins so often: it changes hands for nothing, the game is over.

    Who doubles gains when he wins more often than not; who is offered loses one point by refusing, and by accepting
    2 (wins − losses) / 36, so that a quarter of the throws is enough."""
    if wins <= 18:
        return "roll"
    return "double, take" if 2 * (wins - (36 - wins)) <= 36 else "double, drop"


def tell_shots() -> None:
    """Print the table of shots."""
    for distance in SHOTS:
        sys.stdout.write(f"shots {distance}: {shots(distance)}\n")


def tell_last() -> None:
    """Print the table of the last two men."""
    for far in range(1, 7):
        for near in range(1, far + 1):
            wins = last((far, near))
            sys.stdout.write(f"last {far} {near}: {wins} of 36, {verdict(wins)}\n")


def escapes(length: int, gap: int) -> int:
    """How many throws of 36 take a lone man past a run of held points that begins `gap` points before him."""
    board = ["."] * 24
    board[2] = "A"
    beyond = 3 + gap + length
    board[beyond - length - 1 : beyond - 1] = ["b"] * length
    position = read(f"board={''.join(board)}", "turn=? bar=0,0 side=w phase=roll dice=-")
    # White counts his points the other way, 25 being his bar
    return _throws_of(position, lambda _thrown, end: not any(end.rows[0][26 - beyond :]))


def tell_escapes() -> None:
    """Print how hard it is to leave a prime."""
    for length in range(3, 7):
        for gap in (1, 2, 3):
            sys.stdout.write(f"escapes {length} points, {gap} away: {escapes(length, gap)} of 36\n")


def tell_chances() -> None:
    """Print what the side to throw may expect in the diagrams where a throw comes."""
    for diagram in diagrams_of("backgammon").values():
        position = diagram.positions()[-1]
        assert isinstance(position, Backgammon)
        if diagram.live and position.phase == "roll":
            sys.stdout.write(f"chances {diagram.id}: {_chances(position)}\n")


def _chances(position: Backgammon) -> str:
    set_stakes(position, position.side)
    clock = Clock(Budget(nodes=player_of("backgammon").stages[-1]))
    found = look_ahead(kernel(), node_of(position, 1 - position.side), 2, clock)[:CHANCES]
    names = ("wins", "gammons", "backgammons", "gammons lost", "backgammons lost")
    return " ".join(f"{name} {100 * share:.1f}" for name, share in zip(names, found, strict=True))


PARTS: Mapping[str, Callable[[], None]] = {
    "throws": tell_throws,
    "replies": tell_replies,
    "shots": tell_shots,
    "escapes": tell_escapes,
    "last": tell_last,
    "chances": tell_chances,
}


def main(words: Sequence[str]) -> int:
    """Print one part; 2 where none is named."""
    if len(words) != 1 or words[0] not in PARTS:
        sys.stderr.write(__doc__ or "")
        return 2
    PARTS[words[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
