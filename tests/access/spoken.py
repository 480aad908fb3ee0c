"""A desktop of its own with Orca on it, and all that is said there: by Orca, and by the program itself.

Debian and Ubuntu: apt install xvfb openbox xdotool dbus at-spi2-core orca."""

from __future__ import annotations

import os
import re
import socketserver
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import randrange
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
INSIDE = "TABLIER_SPOKEN_INSIDE"
"""Set in the session bus of its own."""
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
QUIET, LONGEST = 1.5, 10.0
"""Seconds without a word after which all has been said, and the most that is waited for."""
BEGINNING = 5.0
"""Seconds for the first word, when the computer has much to do."""
PATIENCE = 60.0
"""Seconds for Orca, or for the program, to begin."""
READER_FOUND = 4.0
"""Seconds until the program has found out that a screen reader runs."""
Said = tuple[str, str]
"""Who spoke, ``orca`` or ``tablier``, and what."""


class Dispatcher:
    """A stand-in for Speech Dispatcher, which waits for a sound card: keeps what it is told to say."""

    def __init__(self, path: Path) -> None:
        self.said: list[Said] = []
        self.last = time.monotonic()
        self._server = socketserver.ThreadingUnixStreamServer(str(path), self._talk())
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def heard(self, who: str, text: str) -> None:
        """Keep a sentence, without the marks of SSML."""
        self.last = time.monotonic()
        words = re.sub(r"<[^>]*>", "", text).replace("&apos;", "’").replace("&quot;", '"').replace("&amp;", "&")
        if words.strip():
            self.said.append((who, re.sub(r" middle dot ?", "· ", " ".join(words.split()))))

    def _talk(self) -> type[socketserver.StreamRequestHandler]:
        heard = self.heard

        class Talk(socketserver.StreamRequestHandler):
            """One client."""

            def handle(self) -> None:
                who, number = "?", 0
                while line := self.rfile.readline().decode():
                    verb, _, rest = line.strip().partition(" ")
                    if "CLIENT_NAME" in rest.upper():
                        who = "tablier" if "tablier" in rest else "orca"
                    if verb.upper() in ("SPEAK", "CHAR", "KEY"):
                        number += 1
                        heard(who, self._text() if verb.upper() == "SPEAK" else rest)
                        self._answer(f"225-{number}", "225 OK MESSAGE QUEUED")
                    else:
                        self._answer(*_ANSWERS.get(verb.upper(), ("208 OK",)))

            def _text(self) -> str:
                self._answer("230 OK RECEIVING DATA")
                lines = []
                while (line := self.rfile.readline().decode()) not in (".\r\n", ""):
                    lines.append(line.strip())
                return " ".join(lines)

            def _answer(self, *lines: str) -> None:
                self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

        return Talk


_ANSWERS = {
    "LIST": ("249-espeak\tfr\tnone", "249 OK VOICE LIST SENT"),
    "GET": ("251-espeak-ng", "251 OK GET RETURNED"),
    "HISTORY": ("245-1", "245 OK CLIENT ID SENT"),
    "BLOCK": ("260 OK",),
    "QUIT": ("231 HAPPY HACKING",),
}


class SpokenDesk:
    """The program on a desktop with Orca, keys for it, and what was said."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher

    def heard(self) -> list[Said]:
        """What was said since the last call, once all is said."""
        end = time.monotonic() + LONGEST
        self._dispatcher.last = time.monotonic() + BEGINNING - QUIET
        while time.monotonic() < min(end, self._dispatcher.last + QUIET):
            time.sleep(0.05)
        said, self._dispatcher.said = self._dispatcher.said, []
        return said

    def until_said(self) -> None:
        """Wait for the first words, and keep what they are."""
        end = time.monotonic() + PATIENCE
        self._dispatcher.said.clear()
        while not self._dispatcher.said and time.monotonic() < end:
            time.sleep(0.1)

    def key(self, key: str) -> list[Said]:
        """Press a key, as xdotool names it; what is said of it."""
        subprocess.run(["xdotool", "key", key], check=True)
        return self.heard()


@contextmanager
def spoken_desk(language: str, settings: str = "{}") -> Iterator[SpokenDesk]:
    """The program at its first start, with Orca in the same language beside it."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        home = Path(folder)
        environment = _environment(home, language)
        (home / "t").mkdir()
        (home / "t" / "settings.json").write_text(settings, encoding="utf-8")
        dispatcher = Dispatcher(home / "ssip")
        _start(stack, environment, "Xvfb", environment["DISPLAY"], "-screen", "0", "1366x768x24")
        time.sleep(1)
        launcher = next(path for path in BUS_LAUNCHERS if Path(path).is_file())
        _start(stack, environment, launcher, "--launch-immediately")
        time.sleep(1)
        for status in ("IsEnabled", "ScreenReaderEnabled"):
            subprocess.run(_status(status), env=environment, check=True, stdout=subprocess.DEVNULL)
        _start(stack, environment, "openbox")
        _start(stack, environment, "orca", "--disable", "braille")
        os.environ.update(environment)  # for xdotool
        desk = SpokenDesk(dispatcher)
        desk.until_said()
        _start(stack, environment, sys.executable, "main.py")
        desk.until_said()
        time.sleep(READER_FOUND)
        yield desk


def _environment(home: Path, language: str) -> dict[str, str]:
    named = {"fr": "fr_FR.UTF-8", "en": "en_GB.UTF-8"}[language]
    return {
        **os.environ,
        **{name: str(home) for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME")},
        "TABLIER_FOLDER": str(home / "t"),
        "SPEECHD_ADDRESS": f"unix_socket:{home / 'ssip'}",
        "SDL_AUDIODRIVER": "dummy",
        "DISPLAY": f":{randrange(200, 900)}",
        "LANG": named,
        "LC_ALL": named,
        "LANGUAGE": language,
    }


def _start(stack: ExitStack, environment: dict[str, str], *command: str) -> None:
    started = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stack.callback(started.wait)
    stack.callback(started.kill)


def _status(name: str) -> Sequence[str]:
    properties = "org.freedesktop.DBus.Properties.Set"
    path = ("--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method", properties)
    return ("gdbus", "call", "--session", *path, "org.a11y.Status", name, "<true>")


def on_a_bus_of_its_own(module: str) -> None:
    """Begin the module again on a session bus of its own, where it does not run on one."""
    if os.environ.get(INSIDE) != "yes":
        os.environ[INSIDE] = "yes"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, "-m", module, *sys.argv[1:]])
