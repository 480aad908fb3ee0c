"""Makes printed files on a worker thread: only the latest request counts."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from typing import NamedTuple

from jeux.printing.game.jobs import Fit, PrintError, PrintRequest
from jeux.printing.paper.drawing import Drawing


class Made(NamedTuple):
    """A finished file and its pages; `fit` is how the board fits the paper."""

    pages: Sequence[Drawing]
    content: bytes
    fit: Fit | None


class PrintShop:
    """Runs one request at a time. `made` is its result once ready, `refusal` the reason it failed."""

    def __init__(self) -> None:
        self.wish: PrintRequest | None = None
        self.made: Made | None = None
        self.refusal: PrintError | None = None
        self._work: Future[Made | None] | None = None
        self._given_up = Event()

    @property
    def busy(self) -> bool:
        """Whether a request is running."""
        return self._work is not None

    def want(self, wish: PrintRequest | None) -> None:
        """Start a request (None: nothing), abandoning the previous one."""
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
        """Collect the result or the refusal; True when one arrived."""
        if self._work is None or not self._work.done():
            return False
        work, self._work = self._work, None
        try:
            self.made = work.result()
        except PrintError as error:
            self.refusal = error
        return True

    def close(self) -> None:
        """Abandon the running request."""
        self._given_up.set()
        if self._work:
            self._work, self.wish = None, None


def _make(wish: PrintRequest, given_up: Event) -> Made | None:
    """The worker: imports the printing modules, and must not render text with pygame."""
    from jeux.printing.game.pages import WANTED, GivenUp
    from jeux.printing.request import BOARD, fits, print_pdf

    WANTED.set(lambda: not given_up.is_set())
    seen: list[Drawing] = []
    with suppress(GivenUp):
        content = print_pdf(wish, seen)
        return Made(seen, content, fits(wish) if wish.sheet == BOARD else None)
    return None
