"""The computer cannot know the dice to come: it is told positions only, and plays the same whatever the seed is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from jeux.common.settings import Settings
from jeux.engine import client as client_module
from jeux.engine.budget import Budget, Clock
from jeux.engine.client import Engine
from jeux.engine.levels import choose, limits
from jeux.engine.lookup import player_of
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP, Inquiry
from jeux.play.table import conductor as conductor_module
from jeux.play.table.conductor import Conductor, Waiting, step_seed
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER

WITH_DICE = [key for key, game in CATALOGUE.items() if game.chance]
NODES = 60
SEEDS = 100


def seats(key: str, level: int) -> tuple[Seat, ...]:
    return tuple(Seat("", level) for _ in range(CATALOGUE[key].players[-1]))


@pytest.mark.parametrize("key", WITH_DICE)
def test_the_same_step_whatever_the_seed(key: str) -> None:
    """A hundred matches with a hundred seeds stand at the same position; only what falls next differs."""
    first = Match.new(key, {}, seats(key, 3))
    rng = Random(4)
    while len(first.steps) < 12 or first.decider() < 0:
        assert first.decider() != OVER
        first.play(rng.choice(first.legal()))
    mind = player_of(key)
    level = mind.levels[2]
    chosen, coming = set(), set()
    for _ in range(SEEDS):
        match = Match.new(key, {}, seats(key, 3))
        for step in first.steps:
            match.play(step)
        budget = Budget(nodes=min(NODES, level.nodes), depth=level.depth, margin=limits(level).margin)
        chosen.add(choose(mind, match.position, level, Random(0), Clock(budget), lambda _: None).step)
        coming.add(match._dice.take(match.dice_thrown(), 8))
    assert len(chosen) == 1
    assert len(coming) > SEEDS // 2, "the seeds did differ"


class Ears:
    """Stands in the place of the process and keeps every line that is sent to it."""

    heard: list[str]

    def __init__(self, *_: object) -> None:
        self.ready = True

    def send(self, *lines: str) -> None:
        """Hear."""
        type(self).heard += lines

    def next(self) -> None:
        """Say nothing."""

    def kill(self) -> None:
        """Nothing to end."""

    leave = kill


@pytest.mark.parametrize("key", WITH_DICE)
def test_no_line_to_the_engine_tells_anything_of_the_dice_to_come(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ears, "heard", [], raising=False)
    monkeypatch.setattr(client_module, "EngineProcess", Ears)
    people = (Seat("", 0), *seats(key, 4)[1:])
    match, rng = Match.new(key, {}, people), Random(9)
    match.contribute(tuple(f"secret{number}" for number in range(len(people))))
    conductor = Conductor(match, Engine(["engine"]), lambda: Settings(animation="none"))
    while len(match.steps) < 80 and match.decider() != OVER:
        waiting = conductor.waiting()
        if waiting is Waiting.THROW or waiting is Waiting.PAUSE:
            conductor.throw()
            continue
        if waiting is Waiting.PERSON:
            conductor.study(Inquiry(len(match.steps), DEEP, lambda verdict, whole: None))
        conductor.advance(0.0, busy=True)
        conductor.play(rng.choice(match.legal()))
    asked = [line for line in Ears.heard if line.startswith("go ")]
    assert len(asked) > 5
    played, words = match.record.games[-1], {word for line in Ears.heard for word in line.split()}
    secrets = (played.seed, match.commitment[:12], match.record.id, *played.words)
    assert not [line for line in Ears.heard for secret in secrets if secret in line]
    seeds = {f"seed={step_seed(match.record, steps)}" for steps in range(len(match.steps) + 1)}
    known = {
        *seeds,
        *(
            "new",
            key,
            "play",
            "level",
            "4",
            "full",
            "go",
            "stop",
            "seed=0",
            "multipv=all",
            "stage=1",
            f"players={len(people)}",
        ),
        *(f"{name}={value}" for name, value in played.options.items()),
        *match.steps,
    }
    assert {word for word in words - known if not word.startswith("time=")} == set()


def test_what_it_draws_by_has_nothing_to_do_with_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conductor_module, "crc32", crc32)
    record = Match.new("backgammon", {}, seats("backgammon", 1)).record
    other = Match.new("backgammon", {}, seats("backgammon", 1)).record
    assert record.games[0].seed != other.games[0].seed
    assert record.id != other.id
    same = replace(other, created=record.created)
    assert [step_seed(same, steps) for steps in range(20)] == [step_seed(record, steps) for steps in range(20)]


def test_the_engine_imports_nothing_of_the_match() -> None:
    sources = Path(client_module.__file__).parent.rglob("*.py")
    assert not [path for path in sources if "jeux.match" in path.read_text(encoding="utf-8")]
