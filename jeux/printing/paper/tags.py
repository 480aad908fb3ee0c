"""Tags: the structure of a PDF of text, for whoever has it read aloud, by touch or in other columns.

What is drawn is marked while it is drawn (`marked`), in the order in which it is read; the rest of a page is an
artifact. A `TaggedCanvas` writes the tree of what was marked (ISO 32000-1, 14.7 and 14.8).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from reportlab import platypus
from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFObjectReference, PDFString
from reportlab.pdfgen.canvas import Canvas

TEXT, ITEM, LIST, FIGURE = "P", "LI", "L", "Figure"
HEAD_CELL, CELL = "TH", "TD"
_PDF = (1, 7)
"""The version that knows all that is written."""
_BEGIN_ARTIFACT, _END = "/Artifact BMC", "EMC"
HYPHEN, _SOFT = "-", "\xad"
"""The end of a line where a word goes on, and how it is written: those who read pass over it."""
_BULLET = re.compile(r"\) Tj ET$")
"""The end of a bullet, which has no line of its own."""
_BEGIN = re.compile(r"(/\w+ <</MCID )(\d+)(>> BDC)")


@dataclass(frozen=True, eq=False, slots=True)
class Part:
    """A part of a text, what it is `inside`, if that is not the document. Consecutive items, of a `depth`, make a list;
    `alt` are the words for a figure. What is drawn in several pieces has one part, which is known by its identity."""

    role: str
    inside: Part | None = None
    alt: str = ""
    depth: int = 0


@dataclass(eq=False)
class _Element:
    """An element of the tree. `kids` are elements, and what was marked, each a page and its number there."""

    role: str
    parent: _Element | None = None
    alt: str = ""
    kids: list[_Element | tuple[int, int]] = field(default_factory=list)

    def begin(self, role: str, alt: str = "") -> _Element:
        kid = _Element(role, self, alt)
        self.kids.append(kid)
        return kid

    def last(self, role: str) -> _Element:
        """The last kid, if it has this role, else a new one."""
        last = self.kids[-1] if self.kids else None
        return last if isinstance(last, _Element) and last.role == role else self.begin(role)


class TaggedCanvas(Canvas):  # type: ignore[misc]  # the library has no types
    """A canvas that writes the structure of what is marked on it."""

    def __init__(self, file: BinaryIO, **arguments: Any) -> None:
        super().__init__(file, **arguments, pdfVersion=_PDF)
        self._document = _Element("Document")
        self._elements: dict[Part, _Element] = {}
        self._marks: list[list[_Element]] = [[]]
        """For each page, the elements of what was marked, by their numbers."""

    def begin_part(self, part: Part) -> None:
        """Begin a part, outside any other one."""
        element, marks = self._element(part), self._marks[-1]
        element.kids.append((len(self._marks) - 1, len(marks)))
        self.end_artifact()
        self._code.append(f"/{element.role} <</MCID {len(marks)}>> BDC")  # no public access
        marks.append(element)

    def end_part(self) -> None:
        """End it."""
        self._code.append(_END)
        self.begin_artifact()

    def begin_artifact(self) -> None:
        """Begin what is not read."""
        self._code.append(_BEGIN_ARTIFACT)

    def end_artifact(self) -> None:
        """End what is not read."""
        self._code.append(_END)

    def marks_on(self, page: int) -> int:
        """How many marks there are on a page."""
        return len(self._marks[page])

    def _element(self, part: Part) -> _Element:
        if part not in self._elements:
            if part.role == ITEM:
                element = self._list(part.depth).begin(ITEM).begin("LBody")
            else:
                parent = self._element(part.inside) if part.inside else self._document
                element = parent.begin(part.role, part.alt)
            self._elements[part] = element
        return self._elements[part]

    def _list(self, depth: int) -> _Element:
        found = self._document.last(LIST)
        for _ in range(depth):
            found = found.last(ITEM).last(LIST)
        return found

    def add_code(self, code: Iterable[str]) -> None:
        """Write code that was drawn before."""
        self._code += code

    def page_code(self) -> list[str]:
        """The code of the page that ends now, with what is not marked as artifacts."""
        self._marks.append([])
        return [_BEGIN_ARTIFACT, *self._code, _END]

    def showPage(self) -> None:  # noqa: N802  # the library's name
        """End a page."""
        self._code = self.page_code()
        self.write_page()

    def write_page(self) -> None:
        """Write a page whose code is complete."""
        number = len(self._doc.Pages.pages)
        super().showPage()
        page = self._doc.Pages.pages[number]
        page.StructParents, page.Tabs = number, PDFName("S")
        page.__NoDefault__ = [*page.__NoDefault__, "StructParents", "Tabs"]  # else the library leaves them out

    def places(self) -> list[tuple[int, int]]:
        """For each finished page, the page that it is written on, and how many marks come before its own."""
        return [(number, 0) for number in range(len(self._marks) - 1)]

    def save(self) -> None:
        """Write the tree, then the file."""
        _Tree(self._doc, self.places()).write(self._document, self._marks)
        super().save()


class BlankCanvas(Canvas):  # type: ignore[misc]  # the library has no types
    """A canvas that writes no file, and no paragraphs, for counting pages."""

    def save(self) -> None:
        """Write nothing."""


class _Tree:
    """Writes the elements of a document."""

    def __init__(self, document: Any, places: Sequence[tuple[int, int]]) -> None:
        self._document, self._places, self._count = document, places, 0
        self._names: dict[int, str] = {}

    def write(self, top: _Element, marks: Sequence[Sequence[_Element]]) -> None:
        document = self._document
        root = PDFDictionary({"Type": PDFName("StructTreeRoot")})
        document.Reference(root, "tags")
        root["K"] = self._write(top, "tags")
        parents: dict[int, list[PDFObjectReference]] = {}
        for (page, _), elements in sorted(zip(self._places, marks[:-1], strict=True), key=lambda each: each[0]):
            parents.setdefault(page, []).extend(PDFObjectReference(self._names[id(each)]) for each in elements)
        numbers = [item for page, found in parents.items() for item in (page, PDFArray(found))]
        root["ParentTree"] = document.Reference(PDFDictionary({"Nums": PDFArray(numbers)}))
        root["ParentTreeNextKey"] = len(parents)
        document.Catalog.StructTreeRoot = PDFObjectReference("tags")
        document.Catalog.MarkInfo = PDFDictionary({"Marked": "true"})

    def _write(self, element: _Element, parent: str) -> PDFObjectReference:
        self._count += 1
        name = self._names[id(element)] = f"tag-{self._count}"
        written = {"Type": PDFName("StructElem"), "S": PDFName(element.role), "P": PDFObjectReference(parent)}
        if element.alt:
            written["Alt"] = PDFString(element.alt)
        if element.role == HEAD_CELL:
            written["A"] = PDFDictionary({"O": PDFName("Table"), "Scope": PDFName("Column")})
        made = PDFDictionary(written)
        reference = self._document.Reference(made, name)
        made["K"] = PDFArray([self._kid(kid, name) for kid in element.kids])
        return reference

    def _kid(self, kid: _Element | tuple[int, int], name: str) -> object:
        if isinstance(kid, _Element):
            return self._write(kid, name)
        page, number = kid
        written_on, before = self._places[page]
        place = {"Type": PDFName("MCR"), "Pg": PDFObjectReference(f"Page{written_on + 1}"), "MCID": before + number}
        return PDFDictionary(place)


def shifted(code: Sequence[str], by: int) -> Iterator[str]:
    """The code of a page after another one with so many marks."""
    for line in code:
        found = _BEGIN.fullmatch(line)
        yield f"{found[1]}{int(found[2]) + by}{found[3]}" if found else line


@contextmanager
def marked(canvas: Canvas, part: Part | None) -> Iterator[None]:
    """Mark what is drawn meanwhile as a part; None: as an artifact. On a canvas without tags, just draw it."""
    if part is None or not isinstance(canvas, TaggedCanvas):
        yield
        return
    canvas.begin_part(part)
    yield
    canvas.end_part()


class Paragraph(platypus.Paragraph):  # type: ignore[misc]  # the library has no types
    """A paragraph that is read as what its style says: `role`, and `depth` of an item. Drawn again, as the heading of a
    table that continues, it is an artifact."""

    style: Any
    part: Part | None = None
    _drawn_on: Canvas | None = None

    def split(self, width: float, height: float) -> list[Paragraph]:
        """The pieces, which are one part. No word is parted between them."""
        pieces: list[Paragraph] = super().split(width, height)
        while pieces and pieces[0].ends_in_a_word(width):
            height -= self.style.leading
            pieces = super().split(width, height)
        for piece in pieces:
            piece.part = self._own_part()
        return pieces

    def breakLines(self, width: float | Sequence[float]) -> Any:  # noqa: N802  # the library's name
        """Break it into lines; without hyphens if its last line would be but the end of a word."""
        broken, style = super().breakLines(width), self.style
        last = [_words(line) for line in broken.lines[-2:]]
        if len(last) == 2 and last[0].endswith(HYPHEN) and " " not in last[1].strip():
            self.style = style.clone("whole", hyphenationLang="")
            broken = super().breakLines(width)
            self.style = style
        return broken

    def draw(self) -> None:
        """Draw it as its part."""
        if isinstance(self.canv, BlankCanvas):
            return
        again, self._drawn_on = self._drawn_on is self.canv, self.canv
        for line in self.blPara.lines:
            _end(line)
        with marked(self.canv, None if again else self._own_part()):
            code: list[str] = self.canv._code  # no public access
            start = len(code)
            super().draw()
            if self.bulletText:
                code[start:] = [_BULLET.sub(" ) Tj ET", each, count=1) for each in code[start:]]

    def ends_in_a_word(self, width: float) -> bool:
        """Whether it is a piece whose last word goes on."""
        self.wrap(width, 10_000)
        return _words(self.blPara.lines[-1]).endswith(HYPHEN)

    def _own_part(self) -> Part:
        if self.part is None:
            style = self.style
            self.part = Part(getattr(style, "role", TEXT), depth=getattr(style, "depth", 0))
        return self.part


def _words(line: Any) -> str:
    """The words of a line, which the library has in two forms."""
    return " ".join(line[1]) if isinstance(line, tuple) else "".join(piece.text for piece in line.words)


def _end(line: Any) -> None:
    """End a line with a space, which the library leaves out, or with a soft hyphen."""
    if isinstance(line, tuple):
        line[1][-1:] = map(_ended, line[1][-1:])
    elif piece := next((piece for piece in reversed(line.words) if piece.text), None):
        piece.text = _ended(piece.text)


def _ended(word: str) -> str:
    return word[:-1] + _SOFT if word.endswith(HYPHEN) else word.rstrip(" ") + ("" if word.endswith(_SOFT) else " ")


def tabled(rows: Sequence[Sequence[Paragraph]]) -> None:
    """Make paragraphs the cells of a table with one row of headings."""
    table = Part("Table")
    for number, row in enumerate(rows):
        inside = Part("TR", table)
        for cell in row:
            cell.part = Part(CELL if number else HEAD_CELL, inside)
