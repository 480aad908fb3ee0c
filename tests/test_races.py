"""The races and ladders of Twixt that the page of advice shows: who wins is proved, and the proof can fail."""

from __future__ import annotations

import pytest

from benchmarks.races import CLAIMED, Claimed, proof, zone
from jeux.engine.players.twixt import wins
from jeux.play.learn.diagram.diagrams import diagrams_of
from jeux.rules.games.twixt.board import INDEX
from jeux.rules.games.twixt.position import Twixt


def shown(diagram: str) -> Twixt:
    here = diagrams_of("twixt")[diagram].positions()[-1]
    assert isinstance(here, Twixt)
    return here


@pytest.mark.parametrize("claimed", CLAIMED, ids=lambda claimed: f"{claimed.diagram}-{claimed.plays}")
def test_who_wins_is_proved(claimed: Claimed) -> None:
    assert proof(claimed)


@pytest.mark.parametrize(
    "claimed", [Claimed("course", 0, 1, 3), Claimed("course-retard", 0, 0, 3), Claimed("echelle", 0, 0, 3)]
)
def test_nothing_is_proved_of_who_does_not_win(claimed: Claimed) -> None:
    assert not proof(claimed)


def test_the_escape_wins_against_every_single_peg() -> None:
    after = shown("echappee").play("t21")
    assert all(wins(after.play(peg)) for peg in after.steps())


def test_the_zone_has_the_peg_and_the_ends_of_what_crosses_its_link() -> None:
    here = shown("echappee")
    found = zone(here, "v21")  # it makes no link: neither s19 nor v22 is a link away
    assert found == 1 << INDEX["v21"]
    found = zone(here, "t21")
    assert found >> INDEX["t21"] & 1
    assert found >> INDEX["s20"] & 1  # s20 to u21 crosses the link from s19 to t21
    assert not found >> INDEX["c3"] & 1
