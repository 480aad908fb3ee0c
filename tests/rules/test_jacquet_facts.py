"""The facts of Jacquet, computed a second time: from the men in sight, and by playing every die."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from fractions import Fraction

from jeux.rules.contract import OVER, BadPosition, Options, Position
from jeux.rules.facts import write
from jeux.rules.games.jacquet.game import GAME
from tests.rules.walks import decisions, tables_of

TOLD = {"OCCUR": "wins can-win", "MEN_LIE_BETWEEN": True}
"""To the tests of all games (`tests/told.py`)."""

FACTS = GAME.step_facts
HALVES = {"N": [f"N{n}" for n in range(12, 0, -1)], "B": [f"B{n}" for n in range(12, 0, -1)]}
COURSES = {"w": HALVES["N"] + HALVES["B"], "b": HALVES["B"] + HALVES["N"]}
"""The arrows in the order in which each side meets them."""


def standing(here: Position, man: str) -> Counter[str]:
    return Counter(place for place, found in here.men() if found == man)


def expected(options: Options, here: Position, step: str) -> set[str]:
    after, man, other = here.play(step), "wb"[here.turn], "bw"[here.turn]
    own, adverse, facts = standing(after, man), standing(after, other), set[str]()
    home = {*COURSES[man][18:], f"off:{man}"}
    if home & set(own) and not home & set(standing(here, man)):
        facts.add(f"jacquet:postillon=@{here.places(step)[1]}")
    if after.turn == OVER or f"side={man}" in after.text():
        return facts
    if own[COURSES[man][0]] and home & set(own):
        facts.add(f"jacquet:talon={own[COURSES[man][0]]}@{COURSES[man][0]}")
    if own[f"off:{man}"]:
        facts.add(f"jacquet:off={own[f'off:{man}']}")
    facts |= {f"jacquet:{name}={lost}" for name, lost in lost_points(options, after, man, other) if lost}
    return facts | of_rows(COURSES[other], own, adverse) | of_dice(options, after, other)


def lost_points(options: Options, after: Position, man: str, other: str) -> tuple[tuple[str, Fraction], ...]:
    """What each side would lose of the next throw in the mean, by playing every turn."""
    return ("halts", mean_lost(options, after, other)), ("stuck", mean_lost(options, after, man))


def mean_lost(options: Options, after: Position, side: str) -> Fraction:
    board, lost = after.text().partition(" ")[0], 0
    for a in range(1, 7):
        for b in range(1, 7):
            dice = [a] * 4 if a == b else sorted((a, b), reverse=True)
            text = f"{board} turn={side} side={side} dice={','.join(map(str, dice))}"
            here = GAME.read(text, options, 2)
            lost += sum(dice) - most_played(here, sum(dice))
    return Fraction(lost, 36)


def most_played(here: Position, whole: int) -> int:
    """The most points that a turn from here plays, each die by its number; no more than the whole throw."""
    best, waiting, seen = 0, [(here, 0)], set[Position]()
    while waiting and best < whole:
        position, points = waiting.pop()
        for step in position.steps():
            after, told = position.play(step), points + (0 if step == "pass" else int(step.partition(":")[0]))
            if after.turn != position.turn:
                best = max(best, told)
            elif after not in seen:
                seen.add(after)
                waiting.append((after, told))
    return best


def of_rows(course: list[str], own: Counter[str], adverse: Counter[str]) -> set[str]:
    """What the held arrows do to men who meet the arrows of this course one after the other."""
    facts, first = set[str](), next(i for i, arrow in enumerate(course) if adverse[arrow])
    rows = [
        course[start : start + length]
        for length in range(24, 3, -1)
        for start in range(first + 1, 25 - length)
        if all(own[arrow] for arrow in course[start : start + length])
    ]
    if rows:
        facts.add(f"jacquet:row={len(rows[0])}@{','.join(rows[0])}")
    gaps = []
    for i in range(first + 2, 23):
        before = next((k for k in range(i - first) if k and not own[course[i - k]]), i - first) - 1
        behind = next((k for k in range(1, 24 - i) if not own[course[i + k]]), 24 - i) - 1
        if not own[course[i]] and not adverse[course[i]] and before and behind and before + behind >= 4:
            gaps.append(course[i])
    if gaps:
        facts.add(f"jacquet:gap={len(gaps)}@{','.join(gaps)}")
    shut = [course[i] for i in range(18) if adverse[course[i]] and all(own[course[i + k]] for k in range(1, 7))]
    if shut:
        facts.add(f"jacquet:blocked={sum(adverse[arrow] for arrow in shut)}@{','.join(shut)}")
    return facts


def of_dice(options: Options, after: Position, other: str) -> set[str]:
    board = after.text().partition(" ")[0]
    thrown = [f"{board} turn={other} side={other} dice={die},{die},{die},{die}" for die in range(1, 7)]
    closed = sum(GAME.read(text, options, 2).steps() == ("pass",) for text in thrown)
    return {f"jacquet:closed={closed}"} if closed else set()


def scattered(chance: random.Random) -> tuple[Options, Position]:
    """Fifteen men each anywhere, with a die left: one side's often in a row, in which something may be missing."""
    while True:
        options, players = chance.choice(tables_of(GAME))
        low, length = chance.randrange(20), chance.randint(3, 8)
        row = {i % 24 for i in range(low, low + length) if chance.random() < 0.9} | {chance.randrange(24)}
        others = set(chance.sample(range(24), 6)) - row
        board = ["."] * 24
        for letter, arrows in zip(chance.choice(("Aa", "aA")), (row, others), strict=True):
            piled = Counter(chance.choices(sorted(arrows), k=15 - len(arrows))) + Counter(arrows)
            for i, men in piled.items():
                board[i] = chr(ord(letter) + men - 1)
        side, die = chance.choice("wb"), chance.choice("123456")
        with suppress(BadPosition):
            return options, GAME.read(f"board={''.join(board)} turn={side} side={side} dice={die}", options, players)


def check(options: Options, here: Position, chance: random.Random) -> set[str]:
    """Compare the facts of one step, the last of a turn if there is one; the names of what was found."""
    last = [step for step in here.steps() if here.play(step).turn != here.turn]
    step = chance.choice(last or here.steps())
    found = {write(fact) for fact in FACTS.own(here, step)}
    assert found == (set() if step == "pass" else expected(options, here, step)), (options, here, step)
    assert FACTS.takes(here, step) == 0
    assert FACTS.exposed(here, step) is None
    return {text.partition("=")[0].partition(":")[2] for text in found} | {step}


def test_the_facts_of_random_steps() -> None:
    chance = random.Random(9)
    seen = {name for options, _, here in decisions(GAME, 300, 47, 400) for name in check(options, here, chance)}
    assert seen > {"postillon", "talon", "off"}


def test_the_facts_of_scattered_men() -> None:
    chance = random.Random(10)
    seen = {name for _ in range(150) for name in check(*scattered(chance), chance)}
    assert seen > set(FACTS.names) - {"postillon"}
