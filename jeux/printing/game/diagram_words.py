"""A diagram in words, for somebody who does not see it: its men, then what is drawn over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jeux.common.texts import Texts
from jeux.play.games import gestures_of, wording_of
from jeux.play.learn.diagram.diagrams import SIGNS, Diagram
from jeux.play.words.board_words import BoardWords
from jeux.play.words.sentences import Sentences
from jeux.printing.paper.drawing import Box
from jeux.printing.paper.drawing import around as around_spots

HAIR = 1e-6


def diagram_words(diagram: Diagram, texts: Texts) -> str:
    """The words of a diagram, of the places alone that it shows. Raises what reading its position raises."""
    match = diagram.match()
    sentences = Sentences(texts, match, wording_of(match.game), gestures_of(match.game))
    words = BoardWords(sentences, match.position)
    told = (*_men(words, diagram), words.dice(), *_drawn(words, diagram))
    return " ".join(f"{line[0].upper()}{line[1:].rstrip('.')}." for line in told if line)


def _men(words: BoardWords, diagram: Diagram) -> Iterator[str]:
    """What stands where, in the lines of the game where it has its own."""
    own = () if diagram.around else words.own_lines()
    shown = _shown(words, diagram.around)
    yield from own or (words.told_men(shown) or words.get("heard-empty"),)
    yield from () if own else filter(None, map(words.more, shown))
    yield from () if diagram.around else words.beside()


def _shown(words: BoardWords, around: Sequence[str]) -> list[str]:
    """The places of the board row by row; of the part that is drawn, if only what is `around` some places is."""
    where = words.board.where
    spots = [where[place] for place in around if place in where] or ([] if around else list(where.values()))
    seen = around_spots(spots, HAIR) if spots else Box(0, 0, 0, 0)
    rows = [place for row in words.rows() for place in row if seen.meets(around_spots([where[place]]))]
    return [*rows, *(place for place in around if place not in where)]


def _drawn(words: BoardWords, diagram: Diagram) -> Iterator[str]:
    for arrow in diagram.arrows:
        name = "figure-arrow-bad" if arrow.bad else "figure-arrow"
        yield words.get(name, start=words.name(arrow.origin), end=words.name(arrow.target))
    for mark in diagram.marks:
        name = f"figure-{mark.sign}" if mark.sign in SIGNS else "figure-sign"
        names = [words.name(place) for place in mark.places]
        if names != [mark.sign]:  # a place with its own number
            yield words.get(name, sign=mark.sign, places=words.row(names))
