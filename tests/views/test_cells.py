"""Boards of cells, and what their games say and point at."""

from __future__ import annotations

import pytest

from jeux.play.games import wording_of
from jeux.rules.contract import Game
from jeux.rules.games.reversi import game as reversi
from jeux.rules.games.tablut import game as tablut
from jeux.views.games import view_of
from jeux.views.place.cells import cell_areas, cell_hit

T1 = "board=...bbb.......b........w....b...w...bbbwwkwwbbb...w...b....w........b.......bbb... turn=w quiet=0"
RAICHI = "board=.....................b..........................k.b...............b.............. turn=b quiet=1"
TUICHI = "board=................................................k.b...............b.............. turn=b quiet=1"
BEFORE = "board=.....................b...........................kb...............b.............. turn=w quiet=0"
WALLED = "board=.......b................b.......bk........b...................................... turn=b quiet=0"
THREE = "board=......b...........b.....k.b...w........b......wb.bw........................w..b.. turn=w quiet=1"
BY_KING = "board=..b......b.k.....b..............................bw........................b...... turn=w quiet=1"
PLAYED = {"accesses": "play-on"}


@pytest.mark.parametrize("game", [tablut.GAME, reversi.GAME], ids=lambda game: game.key)
def test_a_cell_is_hit_up_to_its_corners(game: Game) -> None:
    hit = view_of(game).look.layout.hit
    assert hit is not None
    for place, (x, y) in game.board.where.items():
        for dx in (-0.49, 0.0, 0.49):
            for dy in (-0.49, 0.0, 0.49):
                assert hit(x + dx, y + dy) == place
    left, bottom, right, top = game.board.size
    for x, y in ((left - 0.01, 0), (right + 0.01, 0), (0, bottom - 0.01), (0, top + 0.01)):
        assert hit(x, y) is None


def test_every_place_of_a_line_of_cells_is_told_apart() -> None:
    where = {"a": (0.0, 0.0), "b": (1.0, 0.0)}
    hit = cell_hit(where)
    assert (hit(0.5, 0), hit(0.49, 0), hit(-0.5, 0), hit(1.5, 0)) == ("b", "a", "a", None)


def test_cells_are_drawn_with_their_tones() -> None:
    areas = cell_areas({"a": (0.0, 0.0), "b": (1.0, 0.0)}, {"b": "soft"})
    assert [area.tone for area in areas] == ["empty", "soft"]
    assert areas[1].corners == ((0.5, -0.5), (1.5, -0.5), (1.5, 0.5), (0.5, 0.5))


@pytest.mark.parametrize("game", [tablut.GAME, reversi.GAME], ids=lambda game: game.key)
def test_labels_name_the_rows_and_columns_they_stand_beside(game: Game) -> None:
    labels = view_of(game).look.layout.labels
    where = game.board.where
    assert len(labels) == 2 * len({x for x, _ in where.values()})
    for text, (x, y) in labels:
        named = {place for place in where if text in place}
        beside = {place for place, spot in where.items() if (spot[0] == x if text.isalpha() else spot[1] == y)}
        assert named == beside, text


# --- Tablut -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options", "prompt", "watched"),
    [
        (T1, {}, "prompt-white", ()),
        (T1.replace("turn=w", "turn=b"), {}, "prompt-black", ()),
        (RAICHI, {}, "prompt-black-raichi", ("a4",)),
        (TUICHI, PLAYED, "prompt-black-tuichi", ("d9", "a4")),
        (RAICHI.replace("turn=b", "turn=w"), {}, "prompt-white-road", ("a4",)),
    ],
)
def test_tablut_announces_the_open_roads(
    text: str, options: dict[str, str], prompt: str, watched: tuple[str, ...]
) -> None:
    wording, here = wording_of(tablut.GAME), tablut.read(text, options, 2)
    assert wording.prompt(here) == (prompt, {})
    assert view_of(tablut.GAME).cues.watched(here) == watched


@pytest.mark.parametrize(
    ("text", "step", "told"),
    [
        (T1, "e3-f3", ("log-move", {"man": "w", "from": "e3", "to": "f3"})),
        (BEFORE, "e4-d4", ("log-move-raichi", {"man": "k", "from": "e4", "to": "d4"})),
        (WALLED, "h9-h6", ("log-king-taken", {"from": "h9", "to": "h6"})),
    ],
)
def test_tablut_tells_moves(text: str, step: str, told: tuple[str, dict[str, str]]) -> None:
    assert wording_of(tablut.GAME).step(tablut.read(text, {}, 2), step) == told


def test_tablut_tells_captures() -> None:
    tell = wording_of(tablut.GAME).step
    told = {"man": "w", "from": "d1", "to": "d4", "n": 3, "taken": "d5, c4, e4"}
    assert tell(tablut.read(THREE, {}, 2), "d1-d4") == ("log-take", told)
    king = {"man": "k", "from": "c8", "to": "c4", "n": 1, "taken": "d4"}
    assert tell(tablut.read(BY_KING, {}, 2), "c8-c4") == ("log-take-raichi", king)


# --- Reversi ----------------------------------------------------------------------------------------------------------


def test_reversi_says_what_to_do_and_what_was_done() -> None:
    wording, here = wording_of(reversi.GAME), reversi.start({}, 2)
    assert wording.prompt(here)[0] == "prompt-centre"
    assert wording.step(here, "d4") == ("log-put", {"to": "d4"})
    here = reversi.start({"start": "diagonal"}, 2)
    assert wording.prompt(here)[0] == "prompt-place"
    assert wording.step(here, "d3") == ("log-turn", {"to": "d3", "n": 1})
    assert wording.note(here.play("d3"), 0) == ("note-discs", {"n": 4})
    stuck = reversi.read("board=bw.........................bb......bb........................... turn=w", {}, 2)
    assert wording.prompt(stuck)[0] == "prompt-pass"
    assert wording.button(stuck, "pass") == ("step-pass", {})
    assert wording.step(stuck, "pass") == ("log-pass", {})
