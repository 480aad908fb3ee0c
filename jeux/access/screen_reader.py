"""Whether a screen reader runs, as the system tells it, and whether it says what happens by itself."""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread

from jeux.common.roles import Role

PAUSE = 3.0
"""Seconds between two looks: a screen reader can be started while the program runs."""
ANNOUNCES_FROM = 45
"""The version of Orca that says AT-SPI announcements first."""
ORCA_LEAVES_OUT = frozenset({Role.PLACE, Role.RADIO})
"""The roles of which Orca does not say that what has the focus has changed (a radio button: but by Space)."""
_SPI_GETSCREENREADER = 0x0046
_TIMEOUT = 5.0
_ORCA_TIMEOUT = 60.0
"""Seconds: to tell its version, Orca loads all that it needs, beside a window that opens."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reader:
    """The screen reader of the system."""

    runs: bool = False
    announces: bool = True
    """Whether it says live texts as they change."""
    leaves_out: frozenset[Role] = frozenset()
    """The roles of which it does not say that they have changed while they have the focus."""


class ReaderWatch:
    """Looks for a screen reader from time to time, on a thread of its own; only while it is asked for."""

    def __init__(self, look: Callable[[], Reader] | None = None) -> None:
        self.found = Reader()
        self._look = look or look_for_reader
        self._thread: Thread | None = None
        self._stopped = Event()

    def begin(self) -> None:
        """Look from now on; nothing where that has begun."""
        if self._thread is None:
            self._thread = Thread(target=self._watch, name="screen reader", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Look no more."""
        self._stopped.set()

    def _watch(self) -> None:
        while not self._stopped.is_set():
            self.found = self._look()
            self._stopped.wait(PAUSE)


def look_for_reader() -> Reader:
    """Ask the system; no reader where it does not answer."""
    try:
        if sys.platform == "win32":
            return Reader(_windows())
        if sys.platform == "darwin":
            return Reader(_mac())
        return Reader(_unix(), _orca_announces(), ORCA_LEAVES_OUT)
    except Exception as error:
        _log.info("whether a screen reader runs is not known: %s", error)
        return Reader()


def _unix() -> bool:
    """The property ScreenReaderEnabled of org.a11y.Status, on the session bus."""
    from jeepney import DBusAddress, Properties
    from jeepney.io.blocking import open_dbus_connection
    from jeepney.wrappers import unwrap_msg

    status = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Status")
    with open_dbus_connection(bus=_session_bus()) as bus:
        reply = bus.send_and_get_reply(Properties(status).get("ScreenReaderEnabled"), timeout=_TIMEOUT)
    ((_, enabled),) = unwrap_msg(reply)
    return bool(enabled)


def _session_bus() -> str:
    """The address of the session bus; where no variable tells it, it is the one that AccessKit takes too."""
    return os.environ.get("DBUS_SESSION_BUS_ADDRESS") or f"unix:path=/run/user/{os.getuid()}/bus"


_announcing: list[bool] = []


def _orca_announces() -> bool:
    """Whether the Orca of this computer says announcements; asked until it has answered. Another screen reader, and one
    that is too busy to answer, is taken to."""
    if not _announcing:
        version = _orca_version()
        if version is None:
            return True
        _announcing.append(announces(version))
    return _announcing[0]


def _orca_version() -> str | None:
    """What Orca says of itself; nothing where there is none, None where it does not answer."""
    try:
        told = subprocess.run(["orca", "--version"], capture_output=True, text=True, timeout=_ORCA_TIMEOUT)
    except subprocess.TimeoutExpired:
        return None
    except OSError:
        return ""
    return told.stdout.strip()


def announces(version: str) -> bool:
    """Whether an Orca of this version, as it tells it, says announcements; True where there is no Orca."""
    found = re.match(r"\D*(\d+)", version)
    return found is None or int(found.group(1)) >= ANNOUNCES_FROM


if sys.platform == "win32":

    def _windows() -> bool:
        """What Windows tells programs that ask with SPI_GETSCREENREADER."""
        import ctypes

        runs = ctypes.c_int(0)
        ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(runs), 0)
        return bool(runs.value)


if sys.platform == "darwin":

    def _mac() -> bool:
        """NSWorkspace.sharedWorkspace.isVoiceOverEnabled, through the runtime of Objective-C."""
        import ctypes
        import ctypes.util

        objc = ctypes.cdll.LoadLibrary(ctypes.util.find_library("objc") or "libobjc.dylib")
        objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
        send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
        asked = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
        space = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
        return bool(asked(space, objc.sel_registerName(b"isVoiceOverEnabled")))
