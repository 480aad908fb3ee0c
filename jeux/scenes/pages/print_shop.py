"""Makes what is printed while the window lives on: one wish at a time, the last one."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from typing import NamedTuple

from jeux.printing.game.jobs import Fit, PrintError, PrintRequest
from jeux.printing.paper.drawing import Drawing


class Made(NamedTuple):
    """A file and its pages; `fit` is what a board takes."""

    pages: Sequence[Drawing]
    content: bytes
    fit: Fit | None


class PrintShop:
    """`made` is what was wished for, once it is there; `refusal` why it cannot be."""

    def __init__(self) -> None:
        self.wish: PrintRequest | None = None
        self.made: Made | None = None
        self.refusal: PrintError | None = None
        self._work: Future[Made | None] | None = None
        self._given_up = Event()

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return self._work is not None

    def want(self, wish: PrintRequest | None) -> None:
        """Begin to make something, nothing for None; what was begun before is given up."""
        if wish == self.wish:
            return
        self.close()
        self.wish, self.made, self.refusal = wish, None, None
        if wish:
            self._given_up = Event()
            worker = ThreadPoolExecutor(1)
            self._work = worker.submit(_make, wish, self._given_up)
            worker.shutdown(wait=False)

    def advance(self) -> bool:
        """Whether what was wished for has come, or its refusal."""
        if self._work is None or not self._work.done():
            return False
        work, self._work = self._work, None
        try:
            self.made = work.result()
        except PrintError as error:
            self.refusal = error
        return True

    def close(self) -> None:
        """Give up what is on its way."""
        self._given_up.set()
        if self._work:
            self._work, self.wish = None, None


def _make(wish: PrintRequest, given_up: Event) -> Made | None:
    """Runs beside the window: imports what prints, and draws no letters with pygame."""
    from jeux.printing.game.pages import WANTED, GivenUp
    from jeux.printing.request import BOARD, fits, print_pdf

    WANTED.set(lambda: not given_up.is_set())
    seen: list[Drawing] = []
    with suppress(GivenUp):
        content = print_pdf(wish, seen)
        return Made(seen, content, fits(wish) if wish.sheet == BOARD else None)
    return None
