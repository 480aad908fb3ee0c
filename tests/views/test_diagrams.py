"""The diagrams of the pages: what is drawn of a board, at which size, and the signs on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from unittest import mock

import pygame
import pytest

from jeux.common.settings import THEMES, Settings
from jeux.common.theme import Scale, apply_theme
from jeux.play.learn.diagram.diagrams import Arrow, Diagram, Mark, diagrams_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.views.diagrams import TALLEST, DiagramBoard

KEY, OTHER = "reversi", "hex"
SCALE = Scale(20)
WIDTH = SCALE(33)
PLAIN = Diagram(KEY, "plain", diagrams_of(KEY)["flip"].position, {}, 2)
BLACK, WHITE, EMPTY = "c5", "a6", "h8"


@pytest.fixture(params=THEMES, autouse=True)
def theme(request: pytest.FixtureRequest) -> Iterator[None]:
    pygame.font.init()
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    apply_theme(request.param, Settings().font)
    yield
    apply_theme(Settings().theme, Settings().font)


def drawn(diagram: Diagram, scale: Scale = SCALE, width: int = WIDTH) -> pygame.Surface:
    board = DiagramBoard(diagram)
    board.painter.prepare()
    picture = board.picture(scale, width, named=False)
    assert picture.get_size() == board.size(scale, width)
    return picture


def shade(picture: pygame.Surface) -> tuple[int, ...]:
    return tuple(pygame.transform.average_color(picture)[:3])


def middle_of(place: str, diagram: Diagram, scale: Scale = SCALE) -> tuple[int, int]:
    """Where a place is in the picture of a diagram."""
    board = DiagramBoard(diagram)
    board.painter.prepare()
    board.picture(scale, scale(33), named=False)
    x, y = board.pixel(place)
    return round(x), round(y)


def test_a_whole_board_is_as_wide_as_its_column_and_no_higher_than_diagrams_may_be() -> None:
    assert drawn(PLAIN).get_width() == WIDTH
    assert drawn(PLAIN, width=SCALE(TALLEST + 3)).get_height() == SCALE(TALLEST)
    assert drawn(PLAIN, width=200).get_width() == 200


def test_a_part_is_what_the_whole_shows_there() -> None:
    """The squares in the middle and what lies beside them as far as the column is wide, beside the same ones cut out of
    a diagram of the whole board."""
    part, whole = drawn(replace(PLAIN, around=("c3", "f6"))), drawn(PLAIN, Scale(80), 80 * 33)
    assert part.get_width() == WIDTH
    corners = [middle_of(place, PLAIN, Scale(80)) for place in ("c3", "f6")]
    cell = (corners[1][0] - corners[0][0]) / 3
    box = pygame.Rect(*corners[0], *(corners[1][axis] - corners[0][axis] for axis in (0, 1)))
    box = box.inflate(*(round(2 * 0.88 * 1.25 * cell) for _ in range(2)))
    box = box.inflate(round(box.height * part.get_width() / part.get_height()) - box.width, 0)
    cut = pygame.transform.smoothscale(whole.subsurface(box), part.get_size())
    difference = cut.copy()
    difference.blit(part, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    assert max(shade(difference)) < 16


@pytest.mark.parametrize("sign", ["light", "good", "bad", "1", "e"])
@pytest.mark.parametrize("place", [BLACK, WHITE, EMPTY])
def test_a_sign_is_seen_and_leaves_the_rest_alone(sign: str, place: str) -> None:
    without, with_sign = drawn(PLAIN), drawn(replace(PLAIN, marks=(Mark(sign, (place,)),)))
    changed = pygame.mask.from_threshold(with_sign, (0, 0, 0), (24, 24, 24, 255), without)
    changed.invert()
    first, *others = changed.get_bounding_rects()
    box = first.unionall(others)
    cell = without.get_width() / 9
    assert box.width >= cell * 0.4
    assert max(box.size) <= cell * 1.7


def test_a_letter_keeps_the_man_in_sight() -> None:
    for place in (BLACK, WHITE):
        without, lettered = drawn(PLAIN), drawn(replace(PLAIN, marks=(Mark("e", (place,)),)))
        assert without.get_at(middle_of(place, PLAIN)) == lettered.get_at(middle_of(place, PLAIN))


def test_an_arrow_is_seen() -> None:
    plain, arrowed = drawn(PLAIN), drawn(replace(PLAIN, arrows=(Arrow("a1", "h1"),)))
    changed = pygame.mask.from_threshold(arrowed, (0, 0, 0), (24, 24, 24, 255), plain)
    changed.invert()
    assert changed.count() > 0.002 * WIDTH * WIDTH


def test_a_bad_arrow_has_other_colours() -> None:
    good, bad = (drawn(replace(PLAIN, arrows=(Arrow("a1", "h1", bad),))) for bad in (False, True))
    assert shade(good) != shade(bad)


def test_the_board_is_that_of_the_options() -> None:
    game = CATALOGUE[OTHER]
    sizes = [game.start(complete_options(game, {"size": size}), 2).text() for size in ("16", "11")]
    pictures = [
        drawn(Diagram(OTHER, "x", text, {"size": size}, 2)) for text, size in zip(sizes, ("16", "11"), strict=True)
    ]
    assert pictures[0].get_size() != pictures[1].get_size()


def counting_drawn(diagram: Diagram) -> int:
    """The player whose numbers are drawn on the frame."""
    board = DiagramBoard(diagram)
    board.painter.prepare()
    with mock.patch("jeux.views.diagrams.draw_labels") as draw_labels:
        board.picture(SCALE, WIDTH, named=True)
    (call,) = draw_labels.call_args_list
    return int(call.kwargs["counting"])


def test_places_are_numbered_for_the_side_that_plays_where_nothing_else_is_said() -> None:
    """The words beside a diagram count the arrows as this side does; two numberings would not fit its frame."""
    seen = set()
    for diagram in diagrams_of("backgammon").values():
        for side in re.findall(r"side=([wb]) phase=(?:roll|play|double)", diagram.position):
            if not diagram.counting:
                assert counting_drawn(diagram) == "wb".index(side), diagram.id
                seen.add(side)
    assert seen == {"w", "b"}


DICE = ("rentrer",)
"""The diagrams of Backgammon whose numbers are dice: with which one a man enters where."""


def test_a_number_beside_a_man_is_the_one_on_the_frame() -> None:
    """Black counts the arrows as the text of a position does, White from the other end."""
    seen = set()
    for diagram in diagrams_of("backgammon").values():
        numbers = [
            (int(mark.sign), int(place)) for mark in diagram.marks if mark.sign.isdigit() for place in mark.places
        ]
        if diagram.id not in DICE and numbers and all(sign in (place, 25 - place) for sign, place in numbers):
            counting = 1 if all(sign == place for sign, place in numbers) else 0
            assert counting_drawn(diagram) == counting, diagram.id
            seen.add((counting, bool(diagram.counting)))
    assert seen == {(0, False), (1, False), (1, True)}


def test_a_diagram_may_say_as_whom_its_words_count() -> None:
    """One whose signs are no numbers of arrows, and one whose words name men of the other side."""
    for name in ("coups", "fenetre-apres"):
        assert counting_drawn(diagrams_of("backgammon")[name]) == 1
        assert counting_drawn(replace(diagrams_of("backgammon")[name], counting="")) == 0


def margin(diagram: Diagram) -> float:
    """What is seen at the right of column v, in the distances of two holes."""
    board = DiagramBoard(diagram)
    board.painter.prepare()
    wide = board.picture(SCALE, WIDTH, named=True).get_width()
    (left, _), (right, _) = board.pixel("u12"), board.pixel("v12")
    return (wide - right) / (right - left)


def test_a_part_shows_the_frame_whole_or_not_at_all() -> None:
    """Else the two digits of a row of Twixt would be cut."""
    cut = [diagram for diagram in diagrams_of("twixt").values() if diagram.around]
    whole = margin(replace(cut[0], around=()))
    margins = [margin(diagram) for diagram in cut]
    assert any(found == pytest.approx(whole, abs=0.1) for found in margins)
    assert all(found < 2.6 or found == pytest.approx(whole, abs=0.1) for found in margins), (whole, margins)
