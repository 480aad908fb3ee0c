"""The keys of a table: their commands, and the page that lists them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from jeux.common.texts import Texts
from jeux.match import forms
from jeux.play.setup.offered import Offered
from jeux.scenes.pages.keys import EVERYWHERE, FIXED, ON_BOARD, Groups, KeyRow, fixed_row, rows_of
from jeux.scenes.table.hands.parts import TableParts
from jeux.scenes.table.hands.shared_keys import HANDS, SharedKeys


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """A command of the key map, with its action at this table."""

    name: str
    act: Callable[[], object]


def key_groups(
    texts: Callable[[], Texts], commands: Callable[[], Sequence[KeyCommand]], parts: TableParts, offered: Offered
) -> Groups:
    """All keys of this game, its own ones first, and the global ones as far as they are `offered`. The keys are those
    of `texts`."""
    return _groups(texts(), commands(), parts, offered)


def _groups(texts: Texts, commands: Sequence[KeyCommand], parts: TableParts, offered: Offered) -> Groups:
    groups = {
        "of-game": _own(parts),
        "shared": _shared(parts),
        "on-board": [*rows_of(texts, ON_BOARD), *(fixed_row(texts, name) for name in FIXED)],
        "in-game": rows_of(texts, (command.name for command in commands)),
        "everywhere": rows_of(texts, filter(offered.at_table, EVERYWHERE)),
    }
    return {texts.get(f"keyboard-{group}"): rows for group, rows in groups.items() if rows}


def _own(parts: TableParts) -> list[KeyRow]:
    """The keys that only this game has: changes to a composed step, and the entry of real dice."""
    session, composing = parts.session, parts.composer.composing
    rows = [
        KeyRow((cap := turning.key.upper(),), session.sentences.button((turning.name, {}))[0].removesuffix(f" ({cap})"))
        for turning in (composing.turnings if composing else ())
    ]
    if session.match.record.dice == forms.MANUAL:
        rows.append(fixed_row(session.texts, "dice"))
    return rows


def _shared(parts: TableParts) -> list[KeyRow]:
    """The keys of each of two persons who share the keyboard, if they do."""
    session = parts.session
    if not SharedKeys(session, parts.display).on:
        return []
    get, sentences, persons = session.texts.get, session.sentences, session.match.persons()
    sides = [persons[number :: len(HANDS)] for number in range(len(HANDS))]
    named = [[sentences.side(player, title=not rank) for rank, player in enumerate(side)] for side in sides]
    who = [sentences.several(names) if len(names) > 1 else names[0] for names in named]
    return [
        KeyRow((get(f"shared-keys-{hand}"),), get("shared-keys-does", side=side))
        for hand, side in zip(HANDS, who, strict=True)
    ]


def letters_taken(parts: TableParts) -> frozenset[str]:
    """The letters used by place names of this board or by this game itself: commands need Alt with them."""
    composing = parts.session.gestures.composing
    return parts.typed.first | {turning.key for turning in (composing.turnings if composing else ())}
