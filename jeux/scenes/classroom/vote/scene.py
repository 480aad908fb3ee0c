"""A vote at the table: what is proposed stands on the board and on four bars; then the class votes on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.shortcuts import control, letter_of
from jeux.match.match import Match
from jeux.play.classroom.vote.vote import LETTERS, Candidate
from jeux.play.classroom.vote.vote_session import Stage, VoteSession
from jeux.play.table.buttons import PLAIN, PRIMARY, Button, moment_buttons
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.classroom.vote.bars import VoteBars
from jeux.scenes.screen import Act
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.scene import GameScene, Show
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper
from jeux.views.marks.chalk import CandidateMark
from jeux.views.marks.drawn_marks import DrawnMark

NOT_HERE = ("hint", "teacher", "new", "turns", "save", "copy-turns", "vote")
"""The commands of a game that a vote has not."""
USUAL = 25
"""Pupils where they are counted for the first time."""


class VotePanel(Panel):
    """The sheet of a vote: one row of buttons that never move, room for the bars."""

    fixed_rows = 1


class VoteScene(GameScene):
    """Has a class vote on the next turn of a match; `back` leads to its table, `decide` takes what is played there."""

    session: VoteSession
    sheet = VotePanel

    def __init__(self, app: App, match: Match, back: Act, decide: Callable[[tuple[str, ...]], None]) -> None:
        self._back, self._decide = back, decide
        super().__init__(app, match, self._sit)
        self.match = self.session.match
        self.chalk.board.also = (match,)
        self.display.chalk = self._marks
        self.bars = VoteBars(self.session)

    def _sit(self, app: App, match: Match, show: Show) -> tuple[MatchKeeper, Session]:
        keeper = ThrowawayKeeper(app, match)
        return keeper, VoteSession(match, app.engine, keeper, app.texts, lambda: app.settings, show)

    def _marks(self) -> tuple[DrawnMark, ...]:
        """What is drawn by hand, and what is proposed."""
        session = self.session
        if len(self.match.steps) > session.first:
            return self.chalk.marks()
        proposed = (self._mark(number, each) for number, each in enumerate(session.vote.candidates))
        return (*self.chalk.marks(), *proposed)

    def _mark(self, number: int, candidate: Candidate) -> CandidateMark:
        """A turn that is proposed, as the game advises its steps."""
        position, own, steps = self.match.positions[self.session.first], self.display.marking.cues.own, []
        for step in candidate.steps:
            steps.append(own.advice(position, step))
            position = position.play(step)
        return CandidateMark(number + 1, LETTERS[number], tuple(steps))

    # --- going elsewhere ------------------------------------------------------------------------------------------

    def leave_vote(self) -> None:
        """Back to the game, nothing changed."""
        self._back()

    def decide(self, number: int) -> None:
        """Back to the game, where this turn is played."""
        self._decide(self.session.vote.candidates[number].steps)
        self._back()

    def open_menu(self) -> None:
        self.leave_vote()

    def back(self) -> bool:
        session = self.session
        if self.display.marking.cursor or session.hand.chosen or session.notice:
            self.display.marking.cursor = None
            session.cancel()
        elif len(self.match.steps) > session.first:
            session.undo()
        elif not self.pan_zoom.leave():
            self.leave_vote()
        return True

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        self.bars.forget()
        super().layout()

    def _fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        get = self.app.texts.get
        return ({"leave": Button(get("vote-leave"), self.leave_vote, PLAIN, get("vote-leave-help"))},)

    def _buttons(self) -> list[Button]:
        get, session, vote = self.app.texts.get, self.session, self.session.vote
        near = self.pan_zoom.buttons(session.texts)
        if session.stage is Stage.CAST:
            return [*self._pupils(), Button(get("vote-reveal"), session.reveal, PRIMARY), *near]
        if session.stage is Stage.SHOWN:
            winners = vote.winners()
            plays = [
                Button(
                    get("vote-play", letter=LETTERS[number]),
                    partial(self.decide, number),
                    PRIMARY if len(winners) == 1 else PLAIN,
                )
                for number in winners
            ]
            again = {"vote-anew": session.begin_vote, "vote-propose-again": session.propose_more}
            return [*plays, *(Button(get(name), act) for name, act in again.items()), *near]
        begin = [Button(get("vote-begin"), session.begin_vote, PRIMARY)] if vote.ready else []
        last = [Button(get("vote-take-away"), session.undo)] if vote.candidates else []
        moment = [] if vote.full else moment_buttons(session, self.composer)
        return [*moment, *begin, *last, *near]

    def _pupils(self) -> list[Button]:
        get = self.app.texts.get
        return [
            Button(get("vote-fewer"), partial(self.count_pupils, -1)),
            Button(get("vote-more"), partial(self.count_pupils, 1)),
        ]

    def count_pupils(self, more: int) -> None:
        """One pupil more or less; below one, nobody counts them."""
        app, vote = self.app, self.session.vote
        vote.most = max(0, min(99, vote.most + more if vote.most else USUAL if more > 0 else 0))
        app.change(app.settings.replace(pupils=vote.most))
        self.session.refresh()

    def _lay_buttons(self) -> None:
        super()._lay_buttons()
        self.bars.lay(self.widgets, self.panel)

    def _commands(self) -> tuple[KeyCommand, ...]:
        return tuple(one for one in super()._commands() if one.name not in NOT_HERE)

    def event(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.chalk.drawing and self._vote_key(event):
            return True
        return super().event(event)

    def _vote_key(self, event: pygame.Event) -> bool:
        """A letter or a figure is a vote, plus and minus count the pupils."""
        if self.session.stage is not Stage.CAST or control(event.mod) or event.mod & pygame.KMOD_ALT:
            return False
        letter = letter_of(event)
        if letter and letter in LETTERS.lower():
            self.session.cast(LETTERS.lower().index(letter))
        elif letter.isdigit() and letter in "1234":
            self.session.cast(int(letter) - 1)
        elif event.unicode in ("+", "-"):
            self.count_pupils(1 if event.unicode == "+" else -1)
        else:
            return False
        return True

    # --- what is said ---------------------------------------------------------------------------------------------

    def content_now(self) -> PanelContent:
        session, notice = self.session, self.session.notice
        players = tuple(replace(line, detail="", note="") for line in super().content_now().players)
        counts = self.bars.told() if session.stage is Stage.SHOWN else ()
        return replace(
            super().content_now(),
            subtitle=session.texts.get("vote-title"),
            players=players,
            message="\n".join([session.message(), *counts]),
            refusal=bool(notice and notice.refuses),
            turns=(),
            outcome=(),
            league=None,
            badge="",
        )

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if not self.bare and not self.rules.covers(self.panel.list.center):
            self.bars.draw(surface, self.panel)
