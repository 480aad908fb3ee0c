"""What goes out of a tournament: for spreadsheets, as text, on paper."""

from __future__ import annotations

import csv
import io
from itertools import pairwise
from random import Random

import pdfplumber
import pytest

from jeux.common.spreadsheets import harmless
from jeux.common.texts import Texts
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.faces import unprinted
from jeux.printing.tournament import PAIRINGS, SCORES, SHEETS, SLIPS, print_tournament
from jeux.tournament.contract import SINGLE, SWISS, Plan, Play, Tournament
from jeux.tournament.director import pair_next, set_away, start, withdraw
from jeux.tournament.exports import pairings_csv, pairings_text, standings_csv, standings_text
from jeux.tournament.sheets import standings_sheet
from tests.printing.paper import bare, images_of, letters_of, strange_fonts
from tests.tournament.test_pairing import BY, begun, played

FORMULA = "=cmd|' /C calc'!A0"


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    """Seven players, one of them with a name that is a formula, after two rounds and before the third."""
    plan = Plan("Soirée d’hiver", "2026-11-28", SWISS, (Play("hex"), Play("moulin")), 5, ("Ordi A", "Ordi B"))
    names = ["Léa", FORMULA, "Jean-Baptiste Grosperrin-Delacroix", "Noé", "Zoé", "Inès", "Hugo"]
    two = played(start(plan, names, BY), Random(2), 2)
    return pair_next(set_away(two, two.players[5].id, 3, True, BY), BY)


def rows_of(content: str, language: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content, newline=""), delimiter=";" if language == "fr" else ","))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_spreadsheet_reads_rows_and_no_formula(tournament: Tournament, language: str) -> None:
    texts = Texts(language)
    scores = rows_of(standings_csv(tournament, texts), language)
    tables = rows_of(pairings_csv(tournament, 3, texts), language)
    assert (len(scores), len(tables)) == (8, 4)
    assert {len(row) for row in scores} == {len(standings_sheet(tournament, texts).heads)}
    cells = [cell for row in (*scores, *tables) for cell in row]
    assert "'" + FORMULA in cells
    assert not any(cell.startswith(("=", "+", "-", "@", "\t")) for cell in cells)
    half = "0,5" if language == "fr" else "0.5"
    assert any(half in cell for row in rows_of(pairings_csv(tournament, 1, texts), language) for cell in row)


@pytest.mark.parametrize("sign", ["=", "+", "-", "@"])
def test_a_table_with_the_name_of_a_formula_is_words_too(sign: str) -> None:
    plan = Plan("Soirée", "2026-11-28", SWISS, (Play("hex"), Play("boite")), 2, (f"{sign}1+1", "Ordi B"))
    tournament = played(start(plan, ["Léa", "Noé", "Zoé", "Inès"], BY), Random(2), 2)
    for number in (1, 2):  # the second one is played by everybody alone
        tables = [row[0] for row in rows_of(pairings_csv(tournament, number, Texts("fr")), "fr")[1:]]
        assert tables[:2] == [f"'{sign}1+1", "Ordi B"]
    assert f"{sign}1+1" in pairings_text(tournament, 1, Texts("fr")), "text is no table for a spreadsheet"


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@a", "＝1", "\t=1"])
def test_what_a_spreadsheet_would_reckon_is_kept_as_words(name: str) -> None:
    assert harmless(name) == f"'{name}"
    assert harmless("Léa =1") == "Léa =1"


def test_text_stands_in_columns(tournament: Tournament) -> None:
    texts = Texts("fr")
    lines = standings_text(tournament, texts).splitlines()
    heads = lines[3]
    assert lines[0] == "Soirée d’hiver"
    assert all(line[: heads.index("Points")].strip() for line in lines[4:11])
    tables = pairings_text(tournament, 3, texts)
    assert "Ordi A" in tables
    assert "Hugo" in tables
    away, bye = (line for line in tables.splitlines() if "Inès" in line), tournament.rounds[2].byes
    assert len(list(away)) == 1
    assert not bye


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_letters_of_our_fonts(tournament: Tournament, sheet: str, language: str) -> None:
    texts, seen = Texts(language), list[Drawing]()
    content = print_tournament(tournament, sheet, texts, seen=seen)
    pages = letters_of(content)
    assert len(pages) == len(seen) == 1
    wanted = [
        tournament.plan.name,
        *(player.name for player in tournament.players if sheet == SCORES or player.number != 6),
    ]
    assert [name for name in wanted if bare(name) not in pages[0]] == []
    assert strange_fonts(content) == []
    assert images_of(content) == 0
    assert print_tournament(tournament, sheet, texts) == content


NAMES = {"Жанна": "Жанна", "Νίκη": "Νίκη", "Łukasz": "Łukasz", "王伟": "??", "Zoé王": "Zoé?", "Nguyễn": "Nguyễn"}
"""Names, and what is printed of them: no letter of a face that lacks it."""


@pytest.mark.parametrize("sheet", SHEETS)
def test_names_in_other_scripts_are_not_printed_as_squares(sheet: str) -> None:
    tournament = pair_next(start(Plan("Été", "2026-11-28", SINGLE, (Play("moulin"),), 3), list(NAMES), BY), BY)
    (page,) = letters_of(print_tournament(tournament, sheet, Texts("fr")))
    assert [name for name, printed in NAMES.items() if bare(printed) not in page] == []
    assert {name for name in NAMES if unprinted(name)} == {"王伟", "Zoé王"}


def test_a_large_field_goes_on_to_more_pages_with_its_headings() -> None:
    tournament = played(begun(SINGLE, 40), Random(3), 1)
    texts = Texts("fr")
    pages = {sheet: letters_of(print_tournament(tournament, sheet, texts)) for sheet in SHEETS}
    assert {sheet: len(found) for sheet, found in pages.items()} == {SCORES: 2, PAIRINGS: 1, SLIPS: 5}
    assert all(bare(texts.get("evening-column-points")) in page for page in pages[SCORES])


@pytest.mark.parametrize("paper", ["A4", "A3", "Letter"])
def test_standings_of_twenty_eight_stay_on_their_sheet(paper: str) -> None:
    tournament = played(begun(SWISS, 28), Random(3), 5)
    (page,) = letters_of(print_tournament(tournament, SCORES, Texts("fr"), paper))
    assert all(bare(player.name) in page for player in tournament.players)


@pytest.mark.parametrize(("paper", "each"), [("A4", [4, 4, 4, 2]), ("A3", [6, 6, 2]), ("Letter", [4, 4, 4, 2])])
def test_slips_fill_their_sheet(paper: str, each: list[int]) -> None:
    tournament = played(begun(SWISS, 28), Random(3), 1)
    content = print_tournament(tournament, SLIPS, Texts("fr"), paper)
    with pdfplumber.open(io.BytesIO(content)) as document:
        words = [page.extract_words() for page in document.pages]
        tall = document.pages[0].height
    tops = [[word["top"] for word in page if word["text"] == "Table"] for page in words]
    assert [len(page) for page in tops] == each
    shares = {round(later - before, 1) for page in tops for before, later in pairwise(page)}
    assert len(shares) == 1, "all are of one size"
    assert each[0] * shares.pop() == pytest.approx(tall, rel=0.12), "but for the margins nothing is left over"


def test_every_kind_of_round_has_its_mark() -> None:
    tournament = played(begun(SINGLE, 5, plays=(Play("hex"), Play("boite"))), Random(7), 3)
    tournament = withdraw(tournament, tournament.players[0].id, BY)
    sheet = standings_sheet(pair_next(tournament, BY), Texts("fr"))
    level = begun(SWISS, 4)
    assert any(level.seed in line for line in standings_sheet(level, Texts("fr")).foot)
    assert not any(tournament.seed in line for line in sheet.foot)
    assert all(any(row[place] for row in sheet.rows) for place, head in enumerate(sheet.heads) if head.startswith("R"))
