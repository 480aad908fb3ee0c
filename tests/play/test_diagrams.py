"""The diagrams of the pages: what their files may hold, and that all of them stand on a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jeux.common.assets import asset
from jeux.common.language import LANGUAGES
from jeux.common.markdown import read_markdown
from jeux.common.texts import ADVICE, RULES, has_page, page
from jeux.play.learn.diagram.diagrams import (
    Arrow,
    Diagram,
    DiagramError,
    Mark,
    diagrams_file,
    diagrams_of,
    read_diagrams,
)
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, complete_options, in_use
from tests.catalogues import pages_of

START = 'position = "board=........................ turn=w hand=9,9 take=0 quiet=0"'
CAPTION = 140
KEYS = [key for key in CATALOGUE if diagrams_file(key).is_file()]
ALL = [pytest.param(diagram, id=f"{key}-{diagram.id}") for key in KEYS for diagram in diagrams_of(key).values()]


def captions(language: str, key: str) -> Iterator[tuple[str, str]]:
    """The diagrams of the pages on a game, in their order, with their captions."""
    for kind in (RULES, ADVICE):
        if has_page(language, key, kind):
            for block in read_markdown(page(language, key, kind=kind)):
                if block.kind == "figure":
                    yield block.directives.diagram, block.text


# --- the reader -------------------------------------------------------------------------------------------------------


def read(rows: str) -> tuple[Diagram, ...]:
    return read_diagrams("moulin", f"[[figures]]\n{rows}".encode())


def test_every_game_has_four_diagrams_and_more_on_its_page() -> None:
    assert list(CATALOGUE) == KEYS
    assert [key for key in KEYS if pages_of("fr")[key].count("{figure ") < 4] == []


def test_a_diagram_is_read() -> None:
    (least,) = read('id = "a"\nposition = "p"')
    assert least == Diagram("moulin", "a", "p", {}, 2)
    (most,) = read(
        'id = "a-1"\nposition = "p"\noptions = { flying = "3" }\nplayers = 2\nthrow = "5:3"\n'
        'marks = [["bad", "a7", "d7"], ["1", "a4"], ["e", "b2"]]\narrows = [["a4", "d6"], ["a1", "d1", "bad"]]\n'
        'around = ["a7"]\ntry = false\nclaim = { kind = "better", step = "d6", by = 12 }'
    )
    assert most.options == {"flying": "3"}
    assert most.steps == ("5:3",)
    assert most.marks == (Mark("bad", ("a7", "d7")), Mark("1", ("a4",)), Mark("e", ("b2",)))
    assert most.arrows == (Arrow("a4", "d6"), Arrow("a1", "d1", bad=True))
    assert most.around == ("a7",)
    assert not most.live
    assert most.claim == {"kind": "better", "step": "d6", "by": 12}


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ('position = "p"', "id"),
        ('id = "a"', "position"),
        ('id = "A b"\nposition = "p"', "id"),
        ('id = "a"\nposition = "p"\nmark = []', "mark"),
        ('id = "a"\nposition = "p"\nmarks = [["bad"]]', "marks"),
        ('id = "a"\nposition = "p"\nmarks = [["ugly", "a1"]]', "marks"),
        ('id = "a"\nposition = "p"\narrows = [["a1"]]', "arrows"),
        ('id = "a"\nposition = "p"\narrows = [["a1", "a4", "good"]]', "arrows"),
        ('id = "a"\nposition = "p"\ntry = 1', "try"),
        ('id = "a"\nposition = "p"\nplayers = 0', "players"),
        ('id = "a"\nposition = "p"\nclaim = { kind = "sure" }', "claim"),
        ('id = "a"\nposition = "p"\nclaim = { kind = "better", step = "d6" }', "claim"),
        ('id = "a"\nposition = "p"\nclaim = { kind = "better", step = "d6", by = 0 }', "claim"),
        ('id = "a"\nposition = "p"\nclaim = { kind = "better", step = "d6", than = 3, by = 4 }', "claim"),
        ('id = "a"\nposition = "p"\nclaim = { kind = "wins", step = "d6", by = 4 }', "claim"),
        ('id = "a"\nposition = "p"\nclaim = { kind = "count", accept = "takes" }', "claim"),
        ('id = "a"\nposition = "p"\nclaim = { kind = "happens", step = "d6", what = "eaten", number = 1 }', "claim"),
        ('id = "a"\nposition = "p"\n[[figures]]\nid = "a"\nposition = "q"', "more than once"),
        ("id = ", "moulin: "),
        ('id = "a"\nposition = "p"\n[other]', "one list"),
    ],
)
def test_what_does_not_fit_is_told(rows: str, told: str) -> None:
    with pytest.raises(DiagramError, match=told):
        read(rows)


def test_a_diagram_begins_a_match() -> None:
    (diagram,) = read(f'id = "a"\n{START}')
    match = diagram.match()
    assert match.persons() == (0, 1)
    assert match.position == diagram.positions()[-1]


def test_a_game_without_a_file_has_no_diagrams() -> None:
    assert diagrams_of("none") == {}


# --- the files --------------------------------------------------------------------------------------------------------


def test_every_file_is_of_a_game() -> None:
    assert {path.stem for path in asset("figures").glob("*.toml")} == set(KEYS)


def check_diagram(diagram: Diagram) -> None:
    """Its position is legal, and what it names is there."""
    game = CATALOGUE[diagram.game]
    options = complete_options(game, diagram.options)
    assert diagram.players in game.players
    first = game.read(diagram.position, options, diagram.players)
    assert not diagram.throw or diagram.throw in first.steps()
    position = diagram.match().position
    marked = [place for mark in diagram.marks for place in mark.places]
    pointed = [place for arrow in diagram.arrows for place in (arrow.origin, arrow.target)]
    where = in_use(game, options).board.where
    assert [place for place in (*marked, *pointed, *diagram.around) if place not in where] == []
    claim = diagram.claim or {}
    if claim.get("kind") != "refused":
        named = [claim[name] for name in ("step", "than") if name in claim] + list(claim.get("steps", ()))
        assert [step for step in named if step not in position.steps()] == []


@pytest.mark.parametrize("diagram", ALL)
def test_positions_and_places_are_those_of_the_game(diagram: Diagram) -> None:
    check_diagram(diagram)
    assert not diagram.live or diagram.match().position.turn != OVER


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_pages_show_all_the_diagrams_and_no_others(key: str) -> None:
    shown = {language: [name for name, _ in captions(language, key)] for language in LANGUAGES}
    assert shown["fr"] == shown["en"]
    assert set(shown["fr"]) == set(diagrams_of(key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_captions_are_short(key: str, language: str) -> None:
    assert [text for _, text in captions(language, key) if not 0 < len(text) <= CAPTION] == []
