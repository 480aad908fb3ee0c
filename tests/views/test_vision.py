"""Men and marks on rendered boards, in every theme, seen in grey and with each kind of colour blindness.

A mark is seen when what it changes of the picture stands out 3 : 1 from what was there (the median of its ground), by
its light part or by its dark part: every mark is drawn twice, so that its shape reads on any ground. A mark that
crosses several grounds, an arrow over men and board, has no one ground: there a third of its pixels must stand out,
each from what it covers."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from unittest import mock

import pygame
import pytest

from jeux.common.settings import THEMES
from jeux.common.theme import apply_theme
from jeux.play.gestures.hand import NOBODY, Hand
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, complete_options
from jeux.rules.games.nim_bicolore.position import NimBicolore
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.games.boite import AdviceFrames
from jeux.views.games.crosses_ells import Ells, LastMoved
from jeux.views.games.jacquet import Pennons
from jeux.views.games.meandres_rows import LastRow, Rows, Trace
from jeux.views.games.nim_bicolore import MatchMarks
from jeux.views.games.quandary import Drawn, Looks, SquareMarks
from jeux.views.interfaces.own_marks import GestureSituation
from jeux.views.marks.drawn_marks import Advice, AdviceArrow, AdviceRings
from jeux.views.marks.marks import LastTurn, Marks, Preview
from tests.rounds import in_turn
from tests.views.eyes import SEEN, SIGHTS, Sight, best_half, median, pixels, ratio

pytestmark = pytest.mark.full_pictures

SIZE = 480
STEPS = 14
FEWEST = 12
"""Pixels: less would be no mark."""
SHARE = 1 / 3
"""The part of a mark that must stand out from what it covers where that is not of one tone."""
SIGN = 0.05
"""The part of a man that its sign must fill where the whole body does not tell it from another."""

EYES = {name: Sight(name) for name in SIGHTS}


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    yield
    apply_theme("bois", "standard")


def under_way(key: str) -> Position:
    """A position with men of all sides on the board."""
    game, rng = CATALOGUE[key], Random(key)
    position = game.start(complete_options(game, {}), min(game.players))
    for _ in range(STEPS):
        following = position.play(rng.choice(position.steps()))
        if following.turn == OVER:
            break
        position = following
    return position


def board_of(key: str, theme: str) -> BoardView:
    apply_theme(theme, "standard")
    board = BoardView(CATALOGUE[key], view_of(CATALOGUE[key]), theme)
    board.place_in(pygame.Rect(0, 0, SIZE, SIZE), {})
    return board


def picture(board: BoardView, marks: Marks, box: pygame.Rect | None = None) -> pygame.Surface:
    """The board with these marks; nothing but a `box` of it where one is given."""
    surface = pygame.Surface((SIZE, SIZE))
    surface.set_clip(box)
    board.draw_ground(surface)
    board.draw(surface, marks)
    return surface


def telling_places(board: BoardView, plain: pygame.Surface, position: Position) -> list[str]:
    """The darkest and the lightest ground, and a place of each kind of man."""
    see = EYES["grey"]
    held = dict(position.men())
    tones = {
        place: median(see(*pixel) for pixel in pixels(plain, around(board, place, 0.5)))
        for place in board.game.board.where
        if place not in held and on_picture(board, place)
    }
    found = [min(tones, key=tones.__getitem__), max(tones, key=tones.__getitem__)] if tones else []
    for kind in sorted({man for _, man in position.men()}):
        found += [place for place, man in held.items() if man == kind and on_picture(board, place)][:1]
    return list(dict.fromkeys(found))


def on_picture(board: BoardView, place: str) -> bool:
    x, y = board.pixel(place)
    return 0 <= x < SIZE and 0 <= y < SIZE


def around(board: BoardView, place: str, radii: float) -> pygame.Rect:
    """A box around a place, so many diameters of a man wide on each side."""
    return around_pixel(board, board.pixel(place), radii)


def around_pixel(board: BoardView, pixel: tuple[float, float], radii: float) -> pygame.Rect:
    """The same around a pixel."""
    reach = round(board.man_size * radii)
    box = pygame.Rect(0, 0, 2 * reach, 2 * reach)
    box.center = (round(pixel[0]), round(pixel[1]))
    return box.clip(pygame.Rect(0, 0, SIZE, SIZE))


def neighbour(board: BoardView, place: str) -> str:
    """The next place on the board: what is formed goes from neighbour to neighbour."""
    here = board.pixel(place)
    others = [other for other in board.game.board.where if board.pixel(other) != here and on_picture(board, other)]
    return min(others, key=lambda other: math.dist(here, board.pixel(other)))


def covered(board: BoardView, place: str) -> bool:
    """Whether small men of a place of their own lie here: only as long as nothing has been played here."""
    near = [board.pixel(other) for other, _ in board.standing() if board.layout.size_of(other)]
    return any(math.dist(board.pixel(place), pixel) < board.man_size for pixel in near)


def marks_at(board: BoardView, position: Position, place: str, other: str) -> dict[str, Marks]:
    """Every mark that a place can bear; those that one game alone shows are tried on every board that has room."""
    standing = board.standing()
    turned = next((kind for kind in board.game.men if not standing[place, kind]), board.game.men[0])
    found = {
        "legal target": Marks(targets={place: False}),
        "legal capture": Marks(targets={place: True}),
        "related": Marks(related=(place,)),
        "chosen": _chosen(board, position, place),
        "taken": Marks(preview=Preview(takes=(place,))),
        "refused": Marks(refused=(place,)),
        "will turn": Marks(preview=Preview(turns=((place, turned),))),
        "shows the end": Marks(ending=(place,)),
        "watched": Marks(watched=(place,)),
        "pennon": Marks(drawn=(Pennons((place,)),)),
        "cursor": Marks(cursor=place),
        "advice": Marks(drawn=(_advice(board, position, (place, other)),)),
        "advice here": Marks(drawn=(_advice(board, position, (place,)),)),
        "looks": Marks(drawn=(Looks(((place, neighbour(board, place)),)),)),
    }
    if isinstance(board.view.cues.own, SquareMarks):
        found |= {"framed": Marks(drawn=(Drawn((place,)),))}
    if not covered(board, place):
        found |= {"last step": _last(board, place)}
        if all(map(board.pieces.goes_alone, board.game.men)):  # men that are parts of one piece form nothing
            found |= {"will form": _formed(board, place)}
    return found


def _chosen(board: BoardView, position: Position, place: str) -> Marks:
    """A chosen man: ringed, or as a board shows it where the man itself moves."""
    marks = Marks(chosen=(place,))
    if not isinstance(position, NimBicolore):
        return marks
    return MatchMarks().in_hand(
        marks, GestureSituation(board, position, NOBODY, Hand(), None, None, None, None, helped=True)
    )


def _advice(board: BoardView, position: Position, places: tuple[str, ...]) -> Advice:
    """Advice as the game shows it; a piece of several cells is advised as it lies, so its arrow is tried."""
    made = board.view.cues.own.advice(position, position.steps()[0])
    for style in (AdviceRings, AdviceFrames):
        if isinstance(made, style):
            return style(places)
    return AdviceArrow(places)


def _last(board: BoardView, place: str) -> Marks:
    """The last turn: below the men, above those that fill their cells, around a piece of several cells."""
    if isinstance(board.pieces, Rows):
        return Marks(drawn=(LastRow((place,)),))
    own = (LastMoved((place,)),) if isinstance(board.pieces, Ells) else ()
    return Marks(last=LastTurn((place,)), drawn=own)


def _formed(board: BoardView, place: str) -> Marks:
    """A band around two places; a line from one to the other where men draw lines."""
    ends = place, neighbour(board, place)
    if isinstance(board.pieces, Rows):
        return Marks(drawn=(Trace((tuple(board.game.board.where[end] for end in ends),)),))
    return Marks(preview=Preview(forms=(ends,)))


@pytest.mark.parametrize(("key", "theme"), in_turn(CATALOGUE, THEMES))
def test_marks_are_seen_by_all_eyes(key: str, theme: str) -> None:
    board, position = board_of(key, theme), under_way(key)
    board.show(position)
    plain = picture(board, Marks())
    places = telling_places(board, plain, position)
    assert len(places) > 1
    unseen = []
    for number, place in enumerate(places):
        other = places[number - 1]
        for name, marks in marks_at(board, position, place, other).items():
            if marks.shifted:
                # the man itself moves: what is measured is the mark at its foot
                with mock.patch("jeux.views.marks.overlay.draw_above"):
                    lifted = picture(board, marks)
                unseen += [(name, place, *low) for low in weak_sights(board, lifted, marks, place)]
                continue
            unseen += [(name, place, *low) for low in weak_sights(board, plain, marks, place)]
    assert unseen == []


def stands_out(one: float, other: float) -> bool:
    """Whether one sees one luminance beside another."""
    return ratio(one, other) >= SEEN


def weak_sights(board: BoardView, plain: pygame.Surface, marks: Marks, place: str) -> list[tuple[str, float, float]]:
    """The eyes that do not see a mark, with the contrast and the share of it that they see. A target is marked where
    the next man would lie, on a stack beside the top man."""
    box = around(board, place, 0.8).union(around_pixel(board, board.landing(place), 0.8))
    before, after = pixels(plain, box), pixels(picture(board, marks, box), box)
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert len(changed) >= FEWEST, "nothing is drawn"
    low = []
    for name, see in EYES.items():
        grounds, marked = [see(*old) for old, _ in changed], [see(*new) for _, new in changed]
        ring = best_half(marked, median(grounds))
        if ring >= SEEN:
            continue
        share = sum(map(stands_out, grounds, marked)) / len(changed)
        if share < SHARE:
            low.append((name, round(ring, 2), round(share, 2)))
    return low


@pytest.mark.parametrize(("key", "theme"), in_turn(CATALOGUE, THEMES))
def test_men_of_different_kinds_are_told_apart_by_all_eyes(key: str, theme: str) -> None:
    """By the whole body, or by a sign on it. Small men in a place of their own are told by that."""
    board, size = board_of(key, theme), 96
    start = board.game.start(complete_options(board.game, {}), min(board.game.players))
    small = {man for place, man in start.men() if board.layout.size_of(place)}
    kinds = sorted(set(CATALOGUE[key].men))
    shown = {}
    for kind in kinds:
        canvas = pygame.Surface((size, size))
        canvas.fill((128, 128, 128))
        canvas.blit(board.painter.man(kind, size), (0, 0))
        shown[kind] = pixels(canvas, pygame.Rect(size // 8, size // 8, size * 3 // 4, size * 3 // 4))
    alike = []
    for name, see in EYES.items():
        tones = {kind: [see(*pixel) for pixel in shown[kind]] for kind in kinds}
        bodies = {kind: median(tones[kind]) for kind in kinds}
        for i, one in enumerate(kinds):
            for other in kinds[i + 1 :]:
                if (one in small) != (other in small):
                    continue
                body = ratio(bodies[one], bodies[other])
                if body >= SEEN:
                    continue
                sign = sum(map(stands_out, tones[one], tones[other])) / len(tones[one])
                if sign < SIGN:
                    alike.append((name, one, other, round(body, 2), round(sign, 3)))
    assert alike == []


def test_the_sights_themselves() -> None:
    """White and black are the same for all; a red and a green that full sight tells apart are one for a deutan eye."""
    for see in EYES.values():
        assert see(0, 0, 0) == pytest.approx(0, abs=0.01)
        assert see(255, 255, 255) == pytest.approx(1, abs=0.02)
    assert EYES["protan"](255, 0, 0) < 0.6 * EYES["full"](255, 0, 0)
    assert EYES["grey"](200, 30, 60) == pytest.approx(EYES["full"](200, 30, 60), abs=0.01)


def test_a_mark_in_one_tone_would_be_missed() -> None:
    """The measure itself: a single white ring on cream is not seen, a double one is."""
    ground = EYES["full"](0xF6, 0xEE, 0xDD)
    white, black = EYES["full"](255, 255, 255), EYES["full"](0x11, 0x11, 0x11)
    assert best_half([white] * 40, ground) < SEEN
    assert best_half([white] * 20 + [black] * 20, ground) >= SEEN
