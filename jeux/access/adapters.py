"""The library AccessKit on the three systems, behind one interface. `jeux.access.publisher` alone uses it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import Any, Protocol

Factory = Callable[[], Any]
"""Makes an `accesskit.TreeUpdate`."""
Bounds = tuple[int, int, int, int]
"""Left, top, width and height of the window on the screen."""

_log = logging.getLogger(__name__)


class Adapter(Protocol):
    """The tree of one window, as the system sees it. All methods are for the thread of the window, and only while
    somebody asks for the tree."""

    def update(self, factory: Factory) -> None:
        """Send what `factory` makes."""

    def focus(self, focused: bool) -> None:
        """Tell whether the window has the keyboard."""

    def lie(self, bounds: Bounds) -> None:
        """Tell where the window is on the screen."""


def adapter_of(handle: int, begin: Callable[[], None], act: Callable[[Any], None], end: Callable[[], None]) -> Adapter:
    """The adapter of the window with this native handle, made before the window is shown.

    `begin` is called when the tree is asked for, `act` with each `accesskit.ActionRequest`, `end` when nobody listens
    any more; all three on other threads. Raises `ImportError` where the library is not installed, and whatever the
    library raises."""
    if sys.platform == "win32":
        return _Windows(handle, begin, act)
    if sys.platform == "darwin":
        return _Mac(handle, begin, act)
    return _Unix(begin, act, end)


class _Unix:
    """AT-SPI, over the session bus; a bus that is not there raises nothing."""

    def __init__(self, begin: Callable[[], None], act: Callable[[Any], None], end: Callable[[], None]) -> None:
        import accesskit

        self._library = accesskit
        self._adapter = accesskit.unix.Adapter(begin, act, end)

    def update(self, factory: Factory) -> None:
        self._adapter.update_if_active(factory)

    def focus(self, focused: bool) -> None:
        self._adapter.update_window_focus_state(focused)

    def lie(self, bounds: Bounds) -> None:
        left, top, width, height = bounds
        rect = self._library.Rect(left, top, left + width, top + height)
        self._adapter.set_root_window_bounds(rect, rect)


class _Windows:
    """UI Automation; the library follows the focus of the window by itself."""

    def __init__(self, handle: int, begin: Callable[[], None], act: Callable[[Any], None]) -> None:
        import accesskit

        self._adapter = accesskit.windows.SubclassingAdapter(handle, begin, act)

    def update(self, factory: Factory) -> None:
        _raise(self._adapter.update_if_active(factory))

    def focus(self, focused: bool) -> None:
        """Nothing to do."""

    def lie(self, bounds: Bounds) -> None:
        """Nothing to do."""


class _Mac:
    """NSAccessibility. SDL puts the keyboard on the window itself, so its class hands the focus on."""

    def __init__(self, handle: int, begin: Callable[[], None], act: Callable[[Any], None]) -> None:
        import accesskit

        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        self._adapter = accesskit.macos.SubclassingAdapter.for_window(handle, begin, act)

    def update(self, factory: Factory) -> None:
        _raise(self._adapter.update_if_active(factory))

    def focus(self, focused: bool) -> None:
        _raise(self._adapter.update_view_focus_state(focused))

    def lie(self, bounds: Bounds) -> None:
        """Nothing to do."""


def _raise(events: Any) -> None:
    if events is not None:
        events.raise_events()
