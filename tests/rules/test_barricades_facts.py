"""The facts of Barricades, computed a second time: from the text, over the joined cells, and by playing every throw."""

from __future__ import annotations

import random
from collections.abc import Iterable
from contextlib import suppress
from fractions import Fraction
from typing import NamedTuple

import pytest

from jeux.rules.contract import CHANCE, OVER, BadPosition, Options, Position, Removed
from jeux.rules.facts import write
from jeux.rules.games.barricades.game import GAME
from tests.rules.walks import decisions, tables_of

TOLD = {"OCCUR": "wins takes", "TAKEN_BY": "sent_back", "SEAMS_CROSS_PLACES": True}
"""To the tests of all games (`tests/told.py`)."""

FACTS = GAME.step_facts
CELLS = [place for place in GAME.board.points if not place.startswith("S")]
NEAR = {cell: [place for place in GAME.board.near[cell] if place in CELLS] for cell in CELLS}
ENTRY = {str(seat): GAME.board.near[f"S{seat}"][0] for seat in range(1, 5)}
LETTERS = ".#1234"


class Seen(NamedTuple):
    """A position as its text tells it."""

    at: dict[str, str]
    waiting: dict[str, int]
    side: str


def read(here: Position) -> Seen:
    fields = dict(field.split("=") for field in here.text().split())
    waiting = dict(zip("1234", map(int, fields["start"].split(",")), strict=True))
    return Seen(dict(zip(CELLS, fields["board"], strict=True)), waiting, fields["side"])


def team(options: Options, players: int, seat: str) -> str:
    """The seats that win with a seat."""
    paired = options["teams"] == "on" if players == 4 else players == 2 and options["seats"] == "double"
    return next(pair for pair in ("13", "24") if seat in pair) if paired else seat


def ways(seen: Seen) -> dict[str, tuple[int, int]]:
    """The barricades and joins to the goal from each cell and start line, by going on until nothing gets better."""
    best = dict.fromkeys(CELLS, (99, 99)) | {"i13": (0, 0)}
    better = True
    while better:
        better = False
        for cell in CELLS:
            for near in NEAR[cell]:
                met = best[near][0] + (seen.at[near] == "#" and near != "i13")
                if (met, best[near][1] + 1) < best[cell]:
                    best[cell], better = (met, best[near][1] + 1), True
    return best | {f"S{seat}": (best[entry][0], best[entry][1] + 1) for seat, entry in ENTRY.items()}


def pawns(seen: Seen, seats: Iterable[str]) -> list[str]:
    waiting = [f"S{seat}" for seat in seats if seen.waiting[seat]]
    return [cell for cell in CELLS if seen.at[cell] in [*seats]] + waiting


def worse(before: Seen, after: Seen, seats: str) -> tuple[int, int]:
    first, then = ways(before), ways(after)
    best = min(first[pawn] for pawn in pawns(before, seats))
    leaders = [pawn for pawn in pawns(before, seats) if first[pawn] == best]
    last = min(then[pawn] for pawn in leaders)
    return last[0] - best[0], last[1] - best[1]


def threat(options: Options, players: int, after: Position, seat: str, goal: bool, own: str) -> tuple[Fraction, str]:
    """How likely a throw of a seat reaches the goal, from where, or sends back pawns of these seats, which."""
    text = " ".join(f"side={seat}" if field.startswith("side=") else field for field in after.text().split())
    here, seen = GAME.read(text, options, players), read(after)
    chance, cells = Fraction(0), set[str]()
    for throw, share in here.chances():
        thrown = here.play(throw)
        found = set[str]()
        for step in thrown.steps():
            if goal and step.endswith("/i13"):
                found.add(step.partition(":")[2].partition("/")[0])
            gone = [effect.origin for effect in thrown.effects(step) if isinstance(effect, Removed)]
            found |= {cell for cell in gone if not goal and seen.at[cell] in [*own]}
        chance += share if found else 0
        cells |= found
    return chance, ",".join(cell for cell in CELLS if cell in cells)


def expected(options: Options, players: int, here: Position, step: str) -> set[str]:
    after = here.play(step)
    if after.turn == OVER:
        return set()
    before, then = read(here), read(after)
    own = team(options, players, before.side)
    facts = of_barricade(before, then, own, step[4:]) if step.startswith("put") else of_move(after, step)
    if after.turn == CHANCE:
        asked = (("aim", before.side, True), ("danger", then.side, False), ("lets", then.side, True))
        for name, seat, goal in asked:
            chance, cells = threat(options, players, after, seat, goal, own)
            facts |= {f"barricades:{name}={chance}@{cells}"} if chance else set()
    return facts


def of_move(after: Position, step: str) -> set[str]:
    if step == "pass":
        return set()
    origin, _, target = step.partition(":")[2].partition("/")
    plain = ways(Seen(dict.fromkeys(CELLS, "."), {}, ""))
    start = origin if origin in CELLS else f"S{origin[1]}"
    nearer = plain[start][1] - plain[target][1]
    facts = {f"barricades:nearer={nearer}@{target}"} if nearer > 0 else set()
    due = any(place.startswith("hand:") for place, _ in after.men())
    return facts | ({f"barricades:barricade=@{target}"} if due else set())


def of_barricade(before: Seen, then: Seen, own: str, cell: str) -> set[str]:
    others = "".join(seat for seat in "1234" if seat not in own and pawns(before, seat))
    facts, (met, joins) = set[str](), worse(before, then, others)
    if met > 0:
        facts.add(f"barricades:bars=@{cell}")
    elif joins > 0:
        facts.add(f"barricades:costs={joins}@{cell}")
    hinders = (met, joins) == (0, 0) and worse(before, then, own) != (0, 0)
    return facts | ({f"barricades:hinders=@{cell}"} if hinders else set())


def check(options: Options, players: int, here: Position, chance: random.Random) -> set[str]:
    """Compare the facts of one step; the names of what was found."""
    step = chance.choice(here.steps())
    found = {write(fact) for fact in FACTS.own(here, step)}
    assert found == expected(options, players, here, step), (options, here, step)
    sent = [e for e in here.effects(step) if isinstance(e, Removed) and e.man != "barricade"]
    assert FACTS.takes(here, step) == len(sent)
    assert FACTS.exposed(here, step) is None
    names = {text.partition("=")[0].partition(":")[2] for text in found}
    return names | ({"takes"} if sent else set()) | {step}


def scattered(chance: random.Random) -> tuple[Options, int, Position]:
    """Pawns and barricades anywhere, a barricade in hand: random play hardly ever leads up to the goal."""
    while True:
        options, players = chance.choice(tables_of(GAME))
        seats = sorted({field for field in read(GAME.start(options, players)).waiting.items() if field[1]})
        cells = chance.sample(CELLS[17:-1], 14 + 4 * len(seats))
        at = dict.fromkeys(CELLS, ".") | dict.fromkeys(cells[:14], "#")
        waiting = dict.fromkeys("1234", 0)
        for i, (seat, _) in enumerate(seats):
            out = chance.randint(1, 4)
            waiting[seat] = 5 - out
            at |= dict.fromkeys(cells[14 + 4 * i : 14 + 4 * i + out], seat)
        side = chance.choice(seats)[0]
        start = ",".join(str(waiting[seat]) for seat in "1234")
        with suppress(BadPosition):
            text = f"board={''.join(at.values())} turn={side} start={start} side={side} dice=-"
            return options, players, GAME.read(text, options, players)


@pytest.mark.thorough
def test_the_facts_of_random_steps() -> None:
    chance = random.Random(11)
    met = decisions(GAME, 250, 48, 1500)
    seen = {name for options, players, here in met for name in check(options, players, here, chance)}
    assert seen > {"takes", "nearer", "danger", "pass"}


@pytest.mark.thorough
def test_the_facts_of_scattered_pawns() -> None:
    chance = random.Random(12)
    seen = {name for _ in range(200) for name in check(*scattered(chance), chance)}
    assert seen > {"bars", "costs", "hinders", "aim", "danger", "lets"}
