"""The mistakes of a game that a review has confirmed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime

from jeux.match.again import standing
from jeux.match.forms import POINTS
from jeux.match.match import Match
from jeux.play.analysis.verdict_json import BEST_KEPT, shortened, told
from jeux.play.analysis.verdicts import TOLERANCE, Verdict, in_points
from jeux.play.learn.own_mistakes.mistakes import Mistake, usable
from jeux.play.learn.own_mistakes.schedule import Schedule

REPLY = 6
"""The steps kept of what is expected after a step other than the best one and the one played."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Confirmed:
    """An error that a review stands by: the number of steps before it, and its class."""

    number: int
    error: int
    verdict: Verdict


def mistakes_of(
    match: Match, errors: Iterable[Confirmed], known: Callable[[str], bool], today: date
) -> tuple[Mistake, ...]:
    """The mistakes of the last game of a match, made by persons of whom a name is `known` on this computer. Guests and
    the computer have none."""
    return tuple(_found(match, errors, known, today))


def _found(match: Match, errors: Iterable[Confirmed], known: Callable[[str], bool], today: date) -> Iterator[Mistake]:
    for error in errors:
        seat = match.who_plays(error.verdict.player)
        if seat.level or seat.guest or not known(seat.name):
            continue
        mistake = _mistake(match, error, seat.name, today)
        if usable(mistake):
            yield mistake
        else:
            _log.warning("the mistake %s cannot be asked again", mistake.id)


def _mistake(match: Match, error: Confirmed, player: str, today: date) -> Mistake:
    record, game, number, verdict = match.record, match.record.games[-1], error.number, error.verdict
    played, legal = game.steps[number], match.positions[number].steps()
    points = record.form == POINTS
    ahead = standing(match) if points else ()
    return Mistake(
        id=f"{record.id}.{len(record.games)}.{number}",
        player=player,
        day=datetime.fromisoformat(record.updated).astimezone().date(),
        game=record.game,
        options=game.options,
        form=record.form,
        target=record.target,
        before=tuple(ahead[match.seat(side)] for side in range(record.players)) if any(ahead) else (),
        players=record.players,
        start=game.start,
        steps=game.steps[:number],
        played=played,
        error=error.error,
        side=verdict.player,
        found=told(_kept(verdict, played)),
        unsure=tuple(step for step in legal if _unsure(verdict, step)),
        schedule=Schedule(today),
    )


def _kept(verdict: Verdict, played: str) -> Verdict:
    """What is kept of a verdict: the good steps and the best, and what is said of the best one and the one played."""
    good = {worth.step for worth in verdict.worths if verdict.good_enough(worth.step)}
    kept, compared = shortened(verdict, good | {played}), (verdict.best.step, played)
    worths = [one if one.step in compared else replace(one, line=one.line[:REPLY]) for one in kept.worths]
    facts = {step: facts for step, facts in verdict.facts.items() if step in compared}
    return replace(kept, worths=tuple(worths), facts=facts)


def _unsure(verdict: Verdict, step: str) -> bool:
    """Whether nobody knows whether a step is good: it was not searched, and what bounds it is not less than good. A
    step of which a verdict says nothing is at most worth the last of the best ones that are kept; where there are fewer
    of them, only the turn played and the best one were compared."""
    known = {worth.step: worth for worth in verdict.worths}
    if step in known and not known[step].bound:
        return False
    if step not in known and len(verdict.worths) < BEST_KEPT:
        return True
    bound = known.get(step) or verdict.worths[min(BEST_KEPT, len(verdict.worths)) - 1]
    return in_points(max(0.0, verdict.best.value - bound.value), verdict.losses) <= TOLERANCE
