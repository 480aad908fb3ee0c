"""The looks of Twixt: bridges between the right pegs, words for every step, links touched as pairs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from jeux.play.games.twixt import GESTURES, WORDING
from jeux.play.gestures.hand import Hand, Play, Refuse, Select, never, touch
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.permits import permit_in
from jeux.rules.games.twixt.game import GAME, start
from jeux.rules.games.twixt.position import Twixt
from jeux.views.board import BoardView
from jeux.views.games import twixt_bridges
from jeux.views.games.twixt import VIEW
from jeux.views.games.twixt_bridges import Bar, Bridge, bridges_of
from jeux.views.marks.marks import Marks
from tests.desk import desk, frames, play_table
from tests.desk import touch as click_place

MANUAL = ("l12", "m8", "m14", "l12-m14", "o9", "m8-o9", "k10")
CROSSED = ("f7", "p20", "g5", "f7-g5", "p22", "f5", "q4", "d4", "end", "s9", "i8", "end", "v15", "g7")
"""White may link d4 and f5, g7 and i8; f5 and g7 not, since f7-g5 is in the way."""


def after(*steps: str, **options: str) -> Twixt:
    here = start(options, 2)
    for step in steps:
        here = here.play(step)
    return here


def test_a_bridge_lies_between_its_pegs() -> None:
    bridges = bridges_of(after(*MANUAL))
    (x, y), (x2, y2) = GAME.board.where["l12"], GAME.board.where["m14"]
    assert Bridge("w1", ((x + x2) / 2, (y + y2) / 2)) in bridges
    assert {bridge.kind[0] for bridge in bridges} == {"w", "b"}
    assert VIEW.look.emblems["w1"].shape == Bar((x2 - x, y2 - y))


def test_every_bridge_has_its_emblem() -> None:
    assert {f"{man}{way}" for man in "wb" for way in range(4)} <= set(VIEW.look.emblems)


def test_a_bridge_is_there_once_its_peg_has_landed(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.display.set_mode((400, 400))
    before = after("l12", "m8", links="auto")
    board = BoardView(GAME, VIEW)
    board.place_in(pygame.Rect(0, 0, 400, 400), {"hand:w": pygame.Rect(0, 0, 90, 20)})
    board.show(before)
    board.animate(before.effects("m14"), before.play("m14"), "normal")
    assert board.moving
    drawn: list[str] = []
    monkeypatch.setattr(twixt_bridges, "paint_man", lambda _surface, _painter, kind, *_: drawn.append(kind))
    board.pieces.draw_below(pygame.Surface((400, 400)), Marks())
    assert drawn == []
    board.finish()
    board.pieces.draw_below(pygame.Surface((400, 400)), Marks())
    assert drawn == ["w1"]


def test_pegs_that_may_be_linked_are_shown() -> None:
    here = after(*MANUAL)
    assert set(VIEW.cues.related(here, (), "")) == {"k10", "l12"}
    assert VIEW.cues.related(here, (), "k10") == ("l12",)
    assert set(VIEW.cues.related(here, (), "m14")) == {"k10", "l12"}, "it may not be linked: all that may are shown"


def test_two_pegs_touched_are_a_link_also_where_it_is_barred() -> None:
    permit = permit_in(GESTURES, after(*CROSSED))
    assert touch(permit, ("g7",), "i8") == Play("g7-i8")
    assert touch(permit, ("g7",), "f5") == Refuse("f5-g7", "f5"), "f5 could begin a link of its own"
    assert touch(permit, ("g7",), "d4") == Select(("d4",)), "too far for any link: a new beginning"
    hand = Hand()
    hand.chosen = ("g7",)
    hand.press(permit, "f5", (0, 0))
    assert hand.release(permit, "f5") == Refuse("f5-g7", "f5")
    assert touch(replace(permit, insistent=never), ("g7",), "f5") == Select(("f5",))


def test_a_tray_peg_is_dragged_to_its_hole() -> None:
    permit = permit_in(GESTURES, after())
    hand = Hand()
    hand.press(permit, "hand:w", (0, 0))
    hand.move((50, 50))
    assert hand.dragging
    assert hand.release(permit, "l12") == Play("l12")


@pytest.mark.parametrize(
    ("steps", "options", "prompt"),
    [
        ((), {}, "prompt-peg"),
        (("l12",), {"swap": "yes"}, "prompt-swap"),
        (MANUAL, {}, "prompt-link"),
        (MANUAL, {"removal": "yes"}, "prompt-unlink"),
    ],
)
def test_each_moment_has_its_sentence(steps: tuple[str, ...], options: dict[str, str], prompt: str) -> None:
    assert WORDING.prompt(after(*steps, **options)) == (prompt, {})


def test_steps_are_told_with_their_holes() -> None:
    here = after(*MANUAL, removal="yes")
    assert WORDING.step(here, "k10-l12") == ("log-link", {"at": "k10", "to": "l12"})
    assert WORDING.step(here, "xl12-m14") == ("log-unlink", {"at": "l12", "to": "m14"})
    assert WORDING.step(after("f10", swap="yes"), "swap") == ("log-swap", {"at": "j6"})
    assert WORDING.button(here, "end") == ("step-end", {})
    assert WORDING.button(here, "k10-l12") is None
    assert WORDING.note(here, 0) == ("note-links", {"n": 49})
    assert WORDING.note(after(links="auto"), 0) is None


def test_a_link_that_is_barred_names_the_one_that_bars_it(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = play_table(app, "twixt")
        for step in CROSSED:
            scene.session.play(step)
        frames(app)
        for hole in ("g7", "f5"):
            click_place(app, scene, hole)
        assert scene.session.notice == Notice(
            "Le lien f7-g5 barre le passage\u00a0: une chaîne ne peut pas être traversée.", Kind.REFUSAL, code="crossed"
        )
        assert scene.display.marking.refused == ("f7", "g5")
        for hole in ("g7", "i8"):
            click_place(app, scene, hole)
        assert scene.session.match.steps[-1] == "g7-i8"
        click_place(app, scene, "f7")
        assert scene.session.notice == Notice(
            "Aucun lien n’est possible depuis cette fiche.", Kind.REFUSAL, code="stuck"
        )
