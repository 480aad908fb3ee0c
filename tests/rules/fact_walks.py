"""Steps from everywhere in random games: of short ones too the beginning and the middle."""

from __future__ import annotations

import random
from collections.abc import Iterator

from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, Position
from tests.rules.fact_cases import Case, every_options

BOUND = 150
"""Games that random steps do not end are broken off."""


def walked_cases(key: str, seed: int, positions: int = 240, steps: int = 6) -> Iterator[Case]:
    """Up to `steps` steps in each of so many positions, one a random game, the sets of options in turn."""
    game, rng = CATALOGUE[key], random.Random(seed)
    options = every_options(game)
    for number in range(positions):
        chosen = options[number % len(options)]
        here = rng.choice(random_game(game, chosen, rng))
        yield from ((chosen, here, step) for step in rng.sample(here.steps(), min(steps, len(here.steps()))))


def random_game(game: Game, options: dict[str, str], rng: random.Random) -> list[Position]:
    """The positions of a random game in which a player decides."""
    game_so_far = [game.start(options, game.players[0])]
    while game_so_far[-1].turn >= 0 and len(game_so_far) < BOUND:
        game_so_far.append(game_so_far[-1].play(rng.choice(game_so_far[-1].steps())))
    return [position for position in game_so_far if position.turn >= 0]
