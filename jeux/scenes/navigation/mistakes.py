"""Open one's own mistakes that wait today."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet


def show_mistakes_of(app: App, player: str) -> None:
    """Go to the mistake of a player that waits longest."""
    app.go(lambda app: app.routes.own_mistake(app, player), "mistakes")


def show_mistakes(app: App, waiting: Mapping[str, int]) -> None:
    """Go to the mistakes of the only player who has any; where there are several, ask whose."""
    if len(waiting) == 1:
        show_mistakes_of(app, next(iter(waiting)))
    else:
        app.open(WhoseSheet(app, waiting))


class WhoseSheet(ChoiceSheet):
    """Asks whose mistakes are to be looked at; `waiting` says how many there are."""

    def __init__(self, app: App, waiting: Mapping[str, int]) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title, self.sentence = get("mistake-tile"), get("mistake-whose")
        for player, number in waiting.items():
            words = get("mistake-whose-one", name=player, n=number)
            self.choices.append((words, self.closing(partial(show_mistakes_of, app, player)), "plain"))
        self.choices.append((get("button-cancel"), app.close, "plain"))
