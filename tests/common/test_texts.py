"""The catalogues: found, missing, of a game, of the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from jeux.common.language import LANGUAGES
from jeux.common.texts import BrokenTexts, MissingText, Texts, page

COMMON = """
-app = Tablier
hello = Bonjour de { -app }
men = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
  }
refusal-game-over = La partie est finie.
with-attribute =
    .help = Une aide
"""
TABLE = """
### What is said at the table.

refusal-stuck = Aucun coup, dit { -app }.
"""
GAME = """
toy-refusal-occupied = Ce point est pris.
toy-refusal-game-over = C’est fini, dit { -app }.
toy-name = Jouet { $n }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "fr" / "house").mkdir(parents=True)
    (tmp_path / "fr" / "house" / "common.ftl").write_text(COMMON, encoding="utf-8")
    (tmp_path / "fr" / "house" / "table.ftl").write_text(TABLE, encoding="utf-8")
    (tmp_path / "fr" / "toy.ftl").write_text(GAME, encoding="utf-8")
    (tmp_path / "fr" / "other.ftl").write_text("other-name = Autre", encoding="utf-8")
    return tmp_path


def test_a_text_with_its_arguments(folder: Path) -> None:
    fr = Texts("fr", folder)
    assert fr.get("hello") == "Bonjour de Tablier"
    assert [fr.get("men", n=n) for n in (0, 1, 2)] == ["0 pion", "1 pion", "2 pions"]


def test_each_wing_of_the_house_is_read(folder: Path) -> None:
    assert Texts("fr", folder).get("refusal-stuck") == "Aucun coup, dit Tablier."


def test_what_two_wings_say_is_found(folder: Path) -> None:
    (folder / "fr" / "house" / "shelf.ftl").write_text("hello = Salut", encoding="utf-8")
    with pytest.raises(BrokenTexts, match=r"shelf\.ftl: hello"):
        Texts("fr", folder)


def test_no_marks_around_arguments(folder: Path) -> None:
    assert Texts("fr", folder).game("toy", "name", n="rond") == "Jouet rond"


def test_a_game_has_its_own_words_or_those_of_the_house(folder: Path) -> None:
    fr = Texts("fr", folder)
    assert fr.game("toy", "refusal-occupied") == "Ce point est pris."
    assert fr.game("toy", "refusal-game-over") == "C’est fini, dit Tablier."
    assert fr.game("other", "refusal-game-over") == "La partie est finie."


@pytest.mark.parametrize("name", ["nothing", "with-attribute", "-app", "men"])
def test_what_is_missing_is_said(folder: Path, name: str) -> None:
    """Also an argument left out, and a message without a value."""
    with pytest.raises(MissingText):
        Texts("fr", folder).get(name)


def test_missing_in_a_game(folder: Path) -> None:
    fr = Texts("fr", folder)
    for key, name in (("other", "refusal-occupied"), ("no-game", "name")):
        with pytest.raises(MissingText):
            fr.game(key, name)


def test_games_are_read_when_asked_for(folder: Path) -> None:
    fr = Texts("fr", folder)
    (folder / "fr" / "other.ftl").write_text("other-name = Changé", encoding="utf-8")
    assert fr.game("other", "name") == "Changé"


@pytest.mark.parametrize(
    "line",
    ["this is not fluent", "# a comment\nnot fluent\ntoy-a = 1", "toy-a = { $n", "toy-a = 1\ntoy-a = 2", "hello = 2"],
)
def test_a_broken_catalogue_is_named(folder: Path, line: str) -> None:
    (folder / "fr" / "toy.ftl").write_text(line, encoding="utf-8")
    with pytest.raises(BrokenTexts, match=r"toy\.ftl"):
        Texts("fr", folder).game("toy", "a")


def test_pages(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "toy.md").write_text("# Règle", encoding="utf-8")
    assert page("fr", "toy", tmp_path) == "# Règle"
    with pytest.raises(MissingText):
        page("en", "toy", tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_of_the_house_are_sound(language: str) -> None:
    assert Texts(language).get("app-name") == "Tablier"
