"""The facts of all games are those that a second, plain computation finds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from random import Random
from typing import Any, cast
from zlib import crc32

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, Position, StepFacts
from jeux.rules.facts import FactFinder, write
from tests.rules.facts_oracle import Oracle
from tests.rules.games import promise_of

FEWEST = 200
"""The positions of a game that are compared."""
MOST = 1_000
"""More are looked at until every fact was met that has to be."""
FROM_THE_END = 8
"""Positions of the end of each game played are drawn more often than others."""
ANYWHERE = 4
MOST_PLAYED = 300
"""Replies to all the steps of a position, about: beyond, a plain computation is long."""
PROLONGED = 60
"""Steps after which a game is played to its end."""
OF_OUTCOME = {"wins", "loses", "draws", "can-win", "gives-win", "avoids", "only", "forces", "unsure"}
OF_GAMES = {"takes", "forms", "exposed"}

TOO_WIDE = ("twixt", "crosses", "agon")
"""Hundreds of turns nearly everywhere, so that a plain computation would play hundreds of thousands of them: it is made
on the same positions with a few of their steps, without `takes` and `forms`."""
_BOTH = "wins gives-win avoids only forces"
OCCUR = {
    "boite": "wins loses draws",
    "moulin": "wins gives-win avoids forces draws can-win takes forms",
    "assaut": f"{_BOTH} can-win takes",
    "tablut": "wins gives-win avoids forces draws takes",
    "backgammon": "wins loses can-win takes exposed",
    "jacquet": "wins can-win",
    "barricades": "wins takes",
    "reversi": f"{_BOTH} loses draws",
    "agon": "draws",
    "tresor": f"{_BOTH} takes",
    "crosses": "wins gives-win avoids",
    "dames_en_croix": f"{_BOTH} can-win takes",
    "hex": f"{_BOTH} forms",
    "meandres": f"{_BOTH} draws forms",
    "neo_pettie": f"{_BOTH} loses draws takes",
    "nim_bicolore": f"{_BOTH} loses",
    "quandary": f"{_BOTH} loses draws",
    "turnabout": f"{_BOTH} loses forms",
    "twixt": "wins gives-win forces can-win",
}
"""Facts that have to be met, lest the comparison compare nothing."""

Found = tuple[Position, int]
EVERY_GAME = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE.keys())


def played(game: Game, players: int, rng: Random) -> list[Position]:
    """A game played at random; half of the time nobody ends it as long as he sees another step."""
    options = {option.name: rng.choice(option.values) for option in game.options}
    promise, prolonged = promise_of(game.key), rng.random() < 0.5
    path = [game.start(options, players)]
    while path[-1].turn != OVER:
        here = path[-1]
        for _ in range(8 if prolonged and len(path) < PROLONGED else 1):
            after = here.play(max(rng.choices(here.steps(), k=3 if promise else 1), key=promise or len))
            if after.turn != OVER:
                break
        path.append(after)
    return path


def replies(here: Position, rng: Random) -> int:
    """About how many ways there are to play this turn and the next."""
    most = 0
    for _ in range(6):
        count, at, turns = 1, here, 0
        while at.turn >= 0 and turns < 2:
            count *= len(at.steps())
            after = at.play(rng.choice(at.steps()))
            turns += after.turn != at.turn
            at = after
        most = max(most, count)
    return most


def found(game: Game) -> Iterator[Found]:
    """Random positions that a plain computation is not too long for."""
    rng = Random(f"{game.key} replies")
    return ((here, players) for here, players in anywhere(game) if replies(here, rng) <= MOST_PLAYED)


def anywhere(game: Game) -> Iterator[Found]:
    """Random positions where a player decides."""
    rng = Random(game.key)
    while True:
        players = rng.choice(game.players)
        path = [here for here in played(game, players, rng) if here.turn >= 0]
        drawn = [path[-1]]
        for some, most in ((path, ANYWHERE), (path[-FROM_THE_END:], FROM_THE_END // 2)):
            drawn += rng.sample(some, min(most, len(some)))
        yield from ((here, players) for here in drawn)


def written(game: Game, here: Position, players: int, step: str) -> list[str]:
    """What the program finds, without the facts of one game."""
    if game.key in TOO_WIDE:
        game = replace(game, step_facts=StepFacts())
    return [write(fact) for fact in FactFinder(game, here, players).facts(step) if ":" not in fact.name]


def compared(game: Game, texts: list[str]) -> list[str]:
    """The facts that the program computes already: a game without facts of its own takes and forms nothing."""
    if game.key not in TOO_WIDE and find_spec(f"jeux.rules.games.{game.key}.facts"):
        return texts
    return [text for text in texts if text.partition("=")[0] not in OF_GAMES]


@EVERY_GAME
def test_facts_are_those_of_a_plain_computation(game: Game) -> None:
    rng, missing, count = Random(game.key), set(compared(game, OCCUR.get(game.key, "").split())), 0
    for here, players in itertools.islice(thinned(game, rng) if game.key in TOO_WIDE else found(game), MOST):
        last = [step for step in here.steps() if here.play(step).turn == OVER]
        step = rng.choice(last if last and rng.random() < 1 / 3 else here.steps())
        expected = compared(game, Oracle(game, here, players).facts(step))
        assert written(game, here, players, step) == expected, (here.text(), step)
        missing -= {text.partition("=")[0] for text in expected}
        count += 1
        if count >= FEWEST and not missing:
            break
    assert count >= FEWEST
    assert not missing


@EVERY_GAME
def test_men_taken_and_lines_formed_are_those_seen_in_the_texts(game: Game) -> None:
    rng = Random(game.key)
    whole = chained(rng) if game.key == "twixt" else anywhere(game)
    if not find_spec(f"jeux.rules.games.{game.key}.facts"):
        pytest.skip("no facts of its own")
    for here, players in itertools.islice(whole, FEWEST):
        step, oracle = rng.choice(here.steps()), Oracle(game, here, players)
        found = [write(fact) for fact in FactFinder(game, here, 1).facts(step) if ":" not in fact.name]
        assert found == sorted([*oracle.of_men(step), *oracle.of_throws(step)]), (here.text(), step)


@EVERY_GAME
def test_a_win_seen_at_once_is_one_that_is_played(game: Game) -> None:
    """And what `wins_now` counts as positions are positions of their own."""
    positions = chained(Random(game.key)) if game.key == "twixt" else anywhere(game)
    for here, _ in itertools.islice(positions, 60):
        seen = game.step_facts.wins_now(here)
        if seen is None:
            continue
        ends = [here.play(step) for step in here.steps()]
        results = [end.result() for end in ends]
        assert seen == any(result and result.scores[here.turn] == max(result.scores) for result in results)
        assert all(end.turn != here.turn for end in ends)
        assert len({(end, end.past) for end in ends}) == len(ends)


# --- a game too wide --------------------------------------------------------------------------------------------------


def chained(rng: Random) -> Iterator[Found]:
    """Positions of games of Twixt in which both sides build chains towards their goals."""
    game = CATALOGUE["twixt"]
    while True:
        path = [game.start({option.name: rng.choice(option.values) for option in game.options}, 2)]
        while path[-1].turn != OVER and len(path) < PROLONGED:
            here = path[-1]
            some = rng.sample(here.steps(), -(-len(here.steps()) * 9 // 10))
            path.append(here.play(by_promise(here, some)[0]))
        path = [here for here in path if here.turn >= 0]
        yield from ((here, 2) for here in [*rng.sample(path, min(3, len(path))), *path[-5:]])


def by_promise(here: Position, steps: Sequence[str]) -> list[str]:
    """Steps of Twixt, those that lengthen a chain first: links, then pegs to be linked beyond those that stand."""
    axis = 1 if here.turn == 0 else 0
    own = [spot(place) for place, man in here.men() if man == "wb"[here.turn] and ":" not in place]
    along = [place[axis] for place in own]
    leaps = {(x + dx, y + dy): abs((dx, dy)[axis]) for x, y in own for dx, dy in LEAPS}

    def promise(step: str) -> int:
        if "-" in step or not step[1:].isdigit():
            return 50 if "-" in step and step[0] != "x" else 0
        at = spot(step)
        beyond = bool(own) and not min(along) <= at[axis] <= max(along)
        return leaps.get(at, 0) * (10 if beyond else 1)

    return sorted(steps, key=promise, reverse=True)


LEAPS = [(dx, dy) for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2) if abs(dx) != abs(dy)]


def spot(hole: str) -> tuple[int, int]:
    """Column and row of a hole."""
    return ord(hole[0]) - ord("a"), int(hole[1:]) - 1


WIDEST = 300
"""More steps than that there are at Twixt alone."""


class Thinned:
    """A position with a few of its steps, always the same: a smaller game, by the same rules."""

    def __init__(self, whole: Position) -> None:
        self.whole, self.turn, self.past = whole, whole.turn, whole.past

    def __getattr__(self, name: str) -> Any:
        return getattr(self.whole, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thinned) and self.whole == other.whole

    def __hash__(self) -> int:
        return hash(self.whole)

    def steps(self) -> tuple[str, ...]:
        """The first two and another; of the links of Twixt, one or none."""
        steps = self.whole.steps()
        if "end" in steps:
            return by_promise(self.whole, steps)[0], "end"
        first = by_promise(self.whole, steps) if len(steps) > WIDEST else list(steps)
        return (*first[:2], *first[2 + crc32("".join(steps).encode()) % max(1, len(first) - 2) :][:1])

    def play(self, step: str) -> Thinned:
        """The position after a step."""
        return Thinned(self.whole.play(step))


def thinned(game: Game, rng: Random) -> Iterator[Found]:
    """Positions of a wide game with a few steps each."""
    whole = chained(rng) if game.key == "twixt" else anywhere(game)
    yield from ((cast(Position, Thinned(here)), players) for here, players in whole)
