"""Positions met in games played at random, under all options in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice, product
from random import Random

from jeux.rules.contract import OVER, Game, Position

Choice = Callable[[Position, Random], str]


def any_step(position: Position, rng: Random) -> str:
    """Every legal step is as likely."""
    return rng.choice(position.steps())


def random_positions(
    game: Game, count: int, longest: int, choose: Choice = any_step, shortest: int = 0
) -> Iterator[tuple[dict[str, str], Position]]:
    """`count` positions where somebody decides, with their options, each after some steps of a game of its own. A game
    that ends before is looked at before its last step."""
    rng = Random(46)
    names = [option.name for option in game.options]
    chosen = cycle(product(*(option.values for option in game.options)))
    for values in islice(chosen, count):
        options = dict(zip(names, values, strict=True))
        here = game.start(options, game.players[0])
        for _ in range(rng.randint(shortest, longest)):
            after = here.play(choose(here, rng))
            if after.turn == OVER:
                break
            here = after
        yield options, here


def some_steps(position: Position, most: int) -> list[str]:
    """Up to so many of the legal steps, the same whenever it is asked."""
    steps = list(position.steps())
    return Random(position.text()).sample(steps, min(most, len(steps)))
