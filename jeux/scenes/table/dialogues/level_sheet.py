"""How strong the computer plays from here on, chosen in the middle of a game."""

from __future__ import annotations

from functools import partial

from jeux.match.record import STRONGEST
from jeux.play.table.mid_game import change_level, level_now
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet


class LevelSheet(ChoiceSheet):
    """All levels, the one of now marked."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        get, now = app.texts.get, level_now(session)
        self.title, self.sentence = get("level-title"), get("level-counts")
        self.choices = [
            *(
                (get(f"level-{level}"), self.closing(partial(change_level, session, level)), "plain")
                for level in range(1, STRONGEST + 1)
                if level != now
            ),
            (get("level-stay", level=get(f"level-{now}")), app.close, "primary"),
        ]
