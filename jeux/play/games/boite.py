"""The wording and the gestures of Shut the box."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import AdviceLines, Figures, FigureWords, Phrase, Reason, SpokenNames, Wording
from jeux.rules.contract import OVER, Position
from jeux.rules.die_places import face_of
from jeux.rules.games.boite.position import CLOSE_MASK, COVER, PASS, THROWN, THROWN_ALONE, TILES, Boite, tiles_of


def _sum(word: int) -> str:
    """The sum of tiles in words: ``3 + 4``."""
    return " + ".join(tiles_of(word))


def _prompt(position: Boite) -> Phrase:
    if not position.dice:
        return f"prompt-throw-{position.throws()}", {}
    closings = position.closings()
    if not closings:
        return "prompt-pass", {}
    if len(closings) == 1:
        return "prompt-close-one", {"first": _sum(closings[0])}
    if len(closings) == 2:
        return "prompt-close-two", {"first": _sum(closings[0]), "second": _sum(closings[1])}
    if position.rules.subsets:
        return "prompt-sum", {"n": sum(position.dice)}
    return "prompt-close-more", {}


def _pointed(position: Boite, place: str) -> Phrase | None:
    """The closings that an open tile belongs to, where there are several closings to choose from."""
    if place not in TILES or len(position.closings()) < 2 or not position.open_mask >> TILES.index(place) & 1:
        return None
    # many sums in a row: no sum may be split by a line break
    sums = [_sum(tiles).replace(" ", "\N{NO-BREAK SPACE}") for tiles in closings_with(position, place)]
    return ("pointed", {"tile": place, "closings": " · ".join(sums)}) if sums else ("pointed-none", {"tile": place})


def closings_with(position: Boite, place: str) -> list[int]:
    """The closings that a tile belongs to."""
    return [word for word in position.closings() if word >> TILES.index(place) & 1]


def _dice_of(position: Boite) -> dict[str, int]:
    """The dice on the table, and the number of the player's hand; 0 for a single player."""
    first, second = (*position.dice, 0)[:2]
    return {"hand": position.turn + 1 if position.players > 1 else 0, "first": first, "second": second}


def _step(position: Boite, step: str) -> Phrase:
    if step.startswith("roll:"):
        first, _, second = step[5:].partition(",")
        if not second:
            return "log-roll-one", {"first": first}
        return ("log-roll-double" if first == second else "log-roll"), {"first": first, "second": second}
    arguments = _dice_of(position)
    if step == PASS:
        return "log-count", {"hand": arguments["hand"], "n": position.counted()}
    word = CLOSE_MASK[step]
    name = "log-shut" if word == position.open_mask else "log-close"
    return (name if arguments["second"] else f"{name}-one"), {**arguments, "tiles": _sum(word)}


def _notation(position: Boite, step: str) -> Phrase | str:
    """The tiles of a closing, ``2+6``; for the end of a run, the points left."""
    return ("short-count", {"n": position.counted()}) if step == PASS else step.partition(":")[2]


def _advice(position: Boite, step: str, value: float) -> AdviceLines:
    closing: Phrase | None = ("hint-close", {"tiles": _sum(CLOSE_MASK[step])}) if step in CLOSE_MASK else None
    return AdviceLines(closing, _worth(position, value), _worth(position, value, "-short"))


def _worth(position: Boite, value: float, kind: str = "") -> Phrase:
    """The expected points, or the expected share of the victory. Where points count, the value is their negative."""
    in_points = position.players == 1 or value < 0 or (value == 0 and position.open_mask in position.closings())
    return (
        (f"worth-points{kind}", {"n": round(abs(value), 2)})
        if in_points
        else (f"worth-share{kind}", {"share": round(100 * value)})
    )


def _loss(position: Boite, better: Figures, worse: Figures) -> Phrase | None:
    """The mean points that an error adds to the total of the run, where values are shares of the victory."""
    more = round(worse.get("points", 0.0) - better.get("points", 0.0), 1)
    return ("loss", {"n": more}) if more > 0 else None


def _tally(position: Boite) -> Phrase | None:
    """The final count of a single player; for several, who have their league table, the open tiles of the last run
    added up, where there is something to add."""
    if position.players == 1:
        return ("tally", {"n": position.points[0]}) if position.points else None
    left = [tile for tile in range(1, 13) if position.open_mask >> tile - 1 & 1]
    if position.turn != OVER or position.rules.reading or len(left) < 2:
        return None
    return "sum", {"parts": " + ".join(map(str, left)), "n": position.counted()}


def _note(position: Boite, player: int) -> Phrase | None:
    """The points of a finished run, or what the open tiles count so far."""
    if player < len(position.points):
        return "note-points", {"n": position.points[player]}
    running = player == len(position.points) and position.turn != OVER
    return ("note-open", {"n": position.counted()}) if running else None


def _button(position: Position, step: str) -> Phrase | None:
    """The button for the end of a run, and for closing one of two open tiles alone, which touching the tile cannot
    distinguish from closing both."""
    if step == PASS:
        return f"step-{PASS}", {}
    places = position.places(step)
    return ("close-alone", {"tile": places[-1]}) if places and face_of(places[0]) else None


def _dice_left(position: Boite) -> tuple[int, ...]:
    return position.dice


def _man_heard(man: str) -> str:
    """The spoken name of a tile: open or closed; the cover over unused tiles is not mentioned."""
    return "open" if man in TILES else "" if man == COVER else man


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    by_name=True,
    note=_note,
    unlisted=(*THROWN, *THROWN_ALONE),
    pointed=_pointed,
    advice=_advice,
    tally=_tally,
    button=_button,
    reasons=(
        Reason("box", good=True),
        Reason("ahead", good=True),
        Reason("shut", good=True),
        Reason("next", good=True),
        Reason("one-die", good=True),
        Reason("large", good=False),
        Reason("left", good=False),
    ),
    figures=FigureWords(loss=_loss),
    spoken_names=SpokenNames(man=_man_heard),
)
GESTURES = Gestures(
    dice_left=_dice_left,
)
