"""A vote at the table: what is proposed stands on the board and on four bars; then the class votes on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.shortcuts import control, letter_of
from jeux.match.match import Match
from jeux.match.walked import walked_copy
from jeux.play.classroom.vote.activity import Stage, VoteActivity
from jeux.play.classroom.vote.vote import LETTERS, Candidate
from jeux.play.table.buttons import LINK, PLAIN, PRIMARY, Button, moment_buttons
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.app import App
from jeux.scenes.classroom.vote.bars import VoteBars
from jeux.scenes.screen import Act
from jeux.scenes.table.activity_screen import ActivityScreen, ScreenTable, commands_without
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.display.sheet_plan import SheetPlan
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper
from jeux.views.marks.chalk import CandidateMark
from jeux.views.marks.drawn_marks import DrawnMark

NOT_HERE = ("hint", "teacher", "new", "turns", "save", "copy-turns", "vote")
"""The commands of a game that are left out here."""
USUAL = 25
"""The number of pupils when counting starts."""


class VoteScreen(ActivityScreen):
    """Has a class vote on the next turn of a match; `back` leads to its table, `decide` takes what is played there."""

    with_band = False

    activity: VoteActivity
    plan = SheetPlan()

    def __init__(self, match: Match, back: Act, decide: Callable[[tuple[str, ...]], None]) -> None:
        self._back, self._decide, self._whole = back, decide, match
        super().__init__(walked_copy(match), VoteActivity(match))
        self.bars = VoteBars(self.activity, self.count_pupils)

    def keeper(self, app: App) -> MatchKeeper:
        return ThrowawayKeeper(app, self.match)

    def join(self, table: ScreenTable) -> None:
        super().join(table)
        table.chalk.board.also = (self._whole,)
        table.display.chalk = self._marks

    def _marks(self) -> tuple[DrawnMark, ...]:
        """The marks drawn by hand, and those of the proposals."""
        activity = self.activity
        if len(self.match.steps) > activity.first:
            return self.table.chalk.marks()
        proposed = (self._mark(number, each) for number, each in enumerate(activity.vote.candidates))
        return (*self.table.chalk.marks(), *proposed)

    def _mark(self, number: int, candidate: Candidate) -> CandidateMark:
        """The mark of a proposed turn, as for advice."""
        marking, steps = self.table.display.marking, []
        position, own = self.match.positions[self.activity.first], marking.cues.own
        for step in candidate.steps:
            steps.append(own.advice(position, step))
            position = position.play(step)
        return CandidateMark(number + 1, LETTERS[number], tuple(steps))

    # --- going elsewhere ------------------------------------------------------------------------------------------

    def leave_vote(self) -> None:
        """Return to the game without a decision."""
        self._back()

    def decide(self, number: int) -> None:
        """Return to the game and play this turn there."""
        self._decide(self.activity.vote.candidates[number].steps)
        self._back()

    def open_menu(self) -> None:
        self.leave_vote()

    def back(self) -> bool:
        session = self.table.session
        if self.table.display.marking.cursor or session.hand.chosen or session.notice:
            self.table.display.marking.cursor = None
            session.cancel()
        elif len(self.match.steps) > self.activity.first:
            session.undo()
        elif not self.table.pan_zoom.leave():
            self.leave_vote()
        return True

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def begin_layout(self) -> None:
        self.bars.forget()

    def fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        get = self.table.app.texts.get
        leave = Button(get("vote-leave"), self.leave_vote, tip=get("vote-leave-help"), icon="leave")
        return ({"leave": leave, "rules": Button(get("button-rules"), self.table.rules.toggle, icon="book")},)

    def buttons(self) -> list[Button]:
        table, activity, get = self.table, self.activity, self.table.app.texts.get
        session, vote, near = table.session, activity.vote, table.pan_zoom.buttons(table.session.texts)
        if activity.stage is Stage.CAST:
            return [Button(get("vote-reveal"), activity.reveal, PRIMARY), *near]
        if activity.stage is Stage.SHOWN:
            winners = vote.winners()
            plays = [
                Button(
                    get("vote-play", letter=LETTERS[number]),
                    partial(self.decide, number),
                    PRIMARY if len(winners) == 1 else PLAIN,
                )
                for number in winners
            ]
            again = {"vote-anew": activity.begin_vote, "vote-propose-again": activity.propose_more}
            return [*plays, *(Button(get(name), act, LINK) for name, act in again.items()), *near]
        begin = [Button(get("vote-begin"), activity.begin_vote, PRIMARY)] if vote.ready else []
        last = [Button(get("vote-take-away"), session.undo, LINK)] if vote.candidates else []
        moment = [] if vote.full else moment_buttons(session, table.composer)
        return [*moment, *begin, *last, *near]

    def count_pupils(self, more: int) -> None:
        """Change the number of pupils; below one, pupils are not counted."""
        app, vote = self.table.app, self.activity.vote
        vote.most = max(0, min(99, vote.most + more if vote.most else USUAL if more > 0 else 0))
        app.change(app.settings.replace(pupils=vote.most))
        self.table.session.refresh()

    def room_below(self, panel: Panel) -> int:
        return self.bars.least_height(panel)

    def buttons_laid(self) -> None:
        self.bars.lay(self.table.widgets, self.table.panel)

    def commands(self) -> tuple[KeyCommand, ...]:
        return commands_without(super().commands(), NOT_HERE)

    def event(self, event: pygame.Event) -> bool:
        return event.type == pygame.KEYDOWN and not self.table.chalk.drawing and self._vote_key(event)

    def _vote_key(self, event: pygame.Event) -> bool:
        """Handle a key: a letter or a digit votes, plus and minus change the number of pupils."""
        if self.activity.stage is not Stage.CAST or control(event.mod) or event.mod & pygame.KMOD_ALT:
            return False
        letter = letter_of(event)
        if letter and letter in LETTERS.lower():
            self.activity.cast(LETTERS.lower().index(letter))
        elif letter.isdigit() and letter in "1234":
            self.activity.cast(int(letter) - 1)
        elif event.unicode in ("+", "-"):
            self.count_pupils(1 if event.unicode == "+" else -1)
        else:
            return False
        return True

    # --- what is said ---------------------------------------------------------------------------------------------

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        content = of_game()
        session, activity, notice = self.table.session, self.activity, self.table.session.notice
        players = tuple(replace(line, detail="", note="") for line in content.players)
        counts = self.bars.told() if activity.stage is Stage.SHOWN else ()
        return replace(
            content,
            subtitle=session.texts.get("vote-title"),
            players=players,
            message="\n".join([activity.message(), *counts]),
            refusal=bool(notice and notice.refuses),
            turns=(),
            told=True,
            outcome=(),
            league=None,
            badge="",
        )

    def draw(self, surface: pygame.Surface, draw_table: Callable[[pygame.Surface], None]) -> None:
        draw_table(surface)
        if not self.table.bare and not self.table.rules.covers(self.table.panel.list.center):
            self.bars.draw(surface, self.table.panel)
