"""Who throws the dice, and whether they wait for a click."""

from __future__ import annotations

from jeux.match.match import Match
from jeux.rules.contract import CHANCE, Thrown


def throwers(match: Match) -> tuple[int, ...]:
    """The players who throw at this chance step; empty where the draw belongs to nobody."""
    steps = match.position.steps()
    effects = match.position.effects(steps[0])
    return next((effect.sides for effect in effects if isinstance(effect, Thrown)), ())


def waits_for_click(match: Match) -> bool:
    """Whether the throw waits for a click. Persons click, unless a step of their own has just asked for the throw. A
    draw that belongs to nobody waits for one click at the start, so that the seal is seen first."""
    throwing = throwers(match)
    if not throwing:
        return not match.dice_thrown() and any(not seat.level for seat in match.record.seats)
    if all(player >= 0 and match.who_plays(player).level for player in throwing):
        return False
    asked = len(match.positions) > 1 and match.positions[-2].turn >= 0
    just_moved = asked and bool(match.positions[-2].places(match.steps[-1]))
    return not asked or just_moved or match.steps[-1] == "pass"


def at_rest(match: Match) -> tuple[int, ...]:
    """For each die that lies ready to be thrown, the player who throws it; empty where nobody is about to throw."""
    here, step = match.position, throwing_step(match)
    waiting = here.play(step) if step else here
    if waiting.turn != CHANCE or not waiting.throws():
        return ()
    thrown = (effect for effect in waiting.effects(waiting.steps()[0]) if isinstance(effect, Thrown))
    sides = next((effect.sides for effect in thrown), ())
    return sides if all(side >= 0 for side in sides) else ()


def throwing_step(match: Match) -> str:
    """The step by which the player to decide throws the dice, where he has other steps as well. Empty where there is
    none, or where he answers an offer."""
    here = match.position
    if here.turn < 0 or match.game.step_facts.answers(here):
        return ""
    for step in here.steps():
        after = None if here.places(step) else here.play(step)
        if after is None or after.turn != CHANCE or not after.throws():
            continue
        thrown = (effect for effect in after.effects(after.steps()[0]) if isinstance(effect, Thrown))
        if any(here.turn in effect.sides for effect in thrown):
            return step
    return ""
