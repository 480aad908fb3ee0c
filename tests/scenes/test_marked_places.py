"""Where many places are legal, few are marked: those of the man in hand, the one pointed at, or all on demand."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.scenes.table.scene import GameScene
from jeux.views.marking import MOST_MARKED
from tests.desk import desk, play_table, press
from tests.rounds import in_turn

MANY = ("hex", "moulin", "reversi", "twixt", "agon")


def marked(scene: GameScene) -> set[str]:
    return set(scene.display.marks(helped=True).targets)


@pytest.mark.parametrize("key", MANY)
def test_few_places_are_marked_before_a_choice(tmp_path: Path, key: str) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, key)
        permit = scene.session.permit
        alone = {path[0] for path in permit.paths if len(path) == 1}
        assert len(marked(scene)) <= MOST_MARKED
        if len(alone) <= MOST_MARKED:
            return
        assert marked(scene) == set()
        place = sorted(alone)[0]
        scene.display.marking.hovered = place
        assert marked(scene) == {place}


@pytest.mark.parametrize("key", ["moulin", "hex"])
def test_the_key_shows_all_then_none_then_few(tmp_path: Path, key: str) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, key)
        alone = {path[0] for path in scene.session.permit.paths if len(path) == 1}
        assert len(alone) > MOST_MARKED
        assert marked(scene) == set()
        press(app, pygame.K_l, mod=pygame.KMOD_ALT)
        assert marked(scene) == alone
        assert app.settings.marks
        press(app, pygame.K_l, mod=pygame.KMOD_ALT)
        assert not app.settings.marks
        press(app, pygame.K_l, mod=pygame.KMOD_ALT)
        assert app.settings.marks
        assert marked(scene) == set()


def test_all_are_shown_for_one_position(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        press(app, pygame.K_l, mod=pygame.KMOD_ALT)
        assert len(marked(scene)) == 24
        scene.session.play("d6")
        for _ in range(10):
            app.frame([], 0.05)
        assert marked(scene) == set()


@pytest.mark.parametrize(("key", "theme"), in_turn(CATALOGUE, ("bois", "livret", "contraste")))
def test_no_first_position_is_strewn_with_marks(tmp_path: Path, key: str, theme: str) -> None:
    with desk(tmp_path, theme=theme) as app:
        assert len(marked(play_table(app, key))) <= MOST_MARKED
