"""Agon: the position, what may be played in it and what follows.

Rules are named R1…R10 as in the page of the game. *The side* is the side whose coup it is.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.boards import bits
from jeux.rules.contract import Effect, Formed, MalformedStep, Moved, Refusal, Result
from jeux.rules.games.agon.board import (
    CELLS,
    CENTRE,
    CENTRE_BIT,
    FILE_LENGTHS,
    FULL,
    GUARD,
    INDEX,
    NEAR,
    NEIGHBOURS,
    ONWARD,
    RIM,
    RING,
    STEPS,
    TEXT,
    between,
    named,
    squeezed,
)
from jeux.rules.position import PositionBase

SIDES = "wb"
PASS = "pass"
QUIET_LIMIT = 100


class Rules(NamedTuple):
    """The options of a game, as the rules use them."""

    any_captor: bool
    opponent_places: bool
    empty_loses: bool


class Men(NamedTuple):
    """The pieces on the board: the masks of the pions of both sides, the cells of the dames, and the mask of the
    pieces that are captured and not yet put back."""

    pions: tuple[int, int]
    dames: tuple[int, int]
    captured: int

    def pieces(self, side: int) -> int:
        """The mask of the pieces of a side."""
        return self.pions[side] | 1 << self.dames[side]

    def occupied(self) -> int:
        """The mask of the cells where a piece stands."""
        return self.pieces(0) | self.pieces(1)

    def taken_dame(self) -> int:
        """The side whose dame is captured, or -1."""
        for side in (0, 1):
            if self.captured >> self.dames[side] & 1:
                return side
        return -1


class Agon(PositionBase):
    """A position. `decider` chooses the next step and `side` has the coup (R8 may separate them), `quiet` counts the
    steps of R10, `past` are the positions that stood there before."""

    __slots__ = ("_key", "decider", "men_masks", "past", "quiet", "rules", "side")

    def __init__(self, rules: Rules, men: Men, side: int, quiet: int, past: tuple[int, ...] = ()) -> None:
        self.rules = rules
        self.men_masks = men
        self.side = side
        self.decider = 1 - side if rules.opponent_places and men.captured >> men.dames[side] & 1 else side
        self.quiet = quiet
        self.past = past
        self._key: int | None = None
        self.settle(self.decider, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    @property
    def board_key(self) -> int:
        """The board, the side to decide and the captured pieces, as one number."""
        if self._key is None:
            men = self.men_masks
            dames = men.dames[0] | men.dames[1] << 7 | self.decider << 14
            self._key = men.pions[0] | men.pions[1] << 91 | men.captured << 182 | dames << 273
        return self._key

    def identity(self) -> tuple[object, ...]:
        return (self.rules, self.board_key, self.quiet)

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        men = self.men_masks
        for side in (0, 1):
            if men.pions[side] == GUARD:
                end = self._guarded(side)
                if end:
                    return end
        if self.past and self.past.count(self.board_key) >= 2:
            return Result((0.5, 0.5), "repetition")
        if self.quiet >= QUIET_LIMIT:
            return Result((0.5, 0.5), "no-progress")
        return None

    def _guarded(self, side: int) -> Result | None:
        """Six pions of a side stand around the centre."""
        dames = self.men_masks.dames
        lost, won = ((1.0, 0.0), (0.0, 1.0)) if side else ((0.0, 1.0), (1.0, 0.0))
        if dames[side] == CENTRE:
            return Result(won, "queen-enthroned", (CELLS[CENTRE], *named(GUARD)))
        if dames[1 - side] == CENTRE:
            return None
        if self.rules.empty_loses:
            return Result(lost, "empty-centre-lost", named(GUARD))
        return Result((0.5, 0.5), "empty-centre", named(GUARD))

    # --- steps ----------------------------------------------------------------------------------------------------

    def due(self) -> int:
        """The mask of the captured pieces of which the side puts one back now: its dame, or its pions (R8)."""
        men, side = self.men_masks, self.side
        dame = men.captured & 1 << men.dames[side]
        return dame or men.captured & men.pions[side]

    def find_steps(self) -> list[str]:
        return self._moves() or [PASS]

    def _moves(self) -> list[str]:
        men, side = self.men_masks, self.side
        adverse, due = men.pieces(1 - side), self.due()
        free = FULL & ~men.occupied()
        for cell in bits(free):
            if between(cell, adverse):
                free ^= 1 << cell
        dame, pions = men.dames[side], men.pions[side]
        if due:
            room = free if due >> dame & 1 else free & RIM
            return [TEXT[i][j] for i in bits(due) for j in bits(room)]
        moves = [TEXT[dame][j] for j in bits(ONWARD[dame] & free)]
        free &= ~CENTRE_BIT
        return moves + [TEXT[i][j] for i in bits(pions) for j in bits(ONWARD[i] & free)]

    def play(self, step: str) -> Agon:
        assert step in self.steps(), step
        past = (*self.past, self.board_key)
        if step == PASS:
            return Agon(self.rules, self.men_masks, 1 - self.side, self.quiet + 1, past)
        origin, target = STEPS[step]
        men = self.after(origin, target)
        before = self.men_masks.captured
        progress = before >> origin & 1 or RING[target] < RING[origin] or men.captured & ~before
        return Agon(self.rules, men, 1 - self.side, 0 if progress else self.quiet + 1, past)

    def after(self, origin: int, target: int) -> Men:
        """The pieces after a move, captures done (R7)."""
        men, side = self.men_masks, self.side
        pions, dames = list(men.pions), list(men.dames)
        if dames[side] == origin:
            dames[side] = target
        else:
            pions[side] ^= 1 << origin | 1 << target
        captors = pions[side] | 1 << dames[side] if self.rules.any_captor else pions[side]
        taken = squeezed(pions[1 - side] | 1 << dames[1 - side], captors)
        return Men((pions[0], pions[1]), (dames[0], dames[1]), (men.captured & ~(1 << origin)) | taken)

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        if step != PASS and step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Agon")
        if self.result():
            return Refusal("game-over")
        if step == PASS:
            return None if self.steps() == (PASS,) else Refusal("must-play")
        origin, target = STEPS[step]
        return self._refuse_piece(origin) or self._refuse_cell(origin, target) or self._refuse_sandwich(target)

    def _refuse_piece(self, origin: int) -> Refusal | None:
        men, due, here = self.men_masks, self.due(), (CELLS[origin],)
        if not men.occupied() >> origin & 1:
            return Refusal("empty-point", here)
        if due >> men.dames[self.side] & 1 and not due >> origin & 1:
            return Refusal("queen-first", named(due))
        if not men.pieces(self.side) >> origin & 1:
            return Refusal("not-your-man", here)
        if due and not due >> origin & 1:
            return Refusal("return-first", named(due))
        return None

    def _refuse_cell(self, origin: int, target: int) -> Refusal | None:
        men, ends = self.men_masks, (CELLS[origin], CELLS[target])
        dame = men.dames[self.side] == origin
        if men.occupied() >> target & 1:
            return Refusal("occupied", ends[1:])
        if men.captured >> origin & 1:
            return None if dame or RIM >> target & 1 else Refusal("rim-only", ends[1:])
        if not NEAR[origin] >> target & 1:
            return Refusal("not-adjacent", ends)
        if RING[target] > RING[origin]:
            return Refusal("no-retreat", ends)
        if target == CENTRE and not dame:
            return Refusal("centre-queen-only", ends[1:])
        return None

    def _refuse_sandwich(self, target: int) -> Refusal | None:
        pair = between(target, self.men_masks.pieces(1 - self.side))
        return Refusal("sandwich", named(pair)) if pair else None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def man_at(self, cell: int) -> str:
        """The letter of the piece of a cell, ``.`` where there is none."""
        men = self.men_masks
        for side, letter in enumerate(SIDES):
            if men.dames[side] == cell:
                return letter.upper()
            if men.pions[side] >> cell & 1:
                return letter
        return "."

    def effects(self, step: str) -> tuple[Effect, ...]:
        if step == PASS:
            return ()
        origin, target = STEPS[step]
        after = self.after(origin, target)
        moved = Moved(self.man_at(origin), CELLS[origin], CELLS[target], jump=bool(self.due()))
        captors = after.pieces(self.side) if self.rules.any_captor else after.pions[self.side]
        taken = after.captured & ~self.men_masks.captured
        return (moved, *(Formed(_in_line(cell, between(cell, captors))) for cell in bits(taken)))

    def men(self) -> tuple[tuple[str, str], ...]:
        masks, men = self.men_masks, []
        for side, letter in enumerate(SIDES):
            men.append((CELLS[masks.dames[side]], letter.upper()))
            men += [(place, letter) for place in named(masks.pions[side])]
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        if step == PASS:
            return ()
        origin, target = STEPS[step]
        return CELLS[origin], CELLS[target]

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if not places or len(places) > 2 or any(place not in INDEX for place in places):
            return None
        if len(places) == 2:
            return None if places[0] == places[1] else f"{places[0]}-{places[1]}"
        place = places[0]
        if not self.result() and self.refusal(f"{place}-{NEIGHBOURS[place][0]}") is None:
            return None
        ready = not self.result() and self._refuse_piece(INDEX[place]) is None
        return None if ready else f"{place}-{NEIGHBOURS[place][0]}"

    def text(self) -> str:
        letters = "".join(self.man_at(cell) for cell in range(len(CELLS)))
        files, begins = [], 0
        for length in FILE_LENGTHS:
            files.append(letters[begins : begins + length])
            begins += length
        captured = ",".join(named(self.men_masks.captured)) or "-"
        return f"board={'/'.join(files)} turn={SIDES[self.decider]} captured={captured} quiet={self.quiet}"


def _in_line(cell: int, pair: int) -> tuple[str, ...]:
    """A captured piece between its two captors, as a chain of cells."""
    one, other = named(pair)
    return one, CELLS[cell], other
