"""The score sheets: one page a game, columns as the game counts."""

from __future__ import annotations

import pytest

from jeux.common.texts import Texts
from jeux.printing.request import PrintRequest, print_pdf
from jeux.printing.sheets.scores import Columns, columns_of, kind_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from tests.printing.paper import bare, images_of, letters_of, strange_fonts
from tests.printing.reading import boxes_of
from tests.rounds import in_turn
from tests.told import told

GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)


@GAMES
def test_games_are_counted_as_their_rules_say(game: Game) -> None:
    assert kind_of(game) == told(game.key, "COUNTED", "won")


PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}


@pytest.mark.parametrize(("key", "name", "language"), in_turn(CATALOGUE, PAPERS, ["fr", "en"]))
def test_a_sheet_is_one_page_of_vectors(key: str, name: str, language: str) -> None:
    game, (width, height) = CATALOGUE[key], PAPERS[name]
    content = print_pdf(PrintRequest(game.key, "scores", name, language=language))
    for box in boxes_of(content):
        assert box == pytest.approx((0, 0, width, height), abs=0.01)
    (letters,) = letters_of(content)
    texts = Texts(language)
    columns = columns_of(game, texts)
    assert bare(texts.game(game.key, "name")) in letters
    assert letters.count(bare(texts.get("tally-name"))) == columns.players
    assert bare("".join(columns.words)) in letters
    assert strange_fonts(content) == []
    assert images_of(content) == 0


def test_columns_of_the_three_games_that_count() -> None:
    texts = Texts("en")
    assert columns_of(CATALOGUE["boite"], texts) == Columns(("Game",), 6, ("Points",))
    assert columns_of(CATALOGUE["neo_pettie"], texts) == Columns(("Game", "How it ended"), 2, ("Points", "Total"))
    assert columns_of(CATALOGUE["backgammon"], texts) == Columns(
        ("Game", "Cube", "Once, twice, three times"), 2, ("Points", "Total")
    )
    assert columns_of(CATALOGUE["assaut"], texts) == Columns(("Game",), 2, ("Side", "Points", "Total"))
