"""What a teacher does at the board, to choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.table.hands.chalk_hand import ChalkHand


class BlackboardSheet(ChoiceSheet):
    """Drawing and wiping, hiding what judges; what else a table has, by its name."""

    def __init__(
        self, app: App, chalk: ChalkHand, hide: Callable[[], None], also: Mapping[str, Callable[[], None]]
    ) -> None:
        super().__init__(app)
        get, ways = app.texts.get, {f"{name}-open": act for name, act in also.items()}
        self.title = get("blackboard-title")
        self.choices = [
            (get("draw-begin"), self.closing(chalk.draw), "plain"),
            (get("draw-wipe"), self.closing(chalk.wipe), "plain"),
            *((get(name), self.closing(act), "plain") for name, act in ways.items() if app.hour.offered.has(name)),
            (get("hidden-show" if app.settings.hidden else "hidden-hide"), self.closing(hide), "plain"),
            (get("button-back"), app.close, "plain"),
        ]
