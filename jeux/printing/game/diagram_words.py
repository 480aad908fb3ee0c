"""A diagram in words, for somebody who does not see it: its men, then what is drawn over them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from jeux.common.texts import Texts
from jeux.play.games import gestures_of, wording_of
from jeux.play.learn.diagram.diagrams import SIGNS, Diagram
from jeux.play.words.board_words import BoardWords
from jeux.play.words.sentences import Sentences


def diagram_words(diagram: Diagram, texts: Texts) -> str:
    """The words of a diagram, of the places alone that it shows. Raises what reading its position raises."""
    match = diagram.match()
    sentences = Sentences(texts, match, wording_of(match.game), gestures_of(match.game))
    words = BoardWords(sentences, match.position)
    told = (*_men(words, diagram), words.dice(), *_drawn(words, diagram))
    return " ".join(f"{line[0].upper()}{line[1:].rstrip('.')}." for line in told if line)


def _men(words: BoardWords, diagram: Diagram) -> Iterator[str]:
    """What stands where, in the lines of the game where it has its own."""
    if diagram.around:
        yield words.told_men(diagram.around) or words.get("heard-empty")
        return
    yield from words.own_lines() or (words.told_men(chain(*words.rows())) or words.get("heard-empty"),)
    yield from words.beside()


def _drawn(words: BoardWords, diagram: Diagram) -> Iterator[str]:
    for arrow in diagram.arrows:
        name = "figure-arrow-bad" if arrow.bad else "figure-arrow"
        yield words.get(name, start=words.name(arrow.origin), end=words.name(arrow.target))
    for mark in diagram.marks:
        name = f"figure-{mark.sign}" if mark.sign in SIGNS else "figure-sign"
        names = [words.name(place) for place in mark.places]
        if names != [mark.sign]:  # a place with its own number
            yield words.get(name, sign=mark.sign, places=words.row(names))
