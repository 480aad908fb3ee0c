"""The wording and the gestures of Nim bicolore."""

from __future__ import annotations

from jeux.play.gestures.composing import Composing
from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path
from jeux.play.gestures.wording import Phrase, Reason, SpokenNames, Wording
from jeux.rules.contract import Position
from jeux.rules.games.nim_bicolore.board import MATCHES, NEW, batch
from jeux.rules.games.nim_bicolore.position import NimBicolore


def _prompt(position: Position) -> Phrase:
    return "prompt-take", {}


def _step(position: Position, step: str) -> Phrase:
    heap, new, burnt = batch(step)
    kind = "both" if new and burnt else "new" if new else "burnt"
    arguments = {"heap": heap + 1, "new": new, "burnt": burnt}
    last = not any(map(any, position.play(step).heaps)) if isinstance(position, NimBicolore) else False
    return f"log-{kind}{'-last' if last else ''}", arguments


def _notation(position: Position, step: str) -> Phrase:
    heap, new, burnt = batch(step)
    return f"short-{'both' if new and burnt else 'new' if new else 'burnt'}", {
        "heap": heap + 1,
        "new": new,
        "burnt": burnt,
    }


class _Gathering(Composing[NimBicolore]):
    """Selects any number of matches of one heap."""

    def touch(self, position: NimBicolore, places: Path, place: str) -> tuple[Path, str]:
        """Add a match, or remove it; a match of another heap starts a new selection."""
        if all(place != there for there, _ in position.men()) or ":" in place:
            return places, ""
        if place in places:
            return tuple(other for other in places if other != place), ""
        if places and places[0][0] != place[0]:
            return (place,), "say-one-heap"
        return (*places, place), ""

    def line(self, position: NimBicolore, step: str) -> Phrase:
        _, new, burnt = batch(step)
        return f"take-{'both' if new and burnt else 'new' if new else 'burnt'}", {"new": new, "burnt": burnt}


def _button(position: Position, step: str) -> Phrase | None:
    """No buttons: steps are composed on the board."""
    return None


def _place_heard(position: NimBicolore, place: str) -> Phrase | str:
    if place not in MATCHES:
        return place
    heap, kind, number = MATCHES[place]
    return f"heard-{'new' if kind == NEW else 'burnt'}", {"heap": heap + 1, "number": number}


def _lines_heard(position: NimBicolore) -> tuple[Phrase, ...]:
    """The spoken lines, one for each heap."""
    counted = enumerate(position.heaps, 1)
    return tuple(("heard-heap", {"heap": number, "new": new, "burnt": burnt}) for number, (new, burnt) in counted)


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    by_name=True,
    button=_button,
    reasons=(
        Reason("lone-burnt", good=True),
        Reason("twins", good=True),
        Reason("singles", good=True),
        Reason("zero", good=True),
        Reason("misere", good=True),
        Reason("opens", good=False),
    ),
    spoken_names=SpokenNames(place=_place_heard, lines=_lines_heard),
)
GESTURES = Gestures(composing=_Gathering())
