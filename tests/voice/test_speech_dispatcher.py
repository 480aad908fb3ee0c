"""The client of Speech Dispatcher, against a server of a few lines that answers as the protocol says."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.voice import speech_dispatcher as module
from jeux.voice.contract import NoVoice
from jeux.voice.speech_dispatcher import SpeechDispatcher, socket_path

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the system has no such sockets")


class Server:
    """Takes one client and notes its lines; what it answers to a line can be set."""

    def __init__(self, path: Path) -> None:
        self.lines: list[str] = []
        self.answers: dict[str, bytes] = {}
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.bind(str(path))
        self._socket.listen()
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()

    def _serve(self) -> None:
        client, _ = self._socket.accept()
        with client, client.makefile("rb") as lines:
            spoken = False
            for raw in lines:
                assert raw.endswith(b"\r\n")
                line = raw[:-2].decode()
                self.lines.append(line)
                if spoken and line != ".":
                    continue
                answer = self.answers.get(line, b"225-13\r\n225 OK MESSAGE QUEUED\r\n" if spoken else b"230 OK\r\n")
                spoken = line == "SPEAK"
                if answer == b"":
                    return
                client.sendall(answer)

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    path = tmp_path / "speech.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    made = Server(path)
    yield made
    made.close()


def test_a_text_is_sent_with_its_language_and_rate(server: Server) -> None:
    voice = SpeechDispatcher()
    voice.say("Blanc joue d6.\nÀ Noir.", "fr", 20)
    voice.say("encore", "fr", 20)
    voice.hush()
    voice.close()
    server.thread.join(5)
    assert server.lines[0].endswith(":tablier:main")
    assert server.lines[2:] == [
        "SET SELF LANGUAGE fr",
        "SET SELF RATE 20",
        *("SPEAK", "Blanc joue d6.", "À Noir.", "."),
        *("SPEAK", "encore", "."),
        "CANCEL SELF",
    ]


def test_a_line_that_begins_with_a_dot_does_not_end_the_text(server: Server) -> None:
    voice = SpeechDispatcher()
    voice.say(".\n..x", "en", 0)
    voice.close()
    server.thread.join(5)
    assert server.lines[-4:] == ["SPEAK", "..", "...x", "."]


def test_a_refusal_is_no_voice(server: Server) -> None:
    server.answers["SET SELF LANGUAGE xx"] = b"409 ERR RATE TOO HIGH\r\n"
    voice = SpeechDispatcher()
    with pytest.raises(NoVoice, match="409"):
        voice.say("un", "xx", 0)
    voice.close()


def test_a_server_that_ends_is_no_voice(server: Server) -> None:
    server.answers["SPEAK"] = b""
    voice = SpeechDispatcher()
    with pytest.raises((NoVoice, OSError)):
        voice.say("un", "fr", 0)
    voice.close()


def test_without_a_server_nor_a_program_there_is_no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nothing.sock'}")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoVoice):
        SpeechDispatcher()


def test_a_program_that_does_not_start_it_is_no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nothing.sock'}")
    program = tmp_path / module.PROGRAM
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoVoice):
        SpeechDispatcher()


def test_the_socket_lies_in_the_runtime_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert socket_path() == tmp_path / "speech-dispatcher" / "speechd.sock"
