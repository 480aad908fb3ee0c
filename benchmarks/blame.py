"""How right the errors are that a review names, measured by much longer searches.

Of the errors named, how many are found again; of the blunders that a longer search finds, how many are named.

    python -m benchmarks.blame moulin --games 10 --seed 1 --kept blame.jsonl
    python -m benchmarks.blame reversi --files games/ --games 20 --kept blame.jsonl
    python -m benchmarks.blame --report --kept blame.jsonl

Without `--files`, levels 1 to 3 play the games, dice and seats by the seed. Each line of the kept file is one game;
what stands there is not measured again, so that the command resumes. A game is reviewed as in the program. An error is
confirmed where a search of the step played and of the best one, each alone with ten times the nodes of an advice,
loses at least what an imprecision does. Of the other decisions, `--sample` a game are searched by the last stage: a
blunder found there is one that the review has missed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.budget import Budget, Clock
from jeux.engine.client import Engine
from jeux.engine.lookup import player_of
from jeux.engine.values import Value, step_values, worth_of
from jeux.formats.contract import FormatError
from jeux.formats.recognise import collect
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP, DEEPEST
from jeux.play.analysis.verdicts import POINTS_OF_CLASSES, in_points
from jeux.play.games import gestures_of, wording_of
from jeux.play.review.review import Review
from jeux.play.review.review_words import ReviewWords
from jeux.play.table.conductor import Conductor
from jeux.play.words.sentences import Sentences
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Position, losses_at

LONGER = 10
"""The factor on the nodes of an advice."""
LONGEST_GAME = 400
LEVELS = (1, 2, 3)


def nothing(_found: object) -> None:
    """A search may report as it goes."""


def games_from(folder: Path, key: str) -> Iterator[tuple[str, Match]]:
    """The games of one kind in the files of a folder, each with its name."""
    for path in sorted(folder.iterdir()):
        try:
            records = collect(path.read_bytes(), path.name).records
        except (FormatError, OSError):
            continue
        for number, record in enumerate(records):
            if record.game == key:
                yield f"{path.name}:{number}", Match(record)


def games_of_levels(key: str, seed: int) -> Iterator[tuple[str, Match]]:
    """Games between low levels, without end."""
    number = 0
    while True:
        rng = Random(f"{key} {seed} {number}")
        seats = [rng.choice(LEVELS) for _ in range(2)]
        yield f"levels:{seed}:{number}", played(key, seats, rng)
        number += 1


def played(key: str, levels: list[int], rng: Random) -> Match:
    """A game of two levels, by nodes alone."""
    from jeux.engine.levels import choose, limits

    player, match = player_of(key), Match.new(key, {}, (Seat(""),) * 2)
    while match.decider() != OVER and len(match.steps) < LONGEST_GAME:
        if match.decider() == CHANCE:
            match.throw()
            continue
        level = player.levels[levels[match.decider()] - 1]
        clock = Clock(replace(limits(level), seconds=None))
        match.play(choose(player, match.position, level, rng, clock, nothing).step)
    return match


def reviewed(match: Match, engine: Engine) -> tuple[Review, float, float]:
    """The finished review of a game with the reasons of its errors, the seconds until its curve was whole, and until
    all was confirmed."""
    conductor = Conductor(match, engine, Settings)
    review = Review(match, conductor.analysis, conductor.study)
    begun, curve = time.monotonic(), 0.0
    while not review.finished:
        conductor.listen()
        if conductor.inquiry is None:
            review.look_on()
        if not curve and review.done == review.whole:
            curve = time.monotonic() - begun
        time.sleep(0.002)
    whole = time.monotonic() - begun
    for turn in review.turns():
        while turn.error is not None and not review.reasoned(turn.worst) and not review.lost:
            conductor.listen()
            if conductor.inquiry is None:
                review.look_on(turn.worst)
            time.sleep(0.002)
    if review.lost:
        raise RuntimeError("the engine was lost")
    return review, curve, whole


def points_between(key: str, position: Position, better: Value, worse: Value) -> float:
    """By how many points one step is worse than another, by its value or by what the game counts at its end."""
    game = CATALOGUE[key]
    points = in_points(max(0.0, better.value - worse.value), losses_at(game, position))
    if game.amounts is None or better.amount is None or worse.amount is None:
        return points
    return max(points, in_points(max(0.0, better.amount - worse.amount), game.amounts))


def longer_loss(key: str, position: Position, best: Sequence[str], played: Sequence[str]) -> float:
    """The points of winning chances that a step, or a whole turn, loses against the best one, each searched alone, much
    longer."""
    player, values = player_of(key), list[Value]()
    nodes = LONGER * player.stages[DEEP - 1]
    for *before, last in (best, played):
        here, budget = position, Budget(nodes=nodes, depth=player.full.depth)
        for step in before:
            here = here.play(step)
        values.append(worth_of(player, here, last, Clock(budget), Random(1), nothing))
    return points_between(key, position, *values)


def deeper_loss(key: str, position: Position, step: str) -> float:
    """The points that a step loses by a search of all steps at the last stage."""
    player = player_of(key)
    budget = Budget(nodes=player.stages[DEEPEST - 1], depth=player.full.depth)
    values = {one.step: one for one in step_values(player, position, Clock(budget), Random(1), nothing)}
    best, own = max(values.values(), key=lambda one: (one.value, one.amount or 0.0)), values[step]
    if own.bound:
        own = worth_of(player, position, step, Clock(budget), Random(1), nothing)
    return points_between(key, position, best, own)


@dataclass(frozen=True, slots=True)
class Measured:
    """What was found of one game. `named`: the errors, each with the number of its step, the points that the review
    finds and those that a longer search finds; `rest`: the other decisions, of which some were `looked` into, and the
    blunders `missed` there with their points; the seconds until the `curve` and until the `whole` was known; how many
    of the errors have a `reason`."""

    game: str
    name: str
    named: list[tuple[int, float, float]]
    rest: int
    looked: list[int]
    missed: list[tuple[int, float]]
    curve: float
    whole: float
    decisions: int
    reasons: int = -1


def judged(key: str, name: str, match: Match, engine: Engine, sample: int) -> Measured:
    """One game: its errors with what a longer search finds of them, and the blunders found among a sample."""
    review, curve, whole = reviewed(match, engine)
    named, rest, reasons = list[tuple[int, float, float]](), list[int](), 0
    words = ReviewWords(Sentences(Texts("fr"), match, wording_of(match.game), gestures_of(match.game)), review)
    for turn in review.turns():
        number, step = turn.worst, match.steps[turn.worst]
        verdict, position = review.verdict(number), match.positions[number]
        if turn.error is not None and verdict:
            best, played = (review.judged_line(number, one) or (one,) for one in (verdict.best.step, step))
            found = longer_loss(key, position, best, played)
            named.append((number, round(turn.points or 0.0, 1), round(found, 1)))
            reasons += words.gives_reason(turn)
        elif len(position.steps()) > 1:
            rest.append(number)
    looked = sorted(Random(name).sample(rest, min(sample, len(rest))))
    found_there = [
        (number, round(deeper_loss(key, match.positions[number], match.steps[number]), 1)) for number in looked
    ]
    missed = [each for each in found_there if each[1] >= POINTS_OF_CLASSES[2]]
    times = round(curve, 1), round(whole, 1), review.whole
    return Measured(key, name, named, len(rest), looked, missed, *times, reasons)


def report(lines: list[Measured]) -> None:
    """Print a table of what is kept."""
    print("| game | games | errors | confirmed | blunders | missed of looked into | in all | seconds | reasons |")
    print("|---|---|---|---|---|---|---|---|---|")
    by_game: dict[str, list[Measured]] = defaultdict(list)
    for line in lines:
        by_game[line.game].append(line)
    for key, some in by_game.items():
        named = [one for line in some for one in line.named]
        confirmed = sum(found >= POINTS_OF_CLASSES[0] for _, _, found in named)
        blunders = sum(found >= POINTS_OF_CLASSES[2] for _, _, found in named)
        missed, looked = sum(len(line.missed) for line in some), sum(len(line.looked) for line in some)
        guess = missed * sum(line.rest for line in some) / looked if looked else 0.0
        seconds = sum(line.whole for line in some) / len(some)
        told, of = sum(max(0, one.reasons) for one in some), sum(len(one.named) for one in some if one.reasons >= 0)
        print(
            f"| {key} | {len(some)} | {len(named)} | {confirmed} | {blunders} | {missed} of {looked} | {guess:.0f} |"
            f" {seconds:.0f} | {told} of {of} |"
        )


def kept_in(path: Path) -> list[Measured]:
    """What was measured before."""
    return [Measured(**json.loads(line)) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def main() -> None:
    """Measure what is not kept yet, then report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("key", nargs="?", choices=sorted(CATALOGUE))
    parser.add_argument("--files", type=Path)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=8)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    kept = kept_in(asked.kept)
    if asked.key and not asked.report:
        known = {line.name for line in kept if line.game == asked.key}
        games = games_from(asked.files, asked.key) if asked.files else games_of_levels(asked.key, asked.seed)
        engine = Engine()
        try:
            for _, (name, match) in zip(range(asked.games), games, strict=False):
                if name not in known:
                    line = judged(asked.key, name, match, engine, asked.sample)
                    kept.append(line)
                    with asked.kept.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(asdict(line)) + "\n")
        finally:
            engine.close()
    report(kept)


if __name__ == "__main__":
    main()
