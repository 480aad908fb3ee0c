"""The words after the name of the program."""

from __future__ import annotations

import pytest

from jeux import __version__
from jeux.common.arguments import USAGE_ERROR, read_arguments
from jeux.common.texts import Texts


@pytest.fixture(autouse=True)
def _french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_FR")


def test_what_is_known() -> None:
    engine, window = read_arguments(["--engine"]), read_arguments(["-psn_0_12345"])
    assert not isinstance(engine, int)
    assert not isinstance(window, int)
    assert (engine.engine, window.engine) == (True, False)


@pytest.mark.parametrize("word", ["--anything", "game.json", "--engine=3", "--eng", "-x", "--", "\u202a"])
def test_an_unknown_word_is_refused_with_the_usage(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert read_arguments(["--engine", word]) == USAGE_ERROR
    said = capsys.readouterr()
    assert said.out == ""
    assert Texts("fr").get("usage") in said.err


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert read_arguments([word]) == 0
    assert capsys.readouterr().out == Texts("fr").get("usage") + "\n"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_arguments(["--version"]) == 0
    assert __version__ in capsys.readouterr().out


def test_a_program_without_a_console_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert read_arguments(["--help"]) == 0
    assert read_arguments(["--anything"]) == USAGE_ERROR
