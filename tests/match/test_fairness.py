"""Counting dice, judging them, and proving them to a program that knows nothing of this one."""

from __future__ import annotations

import random
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jeux.common.assets import asset
from jeux.match import forms
from jeux.match.dice import Dice, commitment
from jeux.match.fairness import FEWEST, Throw, agrees, chi_square, proof, share_beyond, tally, throws_of, verdict
from jeux.match.match import Match
from jeux.match.record import dice_of, from_json, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, complete_options
from tests.match.play import PERSONS, one_step

VERIFIER = asset("help/verify_dice.py")
WITH_DICE = [key for key, game in CATALOGUE.items() if game.chance and 2 in game.players]
SEED = bytes(range(32))
FIRST = [4, 5, 4, 3, 2, 1, 5, 5, 1, 3, 6, 6, 3, 3, 2, 6, 4, 3, 2, 5, 6, 3, 1, 1]


@pytest.fixture(scope="module")
def verifier() -> dict[str, Callable[..., object]]:
    """What the independent program defines."""
    return runpy.run_path(str(VERIFIER))


def give_up(match: Match, side: int) -> None:
    """The end: given up, or played out where nobody gives up."""
    prices, rng = match.game.prices(match.position), Random(7)
    if prices:
        match.give_up(side, prices[0])
    while match.decider() != OVER:
        one_step(match, rng)


def go_on(match: Match, rng: Random) -> None:
    """A throw, or a random step that does not end the game as long as there is one: a short game proves little."""
    going_on = [step for step in match.legal() if not match.position.play(step).result()]
    if match.decider() == CHANCE or not going_on:
        one_step(match, rng)
    else:
        match.play(rng.choice(going_on))


def finished(key: str, form: str = forms.SINGLE, target: int = 0, words: tuple[str, ...] = ()) -> Match:
    """A match played at random, each game given up after sixty steps."""
    match, rng = Match.new(key, {}, PERSONS, target, form), Random(5)
    if words:
        match.contribute(words)
    while True:
        while len(match.steps) < 60 and match.decider() != OVER:
            go_on(match, rng)
        if match.decider() != OVER:
            give_up(match, rng.randrange(2))
        if match.match_over():
            return match
        match.next_game()


# --- the independent verifier -----------------------------------------------------------------------------------------


def test_the_verifier_is_independent_short_and_in_the_help() -> None:
    text = VERIFIER.read_text(encoding="utf-8")
    assert "jeux." not in text
    assert "import jeux" not in text
    code = text.partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 35
    assert max(map(len, text.splitlines())) <= 120


def test_the_verifier_gives_the_published_vector(verifier: dict[str, Callable[..., object]]) -> None:
    assert verifier["dice"](SEED, "partie-0001", ["LUNDI"], 24) == FIRST


WORDS = st.lists(st.text(st.characters(exclude_categories=["Cs"])))
THROW_DICE = runpy.run_path(str(VERIFIER))["dice"]


@given(st.binary(min_size=32, max_size=32), WORDS, st.integers(0, 400))
def test_the_verifier_and_the_program_throw_the_same_dice(seed: bytes, words: list[str], count: int) -> None:
    assert tuple(THROW_DICE(seed, "x", words, count)) == Dice(seed, "x", tuple(words)).take(0, count)


@pytest.mark.parametrize("key", WITH_DICE)
@pytest.mark.parametrize(("form", "target"), [(forms.SINGLE, 0), (forms.GAMES, 4), (forms.RETURN, 2)])
def test_the_proof_of_a_match_convinces(
    verifier: dict[str, Callable[..., object]], key: str, form: str, target: int
) -> None:
    match = finished(key, form, target, ('LUNDI | "é"', ""))
    text = f"Les dés\n{proof(Match(from_json(to_json(match.record))))}"
    assert text.count("\nseed ") == max(1, target)
    assert verifier["check"](text)
    assert agrees(match)
    seed = match.record.games[0].seed
    first = "-".join(map(str, throws_of(match.record, 0)[0].dice))
    other = "-".join(str(die % 6 + 1) for die in throws_of(match.record, 0)[0].dice)
    forgeries = [
        (seed, ("0" if seed[0] != "0" else "1") + seed[1:]),
        ("LUNDI", "MARDI"),
        (f"/1\nseal {match.record.id[-12:]}", f"/9\nseal {match.record.id[-12:]}"),
        (f"throws {first}", f"throws {other}"),
    ]
    for true, false in forgeries:
        assert text.count(true)
        assert not verifier["check"](text.replace(true, false)), false


def test_the_verifier_as_a_program(tmp_path: Path) -> None:
    path, good = tmp_path / "proof.txt", proof(finished(WITH_DICE[0]))
    for text, status in ((good, 0), (good.replace("seal ", "seal 0"), 1)):
        path.write_text(text, encoding="utf-8")
        run = subprocess.run([sys.executable, "-I", str(VERIFIER), str(path)], capture_output=True, check=False)
        assert run.returncode == status, run.stderr


# --- what is told, and when -------------------------------------------------------------------------------------------


def test_no_seed_before_it_is_of_no_use() -> None:
    for form, target in ((forms.SINGLE, 0), (forms.RETURN, 2)):
        match = Match.new(WITH_DICE[0], {}, PERSONS, target, form)
        match.throw()
        assert match.record.games[0].seed not in proof(match)
        assert match.commitment in proof(match)
        give_up(match, 0)
        assert (match.record.games[0].seed in proof(match)) == (form == forms.SINGLE)


def test_dice_that_are_not_those_of_the_seed_are_seen() -> None:
    match = Match.new(WITH_DICE[0], {}, PERSONS)
    drawn = Dice(bytes.fromhex(match.record.games[0].seed), match.dice_id, ()).take(0, match.position.throws())
    match.play(next(step for step in match.legal() if step != match.position.outcome(drawn)))
    assert not agrees(match)


def test_real_dice_prove_nothing() -> None:
    assert proof(Match.new(WITH_DICE[0], {}, PERSONS, dice=forms.MANUAL)) == ""


# --- counting ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", WITH_DICE)
def test_every_die_of_a_match_is_counted_for_the_seat_that_threw_it(key: str) -> None:
    match = finished(key, forms.GAMES, 2)
    for number, played in enumerate(match.record.games):
        throws = throws_of(match.record, number)
        drawn = dice_of(match.record, number).take(0, sum(len(throw.dice) for throw in throws))
        counted = tally(throws, 2)
        assert counted.dice == len(drawn)
        assert counted.total == tuple(Counter(drawn)[face] for face in range(1, 7))
        game = CATALOGUE[key]
        position = game.start(complete_options(game, played.options), 2)
        assert position.throws() or throws
        shared = Counter(die for throw in throws if throw.seats[0] < 0 for die in throw.dice)
        thrown = [sum(column) + shared[face] for face, column in enumerate(zip(*counted.by_seat, strict=True), 1)]
        assert thrown == list(counted.total)


@given(
    st.lists(
        st.integers(1, 2).flatmap(
            lambda n: st.builds(
                Throw,
                st.lists(st.integers(1, 6), min_size=n, max_size=n).map(tuple),
                st.lists(st.integers(-1, 1), min_size=n, max_size=n).map(tuple),
            )
        ),
        max_size=40,
    )
)
def test_tallies(throws: list[Throw]) -> None:
    counted = tally(throws, 2)
    dice = [die for throw in throws for die in throw.dice]
    assert list(counted.total) == [dice.count(face) for face in range(1, 7)]
    alone = [throw.dice for throw in throws if len(throw.dice) == 2 and throw.seats[0] == throw.seats[1]]
    assert (counted.pairs, counted.doubles) == (len(alone), sum(pair[0] == pair[1] for pair in alone))
    rows = "".join("1" if counted.face in throw.dice else "0" for throw in throws)
    assert counted.drought == max(map(len, rows.split("1"))) if throws else counted.drought == 0
    for face in range(1, 7):
        row = "".join("1" if face in throw.dice else "0" for throw in throws)
        assert max(map(len, row.split("1"))) <= counted.drought


# --- judging ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chi", "share"),
    [(0.0, 1.0), (1.145, 0.95), (4.351, 0.50), (9.236, 0.10), (11.070, 0.05), (15.086, 0.01), (20.515, 0.001)],
)
def test_the_share_agrees_with_printed_tables(chi: float, share: float) -> None:
    assert share_beyond(chi) == pytest.approx(share, rel=2e-3)


def test_the_share_is_what_fair_dice_do() -> None:
    """Six hundred series of a hundred and twenty dice: the shares are spread evenly between 0 and 1."""
    rng = random.Random(8)
    shares = [share_beyond(chi_square(list(Counter(rng.choices(range(6), k=120)).values()))) for _ in range(600)]
    for bound in (0.1, 0.25, 0.5, 0.75):
        assert sum(share < bound for share in shares) / 600 == pytest.approx(bound, abs=0.05)


@pytest.mark.parametrize(
    ("counts", "word"),
    [
        ((FEWEST - 1, 0, 0, 0, 0, 0), "few"),
        ((5, 5, 5, 5, 5, 5), "usual"),
        ((10, 10, 10, 10, 10, 10), "usual"),
        ((20, 8, 8, 8, 8, 8), "unusual"),
        ((30, 6, 6, 6, 6, 6), "rare"),
    ],
)
def test_verdicts(counts: tuple[int, ...], word: str) -> None:
    assert verdict(counts) == word


def test_the_seal_binds_the_seed() -> None:
    match = finished(WITH_DICE[0])
    seed = match.seed_shown(0)
    assert seed
    assert f"seal {commitment(bytes.fromhex(seed))}" in proof(match)


# --- dice that a step does not show -----------------------------------------------------------------------------------


UNSEEN = "quandary"


def drawn(dice: str) -> Match:
    """A game whose steps do not show the dice that made them, played until nothing is left to chance."""
    match = Match.new(UNSEEN, {}, PERSONS, dice=dice)
    while match.decider() == CHANCE:
        if dice == forms.PROGRAM:
            match.throw()
        else:
            match.play(match.legal()[0])
    return match


def test_dice_that_no_step_shows_are_counted_and_proved_as_they_were_drawn(
    verifier: dict[str, Callable[..., object]],
) -> None:
    match = drawn(forms.PROGRAM)
    match.give_up(0, match.game.prices(match.position)[0])
    throws = throws_of(match.record, 0)
    dice = dice_of(match.record, 0).take(0, match.dice_thrown())
    assert tuple(die for throw in throws for die in throw.dice) == dice
    assert {seat for throw in throws for seat in throw.seats} == {-1}
    assert agrees(match)
    assert verifier["check"](proof(match))
    played = match.record.games[0]
    turned_round = replace(played, steps=(played.steps[1], played.steps[0], *played.steps[2:]))
    assert not agrees(Match(replace(match.record, games=(turned_round,))))


def test_real_dice_that_no_step_shows_are_not_known() -> None:
    assert throws_of(drawn(forms.MANUAL).record, 0) == []
