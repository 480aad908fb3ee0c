"""The keys of a table: what they do in the game, and how they are listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from jeux.common.shortcuts import on_macos
from jeux.match import forms
from jeux.scenes.pages.keys import Row
from jeux.scenes.table.parts import TableParts

Groups = Mapping[str, Sequence[Row]]
"""Keys and what they do, under headings."""
ON_BOARD = ("arrows", "tab", "shift-tab", "enter", "typing", "chalk")
SPEECH = ("voice", "voice-again", "voice-all", "voice-lines", "steps", "spoken")
EVERYWHERE = ("escape", "open", "paste", "full-screen", *SPEECH)
CONTROL, SHIFTED = "ctrl", "ctrl-shift"
EVERYWHERE_ON_MACOS = (*EVERYWHERE, "settings")


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """What a key does at every table: its name in the texts, and either a `key` of pygame or a `letter`, with what is
    `held`: nothing, ``ctrl`` or ``ctrl-shift``."""

    name: str
    act: Callable[[], object]
    key: int = 0
    letter: str = ""
    held: str = ""


NAMED = (pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
"""The keys whose names are to be translated."""


@dataclass(frozen=True, slots=True)
class Meanings:
    """What keys mean: those that write nothing, letters, letters with Ctrl, letters with Ctrl and Shift."""

    keys: Mapping[int, Callable[[], object]]
    letters: Mapping[str, Callable[[], object]]
    control: Mapping[str, Callable[[], object]]
    shifted: Mapping[str, Callable[[], object]]


def meanings(commands: Sequence[KeyCommand]) -> Meanings:
    """What these commands make of the keyboard."""
    by_letter = [
        {command.letter: command.act for command in commands if command.letter and command.held == held}
        for held in ("", CONTROL, SHIFTED)
    ]
    return Meanings({command.key: command.act for command in commands if command.key}, *by_letter)


def key_groups(commands: Sequence[KeyCommand], parts: TableParts) -> Groups:
    """All the keys of this game, its own ones first."""
    texts = parts.session.texts
    listed = [(_cap(command, parts), texts.get(f"key-{command.name}-does")) for command in commands]
    undo, *others = listed
    everywhere = EVERYWHERE_ON_MACOS if on_macos() else EVERYWHERE
    named = {name: (texts.get(f"key-{name}"), texts.get(f"key-{name}-does")) for name in (*ON_BOARD, *everywhere)}
    redo = (texts.get("key-redo"), texts.get("key-redo-does"))
    groups = {
        "of-game": _own(parts),
        "on-board": [named[name] for name in ON_BOARD],
        "in-game": [undo, redo, *others],
        "everywhere": [named[name] for name in everywhere],
    }
    return {texts.get(f"keyboard-{group}"): rows for group, rows in groups.items() if rows}


def _own(parts: TableParts) -> list[Row]:
    """The keys that this game alone has: changes of what is put together, and real dice."""
    session, composing = parts.session, parts.composer.composing
    rows = [
        (cap := turning.key.upper(), session.sentences.button((turning.name, {}))[0].removesuffix(f" ({cap})"))
        for turning in (composing.turnings if composing else ())
    ]
    if session.match.record.dice == forms.MANUAL:
        rows.append((session.texts.get("key-dice"), session.texts.get("key-dice-does")))
    return rows


def _cap(command: KeyCommand, parts: TableParts) -> str:
    """What is printed on the key; with Alt, where the letter is that of a place or of this game."""
    letter = command.letter
    if command.held:
        return parts.session.texts.get(f"key-{command.name}")
    if letter:
        composing = parts.composer.composing
        taken = {place[0].lower() for place in parts.display.points}
        taken |= {turning.key for turning in (composing.turnings if composing else ())}
        cap = letter.upper()
        return parts.session.texts.get("letter-with-alt", letter=cap) if letter in taken else cap
    if command.key in NAMED:
        return parts.session.texts.get(f"key-{command.name}")
    return pygame.key.name(command.key).upper()
