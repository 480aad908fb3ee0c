"""Speech Dispatcher, which speaks under Linux and the BSDs: a client of its own protocol, SSIP.

The protocol is that of https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html:
lines that end with CR LF, answers of three digits. The binding for Python that comes with it is in no package index.
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
"""Seconds for an answer, and for the server to be started."""
LONGEST_ANSWER = 1 << 16
_LAST_LINE = re.compile(rb"^(\d{3}) [^\r\n]*\r\n\Z", re.MULTILINE)
"""The end of an answer: its code, a blank, no line after it; lines before it have a dash in the place of the blank."""
_NAME = re.compile(r"[^A-Za-z0-9_-]")


def socket_path() -> Path:
    """Where the server of this user listens."""
    address = os.environ.get("SPEECHD_ADDRESS", "")
    if address.startswith("unix_socket:"):
        return Path(address.partition(":")[2])
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    folder = Path(runtime) if runtime else Path.home() / ".cache"
    return folder / "speech-dispatcher" / "speechd.sock"


class SpeechDispatcher:
    """A connection to the server, which is started if it does not run. Raises `NoVoice`."""

    def __init__(self) -> None:
        self._socket = _connect()
        self._spoken: tuple[str, int] = ("", 0)
        user = _NAME.sub("_", getpass.getuser()) or "user"
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
        # a line of one dot ends the text: those of its own that begin with a dot get another
        lines = [f".{line}" if line.startswith(".") else line for line in text.splitlines()]
        self._ask("\r\n".join([*lines, "."]))

    def hush(self) -> None:
        self._ask("CANCEL SELF")

    def close(self) -> None:
        self._socket.close()

    def _ask(self, line: str) -> None:
        """Send a line and wait for its answer. Raises `NoVoice` for a refusal."""
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
    """A connection, to a server that is started where none answers."""
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
