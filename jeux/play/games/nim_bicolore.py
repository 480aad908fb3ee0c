"""What is said of Nim bicolore, and how a hand plays it."""

from __future__ import annotations

from jeux.play.composing import Path, Shaping
from jeux.play.gestures import Gestures
from jeux.play.wording import Line, Wording
from jeux.rules.contract import Position
from jeux.rules.games.nim_bicolore.board import batch
from jeux.rules.games.nim_bicolore.position import NimBicolore


def _prompt(position: Position) -> Line:
    return "prompt-take", {}


def _tell(position: Position, step: str) -> Line:
    heap, new, burnt = batch(step)
    kind = "both" if new and burnt else "new" if new else "burnt"
    told = {"heap": heap + 1, "new": new, "burnt": burnt}
    last = not any(map(any, position.play(step).heaps)) if isinstance(position, NimBicolore) else False
    return f"log-{kind}{'-last' if last else ''}", told


def _touch(position: NimBicolore, chosen: Path, place: str) -> tuple[Path, str]:
    """A match more, or one less; a match of another heap begins anew."""
    if all(place != there for there, _ in position.men()) or ":" in place:
        return chosen, ""
    if place in chosen:
        return tuple(other for other in chosen if other != place), ""
    if chosen and chosen[0][0] != place[0]:
        return (place,), "say-one-heap"
    return (*chosen, place), ""


def _play(position: Position, step: str) -> Line:
    _, new, burnt = batch(step)
    return f"take-{'both' if new and burnt else 'new' if new else 'burnt'}", {"new": new, "burnt": burnt}


def _button(position: Position, step: str) -> Line | None:
    """Steps are put together on the board."""
    return None


WORDING = Wording(
    prompt=_prompt,
    tell=_tell,
    button=_button,
)
GESTURES = Gestures(
    shaping=Shaping(wanted=lambda position: True, touch=_touch, play=_play),
)
