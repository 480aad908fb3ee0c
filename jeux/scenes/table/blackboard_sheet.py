"""What a teacher does at the board, to choose from."""

from __future__ import annotations

from collections.abc import Callable

from jeux.scenes.app import App
from jeux.scenes.table.chalk_hand import ChalkHand
from jeux.scenes.table.choice_sheet import ChoiceSheet


class BlackboardSheet(ChoiceSheet):
    """Drawing and wiping; setting up a position, where `edit` does."""

    def __init__(self, app: App, chalk: ChalkHand, edit: Callable[[], None] | None) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("blackboard-title")
        self.choices = [
            (get("draw-begin"), self._do(chalk.draw), "plain"),
            (get("draw-wipe"), self._do(chalk.wipe), "plain"),
            *([(get("edit-open"), self._do(edit), "plain")] if edit else []),
            (get("button-back"), app.close, "plain"),
        ]
