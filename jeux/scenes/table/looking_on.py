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


LOWER = ("hint", "teacher", "menu")
LEFT_OUT = ("redo", "teacher")
"""The buttons that the simple display leaves out; their keys still work."""


def fixed_buttons(
    session: Session, acts: Mapping[str, Callable[[], None]], simple: bool = False
) -> tuple[dict[str, Button], ...]:
    """The rows of fixed buttons. The professor's button exists where persons play, and is marked while he is active."""
    get = session.texts.get
    upper = {**back_and_forward(session), "rules": acts["rules"]}
    lower = {name: acts[name] for name in LOWER if name != "teacher" or not session.watching}
    if simple:
        upper, lower = ({name: row[name] for name in row if name not in LEFT_OUT} for row in (upper, lower))
    on = {"teacher"} if session.teaching.professor.at_work else set()
    return tuple(
        {
            name: Button(get(f"button-{name}"), act, "chosen" if name in on else PLAIN, get(f"button-{name}-help"))
            for name, act in row.items()
        }
        for row in (upper, lower)
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
