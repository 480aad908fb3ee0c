"""The review of a finished game on the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.shortcuts import act_of, control, writes
from jeux.common.theme import Scale
from jeux.match.match import Match
from jeux.match.walked import walked_copy
from jeux.play.analysis.analysis import Analysis
from jeux.play.analysis.hidden_evaluation import WHOLE
from jeux.play.editor.games import may_edit
from jeux.play.gestures.notice import Kind
from jeux.play.review.activity import Mode, ReviewActivity
from jeux.play.review.evaluation_curve import EvaluationCurve, evaluation_curve_of
from jeux.play.review.hunt import Stage
from jeux.play.review.kept_reviews import KeptReviews
from jeux.play.review.review import Review
from jeux.play.review.review_statistics import CLASSES
from jeux.play.table.buttons import LINK, PLAIN, PRIMARY, Button, moment_buttons
from jeux.play.table.panel_content import PanelContent
from jeux.play.words.turn_lines import SHORT
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.navigation.editor import show_editor
from jeux.scenes.review.curve import Curve
from jeux.scenes.review.foot import Foot
from jeux.scenes.review.rows import JudgedRows
from jeux.scenes.review.sheets import FindSheet, ResumeSheet, ReviewMenu
from jeux.scenes.table.activity_screen import MARGIN, ActivityScreen, ScreenTable, commands_without
from jeux.scenes.table.display.panel import sheet_scale
from jeux.scenes.table.display.sheet_plan import SheetPlan
from jeux.scenes.table.display.way_row import lay_way_row
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.throwaway_keeper import DrawingKeeper
from jeux.scenes.way_back import name_of_way
from jeux.ui.widgets import ARROWS
from jeux.views.marking import came_to

Fixed = dict[str, Button]
OF_A_GAME = ("undo", "hint", "teacher", "marks", "new", "watch-back", "watch-forward", "pause", "pace", "turns", "vote")
"""The commands of a game that a review has not, or has otherwise."""
LEAST_CURVE = 4.4
"""Ems: the least height of the curve with its legend."""
ROOM = 35.5
"""The height in ems that the sheet needs for two players."""
SIGNS = {"start": "start", "back": "back", "play": "play", "forward": "forward", "end": "end"}
"""The sign of each round button."""


def seeing_buttons(activity: ReviewActivity) -> list[Button]:
    """The buttons that reveal hidden evaluations; none if nothing is hidden."""
    get, hidden_evaluation, turn = activity.table.texts.get, activity.review.hidden_evaluation, activity.turn
    if activity.mode is not Mode.WALK or not hidden_evaluation.hides(WHOLE):
        return []
    buttons = [Button(get("review-see-curve"), partial(_show, activity, WHOLE), PLAIN, get("review-see-curve-help"))]
    if turn and hidden_evaluation.hides(turn.first):
        buttons.insert(0, Button(get("review-see"), partial(_show, activity, turn.first), PRIMARY))
    return buttons


def _show(activity: ReviewActivity, what: Hashable) -> None:
    activity.review.hidden_evaluation.show(what)
    activity.table.refresh()


def curve_height(room: int, scale: Scale) -> int:
    """The height of the curve in the room that it has; 0 if there is too little."""
    return room if room >= scale(LEAST_CURVE) else 0


A_REVIEW = SheetPlan(message_ems=5.6, rules_told=False, above_list=curve_height, told_first=True)


class ReviewScreen(ActivityScreen):
    """Shows one game and its analysis. `back` returns to the previous screen; `known` is the analysis made while the
    game was played; `kept` are the reviews on disk; `gather` takes what was found once it is left."""

    with_band = False

    activity: ReviewActivity
    plan = A_REVIEW

    def __init__(
        self,
        match: Match,
        back: Callable[[], object],
        known: Analysis | None = None,
        kept: KeptReviews | None = None,
        gather: Callable[[Review], object] | None = None,
    ) -> None:
        self._back = back
        super().__init__(walked_copy(match), ReviewActivity(match, known, kept, gather))

    def keeper(self, app: App) -> MatchKeeper:
        return DrawingKeeper(app, self.activity.whole)

    def join(self, table: ScreenTable) -> None:
        super().join(table)
        activity = self.activity
        table.exits.files.whole = activity.whole
        table.chalk.board.also = (activity.whole,)
        table.turns = JudgedRows(lambda: activity.told.errors(), self._line_here, self._go_to_line)
        self._curve_drawn: tuple[tuple[int, int], EvaluationCurve] = ((-1, 0), evaluation_curve_of(activity.review))

    def scale(self, app: App, players: int) -> Scale:
        return sheet_scale(app.scale, app.size[1] - 2 * app.scale(MARGIN), players, ROOM)

    def begin_layout(self) -> None:
        self.foot: Foot | None = None
        get, whole = self.table.app.texts.get, self.activity.whole
        words = [get(f"review-legend-{k}") for k in range(CLASSES)]
        self.curve = Curve(words, whole.game.sides[: whole.record.players])

    # --- walking --------------------------------------------------------------------------------------------------

    def _line_here(self) -> int | None:
        return self.activity.told.line_at(self.activity.here)

    def _go_to_line(self, line: int) -> None:
        self.activity.playing = False
        self.activity.go(self.activity.told.end_of(line))

    def leave_review(self) -> None:
        """Return to the previous screen."""
        self._back()

    def back(self) -> bool:
        if self.table.display.marking.cursor or self.table.session.hand.chosen:
            self.table.display.marking.cursor = None
            self.table.session.let_go()
        elif not self.activity.step_back_out() and not self.table.pan_zoom.leave():
            self.leave_review()
        return True

    def resume(self) -> None:
        """A new game from the position on the table."""
        if self.activity.can_try:
            self.table.app.open(ResumeSheet(self.table.app, self.activity))

    def find(self) -> None:
        """Start the search for better moves: for the only person, or ask for whom."""
        persons = self.activity.whole.persons()
        if len(persons) == 1 and self.activity.errors_of(persons[0]):
            self.activity.find_better(persons[0])
        else:
            self.table.app.open(FindSheet(self.table.app, self.activity))

    def open_summary(self) -> None:
        """Show the statistics of the game; resumes an interrupted analysis."""
        session, get = self.table.session, self.table.app.texts.get
        self.activity.look_again()
        sentences = [self.activity.told.statistics.summary(player) for player in range(session.players)]
        about = get("review-stage", done=self.activity.review.done, whole=self.activity.review.whole)
        self.table.app.open(NoticeSheet(self.table.app, get("review-summary"), "\n".join([*sentences, about])))

    def open_menu(self) -> None:
        table, able, whole = self.table, self.able(), self.activity.whole
        get, exits = table.app.texts.get, table.exits
        acts = {"find": self.find, **self.ways()}
        ways = {get(f"review-button-{name}"): act for name, act in acts.items() if able.get(name, True)}
        understand: dict[str, Callable[[], object]] = {
            get("button-rules"): table.rules.toggle,
            get("rules-played-title"): exits.open_rules_played,
        }
        if may_edit(whole.game):
            understand[get("edit-open")] = self.edit
        understand[get("menu-game-keys")] = table.open_keys
        keep = {get("menu-game-take"): exits.files.offer}
        sheet = ReviewMenu(table.app, self.activity, table.switches, ways, understand, keep, self.leave_review)
        table.app.open(sheet)

    def edit(self) -> None:
        """Open the editor with the position on the table."""
        app, here = self.table.app, self.table.session.board.position
        assert app.scene
        show_editor(app, self.activity.whole, here, app.way_here(app.scene))

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def fixed_buttons(self) -> tuple[Fixed, ...]:
        """Walking, as round buttons."""
        activity = self.activity
        acts: dict[str, Callable[[], None]] = {
            "start": lambda: activity.walk_to(0),
            "back": partial(activity.walk, -1),
            "play": activity.play_on,
            "forward": partial(activity.walk, 1),
            "end": lambda: activity.walk_to(activity.last),
        }
        return ({name: replace(self._button(name, act), icon=SIGNS[name]) for name, act in acts.items()},)

    def _button(self, name: str, act: Callable[[], None], kind: str = PLAIN) -> Button:
        get = self.table.app.texts.get
        return Button(get(f"review-button-{name}"), act, kind, get(f"review-button-{name}-help"))

    def ways(self) -> dict[str, Callable[[], None]]:
        """What else can be done here: figures, trying, a new game from here, lines. What comes and goes while the game
        is looked at stands last, so that nothing moves under the pointer."""
        activity = self.activity
        return {
            "summary": self.open_summary,
            "try": activity.try_out,
            "resume": self.resume,
            "best": lambda: activity.show_line(activity.better),
            "reply": lambda: activity.show_line(activity.answered),
        }

    def end_layout(self) -> None:
        """The ways at the head and at the foot, which stay where they are."""
        table = self.table
        if table.bare:
            return
        self.foot = Foot(table.widgets, table.panel)
        back = Button(name_of_way(table.app, self._back), self.leave_review, "back")
        lay_way_row(table.widgets, table.panel, back, self._button("menu", table.open_menu, LINK))
        links = {name: self._button(name, act, LINK) for name, act in self.ways().items()}
        self.foot.lay(("find", self._button("find", self.find, PRIMARY)), links)
        self.buttons_laid()

    def buttons_laid(self) -> None:
        if self.foot:
            self.foot.enable(self.able(), main=all(button.kind != PRIMARY for button in self.buttons()))
        self._look_for_ghost()

    def _look_for_ghost(self) -> None:
        """Show where the man of the better step would stand, while the step that was played lies there."""
        activity, marking, number = self.activity, self.table.display.marking, self.activity.spoken_of
        hidden, turn = activity.review.hidden_evaluation, activity.turn
        walking = activity.mode is Mode.WALK and not self.table.session.board.line
        shown = walking and number is not None and turn is not None and not hidden.hides(turn.first)
        better = activity.better if shown else ""
        marking.instead = ()
        if better and number is not None:
            marking.instead = came_to(activity.whole.positions[number], better)

    def able(self) -> dict[str, bool]:
        activity, turn = self.activity, self.activity.turn
        walking = activity.mode is Mode.WALK and not self.table.session.board.line
        back, on = walking and activity.here > 0, walking and activity.here < activity.last
        return {
            "start": back,
            "back": back,
            "play": walking and activity.last > 0,
            "forward": on,
            "end": on,
            "best": walking
            and bool(activity.better)
            and not (turn and activity.review.hidden_evaluation.hides(turn.first)),
            "reply": walking and bool(activity.answered),
            "find": walking,
            "try": walking and activity.can_try,
            "resume": walking and activity.can_try,
        }

    def buttons(self) -> list[Button]:
        session, get = self.table.session, self.table.app.texts.get
        if session.board.line and not self.activity.hunt:
            return moment_buttons(session, self.table.composer)
        near = self.table.pan_zoom.buttons(session.texts)
        if self.activity.mode is Mode.TRY:
            leave = Button(get("review-return"), lambda: self.activity.go(self.activity.here))
            return [
                *moment_buttons(session, self.table.composer),
                leave,
                Button(get("button-undo"), session.undo),
                *near,
            ]
        if self.activity.mode is Mode.FIND:
            return [*self._finding_buttons(), *near]
        return [*seeing_buttons(self.activity), *near]

    def _finding_buttons(self) -> list[Button]:
        session, get = self.table.session, self.table.app.texts.get
        hunt = self.activity.hunt
        assert hunt
        of_game = (
            moment_buttons(session, self.table.composer) if hunt.stage is Stage.ASKED and not session.board.line else []
        )
        again = Button(get("review-again"), hunt.try_again, PRIMARY if hunt.stage is Stage.WRONG else "plain")
        show = Button(get("review-solution"), hunt.show_solution)
        done = hunt.stage in (Stage.FOUND, Stage.SHOWN)
        ahead = hunt.place[0] < hunt.place[1]
        go_on = Button(get("review-next" if done else "review-skip"), hunt.next, PRIMARY if done else "plain")
        stop = Button(get("review-return"), lambda: self.activity.go(self.activity.here))
        return [
            *of_game,
            *([go_on] if ahead else []),
            *([again] if hunt.stage in (Stage.WRONG, Stage.SHOWN) else []),
            *([show] if hunt.stage in (Stage.ASKED, Stage.WRONG) else []),
            stop,
        ]

    def commands(self) -> tuple[KeyCommand, ...]:
        activity = self.activity
        return (
            KeyCommand("undo", self.table.session.undo),
            KeyCommand("review-best", lambda: activity.show_line(activity.better)),
            KeyCommand("review-reply", lambda: activity.show_line(activity.answered)),
            KeyCommand("review-find", self.find),
            KeyCommand("review-try", activity.try_out),
            KeyCommand("review-play", activity.play_on),
            KeyCommand("review-pace", activity.change_pace),
            KeyCommand("review-summary", self.open_summary),
            *commands_without(super().commands(), OF_A_GAME),
        )

    @property
    def types_places(self) -> bool:
        return self.activity.mode is not Mode.WALK

    def _walks(self) -> tuple[KeyCommand, ...]:
        """The commands for stepping through the game."""
        activity = self.activity
        return (
            KeyCommand("review-back", partial(activity.walk, -1)),
            KeyCommand("review-forward", partial(activity.walk, 1)),
            KeyCommand("review-start", partial(activity.walk_to, 0)),
            KeyCommand("review-end", partial(activity.walk_to, activity.last)),
        )

    def more_commands(self) -> tuple[KeyCommand, ...]:
        return self._walks()

    def key(self, event: pygame.Event) -> bool | None:
        walks = self._walking_key(event) if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) else None
        if walks is None:
            return None
        self.table.display.finish()
        walks()
        return True

    def _walking_key(self, event: pygame.Event) -> Callable[[], object] | None:
        """The action of a key while stepping through the game. Letters are commands, even while a button has the focus,
        as no place names are typed here."""
        session, keys, free = self.table.session, self.table.app.texts.keys, self.table.widgets.focused is None
        if self.activity.mode is not Mode.WALK:
            return None
        if writes(event):
            commands = {one.name: one.act for one in self.table.listed_commands()}
            return act_of(keys, event, commands) or (lambda: None)
        if session.board.line:
            return None
        standing: dict[int, Callable[[], object]] = {
            pygame.K_UP: partial(self.activity.walk_turns, -1),
            pygame.K_DOWN: partial(self.activity.walk_turns, 1),
            pygame.K_SPACE: self.activity.play_on,
        }
        if event.key in ARROWS or event.key in standing:
            return (standing.get(event.key) or self._walk_of(event)) if free else None
        return self._walk_of(event)

    def _walk_of(self, event: pygame.Event) -> Callable[[], object] | None:
        return act_of(self.table.app.texts.keys, event, {one.name: one.act for one in self._walks()})

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self._wheel(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.table.hidden(event.pos):
            number = None if self.table.bare else self.curve.number_at(event.pos)
            if number is not None and self.table.panel.above.height:
                self.activity.walk_to(number)
                return True
        return False

    def _wheel(self, event: pygame.Event) -> bool:
        """The wheel steps through the game over the board, the curve and the list. With Ctrl or Cmd it zooms the
        board."""
        session, pixel = self.table.session, pygame.mouse.get_pos()
        walking = self.activity.mode is Mode.WALK or session.board.line
        if control(pygame.key.get_mods()) or not walking or not event.y or self.table.hidden(pixel):
            return False
        on_sheet = not self.table.bare and self.table.panel.above.union(self.table.panel.list).collidepoint(pixel)
        board = self.table.display.board
        if not on_sheet and not board.closeup.outer.collidepoint(pixel):
            return False
        self.table.display.finish()
        self.activity.walk(-event.y)
        return True

    # --- what is said ---------------------------------------------------------------------------------------------

    def advance(self, _dt: float, changed: bool) -> bool:
        if changed:
            self.table.show_buttons()
        return changed

    def _progress(self) -> str:
        """The progress of the analysis; empty once it is complete."""
        review = self.activity.review
        if review.complete:
            return ""
        if review.done == review.whole and not review.lost:
            return self.table.app.texts.get("review-checking", n=review.to_check)
        name = "review-stopped" if review.lost else "review-progress"
        return self.table.app.texts.get(name, percent=review.percent)

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        session, sentences = self.table.session, self.table.session.sentences
        notice, told = self.activity.content_notice(), self.activity.told
        position, players = session.board.position, range(session.players)
        decider = -1 if self.activity.mode is Mode.WALK and not session.board.line else position.turn
        shown = [sentences.player(player, player == decider, False, position) for player in players]
        badge = {Kind.PROOF: "badge-exact", Kind.ESTIMATE: "badge-estimate"}.get(notice.kind, "")
        return PanelContent(
            title=sentences.name(),
            subtitle=sentences.subtitle(),
            kind=self.table.app.texts.get("end-review"),
            progress=self._progress(),
            players=tuple(
                replace(line, side="", detail=found[0] or line.detail, note=found[1] or line.note)
                for line, found in zip(shown, map(told.of_player, players), strict=True)
            ),
            message=notice.text,
            refusal=notice.refuses,
            turns=told.lines,
            badge=self.table.app.texts.get(badge) if badge else "",
            explained=notice.code in self.table.rules.codes,
            told=True,
            in_columns=self.table.app.settings.turns == SHORT and not self.table.app.settings.simple,
            standing=sentences.standing(),
            spoken=notice.heard,
        )

    def draw(self, surface: pygame.Surface, draw_table: Callable[[pygame.Surface], None]) -> None:
        draw_table(surface)
        review, away = self.activity.review, self.table.bare or not self.table.panel.above.height
        if away or self.table.rules.covers(self.table.panel.above.center) or review.hidden_evaluation.hides(WHOLE):
            return
        if self._curve_drawn[0] != review.state:
            self._curve_drawn = review.state, evaluation_curve_of(review)
        scale, here = self.table.panel.scale, self.activity.here
        self.curve.draw(
            surface, self.table.panel.above, scale, self._curve_drawn[1], here, self.table.display.board.painter
        )
