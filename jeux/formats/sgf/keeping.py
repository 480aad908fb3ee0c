"""Keeps parts of a file's tree in the record, and restores them when the tree is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from jeux.common.schema import between, list_of, misfits, row, table, text
from jeux.formats.contract import KEPT, FormatError
from jeux.formats.sgf import syntax
from jeux.formats.sgf.syntax import ROOT, Node, Tree
from jeux.match.record import GameRecord

KEY = "sgf"
_LONG, _MANY = text(8 * 1024 * 1024), 1_000_000
_FIELDS = {
    "steps": _LONG,
    "nodes": list_of(row(between(0, _MANY), between(0, _MANY), _LONG, _LONG), 1, _MANY),
    "told": table(_LONG, _LONG, 100_000),
}

KeptNode = tuple[int, int, str, str]
"""The steps before a node and after it, its properties that the writer does not generate, and the variations beside the
next node."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The kept parts of a tree; see `jeux.formats.sgf.single`."""

    steps: tuple[str, ...] = ()
    nodes: tuple[KeptNode, ...] = ()
    told: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, played: GameRecord) -> Kept:
        """The kept parts in a game; empty if there are none or they are invalid."""
        kept = played.unknown.get(KEPT)
        data = kept.get(KEY) if isinstance(kept, dict) else None
        if not isinstance(data, dict) or data.keys() != _FIELDS.keys() or misfits(data, _FIELDS):
            return cls()
        nodes = tuple((first, last, said, beside) for first, last, said, beside in data["nodes"])
        try:
            for _, _, said, beside in nodes:
                _properties(said)
                _trees(beside)
        except FormatError:
            return cls()
        return cls(tuple(data["steps"].split()), nodes, data["told"])

    def root(self) -> Mapping[str, tuple[str, ...]]:
        """The kept properties of the root."""
        return _properties(self.nodes[0][2]) if self.nodes else {}

    def put_into(self, played: GameRecord) -> GameRecord:
        """The game with these parts stored in it."""
        data = {"steps": " ".join(self.steps), "nodes": [list(node) for node in self.nodes], "told": dict(self.told)}
        return replace(played, unknown={**played.unknown, KEPT: {KEY: data}})

    def tree(self, written: Sequence[tuple[int, Mapping[str, tuple[str, ...]]]], steps: Sequence[str]) -> Tree:
        """The tree of the nodes `written`, the root first, each with the number of steps that it plays. Kept parts are
        restored as long as the steps are the same."""
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.steps, steps, strict=False)))
        waiting = [node for node in self.nodes if node[1] <= same][::-1]
        nodes: list[Node] = []
        beside: list[tuple[int, str]] = []
        after = 0
        for count, own in written:
            after += count
            properties = dict(own)
            # a kept node that played no step goes after the node that led there
            here = bool(waiting) and (not nodes or (waiting[-1][0] < waiting[-1][1] <= after))
            if here:
                _, _, said, trees = waiting.pop()
                properties |= {name: values for name, values in _properties(said).items() if name not in properties}
            nodes.append(Node(properties, len(nodes) - 1))
            if here and trees:
                beside.append((len(nodes) - 1, trees))
            while waiting and waiting[-1][0] == waiting[-1][1] == after:
                _, _, said, trees = waiting.pop()
                nodes.append(Node(_properties(said), len(nodes) - 1))
                beside += [(len(nodes) - 1, trees)] if trees else []
        return Tree(tuple(_with(nodes, beside)))


def _properties(said: str) -> Mapping[str, tuple[str, ...]]:
    return syntax.read_text(f"(;{said})")[0].root.properties


def _trees(beside: str) -> tuple[Tree, ...]:
    return syntax.read_text(beside) if beside else ()


def _with(nodes: list[Node], beside: Sequence[tuple[int, str]]) -> list[Node]:
    """The nodes of the main line, followed by those of the variations."""
    whole = list(nodes)
    for number, trees in beside:
        for tree in _trees(trees):
            first = len(whole)
            whole += [
                Node(node.properties, number if node.before == ROOT else first + node.before) for node in tree.nodes
            ]
    return whole


def branch(tree: Tree, following: Sequence[Sequence[int]], first: int) -> Tree:
    """The subtree that starts with a node."""
    numbers, todo = [], [first]
    while todo:
        numbers.append(todo.pop())
        todo += reversed(following[numbers[-1]])
    place = {number: i for i, number in enumerate(numbers)}
    nodes = (tree.nodes[number] for number in numbers)
    return Tree(tuple(Node(node.properties, place.get(node.before, ROOT), node.places) for node in nodes))
