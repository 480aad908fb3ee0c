"""The library on the three systems, with a stand-in for it: each gets what it must, and one that fails costs a line."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from jeux.access.adapters import adapter_of
from jeux.access.publisher import Publisher
from jeux.access.tree import Node, Tree
from jeux.common.roles import Role

HANDLE = 0x5AFE
BOUNDS = (10, 20, 300, 200)
TREE = Tree({"window": Node(Role.WINDOW, "Tablier")}, "window", "window", "fr")
SYSTEMS = ("linux", "win32", "darwin")


class PanicError(BaseException):
    """As the library raises one where its own code fails: no `Exception`."""


class Library:
    """Notes what is asked of it. `failing` is the call that panics."""

    def __init__(self, failing: str = "") -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.failing = failing
        self.handlers: tuple[Callable[..., Any], ...] = ()
        adapter = SimpleNamespace(**{name: self._call(name) for name in METHODS})
        self.module = SimpleNamespace(
            unix=SimpleNamespace(Adapter=self._maker("unix", adapter)),
            windows=SimpleNamespace(SubclassingAdapter=self._maker("windows", adapter)),
            macos=SimpleNamespace(
                SubclassingAdapter=SimpleNamespace(for_window=self._maker("macos", adapter)),
                add_focus_forwarder_to_window_class=self._call("forward"),
            ),
            Rect=lambda *sides: sides,
        )

    def _maker(self, system: str, adapter: object) -> Callable[..., object]:
        def make(*given: Any) -> object:
            self.handlers = tuple(part for part in given if callable(part))
            self._note(system, *(part for part in given if not callable(part)))
            return adapter

        return make

    def _call(self, name: str) -> Callable[..., object]:
        def call(*given: Any) -> object:
            self._note(name, *(part() if callable(part) else part for part in given))
            return SimpleNamespace(raise_events=lambda: self.calls.append(("raised",)))

        return call

    def _note(self, *call: Any) -> None:
        if call[0] == self.failing:
            raise PanicError("not here")
        self.calls.append(call)


METHODS = (*("update_if_active", "update_window_focus_state", "update_view_focus_state", "set_root_window_bounds"),)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    return put(monkeypatch, Library())


def put(monkeypatch: pytest.MonkeyPatch, library: Library) -> Library:
    monkeypatch.setitem(sys.modules, "accesskit", library.module)
    return library


def begin() -> None:
    """The tree is asked for."""


def act(request: object) -> None:
    """An action is asked for."""


def end() -> None:
    """Nobody listens any more."""


CALLS = {
    "linux": [
        ("unix",),
        ("update_if_active", "a tree"),
        ("update_window_focus_state", True),
        ("set_root_window_bounds", (10, 20, 310, 220), (10, 20, 310, 220)),
    ],
    "win32": [("windows", HANDLE), ("update_if_active", "a tree"), ("raised",)],
    "darwin": [
        ("forward", "SDLWindow"),
        ("macos", HANDLE),
        ("update_if_active", "a tree"),
        ("raised",),
        ("update_view_focus_state", True),
        ("raised",),
    ],
}
"""Focus and place of the window are told where the library does not find them by itself."""


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_system_gets_its_own_adapter(system: str, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    adapter = adapter_of(HANDLE, begin, act, end)
    adapter.update(lambda: "a tree")
    adapter.focus(True)
    adapter.lie(BOUNDS)
    assert library.calls == CALLS[system]
    assert library.handlers == ((begin, act, end) if system == "linux" else (begin, act))


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_a_system_that_nobody_listens_to_has_no_events(
    system: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    adapter = adapter_of(HANDLE, begin, act, end)
    monkeypatch.setattr(adapter, "_adapter", SimpleNamespace(update_if_active=lambda factory: None))
    adapter.update(lambda: "a tree")
    assert ("raised",) not in library.calls


# --- where it is missing or fails -------------------------------------------------------------------------------------


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What stands in the log."""
    return [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_missing_library_costs_one_line(
    system: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setitem(sys.modules, "accesskit", None)  # Python then says that there is none
    with caplog.at_level(logging.INFO):
        publisher = Publisher(HANDLE)
        publisher.stand(True, BOUNDS)
        publisher.publish(TREE)
    assert not publisher.listened
    (line,) = lines(caplog)
    assert line.startswith("assistive technology sees no tree of the window: import of accesskit")


@pytest.mark.parametrize(
    ("system", "failing"), [("linux", "unix"), ("win32", "windows"), ("darwin", "forward"), ("darwin", "macos")]
)
def test_a_library_that_panics_at_once_costs_one_line(
    system: str, failing: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    put(monkeypatch, Library(failing))
    with caplog.at_level(logging.INFO):
        publisher = Publisher(HANDLE)
        publisher.publish(TREE)
    assert not publisher.listened
    assert lines(caplog) == ["assistive technology sees no tree of the window: not here"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_library_that_panics_later_is_given_up_with_one_line(
    system: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    library = put(monkeypatch, Library("update_if_active"))
    monkeypatch.setattr(Publisher, "_update", lambda self, tree, changed, whole: "an update")
    with caplog.at_level(logging.INFO):
        publisher = Publisher(HANDLE)
        library.handlers[0]()
        assert publisher.listened
        publisher.publish(TREE)
        publisher.publish(TREE)
        publisher.stand(True, BOUNDS)
    assert not publisher.listened
    assert lines(caplog) == ["the tree of the window is given up: not here"]
