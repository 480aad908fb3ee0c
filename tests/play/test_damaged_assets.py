"""What is damaged among the assets leaves games to be chosen and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jeux.common import glossary
from jeux.common.assets import asset
from jeux.common.glossary import read_glossary, words_of
from jeux.common.texts import Texts, page
from jeux.play.learn.puzzle import puzzles
from jeux.play.learn.puzzle.puzzles import puzzles_of, usable_puzzles
from jeux.play.library import families
from jeux.play.library.families import families_of, family_map, known_map
from jeux.play.setup import balance, rule_text
from jeux.play.setup.balance import known
from jeux.play.setup.rule_text import rule_page, rules_of_booklet
from jeux.rules import CATALOGUE

DAMAGED = [b"", b"\xff\xfe", b"[ {"]


@pytest.fixture(params=DAMAGED)
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file that is none of those that are expected."""
    path = tmp_path / "fr.toml"
    path.write_bytes(request.param)
    return path


def test_without_a_glossary_no_word_is_explained(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glossary, "asset", lambda name: damaged.parent)
    read_glossary.cache_clear()
    words_of.cache_clear()
    assert words_of("fr", "moulin").mentions("Un moulin, un pion.", set()) == []
    read_glossary.cache_clear()
    words_of.cache_clear()


def test_without_measures_nothing_is_said_of_the_balance(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "FILE", damaged)
    known.cache_clear()
    assert known() == {}
    known.cache_clear()


def test_without_a_map_games_stand_in_the_families_of_their_facts(
    damaged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(families, "asset", lambda name: damaged)
    family_map.cache_clear()
    known_map.cache_clear()
    found = families_of(CATALOGUE.values())
    assert {family.id for family in found} == {game.header.family for game in CATALOGUE.values()}
    assert sum(len(family.games) for family in found) == len(CATALOGUE)
    family_map.cache_clear()
    known_map.cache_clear()


def test_a_page_of_rules_that_is_cut_short_is_still_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    texts, rules = Texts("fr"), rules_of_booklet("hex")
    whole = page("fr", "hex")
    assert len(rule_page(texts, rules)) > 10
    for end in range(0, len(whole), len(whole) // 60):
        monkeypatch.setattr(rule_text, "page", lambda *_, kind, end=end: whole[:end])
        rule_page(texts, rules)
    monkeypatch.setattr(rule_text, "page", lambda *_, kind: whole + "\n\n{what: is this} ?\n")
    assert [block.text for block in rule_page(texts, rules)] == [texts.get("page-unusable")]


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [
        ("hex", "position", "board=x turn=w"),
        ("hex", "players", 3),
        ("hex", "options", {"size": "none"}),
        ("hex", "options", {"none": "size"}),
        ("backgammon", "throw", "9-9"),
    ],
)
def test_a_problem_that_cannot_be_laid_is_a_damaged_file(
    key: str, name: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / f"{key}.json"
    data = json.loads(asset("problems", f"{key}.json").read_bytes())
    monkeypatch.setattr(puzzles, "asset", lambda *parts: file)
    usable_puzzles.cache_clear()
    file.write_text(json.dumps(data))
    assert puzzles_of(key)
    usable_puzzles.cache_clear()
    data["problems"][0][name] = value
    file.write_text(json.dumps(data))
    assert puzzles_of(key) == ()
    usable_puzzles.cache_clear()
