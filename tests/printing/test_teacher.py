"""Teacher’s sheets and problems to print, read again by libraries that have nothing to do with the writer."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from jeux.common.assets import asset
from jeux.common.texts import Texts
from jeux.play.learn import teacher_questions
from jeux.play.learn.puzzle.puzzle_words import answered, asked, first_turn, told
from jeux.play.learn.puzzle.puzzles import DEGREES, puzzles_of, with_puzzles
from jeux.play.learn.teacher_questions import has_questions, question_texts, questions_of
from jeux.play.setup import rule_text
from jeux.printing.game.jobs import TEACHER, PrintError, PrintRequest, job_of
from jeux.printing.game.pages import height_of
from jeux.printing.making import Making
from jeux.printing.paper.faces import FACES, printable
from jeux.printing.paper.papers import PAPERS
from jeux.printing.request import print_pdf
from jeux.printing.sheets.problems import ANSWERS_DOWN, Numbered, ProblemSheets, answer, chosen, rule_of
from jeux.printing.sheets.teacher import PLATES, SIZES, TeacherSheet
from jeux.rules import CATALOGUE
from tests.catalogues import LANGUAGES
from tests.printing.paper import bare, images_of, letters_of, strange_fonts
from tests.printing.reading import boxes_of, count_pages, pages_of

MARGIN = 9.0
"""Millimetres that printers leave white."""
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def sheet(key: str, language: str, paper: str = "A4", kind: str = "teacher", **more: Any) -> bytes:
    return print_pdf(PrintRequest(key, kind, paper, language=language, **more))


def assert_printable(content: bytes, paper: str, *pages: int) -> None:
    """The boxes are the paper, the fonts are in the file, no pictures, and nothing outside the margins."""
    width, height = PAPERS[paper].width, PAPERS[paper].height
    for box in boxes_of(content):
        assert box == pytest.approx((0, 0, width, height), abs=0.01)
    assert strange_fonts(content) == []
    assert images_of(content) == 0
    for page in pages_of(content, *pages):
        for shape in page.shapes:
            assert shape.left >= MARGIN
            assert shape.right <= width - MARGIN
            assert shape.top >= MARGIN
            assert shape.bottom <= height - MARGIN


# --- the teacher’s sheet ----------------------------------------------------------------------------------------------


@BOTH
def test_every_sheet_is_one_leaf(language: str) -> None:
    """On the lower paper, with room to spare: the letters that are chosen are larger than the smallest ones."""
    for key in filter(has_questions, CATALOGUE):
        page = TeacherSheet(job_of(PrintRequest(key, "teacher", "Letter", language=language)))
        assert page.fits(SIZES[-2] * page.page.scale, PLATES[-2] * page.page.scale * 72 / 25.4), key


@pytest.mark.parametrize(
    ("key", "language", "paper"), [("tresor", "fr", "A4"), ("nim_bicolore", "en", "Letter"), ("agon", "en", "A4")]
)
def test_a_sheet_is_printable_and_says_what_it_should(key: str, language: str, paper: str) -> None:
    content = sheet(key, language, paper)
    assert count_pages(content) == 2
    assert_printable(content, paper)
    words, get = question_texts(language, key), texts(language)
    first, second = letters_of(content)
    assert all(bare(printable(words.get(name))) in first for name in words.names)
    asked_there = [name for name in words.names if bare(printable(words.get(name))) in second]
    assert asked_there == ["count", "find", "why"]
    assert all(bare(printable(get.get(name))) in second for name in ("tally-name", "tally-date"))
    assert all(bare(printable(get.game(key, "name"))) in page for page in (first, second))


@BOTH
def test_every_face_has_all_letters_of_the_questions(language: str) -> None:
    known = [set(TTFont(asset("fonts", f"{face}.ttf"), lazy=True).getBestCmap()) for face in FACES]
    for key in filter(has_questions, CATALOGUE):
        words = question_texts(language, key)
        said = "".join(printable(words.get(name)) for name in words.names)
        assert all({ord(letter) for letter in said} <= letters for letters in known), key


# --- problems ---------------------------------------------------------------------------------------------------------


def test_problems_are_chosen_by_number_and_degree() -> None:
    every = puzzles_of("moulin")
    some = chosen("moulin", 6, 0)
    assert len(some) == 6
    assert {one.puzzle.degree for one in some} == set(DEGREES)
    assert all(every[one.number - 1] is one.puzzle for one in some)
    assert [one.number for one in some] == sorted(one.number for one in some)
    assert [one.number for one in chosen("moulin", 3, 1)] == [1, 2, 3]
    assert {one.puzzle.degree for one in chosen("moulin", 200, 2)} == {2}
    assert len(chosen("moulin", 200, 0)) == len(every)


@BOTH
def test_every_answer_has_room(language: str) -> None:
    """On the smaller paper, on a sheet with the most answers."""
    for key in with_puzzles():
        every = [Numbered(number, puzzle) for number, puzzle in enumerate(puzzles_of(key), 1)]
        sheets = ProblemSheets.of(job_of(PrintRequest(key, "problems", "Letter", language=language)), every)
        high = sheets.high(sheets.above_answers("x"), ANSWERS_DOWN)
        for one in every:
            plate, words = answer(sheets, one, high)
            assert height_of(words, sheets.beside(plate)) <= high, one.puzzle.id


def test_problems_and_answers_stand_on_pages_of_their_own() -> None:
    content = sheet("moulin", "fr", kind="problems", number=8)
    pages, get = letters_of(content), texts("fr").get
    assert len(pages) == 3
    assert_printable(content, "A4", 0, 2)
    titles = [bare(printable(get(name, game="Moulin"))) for name in ("problems-title", "problems-answers")]
    for number, (page, title) in enumerate(zip(pages, [titles[0], titles[0], titles[1]], strict=True), 1):
        assert page.startswith(title + bare(printable(get("sheet-side", number=number, sides=3))) + "Moulin" + title)
    for one in chosen("moulin", 8, 0):
        said = told(one.puzzle, texts("fr"))
        assert any(bare(printable(said.goal)) in page for page in pages[:2])
        answer = bare(printable("".join(said.line)))
        assert [answer in page for page in pages] == [False, False, True]


def test_rules_that_are_not_the_booklets_are_told() -> None:
    """Once for all where they are those of all problems, else with each problem."""
    for key, number, everywhere in (("twixt", 2, True), ("nim_bicolore", 12, False), ("moulin", 2, True)):
        problems, get = chosen(key, number, 0), texts("fr")
        sheets = ProblemSheets.of(job_of(PrintRequest(key, "problems")), problems)
        assert (sheets.rule is not None) == everywhere
        rules = [rule_of(one.puzzle, get) for one in problems]
        assert (sheets.rule or "") in rules or not everywhere
        printed = "".join(letters_of(sheet(key, "fr", kind="problems", number=number)))
        assert all(bare(printable(rule)) in printed for rule in rules)
        assert any(rules) == (key != "moulin")


def test_a_line_is_told_from_the_throw_on() -> None:
    puzzle = puzzles_of("backgammon")[0]
    (line,) = told(puzzle, texts("en")).line
    assert "-".join(puzzle.throw.removeprefix("roll:").split(",")) in line


def test_an_answer_shows_the_first_turn_of_the_solver_alone() -> None:
    puzzle = next(each for each in puzzles_of("moulin") if each.turns == 2)
    figure, steps = answered(puzzle), list(first_turn(puzzle))
    assert {position.turn for position, _ in steps} == {puzzle.side}
    assert asked(puzzle).arrows == ()
    start, end = steps[0][1].split("-")
    assert [(arrow.origin, arrow.target) for arrow in figure.arrows] == [(start, end)]


@pytest.mark.parametrize(
    ("key", "more", "code"),
    [
        ("moulin", {"number": 0}, "no-number"),
        ("moulin", {"number": 10_000}, "no-number"),
        ("moulin", {"degree": 4}, "no-degree"),
    ],
)
def test_what_cannot_be_printed_is_refused(key: str, more: dict[str, Any], code: str) -> None:
    with pytest.raises(PrintError) as refused:
        sheet(key, "fr", kind="problems", **more)
    assert refused.value.code == code


@pytest.mark.usefixtures("no_problems")
def test_without_problems_there_is_no_sheet_of_them() -> None:
    with pytest.raises(PrintError) as refused:
        sheet("quandary", "fr", kind="problems")
    assert refused.value.code == "no-problems"


def test_a_game_without_questions_has_no_sheet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They are optional: without its file a game is offered no teacher's sheet, and nothing else changes."""
    everything = Making("moulin", {}, 2, "euro-2", "A4").kinds
    monkeypatch.setattr(teacher_questions, "_file", lambda key: tmp_path / f"{key}.toml")
    assert questions_of.__wrapped__("moulin") == ()
    assert Making("moulin", {}, 2, "euro-2", "A4").kinds == tuple(kind for kind in everything if kind != TEACHER)
    with pytest.raises(PrintError) as refused:
        sheet("moulin", "fr")
    assert refused.value.code == "no-questions"


@pytest.mark.parametrize("content", ["{bad", "", "# Hex", "# Hex\n\n## One"], ids=repr)
@pytest.mark.parametrize("sheet", ["rules", TEACHER])
def test_a_damaged_page_of_rules_is_no_sheet(sheet: str, content: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_text, "page", lambda *_, kind: content)
    with pytest.raises(PrintError) as caught:
        print_pdf(PrintRequest("hex", sheet))
    assert caught.value.code == "no-page"
    assert caught.value.arguments == {"game": texts("fr").game("hex", "name")}
