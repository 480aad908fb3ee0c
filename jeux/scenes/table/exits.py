"""Where one goes from a table: other matches, the shelf, the dialogues above the board."""

from __future__ import annotations

from functools import partial

from jeux.match import again, ties
from jeux.match.match import Match
from jeux.play.classroom.vote.vote import LEAST
from jeux.play.gestures.notice import Notice
from jeux.play.setup.chance_words import same_chance
from jeux.play.table.buttons import LINK, PRIMARY, Button
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import seal_line
from jeux.play.table.race import may_run, run
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.files.table_files import TableFiles
from jeux.scenes.navigation.editor import show_editor
from jeux.scenes.navigation.learning import learning, show_learn
from jeux.scenes.pages.dice import DicePage
from jeux.scenes.pages.played import PlayedRules
from jeux.scenes.table.match_keeper import MatchKeeper


class RaceSheet(ChoiceSheet):
    """Asks whether the computer shall play out the rest of a race for everybody."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        get = app.texts.get
        persons = "several" if len(session.match.persons()) > 1 else "one"
        self.title, self.sentence = get("race-button"), get(f"race-question-{persons}")
        self.choices = [
            (get(f"race-yes-{persons}"), self.closing(partial(run, session)), "primary"),
            (get("race-no"), app.close, "plain"),
        ]


class TableExits:
    """The ways out of one game; the match stays saved. `home` is the text of the way to where it belongs, `lacks` are
    the texts of the usual choices of a menu that are not offered."""

    home = "menu-game-shelf"
    lacks: frozenset[str] = frozenset()
    teaches = True
    """Whether the professor may speak."""

    def __init__(self, app: App, session: Session, keeper: MatchKeeper) -> None:
        self.app, self._session, self.match, self._keeper = app, session, session.match, keeper
        self.files = TableFiles(app, session)
        self._decided: tuple[str, ...] = ()
        """What a class has decided to play, until the table is shown again."""

    def rematch(self) -> None:
        """The same match again, sides exchanged."""
        self.app.show_table(Match(again.rematch(self.match, swap_sides=True)))

    def rematch_at(self, level: int) -> None:
        """The same match again, sides exchanged, against another level."""
        self.app.show_table(Match(again.rematch(self.match, swap_sides=True, level=level)))

    def stay_at_level(self) -> None:
        """Put the proposal of another level away."""
        self._keeper.proposal = None
        self._session.refresh()

    def proposal(self, tight: bool) -> str:
        """The level proposed for the next match, in one line. Empty if there is none, or on a `tight` sheet."""
        proposal = self._keeper.proposal
        return proposal.sentence(self.app.texts) if proposal and not tight else ""

    def review(self) -> None:
        """Review the finished game; Escape returns to this table."""
        app, match, known = self.app, self.match, self._session.conductor.analysis
        back = partial(self._come_back, match)
        app.go(lambda app: app.routes.review(app, match.record, known, back), f"review {match.record.id}")

    def _come_back(self, match: Match) -> None:
        """From a review to the table, with what was drawn there."""
        match.keep_drawn(self.app.archive.drawn(match.record))
        self.app.show_table(match)

    def play_off(self) -> None:
        """Start one more game between the tied players."""
        self.app.show_table(Match(ties.play_off(self.match)))

    def replay(self) -> None:
        """The same game again with the same dice."""
        self.app.show_table(Match(again.replay(self.match)))

    def new_game(self) -> None:
        """Prepare another game of the same kind; Escape leads back to this one."""
        self.app.show_new_game(self.match.game.key, back=lambda: self.app.show_table(self.match))

    def edit(self) -> None:
        """Open the editor with the position on the table; Escape returns to the table."""
        app, match = self.app, self.match
        show_editor(app, match, match.position, lambda: app.show_table(match))

    def vote(self) -> None:
        """Have a class vote on what is played next; Escape leads back to this table."""
        app, session = self.app, self._session
        if session.waiting() is not Waiting.PERSON or session.board.line or len(session.match.legal()) < LEAST:
            session.say(Notice(app.texts.get("vote-not-now")))
            return
        session.let_go()
        assert app.scene
        back, match = app.way_here(app.scene), session.match
        app.go(lambda app: app.routes.vote(app, match, back, self._take_decision), f"vote {match.record.id}")

    def _take_decision(self, steps: tuple[str, ...]) -> None:
        self._decided = steps

    def play_decision(self) -> None:
        """Play the turn that a class has voted for, without warnings of the professor."""
        steps, self._decided = self._decided, ()
        if steps:
            self._session.teaching.professor.let_pass(steps)
            self._session.play(steps[0], rest=steps[1:])

    def learn(self) -> None:
        """Open the course of this game; it leads back to this table."""
        show_learn(self.app, learning(self.app, self.match.game.key))

    def to_shelf(self) -> None:
        """Back to the shelf."""
        self.app.show_shelf()

    def open_settings(self) -> None:
        """The settings, above the game."""
        self.app.open_settings()

    def open_dice(self) -> None:
        """The page of the dice, above the board."""
        self.app.open(DicePage(self.app, self._session))

    def open_rules_played(self) -> None:
        """The options of this match in full, above the board."""
        self.app.open(PlayedRules(self.app, self.match))

    def ways_on(self, roomy: bool) -> list[Button]:
        """Buttons for playing out a race and, on a `roomy` panel, for the seal of the dice before the first throw; the
        menu always leads there."""
        return [*(self._seal_button() if roomy else []), *self._race_button()]

    def _race_button(self) -> list[Button]:
        session, get = self._session, self.app.texts.get
        if session.conductor.for_all or session.board.line or not may_run(session):
            return []
        return [Button(get("race-button"), lambda: self.app.open(RaceSheet(self.app, session)), tip=get("race-help"))]

    def _seal_button(self) -> list[Button]:
        session = self._session
        if session.waiting() is not Waiting.THROW or session.match.dice_thrown():
            return []
        words = session.texts.game(self.match.game.key, "button-seal")
        return [Button(words, self.open_dice, LINK, seal_line(session))]

    def end_buttons(self, tight: bool) -> list[Button]:
        """The buttons after the result is shown; a `tight` sheet has fewer."""
        get = self.app.texts.get
        buttons = [self.main_button(), *self._level_buttons(tight)]
        if self._keeper.proposal and tight:
            return buttons  # the menu offers the others
        if self.app.hour.offered.has("end-review"):
            buttons.append(self.review_button())
        if again.may_replay(self.match):
            name = same_chance(self.match.game)
            buttons.append(Button(get(name), self.replay, tip=get(f"{name}-help")))
        return [*buttons, Button(get("end-shelf"), self.to_shelf)]

    def band_buttons(self) -> list[Button]:
        """The few buttons on the band of the end; folded, the sheet has them all."""
        games = Button(self.app.texts.get("back-to-games"), self.to_shelf)
        buttons = [self.main_button(), *self._level_buttons(tight=True)]
        if self.app.hour.offered.has("end-review"):
            buttons.append(self.review_button())
        return [*buttons, games]

    def review_button(self) -> Button:
        """The button that opens a review of the game."""
        get = self.app.texts.get
        return Button(get("end-review"), self.review, tip=get("end-review-help"))

    def _level_buttons(self, tight: bool) -> list[Button]:
        """The buttons that accept the proposed level and dismiss the proposal."""
        proposal, texts = self._keeper.proposal, self.app.texts
        if not proposal:
            return []
        take = Button(proposal.take(texts), partial(self.rematch_at, proposal.next), tip=proposal.sentence(texts))
        return [take] if tight else [take, Button(texts.get("next-level-stay"), self.stay_at_level)]

    def main_button(self) -> Button:
        """The most likely next action after the end."""
        get, session = self.app.texts.get, self._session
        if ties.level(self.match):
            return Button(get("end-play-off"), self.play_off, PRIMARY, get("end-play-off-help"))
        if not self.match.match_over():
            return Button(get("end-next-game"), session.next_game, PRIMARY)
        if session.players == 1:
            return Button(get("end-again"), self.rematch, PRIMARY)
        return Button(get("end-rematch"), self.rematch, PRIMARY, get("menu-game-rematch-help"))
