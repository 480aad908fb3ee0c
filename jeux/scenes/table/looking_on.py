"""The back and forward buttons at a table: undo and redo for players; steps through the game for a spectator while only
computers play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from jeux.play.table.buttons import PLAIN, Button
from jeux.play.table.conductor import Waiting
from jeux.play.table.looking_on import change_pace, forward, pause
from jeux.play.table.session import Session
from jeux.scenes.table.hands.key_table import KeyCommand

UNADVISED = (Waiting.COMPUTER, Waiting.PAUSE, Waiting.OVER)
"""The states without anything to advise."""


def back_and_forward(session: Session) -> dict[str, Callable[[], None]]:
    """The two buttons, by their names in the texts."""
    if session.watching:
        return {"watch-back": session.undo, "watch-forward": partial(forward, session)}
    return {"undo": session.undo, "redo": session.redo}


SIGNS = {
    **{"undo": "undo", "redo": "redo", "watch-back": "back", "watch-forward": "forward"},
    **{"hint": "bulb", "rules": "book", "menu": "menu"},
}
"""The sign of each round button."""
LEFT_OUT = ("redo",)
"""The buttons that the simple display leaves out; their keys still work."""
AT_TIMES = ("redo",)
"""The buttons that are there only while they can be used."""


def fixed_buttons(
    session: Session, acts: Mapping[str, Callable[[], None]], simple: bool = False
) -> tuple[dict[str, Button], ...]:
    """The round buttons at the foot of the panel, in one row; the professor is in the menu."""
    get = session.texts.get
    named = {**back_and_forward(session), **{name: acts[name] for name in ("hint", "rules", "menu")}}
    return (
        {
            name: Button(
                get(f"button-{name}"), act, PLAIN, get(f"button-{name}-help"), False, SIGNS[name], name in AT_TIMES
            )
            for name, act in named.items()
            if not (simple and name in LEFT_OUT)
        },
    )


def able_now(session: Session) -> dict[str, bool]:
    """Whether each fixed button, by name, can be used now."""
    waiting, back, again = session.waiting(), session.can_undo, session.match.can_redo()
    ahead = again or waiting is not Waiting.OVER
    hint = waiting not in UNADVISED
    return {"undo": back, "redo": again, "watch-back": back, "watch-forward": ahead, "hint": hint}


def watching_keys(session: Session) -> tuple[KeyCommand, ...]:
    """The commands of a spectator."""
    if not session.watching:
        return ()
    return (
        KeyCommand("watch-back", session.undo),
        KeyCommand("watch-forward", partial(forward, session)),
        KeyCommand("pause", partial(pause, session)),
        KeyCommand("pace", partial(change_pace, session)),
    )
