"""The spoken names of places and men, for those who do not see a board."""

from __future__ import annotations

from jeux.play.words.sentences import Sentences
from jeux.rules.contract import Position


def place_name(sentences: Sentences, position: Position, place: str) -> str:
    """The spoken name of a place."""
    name = sentences.wording.spoken_names.place(position, place)
    if not isinstance(name, str):
        return sentences.say(name, -1)
    return _beside(sentences, name) if ":" in name else name


def _beside(sentences: Sentences, place: str) -> str:
    """The spoken name of a place beside the board."""
    kind, _, letter = place.partition(":")
    sides = sentences.match.game.sides
    side = sentences.side(sides.index(letter)) if letter in sides else ""
    return sentences.texts.game(sentences.key, f"heard-place-{kind}", side=side)


def men_words(sentences: Sentences, kind: str, number: int) -> str:
    """So many men of a kind; empty for a kind that is not mentioned."""
    name = sentences.wording.spoken_names.man(kind)
    return sentences.texts.game(sentences.key, f"heard-man-{name}", n=number) if name else ""
