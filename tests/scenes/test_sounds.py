"""What is heard: the hand's doings, never a navigation."""

from __future__ import annotations

from pathlib import Path

import pytest

from jeux.common.sounds import EVENTS
from jeux.play.noises import noises_of
from jeux.rules.contract import Effect, Flipped, Formed, Moved, Put, Raised, Removed, Thrown
from tests.desk import desk, frames, play_table, press, touch

K_LEFT, K_RIGHT = 1073741904, 1073741903


def test_steps_are_heard_undoing_and_redoing_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        heard: list[str] = []
        monkeypatch.setattr(app.sounds, "play", heard.append)
        scene = play_table(app, "moulin")
        for place in ("a7", "a1", "d7", "d1", "g7"):
            touch(app, scene, place)
        assert heard.count("place") == 5
        assert "special" in heard
        heard.clear()
        for _ in range(3):
            scene.session.undo()
            frames(app)
        for _ in range(2):
            scene.session.redo()
            frames(app)
        assert heard == []
        touch(app, scene, "d7")
        assert heard == ["illegal"]


@pytest.mark.parametrize("key", ["backgammon", "boite"])
def test_dice_are_heard_when_they_fall_and_when_they_rest(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when nothing moves on the screen; looking back over the throw is silent."""
    with desk(tmp_path) as app:
        heard: list[str] = []
        monkeypatch.setattr(app.sounds, "play", heard.append)
        scene = play_table(app, key)
        scene.session.throw()
        frames(app)
        assert (heard[0], heard[-1]) == ("dice", "settle")
        heard.clear()
        for symbol in (K_LEFT, K_LEFT, K_RIGHT, K_RIGHT):
            press(app, symbol)
        assert heard == []


def test_each_doing_has_a_recorded_sound() -> None:
    doings: dict[Effect, str] = {
        Put("w", "hand:w", "d6"): "place",
        Moved("w", "d6", "d5"): "slide",
        Moved("w", "d6", "d3", jump=True): "jump",
        Removed("w", "d6", "taken:b"): "capture",
        Removed("w", "d6", "off:w"): "place",
        Formed(("d6", "d5", "d7")): "special",
        Flipped("w", "d6"): "flip",
        Thrown((1, 2), (0, 0)): "dice",
        Raised(2, 0): "special",
    }
    for doing, event in doings.items():
        assert noises_of((doing,)) == (event,)
        assert event in EVENTS
    assert noises_of((Moved("w", "13", "8"),), lifted=True) == ("jump",)
    put_and_turned = (Put("b", "box:b", "d3"), Flipped("b", "d4"), Flipped("b", "d5"))
    assert noises_of(put_and_turned) == ("place", "flip")  # however many turn
