"""Publishes the tree of a window to the system, and brings back what assistive technology asks of it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Mapping
from itertools import count
from typing import TYPE_CHECKING, Any

from jeux.access.adapters import Adapter, Bounds, adapter_of
from jeux.access.tree import Node, Request, Tree

if TYPE_CHECKING:
    import accesskit

MOST_ASKED = 100
"""Requests kept until the next frame; more than these are dropped."""
TOOLKIT = "Tablier"
TEXT_RUN = " text"
"""What the key of the run of text in an input line ends with."""

_log = logging.getLogger(__name__)


class Publisher:
    """The tree of one window. It costs nothing until somebody asks for it.

    AccessKit calls back on threads of its own, under a lock that an update takes too, and needs the interpreter's lock
    for it. So the window touches the adapter only while `_listened` is true, which a call back alone sets."""

    def __init__(self, handle: int) -> None:
        """For the window with this native handle; it must not have been shown yet. Where the library is missing or
        fails, nothing is published, and one line of the log says so."""
        self._listened = False
        self._begun = self._answered = 0
        """How often the tree was asked for anew, and for which of these times it was sent."""
        self._requests: deque[Request] = deque(maxlen=MOST_ASKED)
        self._sent: Mapping[str, Node] = {}
        self._next = count()
        self._numbers: dict[str, int] = {}
        self._keys: dict[int, str] = {}
        self._told: tuple[int, bool, Bounds] | None = None
        self._focus = ""
        self._adapter = self._made(handle)

    def _made(self, handle: int) -> Adapter | None:
        try:
            return adapter_of(handle, self._begin, self._act, self._end)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # it panics with an exception of its own kind
            _log.warning("assistive technology sees no tree of the window: %s", error)
            return None

    # --- called by the library, on its threads ----------------------------------------------------------------------

    def _begin(self) -> None:
        """The tree is asked for: the next frame sends it."""
        self._begun += 1
        self._listened = True

    def _end(self) -> None:
        self._listened = False

    def _act(self, request: accesskit.ActionRequest) -> None:
        from jeux.access.nodes import ACTIONS

        key = self._keys.get(request.target)
        act = next((act for act, action in ACTIONS.items() if action == request.action), None)
        if key is not None and act:
            self._requests.append(Request(act, key, _value(request)))

    # --- called by the window ---------------------------------------------------------------------------------------

    @property
    def listened(self) -> bool:
        """Whether anybody asks for the tree."""
        return self._listened and self._adapter is not None

    @property
    def waited_for(self) -> bool:
        """Whether the tree was asked for, and none was sent since."""
        return self._begun != self._answered

    def asked(self) -> list[Request]:
        """What was asked since the last call."""
        found = []
        while self._requests:
            found.append(self._requests.popleft())
        return found

    def stand(self, focused: bool, bounds: Bounds) -> None:
        """Tell whether the window has the keyboard, and where it is on the screen."""
        told = self._begun, focused, bounds
        if self._listened and self._told != told:
            self._told = told
            self._guarded(lambda adapter: adapter.lie(bounds))
            self._guarded(lambda adapter: adapter.focus(focused))

    def publish(self, tree: Tree) -> None:
        """Send what has changed since the last tree; nothing where nobody listens."""
        if not self._adapter or not self._listened:
            return
        begun = self._begun
        whole = begun != self._answered
        sent = {} if whole else self._sent
        changed = [(key, node) for key, node in tree.nodes.items() if sent.get(key) != node]
        if not changed and tree.focus == self._focus:
            return
        update = self._update(tree, changed, whole)
        self._sent, self._focus, self._answered = dict(tree.nodes), tree.focus, begun
        self._forget(tree)
        self._guarded(lambda adapter: adapter.update(lambda: update))

    def _guarded(self, act: Callable[[Adapter], None]) -> None:
        """Let the adapter do something. It panics with an exception of its own kind; the tree is given up then."""
        try:
            if self._adapter:
                act(self._adapter)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:
            _log.warning("the tree of the window is given up: %s", error)
            self._adapter = None

    def _update(self, tree: Tree, changed: list[tuple[str, Node]], whole: bool) -> Any:
        import accesskit

        from jeux.access.nodes import made

        update = accesskit.TreeUpdate(self._number(tree.focus))
        if whole:
            update.tree = accesskit.Tree(self._number(tree.root))
            update.tree.toolkit_name = TOOLKIT
        for key, node in changed:
            update.nodes.extend(made(key, node, self._number))
        return update

    def _number(self, key: str) -> int:
        """The number of a key for the library: the same as long as it is in the tree."""
        if key not in self._numbers:
            self._numbers[key] = next(self._next)
            self._keys[self._numbers[key]] = key
        return self._numbers[key]

    def _forget(self, tree: Tree) -> None:
        """Forget the numbers of what has left the tree. What comes back is another one: Orca does not say that the
        focus is on something that had gone."""
        for key in [key for key in self._numbers if key.removesuffix(TEXT_RUN) not in tree.nodes]:
            del self._keys[self._numbers.pop(key)]


def _value(request: accesskit.ActionRequest) -> str:
    """The value that a request brings, as text; empty where it brings none."""
    if request.data is None:
        return ""
    _, value = request.data
    return str(value) if isinstance(value, (str, int, float)) else ""
