"""A page of sentences and buttons as a tree, for a screen that has no pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from jeux.access.tree import PRESSED, Act, Box, Node, Request, Tree
from jeux.common.roles import Role
from jeux.scenes.seen.describer import TITLE, TreeBuilder


class PlainDescriber:
    """Describes a title, sentences, and buttons by their words, with the `boxes` of those that lie somewhere; `chosen`
    is the button that Enter presses."""

    def __init__(
        self,
        words: Sequence[str],
        buttons: Mapping[str, Callable[[], object]],
        chosen: str,
        language: str,
        boxes: Mapping[str, Box],
    ) -> None:
        self._boxes = boxes
        self._words, self._buttons, self._chosen, self._language = words, buttons, chosen, language

    def tree(self, news: str) -> Tree:
        builder = TreeBuilder()
        title, *rest = self._words
        keys = [builder.add(TITLE, Node(Role.HEADING, title, level=1))]
        keys += [builder.add("text", Node(Role.TEXT, text)) for text in rest]
        keys += [
            builder.add(words, Node(Role.BUTTON, words, box=self._boxes.get(words), acts=PRESSED))
            for words in self._buttons
        ]
        builder.within("", keys)
        return builder.tree(self._chosen, self._language)

    def do(self, request: Request) -> bool:
        act = self._buttons.get(request.key)
        if act is None or request.act is not Act.PRESS:
            return False
        act()
        return True
