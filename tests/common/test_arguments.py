"""The words after the name of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jeux import __version__
from jeux.common.arguments import COMMANDS, FLAGS, OPTIONS, USAGE_ERROR, read_arguments
from jeux.common.texts import Texts

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_FR")


def test_what_is_known() -> None:
    engine, window = read_arguments(["--engine"]), read_arguments(["-psn_0_12345"])
    assert not isinstance(engine, int)
    assert not isinstance(window, int)
    assert (engine.command, window.command, window.words) == ("engine", "", ())


def test_the_engine_does_what_it_is_asked_too() -> None:
    """Under Windows it is the only program with a console."""
    for words, command in (((), "engine"), (("--print", "moulin", "-"), "print"), (("--lessons",), "lessons")):
        asked = read_arguments(words, usual="engine")
        assert not isinstance(asked, int)
        assert asked.command == command


def test_words_and_options_stand_in_any_order() -> None:
    asked = read_arguments(["--print", "moulin", "--men", "23", "--colour", "-"])
    other = read_arguments(["--colour", "--men", "23", "--print", "moulin", "-"])
    assert asked == other
    assert not isinstance(asked, int)
    assert (asked.words, asked.option("men"), asked.option("paper")) == (("moulin", "-"), "23", "")
    assert asked.flags == {"colour"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--print", "--print\u00a0: il manque le jeu et le fichier."),
        ("--print moulin", "--print\u00a0: il manque le fichier."),
        ("--diagram moulin --size 30", "--diagram\u00a0: il manque le fichier."),
        ("--convert", "--convert\u00a0: il manque le fichier à lire et le fichier à écrire."),
        ("--convert a.sgf", "--convert\u00a0: il manque le fichier à écrire."),
        ("--print moulin x.pdf --sheet", "--sheet\u00a0: il manque la valeur."),
        ("--sheet men", "--sheet ne va qu’avec\u00a0: --print"),
        ("--convert a b --theme bois", "--theme ne va qu’avec\u00a0: --diagram"),
        ("partie.tablier --colour", "--colour ne va qu’avec\u00a0: --print"),
        ("--print moulin x.pdf --diagram moulin x.png", "--print et --diagram ne vont pas ensemble."),
        ("--print moulin there/is/none/x.pdf", "Ce dossier n’existe pas\u00a0: there/is/none"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert read_arguments(words.split()) == USAGE_ERROR
    assert capsys.readouterr().err == f"{told}\n"


@pytest.mark.parametrize("words", ["--leave-animation foo", "--convert a b c", "--print moulin x.pdf y.pdf", "a b"])
def test_no_word_is_passed_over(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert read_arguments(words.split()) == USAGE_ERROR
    assert capsys.readouterr().err.startswith(f"Argument inconnu\u00a0: {words.split()[-1]}\n")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_help_and_man_page_name_every_option(language: str) -> None:
    page = ROOT / "packaging" / "linux" / "man" / ("tablier.6" if language == "en" else f"tablier.{language}.6")
    man, usage = page.read_text(encoding="utf-8").replace("\\-", "-"), Texts(language).get("usage")
    for name in (*COMMANDS, *OPTIONS, *FLAGS, "help", "version"):
        for text in (man, usage):
            assert re.search(rf"--{name}\b(?!-)", text), name
    written = set(re.findall(r"--([a-z][a-z-]*)", man + usage))
    assert written == {*COMMANDS, *OPTIONS, *FLAGS, "help", "version"}, "none that does not exist"


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
