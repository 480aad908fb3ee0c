"""A screen as a tree of nodes, without anything of the library that publishes it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from jeux.common.roles import Role

TELLS_DISABLED = sys.platform in ("win32", "darwin")
"""Whether the system is told that a control cannot be used; AT-SPI is not, so there its name says so."""
Box = tuple[int, int, int, int]
"""Left, top, width, height, in pixels of the window."""


class Act(StrEnum):
    """What assistive technology may ask of a node."""

    PRESS = "press"
    FOCUS = "focus"
    SHOW = "show"
    LESS = "less"
    MORE = "more"
    SET = "set"


PRESSED = (Act.PRESS, Act.FOCUS, Act.SHOW)
"""What is asked of something that is pressed."""


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the screen."""

    role: Role
    name: str = ""
    children: tuple[str, ...] = ()
    """The keys of the nodes in it, in reading order."""
    box: Box | None = None
    hidden: bool = False
    """Whether its page shows it only in part, or not at all, until it is scrolled."""
    about: str = ""
    """Its explanation."""
    checked: bool | None = None
    """Whether it is on or chosen; None for what cannot be."""
    enabled: bool = True
    idle: bool = False
    """Whether nothing comes of pressing it now but an answer why: a switch passes it by."""
    position: tuple[int, int] | None = None
    """Its number in its group from 1, and how many there are."""
    size: int = 0
    """How many there are in it, where it is a group that is counted."""
    amount: int | None = None
    """The value of a slider, from 0 to 100."""
    written: str | None = None
    """The text of an input line."""
    selected: tuple[int, int] = (0, 0)
    """The first and the last end of what is selected in that text; the caret where both are the same."""
    modal: bool = False
    level: int = 0
    """The level of a heading, from 1."""
    acts: tuple[Act, ...] = ()


@dataclass(frozen=True, slots=True)
class Tree:
    """All the nodes of a screen by their keys, which stay as long as the thing they name."""

    nodes: Mapping[str, Node]
    root: str
    focus: str
    """The key of the node that has the keyboard."""
    language: str


@dataclass(frozen=True, slots=True)
class Request:
    """What assistive technology asks: an act of the node `key`, with a `value` to be set."""

    act: Act
    key: str
    value: str = ""
