"""Matches played at random, for the tests of the records."""

from __future__ import annotations

from random import Random

from jeux.match.forms import PROGRAM
from jeux.match.record import Seat
from jeux.match.table import Table
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Options

PERSONS = (Seat("Camille"), Seat("Dominique"))
AGAINST = (Seat("Camille"), Seat("Ordinateur", 3))


def one_step(table: Table, rng: Random) -> None:
    """Throw, or play any legal step, the outcome of real dice included."""
    if table.decider() == CHANCE and table.record.dice == PROGRAM:
        table.throw()
    else:
        table.play(rng.choice(table.legal()))


def played(key: str, steps: int, *, rng_seed: int = 0, options: Options | None = None) -> Table:
    """A single game between persons after so many random steps, or fewer when it ends before."""
    seats = PERSONS if 2 in CATALOGUE[key].players else PERSONS[:1]
    table, rng = Table.new(key, options or {}, seats), Random(rng_seed)
    while len(table.steps) < steps and table.decider() != OVER:
        one_step(table, rng)
    return table
