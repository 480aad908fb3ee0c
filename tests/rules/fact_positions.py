"""Positions of every game to compare facts in: of random games, near their ends above all, and of the vectors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast
from zlib import crc32

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, Position
from tests.rules.games import promise_of
from tests.rules.vectors import facts_of, load, position_of
from tests.told import told

FROM_THE_END = 8
"""Positions of the end of each game played are drawn more often than others."""
ANYWHERE = 4
OFTEN_PLAYED = 300
"""Replies to all the steps of a position, about: beyond, a plain computation is long. A game may have hardly any other
positions."""
PROLONGED = 60
"""Steps after which a game is played to its end."""
AWAY = 3
"""Steps at most from a position that was set up by hand."""

Found = tuple[Position, int]
"""A position where a player decides, and the number of players."""


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


def short(game: Game) -> Iterator[Found]:
    """Positions that a plain computation is not too long for."""
    rng, most = Random(f"{game.key} replies"), told(game.key, "MOST_PLAYED", OFTEN_PLAYED)
    return ((here, players) for here, players in found(game) if replies(here, rng) <= most)


def found(game: Game) -> Iterator[Found]:
    """Positions of random games and positions set up by hand, in turn."""
    for one, other in zip(anywhere(game), set_up(game), strict=True):
        yield from (one, other)


def set_up(game: Game) -> Iterator[Found]:
    """Positions of the vectors, some steps on: they hold what random games hardly meet."""
    rng = Random(f"{game.key} set up")
    rows = facts_of(game.key) + load(f"{game.key}.json")
    while True:
        row = rng.choice(rows)
        here = position_of(game, row)
        for _ in range(rng.randrange(AWAY + 1)):
            if here.turn != OVER:
                here = here.play(rng.choice(here.steps()))
        if here.turn >= 0:
            yield here, row.get("players", game.players[0])


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


# --- a game too wide --------------------------------------------------------------------------------------------------


def chained() -> Iterator[Found]:
    """Positions of games of Twixt in which both sides build chains towards their goals."""
    game, rng = CATALOGUE["twixt"], Random("chained")
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


class Thinned:
    """A position of Twixt with a few of its steps, always the same: a smaller game, by the same rules."""

    def __init__(self, whole: Position) -> None:
        self.whole, self.turn, self.past = whole, whole.turn, whole.past

    def __getattr__(self, name: str) -> Any:
        return getattr(self.whole, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thinned) and self.whole == other.whole

    def __hash__(self) -> int:
        return hash(self.whole)

    def steps(self) -> tuple[str, ...]:
        """The best two and another; of the links, one or none."""
        steps = by_promise(self.whole, self.whole.steps())
        if "end" in steps:
            return steps[0], "end"
        return (*steps[:2], *steps[2 + crc32("".join(steps).encode()) % max(1, len(steps) - 2) :][:1])

    def play(self, step: str) -> Thinned:
        """The position after a step."""
        return Thinned(self.whole.play(step))


def thinned() -> Iterator[Found]:
    """Positions of Twixt with a few steps each."""
    yield from ((cast(Position, Thinned(here)), players) for here, players in chained())
