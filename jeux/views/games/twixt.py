"""The looks of Twixt."""

from __future__ import annotations

import math

from jeux.rules.contract import Position
from jeux.rules.games.twixt.board import COLUMNS, DIRECTIONS, HOLES, SIZE, ends, links_of
from jeux.rules.games.twixt.game import GAME, Twixt
from jeux.rules.games.twixt.position import SIDES
from jeux.rules.games.twixt.steps import EACH, END, LINK, SWAP, UNLINK, parse
from jeux.views.cells import cell_hit
from jeux.views.view import Area, Emblem, Line, Span, Spot, View

LAST = SIZE - 1
NAMES = 0.71
"""How far the names of rows and columns stand from the middle of the outer holes."""
HOLE = 0.12
GOAL = (0.5, 0.08)
"""How far within the outer holes the middle of a goal line lies, and half its width."""

LOGS = {
    "put": "log-put",
    "take": "log-take",
    "link": "log-link",
    "unlink": "log-unlink",
    "end": "log-end",
    "swap": "log-swap",
}


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Twixt)
    if position.phase in (LINK, UNLINK):
        return f"prompt-{position.phase}", {}
    if position.stock_empty:
        return "prompt-withdraw", {}
    return ("prompt-swap" if position.may_swap else "prompt-peg"), {}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, Twixt)
    kind, first, second = parse(step)
    arguments = {"at": HOLES[first]} if first >= 0 else {}
    if second >= 0:
        arguments["to"] = HOLES[second]
    if kind == SWAP:
        arguments["at"] = next(place for place, man in position.play(step).men() if man == SIDES[1])
    return LOGS[kind], arguments


def _call(position: Position, step: str) -> Line | None:
    return ("call-swap", {}) if step == SWAP else None


def _button(position: Position, step: str) -> Line | None:
    return (f"step-{step}", {}) if step in (END, SWAP) else None


def _note(position: Position, player: int) -> Line | None:
    """The links left, where they are counted."""
    assert isinstance(position, Twixt)
    return None if position.rules.auto else ("note-links", {"n": EACH - position.link_count(player)})


def _linked(position: Position, place: str) -> tuple[str, ...]:
    """The pegs that may be linked with one, or all that may."""
    assert isinstance(position, Twixt)
    pairs = [position.places(step) for step in position.steps() if "-" in step]
    if not place:
        return tuple(dict.fromkeys(hole for pair in pairs for hole in pair))
    return tuple(pair[1 - pair.index(place)] for pair in pairs if place in pair)


def _spans(position: Position) -> tuple[Span, ...]:
    assert isinstance(position, Twixt)
    found = []
    for side, links in zip(SIDES, position.links, strict=True):
        for link in links_of(links):
            (x, y), (x2, y2) = (GAME.board.where[HOLES[hole]] for hole in ends(link))
            found.append(Span(f"{side}{link[1]}", ((x + x2) / 2, (y + y2) / 2)))
    return tuple(found)


def _emblems() -> dict[str, Emblem]:
    found = {"w": Emblem("light", "ring"), "b": Emblem("dark", "star")}
    for man, tone in (("w", "light"), ("b", "dark")):
        for i, (across, down) in enumerate(DIRECTIONS):
            found[f"{man}{i}"] = Emblem(tone, "plain", "bar", (across, -down))
    return found


def _areas() -> tuple[Area, ...]:
    """The goal lines, White's above and below, and the holes."""
    near, half = GOAL
    found = []
    for at in (near, LAST - near):
        low, high, first, last = at - half, at + half, near + 0.2, LAST - near - 0.2
        found.append(Area(((first, low), (last, low), (last, high), (first, high)), "light"))
        found.append(Area(((low, first), (high, first), (high, last), (low, last)), "dark"))
    for x, y in GAME.board.where.values():
        angles = [k * math.pi / 6 for k in range(12)]
        found.append(Area(tuple((x + HOLE * math.cos(a), y + HOLE * math.sin(a)) for a in angles)))
    return tuple(found)


def _labels() -> tuple[tuple[str, Spot], ...]:
    """Letters above and below, numbers on both sides: of a board seen from near some are always in sight."""
    letters = [(letter, (float(x), y)) for x, letter in enumerate(COLUMNS) for y in (-NAMES, LAST + NAMES)]
    numbers = [(str(SIZE - y), (x, float(y))) for y in range(SIZE) for x in (-NAMES, LAST + NAMES)]
    return (*letters, *numbers)


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.7,
    trays=tuple((f"hand:{side}",) for side in SIDES),
    labels=_labels(),
    emblems=_emblems(),
    areas=_areas(),
    hit=cell_hit(GAME.board.where),
    note=_note,
    button=_button,
    prominent=(END, SWAP),
    unlisted=(END,),
    linked=_linked,
    call=_call,
    within=0.49,
    carried=True,
    spacious=True,
    spans=_spans,
    pairs=True,
    apart=32,
)
