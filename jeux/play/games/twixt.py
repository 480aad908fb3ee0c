"""The wording and the gestures of Twixt."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path
from jeux.play.gestures.own_gestures import OwnGestures
from jeux.play.gestures.wording import Phrase, Reason, SpokenNames, Wording
from jeux.rules.contract import Formed, Position
from jeux.rules.games.twixt.board import HOLES, INDEX, all_from, common, ends, links_of
from jeux.rules.games.twixt.position import SIDES, Twixt
from jeux.rules.games.twixt.steps import EACH, END, LINK, SWAP, UNLINK, parse

LOGS = {
    "put": "log-put",
    "take": "log-take",
    "link": "log-link",
    "unlink": "log-unlink",
    "end": "log-end",
    "swap": "log-swap",
}


def _prompt(position: Twixt) -> Phrase:
    if position.phase in (LINK, UNLINK):
        return f"prompt-{position.phase}", {}
    if position.stock_empty:
        return "prompt-withdraw", {}
    return ("prompt-swap" if position.may_swap else "prompt-peg"), {}


def _step(position: Twixt, step: str) -> Phrase:
    kind, first, second = parse(step)
    arguments = {"at": HOLES[first]} if first >= 0 else {}
    if second >= 0:
        arguments["to"] = HOLES[second]
    if kind == SWAP:
        arguments["at"] = next(place for place, man in position.play(step).men() if man == SIDES[1])
    return LOGS[kind], arguments


def _call(position: Position, step: str) -> Phrase | None:
    return ("call-swap", {}) if step == SWAP else None


def _button(position: Position, step: str) -> Phrase | None:
    return (f"step-{step}", {}) if step in (END, SWAP) else None


def _note(position: Twixt, player: int) -> Phrase | None:
    """The links left, where they are counted."""
    return None if position.rules.auto else ("note-links", {"n": EACH - position.link_count(player)})


class _TwixtGestures(OwnGestures[Twixt]):
    def insists(self, path: Path, step: str) -> bool:
        """Two pegs touched one after the other mean the link between them."""
        return len(path) > 1


def _more_heard(position: Twixt, place: str) -> Phrase | None:
    """The pegs that are linked to this one."""
    if place not in INDEX:
        return None
    hole = INDEX[place]
    if not (position.pegs[0] | position.pegs[1]) >> hole & 1:
        return None
    links = [link for side in position.links for link in links_of(common(side, all_from(hole)))]
    others = [HOLES[end] for link in links for end in ends(link) if end != hole]
    return ("heard-more", {"pegs": ", ".join(others)}) if others else None


def _step_heard(position: Twixt, step: str) -> Phrase | None:
    """The links that a peg gets by itself; a chain that is complete is told by the outcome."""
    if parse(step)[0] == LINK:
        return None
    formed = [effect.places for effect in position.effects(step) if isinstance(effect, Formed)]
    links = ["-".join(ends) for ends in formed if len(ends) == 2]
    return ("heard-links", {"n": len(links), "links": ", ".join(links)}) if links else None


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    note=_note,
    button=_button,
    prominent=(END, SWAP),
    unlisted=(END,),
    call=_call,
    reasons=(
        Reason("forms", good=True),
        Reason("bars", good=True),
        Reason("joins", good=True),
        Reason("cuts", good=True),
        Reason("hinders", good=True, most=15.0),
        Reason("goal", good=True),
        Reason("double", good=True),
        Reason("links", good=True),
        Reason("nearer", good=True, most=15.0),
    ),
    spoken_names=SpokenNames(more=_more_heard, step=_step_heard),
)
GESTURES = Gestures(lifted=True, own=_TwixtGestures())
