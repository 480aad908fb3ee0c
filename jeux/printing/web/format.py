"""The format of pages, which is written and never read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jeux.common.texts import Texts
from jeux.formats.contract import Format, FormatError, Reading
from jeux.match.record import Record

KEY, ENDING = "html", ".html"


def page_format(texts: Callable[[], Texts]) -> Format:
    """The format, with texts that are asked for when a page is written."""
    return Format(KEY, (ENDING,), (), _never, _nothing, page_writer(texts))


def page_writer(texts: Callable[[], Texts]) -> Callable[[Sequence[Record]], bytes]:
    """What writes pages."""

    def write(records: Sequence[Record]) -> bytes:
        """A page with one match. Raises `FormatError` for several."""
        if len(records) != 1:
            raise FormatError("many")
        from jeux.printing.web.match_page import match_page  # on demand: it loads the drawing

        return match_page(records[0], texts())

    return write


def _never(start: str) -> bool:
    return False


def _nothing(content: bytes) -> Reading:
    raise FormatError("nothing")
