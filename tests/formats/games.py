"""Games played at random, for the tests of the formats."""

from __future__ import annotations

from random import Random

from jeux.match.match import Match
from jeux.match.record import GameRecord, Record, Seat
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER
from tests.match.play import one_step


def played(key: str, steps: int, rng: Random) -> Record:
    """A single game between persons with options drawn at random, after so many random steps, sometimes given up."""
    game = CATALOGUE[key]
    options = {option.name: rng.choice(option.values) for option in game.options}
    players = rng.choice(game.players)
    match = Match.new(key, options, tuple(Seat(name) for name in ("Zoé", "Max]", "Ida\\", "Léo: 4")[:players]))
    while len(match.steps) < steps and match.decider() != OVER:
        one_step(match, rng)
    if match.decider() >= 0 and players > 1 and not game.fewest and rng.random() < 0.3:
        match.give_up(match.decider(), game.prices(match.position)[0])
    return match.record


def told(record: Record) -> tuple[object, ...]:
    """What a format has to hold of a match: all but its id, its dates and its seeds."""
    return record.game, [seat.name for seat in record.seats], [_told(each) for each in record.games], record.scores


def _told(played: GameRecord) -> tuple[object, ...]:
    # that somebody does not double is told by his throw, once it has fallen
    steps = played.steps[:-1] if played.steps[-1:] == ("roll",) else played.steps
    return dict(played.options), steps, played.given_up, played.agreed, played.start
