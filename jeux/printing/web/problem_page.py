"""A problem as a page that asks it, and keeps its solution until it is wanted."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.play.games import gestures_of, wording_of
from jeux.play.learn.puzzle.puzzle_words import line_of, match_of, proof_of, told
from jeux.play.learn.puzzle.puzzles import Puzzle
from jeux.play.setup.rules_played import rules_in_a_line
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLines
from jeux.printing.web.film import Library
from jeux.printing.web.markup import NOTHING, Markup, tag, words
from jeux.printing.web.page import page
from jeux.printing.web.reel import MOST_POSITIONS, Reel


def problem_page(puzzle: Puzzle, number: int, texts: Texts) -> bytes:
    """The page of a problem, which has this number among those of its game."""
    match = match_of(puzzle)
    first = len(match.steps)
    for step in line_of(puzzle):
        match.play(step)
    sentences = Sentences(texts, match, wording_of(match.game), gestures_of(match.game))
    library = Library()
    reel = Reel.of(library, sentences, _said(sentences, first), first)
    title = f"{sentences.name()} : {texts.get('problem-number', n=number)}"
    article = tag("article", {"class": "game"}, reel.figure(0), _told(puzzle, texts, reel), reel.data())
    return page(title, library, texts, tag("main", {}, _head(puzzle, number, sentences), article))


def _said(sentences: Sentences, first: int) -> list[str]:
    """What is said of each position: nothing of the one that is asked, then the step that led there."""
    return ["", *TurnLines(sentences).told()[first:]]


def _head(puzzle: Puzzle, number: int, sentences: Sentences) -> Markup:
    """The game, the number and how hard it is, the rules."""
    texts = sentences.texts
    rules = rules_in_a_line(sentences.match.game, puzzle.options, puzzle.players, texts)
    facts = " · ".join(filter(None, (texts.get(f"problem-degree-{puzzle.degree}"), rules)))
    return tag(
        "header",
        {},
        tag("p", {"class": "over"}, words(sentences.name())),
        tag("h1", {}, words(texts.get("problem-number", n=number))),
        tag("p", {"class": "facts"}, words(facts)),
    )


def _told(puzzle: Puzzle, texts: Texts, reel: Reel) -> Markup:
    """The question, and the solution under a lid."""
    answer = told(puzzle, texts)
    lid = tag("summary", {}, words(texts.get("web-solution")))
    lines = (tag("li", {}, words(line)) for line in answer.line)
    sentences = tag("p", {}, words(" ".join(answer.sentences)))
    sure = NOTHING if puzzle.proved else tag("p", {"class": "facts"}, words(proof_of(puzzle, texts)))
    solution = (tag("ul", {"class": "line"}, *lines), sentences, sure, reel.controls(), _positions(reel))
    return tag(
        "section",
        {"class": "told"},
        tag("p", {"class": "asked"}, words(answer.goal)),
        tag("details", {}, lid, *solution),
    )


def _positions(reel: Reel) -> Markup:
    """The first positions of the solution, for who has no script."""
    return reel.positions({number: said for number, said in enumerate(reel.said) if 0 < number <= MOST_POSITIONS})
