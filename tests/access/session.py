"""A desktop of its own for one program: a screen without a monitor, the two buses that assistive technology speaks
over, and nothing of whoever runs this."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.packaged.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
ASKED = ("IsEnabled", "ScreenReaderEnabled")
"""What says on the session bus that assistive technology runs."""


def missing() -> list[str]:
    """What such a session needs and is not there."""
    lacking = [tool for tool in ("Xvfb", "dbus-daemon") if not shutil.which(tool)]
    lacking += [] if _launcher() else ["at-spi2-core"]
    return lacking + ([] if _has_pyatspi() else ["python3-pyatspi"])


def _launcher() -> str:
    return next((path for path in LAUNCHERS if os.path.exists(path)), "")


def _has_pyatspi() -> bool:
    if sys.platform != "linux" or not os.path.exists(SYSTEM_PYTHON):
        return False
    done = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return done.returncode == 0


class AccessibleSession:
    """`with AccessibleSession(folder) as session: …`; the program keeps its things in the folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._screen = Screen()
        self._started: list[subprocess.Popen[str]] = []
        self._environment = self._screen.environment() | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _begin(self) -> None:
        bus = self._start("dbus-daemon", "--session", "--nofork", "--print-address")
        assert bus.stdout
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = address = bus.stdout.readline().strip()
        self._start(_launcher(), "--launch-immediately")
        _ask(address)

    def _start(self, *command: str) -> subprocess.Popen[str]:
        started = subprocess.Popen(
            command,
            cwd=ROOT,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._started.append(started)
        return started

    def open_program(self) -> None:
        """Open the window of the program."""
        environment = self._environment | {"TABLIER_FOLDER": str(self._folder)}
        self._started.append(
            subprocess.Popen(
                [sys.executable, "main.py"], cwd=ROOT, env=environment, text=True, stdin=subprocess.DEVNULL
            )
        )

    def run(self, module: str, argument: str, seconds: float) -> str:
        """What a module of ours prints that runs with the system's own Python."""
        done = subprocess.run(
            [SYSTEM_PYTHON, "-m", module, argument],
            cwd=ROOT,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def close(self) -> None:
        """End all that was started, the last first."""
        for process in reversed(self._started):
            process.terminate()
            process.wait(20)
            if process.stdout:
                process.stdout.close()
        self._screen.close()


def _ask(address: str) -> None:
    """Say on the bus that assistive technology runs."""
    from jeepney import DBusAddress, Properties
    from jeepney.io.blocking import open_dbus_connection

    status = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Status")
    with open_dbus_connection(bus=address) as bus:
        for name in ASKED:
            bus.send_and_get_reply(Properties(status).set(name, "b", True), timeout=20)
