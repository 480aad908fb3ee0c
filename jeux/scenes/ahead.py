"""Work done in advance at start-up, and work deferred until it is needed."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from jeux.ui import background
from jeux.views import pictures

if TYPE_CHECKING:
    from jeux.engine.client import Engine

_log = logging.getLogger(__name__)


def engine_of(_app: object) -> Engine:
    """The engine client, which computes in a process of its own. Imported here: the first frame does not need it."""
    from jeux.engine.client import Engine

    return Engine()


def look_after_memory() -> None:
    """Turn the garbage collector on. Objects imported so far are frozen, so that no collection scans them again."""
    gc.freeze()
    gc.enable()


def before_first_frame(favourites: tuple[str, ...]) -> None:
    """Have the pictures of the shelf read while the window opens."""
    background.read_ahead()
    pictures.read_ahead(favourites)


def after_first_frame(load_next: Callable[[], None]) -> None:
    """Load the next screens in a worker thread, so that a table opens without delay."""
    pictures.forget_read()
    Thread(target=_load, args=(load_next,), name="modules", daemon=True).start()


def _load(load_next: Callable[[], None]) -> None:
    try:
        load_next()
    except Exception:
        _log.exception("the next screens cannot be loaded")  # opening it raises the error again
