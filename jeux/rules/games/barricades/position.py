"""A position of Barricades: whose pawns move, what the dice allow, the end, and what a hand does.

A *seat* is a place on the start line (0 to 3 here, 1 to 4 in texts) with its five pawns; a player may have two of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import reduce
from operator import or_
from typing import NamedTuple

from jeux.rules import tables
from jeux.rules.boards import bits
from jeux.rules.contract import CHANCE, OVER, Effect, MalformedStep, Moved, Put, Refusal, Removed, Result, Thrown
from jeux.rules.games.barricades.board import (
    ALL_BARRICADES,
    CELLS,
    FIRST_ROW,
    GOAL,
    GOAL_BIT,
    INDEX,
    PAWNS_EACH,
    PUT_SPOT,
    PUT_TEXT,
    ROUTES,
    SEATS,
    SPOTS,
    START_CELLS,
    START_LINES,
    START_ROUTES,
    Move,
    Pawns,
    Route,
    named,
    place_of,
    read_move,
    routes,
    seat_of,
    start_cell,
    step_text,
    walked,
)
from jeux.rules.position import PositionBase

BARRICADE = "barricade"
COLOURS = "rbyk"
"""Red, blue, yellow, black: the pawns of each player; where a player has two seats, of each seat."""
PASS = "pass"
_ANYWHERE = (1 << len(CELLS)) - 1
_LESS_TELLING = ("wrong-distance", "exact-count", "turn-back")
"""The refusals of a die that was assumed although the other one was meant."""


class Rules(NamedTuple):
    """Who sits where: `seats` are those played, from left to right, `owner` the player of each seat (-1 nobody),
    `teams` for each seat the seats that win with it, `colours` the pawns of each seat. `free` lets one pass."""

    players: int
    seats: tuple[int, ...]
    owner: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    colours: str
    free: bool

    def after(self, seat: int) -> int:
        """The seat whose turn follows (R2)."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


class Barricades(PositionBase):
    """A position. `pawns` and `barricades` are masks of cells, `side` the seat whose turn it is (the one after the
    winner's at the end), `dice` those thrown until a pawn has moved."""

    __slots__ = ("_moves", "barricades", "dice", "due", "pawns", "rules", "side", "winner")

    def __init__(self, rules: Rules, pawns: Pawns, barricades: int, side: int, dice: tuple[int, ...] = ()) -> None:
        self.rules = rules
        self.pawns = pawns
        self.barricades = barricades
        self.side = side
        self.dice = dice
        self.winner = next((seat for seat in range(SEATS) if pawns[seat] & GOAL_BIT), -1)
        # a barricade is missing as long as the side has to put it back (R7)
        self.due = self.winner < 0 and barricades.bit_count() < ALL_BARRICADES
        self._moves: dict[str, Move] | None = None
        turn = rules.owner[side] if dice or self.due else CHANCE
        self.settle(turn, self._find_result() if self.winner >= 0 else None)

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.pawns, self.barricades, self.side, self.dice, self.rules)

    def waiting(self, seat: int) -> int:
        """The pawns of a seat on its start line."""
        return PAWNS_EACH - self.pawns[seat].bit_count() if seat in self.rules.seats else 0

    def mates(self) -> int:
        """The mask of the cells where the side may not end a move: its pawns and its partner's (R5)."""
        return sum(self.pawns[seat] for seat in self.rules.teams[self.side])

    # --- steps ----------------------------------------------------------------------------------------------------

    def moves(self) -> dict[str, Move]:
        """The moves that the dice allow, by text (R4, R5)."""
        if self._moves is None:
            self._moves = dict(self._find_moves())
        return self._moves

    def _find_moves(self) -> Iterator[tuple[str, Move]]:
        mates, walls = self.mates(), self.barricades
        waiting = self.waiting(self.side)
        origins = [(cell, ROUTES[cell]) for cell in bits(self.pawns[self.side])]
        if waiting:
            origins.insert(0, (start_cell(self.side, waiting), START_ROUTES[self.side]))
        for die in dict.fromkeys(self.dice):
            for origin, ways in origins:
                name = f"{die}:{SPOTS[origin]}/"
                for target, between in ways[die]:
                    if not (between & walls or mates >> target & 1):
                        yield name + CELLS[target], (die, origin, target)

    def puttable(self) -> int:
        """The mask of the cells where a barricade may be put (R7)."""
        return _ANYWHERE & ~(FIRST_ROW | self.barricades | sum(self.pawns))

    def find_steps(self) -> tuple[str, ...]:
        if self.due:
            return tuple(PUT_TEXT[cell] for cell in bits(self.puttable()))
        moves = tuple(self.moves())
        return (*moves, PASS) if self.rules.free or not moves else moves

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        return tables.THROWS if self.turn == CHANCE else ()

    def throws(self) -> int:
        return 2 if self.turn == CHANCE else 0

    def outcome(self, dice: tuple[int, ...]) -> str:
        assert self.turn == CHANCE, self
        return tables.throw_step(dice, opening=False)

    def play(self, step: str) -> Barricades:
        assert step in self.steps(), step
        if step in tables.THROWN:
            return Barricades(self.rules, self.pawns, self.barricades, self.side, tables.THROWN[step])
        if step == PASS:
            return self._next_turn(self.pawns, self.barricades)
        if step in PUT_SPOT:
            return self._next_turn(self.pawns, self.barricades | 1 << PUT_SPOT[step])
        _, origin, target = self.moves()[step]
        return self._after_move(origin, 1 << target)

    def _after_move(self, origin: int, target: int) -> Barricades:
        pawns = [mask & ~target for mask in self.pawns]
        pawns[self.side] |= target
        if origin < START_CELLS:
            pawns[self.side] ^= 1 << origin
        after = (pawns[0], pawns[1], pawns[2], pawns[3])
        if self.barricades & target and target != GOAL_BIT:
            return Barricades(self.rules, after, self.barricades ^ target, self.side)
        return self._next_turn(after, self.barricades & ~target)

    def _next_turn(self, pawns: Pawns, barricades: int) -> Barricades:
        return Barricades(self.rules, pawns, barricades, self.rules.after(self.side))

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result:
        winners = {self.rules.owner[seat] for seat in self.rules.teams[self.winner]}
        scores = tuple(float(player in winners) for player in range(self.rules.players))
        return Result(scores, "goal-reached", (CELLS[GOAL],))

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        move = read_move(step)
        if move is None and step != PASS and step not in PUT_SPOT and step not in tables.THROWN:
            raise MalformedStep(f"{step!r} is no step of Barricades")
        if self.turn == OVER:
            return Refusal("game-over")
        if step in PUT_SPOT:
            return self._refuse_put(PUT_SPOT[step])
        if self.due:
            return Refusal("put-first", (self.hand_place(),))
        if step in tables.THROWN:
            return self._refuse_throw(*tables.THROWN[step])
        if not self.dice:
            return Refusal("throw-first")
        if move:
            return self._refuse_move(*move)
        if self.rules.free or not self.moves():
            return None
        return Refusal("must-play", tuple(dict.fromkeys(place_of(origin) for _, origin, _ in self.moves().values())))

    def _refuse_throw(self, first: int, second: int) -> Refusal | None:
        if self.dice:
            return Refusal("already-thrown")
        return Refusal("dice-order") if first < second else None

    def _refuse_put(self, spot: int) -> Refusal | None:
        if not self.due:
            return Refusal("no-barricade", (place_of(spot),))
        if spot >= START_CELLS:
            return Refusal("put-start", (place_of(spot),))
        if FIRST_ROW >> spot & 1:
            return Refusal("put-first-row", (place_of(spot),))
        return None if self.puttable() >> spot & 1 else Refusal("put-occupied", (place_of(spot),))

    def _refuse_move(self, die: int, origin: int, target: int) -> Refusal | None:
        """Why a die may not take the pawn of `origin` to `target` now, or None."""
        start, end = place_of(origin), place_of(target)
        if die not in self.dice:
            return Refusal("no-such-die", (start,))
        if not self._has_pawn(origin):
            return Refusal("no-pawn", (start,))
        if origin >= START_CELLS and origin != start_cell(self.side, self.waiting(self.side)):
            return Refusal("other-start-pawn", (start,))
        if target >= START_CELLS:
            return Refusal("start-cell", (end,))
        if not self.open_routes(die, origin, target):
            return self._refuse_route(die, origin, target)
        if self.pawns[self.side] >> target & 1:
            return Refusal("own-pawn", (end,))
        return Refusal("partner-pawn", (end,)) if self.mates() >> target & 1 else None

    def _has_pawn(self, spot: int) -> bool:
        side = self.side
        if spot < START_CELLS:
            return bool(self.pawns[side] >> spot & 1)
        return seat_of(spot) == side and spot <= start_cell(side, self.waiting(side))

    def _refuse_route(self, die: int, origin: int, target: int) -> Refusal:
        ways = [route for route in routes(origin, die) if route.target == target]
        if ways:
            walls = reduce(or_, (route.between & self.barricades for route in ways))
            return Refusal("barricade-in-the-way", named(walls))
        ends = (place_of(origin), place_of(target))
        if target == GOAL:
            return Refusal("exact-count", ends)
        # a walk may come back to the very cell that it left
        code = "turn-back" if walked(origin, die) >> target & 1 else "wrong-distance"
        return Refusal(code, tuple(dict.fromkeys(ends)))

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def hand_place(self) -> str:
        """Where a barricade is held: by the side, or at the end by the winner."""
        return f"hand:{self.rules.colours[self.winner if self.winner >= 0 else self.side]}"

    def effects(self, step: str) -> tuple[Effect, ...]:
        if step in tables.THROWN:
            player = self.rules.owner[self.side]
            return (Thrown(tables.THROWN[step], (player, player)),)
        if step == PASS:
            return ()
        if step in PUT_SPOT:
            return (Put(BARRICADE, self.hand_place(), CELLS[PUT_SPOT[step]]),)
        return self._move_effects(*self.moves()[step])

    def _move_effects(self, die: int, origin: int, target: int) -> tuple[Effect, ...]:
        man, start, end = self.rules.colours[self.side], place_of(origin), CELLS[target]
        effects: list[Effect] = [
            Removed(self.rules.colours[seat], end, START_LINES[seat])
            for seat in range(SEATS)
            if self.pawns[seat] >> target & 1
        ]
        if self.barricades >> target & 1:
            effects.append(Removed(BARRICADE, end, self.hand_place()))
        if origin >= START_CELLS:
            return (*effects, Put(man, start, end))
        over = all(route.between & sum(self.pawns) for route in self.open_routes(die, origin, target))
        return (*effects, Moved(man, start, end, jump=over))

    def open_routes(self, die: int, origin: int, target: int) -> list[Route]:
        """The routes of a move that no barricade closes."""
        return [
            route for route in routes(origin, die) if route.target == target and not route.between & self.barricades
        ]

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [(CELLS[cell], BARRICADE) for cell in bits(self.barricades)]
        men += [(self.hand_place(), BARRICADE)] * (ALL_BARRICADES - self.barricades.bit_count())
        for seat in self.rules.seats:
            man = self.rules.colours[seat]
            men += [(CELLS[cell], man) for cell in bits(self.pawns[seat])]
            men += [(START_LINES[seat], man)] * self.waiting(seat)
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        if step in PUT_SPOT:
            return (place_of(PUT_SPOT[step]),)
        move = read_move(step)
        return (place_of(move[1]), place_of(move[2])) if move else ()

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """The step, legal or not, of touching a pawn and a cell, in either order, perhaps after a die; or a cell alone
        where one pawn only can go there. None for an own pawn, which is only taken in hand."""
        die, names = tables.chosen_die(places)
        if self.due and names[:1] == (self.hand_place(),):
            names = names[1:]
        spots = [self._spot(name) for name in names]
        if len(spots) not in (1, 2) or min(spots) < 0:
            return None
        if len(spots) == 2 and spots[0] == spots[1]:
            return None
        if self.due and len(spots) == 1:
            return PUT_TEXT[spots[0]]
        if not self.dice:
            # any move is refused with what must be done first
            return step_text(die or 1, spots[0], spots[-1])
        if len(spots) == 1:
            return self._touched_one(die, spots[0])
        backwards = self._has_pawn(spots[1]) and not self._has_pawn(spots[0])
        return self._touched_two(die, *(reversed(spots) if backwards else spots))

    def _spot(self, name: str) -> int:
        """The number of a touched place, -1 for none of the board; of a start line, the pawn that would leave it."""
        if name not in START_LINES:
            return INDEX.get(name, -1)
        seat = START_LINES.index(name)
        return start_cell(seat, max(1, self.waiting(seat)))

    def _touched_one(self, die: int | None, spot: int) -> str | None:
        own = self._has_pawn(spot)
        if own and die is None:
            return None
        moves = {
            (origin, target): step
            for step, (used, origin, target) in self.moves().items()
            if spot == (origin if own else target) and die in (None, used)
        }
        if len(moves) == 1:
            return next(iter(moves.values()))
        return None if moves or own else step_text(die or self.dice[0], spot, spot)

    def _touched_two(self, die: int | None, origin: int, target: int) -> str:
        texts = [step_text(each, origin, target) for each in ([die] if die else dict.fromkeys(self.dice))]
        legal = [step for step in texts if step in self.moves()]
        refusals = {step: self.refusal(step) for step in texts}
        telling = [step for step, refusal in refusals.items() if refusal and refusal.code not in _LESS_TELLING]
        return (legal or telling or texts)[0]

    def text(self) -> str:
        board = ["."] * len(CELLS)
        for signs, mask in zip("#1234", (self.barricades, *self.pawns), strict=True):
            for cell in bits(mask):
                board[cell] = signs
        turn = "?" if self.turn == CHANCE else self.side + 1
        start = ",".join(str(self.waiting(seat)) for seat in range(SEATS))
        dice = tables.write_dice(self.dice)
        return f"board={''.join(board)} turn={turn} start={start} side={self.side + 1} dice={dice}"
