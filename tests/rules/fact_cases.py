"""What the tests of facts share: positions of a game under all its options, and the facts of a step as texts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import product

from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, Position, complete_options
from jeux.rules.facts import write
from tests.rules.vectors import load, position

Case = tuple[dict[str, str], Position, str]
"""Options, a position reached by random play under them, and a legal step of a player there."""
Choice = Callable[[Position, random.Random], str]
"""The step that a random game plays in a position."""


def every_options(game: Game) -> list[dict[str, str]]:
    """All sets of values of the options of a game."""
    names = [option.name for option in game.options]
    return [dict(zip(names, values, strict=True)) for values in product(*[option.values for option in game.options])]


def any_step(position: Position, rng: random.Random) -> str:
    """A legal step, each as likely."""
    return rng.choice(position.steps())


def random_cases(
    key: str, seed: int, positions: int = 240, steps: int = 8, choose: Choice = any_step
) -> Iterator[Case]:
    """Up to `steps` steps in each of so many positions of random games, the sets of options in turn."""
    rng = random.Random(seed)
    for chosen, here in random_positions(key, seed, positions, choose):
        yield from ((chosen, here, step) for step in rng.sample(here.steps(), min(steps, len(here.steps()))))


def random_positions(
    key: str, seed: int, positions: int, choose: Choice = any_step, longest: int = 160
) -> Iterator[tuple[dict[str, str], Position]]:
    """So many positions of random games in which a player decides, with their options, the sets of these in turn."""
    game, rng = CATALOGUE[key], random.Random(seed)
    options = every_options(game)
    for number in range(positions):
        chosen = options[number % len(options)]
        yield chosen, _somewhere(game, chosen, rng, choose, longest)


def vector_cases(key: str) -> Iterator[Case]:
    """All the steps in the positions of the vectors of a game: they hold what random games hardly ever meet."""
    for row in load(f"{key}.facts.json"):
        here = position(key, row)
        yield from ((complete_options(CATALOGUE[key], row["options"]), here, step) for step in here.steps())


def rows_of(key: str) -> Iterator[Case]:
    """The steps of the vectors of a game."""
    for row in load(f"{key}.facts.json"):
        yield complete_options(CATALOGUE[key], row["options"]), position(key, row), row["step"]


def _somewhere(game: Game, options: dict[str, str], rng: random.Random, choose: Choice, longest: int) -> Position:
    """A position of a random game in which a player decides."""
    game_so_far = [game.start(options, game.players[0])]
    for _ in range(rng.randrange(longest)):
        if not game_so_far[-1].steps():
            break
        game_so_far.append(game_so_far[-1].play(choose(game_so_far[-1], rng)))
    decided = [position for position in game_so_far if position.turn >= 0]
    return decided[-1]


def own_texts(key: str, position: Position, step: str) -> list[str]:
    """The facts of the game alone, sorted as text."""
    return sorted(map(write, CATALOGUE[key].step_facts.own(position, step)))


def fact_text(key: str, name: str, number: int | None, places: object = ()) -> str:
    """A fact as the page of facts writes it; `places` are any names, in their order."""
    assert isinstance(places, list | tuple)
    value = ("" if number is None else str(number)) + ("@" + ",".join(places) if places else "")
    return f"{key}:{name}={value}" if value else f"{key}:{name}"


def names_of(texts: list[str]) -> set[str]:
    """The names of some facts, without the key of the game."""
    return {text.partition("=")[0].partition(":")[2] for text in texts}


def names_met(key: str, cases: Iterable[Case], expected: Callable[[Case], list[str]]) -> set[str]:
    """Check the facts of the game in each case against those expected there; the names of all that were met."""
    met: set[str] = set()
    for case in cases:
        options, here, step = case
        found = own_texts(key, here, step)
        assert found == expected(case), (options, here.text(), step)
        met |= names_of(found)
    return met


def men_of(position: Position, letter: str) -> set[str]:
    """Where the men of a side stand on the board."""
    return {place for place, man in position.men() if man == letter and ":" not in place}


def ordered(key: str, places: Iterable[str]) -> list[str]:
    """Points in the order of the board."""
    return sorted(places, key=CATALOGUE[key].board.points.index)
