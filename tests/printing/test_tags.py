"""What is read aloud of a printed sheet, and in which order."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import PageTemplate

from jeux.common.tables import Sheet
from jeux.common.texts import Texts
from jeux.play.learn.diagram.diagrams import diagrams_of
from jeux.play.setup.rule_text import rules_of_booklet
from jeux.printing.game.diagram_words import diagram_words
from jeux.printing.game.pages import build, page_of
from jeux.printing.game.rule_pages import printed
from jeux.printing.paper.faces import SERIF, printable
from jeux.printing.paper.papers import PAPERS
from jeux.printing.paper.properties import Properties
from jeux.printing.paper.prose import styles_of
from jeux.printing.paper.tags import Paragraph
from jeux.printing.request import PrintRequest, print_pdf
from jeux.printing.sheets import booklet
from jeux.printing.sheets.problems import chosen
from jeux.printing.tables import print_table
from jeux.rules import CATALOGUE
from tests.catalogues import LANGUAGES
from tests.printing.paper import bare
from tests.printing.tree import Node, tagged
from tests.rounds import in_turn


def words(text: str) -> str:
    """A text as it is read in a file, with one space between words."""
    return " ".join(printable(text).split())


def read(node: Node) -> str:
    """What is read of a node; who reads aloud passes over soft hyphens."""
    return " ".join(node.whole.replace("\xad", "").split())


def test_a_sheet_of_rules_is_read_as_its_page_is_written() -> None:
    told = tagged(print_pdf(PrintRequest("moulin", "rules")))
    texts, tree = Texts("fr"), told.tree
    parts = printed(texts, rules_of_booklet("moulin"))
    blocks = (*parts.summary, *parts.rest)
    assert tree.role == "Document"
    assert [read(node) for node in tree.all("H1")] == ["Moulin"]
    headings = [words(block.text) for block in blocks if block.kind == "heading"]
    assert [read(node) for node in tree.all("H2")] == headings
    items = [words(block.text) for block in blocks if block.kind == "item"]
    found = [read(node).removeprefix("• ") for node in tree.all("LI")]
    assert [item for item in items if not any(each.startswith(item) for each in found)] == []
    assert len(found) == len(items)
    paragraphs = [read(node) for node in tree.all("P")]
    assert words(parts.lead.text) in paragraphs
    assert all(words(block.text) in paragraphs for block in parts.rest if block.kind == "paragraph")
    assert len(tree.all("Figure")) == sum(block.kind == "figure" for block in blocks)
    assert bare(told.untold) == bare("Moulin" + texts.get("sheet-side", number=1, sides=2)) + bare(
        "Moulin" + texts.get("sheet-side", number=2, sides=2)
    ), "nothing but the feet is left out"


@pytest.mark.parametrize(
    ("language", "figure"),
    [
        ("fr", "Pion blanc\u00a0: d7, e4, d2\u202f; pion noir\u00a0: c5, d5, e5."),
        ("en", "White piece: d7, e4, d2; black piece: c5, d5, e5."),
    ],
)
def test_a_figure_is_told_in_words(language: str, figure: str) -> None:
    first = tagged(print_pdf(PrintRequest("moulin", "rules", language=language))).tree.all("Figure")[0]
    assert first.alt.startswith(figure)


@pytest.mark.parametrize(("key", "language"), in_turn(CATALOGUE, LANGUAGES))
def test_every_figure_has_its_own_words(key: str, language: str) -> None:
    """Told apart, and without what is only for programs: the names of texts, and what they are given."""
    texts = Texts(language)
    told = {name: diagram_words(diagram, texts) for name, diagram in diagrams_of(key).items()}
    assert [name for name, said in told.items() if not said.endswith(".") or len(said) < 5] == []
    assert [name for name, said in told.items() if re.search(r"[{}$]|heard-|figure-|\bNone\b", said)] == []
    assert len(set(told.values())) >= 0.8 * len(told)


def test_most_games_have_figures() -> None:
    assert sum(len(diagrams_of(key)) > 2 for key in CATALOGUE) > 15


def test_a_part_of_a_board_is_told_with_all_that_is_drawn_of_it() -> None:
    """Also what stands between the places that the figure names, and what links it."""
    assert diagram_words(diagrams_of("twixt")["barrier"], Texts("en")) == (
        "Black peg: d6, f7, h8; white peg: f6, g8. F6: linked to g8. G8: linked to f6. Crossed-out arrow from f7 to h8."
    )
    assert diagram_words(diagrams_of("reversi")["first"], Texts("en")).startswith(
        "White piece: d4, e5; black piece: e4, d5."
    )


def test_each_problem_has_its_heading_and_figure() -> None:
    tree = tagged(print_pdf(PrintRequest("hex", "problems", number=2))).tree
    numbers = [one.number for one in chosen("hex", 2, 0)]
    titles = [read(node).partition(" · ")[0] for node in tree.all("H2")]
    assert titles == [f"Problème {number}" for number in numbers] * 2, "asked, then answered"
    asked, answered = (tree.all("Figure")[half : half + 2] for half in (0, 2))
    for before, after in zip(asked, answered, strict=True):
        assert before.alt.startswith("Pion")
        assert after.alt.startswith(f"{before.alt} Coché\u00a0: ")
    assert [node.role for node in tree.kids][-8:-4] == ["H2", "Figure", "P", "P"], "though the figure is on the left"


def test_a_question_is_read_before_the_figure_on_its_left() -> None:
    kids = tagged(print_pdf(PrintRequest("hex", "teacher"))).tree.kids
    side = [node.role for node in kids][-6:]
    assert side == ["P", "Figure"] * 3
    assert [read(node)[:2] for node in kids[-6::2]] == ["1.", "2.", "3."]


def test_a_folded_booklet_is_read_in_the_order_of_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict(islice(CATALOGUE.items(), 3))
    monkeypatch.setattr(booklet, "CATALOGUE", few)
    texts = Texts("fr")
    tree = tagged(print_pdf(PrintRequest("hex", "booklet", imposed=True))).tree
    names = [texts.game(key, "name") for key in few]
    titles = [texts.get("app-name"), texts.get("rules-contents"), *names, texts.get("glossary-title")]
    assert [read(node) for node in tree.all("H1")] == titles
    sides = [page for node in tree.walk() for page, _ in node.marks]
    assert sides != sorted(sides), "which is not that of the sheets"
    wanted = [
        words(block.text)
        for key in few
        for block in printed(texts, rules_of_booklet(key)).rest
        if block.kind == "heading"
    ]
    assert [title for title in map(read, tree.all("H2")) if title in wanted] == wanted
    lines = [read(node) for node in tree.all("TOCI")]
    assert [line for line, title in zip(lines, titles[2:], strict=True) if not line.startswith(title)] == []
    assert [line.rpartition(" ")[2].isdecimal() for line in lines] == [True] * 4


def test_a_table_that_continues_is_one_table_with_one_row_of_headings() -> None:
    rows = tuple((str(number), f"Nom {number}") for number in range(1, 80))
    told = tagged(print_table(Sheet("Soirée", "ronde 2", ("Place", "Nom"), rows, (1,), (1,)), Texts("fr")))
    (table,) = told.tree.all("Table")
    assert {node.role for node in table.kids} == {"TR"}
    assert [[read(cell) for cell in row.kids] for row in table.kids] == [["Place", "Nom"], *map(list, rows)]
    assert [cell.role for cell in table.kids[0].kids] == ["TH", "TH"]
    assert {cell.role for row in table.kids[1:] for cell in row.kids} == {"TD"}
    assert len({page for node in table.walk() for page, _ in node.marks}) > 1
    assert bare(told.untold) == "PlaceNom" * (len({page for n in table.walk() for page, _ in n.marks}) - 1)


def test_lists_lie_in_the_items_that_they_explain() -> None:
    styles = styles_of(12.0)
    story = [
        Paragraph(word, styles.items[level], bulletText="•") for word, level in (("a", 0), ("b", 1), ("c", 1), ("d", 0))
    ]
    story += [Paragraph("e", styles.text), Paragraph("f", styles.items[0], bulletText="•")]
    page = page_of(PAPERS["A4"])
    tree = tagged(build(page, [PageTemplate("x", page.frames())], story, Properties("", "", "fr"))).tree
    first, text, second = tree.kids
    assert (first.role, text.role, second.role) == ("L", "P", "L")
    (one, two) = first.kids
    assert [kid.role for kid in one.kids] == ["LBody", "L"]
    assert [read(kid) for kid in one.kids[1].kids] == ["• b", "• c"]
    assert (read(two), read(second)) == ("• d", "• f")


def test_a_paragraph_over_two_columns_is_one_with_its_words_apart() -> None:
    page = page_of(PAPERS["A4"])
    text = " ".join(f"mot{number}" for number in range(3000))
    story = [Paragraph(text, ParagraphStyle("x", fontName=SERIF, fontSize=12))]
    tree = tagged(build(page, [PageTemplate("x", page.frames())], story, Properties("", "", "fr"))).tree
    (paragraph,) = tree.kids
    assert len(paragraph.marks) > 2
    assert read(paragraph) == text


def test_a_score_sheet_is_a_table_to_be_filled_in() -> None:
    tree = tagged(print_pdf(PrintRequest("backgammon", "scores"))).tree
    assert [read(node) for node in tree.all("H1")] == ["Backgammon"]
    (table,) = tree.all("Table")
    heads, *rows = [[read(cell) for cell in row.kids] for row in table.kids]
    assert heads == ["Partie", "Videau", "Une, deux, trois fois", *["Points", "Total"] * 2]
    assert rows == [[str(number), *[""] * 6] for number in range(1, len(rows) + 1)]
    assert len(rows) > 20
