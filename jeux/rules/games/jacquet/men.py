"""The men of Jacquet: where they stand, how one die moves them, how steps and places are named.

A side's men are a *row*: 25 counts of four bits in one number, count p at bit 4p, by the arrows still to travel: 24 the
starting arrow, 6 to 1 the home, 0 the men borne off. Arrow p of one side is arrow p + 12 or p - 12 of the other. The
ring, in the booklet's names, as Black sees it (both go round against the clock)::

    top      N1  N2  N3  N4  N5  N6  | N7 N8 N9 N10 N11 N12     Black's home N6-N1, White starts on N12
    bottom   B12 B11 B10 B9  B8  B7  | B6 B5 B4 B3  B2  B1      Black starts on B12, White's home B6-B1
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from jeux.rules import tables
from jeux.rules.contract import Refusal

SIDES = "wb"
OFF, FARTHEST = 0, 24
HOME = 6

Row = int
Men = tuple[Row, Row]
_Limit = Callable[[Row], int]

_ARROWS = sum(1 << 4 * p for p in range(1, 25))
"""The lowest bit of the count of each arrow."""
_HALF = sum(1 << 4 * p for p in range(1, 13))
_HOME_OR_OFF = (1 << 4 * (HOME + 1)) - 1
_LAST_TWO = 1 << 8 | 1 << 4
START_ROW: Row = tables.MEN_EACH << 4 * FARTHEST


def count(row: Row, p: int) -> int:
    """How many men stand on arrow p; on 0, how many are borne off."""
    return row >> 4 * p & 15


def packed(counts: list[int]) -> Row:
    """The row of 25 counts, the men borne off first."""
    return sum(men << 4 * p for p, men in enumerate(counts))


def held(row: Row) -> int:
    """One bit for each arrow that holds a man, bit 4p for arrow p."""
    return (row | row >> 1 | row >> 2 | row >> 3) & _ARROWS


def held_by_other(adverse: Row) -> int:
    """The same for the arrows that the other side holds, in one's own numbering."""
    word = held(adverse)
    return (word & _HALF) << 48 | word >> 48 & _HALF


def postillon_home(row: Row) -> bool:
    """Whether a man has come home, or has been borne off (R6)."""
    return row & _HOME_OR_OFF != 0


# --- the limit (R7) -----------------------------------------------------------------------------------------------


def _sixes(word: int) -> int:
    """The arrows from which six in a row are held, the nearest one to the home of each six."""
    pairs = word & word >> 4
    fours = pairs & pairs >> 8
    return fours & pairs >> 16


def _sixes_near(row: Row) -> int:
    return _sixes(held(row) & _HALF << 48)


def _sixes_anywhere(row: Row) -> int:
    word = held(row)
    return 0 if word & _LAST_TWO == _LAST_TWO else _sixes(word | word << 96)


def _no_sixes(row: Row) -> int:
    return 0


LIMITS: dict[str, _Limit] = {"livret": _sixes_near, "classique": _sixes_anywhere, "aucune": _no_sixes}
"""For each value of the option: the arrows where six in a row that R7 forbids begin (0: none)."""


def six_in_a_row(side: int, row: Row, limit: str) -> tuple[str, ...]:
    """The places of the rows that R7 forbids."""
    word = LIMITS[limit](row)
    arrows = {(start + i - 1) % 24 + 1 for start in range(1, 25) if word >> 4 * start & 1 for i in range(6)}
    return tuple(place(side, p) for p in sorted(arrows, reverse=True))


# --- one die ------------------------------------------------------------------------------------------------------

_CHANGE = tuple(tuple((1 << 4 * max(p - die, OFF)) - (1 << 4 * p) for p in range(25)) for die in range(7))
"""What is added to a row when a die moves a man from arrow p."""


def moved(row: Row, die: int, origin: int) -> Row:
    """The row after a die takes one man from an arrow."""
    return row + _CHANGE[die][origin]


def ways(adverse: Row, limit: str) -> tables.DieMoves[Row]:
    """The ways to play one die against these adverse men (R5 to R8)."""
    blocked = held_by_other(adverse)
    sixes = LIMITS[limit]

    def playable(row: Row, die: int) -> Iterator[tuple[int, Row]]:
        word = held(row)
        outside = word >> 4 * (HOME + 1)
        farthest = word.bit_length() - 1
        # until he is home the postillon alone moves: the man nearest to home, or any of the pile
        origins = word if postillon_home(row) else word & -word
        while origins:
            bit = origins.bit_length() - 1
            origins ^= 1 << bit
            origin = bit >> 2
            if origin > die:
                if blocked >> bit - 4 * die & 1:
                    continue
            elif outside or (origin < die and bit != farthest):
                continue
            after = row + _CHANGE[die][origin]
            if not sixes(after):
                yield origin, after

    return playable


# --- names --------------------------------------------------------------------------------------------------------


def _arrow(side: int, p: int) -> str:
    """Whose home lies at that end of the board, then the number from there."""
    own, other = ("B", "N") if side == 0 else ("N", "B")
    return f"{own}{p}" if p <= 12 else f"{other}{p - 12}"


def place(side: int, p: int) -> str:
    """The name of the place that a side counts as p: an arrow or its men borne off."""
    return f"off:{SIDES[side]}" if p == OFF else _arrow(side, p)


PLACES = tuple({place(side, p): p for p in range(25)} for side in (0, 1))
"""How each side counts the places that it can touch."""
RING = tuple(_arrow(0, p) for p in range(24, 0, -1))
"""The arrows in the order of the position text: the course of White."""


def step_text(side: int, die: int, origin: int, target: int) -> str:
    """The text of a step."""
    return f"{die}:{_arrow(side, origin)}/{'off' if target == OFF else _arrow(side, target)}"


STEP_TEXT = tuple(
    tuple(tuple(step_text(side, die, p, max(p - die, OFF)) if p else "" for p in range(25)) for die in range(7))
    for side in (0, 1)
)
"""The text of a possible step by side, die and origin."""
STEP_OF = tuple({STEP_TEXT[side][die][p]: (die, p) for die in tables.FACES for p in range(1, 25)} for side in (0, 1))


def read_step(side: int, step: str) -> tuple[int, int, int] | None:
    """Die, origin and target, as a side counts them, of a text such as ``5:B12/B7``, right or wrong; None when it has
    not this form."""
    die, _, ends = step.partition(":")
    start, slash, end = ends.partition("/")
    if die not in tuple("123456") or not slash or start not in RING or end not in (*RING, "off"):
        return None
    return int(die), PLACES[side][start], OFF if end == "off" else PLACES[side][end]


# --- why a man may not go -----------------------------------------------------------------------------------------


def refuse_man(side: int, rows: Men, limit: str, die: int, origin: int, target: int) -> Refusal | None:
    """Why R5 to R8 forbid this man to go there with this die, or None."""
    row, word = rows[side], held(rows[side])
    start, end = place(side, origin), place(side, target)
    if not count(row, origin):
        return Refusal("no-man", (start,))
    postillon = ((word & -word).bit_length() - 1) >> 2
    if not postillon_home(row) and origin != postillon:
        return Refusal("postillon-first", (place(side, postillon),))
    if target != max(origin - die, OFF):
        return Refusal("wrong-distance", (start, end))
    if target and held_by_other(rows[1 - side]) >> 4 * target & 1:
        return Refusal("occupied", (end,))
    if target == OFF:
        outside = tuple(place(side, p) for p in range(FARTHEST, HOME, -1) if count(row, p))
        if outside:
            return Refusal("not-all-home", outside)
        farther = tuple(place(side, p) for p in range(HOME, origin, -1) if count(row, p))
        if die > origin and farther:
            return Refusal("farther-man", farther)
    six = six_in_a_row(side, moved(row, die, origin), limit)
    return Refusal("six-in-a-row", six) if six else None


# --- what a touch means -------------------------------------------------------------------------------------------


def touched_step(
    side: int, row: Row, dice: tuple[int, ...], legal: tuple[tuple[int, int], ...], places: tuple[str, ...]
) -> str | None:
    """The step, legal or not, of touching an origin, or an origin and a target, perhaps after a die; None for one own
    man without a die, which is only taken in hand. `legal` are the (die, origin) allowed: they are preferred."""
    chosen, names = tables.chosen_die(places)
    if len(names) not in (1, 2):
        return None
    origin, target = (PLACES[side].get(name) for name in (names[0], names[-1]))
    if not origin or target is None:
        return None
    if len(names) == 1:
        return STEP_TEXT[side][chosen or dice[0]][origin] if chosen or not count(row, origin) else None
    if target == origin:
        return None
    allowed = {die for die, start in legal if start == origin}
    die = chosen or tables.die_for(origin - target, target == OFF, dice, allowed)
    return step_text(side, die, origin, target)
