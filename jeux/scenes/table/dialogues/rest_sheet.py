"""The buttons of a table for which its sheet has no room."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.play.table.buttons import PRIMARY, Button
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet


class RestSheet(ChoiceSheet):
    """Offers these buttons above the board."""

    def __init__(self, app: App, buttons: Sequence[Button]) -> None:
        super().__init__(app)
        self.title = app.texts.get("simple-more")
        self.choices = [
            *((one.text, self.closing(one.act), PRIMARY if one.kind == PRIMARY else "plain") for one in buttons),
            (app.texts.get("button-close"), app.close, "plain"),
        ]


def rest_button(app: App, buttons: Sequence[Button]) -> Button:
    """The button that offers these."""
    return Button(app.texts.get("simple-more"), lambda: app.open(RestSheet(app, buttons)))
