"""Fermer la boîte (Shut the box, Trac): close the tiles that the dice allow, one run each, the fewest points win.

Source: booklet *Jeux traditionnels d'Europe*, pages 6 and 7.
"""

from __future__ import annotations

from functools import cache

from jeux.rules.boards import neighbours
from jeux.rules.contract import CHANCE, OVER, BadPosition, Board, Game, Option, Options, Position, complete_options
from jeux.rules.games.boite import CARD
from jeux.rules.games.boite.facts import FACTS
from jeux.rules.games.boite.position import (
    CLOSED,
    COVER,
    MOST_TILES,
    ONE_DIE_FROM,
    SIDES,
    SIGNS,
    TILES,
    Boite,
    Rules,
    points_of,
)
from jeux.rules.text import read_fields


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    return Rules(
        tiles=int(full["tiles"]),
        subsets=full["closing"] == "subsets",
        reading=full["scoring"] == "reading",
        free=full["single"] == "free" and full["closing"] == "dice",
    )


def start(options: Options, players: int) -> Boite:
    """All the tiles open, the first player to throw."""
    assert 1 <= players <= len(SIDES), players
    rules = _rules(options)
    return Boite(rules, players, rules.all_open)


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str, options: Options, players: int) -> Boite:
    """The position that a text describes. Raises `BadPosition`."""
    assert 1 <= players <= len(SIDES), players
    rules = _rules(options)
    board, turn, dice, points = read_fields(text, ("board", "turn", "dice", "points"))
    position = Boite(
        rules, players, _read_board(board, rules.tiles), _read_points(points, rules, players), _read_dice(dice)
    )
    _check_run(position)
    expected = "?" if position.turn == CHANCE else SIDES[position.runner]
    if turn != expected:
        raise BadPosition(f"turn= is {expected} here, not {turn}", "turn")
    return position


def _read_board(board: str, tiles: int) -> int:
    if len(board) != tiles or any(shown not in (".", sign) for shown, sign in zip(board, SIGNS, strict=False)):
        raise BadPosition(f"board= takes the signs of the {tiles} tiles in order, . for a closed one")
    return sum(1 << i for i, shown in enumerate(board) if shown != ".")


@cache
def _counts(tiles: int, reading: bool) -> dict[str, int]:
    """All that a run may count, by its text."""
    counts = {points_of(mask, reading) for mask in range(1 << tiles)}
    return {str(points): points for points in counts}


def _read_points(value: str, rules: Rules, players: int) -> tuple[int, ...]:
    entries = value.split(",")
    finished = [entry for entry in entries if entry != "."]
    known = _counts(rules.tiles, rules.reading)
    if len(entries) != players or entries[: len(finished)] != finished:
        raise BadPosition("points= has an entry a player, those who have not finished last", "points-order")
    if any(entry not in known for entry in finished):
        raise BadPosition("points= takes what open tiles can count", "points")
    return tuple(known[entry] for entry in finished)


def _read_dice(value: str) -> tuple[int, ...]:
    if value == "-":
        return ()
    words = value.split(",")
    if len(words) > 2 or any(len(word) != 1 or word not in "123456" for word in words):
        raise BadPosition(f"dice= takes one or two dice of 1 to 6, not {value!r}")
    dice = tuple(int(word) for word in words)
    if dice != tuple(sorted(dice, reverse=True)):
        raise BadPosition("dice= takes the largest die first")
    return dice


def _check_run(position: Boite) -> None:
    if position.turn == OVER:
        if position.dice or position.points[-1] != position.counted():
            raise BadPosition("once the game is over, no dice lie there and the tiles left are the last points", "over")
        return
    if not position.open_mask:
        raise BadPosition("a run with no open tile is over", "closed")
    if position.dice and len(position.dice) != (2 if position.open_mask >> ONE_DIE_FROM else 1):
        raise BadPosition("one die is thrown once the tiles above 6 are closed, two before", "dice-count")


# --- the game -----------------------------------------------------------------------------------------------------


def _where() -> dict[str, tuple[float, float]]:
    """The unit is the width of a flap: tile n lies at x = n - 0.5, above the tray of felt (0, 0) to (12, 5.4)."""
    return {tile: (n + 0.5, 6.2) for n, tile in enumerate(TILES)}


def _nobody_gives_up(position: Position) -> tuple[int, ...]:
    """No resignation: a run is played to the end, even if it can no longer win (decision 7 of the page)."""
    return ()


_POINTS = {
    (9, False): {"strict": 30.0, "free": 27.0, "subsets": 26.0},
    (12, False): {"strict": 47.0, "free": 45.0, "subsets": 47.0},
    (9, True): {"strict": 50_000.0, "free": 39_000.0, "subsets": 15_000.0},
    (12, True): {"strict": 2.7e9, "free": 1.4e9, "subsets": 14.2e9},
}
"""For a game played alone, the points that correspond to a full winning chance, by the tiles and by whether points are
read.

From the exact distribution of the points of a run played for the fewest: with nine tiles, one who gives away 1.44, 3.00
or 4.64 points has 5, 10 or 15 points less of a chance against an equal (1.29, 2.69, 4.23 with single=free; 1.27, 2.61,
3.99 with subsets; 2.27, 4.67, 7.17 with twelve tiles). Where points are read, a few bad runs make the average, and
chances say nothing of it: there it is the average itself, so that the losses are parts of it."""


def _unit(position: Position) -> float:
    """Values are points in a game played alone, else shares of the victory."""
    assert isinstance(position, Boite)
    if position.players > 1:
        return 1.0
    rules = position.rules
    closing = "subsets" if rules.subsets else "free" if rules.free else "strict"
    return _POINTS[rules.tiles, rules.reading][closing]


def _lone(position: Position) -> str:
    assert isinstance(position, Boite)
    return position.lone().text()


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=tuple(SIDES),
    men=(*TILES, CLOSED, COVER),
    board=Board(TILES, _where(), (0, 0, MOST_TILES, 6.8), (), neighbours(TILES, (TILES,))),
    options=(
        Option("tiles", ("9", "12")),
        Option("closing", ("dice", "subsets")),
        Option("scoring", ("sum", "reading")),
        Option("single", ("strict", "free")),
    ),
    presets=(
        ("livret", ()),
        ("variante-francaise", (("scoring", "reading"),)),
        ("notre-variante", (("closing", "subsets"),)),
        ("douze-cases", (("tiles", "12"),)),
    ),
    refusals=(
        "game-over",
        "throw-first",
        "one-die",
        "two-dice",
        "already-thrown",
        "can-close",
        "tile-closed",
        "wrong-sum",
        "both-tiles",
        "not-the-throw",
    ),
    endings=("smallest-score", "shared", "box-shut", "tiles-left"),
    start=start,
    read=read,
    chance=True,
    throws_dice=True,
    prices=_nobody_gives_up,
    unit=_unit,
    fewest=True,
    lone=_lone,
    step_facts=FACTS,
)
