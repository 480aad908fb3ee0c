"""The looks of Reversi."""

from __future__ import annotations

from jeux.rules.contract import Flipped, Position
from jeux.rules.games.reversi.game import GAME, PASS, SIDES, Reversi
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Line, Spot, View


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Reversi)
    if position.opening:
        return "prompt-centre", {}
    return ("prompt-place" if position.legal else "prompt-pass"), {}


def _tell(position: Position, step: str) -> Line:
    if step == PASS:
        return "log-pass", {}
    flips = sum(isinstance(effect, Flipped) for effect in position.effects(step))
    return ("log-turn", {"to": step, "n": flips}) if flips else ("log-put", {"to": step})


def _note(position: Position, player: int) -> Line | None:
    assert isinstance(position, Reversi)
    return "note-discs", {"n": position.count(player)}


def _call(position: Position, step: str) -> Line | None:
    return ("call-pass", {}) if step == PASS else None


def _tally(position: Position) -> Line:
    assert isinstance(position, Reversi)
    return "tally", {"black": position.count(0), "white": position.count(1)}


VIEW = View(
    two_faced=True,
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.88,
    trays=tuple((f"box:{side}",) for side in SIDES),
    labels=cell_labels("abcdefgh", "87654321"),
    areas=cell_areas(GAME.board.where, {}),
    hit=cell_hit(GAME.board.where),
    note=_note,
    call=_call,
    tally=_tally,
    within=CELL,
)
