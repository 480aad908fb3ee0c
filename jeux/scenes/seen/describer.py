"""What a screen gives to assistive technology: its tree, and an answer to what is asked of a node."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from jeux.access.tree import Node, Request, Tree
from jeux.common.roles import Role
from jeux.scenes.narrator import heard

ROOT, TITLE, DIALOG, NEWS = "window", "title", "dialog", "news"
OPEN_LIST = "list"
"""The key of the open list of a field, which has mouse and keyboard alone."""
PROGRAM = "Tablier"


def item_key(page: str, name: str) -> str:
    """The key of an item of a page."""
    return f"{page}:{name}"


def page_of(key: str) -> str:
    """The page that an item is on; empty for what is on none."""
    return key.partition(":")[0] if ":" in key else ""


class Describer(Protocol):
    """Describes one screen."""

    def tree(self, news: str) -> Tree:
        """The screen now. `news` is what happened last, told as it happens."""

    def do(self, request: Request) -> bool:
        """Do what is asked; False where it cannot be done now."""


class TreeBuilder:
    """Collects the nodes of a screen."""

    def __init__(self) -> None:
        self.nodes: dict[str, Node] = {}

    def add(self, key: str, node: Node) -> str:
        """Add a node under its key, or under the next free one with a number behind it. Returns the key."""
        free, number = key, 1
        while free in self.nodes:
            number += 1
            free = f"{key} {number}"
        name = heard(node.name)
        self.nodes[free] = node if name == node.name else replace(node, name=name)
        return free

    def within(self, dialog: str, children: list[str]) -> None:
        """Put the children in the window; in a modal dialogue of that name, where it has one. Another dialogue is
        another node: a reader tells a focus that moves there, and of one that stays only what it is called now."""
        if dialog:
            children = [self.add(f"{DIALOG} {dialog}", Node(Role.DIALOG, dialog, tuple(children), modal=True))]
        self.nodes[ROOT] = Node(Role.WINDOW, PROGRAM, tuple(children))

    def first(self) -> str:
        """The key of what is read first on a screen where nothing has the keyboard."""
        of = [key for kind in (DIALOG, TITLE) for key in self.nodes if key.startswith(f"{kind} ")]
        return of[0] if of else ROOT

    def tree(self, focus: str, language: str) -> Tree:
        """The whole tree; `focus` must be one of its keys."""
        return Tree(self.nodes, ROOT, focus, language)
