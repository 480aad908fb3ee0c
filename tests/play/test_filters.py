"""The search and the filters of the shelf."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jeux.common.alphabet import plain
from jeux.common.texts import Texts
from jeux.play.setup.filters import COMPUTER, PEOPLE, WATCH, WHO, Filters, kinds
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game

FIRST = next(game for game in CATALOGUE.values() if game.players == (2,))


def like(**facts: object) -> Game:
    """The first game with other facts."""
    return replace(FIRST, header=replace(FIRST.header, **facts))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_a_game_is_found_by_each_of_its_names_without_accents(game: Game, language: str) -> None:
    texts = Texts(language)
    for name in [texts.game(game.key, "name"), *texts.game(game.key, "aka").split(",")]:
        for words in (name.strip(), plain(name), name.upper(), plain(name)[:-1]):
            assert Filters(words=words).leaves(game, texts), words
    assert not Filters(words=f"{texts.game(game.key, 'name')} qqq").leaves(game, texts)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("mérelle", "moulin"),
        ("merelle", "moulin"),
        ("trictrac", "backgammon"),
        ("asalto", "assaut"),
        ("jacquet", "jacquet"),
        ("jaquet", "jacquet"),
        ("fermez la boîte", "boite"),
        ("Fermer la boite", "boite"),
        ("Othello", "reversi"),
        ("backgamon", "backgammon"),
        ("hnefatfal", "tablut"),
    ],
)
def test_old_names_other_endings_and_slips_find_one_game(words: str, found: str) -> None:
    for language in ("fr", "en"):
        left = [key for key, game in CATALOGUE.items() if Filters(words=words).leaves(game, Texts(language))]
        assert left == [found]


def test_the_words_may_come_in_any_order() -> None:
    texts = Texts("fr")
    assert Filters(words="morris men").leaves(CATALOGUE["moulin"], texts)


@pytest.mark.parametrize(
    ("game", "asked", "left"),
    [
        (like(luck="hasard"), {"luck": "hasard"}, True),
        (like(luck="hasard"), {"luck": "strategie"}, False),
        (like(minutes=15), {"duration": "short"}, True),
        (like(minutes=16), {"duration": "short"}, False),
        (like(minutes=16), {"duration": "medium"}, True),
        (like(minutes=30), {"duration": "medium"}, True),
        (like(minutes=31), {"duration": "long"}, True),
        (like(age=7), {"age": 7}, True),
        (like(age=8), {"age": 7}, False),
        (replace(FIRST, players=(2, 3, 4)), {"players": 3}, True),
        (replace(FIRST, players=(2,)), {"players": 3}, False),
        (replace(FIRST, players=(1,)), {"who": COMPUTER}, False),
        (replace(FIRST, players=(1,)), {"who": PEOPLE}, False),
        (replace(FIRST, players=(1,)), {"who": WATCH}, True),
        (like(luck="hasard", age=7), {"luck": "hasard", "age": 6}, False),
        (like(family="chasse"), {"family": "chasse"}, True),
        (like(family="chasse"), {"family": "prise"}, False),
    ],
)
def test_each_filter(game: Game, asked: dict[str, str | int], left: bool) -> None:
    filters = replace(Filters(), **asked)  # type: ignore[arg-type]
    assert filters.leaves(game, Texts("fr")) is left


def test_a_game_for_two_is_played_in_all_ways() -> None:
    assert all(Filters(who=who).leaves(FIRST, Texts("fr")) for who in WHO)


def test_only_filters_that_can_leave_a_game_out_are_offered() -> None:
    games = [like(luck="hasard", minutes=20, age=8), like(luck="hasard", minutes=60, age=10)]
    assert kinds(games) == {"duration": ("medium", "long"), "age": (8, 10)}
    assert kinds([FIRST, replace(FIRST, players=(2, 3))])["players"] == (2, 3)
    assert kinds([FIRST]) == {}
    assert kinds([like(family="prise"), like(family="chasse"), FIRST])["family"][:2] == ("prise", "chasse")
