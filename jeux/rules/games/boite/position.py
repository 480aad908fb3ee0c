"""A position of Shut the box: the tiles still open, the dice, the points of the runs made.

Tiles are bits of a mask, bit n - 1 for tile n. On the table each tile is a flap that stays where it is: a man named
after its number while it is open, ``closed`` once it lies down. In a game of fewer than twelve tiles the other places
of the box are under a ``cover``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from jeux.rules import tables
from jeux.rules.boards import bits
from jeux.rules.contract import CHANCE, OVER, Effect, Flipped, Formed, MalformedStep, Refusal, Result, Thrown
from jeux.rules.die_places import die_place
from jeux.rules.position import PositionBase

MOST_TILES = 12
TILES = tuple(str(n) for n in range(1, MOST_TILES + 1))
SIGNS = "123456789ABC"
SIDES = "ABCDEF"
CLOSED, COVER = "closed", "cover"
PASS = "pass"
ONE_DIE_FROM = 6
"""When every tile above this one is closed, one die is thrown (R2)."""

ONE_DIE = tuple((f"roll:{a}", Fraction(1, 6)) for a in tables.FACES)
THROWN = {f"roll:{a},{b}": (a, b) for a in tables.FACES for b in tables.FACES if b <= a}
THROWN_ALONE = {f"roll:{a}": (a,) for a in tables.FACES}


def tiles_of(mask: int) -> tuple[str, ...]:
    """The tiles of a mask, from left to right."""
    return tuple(TILES[i] for i in bits(mask))


CLOSE_TEXT = tuple(f"close:{'+'.join(tiles_of(mask))}" for mask in range(1 << MOST_TILES))
"""The text of closing each set of tiles."""
CLOSE_MASK = {text: mask for mask, text in enumerate(CLOSE_TEXT) if mask}


def _sets_by_sum() -> tuple[tuple[int, ...], ...]:
    sets: list[list[int]] = [[] for _ in range(tables.FACES[-1] * 2 + 1)]
    for mask in range(1, 1 << MOST_TILES):
        total = points_of(mask, reading=False)
        if total < len(sets):
            sets[total].append(mask)
    return tuple(map(tuple, sets))


def points_of(mask: int, reading: bool) -> int:
    """What tiles left open count: their sum, or the number that their numbers write from left to right (R7)."""
    if reading:
        return int("".join(tiles_of(mask)) or "0")
    return sum(i + 1 for i in bits(mask))


SETS = _sets_by_sum()
"""For each sum of the dice, the sets of tiles that make it."""


class Rules(NamedTuple):
    """The options of a game, as the rules use them: the number of tiles; whether any set that makes the sum may be
    closed; whether points are read; whether one of two open tiles may be closed alone."""

    tiles: int
    subsets: bool
    reading: bool
    free: bool

    @property
    def all_open(self) -> int:
        """The mask of all the tiles of the game."""
        return (1 << self.tiles) - 1


class Boite(PositionBase):
    """A position. `open_mask` are the open tiles, `points` those of the finished runs, in the order of `players`, and
    `dice` the dice on the table."""

    __slots__ = ("_closings", "dice", "open_mask", "players", "points", "rules")

    def __init__(
        self, rules: Rules, players: int, open_mask: int, points: tuple[int, ...] = (), dice: tuple[int, ...] = ()
    ) -> None:
        self.rules = rules
        self.players = players
        self.open_mask = open_mask
        self.points = points
        self.dice = dice
        self._closings: tuple[int, ...] | None = None
        self.settle(len(points) if dice else CHANCE, self._find_result() if len(points) == players else None)

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.open_mask, self.dice, self.points, self.players, self.rules)

    @property
    def runner(self) -> int:
        """The player whose run is on, or was the last."""
        return min(len(self.points), self.players - 1)

    def counted(self) -> int:
        """What the open tiles count now."""
        return points_of(self.open_mask, self.rules.reading)

    def lone(self) -> Boite:
        """The same run for a player alone."""
        assert self.turn != OVER, self
        return Boite(self.rules, 1, self.open_mask, (), self.dice)

    # --- steps ----------------------------------------------------------------------------------------------------

    def closings(self) -> tuple[int, ...]:
        """The sets of tiles that the dice may close (R4, R5)."""
        if self._closings is None:
            self._closings = tuple(self._find_closings()) if self.dice else ()
        return self._closings

    def _find_closings(self) -> list[int]:
        if self.rules.subsets:
            return [mask for mask in SETS[sum(self.dice)] if not mask & ~self.open_mask]
        singles = {1 << die - 1 for die in self.dice if self.open_mask >> die - 1 & 1}
        closings = [sum(singles)] if singles else []
        if len(self.dice) == 2:
            total = 1 << sum(self.dice) - 1
            closings += [total] if self.open_mask & total else []
        if self.rules.free and len(singles) == 2:
            closings += sorted(singles)
        return closings

    def find_steps(self) -> tuple[str, ...]:
        return tuple(CLOSE_TEXT[mask] for mask in self.closings()) or (PASS,)

    def throws(self) -> int:
        if self.turn != CHANCE:
            return 0
        return 2 if self.open_mask >> ONE_DIE_FROM else 1

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        return ((), ONE_DIE, tables.THROWS)[self.throws()]

    def outcome(self, dice: tuple[int, ...]) -> str:
        assert len(dice) == self.throws(), self
        return tables.throw_step(dice, opening=False) if len(dice) == 2 else f"roll:{dice[0]}"

    def play(self, step: str) -> Boite:
        assert step in self.steps(), step
        dice = THROWN.get(step) or THROWN_ALONE.get(step)
        if dice:
            return Boite(self.rules, self.players, self.open_mask, self.points, dice)
        if step == PASS:
            return self._end_run(self.open_mask)
        left = self.open_mask ^ CLOSE_MASK[step]
        return Boite(self.rules, self.players, left, self.points) if left else self._end_run(left)

    def _end_run(self, left: int) -> Boite:
        points = (*self.points, points_of(left, self.rules.reading))
        return Boite(self.rules, self.players, left if len(points) == self.players else self.rules.all_open, points)

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result:
        counted = tuple(map(float, self.points))
        if self.players == 1:
            reason = "tiles-left" if self.open_mask else "box-shut"
            return Result((-counted[0],), reason, tiles_of(self.open_mask), counted)
        best = min(self.points)
        winners = self.points.count(best)
        scores = tuple(1 / winners if points == best else 0.0 for points in self.points)
        return Result(scores, "shared" if winners > 1 else "smallest-score", counted=counted)

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        mask = CLOSE_MASK.get(step, 0)
        pair, alone = step in THROWN, step in THROWN_ALONE
        if mask > self.rules.all_open or not (mask or pair or alone or step == PASS):
            raise MalformedStep(f"{step!r} is no step of this box")
        if self.turn == OVER:
            return Refusal("game-over")
        if pair or alone:
            return self._refuse_throw(alone)
        if not self.dice:
            return Refusal("throw-first")
        if step == PASS:
            return Refusal("can-close") if self.closings() else None
        return self._refuse_closing(mask)

    def _refuse_throw(self, alone: bool) -> Refusal | None:
        if self.dice:
            return Refusal("already-thrown")
        large = self.open_mask >> ONE_DIE_FROM << ONE_DIE_FROM
        if alone and large:
            return Refusal("two-dice", tiles_of(large))
        return None if alone or large else Refusal("one-die")

    def _refuse_closing(self, mask: int) -> Refusal | None:
        if mask & ~self.open_mask:
            return Refusal("tile-closed", tiles_of(mask & ~self.open_mask))
        if mask in self.closings():
            return None
        if self.rules.subsets:
            return Refusal("wrong-sum", tiles_of(mask))
        if mask in {1 << die - 1 for die in self.dice}:
            return Refusal("both-tiles", tuple(str(die) for die in sorted(self.dice)))
        return Refusal("not-the-throw", tiles_of(mask))

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        dice = THROWN.get(step) or THROWN_ALONE.get(step)
        if dice:
            return (Thrown(dice, (self.runner,) * len(dice)),)
        mask = CLOSE_MASK.get(step, 0)
        left = self.open_mask ^ mask
        effects: list[Effect] = [Flipped(CLOSED, tile) for tile in tiles_of(mask)]
        if not left:
            effects.append(Formed(tiles_of(self.rules.all_open)))
        if (step == PASS or not left) and self.turn < self.players - 1:
            effects += [Flipped(tile, tile) for tile in tiles_of(self.rules.all_open & ~left)]
        return tuple(effects)

    def men(self) -> tuple[tuple[str, str], ...]:
        count = self.rules.tiles
        flaps = [(TILES[i], TILES[i] if self.open_mask >> i & 1 else CLOSED) for i in range(count)]
        return (*flaps, *((tile, COVER) for tile in TILES[count:]))

    def places(self, step: str) -> tuple[str, ...]:
        mask = CLOSE_MASK.get(step, 0)
        tiles = tiles_of(mask)
        inside_another = any(mask & other == mask != other for other in self.closings())
        # one of two open tiles alone: its die says so, for the tile itself begins the closing of both
        return (die_place(int(tiles[0])), *tiles) if inside_another and len(tiles) == 1 else tiles

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """Tiles may be touched in any order, and only as many as tell the closing from the others; after a die, the
        tiles touched are all that is meant."""
        die, tiles = tables.chosen_die(places)
        if not tiles or any(tile not in TILES[: self.rules.tiles] for tile in tiles):
            return None
        mask = sum(1 << int(tile) - 1 for tile in set(tiles))
        meant = [] if die else [closing for closing in self.closings() if closing & mask == mask]
        if len(meant) > 1:
            return None
        return CLOSE_TEXT[meant[0] if meant else mask]

    def text(self) -> str:
        board = "".join(SIGNS[i] if self.open_mask >> i & 1 else "." for i in range(self.rules.tiles))
        turn = "?" if self.turn == CHANCE else SIDES[self.runner]
        points = ",".join([*map(str, self.points), *["."] * (self.players - len(self.points))])
        return f"board={board} turn={turn} dice={tables.write_dice(self.dice)} points={points}"
