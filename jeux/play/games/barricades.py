"""The wording and the gestures of Barricades."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.own_gestures import OwnGestures
from jeux.play.gestures.wording import Phrase, Reason, Wording
from jeux.rules.contract import Moved, Put, Removed
from jeux.rules.games.barricades.board import CELLS, GOAL, PUT_SPOT
from jeux.rules.games.barricades.position import BARRICADE, PASS, Barricades


def _two_colours(position: Barricades) -> bool:
    return len(position.rules.seats) > position.rules.players


def _prompt(position: Barricades) -> Phrase:
    if position.due:
        return "prompt-put", {}
    if not position.dice:
        return "prompt-throw", {}
    if not position.moves():
        return "prompt-pass", {}
    if _two_colours(position):
        return "prompt-play-colour", {"colour": position.rules.colours[position.side]}
    return ("prompt-play-free" if position.rules.free else "prompt-play"), {}


def _step(position: Barricades, step: str) -> Phrase:
    if step.startswith("roll:"):
        first, _, second = step[5:].partition(",")
        return ("log-roll-double" if first == second else "log-roll"), {"first": first, "second": second}
    if step == PASS:
        return "log-pass", {}
    effects = position.effects(step)
    moved = next(effect for effect in effects if isinstance(effect, Moved | Put))
    if step in PUT_SPOT:
        return "log-put", {"to": moved.target}
    if moved.target == CELLS[GOAL]:
        return "log-goal", {"from": moved.origin}
    name = "log-enter" if isinstance(moved, Put) else "log-move"
    arguments = {"to": moved.target} if isinstance(moved, Put) else {"from": moved.origin, "to": moved.target}
    for effect in effects:
        if isinstance(effect, Removed):
            if effect.man == BARRICADE:
                return f"{name}-take", arguments
            return f"{name}-send", {**arguments, "who": effect.man}
    return name, arguments


def _notation(position: Barricades, step: str) -> Phrase | str:
    """As in backgammon, with a star where a barricade or a pawn is taken: ``e1/e4``, ``e4/e6*``."""
    if step == PASS:
        return ""
    effects = position.effects(step)
    moved = next(effect for effect in effects if isinstance(effect, Moved | Put))
    star = "*" if any(isinstance(effect, Removed) for effect in effects) else ""
    if step in PUT_SPOT:
        return "short-put", {"to": moved.target}
    if isinstance(moved, Put):
        return "short-enter", {"to": f"{moved.target}{star}"}
    return f"{moved.origin}/{moved.target}{star}"


def _note(position: Barricades, player: int) -> Phrase | None:
    """The second colour of a player, or his partner's."""
    own = [seat for seat in position.rules.seats if position.rules.owner[seat] == player]
    if not own or len(position.rules.teams[own[0]]) == 1:
        return None
    mate = position.rules.colours[position.rules.teams[own[0]][1]]
    return ("note-colours" if _two_colours(position) else "note-partner"), {"colour": mate}


class _BarricadesGestures(OwnGestures[Barricades]):
    def in_hand(self, position: Barricades) -> str | None:
        """The barricade just taken."""
        return position.hand_place() if position.due else None


def _dice_left(position: Barricades) -> tuple[int, ...]:
    return position.dice


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    note=_note,
    reasons=(
        Reason("lets", good=False),
        Reason("takes", good=True),
        Reason("aim", good=True),
        Reason("danger", good=False),
        Reason("bars", good=True),
        Reason("costs", good=True),
        Reason("hinders", good=False),
        Reason("barricade", good=True),
        Reason("nearer", good=True),
    ),
)
GESTURES = Gestures(
    dice_left=_dice_left,
    own=_BarricadesGestures(),
)
