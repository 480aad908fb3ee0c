"""Words beside a button stay while it is on top, and a button looks at once as it is."""

from __future__ import annotations

from pathlib import Path

import pygame

from jeux.rules import CATALOGUE
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Button
from tests.desk import desk, frames, move, play_table, press, until

WITH_DICE = next(key for key, game in CATALOGUE.items() if game.throws_dice)


def helped(scene: GameScene) -> list[Button]:
    return [button for button in scene.widgets.buttons() if button.tip and button.enabled]


def tips(scene: GameScene) -> list[str]:
    return [button.text for button in scene.widgets.buttons() if button.element.tool_tip]


def test_words_beside_a_button_go_when_the_rules_lie_over_it(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, WITH_DICE)
        for number in range(len(helped(scene))):
            button = helped(scene)[number]  # the board that made way has come back, with buttons anew
            move(app, button.element.rect.center)
            until(app, lambda button=button: button.element.tool_tip is not None)  # type: ignore[misc]
            press(app, pygame.K_F1)
            assert scene.rules.reading
            assert not tips(scene)
            frames(app, 60)
            assert not tips(scene), "the mouse rests on the rules"
            press(app, pygame.K_F1)
            until(app, lambda: bool(tips(scene)))


def test_words_beside_a_button_do_not_come_below_the_rules(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, WITH_DICE)
        press(app, pygame.K_F1)
        for button in helped(scene):
            move(app, button.element.rect.center)
            frames(app, 60)
            assert not tips(scene)


def test_words_beside_a_button_go_when_a_dialogue_lies_over_it(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, WITH_DICE)
        move(app, helped(scene)[-1].element.rect.center)
        until(app, lambda: bool(tips(scene)))
        scene.open_menu()
        frames(app, 60)
        assert app.dialogue
        assert not tips(scene)


def test_a_button_looks_at_once_as_it_is(tmp_path: Path) -> None:
    """A throw ends, and the last picture of it is the last one drawn: no button of it is grey that can be pressed."""
    with desk(tmp_path) as app:
        scene = play_table(app, WITH_DICE)
        for button in (button for button in helped(scene) if button.kind == "plain"):
            looks = []
            for able in (True, False, True):
                button.enable(able)
                scene.draw(app.screen)
                looks.append(app.screen.subsurface(button.element.rect).copy().get_buffer().raw)
            assert looks[0] == looks[2] != looks[1]
