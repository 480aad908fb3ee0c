"""The rule sheets: what is on them and what is not, on two sides at most, in letters that are read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from unittest import mock

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from reportlab.platypus import Spacer

from jeux.common.assets import asset
from jeux.common.markdown import Block, read_markdown
from jeux.common.texts import Texts, page
from jeux.play.setup.rule_text import RulesOf, rule_page, rules_of_booklet
from jeux.printing.game.pages import page_of
from jeux.printing.game.plates import GamePlates
from jeux.printing.game.rule_pages import SHARES, Blank, Fit, RulePages, printed
from jeux.printing.paper.faces import FACES, printable
from jeux.printing.paper.papers import PAPERS
from jeux.printing.paper.prose import SMALLEST, Plates, diagram, styles_of
from jeux.printing.sheets.rules import SIZES, TRIES, rules_sheet
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, complete_options
from tests.catalogues import LANGUAGES
from tests.printing.paper import bare, ends_of, images_of, letters_of, sizes_of, strange_fonts
from tests.printing.reading import boxes_of, count_pages
from tests.rounds import in_turn, some
from tests.test_texts import HEADINGS

GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
PAPER = page_of(PAPERS["A4"])


@cache
def texts(language: str) -> Texts:
    return Texts(language)


@cache
def fit_of(key: str) -> Fit:
    """How the rules of the booklet fit on their sheet: whatever is drawn in the diagrams, which takes the same room."""
    return RulePages(
        texts("fr"), rules_of_booklet(key), PAPER, Blank(GamePlates(key, texts("fr"), colour=False))
    ).fitted(TRIES)


def fitted(key: str, plates: Plates) -> bytes:
    with mock.patch.object(RulePages, "fitted", return_value=fit_of(key)):
        return rules_sheet(texts("fr"), rules_of_booklet(key), PAPER, plates)


@cache
def sheet(key: str) -> bytes:
    return fitted(key, GamePlates(key, texts("fr"), colour=False))


@cache
def white(key: str) -> bytes:
    """The same, its diagrams left white."""
    return fitted(key, Blank(GamePlates(key, texts("fr"), colour=False)))


@cache
def pages_of(key: str) -> tuple[str, ...]:
    """The letters of each page of a sheet whose diagrams were left white, without the line at its foot."""
    title = texts("fr").game(key, "name")
    pages = letters_of(white(key))
    sides = [texts("fr").get("sheet-side", number=i + 1, sides=2) for i in range(2)]
    feet = [bare(title + side) for side in (sides if len(pages) > 1 else [""])]
    assert [page[: len(foot)] for page, foot in zip(pages, feet, strict=True)] == feet
    return tuple(page[len(foot) :] for page, foot in zip(pages, feet, strict=True))


def ways(game: Game) -> Iterator[RulesOf]:
    """The booklet's rules and each option changed, for every number of players."""
    default = complete_options(game, {})
    changed = [{**default, option.name: value} for option in game.options for value in option.values]
    for players in game.players:
        for options in [default, *(each for each in changed if each != default)]:
            yield RulesOf(game.key, options, players)


@pytest.mark.parametrize(("key", "language"), in_turn(CATALOGUE, LANGUAGES))
def test_two_sides_hold_the_rules_with_all_options(key: str, language: str) -> None:
    game = CATALOGUE[key]
    for rules in ways(game):
        pages = RulePages(texts(language), rules, PAPER, GamePlates(game.key, texts(language), colour=False))
        assert pages.fits(Fit(2, SIZES[-1], SHARES[-1], 0)), rules


def assert_boxes(content: bytes, width: float, height: float) -> None:
    for box in boxes_of(content):
        assert box == pytest.approx((0, 0, width, height), abs=0.01)


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_a_sheet_is_whole_and_of_vectors(key: str) -> None:
    game = CATALOGUE[key]
    content = sheet(game.key)
    assert_boxes(content, 210, 297)
    assert strange_fonts(content) == []
    assert images_of(content) == 0
    assert 1 <= count_pages(content) <= 2


def test_letters_are_large_enough() -> None:
    assert min(sizes_of(white("tablut"))) >= SMALLEST  # the game with the longest page


def said(block: Block) -> str:
    return bare(printable(block.text))


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_a_sheet_says_what_the_page_says_with_these_options_and_nothing_else(key: str) -> None:
    game = CATALOGUE[key]
    rules = rules_of_booklet(game.key)
    content = "".join(pages_of(game.key))
    screen = HEADINGS["fr"][6]
    under, shown = "", []
    for block in rule_page(texts("fr"), rules):
        under = block.text if block.kind == "heading" else under
        shown += [block] if under != screen else []
    captions = [said(block) for block in shown if block.kind == "figure"]
    assert [caption for caption in captions if content.count(caption) != 1] == []
    for caption in captions:  # a paragraph may go on below a diagram
        content = content.replace(caption, "")
    words = [said(block) for block in shown if block.kind != "figure"]
    assert [each for each in words if each not in content] == []
    hidden = {said(block) for block in read_markdown(page("fr", game.key))} - {*words, *captions}
    assert any(said(block) == bare(screen) for block in read_markdown(page("fr", game.key)))
    # what is hidden may stand, in a few words, in what is shown
    assert [each for each in hidden if each in content and not any(each in other for other in words)] == []


@BOTH
def test_the_part_that_is_left_out_has_the_heading_that_the_pages_give_it(language: str) -> None:
    assert texts(language).get("rules-program") == HEADINGS[language][6]


def test_what_is_chosen_stands_below_its_option() -> None:
    options = complete_options(CATALOGUE["moulin"], {"flying": "3"})
    parts = printed(texts("fr"), RulesOf("moulin", options, 2))
    place = next(i for i, block in enumerate(parts.rest) if block.directives.option == "flying")
    assert parts.rest[place + 1].text == texts("fr").get(
        "sheet-chosen", value=texts("fr").get("moulin-option-flying-3")
    )


def test_other_papers() -> None:
    paper = page_of(PAPERS["Letter"])
    content = rules_sheet(
        texts("en"), rules_of_booklet("moulin"), paper, GamePlates("moulin", texts("en"), colour=True)
    )
    assert_boxes(content, 215.9, 279.4)
    assert count_pages(content) <= 2


def test_on_a_larger_paper_everything_is_larger() -> None:
    paper, plates = page_of(PAPERS["A3"]), Blank(GamePlates("hex", texts("fr"), colour=False))
    content = rules_sheet(texts("fr"), rules_of_booklet("hex"), paper, plates)
    assert_boxes(content, 297, 420)
    assert count_pages(content) <= 2
    assert min(sizes_of(content)) >= 12


@GAMES
def test_no_heading_stands_at_the_end_of_a_column(game: Game) -> None:
    lines = ends_of(white(game.key))
    blocks = printed(texts("fr"), rules_of_booklet(game.key)).rest
    headings = [bare(block.text) for block in blocks if block.kind == "heading"]
    assert [line for line in lines if line in headings] == []


@pytest.mark.parametrize("width", [100, 240])
def test_a_diagram_and_its_caption_keep_together(width: float) -> None:
    (block,) = read_markdown("{figure pas} Where it may go, and where it may not, told in many words.")
    set_diagram = diagram(block, styles_of(12.0), Spacer(width, 100), 247)
    assert set_diagram.wrap(247, 500)[1] >= 100
    assert set_diagram.split(247, set_diagram.wrap(247, 500)[1] - 5) == []


def test_a_diagram_stands_on_the_side_of_its_words() -> None:
    for key in CATALOGUE:
        pages = pages_of(key)
        blocks = printed(texts("fr"), rules_of_booklet(key)).rest
        for before, block in pairwise(blocks):
            if block.kind == "figure" and before.kind not in ("figure", "heading"):
                start, caption = bare(printable(before.text))[-30:], bare(printable(block.text))
                side = next(i for i, words in enumerate(pages) if start in words)
                assert any(caption in words for words in pages[side : side + 2]), (key, block.text)


@BOTH
def test_every_face_has_all_letters_of_the_sheets(language: str) -> None:
    known = [set(TTFont(asset("fonts", f"{face}.ttf"), lazy=True).getBestCmap()) for face in FACES]
    for key in CATALOGUE:
        words = "".join(printable(block.text) for block in rule_page(texts(language), rules_of_booklet(key)))
        assert all({ord(letter) for letter in words} <= letters for letters in known), key


def test_the_same_sheet_is_the_same_bytes() -> None:
    rules, plates = rules_of_booklet("hex"), GamePlates("hex", texts("fr"), colour=False)
    assert rules_sheet(texts("fr"), rules, PAPER, plates) == sheet("hex")
