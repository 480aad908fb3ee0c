"""Matches played at random, for the tests of the records."""

from __future__ import annotations

from random import Random

from jeux.match.forms import PROGRAM
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Options

PERSONS = (Seat("Camille"), Seat("Dominique"))
AGAINST = (Seat("Camille"), Seat("Ordinateur", 3))
COMPUTERS = (Seat("A", 2), Seat("B", 3))
WITH_DICE = next(key for key, game in CATALOGUE.items() if game.in_points)
"""Thrown for, and won by more or less."""
WITHOUT = next(key for key, game in CATALOGUE.items() if game.players == (2,) and not game.chance)
PLAIN = {"cube": "off", "tie": "reroll"}
"""Backgammon without a cube: games last, and their stake stays 1."""


def one_step(match: Match, rng: Random) -> None:
    """Throw, or play any legal step, the outcome of real dice included."""
    if match.decider() == CHANCE and match.record.dice == PROGRAM:
        match.throw()
    else:
        match.play(rng.choice(match.legal()))


def played(key: str, steps: int, *, rng_seed: int = 0, options: Options | None = None) -> Match:
    """A single game between persons after so many random steps, or fewer when it ends before."""
    seats = PERSONS if 2 in CATALOGUE[key].players else PERSONS[:1]
    match, rng = Match.new(key, options or {}, seats), Random(rng_seed)
    while len(match.steps) < steps and match.decider() != OVER:
        one_step(match, rng)
    return match
