"""The legal steps as a list, above the board: any of them is found and played with the arrows and Enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from jeux.play.table.session import Session
from jeux.play.table.table_description import LegalStep, grouped
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet

FIRST = "choice.0"


class StepsSheet(ChoiceSheet):
    """One button per step, advised steps first. Many steps are grouped; each group opens a sheet of its own."""

    def __init__(self, app: App, session: Session, steps: Sequence[LegalStep]) -> None:
        super().__init__(app)
        self._session = session
        self._before: list[Sequence[LegalStep]] = []
        """The parent sheets, for the way back."""
        self._fill(steps)

    def enter(self) -> None:
        super().enter()
        self.widgets.focus(self.main, FIRST)

    def _fill(self, steps: Sequence[LegalStep]) -> None:
        get, self._steps = self.app.texts.get, steps
        groups = grouped(steps)
        self.title = get("heard-steps")
        self.sentence = get("heard-steps-count", n=len(steps))
        rows: list[Choice] = [self._choice(step) for step in steps if step.rank or not groups]
        rows += [
            (get("heard-steps-from", place=name, n=len(group)), partial(self._open, group), "plain")
            for name, group in groups.items()
        ]
        self.choices = [*rows, (get("button-back"), self._return, "plain")]

    def _choice(self, step: LegalStep) -> Choice:
        words = self.app.texts.get("hint-step", step=step.words) if step.rank else step.words
        return words, self.closing(self._playing(step.step)), "primary" if step.rank == 1 else "plain"

    def _playing(self, step: str) -> Callable[[], None]:
        def play() -> None:
            if step in self._session.match.legal():
                self._session.play(step)

        return play

    def _open(self, steps: Sequence[LegalStep]) -> None:
        self._before.append(self._steps)
        self._show(steps)

    def _show(self, steps: Sequence[LegalStep]) -> None:
        self._fill(steps)
        self.relayout()
        self.widgets.focus(self.main, FIRST)
        self.app.renewed()

    def _return(self) -> None:
        self.back()

    def back(self) -> bool:
        if not self._before:
            return super().back()
        self._show(self._before.pop())
        return True
