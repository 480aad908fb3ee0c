"""What goes to the library: the whole tree once, then what has changed; and what comes back."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import accesskit
import pytest

from jeux.access import publisher as published
from jeux.access.publisher import MOST_ASKED, Publisher
from jeux.access.tree import PRESSED, Act, Node, Request, Tree
from jeux.common.roles import Role


class Panic(BaseException):
    """What the library raises when it is wrong about itself: no `Exception`."""


class FakeAdapter:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.updates: list[Any] = []
        self.told: list[object] = []
        self.fails = False

    def update(self, factory: Callable[[], Any]) -> None:
        if self.fails:
            raise Panic("a tree without a root")
        self.updates.append(factory())

    def focus(self, focused: bool) -> None:
        self.told.append(focused)

    def lie(self, bounds: tuple[int, int, int, int]) -> None:
        self.told.append(bounds)


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> FakeAdapter:
    made = FakeAdapter()

    def adapter_of(_handle: int, begin: Any, act: Any, end: Any) -> FakeAdapter:
        made.begin, made.act, made.end = begin, act, end  # type: ignore[attr-defined]
        return made

    monkeypatch.setattr(published, "adapter_of", adapter_of)
    return made


def tree(name: str = "Jouer", more: bool = False) -> Tree:
    children = ("title", "play", *(["more"] if more else []))
    nodes = {
        "window": Node(Role.WINDOW, "Tablier", children),
        "title": Node(Role.HEADING, "Moulin", level=1),
        "play": Node(Role.BUTTON, name, acts=PRESSED),
    }
    if more:
        nodes["more"] = Node(Role.TEXT, "Et encore.")
    return Tree(nodes, "window", "play" if more else "title", "fr")


def sent(update: Any) -> list[str]:
    """The names of the nodes of an update."""
    return [node.label or node.value for _, node in update.nodes]


def listening(adapter: FakeAdapter) -> Publisher:
    publisher = Publisher(7)
    adapter.begin()  # type: ignore[attr-defined]
    return publisher


def test_nothing_is_sent_while_nobody_listens(adapter: FakeAdapter) -> None:
    publisher = Publisher(7)
    publisher.publish(tree())
    publisher.stand(True, (0, 0, 10, 10))
    assert (adapter.updates, adapter.told, publisher.listened, publisher.waited_for) == ([], [], False, False)


def test_the_whole_tree_first_then_what_has_changed(adapter: FakeAdapter) -> None:
    publisher = listening(adapter)
    assert publisher.waited_for
    for shown in (tree(), tree(), tree("Rejouer"), tree("Rejouer", more=True)):
        publisher.publish(shown)
    assert not publisher.waited_for
    assert [sent(update) for update in adapter.updates] == [
        ["Tablier", "Moulin", "Jouer"],
        ["Rejouer"],
        ["Tablier", "Et encore."],
    ]
    assert [update.tree is None for update in adapter.updates] == [False, True, True]
    play = {node.label: number for number, node in adapter.updates[0].nodes}["Jouer"]
    assert [number for number, _ in adapter.updates[1].nodes] == [play], "a key keeps its number"
    assert adapter.updates[2].focus == play


def test_what_comes_back_has_another_number(adapter: FakeAdapter) -> None:
    publisher = listening(adapter)
    for more in (True, False, True):
        publisher.publish(tree(more=more))
    first, back = ({node.value: number for number, node in adapter.updates[n].nodes}["Et encore."] for n in (0, 2))
    assert first != back, "Orca keeps silent of a number that has gone once"
    assert {number for number, _ in adapter.updates[2].nodes} >= {back}


def test_who_listens_anew_gets_the_whole_tree(adapter: FakeAdapter) -> None:
    publisher = listening(adapter)
    publisher.publish(tree())
    adapter.end()  # type: ignore[attr-defined]
    assert not publisher.listened
    publisher.publish(tree("Rejouer"))
    adapter.begin()  # type: ignore[attr-defined]
    publisher.publish(tree("Rejouer"))
    assert [sent(update) for update in adapter.updates] == [
        ["Tablier", "Moulin", name] for name in ("Jouer", "Rejouer")
    ]
    assert adapter.updates[1].tree is not None


def test_the_window_is_told_where_it_stands_once(adapter: FakeAdapter) -> None:
    publisher = listening(adapter)
    for focused in (True, True, False):
        publisher.stand(focused, (1, 2, 30, 40))
    assert adapter.told == [(1, 2, 30, 40), True, (1, 2, 30, 40), False]


def test_what_is_asked_comes_back_by_its_key(adapter: FakeAdapter) -> None:
    publisher = listening(adapter)
    publisher.publish(tree())
    play = {node.label: number for number, node in adapter.updates[0].nodes}["Jouer"]
    ask: Callable[[object], None] = adapter.act  # type: ignore[attr-defined]
    ask(SimpleNamespace(action=accesskit.Action.CLICK, target=play, data=None))
    ask(SimpleNamespace(action=accesskit.Action.SET_VALUE, target=play, data=(accesskit.ActionDataKind.VALUE, "Anne")))
    ask(SimpleNamespace(action=accesskit.Action.SHOW_TOOLTIP, target=play, data=None))  # nothing that we have
    ask(SimpleNamespace(action=accesskit.Action.CLICK, target=4711, data=None))  # no such node
    assert publisher.asked() == [Request(Act.PRESS, "play"), Request(Act.SET, "play", "Anne")]
    assert publisher.asked() == []


def test_a_flood_of_requests_keeps_the_last(adapter: FakeAdapter) -> None:
    publisher = listening(adapter)
    publisher.publish(tree())
    for _ in range(MOST_ASKED + 50):
        adapter.act(SimpleNamespace(action=accesskit.Action.FOCUS, target=0, data=None))  # type: ignore[attr-defined]
    assert len(publisher.asked()) == MOST_ASKED


def test_a_library_that_panics_is_given_up(adapter: FakeAdapter, caplog: pytest.LogCaptureFixture) -> None:
    publisher = listening(adapter)
    adapter.fails = True
    publisher.publish(tree())
    publisher.publish(tree("Rejouer"))
    assert not publisher.listened
    assert [record.message for record in caplog.records] == [
        "the tree of the window is given up: a tree without a root"
    ]


def test_without_the_library_nothing_is_published(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(*_: object) -> None:
        raise ImportError("No module named 'accesskit'")

    monkeypatch.setattr(published, "adapter_of", missing)
    publisher = Publisher(7)
    publisher.publish(tree())
    assert not publisher.listened
    assert len(caplog.records) == 1
    assert "No module named 'accesskit'" in caplog.text
