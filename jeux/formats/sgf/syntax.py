"""The syntax of SGF FF[4]: collections of trees of nodes of properties. The meaning of properties is up to each game.

A tree is a list of nodes in file order, each with the index of its parent, so that deep trees need no recursion.
Property values are kept verbatim with their escapes, and written back so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from jeux.common.cleaning import clean
from jeux.common.progress import reached
from jeux.formats.contract import FormatError
from jeux.formats.decoding import decode

MOST_TREES = 20_000
MOST_NODES = 200_000
MOST_VALUES = 1_000_000
"""Limit above the size of any real file; a node takes a hundred times the memory of its text."""
ROOT = -1
"""The parent index of a root."""

_START = re.compile(r"\(\s*;")
_ROOTS = frozenset(("FF", "GM"))
"""Properties that only roots have."""
_ROOT = re.compile(r"\(\s*;(?=[^;()]{0,2000}?\b(?:FF|GM)\s*\[)")
"""The start of a tree whose root has one of them."""
_SWALLOWED = re.compile(rf"\n[ \t]*{_ROOT.pattern}")
"""The start of another tree inside a value."""
_SPACE = re.compile(r"\s*")
_NAME = re.compile(r"[A-Za-z]+")
_VALUE = re.compile(r"[^\]\\]*(?:\\.[^\]\\]*)*", re.DOTALL)
_LITERAL_END = re.compile(r"\](?=\s*(?:[\[;()]|[A-Za-z]+\s*\[|$))")
_CHARSET = re.compile(rb"CA\s*\[\s*([\w.:-]{1,40})\s*\]")
_BREAK = r"(?:\r\n|\n\r|\n|\r)"
_ESCAPE = re.compile(rf"\\(?:({_BREAK})|(.))", re.DOTALL)
_BREAKS = re.compile(_BREAK)
_BLANKS = re.compile(r"[^\S\n]")


@dataclass(frozen=True, slots=True)
class Node:
    """A node: properties by name, each with its values verbatim.

    `before` is the index of its parent in the tree, `ROOT` for none; `places` are the line and column of the node and
    of each property."""

    properties: Mapping[str, tuple[str, ...]]
    before: int = ROOT
    places: Mapping[str, tuple[int, int]] = field(default_factory=dict, compare=False)

    def values(self, name: str) -> tuple[str, ...]:
        """The values of a property as SimpleText; empty if the node does not have it."""
        return tuple(map(simple, self.properties.get(name, ())))

    def value(self, name: str) -> str:
        """The first value of a property as SimpleText; empty if there is none."""
        return next(iter(self.values(name)), "")

    def move(self, name: str) -> str:
        """The value of a move, for games without passes. Raises `FormatError` if it is empty."""
        said = self.value(name)
        if not said:
            raise self.error("empty-step", name)
        return said

    def error(self, code: str, name: str = "", detail: str | None = None) -> FormatError:
        """An error about a property of this node, with its place; the detail defaults to its value."""
        line, column = self.places.get(name, self.places.get("", (0, 0)))
        return FormatError(code, clean(self.value(name) if detail is None else detail), line, column)


@dataclass(frozen=True, slots=True)
class Tree:
    """A game tree: its nodes in file order, parents before children."""

    nodes: tuple[Node, ...]

    @property
    def root(self) -> Node:
        """The root node."""
        return self.nodes[0]

    @property
    def place(self) -> tuple[int, int]:
        """The line and column where it stands."""
        return self.root.places[""]

    def after(self) -> list[list[int]]:
        """For each node the indexes of its children, the main line first."""
        following: list[list[int]] = [[] for _ in self.nodes]
        for number, node in enumerate(self.nodes):
            if node.before != ROOT:
                following[node.before].append(number)
        return following

    def main(self) -> list[int]:
        """The indexes of the main line, from the root on."""
        following, line = self.after(), [0]
        while following[line[-1]]:
            line.append(following[line[-1]][0])
        return line


# --- values -----------------------------------------------------------------------------------------------------------


def text(value: str) -> str:
    """A value as Text: unescaped, line breaks kept."""
    said = _ESCAPE.sub(lambda found: "" if found[1] else found[2], value)
    return _BLANKS.sub(" ", _BREAKS.sub("\n", said))


def simple(value: str) -> str:
    """A value as SimpleText: unescaped, on one line."""
    return text(value).replace("\n", " ").strip()


def composed(value: str) -> tuple[str, str]:
    """The two parts of a composed value; the second is empty if there is only one."""
    found = re.match(r"((?:[^\\:]|\\.)*):?", value, re.DOTALL)
    assert found
    return simple(found[1]), simple(value[found.end() :])


def escaped(said: str, *, inner: bool = False) -> str:
    """A text escaped for a value; with `inner`, for a part of a composed value."""
    return re.sub(r"([\]\\:])" if inner else r"([\]\\])", r"\\\1", said)


# --- reading ----------------------------------------------------------------------------------------------------------


def likely(start: str) -> bool:
    """Whether a text may be an SGF collection: it contains the start of a tree."""
    return bool(_START.search(start))


def read(content: bytes, *, unescaped: bool = False) -> Iterator[Tree | FormatError]:
    """The trees of a file, at least one; of a bad one its error. Text before and between them is ignored.

    With `unescaped`, values have no escapes, as some programs write them: a ``]`` ends a value only if something
    follows that can stand after one. Raises `FormatError`."""
    found = _CHARSET.search(content[:4096])
    return _Reader(decode(content, found[1].decode() if found else ""), unescaped).trees()


def read_text(said: str, *, unescaped: bool = False) -> tuple[Tree, ...]:
    """The trees of a text, see `read`. Raises the `FormatError` of the first bad one."""
    found = []
    for tree in _Reader(said, unescaped).trees():
        if isinstance(tree, FormatError):
            raise tree
        found.append(tree)
    return tuple(found)


class _Reader:
    """A one-pass parser."""

    def __init__(self, said: str, unescaped: bool) -> None:
        self._text, self._unescaped = said, unescaped
        self._at = 0
        self._nodes: list[Node] = []
        self._all_nodes = self._all_values = 0
        self._counted = self._line = self._line_start = 0

    def trees(self) -> Iterator[Tree | FormatError]:
        count = 0
        while found := _START.search(self._text, self._at):
            self._at = found.start()
            if count == MOST_TREES:
                raise self._fault("too-large")
            count += 1
            place = self._counted, self._line, self._line_start
            try:
                tree: Tree | FormatError = self._tree()
            except FormatError as error:
                if error.code == "too-large":
                    raise
                tree = error
                self._counted, self._line, self._line_start = place
                self._go_to_next_root(found.end())
            reached(self._at / len(self._text))
            yield tree
        if not count:
            raise FormatError("nothing")

    def _go_to_next_root(self, start: int) -> None:
        """Go on with the next tree that begins like a file of its own, after a bad one. Its end is not known: a bracket
        may be missing."""
        found = _ROOT.search(self._text, start)
        self._at = found.start() if found else len(self._text)

    def _place(self, offset: int) -> tuple[int, int]:
        """The line and column of an offset, which must not decrease between calls: it counts on from the last one."""
        self._line += self._text.count("\n", self._counted, offset)
        self._line_start = max(self._text.rfind("\n", self._counted, offset) + 1, self._line_start)
        self._counted = max(offset, self._counted)
        return self._line + 1, offset - self._line_start + 1

    def _fault(self, code: str) -> FormatError:
        return FormatError(code, clean(self._text[self._at : self._at + 20]), *self._place(self._at))

    def _tree(self) -> Tree:
        """Parse a tree from its ``(``."""
        self._nodes = []
        before, open_at, opened = ROOT, [ROOT], self._at
        self._at += 1
        while open_at:
            self._at = self._space()
            sign = self._text[self._at : self._at + 1]
            if sign == ";":
                self._at += 1
                self._nodes.append(self._node(before))
                if before != ROOT and opened >= 0 and not _ROOTS.isdisjoint(self._nodes[-1].properties):
                    self._at = opened  # a bracket is missing: this is the root of the next tree
                    raise self._fault("unfinished")
                before, opened = len(self._nodes) - 1, -1
            elif sign == "(":
                opened = self._at
                self._at += 1
                open_at.append(before)
            elif sign == ")":
                self._at += 1
                before = open_at.pop()
            else:
                raise self._fault("unexpected" if sign else "unfinished")
        return Tree(tuple(self._nodes))

    def _space(self) -> int:
        found = _SPACE.match(self._text, self._at)
        assert found
        return found.end()

    def _node(self, before: int) -> Node:
        self._all_nodes += 1
        if self._all_nodes > MOST_NODES or (before == ROOT and self._nodes):
            raise self._fault("too-large" if self._all_nodes > MOST_NODES else "unexpected")
        properties: dict[str, list[str]] = {}
        places = {"": self._place(self._at - 1)}
        while True:
            self._at = self._space()
            found = _NAME.match(self._text, self._at)
            if not found:
                return Node({each: tuple(values) for each, values in properties.items()}, before, places)
            name = "".join(filter(str.isupper, found[0])) or found[0].upper()
            places.setdefault(name, self._place(self._at))
            self._at = found.end()
            properties.setdefault(name, []).extend(self._values())

    def _values(self) -> list[str]:
        """Parse the values of a property, at least one."""
        values = []
        self._at = self._space()
        while self._text[self._at : self._at + 1] == "[":
            values.append(self._value())
            self._all_values += 1
            if self._all_values > MOST_VALUES:
                raise self._fault("too-large")
            self._at = self._space()
        if not values:
            raise self._fault("unexpected" if self._at < len(self._text) else "unfinished")
        return values

    def _value(self) -> str:
        start = self._at + 1
        end = self._end_of_value(start)
        self._at = end + 1
        value = self._text[start:end]
        if _SWALLOWED.search(value):
            self._at = start - 1  # its bracket is missing
            raise self._fault("unfinished")
        return escaped(value) if self._unescaped else value

    def _end_of_value(self, start: int) -> int:
        """The offset of the bracket that ends a value."""
        if self._unescaped:
            last = _LITERAL_END.search(self._text, start)
            end = last.start() if last else len(self._text)
        else:
            found = _VALUE.match(self._text, start)
            assert found
            end = found.end()
        if end >= len(self._text) or self._text[end] != "]":
            raise self._fault("unfinished")
        return end


# --- writing ----------------------------------------------------------------------------------------------------------

_WIDTH = 100
"""The line width for nodes."""


def write(trees: Sequence[Tree]) -> bytes:
    """The trees as a file in UTF-8; their roots must say so in ``CA``."""
    return "".join(f"{write_tree(tree)}\n" for tree in trees).encode("utf-8", "replace")


def write_tree(tree: Tree, node: Callable[[Node], str] | None = None, width: int = _WIDTH) -> str:
    """A tree as text, variations in brackets; `node` formats a node."""
    following = tree.after()
    rows, row = [], "("
    todo: list[int | str] = [0]
    while todo:
        each = todo.pop()
        word = each if isinstance(each, str) else (node or write_node)(tree.nodes[each])
        if len(row) + len(word) > width and row != "(":
            rows.append(row)
            row = ""
        row += word
        if not isinstance(each, str):
            after = following[each]
            branches = [("(", number, ")") for number in after]
            todo += reversed([part for branch in branches for part in branch] if len(after) > 1 else after)
    return "\n".join([*rows, f"{row})"])


def write_node(node: Node) -> str:
    """A node as text."""
    return ";" + write_properties(node.properties)


def literal(value: str) -> str:
    """A value without escapes. Raises `FormatError` if it could not be read back."""
    said = text(value)
    last = _LITERAL_END.search(f"{said}]A[")
    if not last or last.start() < len(said):
        raise FormatError("no-place", clean(said))
    return said


def write_properties(properties: Mapping[str, Sequence[str]]) -> str:
    """Properties as text, values verbatim."""
    return "".join(f"{name}{''.join(f'[{value}]' for value in values)}" for name, values in properties.items())
