"""The looks of Hex: cells hit up to their corners on every size, edges of two tones, the swap told and called."""

from __future__ import annotations

import math

import pytest

from jeux.play.games import wording_of
from jeux.rules.contract import in_use
from jeux.rules.games.hex.game import GAME, start
from jeux.views.games import view_of
from jeux.views.games.hex import RADIUS
from jeux.views.style.frame import plan_of

SIZES = pytest.mark.parametrize("size", ["16", "14", "13", "11"])


@SIZES
def test_a_cell_is_hit_up_to_its_corners(size: str) -> None:
    options = {"size": size}
    hit, where = view_of(GAME, options).look.layout.hit, in_use(GAME, options).board.where
    assert hit is not None
    for place, (x, y) in where.items():
        for k in range(6):
            angle = math.pi / 6 + k * math.pi / 3
            assert hit(x + 0.98 * RADIUS * math.cos(angle), y + 0.98 * RADIUS * math.sin(angle)) == place
    left, bottom, right, top = in_use(GAME, options).board.size
    assert hit(right, top) is None, "the rhombus leaves two corners free"
    assert hit(left, bottom) is None


@SIZES
def test_every_size_has_its_picture_and_its_names(size: str) -> None:
    view, board = view_of(GAME, {"size": size}), in_use(GAME, {"size": size}).board
    plan = plan_of(GAME.key, view.look.layout.picture)
    left, bottom, right, top = board.size
    assert min(plan.origin[0] + left * plan.unit, plan.origin[1] - top * plan.unit) > 0
    assert plan.origin[0] + right * plan.unit < plan.size[0]
    assert plan.origin[1] - bottom * plan.unit < plan.size[1]
    assert len(view.look.layout.labels) == 2 * int(size)
    for text, (x, y) in view.look.layout.labels:
        first, second = (f"{text}1", f"{text}2") if text.isalpha() else (f"a{text}", f"b{text}")
        (x1, y1), (x2, y2) = board.where[first], board.where[second]
        assert math.isclose((x1 - x) * (y2 - y1), (y1 - y) * (x2 - x1), abs_tol=1e-9), (
            "it stands in line with its cells"
        )
        assert math.dist((x, y), (x1, y1)) < math.dist((x, y), (x2, y2))


@SIZES
def test_white_edges_lie_above_and_below(size: str) -> None:
    view, board = view_of(GAME, {"size": size}), in_use(GAME, {"size": size}).board
    bands = [area for area in view.look.areas if area.tone in ("light", "dark")]
    assert [area.tone for area in bands] == ["light", "dark", "light", "dark"]
    above, _, below, _ = (area.corners for area in bands)
    heights = [y for _, y in board.where.values()]
    assert all(y >= max(heights) + RADIUS for _, y in above)
    assert all(y <= min(heights) - RADIUS for _, y in below)


def test_a_swap_is_offered_told_and_called() -> None:
    wording = wording_of(GAME)
    here = start({"swap": "yes"}, 2).play("b3")
    assert wording.prompt(here) == ("prompt-swap", {})
    assert wording.button(here, "swap") == ("step-swap", {})
    assert wording.button(here, "c3") is None
    assert wording.step(here, "swap") == ("log-swap", {"to": "c2"})
    assert wording.call(here, "swap") == ("call-swap", {})
    assert wording.call(here, "c3") is None
    assert wording.prompt(here.play("swap")) == ("prompt-place", {})
