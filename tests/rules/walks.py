"""Positions met by playing at random, over all options and numbers of players of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle, islice, product

from jeux.rules.contract import OVER, Game, Options, Position

Decision = tuple[Options, int, Position]
"""The options, the number of players, and a position where a player decides."""


def tables_of(game: Game) -> list[tuple[Options, int]]:
    """Every choice of options with every number of players."""
    names = [option.name for option in game.options]
    choices = [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]
    return [(options, players) for options in choices for players in game.players]


def decisions(game: Game, count: int, seed: int, longest: int, each: int = 4) -> Iterator[Decision]:
    """So many decisions, at most `each` of one game; games are left after `longest` steps."""
    chance = random.Random(seed)
    tables = tables_of(game)
    chance.shuffle(tables)
    return islice((found for table in cycle(tables) for found in _walk(game, table, chance, longest, each)), count)


def _walk(game: Game, table: tuple[Options, int], chance: random.Random, longest: int, each: int) -> list[Decision]:
    options, players = table
    met: list[Position] = []
    here = game.start(options, players)
    while here.turn != OVER and len(met) < longest:
        met.append(here)
        here = here.play(chance.choice(here.steps()))
    deciding = [position for position in met if position.turn >= 0]
    return [(options, players, position) for position in chance.sample(deciding, min(each, len(deciding)))]
