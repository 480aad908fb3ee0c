"""Whether a screen reader runs: what each system is asked, and what its answers mean."""

from __future__ import annotations

import ctypes
import importlib.util
import logging
import subprocess
import sys
from collections.abc import Callable
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from jeux.access import screen_reader
from jeux.access.screen_reader import Reader, ReaderWatch, announces, look_for_reader

linux = pytest.mark.skipif(sys.platform != "linux", reason="the session bus is that of Linux")


# --- Linux ------------------------------------------------------------------------------------------------------------


class Bus:
    """Answers one question."""

    def __init__(self, *body: object, fails: bool = False) -> None:
        from jeepney import MessageType

        kind = MessageType.error if fails else MessageType.method_return
        self.reply = SimpleNamespace(header=SimpleNamespace(message_type=kind, fields={}), body=body)
        self.address = ""
        self.asked: list[object] = []

    @contextmanager
    def open(self, bus: str) -> Any:
        self.address = bus
        yield self

    def send_and_get_reply(self, message: Any, timeout: float) -> object:
        assert timeout > 0
        fields = {name.name: value for name, value in message.header.fields.items()}
        self.asked.append((fields["destination"], fields["path"], fields["member"], *message.body))
        return self.reply


def put(monkeypatch: pytest.MonkeyPatch, bus: Bus) -> Bus:
    import jeepney.io.blocking

    monkeypatch.setattr(jeepney.io.blocking, "open_dbus_connection", bus.open)
    monkeypatch.setattr(screen_reader, "_announcing", [True])
    return bus


@linux
@pytest.mark.parametrize("runs", [True, False])
def test_the_session_bus_says_whether_one_runs(monkeypatch: pytest.MonkeyPatch, *, runs: bool) -> None:
    bus = put(monkeypatch, Bus(("b", runs)))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/somewhere")
    found = look_for_reader()
    assert (found.runs, found.announces) == (runs, True)
    assert bus.address == "unix:path=/somewhere"
    assert bus.asked == [("org.a11y.Bus", "/org/a11y/bus", "Get", "org.a11y.Status", "ScreenReaderEnabled")]


@linux
def test_a_bus_that_no_variable_tells_is_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    bus = put(monkeypatch, Bus(("b", True)))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setattr("os.getuid", lambda: 1234)
    assert look_for_reader().runs
    assert bus.address == "unix:path=/run/user/1234/bus"


@linux
def test_a_refusal_is_no_screen_reader(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Its body is a sentence, which must not be taken for a value that is true."""
    put(monkeypatch, Bus("The name org.a11y.Bus was not provided by any file", fails=True))
    with caplog.at_level(logging.INFO):
        assert look_for_reader() == Reader()
    assert len(caplog.records) == 1


@linux
def test_no_bus_is_no_screen_reader(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    with caplog.at_level(logging.INFO):
        assert look_for_reader() == Reader()
    assert len(caplog.records) == 1


@linux
@pytest.mark.parametrize("library", ["jeepney", "jeepney.io.blocking"])
def test_no_library_is_no_screen_reader(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert look_for_reader() == Reader()


@pytest.mark.parametrize(
    ("version", "does"),
    [
        ("43.1", False),
        ("44.2", False),
        ("45.0", True),
        ("46.alpha", True),
        ("orca 44.0", False),
        ("Orca 48.1, Atspi version: 2.56.1", True),
        ("", True),
        ("no number", True),
    ],
)
def test_orca_says_announcements_from_45_on(version: str, does: bool) -> None:
    assert announces(version) is does


def orca(told: str) -> Callable[..., SimpleNamespace]:
    def run(command: list[str], **named: object) -> SimpleNamespace:
        assert command == ["orca", "--version"]
        return SimpleNamespace(stdout=told)

    return run


def test_orca_is_asked_for_its_version_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_reader, "_announcing", [])
    monkeypatch.setattr(subprocess, "run", orca("43.1\n"))
    assert not screen_reader._orca_announces()
    monkeypatch.setattr(subprocess, "run", orca("45.0\n"))
    assert not screen_reader._orca_announces()


@pytest.mark.parametrize("error", [FileNotFoundError("orca"), subprocess.TimeoutExpired("orca", 5)])
def test_without_orca_another_screen_reader_is_taken_to_announce(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(*command: object, **named: object) -> None:
        raise error

    monkeypatch.setattr(screen_reader, "_announcing", [])
    monkeypatch.setattr(subprocess, "run", run)
    assert screen_reader._orca_announces()


# --- Windows and macOS ------------------------------------------------------------------------------------------------


def on_system(system: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module as another system reads it, which has functions that are not here."""
    monkeypatch.setattr(sys, "platform", system)
    spec = importlib.util.spec_from_file_location("screen_reader_elsewhere", screen_reader.__file__)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)  # dataclasses look there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("runs", [True, False])
def test_windows_is_asked_with_its_own_question(monkeypatch: pytest.MonkeyPatch, *, runs: bool) -> None:
    asked = []

    def ask(question: int, number: int, answer: Any, flags: int) -> int:
        asked.append((question, number, flags))
        answer._obj.value = int(runs)
        return 1

    library = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=ask))
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    found = on_system("win32", monkeypatch).look_for_reader()
    assert (found.runs, found.announces) == (runs, True)
    assert asked == [(70, 0, 0)]  # SPI_GETSCREENREADER is 0x0046


@pytest.mark.parametrize("runs", [True, False])
def test_macos_is_asked_for_voice_over(monkeypatch: pytest.MonkeyPatch, *, runs: bool) -> None:
    sent = []

    def prototype(*kinds: object) -> Callable[[tuple[str, object]], Callable[..., object]]:
        def send(to: str, message: str) -> object:
            sent.append((to, message))
            return runs if kinds[0] is ctypes.c_bool else "the space"

        return lambda named: send

    named = SimpleNamespace(
        objc_getClass=Given(lambda name: f"class {name.decode()}"),
        sel_registerName=Given(lambda name: f"message {name.decode()}"),
    )
    monkeypatch.setattr(ctypes, "cdll", SimpleNamespace(LoadLibrary=lambda path: named))
    monkeypatch.setattr(ctypes, "CFUNCTYPE", prototype)
    monkeypatch.setattr("ctypes.util.find_library", lambda name: f"lib{name}.dylib")
    found = on_system("darwin", monkeypatch).look_for_reader()
    assert (found.runs, found.announces) == (runs, True)
    assert sent == [
        ("class NSWorkspace", "message sharedWorkspace"),
        ("the space", "message isVoiceOverEnabled"),
    ]


class Given:
    """A function of a library, whose kind of answer can be set."""

    restype: object = None

    def __init__(self, does: Callable[[bytes], str]) -> None:
        self._does = does

    def __call__(self, name: bytes) -> str:
        return self._does(name)


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_a_system_that_does_not_answer_has_no_screen_reader(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(), raising=False)
    monkeypatch.setattr(ctypes, "cdll", SimpleNamespace())
    assert not on_system(system, monkeypatch).look_for_reader().runs


# --- the watch --------------------------------------------------------------------------------------------------------


def test_the_watch_looks_only_once_it_is_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def look() -> Reader:
        looks.append(1)
        if len(looks) == 2:
            watch.close()
        return Reader(runs=True)

    monkeypatch.setattr(screen_reader, "PAUSE", 0.0)
    watch = ReaderWatch(look)
    assert watch.found == Reader()
    assert not looks
    watch.begin()
    watch.begin()
    assert watch._thread
    watch._thread.join(10)
    assert not watch._thread.is_alive()
    assert watch.found.runs
    assert len(looks) == 2
