"""Les Chercheurs de trésor: the facts about a step. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.boards import bits
from jeux.rules.contract import OVER, Fact, Position, StepFacts, counted
from jeux.rules.flags import jumped
from jeux.rules.games.tresor.position import FLAGS, POINTS, REACH, STEPS, T_BIT, T, Tresor

SEEKERS = 0
"""The side of the seekers."""
AROUND = FLAGS.near[T]
"""The points beside the treasure."""


def takes(position: Position, step: str) -> int:
    """One for a capture."""
    return int(STEPS[step].kind == "capture")


def own_facts(position: Position, step: str) -> tuple[Fact, ...]:
    """The facts of Les Chercheurs de trésor; none of a step that ends the game."""
    assert isinstance(position, Tresor)
    after = position.play(step)
    return () if after.turn == OVER else tuple(_find(position, step, after))


def _find(before: Tresor, step: str, after: Tresor) -> Iterator[Fact]:
    side, other = before.side, 1 - before.side
    _, origin, target = STEPS[step]
    exposed = _jumped(before, side)
    if origin >= 0 and exposed >> origin & 1:
        exposed ^= 1 << origin | 1 << target
    yield from counted("tresor:saves", FLAGS.named(exposed & ~_jumped(after, side)))
    yield from counted("tresor:attacks", FLAGS.named(_jumped(after, other) & ~_jumped(before, other)))
    yield from counted("tresor:exposes", FLAGS.named(_lost(after)))
    if side == SEEKERS:
        yield from counted("tresor:threatens", FLAGS.named(_entering(after)))
        return
    yield from counted("tresor:stops", FLAGS.named(_entering(before) & ~_entering(after)))
    if origin >= 0 and AROUND >> origin & 1 and _seeker_comes(after, origin):
        yield Fact("tresor:gives-up", places=(POINTS[origin],))
    if target >= 0 and AROUND >> target & 1 and _seeker_comes(before, target):
        yield Fact("tresor:bars", places=(POINTS[target],))


# --- the treasure -----------------------------------------------------------------------------------------------------


def _entering(position: Tresor) -> int:
    """The seekers who can enter the treasure, if it is their turn."""
    seekers, defenders = position.masks
    able = seekers & AROUND
    for seeker in bits(seekers):
        for over, _, target, _ in position.jumps(SEEKERS)[seeker]:
            if target == T and defenders & over:
                able |= 1 << seeker
    return able


def _seeker_comes(position: Tresor, point: int) -> bool:
    """Whether a seeker can step or jump to an empty point, if it is their turn."""
    seekers, defenders = position.masks
    if REACH[SEEKERS][point] & seekers:
        return True
    return any(
        jump.target == point and defenders & jump.over
        for seeker in bits(seekers)
        for jump in position.jumps(SEEKERS)[seeker]
    )


# --- captures ---------------------------------------------------------------------------------------------------------


def _jumped(position: Tresor, side: int) -> int:
    """The men of a side over whom the other side can jump, if it is its turn."""
    other = 1 - side
    return jumped(position.masks[other], position.jumps(other), position.masks[side], position.empty)


def _lost(position: Tresor) -> int:
    """The men whom the side to decide can take by a capture that is not taken back."""
    taken, side = 0, position.side
    for capturer in bits(position.masks[side]):
        for over, land, _, _ in position.jumps(side)[capturer]:
            if position.masks[1 - side] & over and position.empty & land:
                after = position.play(FLAGS.leaps[capturer][land.bit_length() - 1])
                if land == T_BIT or not _jumped(after, side) & land:
                    taken |= over
    return taken


FACTS = StepFacts(
    takes=takes,
    names=("threatens", "stops", "bars", "attacks", "saves", "exposes", "gives-up"),
    own=own_facts,
)
