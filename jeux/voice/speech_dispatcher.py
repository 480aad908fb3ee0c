"""Speech Dispatcher, the speech service of Linux and the BSDs: a client of its protocol, SSIP.

The protocol is documented at
https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html: lines end with CR LF,
answers have three digits. Its own Python binding is not on PyPI.
"""

from __future__ import annotations

import getpass
import os
import re
import shutil
import socket
import subprocess
from pathlib import Path

from jeux.voice.contract import NoVoice

PROGRAM = "speech-dispatcher"
PATIENCE = 5.0
"""Timeouts in seconds: for an answer, and for starting the server."""
LONGEST_ANSWER = 1 << 16
_LAST_LINE = re.compile(rb"^(\d{3}) [^\r\n]*\r\n\Z", re.MULTILINE)
"""The last line of an answer: its code followed by a space. Earlier lines have a dash instead."""
_NAME = re.compile(r"[^A-Za-z0-9_-]")


def socket_path() -> Path:
    """The socket of this user's server. Raises `NoVoice` for somebody without a home."""
    address = os.environ.get("SPEECHD_ADDRESS", "")
    if address.startswith("unix_socket:"):
        return Path(address.partition(":")[2])
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    try:
        folder = Path(runtime) if runtime else Path.home() / ".cache"
    except RuntimeError as error:
        raise NoVoice(str(error)) from error
    return folder / "speech-dispatcher" / "speechd.sock"


def _user() -> str:
    """The name of this user; empty for one who is not among the users of the system."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # which of them depends on the version of Python
        return ""


class SpeechDispatcher:
    """A connection to the server, which is started if it does not run. Raises `NoVoice`."""

    def __init__(self) -> None:
        self._socket = _connect()
        self._spoken: tuple[str, int] = ("", 0)
        user = _NAME.sub("_", _user()) or "user"
        try:
            self._ask(f"SET SELF CLIENT_NAME {user}:tablier:main")
            self._ask("SET SELF PRIORITY message")
        except NoVoice:
            self.close()
            raise

    def say(self, text: str, language: str, rate: int) -> None:
        if (language, rate) != self._spoken:
            self._ask(f"SET SELF LANGUAGE {language}")
            self._ask(f"SET SELF RATE {rate}")
            self._spoken = language, rate
        self._ask("SPEAK")
        # a line with a single dot ends the text, so leading dots are doubled
        lines = [f".{line}" if line.startswith(".") else line for line in text.splitlines()]
        self._ask("\r\n".join([*lines, "."]))

    def hush(self) -> None:
        self._ask("CANCEL SELF")

    def close(self) -> None:
        self._socket.close()

    def _ask(self, line: str) -> None:
        """Send a line and return the answer. Raises `NoVoice` if the server refuses."""
        self._socket.sendall(line.encode() + b"\r\n")
        answer = b""
        while not (end := _LAST_LINE.search(answer)):
            more = self._socket.recv(4096)
            if not more or len(answer) > LONGEST_ANSWER:
                raise NoVoice(f"{PROGRAM} ended")
            answer += more
        if not end[1].startswith(b"2"):
            raise NoVoice(f"{PROGRAM}: {end[0].decode(errors='replace').strip()}")


def _connect() -> socket.socket:
    """A connection, after starting the server if none answers."""
    try:
        return _connected()
    except OSError:
        program = shutil.which(PROGRAM)
        if program is None:
            raise NoVoice(f"no {PROGRAM}") from None
    try:
        subprocess.run([program, "--spawn"], timeout=PATIENCE, capture_output=True, check=False)
        return _connected()
    except (OSError, subprocess.SubprocessError) as error:
        raise NoVoice(f"{PROGRAM}: {error}") from error


def _connected() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    made.settimeout(PATIENCE)
    try:
        made.connect(str(socket_path()))
    except OSError:
        made.close()
        raise
    return made
