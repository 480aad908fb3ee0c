"""The 315 replies at Backgammon, 21 to each of the 15 first throws, and the rules of thumb that find them.

    python -m benchmarks.gnubg_replies --kept replies.jsonl --write

Needs GNU Backgammon (the package `gnubg` of Debian). The first turns are those of the page of advice. A reply is chosen
among the turns that a look without plies finds within `CLOSE` points of the best one, `MOST` at most, by a look of two
plies: money play, stake 1, the cube in the middle. What stands in the kept file is not asked again. `--write` puts the
table into `docs/replies.md`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from benchmarks.gnubg import Sparring
from benchmarks.leaflet import after, first, hits
from jeux.common.assets import asset
from jeux.common.texts import ADVICE
from jeux.engine.search.expectimax import turn_ends
from jeux.rules.games.backgammon.position import Backgammon

PAGE = Path(__file__).resolve().parents[1] / "docs" / "replies.md"
HEADER = """# Replies to the first throw at Backgammon

The best turn by GNU Backgammon for each of the 15 first throws and the 21 throws after it, and the one that the rules
of thumb of the advice give: `python -m benchmarks.gnubg_replies --kept replies.jsonl --write` asks for them and writes
this page. The value is in points for who replies. The loss is what a turn by the rule gives away; “more” where it is
not among the turns that were looked at with two plies. Points are counted from the side of who replies.

| first throw | reply | best turn | value | rule | loss |
|---|---|---|---|---|---|
"""
PLIES, CLOSE, MOST = 2, 0.12, 6
NEAR = 0.03
"""Points that a reply may lose and still be called about as good."""
FIRST = re.compile(r"^- (\d) and (\d): from (\d+) to (\d+) and from (\d+) to (\d+)\. Value", re.MULTILINE)
POINTS = frozenset({(3, 1), (4, 2), (5, 3), (6, 1)})
"""The throws that make a point of their own."""
WORTH_HITTING = (4, 5, 7, *range(9, 25))
"""Where a blot is hit with any throw that can; on the other points only some hit."""
DOUBLES: Mapping[int, str] = {
    6: "24/18 24/18 13/7 13/7",
    5: "8/3 8/3 6/1 6/1",
    4: "24/20 24/20 13/9 13/9",
    3: "24/21 24/21 13/10 13/10",
    2: "13/11 13/11 6/4 6/4",
    1: "8/7 8/7 6/5 6/5",
}
FIVES = "13/8 13/8 8/3 8/3"
"""The turn with two fives where the other side holds the point 1."""
Dice = tuple[int, ...]


class Reply(NamedTuple):
    """A reply asked for: the first throw, the throw of the reply, the best turns with their values, best first."""

    opening: Dice
    dice: Dice
    turns: tuple[tuple[str, float], ...]


class Ruled(NamedTuple):
    """What the rules of thumb say of a throw: the name of the rule, and the ends of the turns that it allows."""

    rule: str
    ends: frozenset[Backgammon]


@cache
def first_turns() -> Mapping[Dice, str]:
    """The turn that the page of advice gives for each first throw."""
    found: dict[Dice, str] = {}
    for row in FIRST.findall(asset(ADVICE, "en", "backgammon.md").read_text("utf-8")):
        found[int(row[0]), int(row[1])] = "{}/{} {}/{}".format(*row[2:])
    return found


def steps_of(turn: str) -> list[str]:
    """The steps of a turn such as 13/8 6/5."""
    pairs = [tuple(map(int, move.split("/"))) for move in turn.split()]
    return [f"{start - end}:{start}/{end}" for start, end in pairs]


def replies() -> Iterator[tuple[Dice, Backgammon]]:
    """The first throws, and the positions in which a reply is chosen."""
    for dice, turn in first_turns().items():
        opened = after(first((dice[0], dice[1])), steps_of(turn))
        rolling = opened.play("roll") if opened.phase == "double" else opened
        for throw, _ in rolling.chances():
            yield dice, rolling.play(throw)


# --- the rules of thumb -----------------------------------------------------------------------------------------------


def ruled(thrown: Backgammon) -> Ruled:
    """What the rules of thumb say of a throw."""
    if thrown.dice[0] == thrown.dice[-1]:
        turn = DOUBLES[thrown.dice[0]]
        holds = thrown.dice[0] == 5 and thrown.rows[1 - thrown.side][24] > 1
        return Ruled("double", _end(thrown, FIVES if holds else turn))
    if thrown.dice in POINTS:
        return Ruled("point", _end(thrown, first_turns()[thrown.dice]))
    struck = frozenset(end for end in turn_ends(thrown, {}) if strikes(thrown, end))
    return Ruled("hit", struck) if struck else Ruled("first", _end(thrown, first_turns()[thrown.dice]))


def strikes(before: Backgammon, end: Backgammon) -> bool:
    """Whether a turn hits where it is worth while with any throw."""
    other = 1 - before.side
    lost = (p for p in WORTH_HITTING if before.rows[other][25 - p] > end.rows[other][25 - p])
    return hits(before, end) and any(lost)


def _end(thrown: Backgammon, turn: str) -> frozenset[Backgammon]:
    """The end of a turn, if it can be played."""
    here = thrown
    for step in steps_of(turn):
        if step not in here.steps():
            return frozenset()
        here = here.play(step)
    return frozenset((here,))


def loss(thrown: Backgammon, turns: Sequence[tuple[str, float]]) -> float | None:
    """What the best turn that the rules allow loses; None where none of them was looked at closely."""
    allowed = ruled(thrown).ends
    values = [value for turn, value in turns if after(thrown, steps_of(turn)) in allowed]
    return turns[0][1] - max(values) if values else None


# --- asked of GNU Backgammon ------------------------------------------------------------------------------------------


def told(sparring: Sparring, thrown: Backgammon) -> list[tuple[str, float]]:
    """The best replies, best first, with what they are worth in points."""
    quick = sparring.turn_values(thrown, 0)
    best = max(quick.values())
    near = sorted((end for end in quick if best - quick[end] <= CLOSE), key=lambda end: -quick[end])[:MOST]
    values, paths = sparring.end_values(thrown, near, PLIES), turn_ends(thrown, {})
    turns = [(" ".join(step.partition(":")[2] for step in paths[end]), values[end]) for end in near]
    return sorted(turns, key=lambda pair: -pair[1])


def asked(path: Path) -> list[tuple[Backgammon, Reply]]:
    """Every reply: those that the file has, the others asked and written into it."""
    lines = map(json.loads, path.read_text("utf-8").splitlines()) if path.exists() else ()
    kept = {(tuple(line["first"]), tuple(line["dice"])): line["turns"] for line in lines}
    sparring, found = Sparring(), []
    for dice, thrown in replies():
        key = (dice, thrown.dice)
        if key not in kept:
            kept[key] = told(sparring, thrown)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"first": dice, "dice": thrown.dice, "turns": kept[key]}) + "\n")
        found.append((thrown, Reply(dice, thrown.dice, tuple(map(tuple, kept[key])))))
    return found


def row(thrown: Backgammon, reply: Reply) -> str:
    """A row of the table."""
    lost, (turn, value) = loss(thrown, reply.turns), reply.turns[0]
    rule = ruled(thrown)
    says = rule.rule if rule.ends else "none"
    costs = "" if not rule.ends else "more" if lost is None else f"{lost:.3f}"
    opening, dice = (f"{dice[0]}-{dice[1]}" for dice in (reply.opening, reply.dice))
    return f"| {opening} | {dice} | {turn} | {value:+.3f} | {says} | {costs} |\n"


def main(words: Sequence[str]) -> None:
    """Ask what is not kept yet, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--write", action="store_true", help="put the table into docs/replies.md")
    given = parser.parse_args(words)
    rows = [row(thrown, reply) for thrown, reply in asked(given.kept)]
    sys.stdout.write("".join(rows))
    if given.write:
        PAGE.write_text(HEADER + "".join(rows), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
