"""The dialogue for the leader of a class session: programme, quiet time, end of the session."""

from __future__ import annotations

from functools import partial

from jeux.play.classroom.classrooms import MINUTES
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.classroom.showing import point_words


class ClassSheet(ChoiceSheet):
    """A dialogue that can be opened above any screen during a class session."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._first()

    def _first(self) -> None:
        get, hour = self.app.texts.get, self.app.hour
        running = hour.running
        assert running
        self.title, self.sentence = running.classroom.name or get("animation-title"), ""
        points, quiet = running.classroom.programme, hour.quiet
        choices: list[Choice] = [(get("animation-resume"), self.app.close, "primary")]
        if running.at + 1 < len(points):
            words = get("animation-next", what=point_words(points[running.at + 1], self.app.texts))
            choices.append((words, self.closing(partial(hour.step, 1)), "plain"))
        if points:
            choices.append((get("animation-programme"), self._list, "plain"))
        if not quiet.shown:
            choices.append((get("animation-quiet"), self._minutes, "plain"))
        else:
            words = "animation-quiet-on" if quiet.paused else "animation-quiet-pause"
            choices += [] if quiet.over else [(get(words), self.closing(hour.pause), "plain")]
            choices.append((get("animation-quiet-end"), self.closing(partial(hour.be_quiet, 0)), "plain"))
        choices += [
            (get("animation-to-games"), self.closing(self.app.show_shelf), "plain"),
            (get("animation-leave"), partial(self.app.quit), "plain"),
        ]
        self.choices = choices

    def _minutes(self) -> None:
        """Ask for the length of the quiet time."""
        get, hour = self.app.texts.get, self.app.hour
        rows: list[Choice] = [
            (get("animation-minutes", n=n), self.closing(partial(hour.be_quiet, n)), "plain") for n in MINUTES
        ]
        self.ask(get("animation-quiet"), get("animation-quiet-help"), [*rows, self._back_row()])

    def _list(self) -> None:
        """List the points of the programme, with the current one marked."""
        get, hour = self.app.texts.get, self.app.hour
        assert hour.running
        rows: list[Choice] = [
            (
                f"{number + 1}. {point_words(point, self.app.texts)}",
                self.closing(partial(hour.show, number)),
                "chosen" if number == hour.running.at else "plain",
            )
            for number, point in enumerate(hour.running.classroom.programme)
        ]
        self.ask(get("animation-programme"), "", [*rows, self._back_row()])

    def _back_row(self) -> Choice:
        return self.app.texts.get("button-back"), self._again, "primary"

    def _again(self) -> None:
        self._first()
        self.ask(self.title, self.sentence, self.choices)
