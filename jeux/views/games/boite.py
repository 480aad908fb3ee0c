"""The looks of Shut the box: a row of flaps above a tray of felt where the dice fall.

Board coordinates: the unit is the width of a flap. The tray of felt is (0, 0) to (12, 5.4); the rail of the flaps is
(0, 5.6) to (12, 6.8), the flap of tile n in the middle of (n - 1, n). Flaps are square men: ``1`` to ``12`` show their
number, ``closed`` their back, ``cover`` is the plain wood over the places that a smaller game leaves out. The men ``A``
to ``F`` are tokens that stand for the players beside the board.
"""

from __future__ import annotations

from dataclasses import replace

from jeux.rules.contract import OVER, Options, Position, complete_options
from jeux.rules.games.boite.game import GAME
from jeux.rules.games.boite.position import (
    CLOSE_WORD,
    CLOSED,
    COVER,
    PASS,
    SIDES,
    THROWN,
    THROWN_ALONE,
    TILES,
    Boite,
    tiles_of,
)
from jeux.views.view import Area, DiceView, Emblem, Line, Spot, View

FELT = (0.0, 0.0, 12.0, 5.4)
RAIL = (0.0, 5.6, 12.0, 6.8)
PISTE = (2.5, 1.2, 9.5, 4.2)
LABELS = 7.05
"""Height of the numbers on the frame, above the flaps."""

_TOKENS = (
    Emblem("light", "ring"),
    Emblem("dark", "star"),
    Emblem("light", "dot"),
    Emblem("dark", "cross"),
    Emblem("light", "crown"),
    Emblem("dark", "ring"),
)


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where[place]


def _hit(x: float, y: float) -> str | None:
    left, bottom, right, top = RAIL
    return TILES[int(x)] if left <= x < right and bottom <= y <= top else None


def _sum(word: int) -> str:
    """Tiles as they are written together: ``3 + 4``."""
    return " + ".join(tiles_of(word))


def _prompt(position: Position) -> Line:
    assert isinstance(position, Boite)
    if not position.dice:
        return f"prompt-throw-{position.throws()}", {}
    closings = position.closings()
    if not closings:
        return "prompt-pass", {}
    if len(closings) == 1:
        return "prompt-close-one", {"first": _sum(closings[0])}
    if len(closings) == 2:
        return "prompt-close-two", {"first": _sum(closings[0]), "second": _sum(closings[1])}
    if position.rules.subsets:
        return "prompt-sum", {"n": sum(position.dice)}
    return "prompt-close-more", {}


def _pointed(position: Position, place: str) -> Line | None:
    """The closings that an open tile belongs to, where there are several closings to choose from."""
    assert isinstance(position, Boite)
    if place not in TILES or len(position.closings()) < 2 or not position.open_word >> TILES.index(place) & 1:
        return None
    # many sums in a row: none is broken over two lines
    found = [_sum(word).replace(" ", "\N{NO-BREAK SPACE}") for word in _with(position, place)]
    return ("pointed", {"tile": place, "closings": " · ".join(found)}) if found else ("pointed-none", {"tile": place})


def _with(position: Boite, place: str) -> list[int]:
    """The closings that a tile belongs to."""
    return [word for word in position.closings() if word >> TILES.index(place) & 1]


def _linked(position: Position, place: str) -> tuple[str, ...]:
    """The tiles that may be closed, or those that may be closed together with one."""
    assert isinstance(position, Boite)
    if place and place not in TILES:
        return ()
    words = _with(position, place) if place else position.closings()
    return tuple(tile for tile in TILES if any(word >> TILES.index(tile) & 1 for word in words))


def _dice_of(position: Boite) -> dict[str, int]:
    """The dice on the table, and the number of the hand that plays them: 0 for one who plays alone."""
    first, second = (*position.dice, 0)[:2]
    return {"hand": position.turn + 1 if position.players > 1 else 0, "first": first, "second": second}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, Boite)
    if step.startswith("roll:"):
        first, _, second = step[5:].partition(",")
        if not second:
            return "log-roll-one", {"first": first}
        return ("log-roll-double" if first == second else "log-roll"), {"first": first, "second": second}
    told = _dice_of(position)
    if step == PASS:
        return "log-count", {"hand": told["hand"], "n": position.counted()}
    word = CLOSE_WORD[step]
    name = "log-shut" if word == position.open_word else "log-close"
    return (name if told["second"] else f"{name}-one"), {**told, "tiles": _sum(word)}


def _hint(position: Position, step: str) -> Line | None:
    return ("hint-close", {"tiles": _sum(CLOSE_WORD[step])}) if step in CLOSE_WORD else None


def _advice(position: Position, value: float) -> Line:
    """The points or the share of the victory that is to be expected. Where points count, the value is minus them."""
    assert isinstance(position, Boite)
    in_points = position.players == 1 or value < 0 or (value == 0 and position.open_word in position.closings())
    return (
        ("worth-points", {"n": round(abs(value), 2)}) if in_points else ("worth-share", {"share": round(100 * value)})
    )


def _tally(position: Position) -> Line | None:
    """What a player alone has come to; several have their league table."""
    assert isinstance(position, Boite)
    return ("tally", {"n": position.points[0]}) if position.players == 1 and position.points else None


def _note(position: Position, player: int) -> Line | None:
    """The points of a finished run, or what the open tiles count so far."""
    assert isinstance(position, Boite)
    if player < len(position.points):
        return "note-points", {"n": position.points[player]}
    running = player == len(position.points) and position.turn != OVER
    return ("note-open", {"n": position.counted()}) if running else None


def _button(position: Position, step: str) -> Line | None:
    """The end of a run; and one of two open tiles alone, which a touch of the tile does not tell from both."""
    if step == PASS:
        return f"step-{PASS}", {}
    places = position.places(step)
    return ("close-alone", {"tile": places[-1]}) if places and places[0].startswith("die:") else None


def _dice_left(position: Position) -> tuple[int, ...]:
    assert isinstance(position, Boite)
    return position.dice


def _area(box: tuple[float, float, float, float], tone: str) -> Area:
    left, bottom, right, top = box
    return Area(((left, bottom), (right, bottom), (right, top), (left, top)), tone)


def _flap(tone: str, sign: str) -> Emblem:
    return Emblem(tone, sign, "square")


VIEW = View(
    two_faced=True,
    hinged=True,
    square=True,
    fixed=(COVER,),
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.94,
    labels=tuple((tile, (x, LABELS)) for tile, (x, _) in GAME.board.where.items()),
    emblems={
        **{tile: _flap("light", tile) for tile in TILES},
        CLOSED: _flap("dark", "ring"),
        COVER: _flap("soft", "screws"),
        **dict(zip(SIDES, _TOKENS, strict=True)),
    },
    areas=(_area(FELT, "soft"), _area(RAIL, "empty")),
    hit=_hit,
    note=_note,
    unlisted=(*THROWN, *THROWN_ALONE),
    linked=_linked,
    pointed=_pointed,
    hint=_hint,
    advice=_advice,
    tally=_tally,
    button=_button,
    dice=DiceView(piste=(PISTE,) * len(SIDES), size=1.3, left=_dice_left, colours=("ivory",) * len(SIDES)),
)


def view_in(options: Options) -> View:
    """The looks of the box with the flaps that the options give it: those that are screwed down bear no number."""
    tiles = int(complete_options(GAME, options)["tiles"])
    return replace(VIEW, labels=VIEW.labels[:tiles])
