"""Words on the console: where there is none, nothing happens."""

from __future__ import annotations

import io
import sys

import pytest

from jeux import __main__
from jeux.common.console import write_line


def test_without_a_console_nothing_happens() -> None:
    write_line(None, "é")


def test_what_the_console_has_no_sign_for() -> None:
    raw = io.BytesIO()
    console = io.TextIOWrapper(raw, encoding="cp1252")
    write_line(console, "é \u265f \udce9")
    assert raw.getvalue().decode("cp1252").rstrip() == "é ? ?"


def test_a_console_that_was_closed() -> None:
    closed = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    closed.close()
    write_line(closed, "é")


def test_an_engine_without_anybody_to_talk_to_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["tablier", "--engine"])
    monkeypatch.setattr(sys, "stdin", None)
    assert __main__.main() == 0
