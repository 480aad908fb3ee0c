"""What the shelf shows once a thread beside the window has found it: the window waits for nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from threading import Thread


class FoundBeside(ABC):
    """Looks once, in a thread called `name`; nothing is looked for where it is `told` already."""

    def __init__(self, name: str, *, told: bool) -> None:
        self._name, self._told = name, told
        self._thread: Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether it is still to be found or to be told."""
        return not self._told

    def advance(self) -> bool:
        """Look for it beside the window; True once, when that is done."""
        if self._told:
            return False
        if self._thread is None:
            self._thread = Thread(target=self.find, name=self._name, daemon=True)
            self._thread.start()
        self._told = not self._thread.is_alive()
        return self._told

    @abstractmethod
    def find(self) -> None:
        """Look for it, in the thread; raises nothing."""
