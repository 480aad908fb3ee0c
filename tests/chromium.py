"""Chromium without a window and without a network, led over a pipe by its DevTools protocol."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome")
OFF_LINE = ("unshare", "--map-root-user", "--net")
"""What takes the network away, where the system lets one."""
PATIENCE = 60.0
"""Seconds that an answer may take."""
KEYS = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9, "Enter": 13, " ": 32}
FLAGS = (
    *("--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--host-resolver-rules=MAP * ~NOTFOUND"),
    *("--disable-background-networking", "--remote-debugging-pipe"),
)


class BrowserError(RuntimeError):
    """Raised where the browser is silent, gone, or refuses."""


def found() -> str | None:
    """The path of a browser; None where there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Browser:
    """A page in a browser."""

    def __init__(self, read: int, write: int) -> None:
        self._read, self._write, self._waiting, self._number = read, write, b"", 0
        self._session = ""
        self.events: list[dict[str, Any]] = []
        """What the page has told unasked."""
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "DOM"):
            self.ask(f"{domain}.enable")

    def ask(self, method: str, **parameters: object) -> dict[str, Any]:
        """The answer to a command. Raises `BrowserError`."""
        self._number += 1
        told: dict[str, object] = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            told["sessionId"] = self._session
        os.write(self._write, json.dumps(told).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") != self._number:
                self.events.append(answer)
                continue
            if "error" in answer:
                raise BrowserError(f"{method}: {answer['error']}")
            result = answer["result"]
            assert isinstance(result, dict)
            return result

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._waiting:
            if not select([self._read], [], [], PATIENCE)[0]:
                raise BrowserError("silent")
            part = os.read(self._read, 1 << 20)
            if not part:
                raise BrowserError("gone")
            self._waiting += part
        line, self._waiting = self._waiting.split(b"\0", 1)
        message = json.loads(line)
        assert isinstance(message, dict)
        return message

    # --- what a person does ---------------------------------------------------------------------------------------

    def open(self, path: Path) -> None:
        """Open a file and wait until it is loaded."""
        self.events.clear()
        self.ask("Page.navigate", url=path.resolve().as_uri())
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self._next())

    def press(self, key: str) -> None:
        """Press a key."""
        code = KEYS[key]
        text = {"text": "\r"} if key == "Enter" else {}
        told = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        self.ask("Input.dispatchKeyEvent", type="keyDown", **told, **text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **told)

    def click(self, x: float, y: float) -> None:
        """Click at a point of the page."""
        for kind in ("mousePressed", "mouseReleased"):
            self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    # --- what is seen ---------------------------------------------------------------------------------------------

    def value(self, script: str) -> Any:
        """The value of an expression in the page."""
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise BrowserError(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def middle_of(self, selector: str) -> tuple[float, float] | None:
        """The middle of an element, found without a script; None where it is not shown."""
        root = self.ask("DOM.getDocument")["root"]["nodeId"]
        node = self.ask("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        try:
            corners = self.ask("DOM.getBoxModel", nodeId=node)["model"]["border"]
        except BrowserError:
            return None
        return (corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2

    def scripts(self, *, run: bool) -> None:
        """Whether the next page may run scripts."""
        self.ask("Emulation.setScriptExecutionDisabled", value=not run)

    def look(self, width: int, height: int, *, dark: bool) -> None:
        """The size of the window, and what the system wants."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.ask("Emulation.setEmulatedMedia", features=[scheme])

    def picture(self) -> bytes:
        """A picture of the window, as PNG in base 64."""
        return str(self.ask("Page.captureScreenshot", format="png")["data"]).encode()

    def complaints(self) -> list[str]:
        """What was reported as wrong: errors of scripts, what the policy of the page refused, dialogues."""
        names = ("Runtime.exceptionThrown", "Log.entryAdded", "Page.javascriptDialogOpening")
        return [str(event["params"]) for event in self.events if event.get("method") in names]

    def fetched(self) -> list[str]:
        """The addresses that were asked for."""
        sent = (event for event in self.events if event.get("method") == "Network.requestWillBeSent")
        return [event["params"]["request"]["url"] for event in sent]


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser, ended afterwards."""
    path = found()
    assert path, "no browser is installed"
    (theirs_in, ours_out), (ours_in, theirs_out) = os.pipe(), os.pipe()
    alone = OFF_LINE if subprocess.run([*OFF_LINE, "true"], capture_output=True, check=False).returncode == 0 else ()
    with tempfile.TemporaryDirectory() as folder:
        flags = [*FLAGS, f"--user-data-dir={folder}", *(["--no-sandbox"] if os.geteuid() == 0 or alone else [])]
        leads = f'exec "$@" 3<&{theirs_in} 4>&{theirs_out}'
        command = [*alone, "sh", "-c", leads, "sh", path, *flags]
        process = subprocess.Popen(command, pass_fds=(theirs_in, theirs_out), stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        try:
            yield Browser(ours_in, ours_out)
        finally:
            os.close(ours_out)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            os.close(ours_in)
