"""Les Dames en croix: the facts about a step. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.boards import bits
from jeux.rules.contract import OVER, Fact, Position, StepFacts, counted
from jeux.rules.flags import FULL_MASK, jumped
from jeux.rules.games.dames_en_croix.board import FLAGS, JUMPS, NINE_MASK, POINTS, STEPS
from jeux.rules.games.dames_en_croix.position import FEW_WHITE, DamesEnCroix

WHITE, BLACK = 0, 1


def takes(position: Position, step: str) -> int:
    """One for a jump, and for a huff."""
    return int(STEPS[step].kind in ("jump", "huff"))


def own_facts(position: Position, step: str) -> tuple[Fact, ...]:
    """The facts of Les Dames en croix; none of a step that ends the game."""
    assert isinstance(position, DamesEnCroix)
    after = position.play(step)
    return () if after.turn == OVER else tuple(_find(position, step, after))


def _find(before: DamesEnCroix, step: str, after: DamesEnCroix) -> Iterator[Fact]:
    side = before.side
    kind, origin, target = STEPS[step]
    exposed = _jumped(before, side)
    if origin >= 0 and exposed >> origin & 1:
        exposed ^= 1 << origin | 1 << target
    yield from counted("dames_en_croix:saves", FLAGS.named(exposed & ~_jumped(after, side)))
    moved = kind in ("step", "jump")
    if moved and side == WHITE and NINE_MASK >> target & 1 and not NINE_MASK >> origin & 1:
        yield Fact("dames_en_croix:enters", Fraction((after.masks[WHITE] & NINE_MASK).bit_count()), (POINTS[target],))
    if after.jump >= 0:
        yield Fact("dames_en_croix:goes-on", Fraction(_most(after, side, after.jump)), (POINTS[after.jump],))
    if after.side == side:
        return
    yield from _at_the_end_of_the_turn(before, after)
    if moved and side == BLACK and NINE_MASK >> origin & 1 and _comes(after, origin):
        yield Fact("dames_en_croix:gives-up", places=(POINTS[origin],))


def _at_the_end_of_the_turn(before: DamesEnCroix, after: DamesEnCroix) -> Iterator[Fact]:
    side, other = before.side, after.side
    yield from counted("dames_en_croix:attacks", FLAGS.named(_jumped(after, other) & ~_jumped(before, other)))
    yield from counted("dames_en_croix:huffable", FLAGS.named(after.guilty_mask))
    most = max(_most(after, other, man) for man in bits(after.masks[other]))
    if most:
        yield Fact("dames_en_croix:exposes", Fraction(most), FLAGS.named(_jumped(after, side)))


def _comes(position: DamesEnCroix, point: int) -> bool:
    """Whether a man may step or jump to a point now."""
    return any(STEPS[step].target == point for step in position.steps() if STEPS[step].kind != "huff")


# --- captures ---------------------------------------------------------------------------------------------------------


def _jumped(position: DamesEnCroix, side: int) -> int:
    """The men of a side over whom the other side could jump."""
    other = 1 - side
    return jumped(position.masks[other], JUMPS[other], position.masks[side], position.empty)


def _most(position: DamesEnCroix, side: int, man: int) -> int:
    """The most men that this man of a side takes in one capture, which ends when the game does."""
    return _longest(side, man, position.masks[side], position.masks[1 - side], {})


def _longest(side: int, man: int, own: int, adverse: int, known: dict[int, int]) -> int:
    """`known`, empty at first, remembers the most from every (adverse men left, point)."""
    key = adverse << 6 | man
    if key not in known:
        empty, best = FULL_MASK ^ (own | adverse), 0
        for over, land, target, _ in JUMPS[side][man]:
            if adverse & over and empty & land:
                now, left = own ^ (1 << man | land), adverse ^ over
                more = 0 if _decided(side, now, left) else _longest(side, target, now, left, known)
                best = max(best, 1 + more)
        known[key] = best
    return known[key]


def _decided(side: int, own: int, adverse: int) -> bool:
    """Whether the men on the board decide the game after a jump of a side."""
    if side == BLACK:
        return adverse.bit_count() <= FEW_WHITE
    return not adverse or own & NINE_MASK == NINE_MASK


FACTS = StepFacts(
    takes=takes,
    names=("enters", "goes-on", "saves", "attacks", "exposes", "huffable", "gives-up"),
    own=own_facts,
)
