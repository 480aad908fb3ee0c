"""The settings that a letter changes at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from jeux.common.settings import TEACHERS, TURNS
from jeux.play.gestures.notice import Notice
from jeux.play.table.session import Session
from jeux.play.words.turn_lines import SHORT, WORDS
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.row_sheet import RowSheet
from jeux.scenes.table.hands.chalk_hand import ChalkHand
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.views.games import view_of

COORDINATES = ("off", "border", "every")


class BlackboardSheet(RowSheet):
    """Drawing, erasing, hiding the evaluation; `also` adds the table's own choices, by name."""

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


class Switches:
    """Changes a setting and says so. `relayout` builds the scene anew. `show_all` marks all places that can be touched,
    as `Marking.show_all` does."""

    def __init__(
        self,
        app: App,
        session: Session,
        relayout: Callable[[], None],
        chalk: ChalkHand,
        show_all: Callable[[], bool],
    ) -> None:
        self._app, self._session, self._relayout, self._chalk = app, session, relayout, chalk
        self._show_all = show_all

    def blackboard(self, **also: Callable[[], None]) -> None:
        """Open the sheet of the blackboard; `also` adds the table's own choices, by name."""
        self._app.open(BlackboardSheet(self._app, self._chalk, self.hide, also))

    def commands(self) -> tuple[KeyCommand, ...]:
        """The commands for these settings, as far as they have an effect."""
        return (
            *([] if self._session.watching else [KeyCommand("teacher", self.teacher)]),
            KeyCommand("marks", self.marks),
            KeyCommand("coordinates", self.coordinates),
            KeyCommand("turn-board", self.turn_board),
            KeyCommand("sound", self.sound),
            KeyCommand("turns", self.turns),
        )

    def _say(self, name: str) -> None:
        self._session.say(Notice(self._app.texts.get(name)))

    def marks(self) -> None:
        """Show the legal targets; where only some of them are shown, all; else hide them, except in the simple
        display."""
        app = self._app
        if app.settings.dots and self._show_all():
            self._say("marks-all")
            return
        if app.settings.simple:
            return
        app.change(app.settings.replace(marks=not app.settings.marks))
        self._say("marks-shown" if app.settings.marks else "marks-hidden")

    def coordinates(self) -> None:
        """Cycle the coordinates: off, on the edge, on every place."""
        settings = self._app.settings
        following = COORDINATES[(COORDINATES.index(settings.coordinates) + 1) % len(COORDINATES)]
        self._app.change(settings.replace(coordinates=following))
        self._say(f"coordinates-{following}")

    @property
    def may_turn_board(self) -> bool:
        """Whether the board has more than one orientation."""
        match = self._session.match
        return len(view_of(match.game, match.record.options).look.seating.ways) > 1

    def turn_board(self) -> None:
        """Turn the board, now and for the next matches of this game."""
        app, key = self._app, self._session.match.game.key
        if not self.may_turn_board:
            self._say("board-fixed")
            return
        others = tuple(other for other in app.settings.turned if other != key)
        back = key in app.settings.turned
        app.change(app.settings.replace(turned=others if back else (*others, key)))
        self._relayout()
        self._say("board-turned-back" if back else "board-turned")

    def teacher(self) -> None:
        """Cycle the professor: off, gentle, strict. If several persons play, all must agree."""
        session = self._session
        session.teaching.leave_line()
        if self._app.settings.hidden:
            self._say("hidden-teacher")
            return
        if not session.teaching.consent:
            self._app.open(ConsentSheet(self._app, self._agree))
            return
        settings = self._app.settings
        self._teach(TEACHERS[(TEACHERS.index(settings.teacher) + 1) % len(TEACHERS)])

    def _agree(self) -> None:
        self._session.teaching.agreed = True
        self._teach(self._app.settings.teacher if self._app.settings.teacher != TEACHERS[0] else TEACHERS[1])

    def _teach(self, manner: str) -> None:
        if manner == TEACHERS[0]:
            self._session.teaching.agreed = False  # someone has declined
        self._app.change(self._app.settings.replace(teacher=manner))
        self._relayout()
        self._say(f"teacher-{manner}")
        self._session.teaching.professor.prepare()

    def turns(self) -> None:
        """Cycle the list of turns: shortest form, in words, in notation."""
        app = self._app
        following = TURNS[(TURNS.index(app.settings.turns) + 1) % len(TURNS)]
        app.change(app.settings.replace(turns=following))
        self._say(f"turns-{following}")

    @property
    def in_words(self) -> bool:
        """Whether the turns are listed in whole sentences."""
        return self._app.settings.turns == WORDS

    def sentences(self) -> None:
        """List the turns in whole sentences, or in columns again."""
        app = self._app
        app.change(app.settings.replace(turns=SHORT if self.in_words else WORDS))
        self._say(f"turns-{app.settings.turns}")

    def hide(self) -> None:
        """Toggle whether evaluations are hidden until asked for."""
        app = self._app
        app.change(app.settings.replace(hidden=not app.settings.hidden))
        self._session.teaching.adviser.forget()
        self._relayout()
        self._say("hidden-now" if app.settings.hidden else "hidden-no-more")

    def sound(self) -> None:
        """Mute or unmute."""
        app = self._app
        app.change(app.settings.replace(muted=not app.settings.muted))
        self._say("sound-off" if app.settings.muted else "sound-on")


class ConsentSheet(ChoiceSheet):
    """Asks all persons at the table whether the professor may speak."""

    def __init__(self, app: App, agree: Callable[[], None]) -> None:
        super().__init__(app)
        get = app.texts.get
        self._agree = agree
        self.title, self.sentence = get("button-teacher"), get("teacher-consent")
        self.choices = [
            (get("teacher-consent-yes"), self._yes, "primary"),
            (get("teacher-consent-no"), app.close, "plain"),
        ]

    def _yes(self) -> None:
        self.app.close()
        self._agree()
