"""The facts of Shut the box, computed a second time: from the text, and by playing every throw."""

from __future__ import annotations

import random
from fractions import Fraction

from jeux.rules.contract import Options, Position
from jeux.rules.facts import write
from jeux.rules.games.boite.game import GAME
from tests.rules.walks import decisions, tables_of

TOLD = {"OCCUR": "wins loses draws", "COUNTED": "fewest", "MEN_LIE_BETWEEN": True, "TURNS": "never"}
"""To the tests of all games (`tests/told.py`)."""

FACTS = GAME.step_facts


def fields(here: Position) -> dict[str, str]:
    return dict(field.split("=") for field in here.text().split())


def open_tiles(here: Position) -> list[int]:
    return [i + 1 for i, sign in enumerate(fields(here)["board"]) if sign != "."]


def closed_by(step: str) -> list[int]:
    return [int(tile) for tile in step.removeprefix("close:").split("+")] if step != "pass" else []


def expected(options: Options, here: Position, step: str) -> set[str]:
    before, gone = open_tiles(here), closed_by(step)
    left = [tile for tile in before if tile not in gone]
    if not gone:
        return set()
    if not left:
        return {"boite:box"}
    after = here.play(step)
    counted = int("".join(map(str, left))) if options["scoring"] == "reading" else sum(left)
    facts = {f"boite:left={counted}"} | of_throw(after, left)
    large = [str(tile) for tile in left if tile > 6]
    if large:
        facts.add(f"boite:large={len(large)}@{','.join(large)}")
    if not large and max(before) > 6:
        facts.add("boite:one-die")
    made = [int(points) for points in fields(after)["points"].split(",") if points != "."]
    if made and counted < min(made):
        facts.add(f"boite:ahead={min(made) - counted}")
    return facts


def of_throw(after: Position, left: list[int]) -> set[str]:
    closing, shutting = Fraction(0), Fraction(0)
    for throw, share in after.chances():
        steps = after.play(throw).steps()
        closing += share if steps != ("pass",) else 0
        shutting += share if left in map(closed_by, steps) else 0
    return {f"boite:{name}={chance}" for name, chance in (("next", closing), ("shut", shutting)) if chance}


def check(options: Options, here: Position, chance: random.Random) -> set[str]:
    """Compare the facts of one step; the names of what was found."""
    step = chance.choice(here.steps())
    found = {write(fact) for fact in FACTS.own(here, step)}
    assert found == expected(options, here, step), (options, here, step)
    assert FACTS.takes(here, step) == 0
    assert FACTS.exposed(here, step) is None
    return {text.partition("=")[0].partition(":")[2] for text in found} | {step}


def nearly_shut(chance: random.Random) -> tuple[Options, Position]:
    """A few tiles open before a throw, which is then made."""
    options, players = chance.choice(tables_of(GAME))
    left = chance.sample(range(int(options["tiles"])), chance.randint(1, 3))
    board = "".join(sign if i in left else "." for i, sign in enumerate("123456789ABC"[: int(options["tiles"])]))
    points = ",".join(["12", "."] + ["."] * (players - 2) if players > 1 else ["."])
    here = GAME.read(f"board={board} turn=? dice=- points={points}", options, players)
    return options, here.play(chance.choice(here.steps()))


def test_the_facts_of_random_steps() -> None:
    chance = random.Random(13)
    seen = {name for options, _, here in decisions(GAME, 600, 49, 200) for name in check(options, here, chance)}
    assert seen > {*FACTS.names, "pass"} - {"box"}


def test_the_facts_of_the_last_tiles() -> None:
    chance = random.Random(14)
    seen = {name for _ in range(300) for name in check(*nearly_shut(chance), chance)}
    assert seen > {*FACTS.names, "pass"}
