"""Somebody who listens to the tree of a window, in place of the library."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from jeux.access.publisher import Publisher
from jeux.access.tree import Act, Node, Request, Tree
from jeux.scenes.app import App
from tests.desk import frames


class Listener:
    """Stands in for the publisher of a window: keeps what is published, and asks."""

    listened = True

    def __init__(self, app: App) -> None:
        self.app = app
        self.trees: list[Tree] = []
        self.requests: list[Request] = []
        app.window.publisher = cast(Publisher, self)

    @property
    def waited_for(self) -> bool:
        """Whether it waits for the first tree."""
        return not self.trees

    def publish(self, tree: Tree) -> None:
        self.trees.append(tree)

    def stand(self, focused: bool, bounds: tuple[int, int, int, int]) -> None:
        """It is not asked where the window stands."""

    def asked(self) -> list[Request]:
        asked, self.requests = self.requests, []
        return asked

    # --- what it hears --------------------------------------------------------------------------------------------

    @property
    def tree(self) -> Tree:
        """The last tree."""
        return self.trees[-1]

    @property
    def focus(self) -> str:
        """The name of what has the keyboard."""
        return self.tree.nodes[self.tree.focus].name

    def in_order(self) -> Iterator[tuple[str, Node]]:
        """The nodes in reading order, with their keys."""
        waiting = [self.tree.root]
        while waiting:
            key = waiting.pop(0)
            yield key, self.tree.nodes[key]
            waiting = [*self.tree.nodes[key].children, *waiting]

    def names(self) -> list[str]:
        """The names in reading order."""
        return [node.name for _, node in self.in_order()]

    def key(self, name: str) -> str:
        """The key of the first node with this name, or one that begins so and has … at its end."""
        begins = name.removesuffix("…")
        found = (
            key
            for key, node in self.in_order()
            if node.name == name or (begins != name and node.name.startswith(begins))
        )
        return next(found)

    # --- what it does ---------------------------------------------------------------------------------------------

    def ask(self, act: Act, name: str, value: str = "") -> None:
        """Ask something of a node, and wait until it was done and told."""
        self.requests.append(Request(act, self.key(name), value))
        frames(self.app, 8)

    def press(self, name: str) -> None:
        """Press a node."""
        self.ask(Act.PRESS, name)
