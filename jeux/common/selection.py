"""The X11 clipboard, owned by a process of its own that offers a text and a picture at once.

SDL 2 copies text only. Under X11 the clipboard is not a store: its owner answers each request to paste. This process
answers until another program takes the clipboard, and outlives the window.
"""

from __future__ import annotations

import ctypes
import sys
from ctypes import Structure, Union, byref, c_char_p, c_int, c_long, c_ubyte, c_ulong, c_void_p
from pathlib import Path
from typing import BinaryIO

COMMAND = "--hold-clipboard"
"""The option that starts the program as such a process."""
_LIBRARY = "libX11.so.6"
_SELECTION_CLEAR, _SELECTION_REQUEST, _SELECTION_NOTIFY = 29, 30, 31
_ATOM = 4
"""XA_ATOM, the predefined type of lists of atoms."""
_TEXTS = (b"UTF8_STRING", b"text/plain;charset=utf-8", b"text/plain", b"STRING", b"TEXT")
_PICTURE = b"image/png"


class _Request(Structure):
    """XSelectionRequestEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("owner", c_ulong),
        ("requestor", c_ulong),
        ("selection", c_ulong),
        ("target", c_ulong),
        ("property", c_ulong),
        ("time", c_ulong),
    )


class _Notice(Structure):
    """XSelectionEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("requestor", c_ulong),
        ("selection", c_ulong),
        ("target", c_ulong),
        ("property", c_ulong),
        ("time", c_ulong),
    )


class _Event(Union):
    """XEvent, with only the members used here."""

    _fields_ = (("type", c_int), ("request", _Request), ("notice", _Notice), ("room", c_long * 24))


def command() -> list[str]:
    """The command line of such a process."""
    if getattr(sys, "frozen", False):
        return [sys.executable, COMMAND]
    return [sys.executable, str(Path(__file__).resolve().parents[1] / "__main__.py"), COMMAND]


def packed(text: str, picture: bytes) -> bytes:
    """The bytes written to the process: the length of the text, the text, the picture."""
    said = text.encode("utf-8", "replace")
    return len(said).to_bytes(8, "big") + said + picture


def hold(stream: BinaryIO) -> int:
    """Read what to offer, take the clipboard, write « + » once that is done, and return when another program takes
    it."""
    content = stream.read()
    length = int.from_bytes(content[:8], "big")
    text, picture = content[8 : 8 + length], content[8 + length :]
    owner = _Owner({**dict.fromkeys(_TEXTS, text), _PICTURE: picture})
    if not owner.own():
        return 1
    sys.stdout.write("+")
    sys.stdout.close()
    owner.serve()
    return 0


class _Owner:
    """An invisible window that owns the clipboard."""

    def __init__(self, contents: dict[bytes, bytes]) -> None:
        self._lib = x11 = ctypes.CDLL(_LIBRARY)
        x11.XOpenDisplay.restype = x11.XDefaultRootWindow.restype = x11.XCreateSimpleWindow.restype = c_void_p
        x11.XInternAtom.restype = x11.XGetSelectionOwner.restype = c_ulong
        self._display = c_void_p(x11.XOpenDisplay(None))
        if not self._display:
            return
        root = c_ulong(x11.XDefaultRootWindow(self._display))
        self._window = c_ulong(x11.XCreateSimpleWindow(self._display, root, 0, 0, 1, 1, 0, c_ulong(0), c_ulong(0)))
        self._contents = {self._atom(name): content for name, content in contents.items()}
        self._targets = self._atom(b"TARGETS")

    def _atom(self, name: bytes) -> int:
        return int(self._lib.XInternAtom(self._display, c_char_p(name), 0))

    def own(self) -> bool:
        """Take the clipboard. Returns whether that worked."""
        if not self._display:
            return False
        clipboard = c_ulong(self._atom(b"CLIPBOARD"))
        self._lib.XSetSelectionOwner(self._display, clipboard, self._window, c_ulong(0))
        return bool(self._lib.XGetSelectionOwner(self._display, clipboard) == self._window.value)

    def serve(self) -> None:
        """Answer requests until another program takes the clipboard."""
        event = _Event()
        while event.type != _SELECTION_CLEAR:
            self._lib.XNextEvent(self._display, byref(event))
            if event.type == _SELECTION_REQUEST:
                self._answer(event.request)

    def _answer(self, asked: _Request) -> None:
        place = asked.property or asked.target
        given = self._give(asked.requestor, place, asked.target)
        said = _Event()
        said.notice = _Notice(
            _SELECTION_NOTIFY,
            0,
            0,
            self._display,
            asked.requestor,
            asked.selection,
            asked.target,
            place if given else 0,
            asked.time,
        )
        self._lib.XSendEvent(self._display, c_ulong(asked.requestor), 0, c_long(0), byref(said))
        self._lib.XFlush(self._display)

    def _give(self, window: int, place: int, target: int) -> bool:
        """Write the requested format to the requester's window property."""
        there = self._display, c_ulong(window), c_ulong(place)
        if target == self._targets:
            names = [self._targets, *self._contents]
            self._lib.XChangeProperty(*there, c_ulong(_ATOM), 32, 0, (c_ulong * len(names))(*names), len(names))
        elif target in self._contents:
            content = self._contents[target]
            held = (c_ubyte * len(content)).from_buffer_copy(content)
            self._lib.XChangeProperty(*there, c_ulong(target), 8, 0, held, len(content))
        else:
            return False
        return True
