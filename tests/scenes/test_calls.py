"""What is said aloud with a step stands on the message line, at the right moment and in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from jeux.scenes.table.scene import GameScene
from tests.desk import desk, frames, play_table, until

ROAD = ("e6-c6", "i6-i7", "e5-e6")
TWO_ROADS = ("d5-d8", "i4-i1", "d8-c8", "b5-b4", "e5-d5", "d1-a1", "d5-d3")
PASSED = tuple("e4 e5 d5 d4 f5 f6 d3 g5 h5 h4 g7 h6 pass".split())
ALL_TURNED = tuple("e5 e4 d5 d4 e3 f4 g3 d6 c5 e6 e7".split())
HUFFED = ("e6", "c5", "e4-e5", "e6-e7", "huff:e7")
THIN = "\N{NARROW NO-BREAK SPACE}"


def played(scene: GameScene, steps: tuple[str, ...]) -> list[str]:
    """The lines of the message after these steps."""
    for step in steps:
        scene.session.play(step)
    return scene.content().message.split("\n")


def test_raichi_stands_before_what_the_muscovites_have_to_do(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "tablut")
        assert played(scene, ROAD[:2])[0].startswith("Aux Suédois")
        assert played(scene, ROAD[2:]) == [f"Raichi{THIN}! Un accès est ouvert.", "Aux Moscovites de fermer l’accès."]
        assert played(scene, ("i7-i6",))[0].startswith("Aux Suédois")


def test_raichi_is_said_to_the_computer_too_and_in_english(tmp_path: Path) -> None:
    with desk(tmp_path, language="en") as app:
        scene = play_table(app, "tablut", (0, 1))
        for step in ROAD:
            scene.session.conductor.play(step)
        assert scene.content().message.split("\n")[0] == "Raichi! A path is open."
        assert len(scene.content().message.split("\n")) == 2


def test_raichi_is_said_again_after_undo_and_redo(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "tablut")
        said = played(scene, ROAD)
        scene.session.undo()
        scene.session.redo()
        scene.session.cancel()
        assert scene.content().message.split("\n") == said


def test_tuichi_is_heard_before_the_game_is_told_to_be_won(tmp_path: Path) -> None:
    with desk(tmp_path, animation="normal") as app:
        scene = play_table(app, "tablut")
        played(scene, TWO_ROADS)
        until(app, lambda: not scene.display.late)  # nothing is said before the man has landed
        assert scene.content().message == f"Tuichi{THIN}!"
        frames(app, 100)
        told = scene.content()
        assert told.message == ""
        assert told.outcome[:2] == (
            "Les Suédois gagnent.",
            "Deux accès sont possibles\N{NO-BREAK SPACE}: les Blancs gagnent.",
        )


def test_tuichi_goes_on_where_the_way_out_is_to_be_played(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "tablut", accesses="play-on")
        assert played(scene, TWO_ROADS) == [
            f"Tuichi{THIN}! Deux accès sont ouverts.",
            "Aux Moscovites de barrer la route au roi.",
        ]


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "Noir ne peut rien retourner et passe."), ("en", "Black cannot flip a disc and passes.")],
)
def test_a_pass_is_announced_to_the_other_side(tmp_path: Path, language: str, said: str) -> None:
    with desk(tmp_path, language=language) as app:
        scene = play_table(app, "reversi")
        lines = played(scene, PASSED)
        assert lines[0] == said
        assert len(lines) == 2
        step = scene.session.match.legal()[0]
        assert said not in played(scene, (step,))


def test_the_discs_are_counted_at_the_end(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "reversi")
        played(scene, ALL_TURNED)
        frames(app, 3)
        assert scene.content().outcome[2] == "Noir 11, Blanc 0."


def test_nothing_is_counted_in_a_game_given_up(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "reversi")
        played(scene, ALL_TURNED[:6])
        scene.session.give_up(0, 1)
        frames(app, 3)
        assert len(scene.content().outcome) == 2


def test_an_officer_who_is_huffed_is_named_through_the_officers_turn(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "assaut")
        assert played(scene, HUFFED)[0] == "Officier en e7 soufflé."
        assert played(scene, ("d4-d5",))[0] == "Officier en e7 soufflé."
        step = scene.session.match.legal()[0]
        assert played(scene, (step,))[0].startswith("Aux soldats")
