"""The wording and the gestures of Agon."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, SpokenNames, Wording
from jeux.rules.contract import Formed, Moved, Position
from jeux.rules.games.agon.position import PASS, Agon


def _prompt(position: Agon) -> Phrase:
    if position.steps() == (PASS,):
        return "prompt-pass", {}
    due = position.due()
    if not due:
        return "prompt-move", {}
    if not due >> position.men_masks.dames[position.side] & 1:
        return "prompt-pion", {}
    return ("prompt-dame" if position.decider == position.side else "prompt-other-dame"), {}


def _step(position: Agon, step: str) -> Phrase:
    if step == PASS:
        return "log-pass", {}
    moved, *taken = position.effects(step)
    assert isinstance(moved, Moved)
    ends = {"from": moved.origin, "to": moved.target}
    kind = "dame" if moved.man.isupper() else "pion"
    if position.due():
        return f"log-back-{kind}", ends
    return ("log-takes", {**ends, "n": len(taken)}) if taken else (f"log-{kind}", ends)


def _call(position: Position, step: str) -> Phrase | None:
    return ("call-pass", {}) if step == PASS else None


def _note(position: Agon, player: int) -> Phrase | None:
    men = position.men_masks
    captured = (men.captured & men.pieces(player)).bit_count()
    return ("note-captured", {"n": captured}) if captured else None


def _step_heard(position: Agon, step: str) -> Phrase | None:
    """The pieces that are captured: each stands between its two captors."""
    taken = [effect.places[1] for effect in position.effects(step) if isinstance(effect, Formed)]
    return ("heard-taken", {"places": ", ".join(taken)}) if taken else None


def _man_heard(man: str) -> str:
    """The spoken name of a man; queens are the capital letters."""
    return f"queen-{man.lower()}" if man.isupper() else man


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    note=_note,
    call=_call,
    reasons=(
        Reason("takes-queen", good=True),
        Reason("queen-exposed", good=False),
        Reason("takes", good=True),
        Reason("guards-exposed", good=False),
        Reason("throne", good=True),
        Reason("court", good=True),
        Reason("queen-nearer", good=True, most=15.0),
        Reason("sends-queen", good=True),
        Reason("guard-nearer", good=True, most=10.0),
    ),
    spoken_names=SpokenNames(man=_man_heard, step=_step_heard),
)
GESTURES: Gestures[Position] = Gestures()
