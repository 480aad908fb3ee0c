"""The structure of a PDF as readers of the screen get it, read by other libraries than the one that wrote it."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import pdfplumber
from pypdf import PdfReader


class Node(NamedTuple):
    """An element: its role, its alternative words, its kids; `marks` are the page and number of what it holds itself,
    `text` the letters there."""

    role: str
    alt: str
    kids: tuple[Node, ...]
    marks: tuple[tuple[int, int], ...]
    text: str

    def all(self, role: str) -> list[Node]:
        """The elements with a role, in the order of reading."""
        return [node for node in self.walk() if node.role == role]

    def walk(self) -> Iterator[Node]:
        yield self
        for kid in self.kids:
            yield from kid.walk()

    @property
    def whole(self) -> str:
        """All that is read of it, but for figures."""
        return "".join(node.text for node in self.walk() if node.role != "Figure")


class Tagged(NamedTuple):
    """A file: its tree, and the letters that stand outside of it."""

    tree: Node
    untold: str


def tagged(content: bytes) -> Tagged:
    """The tree of a file, whose references are checked on the way."""
    reader: Any = PdfReader(io.BytesIO(content))
    root = reader.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    letters: dict[tuple[int, int | None], list[str]] = defaultdict(list)
    with pdfplumber.open(io.BytesIO(content)) as document:
        for number, page in enumerate(document.pages):
            for char in page.chars:
                assert char["tag"], "all is in the tree or an artifact"
                letters[number, char["mcid"]].append(char["text"])
    pages = {page.indirect_reference.idnum: number for number, page in enumerate(reader.pages)}
    parents = _parents(root["/StructTreeRoot"]["/ParentTree"])
    assert [page["/StructParents"] for page in reader.pages] == list(range(len(reader.pages)))
    assert all(page["/Tabs"] == "/S" for page in reader.pages)

    def node(reference: Any) -> Node:
        element = reference.get_object()
        kids, marks = [], []
        for kid in element["/K"]:
            held = kid.get_object()
            if held.get("/Type") == "/MCR":
                mark = pages[held.raw_get("/Pg").idnum], int(held["/MCID"])
                assert parents[mark] == reference.idnum
                marks.append(mark)
            else:
                assert held.raw_get("/P").idnum == reference.idnum
                kids.append(node(kid))
        text = "".join("".join(letters[mark]) for mark in marks)
        return Node(element["/S"][1:], str(element.get("/Alt", "")), tuple(kids), tuple(marks), text)

    tree = node(root["/StructTreeRoot"].raw_get("/K"))
    held = [mark for each in tree.walk() for mark in each.marks]
    assert sorted(held) == sorted(parents), "each mark is held once"
    return Tagged(tree, "".join("".join(found) for (_, mark), found in letters.items() if mark is None))


def _parents(tree: Any) -> dict[tuple[int, int], int]:
    numbers = tree["/Nums"]
    return {
        (int(page), mark): reference.idnum
        for page, found in zip(numbers[::2], numbers[1::2], strict=True)
        for mark, reference in enumerate(found.get_object())
    }
