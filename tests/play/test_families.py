"""The map of the families, held against the catalogue of games and against the texts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jeux.common.texts import Texts
from jeux.play.library.families import PROPOSED, BadMap, Family, families_of, family_map
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from tests.catalogues import LANGUAGES


def test_every_game_is_in_one_family() -> None:
    games = [game for family in family_map().families for game in family.games]
    assert sorted(games) == sorted(CATALOGUE)
    assert len({family.id for family in family_map().families}) == len(family_map().families)


def test_every_game_proposes_others_and_is_proposed() -> None:
    proposed = family_map().proposed
    assert proposed.keys() == CATALOGUE.keys()
    for game, others in proposed.items():
        assert len({*others, game}) == PROPOSED + 1
        assert set(others) <= CATALOGUE.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_are_named_and_proposals_have_a_reason(language: str) -> None:
    texts = Texts(language)
    for family in family_map().families:
        assert texts.get(f"family-{family.id}")
        assert texts.get(f"family-{family.id}-help")
    reasons = {texts.game(game, f"try-{number}") for game in CATALOGUE for number in range(1, PROPOSED + 1)}
    assert all(20 <= len(reason) <= 75 and reason.endswith(".") for reason in reasons)


@pytest.mark.parametrize(
    "rows",
    [
        "[try]\na = ['b', 'c']",
        "[[families]]\nid = 'x'\ngames = []\n[try]\na = ['b', 'c']",
        "[[families]]\nid = 'x'\ngames = ['a']\n[try]\na = ['b']",
        "more = 1\n[[families]]\nid = 'x'\ngames = ['a']\n[try]\na = ['b', 'c']",
        "[[families",
    ],
)
def test_a_map_that_is_not_one_is_refused(rows: str, tmp_path: Path) -> None:
    path = tmp_path / "families.toml"
    path.write_text(rows, encoding="utf-8")
    with pytest.raises(BadMap):
        family_map(path)


def test_a_map_is_read(tmp_path: Path) -> None:
    path = tmp_path / "families.toml"
    path.write_text("[[families]]\nid = 'x'\ngames = ['a', 'b']\n[try]\na = ['b', 'c']", encoding="utf-8")
    found = family_map(path)
    assert found.families == (Family("x", ("a", "b")),)
    assert found.proposed == {"a": ("b", "c")}


def test_a_game_that_the_map_does_not_have_stands_in_the_family_of_its_facts() -> None:
    some = next(iter(CATALOGUE.values()))
    other: Game = replace(some, key="other", header=replace(some.header, family="chasse"))
    found = families_of([CATALOGUE["tablut"], other, CATALOGUE["hex"]])
    assert found == [Family("chasse", ("tablut", "other")), Family("connexion", ("hex",))]
