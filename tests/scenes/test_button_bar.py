"""The buttons of the moment on the sheet of a game: their words are whole in small windows too."""

from __future__ import annotations

from pathlib import Path

import pytest

from jeux.rules import CATALOGUE
from jeux.ui.drawing import width_of
from tests.desk import desk, frames, play_table


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(800, 560), (1024, 600), (1366, 768)])
def test_what_follows_an_end_is_written_whole(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with desk(tmp_path, size) as app:
        app.change(app.settings.replace(language=language))
        key = next(key for key, game in CATALOGUE.items() if not game.throws_dice)
        scene = play_table(app, key)
        scene.session.give_up(0, 1)
        frames(app, 60)
        buttons = scene.widgets.buttons()
        assert {app.texts.get("end-rematch"), app.texts.get("end-shelf")} <= {button.text for button in buttons}
        for button in buttons:
            words = width_of(button.text, "bold" if button.kind == "primary" else "text", app.scale.body)
            assert button.kind == "link" or words + app.scale(0.8) <= button.element.rect.width, button.text
