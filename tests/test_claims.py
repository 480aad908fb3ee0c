"""The claims of diagrams and questions that need no search, and the judge himself: he finds what is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jeux.play.learn.diagram.diagrams import CLAIMS, Diagram
from jeux.rules import CATALOGUE
from tests import claims
from tests.claims import KINDS, SEARCHED, claimed, judged, main

PLAIN = [
    pytest.param(diagram, id=f"{diagram.game}-{diagram.id}")
    for diagram in claimed(list(CATALOGUE))
    if diagram.claim and diagram.claim["kind"] not in SEARCHED
]
HEAPS = Diagram("nim_bicolore", "heaps", "board=2n0b,1n0b turn=A last=-", {}, 2)
"""Solved at once: to leave two heaps of one wins, all else loses."""
WINNER, LOSER = "1:1n0b", "2:1n0b"


@pytest.mark.parametrize("diagram", PLAIN)
def test_facts_that_are_claimed_are_so(diagram: Diagram) -> None:
    assert judged(diagram).holds, judged(diagram).value


@pytest.mark.parametrize(
    ("claim", "holds", "value"),
    [
        ({"kind": "better", "step": WINNER, "than": LOSER, "by": 100}, True, "100.0"),
        ({"kind": "better", "step": WINNER, "by": 100}, True, "100.0"),
        ({"kind": "better", "step": LOSER, "than": WINNER, "by": 1}, False, "-100.0"),
        ({"kind": "better", "step": LOSER, "by": 1}, False, "-100.0"),
        ({"kind": "wins", "step": WINNER}, True, "100.0"),
        ({"kind": "wins", "step": LOSER}, False, "0.0"),
        ({"kind": "loses", "step": LOSER}, True, "0.0"),
        ({"kind": "loses", "step": WINNER}, False, "100.0"),
        ({"kind": "value", "low": 90, "high": 100}, True, "100.0"),
        ({"kind": "value", "low": 0, "high": 99}, False, "100.0"),
        ({"kind": "best", "steps": [LOSER, WINNER]}, True, WINNER),
        ({"kind": "best", "steps": [LOSER]}, False, WINNER),
        ({"kind": "fact", "step": LOSER, "name": "wins"}, False, None),
        ({"kind": "only", "accept": "fact nim_bicolore:twins", "steps": [WINNER]}, True, WINNER),
        ({"kind": "only", "accept": "any", "steps": [WINNER]}, False, None),
        ({"kind": "count", "accept": "any", "number": 3}, True, "3"),
        ({"kind": "count", "accept": "wins", "number": 1}, False, "0"),
        ({"kind": "refused", "step": "1:3n0b", "code": "too-many-new"}, True, "too-many-new"),
        ({"kind": "refused", "step": "1:3n0b", "code": "empty-heap"}, False, "too-many-new"),
        ({"kind": "refused", "step": WINNER, "code": "too-many-new"}, False, "-"),
        ({"kind": "happens", "step": "1:2n0b", "what": "removed", "number": 2}, True, "2"),
        ({"kind": "happens", "step": "1:2n0b", "what": "flipped", "number": 2}, False, "0"),
    ],
)
def test_a_claim_is_judged(claim: dict[str, object], holds: bool, value: str | None) -> None:
    finding = judged(replace(HEAPS, claim=claim))
    assert finding.holds == holds
    assert value in (None, finding.value)


def test_every_kind_of_claim_is_judged() -> None:
    assert KINDS.keys() == CLAIMS.keys()


def test_a_wrong_claim_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    right = replace(HEAPS, id="right", claim={"kind": "wins", "step": WINNER})
    wrong = replace(HEAPS, id="wrong", claim={"kind": "wins", "step": LOSER})
    monkeypatch.setattr(claims, "questions_of", lambda key: ())
    monkeypatch.setattr(claims, "diagrams_of", lambda key: {"right": right, "wrong": wrong, "none": HEAPS})
    assert main(["nim_bicolore"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "claim nim_bicolore right wins ok value=100.0",
        "claim nim_bicolore wrong wins WRONG value=0.0",
    ]
    monkeypatch.setattr(claims, "diagrams_of", lambda key: {"right": right})
    assert main(["nim_bicolore"]) == 0
