"""The wording and the gestures of Reversi."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import FigureWords, Measure, Phrase, Rating, Reason, SpokenNames, Wording
from jeux.rules.contract import Flipped, Position
from jeux.rules.games.reversi.board import placings
from jeux.rules.games.reversi.position import PASS, Reversi


def _prompt(position: Reversi) -> Phrase:
    if position.opening:
        return "prompt-centre", {}
    return ("prompt-place" if position.legal else "prompt-pass"), {}


def _step(position: Position, step: str) -> Phrase:
    if step == PASS:
        return "log-pass", {}
    flips = sum(isinstance(effect, Flipped) for effect in position.effects(step))
    return ("log-turn", {"to": step, "n": flips}) if flips else ("log-put", {"to": step})


def _step_heard(position: Reversi, step: str) -> Phrase | None:
    """The men that are turned over; the first men of a game turn none."""
    turned = [effect.place for effect in position.effects(step) if isinstance(effect, Flipped)]
    return ("heard-turned", {"n": len(turned), "places": ", ".join(turned)}) if turned and step != PASS else None


def _note(position: Reversi, player: int) -> Phrase | None:
    return "note-discs", {"n": position.count(player)}


def _call(position: Position, step: str) -> Phrase | None:
    return ("call-pass", {}) if step == PASS else None


def _tally(position: Reversi) -> Phrase:
    return "tally", {"black": position.count(0), "white": position.count(1)}


def _open_to(position: Reversi, player: int) -> int:
    """The squares where a side could place a disc if it had the turn."""
    return placings(position.discs[player], position.discs[1 - player]).bit_count()


def _open_against(position: Reversi, player: int) -> int:
    return _open_to(position, 1 - player)


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    note=_note,
    call=_call,
    tally=_tally,
    reasons=(
        Reason("corner", good=True),
        Reason("gives-corner", good=False),
        Reason("makes-pass", good=True),
        Reason("guards-corner", good=True, defence=True),
        Reason("x-square", good=False),
        Reason("stable", good=True),
        Reason("fewer", good=True, most=4.0),
        Reason("more", good=False, most=4.0),
    ),
    figures=FigureWords(
        rating=Rating(1.0, ()),
        measures=(
            Measure("own", _open_to, good=True, most=4.0),
            Measure("theirs", _open_against, good=False, most=4.0),
        ),
    ),
    spoken_names=SpokenNames(step=_step_heard),
)
GESTURES: Gestures[Position] = Gestures()
