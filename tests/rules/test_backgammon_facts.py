"""The facts of backgammon, computed a second time: by playing every throw, and from the men in sight."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from fractions import Fraction

import pytest

from jeux.rules.contract import OVER, BadPosition, Position, Removed
from jeux.rules.facts import write
from jeux.rules.games.backgammon.game import GAME
from jeux.rules.games.backgammon.position import Backgammon
from tests.rules.walks import decisions

TOLD = {
    "OCCUR": "wins loses can-win takes exposed",
    "TAKEN_BY": "left_their_places",
    "COUNTED": "points",
    "MEN_LIE_BETWEEN": True,
    "TURNS": "upside down",
}
"""To the tests of all games (`tests/told.py`)."""

FACTS = GAME.step_facts


def thrown_next(after: Position, player: int) -> Backgammon | None:
    """The position before the next throw, if that is the other side's."""
    assert isinstance(after, Backgammon)
    if after.turn == OVER or after.side == player:
        return None
    while after.phase != "roll":
        after = after.play("roll" if after.phase == "double" else "take")
    assert after.side != player
    return after


def hits_of(here: Backgammon) -> set[str]:
    """The arrows where a man can be hit with these dice."""
    hit, waiting, seen = set[str](), [here], {here}
    while waiting:
        position = waiting.pop()
        for step in position.steps():
            hit |= {e.origin for e in position.effects(step) if isinstance(e, Removed) and e.target.startswith("bar")}
            after = position.play(step)
            if after.phase == "play" and after not in seen:
                seen.add(after)
                waiting.append(after)
    return hit


def shots(before_throw: Backgammon) -> tuple[Fraction, set[str]]:
    chance, places = Fraction(0), set[str]()
    for throw, share in before_throw.chances():
        hit = hits_of(before_throw.play(throw))
        chance += share if hit else 0
        places |= hit
    return chance, places


def counted(here: Position, man: str, by: str) -> list[int]:
    """The men of a side on the places 0 to 25 as a side counts them: one's own bar is 25, the other's 0."""
    counts = [0] * 26
    for place, found in here.men():
        if found == man and not place.startswith("off"):
            own_bar = 25 if man == by else 0
            p = own_bar if place.startswith("bar") else int(place) if by == "b" else 25 - int(place)
            counts[p] += 1
    return counts


def own_facts(before_throw: Backgammon, player: int) -> set[str]:
    man, other = "wb"[player], "bw"[player]
    own, adverse = counted(before_throw, man, man), counted(before_throw, other, man)
    passing = any(own[p] and adverse[q] for p in range(26) for q in range(p))
    return in_contact(before_throw, man, own, adverse) if passing else in_race(before_throw, man, own, adverse)


def named(man: str, arrows: list[int]) -> str:
    return ",".join(str(p if man == "b" else 25 - p) for p in arrows)


def in_contact(before_throw: Backgammon, man: str, own: list[int], adverse: list[int]) -> set[str]:
    hit = shots(before_throw)[1]
    held = [p for p in range(1, 25) if own[p] > 1]
    home, anchor = [p for p in held if p < 7], [p for p in held if p > 18]
    blots = [p for p in range(1, 25) if named(man, [p]) in hit]
    facts = {
        f"backgammon:{name}={len(arrows)}@{named(man, arrows)}"
        for name, arrows in (("home", home), ("anchor", anchor), ("blots", blots))
        if arrows
    }
    primes = [
        list(range(low, low + length))
        for length in range(24, 3, -1)
        for low in range(1, 26 - length)
        if set(range(low, low + length)) <= set(held) and any(adverse[:low])
    ]
    if primes:
        facts.add(f"backgammon:prime={len(primes[0])}@{named(man, primes[0])}")
    dance = sum(share for throw, share in before_throw.chances() if before_throw.play(throw).steps() == ("pass",))
    if adverse[0] and dance:
        facts.add(f"backgammon:dance={dance}@{named(man, home)}")
    return facts


def in_race(before_throw: Backgammon, man: str, own: list[int], adverse: list[int]) -> set[str]:
    facts = set[str]()
    lead = sum((25 - p) * n for p, n in enumerate(adverse)) - sum(p * n for p, n in enumerate(own))
    off = before_throw.men().count((f"off:{man}", man))
    facts |= {f"backgammon:race={lead}"} if lead > 0 else set()
    facts |= {f"backgammon:off={off}"} if off else set()
    gaps = [p for p in range(1, 7) if not own[p] and any(own[p:])]
    if gaps and not any(own[7:]):
        facts.add(f"backgammon:gaps={len(gaps)}@{named(man, gaps)}")
    return facts


def on_arrows(here: Position, man: str) -> Counter[str]:
    return Counter(place for place, found in here.men() if found == man and place.isdigit())


SPREADS = (
    ((0, 12), (12, 23)),
    ((0, 8), (12, 18)),
    ((19, 22), (2, 6)),
    ((6, 23), (0, 18)),
    ((12, 23), (0, 11)),
    ((18, 23), (0, 5)),
)
"""Where White's men stand, and Black's: facing each other, mixed, past each other, at home."""


def scattered(chance: random.Random) -> Position:
    """Men anywhere with a die left: often in primes, on the bar or borne off, as random play hardly ever has them."""
    while True:
        arrows = ["."] * 24
        spreads = chance.choice(SPREADS)
        for letter, (low, high) in zip("Aa", spreads, strict=True):
            for _ in range(chance.randint(2, 10)):
                arrows[chance.randint(low, high)] = chr(ord(letter) + chance.choice((0, 1, 1, 1, 1)))
        if chance.random() < 0.7:
            arrows[0], arrows[23] = chance.choice("A..."), chance.choice("aa.")  # one left behind
        bars = [chance.choice((0, 0, 1, 2, 4)) if high > 11 > low else 0 for low, high in spreads]
        side, die = chance.choice("wb"), chance.choice("123456")
        bar, rest = f"{bars[0]},{bars[1]}", "stake=1 cube=-"
        with suppress(BadPosition):
            return GAME.read(
                f"board={''.join(arrows)} turn={side} bar={bar} side={side} phase=play dice={die} {rest}", {}, 2
            )


def check(here: Position, chance: random.Random) -> set[str]:
    """Compare the facts of one step, the last of a turn if there is one; the names of what was found."""
    assert isinstance(here, Backgammon)
    last = [step for step in here.steps() if here.play(step).turn != here.turn]
    step = chance.choice(last or here.steps())
    after, other = here.play(step), "bw"[here.turn]
    assert FACTS.takes(here, step) == sum((on_arrows(here, other) - on_arrows(after, other)).values())
    assert FACTS.answers(here) == (here.phase in ("take", "beaver"))
    before_throw = thrown_next(after, here.turn)
    expected = None if before_throw is None else shots(before_throw)[0]
    assert FACTS.exposed(here, step) == expected, (here, step)
    found = {write(fact) for fact in FACTS.own(here, step)}
    assert found == (own_facts(before_throw, here.turn) if before_throw and "/" in step else set()), (here, step)
    also = {"exposed": expected is not None, "takes": FACTS.takes(here, step), step: expected is not None}
    return {text.partition("=")[0].partition(":")[2] for text in found} | {name for name, true in also.items() if true}


@pytest.mark.thorough
def test_the_facts_of_random_steps() -> None:
    chance = random.Random(7)
    seen = {name for _, _, here in decisions(GAME, 260, 46, 900) for name in check(here, chance)}
    assert seen > {"exposed", "takes", "home", "blots", "anchor", "take"}


@pytest.mark.thorough
def test_the_facts_of_scattered_men() -> None:
    chance = random.Random(8)
    seen = {name for _ in range(260) for name in check(scattered(chance), chance)}
    assert seen > set(FACTS.names)
