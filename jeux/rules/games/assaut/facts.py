"""Assaut: the facts about a step. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.boards import bits
from jeux.rules.contract import OVER, Fact, Position, StepFacts, counted
from jeux.rules.flags import jumped, jumpers
from jeux.rules.games.assaut.board import FLAGS, FORTRESS_MASK, JUMPS, NEAR, POINTS, STEPS, longest
from jeux.rules.games.assaut.position import ENOUGH_SOLDIERS, OFFICERS, Assaut


def takes(position: Position, step: str) -> int:
    """One for a jump, and for a huff."""
    return int(STEPS[step].kind in ("jump", "huff"))


def own_facts(position: Position, step: str) -> tuple[Fact, ...]:
    """The facts of Assaut; none of a step that ends the game."""
    assert isinstance(position, Assaut)
    after = position.play(step)
    if after.turn == OVER:
        return ()
    find = _of_officers if position.side == OFFICERS else _of_soldiers
    return tuple(find(position, step, after))


# --- the soldiers -----------------------------------------------------------------------------------------------------


def _of_soldiers(before: Assaut, step: str, after: Assaut) -> Iterator[Fact]:
    kind, origin, target = STEPS[step]
    exposed = _jumped(before)
    if kind == "step" and exposed >> origin & 1:
        exposed ^= 1 << origin | 1 << target
    yield from counted("assaut:saves", FLAGS.named(exposed & ~_jumped(after)))
    if kind != "step":
        return
    inside = FORTRESS_MASK >> target & 1
    if inside and not FORTRESS_MASK >> origin & 1:
        yield Fact("assaut:enters", Fraction((after.soldiers & FORTRESS_MASK).bit_count()), (POINTS[target],))
    yield from counted("assaut:shuts", FLAGS.named(_movers(before) & ~_movers(after)))
    most = max(_most(after, officer) for officer in bits(after.officers))
    if most:
        yield Fact("assaut:exposes", Fraction(most), _jumped_now(after))


def _jumped_now(position: Assaut) -> tuple[str, ...]:
    """The soldiers that the legal jumps take, in the order of the board."""
    taken = 0
    for step in position.steps():
        kind, origin, target = STEPS[step]
        jump = FLAGS.jump_to(origin, target) if kind == "jump" else None
        if jump:
            taken |= jump.over
    return FLAGS.named(taken)


def _movers(position: Assaut) -> int:
    """The officers who could step or jump."""
    empty = position.empty
    able = jumpers(position.officers, JUMPS, position.soldiers, empty)
    for officer in bits(position.officers):
        if NEAR[officer] & empty:
            able |= 1 << officer
    return able


# --- the officers -----------------------------------------------------------------------------------------------------


def _of_officers(before: Assaut, step: str, after: Assaut) -> Iterator[Fact]:
    if after.jump >= 0:
        yield Fact("assaut:goes-on", Fraction(_most(after, after.jump)), (POINTS[after.jump],))
    if after.side == OFFICERS:
        return
    yield from counted("assaut:attacks", FLAGS.named(_jumped(after) & ~_jumped(before)))
    yield from counted("assaut:huffable", FLAGS.named(after.guilty_mask))
    kind, origin, _ = STEPS[step]
    if kind in ("step", "jump") and FORTRESS_MASK >> origin & 1 and _soldier_comes(after, origin):
        yield Fact("assaut:gives-up", places=(POINTS[origin],))


def _soldier_comes(position: Assaut, point: int) -> bool:
    """Whether a soldier may step to a point now."""
    return any(STEPS[step].kind == "step" and STEPS[step].target == point for step in position.steps())


# --- captures ---------------------------------------------------------------------------------------------------------


def _jumped(position: Assaut) -> int:
    """The soldiers over whom an officer could jump."""
    return jumped(position.officers, JUMPS, position.soldiers, position.empty)


def _most(position: Assaut, officer: int) -> int:
    """The most soldiers that an officer takes in one capture, which ends when too few are left."""
    spare = position.soldiers.bit_count() - ENOUGH_SOLDIERS + 1
    return min(longest(officer, position.soldiers, position.empty), spare)


FACTS = StepFacts(
    takes=takes,
    names=("enters", "goes-on", "saves", "attacks", "shuts", "exposes", "huffable", "gives-up"),
    own=own_facts,
)
