"""The English of the games is that of `docs/english.md`: words that it gave up do not come back.

`python -m tests.test_english` counts them, row by row."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from jeux.common.assets import asset
from jeux.common.glossary import read_glossary
from jeux.rules import CATALOGUE
from tests.catalogues import house_files, read_catalogue
from tests.typography import HOLE

PAGE = Path(__file__).resolve().parents[1] / "docs" / "english.md"
TITLE = "## Words that do not come back"
HOUSE = "house"
"""What belongs to no game, beside the keys of the games."""


class Ban(NamedTuple):
    """Words that some texts do not have, and phrases in which they may stand all the same."""

    where: frozenset[str]
    words: tuple[str, ...]
    exceptions: tuple[str, ...]

    def found_in(self, text: str) -> list[str]:
        """The words that stand there, each with what is around it."""
        for phrase in self.exceptions:
            text = re.sub(rf"\b{re.escape(phrase)}\b", "", text, flags=re.IGNORECASE)
        words = "|".join(map(re.escape, self.words))
        pattern = rf".{{0,30}}(?<![\w$|-])(?:{words})(?!\w).{{0,20}}"
        return [match[0] for match in re.finditer(pattern, text, re.IGNORECASE)]


def places_named(cell: str) -> frozenset[str]:
    """The games of a row, and the house: all, all but some, or those that are named."""
    everywhere = frozenset({*CATALOGUE, HOUSE})
    if cell == "all":
        return everywhere
    names = frozenset(cell.removeprefix("all but ").split(", "))
    assert names <= everywhere, cell
    return everywhere - names if cell.startswith("all but ") else names


def bans() -> list[Ban]:
    """The rows of the page."""
    found = []
    for line in PAGE.read_text(encoding="utf-8").split(TITLE)[1].splitlines():
        where, words, exceptions, *_ = [cell.strip() for cell in line.split("|")[1:-1]] or [""] * 3
        if where not in ("", "where", "---"):
            excepted = tuple(exceptions.split(", ")) if exceptions else ()
            found.append(Ban(places_named(where), tuple(words.split(", ")), excepted))
    return found


def of_catalogue(path: Path) -> str:
    """The sentences of a catalogue, one a line, without names and comments."""
    return "\n".join(s for message in read_catalogue(path) for s in message.sentences).replace(HOLE, "…")


@cache
def written(place: str) -> str:
    """All the English of a game, or of the house, without what is not shown."""
    terms = [term for term in read_glossary("en") if (place in term.games if place != HOUSE else not term.games)]
    if place == HOUSE:
        return "\n".join([*map(of_catalogue, house_files("en")), *(f"{term.word}. {term.text}" for term in terms)])
    catalogues = [asset(folder) / "en" / f"{place}.ftl" for folder in ("texts", "lessons", "questions")]
    pages = [asset(folder) / "en" / f"{place}.md" for folder in ("pages", "advice")]
    told = [of_catalogue(path) for path in catalogues if path.is_file()]
    told += [re.sub(r"\{[^{}]*\}", "", path.read_text(encoding="utf-8")) for path in pages if path.is_file()]
    return "\n".join([*told, *(f"{term.word}. {term.text}" for term in terms)])


@pytest.mark.parametrize("place", [*CATALOGUE, HOUSE])
def test_words_that_were_given_up_do_not_come_back(place: str) -> None:
    assert [found for ban in bans() if place in ban.where for found in ban.found_in(written(place))] == []


def test_a_word_is_found_and_a_phrase_excepted() -> None:
    ban = Ban(frozenset({HOUSE}), ("man", "men"), ("nine men",))
    assert ban.found_in("One woman, Nine Men, a salesman.") == []
    assert ban.found_in("Take this man.") == ["Take this man."]
    assert len(bans()) > 10
    assert bans()[0].where == {*CATALOGUE, HOUSE}


def main() -> None:
    """Print how often the words of each row stand in the texts."""
    for ban in bans():
        count = sum(len(ban.found_in(written(place))) for place in sorted(ban.where))
        sys.stdout.write(f"{count} {', '.join(ban.words)}\n")


if __name__ == "__main__":
    main()
