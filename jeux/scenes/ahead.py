"""What is done before somebody waits for it, and what waits until somebody needs it."""

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
    """Who thinks, in a process of its own: the first frame needs it not."""
    from jeux.engine.client import Engine

    return Engine()


def look_after_memory() -> None:
    """Look for what can be freed from now on; what was imported so far stays, and need not be looked through."""
    gc.freeze()
    gc.enable()


def before_first_frame(favourites: tuple[str, ...]) -> None:
    """Have the pictures of the shelf read while the window opens."""
    background.read_ahead()
    pictures.read_ahead(favourites)


def after_first_frame(load_next: Callable[[], None]) -> None:
    """Load what comes next in a thread, so that the way to a table takes no time."""
    pictures.forget_read()
    Thread(target=_load, args=(load_next,), name="modules", daemon=True).start()


def _load(load_next: Callable[[], None]) -> None:
    try:
        load_next()
    except Exception:
        _log.exception("the next screens cannot be loaded")  # the one that is opened tells the player
