"""Where words are parted at the end of a line, and where they are not."""

from __future__ import annotations

import re

import pytest
from reportlab.platypus import PageTemplate

from jeux.printing.game.pages import build, page_of
from jeux.printing.paper.hyphens import parting
from jeux.printing.paper.papers import PAPERS
from jeux.printing.paper.properties import Properties
from jeux.printing.paper.prose import styles_of
from jeux.printing.paper.tags import Paragraph
from jeux.printing.request import PrintRequest, print_pdf
from tests.printing.paper import ends_of, letters_of

SOFT = "\xad"


@pytest.mark.parametrize(
    ("language", "word", "parts"),
    [
        ("fr", "intersection", ["intersec-tion", "inter-section"]),
        ("fr", "adversaire", ["adver-saire"]),
        ("fr", "immédiatement", ["immédiate-ment", "immédia-tement", "immé-diatement"]),
        ("en", "intersection", ["intersec-tion", "inter-section"]),
        ("en", "immediately", ["immedi-ately", "imme-diately"]),
        ("fr", "Grenoble", []),
        ("en", "Backgammon", []),
        ("fr", "SDL", []),
        ("fr", "f4", []),
        ("fr", "dix-huit", []),
        ("en", "pawn", []),
    ],
)
def test_words_are_parted_by_the_patterns_of_their_language(language: str, word: str, parts: list[str]) -> None:
    assert ["-".join(each) for each in parting(language)(word)] == parts


def lines(text: str, width: float, language: str = "fr") -> list[str]:
    paragraph = Paragraph(text, styles_of(10.0, language).text)
    paragraph.wrap(width, 1000)
    return [" ".join(line[1]) for line in paragraph.blPara.lines]


def test_a_word_is_parted_where_it_fills_the_line() -> None:
    assert lines("On va vers une intersection voisine.", 100) == ["On va vers une intersec-", "tion voisine."]
    assert lines("On va vers une intersection voisine.", 100, "") == ["On va vers une", "intersection voisine."]


def test_the_last_word_of_a_paragraph_stays_whole() -> None:
    assert lines("On va vers une intersection.", 100) == ["On va vers une", "intersection."]


def test_headings_are_not_parted() -> None:
    styles = styles_of(10.0, "fr")
    assert not styles.heading.hyphenationLang
    assert not styles.lead.hyphenationLang
    assert all(style.hyphenationLang for style in (styles.text, *styles.items, styles.quote, styles.caption))


def test_no_word_goes_on_in_the_next_column() -> None:
    """Whatever the height of the column, in a text that parts words in many of its lines."""
    text = "une intersection immédiatement adversaire déplacement " * 60
    whole = Paragraph(text, styles_of(10.0, "fr").text)
    width, parted = 120.0, 0
    tall = whole.wrap(width, 10_000)[1]
    parted = sum(" ".join(line[1]).endswith("-") for line in whole.blPara.lines)
    assert parted > 10
    height = 40.0
    while height < tall:
        first = Paragraph(text, styles_of(10.0, "fr").text).split(width, height)[0]
        first.wrap(width, 10_000)
        assert not first.blPara.lines[-1][1][-1].endswith("-")
        height += 7.0


@pytest.mark.parametrize("language", ["fr", "en"])
def test_hyphens_are_soft_for_those_who_read_on(language: str) -> None:
    content = print_pdf(PrintRequest("backgammon", "rules", language=language))
    pdf = "".join(letters_of(content))
    assert re.search(r"[a-zé]-$", "\n".join(ends_of(content)), re.MULTILINE) is None
    assert SOFT not in pdf, "what is compared with the texts has none"


def test_a_parted_word_is_read_as_one() -> None:
    page = page_of(PAPERS["A4"])
    story = [Paragraph("intersection " * 200, styles_of(10.0, "fr").text)]
    content = build(page, [PageTemplate("x", page.frames())], story, Properties("", "", "fr"))
    assert set(re.findall("intersection", letters_of(content)[0])) == {"intersection"}
    assert letters_of(content)[0] == "intersection" * 200
