"""Proves who wins races and ladders at Twixt: every reply is answered by a chain that gets across.

    python -m benchmarks.races      the diagrams of the page of advice that a proof stands behind

A search by the rules alone, with links that come by themselves. One side, the winner, tries pegs; of the other side
every peg is tried that can matter. To know which those are, the loser passes first. The pegs and links with which the
winner gets across then make a zone: the holes of those pegs, and the ends of all links that cross those links. A peg
outside the zone can neither take a hole nor bar a link, now or with a later peg, so that the same answers win against
it; and the loser cannot get across first, since chains of both sides would cross. Only pegs inside the zone are left
to be tried, and each of them is answered in the same way.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from jeux.engine.players.twixt import NAMES, board, wins
from jeux.play.learn.diagram.diagrams import diagrams_of
from jeux.rules.boards import bits
from jeux.rules.games.twixt.board import HOLES, INDEX, Four, crossed_by, ends, links_of, without
from jeux.rules.games.twixt.position import SIDES, Twixt
from jeux.rules.games.twixt.steps import PEG

WIDTH = 8
"""The pegs that the winner tries, those of the highest ranks first: a proof needs one that wins."""


class Claimed(NamedTuple):
    """Who wins in a diagram, whoever is to play there: the sides by number, and the most pegs that the winner needs."""

    diagram: str
    plays: int
    wins: int
    pegs: int


CLAIMED = (
    Claimed("course", 0, 0, 3),
    Claimed("course", 1, 1, 3),
    Claimed("course-retard", 0, 1, 2),
    Claimed("echelle", 0, 1, 3),
    Claimed("echappee", 0, 0, 2),
)


@dataclass(slots=True)
class Prover:
    """Looks for a way in which a side gets across by force, with so many pegs at most."""

    side: int
    nodes: int = 0
    found: dict[tuple[Twixt, int], int | None] = field(default_factory=dict)

    def proves(self, here: Twixt, pegs: int) -> int | None:
        """The zone of a way to win with so many pegs; None where no such way was found."""
        key = (here, pegs)
        if key not in self.found:
            self.nodes += 1
            self.found[key] = self._moves(here, pegs) if here.side == self.side else self._waits(here, pegs)
        return self.found[key]

    def _moves(self, here: Twixt, pegs: int) -> int | None:
        """The zone once the winner puts the right peg."""
        won = wins(here)
        if won is not None:
            return zone(here, won.step)
        if pegs < 2 or board(here).length(self.side, pegs) > pegs:
            return None
        for peg in tried(here):
            beyond = self.proves(here.play(peg), pegs - 1)
            if beyond is not None:
                return beyond | zone(here, peg)
        return None

    def _waits(self, here: Twixt, pegs: int) -> int | None:
        """The zone against every peg of the loser."""
        whole, seen = self.proves(passed(here), pegs), 0
        while whole is not None and whole & here.holes() & ~seen:
            peg = next(iter(bits(whole & here.holes() & ~seen)))
            seen |= 1 << peg
            after = here.play(HOLES[peg])
            beyond = None if after.result() else self.proves(after, pegs)
            whole = None if beyond is None else whole | beyond
        return whole


def tried(here: Twixt) -> Iterator[str]:
    """The pegs that the winner tries."""
    pegs = board(here)
    yield from [NAMES[pegs.steps[i]] for i in range(min(pegs.generate(0), WIDTH))]


def passed(here: Twixt) -> Twixt:
    """The position with the other side to play."""
    return Twixt(here.rules, here.pegs, here.links, 1 - here.side, PEG, here.withdrawn, here.barred)


def zone(here: Twixt, peg: str) -> int:
    """The holes where a peg of the loser could matter against this peg and its links."""
    after = here.play(peg)
    made = without(after.links[here.side], here.links[here.side])
    return 1 << INDEX[peg] | around(made)


def around(made: Four) -> int:
    """The ends of all links that cross these."""
    holes = 0
    for link in links_of(made):
        for other in links_of(crossed_by(*link)):
            holes |= sum(1 << end for end in ends(other))
    return holes


def proof(claimed: Claimed) -> Prover | None:
    """What proves a claim; None where nothing does."""
    here = diagrams_of("twixt")[claimed.diagram].positions()[-1]
    assert isinstance(here, Twixt)
    prover = Prover(claimed.wins)
    found = prover.proves(here if here.side == claimed.plays else passed(here), claimed.pegs)
    return None if found is None else prover


def main() -> int:
    """Prove and print; 1 where something is not proved."""
    wrong = 0
    for claimed in CLAIMED:
        prover = proof(claimed)
        wrong += prover is None
        says = f"proved, {prover.nodes} positions" if prover else "NOT PROVED"
        plays, winner = (SIDES[side] for side in (claimed.plays, claimed.wins))
        sys.stdout.write(f"twixt {claimed.diagram}: {plays} plays, {winner} wins with {claimed.pegs} pegs: {says}\n")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
