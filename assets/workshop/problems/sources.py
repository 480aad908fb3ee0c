"""Where the problems of each game come from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import replace as altered
from functools import partial
from random import Random

import held
from crossings import hex_winners, twixt_winners
from exact import (
    FAR,
    Judge,
    bearing_judge,
    boite_judge,
    by_winners,
    crosses_winners,
    halma_judge,
    halma_start,
    jacquet_start,
    mates,
    meandres_start,
    meandres_winners,
    nim_judge,
    pettie_start,
    quandary_start,
    race_start,
    reversi_judge,
)
from searches import by_search

from jeux.engine.player import Level
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, Position
from jeux.rules.games.backgammon.position import Backgammon


def same(level: Level) -> Level:
    """A level as it is."""
    return level


def all_rules(_: Random) -> dict[str, str]:
    """The rules of the booklet."""
    return {}


@dataclass
class Source:
    """Where the problems of a game come from: who judges, the rules, how many play, the levels and the first position;
    no position with fewer steps is looked at."""

    judge: Callable[[], Judge]
    options: Callable[[Random], dict[str, str]] = all_rules
    players: int = 2
    level: Callable[[Level], Level] = same
    start: Callable[[Game, dict[str, str], Random], Position] | None = None
    fewest: int = 5
    stray: int = 4
    longest: int = 400


def flawless(level: Level) -> Level:
    """A level without its errors: the positions are those of good games."""
    return altered(level, noise=0.0, blunder=0.0, ease=0.0)


def in_contact(position: Position) -> bool:
    """Whether men of both sides still have to pass one another, in a turn to play."""
    assert isinstance(position, Backgammon)
    white, black = (max(p for p, men in enumerate(row) if men) for row in position.rows)
    return position.phase == "play" and white + black > 25


def fewer(times: int) -> Callable[[Level], Level]:
    """A level with so many times fewer nodes, without its errors where it looks at everything."""
    return lambda level: altered(level, nodes=max(level.nodes // times, 40), ease=0.0)


SOURCES: dict[str, Source] = {
    **{key: Source(partial(mates, key)) for key in ("moulin", "tablut", "assaut", "agon", "dames_en_croix")},
    "quandary": Source(
        partial(mates, "quandary", 0.0), level=fewer(1_000), start=quandary_start, fewest=2, stray=0, longest=1
    ),
    "neo_pettie": Source(partial(mates, "neo_pettie", 0.0), level=fewer(1_000), start=pettie_start, stray=0, longest=1),
    "quandary-play": Source(partial(by_search, "quandary", 100_000, whole=False), level=flawless, fewest=3),
    "tresor": Source(partial(mates, "tresor", 9.0)),
    "turnabout": Source(partial(mates, "turnabout", most=2)),
    "crosses": Source(partial(by_winners, crosses_winners, FAR), fewest=3),
    "meandres": Source(partial(by_winners, meandres_winners, FAR), fewest=2),
    "meandres-long": Source(
        partial(by_winners, meandres_winners, FAR), start=meandres_start, fewest=2, stray=0, longest=1
    ),
    "hex": Source(lambda: by_winners(hex_winners, 3), level=fewer(4)),
    "twixt": Source(lambda: by_winners(twixt_winners, 2), options=lambda _: {"links": "auto"}, level=fewer(10)),
    "nim_bicolore": Source(
        lambda: nim_judge,
        options=lambda rng: {"heaps": rng.choice(CATALOGUE["nim_bicolore"].options[0].values)},
        fewest=4,
    ),
    "reversi": Source(lambda: reversi_judge, fewest=3),
    "mini_halma": Source(lambda: halma_judge, players=1, start=halma_start, fewest=2, stray=0),
    "boite": Source(lambda: boite_judge, players=1, fewest=2),
    "backgammon": Source(bearing_judge, options=lambda _: {"cube": "off"}, start=race_start, fewest=2, stray=0),
    "backgammon-play": Source(
        partial(by_search, "backgammon", 20_000, whole=True, worth=in_contact), level=flawless, fewest=2, stray=0
    ),
    "backgammon-openings": Source(
        partial(by_search, "backgammon", 20_000, whole=True, worth=held.opening_reply),
        level=flawless,
        fewest=2,
        stray=0,
        longest=6,
    ),
    "backgammon-cube": Source(
        partial(by_search, "backgammon", 20_000, whole=False, worth=held.cube_turned, last=True),
        level=flawless,
        fewest=2,
        stray=0,
    ),
    "jacquet": Source(bearing_judge, start=jacquet_start, fewest=2, stray=0),
    "jacquet-play": Source(partial(by_search, "jacquet", 20_000, whole=True), level=flawless, fewest=2, stray=0),
    "barricades": Source(partial(by_search, "barricades", 10_000, whole=False), level=flawless, stray=0),
}
"""By game, or by game and kind."""
