"""A game that ended, looked at again on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.shortcuts import act_of, control, writes
from jeux.common.theme import Scale
from jeux.match.match import Match
from jeux.play.analysis.analysis import Analysis
from jeux.play.analysis.hidden_evaluation import WHOLE
from jeux.play.gestures.notice import Kind
from jeux.play.review.evaluation_curve import EvaluationCurve, evaluation_curve_of
from jeux.play.review.hunt import Stage
from jeux.play.review.review_session import Mode, ReviewSession
from jeux.play.review.review_statistics import CLASSES
from jeux.play.table.buttons import PRIMARY, Button, moment_buttons
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.navigation.editor import show_editor
from jeux.scenes.review.curve import Curve
from jeux.scenes.review.panel import ROOM, ReviewPanel
from jeux.scenes.review.rows import JudgedRows
from jeux.scenes.review.seeing import seeing_buttons
from jeux.scenes.review.sheets import FindSheet, ResumeSheet, ReviewMenu
from jeux.scenes.table.display.panel import sheet_scale
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.scene import MARGIN, GameScene, Show
from jeux.scenes.table.throwaway_keeper import DrawingKeeper
from jeux.ui.widgets import ARROWS

Fixed = dict[str, Button]
OF_A_GAME = ("undo", "hint", "teacher", "marks", "new", "watch-back", "watch-forward", "pause", "pace", "turns", "vote")
"""The commands of a game that a review has not, or has otherwise."""


class ReviewScene(GameScene):
    """Shows one game and what was found of it. `back` leads to where one came from; `known` is what was found of it
    while it was played."""

    session: ReviewSession
    panel: ReviewPanel
    sheet = ReviewPanel

    def __init__(self, app: App, match: Match, back: Callable[[], object], known: Analysis | None = None) -> None:
        self._back, self._known = back, known
        super().__init__(app, match, self._sit)
        session = self.session
        self.match, self.exits.files.whole = session.match, session.whole
        self.chalk.board.also = (session.whole,)
        self.turns = JudgedRows(lambda: session.told.errors(), self._line_here, self._go_to_line)
        self._outlook: tuple[int, EvaluationCurve] = (-1, evaluation_curve_of(session.review))

    def _sit(self, app: App, match: Match, show: Show) -> tuple[MatchKeeper, Session]:
        keeper, settings = DrawingKeeper(app, match), lambda: app.settings
        return keeper, ReviewSession(match, self._known, app.engine, keeper, app.texts, settings, show)

    @property
    def widget_scale(self) -> Scale:
        height = self.app.size[1] - 2 * self.app.scale(MARGIN)
        return sheet_scale(self.app.scale, height, self.session.players, ROOM)

    def layout(self) -> None:
        get, whole = self.app.texts.get, self.session.whole
        words = [get(f"review-legend-{k}") for k in range(CLASSES)]
        self.curve = Curve(words, whole.game.sides[: whole.record.players])
        super().layout()

    # --- walking --------------------------------------------------------------------------------------------------

    def _line_here(self) -> int | None:
        return self.session.told.line_at(self.session.here)

    def _go_to_line(self, line: int) -> None:
        self.session.playing = False
        self.session.go(self.session.told.end_of(line))

    def leave_review(self) -> None:
        """Back to where one came from."""
        self._back()

    def back(self) -> bool:
        if self.display.marking.cursor or self.session.hand.chosen:
            self.display.marking.cursor = None
            self.session.let_go()
        elif not self.session.step_back_out() and not self.pan_zoom.leave():
            self.leave_review()
        return True

    def resume(self) -> None:
        """A new game from the position on the table."""
        if self.session.can_try:
            self.app.open(ResumeSheet(self.app, self.session))

    def find(self) -> None:
        """Look for better steps, of the only person where there is one."""
        persons = self.session.whole.persons()
        if len(persons) == 1 and self.session.errors_of(persons[0]):
            self.session.find_better(persons[0])
        else:
            self.app.open(FindSheet(self.app, self.session))

    def open_summary(self) -> None:
        """The whole game in figures; goes on with an analysis that was cut short."""
        session, get = self.session, self.app.texts.get
        session.look_again()
        sentences = [session.told.statistics.summary(player) for player in range(session.players)]
        about = get("review-stage", done=session.review.done, whole=session.review.whole)
        self.app.open(NoticeSheet(self.app, get("review-summary"), "\n".join([*sentences, about])))

    def open_menu(self) -> None:
        ways = (self.open_keys, self.leave_review, self.edit, self.exits.files.offer)
        self.app.open(ReviewMenu(self.app, self.session, self.switches, *ways))

    def edit(self) -> None:
        """Set up a position by hand, from the one on the table on."""
        session = self.session
        show_editor(self.app, session.whole, session.board.position, self.app.way_here(self))

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def _fixed_buttons(self) -> tuple[Fixed, ...]:
        """Walking, lines, finding and trying, a new game from here and the menu."""
        session, get = self.session, self.app.texts.get
        rows: tuple[dict[str, Callable[[], None]], ...] = (
            {
                "start": lambda: session.walk_to(0),
                "back": partial(session.walk, -1),
                "play": session.play_on,
                "forward": partial(session.walk, 1),
                "end": lambda: session.walk_to(session.last),
            },
            {
                "best": lambda: session.show_line(session.better),
                "reply": lambda: session.show_line(session.answered),
            },
            {"find": self.find, "try": session.try_out},
            {"resume": self.resume, "summary": self.open_summary, "menu": self.open_menu},
        )
        return tuple(
            {
                name: Button(get(f"review-button-{name}"), act, tip=get(f"review-button-{name}-help"))
                for name, act in row.items()
            }
            for row in rows
        )

    def _show_buttons(self) -> None:
        if self.bare:
            return
        self.bar.enable(**self._able_now())
        self._lay_buttons()

    def _able_now(self) -> dict[str, bool]:
        session, turn = self.session, self.session.turn
        walking = session.mode is Mode.WALK and not session.board.line
        back, on = walking and session.here > 0, walking and session.here < session.last
        return {
            "start": back,
            "back": back,
            "play": walking and session.last > 0,
            "forward": on,
            "end": on,
            "best": walking
            and bool(session.better)
            and not (turn and session.review.hidden_evaluation.hides(turn.first)),
            "reply": walking and bool(session.answered),
            "find": walking,
            "try": walking and session.can_try,
            "resume": walking and session.can_try,
        }

    def _buttons(self) -> list[Button]:
        session, get = self.session, self.app.texts.get
        if session.board.line and not session.hunt:
            return moment_buttons(session, self.composer)
        near = self.pan_zoom.buttons(session.texts)
        if session.mode is Mode.TRY:
            leave = Button(get("review-return"), lambda: session.go(session.here))
            return [*moment_buttons(session, self.composer), leave, Button(get("button-undo"), session.undo), *near]
        if session.mode is Mode.FIND:
            return [*self._finding_buttons(), *near]
        return [*seeing_buttons(session), *near]

    def _finding_buttons(self) -> list[Button]:
        session, get = self.session, self.app.texts.get
        hunt = session.hunt
        assert hunt
        of_game = moment_buttons(session, self.composer) if hunt.stage is Stage.ASKED and not session.board.line else []
        again = Button(get("review-again"), hunt.try_again, PRIMARY if hunt.stage is Stage.WRONG else "plain")
        show = Button(get("review-solution"), hunt.show_solution)
        done = hunt.stage in (Stage.FOUND, Stage.SHOWN)
        ahead = hunt.place[0] < hunt.place[1]
        go_on = Button(get("review-next" if done else "review-skip"), hunt.next, PRIMARY if done else "plain")
        stop = Button(get("review-return"), lambda: session.go(session.here))
        return [
            *of_game,
            *([go_on] if ahead else []),
            *([again] if hunt.stage in (Stage.WRONG, Stage.SHOWN) else []),
            *([show] if hunt.stage in (Stage.ASKED, Stage.WRONG) else []),
            stop,
        ]

    def _commands(self) -> tuple[KeyCommand, ...]:
        session = self.session
        return (
            KeyCommand("undo", session.undo),
            KeyCommand("review-best", lambda: session.show_line(session.better)),
            KeyCommand("review-reply", lambda: session.show_line(session.answered)),
            KeyCommand("review-find", self.find),
            KeyCommand("review-try", session.try_out),
            KeyCommand("review-play", session.play_on),
            KeyCommand("review-pace", session.change_pace),
            KeyCommand("review-summary", self.open_summary),
            *(one for one in super()._commands() if one.name not in OF_A_GAME),
        )

    def _walks(self) -> tuple[KeyCommand, ...]:
        """What keys do while one walks through the game."""
        session = self.session
        return (
            KeyCommand("review-back", partial(session.walk, -1)),
            KeyCommand("review-forward", partial(session.walk, 1)),
            KeyCommand("review-start", partial(session.walk_to, 0)),
            KeyCommand("review-end", partial(session.walk_to, session.last)),
        )

    def listed_commands(self) -> list[KeyCommand]:
        return [*self.app.hour.keys(self._commands()), *self._walks()]

    def key(self, event: pygame.Event) -> bool:
        walks = self._walking_key(event) if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) else None
        if walks is None:
            return super().key(event)
        self.display.finish()
        walks()
        return True

    def _walking_key(self, event: pygame.Event) -> Callable[[], object] | None:
        """What a key does while one walks through the game: no place is typed then, so that letters are commands,
        while a button has the focus as well."""
        session, keys, free = self.session, self.app.texts.keys, self.widgets.focused is None
        if session.mode is not Mode.WALK:
            return None
        if writes(event):
            commands = {one.name: one.act for one in self.listed_commands()}
            return act_of(keys, event, commands) or (lambda: None)
        if session.board.line:
            return None
        standing: dict[int, Callable[[], object]] = {
            pygame.K_UP: partial(session.walk_turns, -1),
            pygame.K_DOWN: partial(session.walk_turns, 1),
            pygame.K_SPACE: session.play_on,
        }
        if event.key in ARROWS or event.key in standing:
            return (standing.get(event.key) or self._walk_of(event)) if free else None
        return self._walk_of(event)

    def _walk_of(self, event: pygame.Event) -> Callable[[], object] | None:
        return act_of(self.app.texts.keys, event, {one.name: one.act for one in self._walks()})

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self._wheel(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.hidden(event.pos):
            number = None if self.bare else self.curve.number_at(event.pos)
            if number is not None and self.panel.curve.height:
                self.session.walk_to(number)
                return True
        return super().event(event)

    def _wheel(self, event: pygame.Event) -> bool:
        """The wheel walks over the board, the curve and the list; with the key of shortcuts it brings the board
        nearer."""
        session, pixel = self.session, pygame.mouse.get_pos()
        walking = session.mode is Mode.WALK or session.board.line
        if control(pygame.key.get_mods()) or not walking or not event.y or self.hidden(pixel):
            return False
        on_sheet = not self.bare and self.panel.curve.union(self.panel.list).collidepoint(pixel)
        board = self.display.board
        if not on_sheet and not board.closeup.outer.collidepoint(pixel):
            return False
        self.display.finish()
        session.walk(-event.y)
        return True

    # --- what is said ---------------------------------------------------------------------------------------------

    def advance(self, dt: float) -> bool:
        changed = super().advance(dt)
        if changed:
            self._show_buttons()
        return changed

    def _subtitle(self) -> str:
        """How far the analysis is; later how the match stands."""
        review = self.session.review
        if review.done == review.whole:
            return self.session.sentences.subtitle()
        name = "review-stopped" if review.lost else "review-progress"
        return self.app.texts.get(name, done=review.done, whole=review.whole)

    def content_now(self) -> PanelContent:
        session, sentences = self.session, self.session.sentences
        notice, told = session.content_notice(), session.told
        position, players = session.board.position, range(session.players)
        decider = -1 if session.mode is Mode.WALK and not session.board.line else position.turn
        shown = [sentences.player(player, player == decider, False, position) for player in players]
        badge = {Kind.PROOF: "badge-exact", Kind.ESTIMATE: "badge-estimate"}.get(notice.kind, "")
        return PanelContent(
            title=sentences.name(),
            subtitle=self._subtitle(),
            players=tuple(
                replace(line, detail=found[0] or line.detail, note=found[1] or line.note)
                for line, found in zip(shown, map(told.of_player, players), strict=True)
            ),
            message=notice.text,
            refusal=notice.refuses,
            turns=told.lines,
            badge=self.app.texts.get(badge) if badge else "",
            explained=notice.code in self.rules.codes,
            told=True,
        )

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        review, away = self.session.review, self.bare or not self.panel.curve.height
        if away or self.rules.covers(self.panel.curve.center) or review.hidden_evaluation.hides(WHOLE):
            return
        if self._outlook[0] != review.done:
            self._outlook = review.done, evaluation_curve_of(review)
        scale, here = self.panel.scale, self.session.here
        self.curve.draw(surface, self.panel.curve, scale, self._outlook[1], here, self.display.board.painter)
