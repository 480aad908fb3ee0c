"""The menu of a game: resign, agree a draw, leave. Leaving needs no confirmation, as the match is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from jeux.common.settings import FACING, FIXED, ORIENTATIONS
from jeux.common.texts import ADVICE, has_page
from jeux.match.again import may_replay
from jeux.match.record import STRONGEST
from jeux.play.editor.games import may_edit
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.setup.chance_words import same_chance
from jeux.play.table.mid_game import (
    agree_draw,
    change_level,
    hand_over,
    level_now,
    may_change_level,
    may_give_up,
    offer_to_give_up,
    resigning,
)
from jeux.play.table.session import Session
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.table.dialogues.switches import Switches
from jeux.scenes.table.exits import TableExits

SWITCHES = ("confirm", "large_targets", "shared_keys")


class OneScreenSheet(ChoiceSheet):
    """How the board lies between the persons, and what helps their hands; each choice is taken at once."""

    def __init__(self, app: App, switches: Switches) -> None:
        super().__init__(app)
        self._switches = switches
        self.title = app.texts.get("settings-one-screen")
        self.sentence = app.texts.get("setting-orientation-help" if switches.may_turn_board else "board-fixed")
        self.choices = self._rows()

    def _rows(self) -> list[Choice]:
        get, settings = self.app.texts.get, self.app.settings
        rows: list[Choice] = []
        for value in ORIENTATIONS if self._switches.may_turn_board else (FIXED, FACING):
            chosen, name = settings.orientation == value, get(f"setting-orientation-{value}")
            words = get("one-screen-chosen" if chosen else "one-screen-value", value=name)
            rows.append((words, partial(self._set, "orientation", value), "primary" if chosen else "plain"))
        for name in SWITCHES:
            on = getattr(settings, name)
            stem = f"setting-{name.replace('_', '-')}"
            words = get("one-screen-switch", name=get(stem), value=get(f"{stem}-{'on' if on else 'off'}"))
            rows.append((words, partial(self._set, name, not on), "plain"))
        if self._switches.may_turn_board:
            rows.append((get("button-flip"), self.closing(self._switches.turn_board), "plain"))
        return [*rows, (get("menu-game-continue"), self.app.close, "plain")]

    def _set(self, name: str, value: object) -> None:
        self.app.change(self.app.settings.replace(**{name: value}))
        self.choices = self._rows()
        self.relayout()


class LevelSheet(ChoiceSheet):
    """All levels, with the current one marked."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        get, now = app.texts.get, level_now(session)
        self.title, self.sentence = get("level-title"), get("level-counts")
        self.choices = [
            *(
                (get(f"level-{level}"), self.closing(partial(change_level, session, level)), "plain")
                for level in range(1, STRONGEST + 1)
                if level != now
            ),
            (get("level-stay", level=get(f"level-{now}")), app.close, "primary"),
        ]


class GameMenu(ChoiceSheet):
    """The actions on the whole game."""

    def __init__(
        self,
        app: App,
        session: Session,
        exits: TableExits,
        switches: Switches,
        open_keys: Callable[[], None],
        open_advice: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.session, self.exits, self.switches = session, exits, switches
        self._open_keys, self._open_advice = open_keys, open_advice
        self.title = app.texts.get("button-menu")
        self.choices = self._offered(self._few() if app.settings.simple else self._main())

    def _offered(self, choices: Sequence[Choice]) -> list[Choice]:
        """Those choices that this table and a class session have, each once: what comes first at the end of a game may
        stand further down too."""
        lacking = {self.app.texts.get(name) for name in self.exits.lacks}
        each = {choice[0]: choice for choice in reversed(choices)}
        once = [each[name] for name in dict.fromkeys(choice[0] for choice in choices)]
        return self.app.hour.menu([choice for choice in once if choice[0] not in lacking])

    def _few(self) -> list[Choice]:
        """What the simple display shows first."""
        get, exits = self.app.texts.get, self.exits
        return [
            *self._first()[:1],
            (get("menu-game-new"), self.closing(exits.new_game), "plain"),
            (get(exits.home), self.closing(exits.to_shelf), "plain"),
            (get("simple-more"), lambda: self.ask(self.title, "", self._offered(self._main())), "plain"),
            (get("simple-leave"), self._leave_simple, "plain"),
            (get("menu-game-quit"), self.app.quit, "plain"),
        ]

    def _leave_simple(self) -> None:
        self.app.close()
        self.app.change(self.app.settings.replace(simple=False))

    def _main(self) -> list[Choice]:
        get, session, exits, switches = self.app.texts.get, self.session, self.exits, self.switches
        match = session.match
        choices = self._first()
        if may_give_up(session):
            choices.append((get("menu-game-resign"), self._resign, "plain"))
        if match.may_agree_draw() and len(session.match.persons()) == session.players:
            choices.append((get("menu-game-draw"), self._offer_draw, "plain"))
        if may_change_level(session):
            choices.append((get("level-title"), lambda: self.app.open(LevelSheet(self.app, session)), "plain"))
        edit = {"edit": exits.edit} if may_edit(match.game) and "edit-open" not in exits.lacks else {}
        blackboard = partial(switches.blackboard, vote=exits.vote, **edit)
        choices += [
            (get("menu-game-rematch"), self.closing(exits.rematch), "plain"),
            *([(get(same_chance(match.game)), self.closing(exits.replay), "plain")] if may_replay(match) else []),
            (get("menu-game-new"), self.closing(exits.new_game), "plain"),
            *([(get("lesson-learn"), self.closing(exits.learn), "plain")] if has_course(match.game.key) else []),
            *self._chance(),
            (
                get("blackboard-title"),
                self.closing(blackboard),
                "plain",
            ),
            *self._advice(),
            (get("settings-one-screen"), lambda: self.app.open(OneScreenSheet(self.app, switches)), "plain"),
            (get("menu-game-take"), exits.files.offer, "plain"),
            (get("menu-game-keys"), self.closing(self._open_keys), "plain"),
            (get("menu-game-settings"), self.closing(exits.open_settings), "plain"),
            (get(exits.home), self.closing(exits.to_shelf), "plain"),
            (get("menu-game-quit"), self.app.quit, "plain"),
        ]
        return choices

    def _first(self) -> list[Choice]:
        """Back to the game; after its end, the next actions, and a last look at the board."""
        get = self.app.texts.get
        if self.session.match.decider() != OVER:
            return [(get("menu-game-continue"), self._done, "primary")]
        main = self.exits.main_button()
        review = self.exits.review_button()
        return [
            (main.text, self.closing(main.act), "primary"),
            (review.text, self.closing(review.act), "plain"),
            (get("menu-game-look"), self._done, "plain"),
        ]

    def _chance(self) -> list[Choice]:
        """The choice that opens the page of the dice, or of the lots drawn in a game without dice."""
        game = self.session.match.game
        if not game.chance:
            return []
        words = self.app.texts.get("menu-game-dice" if game.throws_dice else "menu-game-lots")
        return [(words, self.closing(self.exits.open_dice), "plain")]

    def _advice(self) -> list[Choice]:
        """The choice that opens the advice on this game, if there is any."""
        texts, key = self.app.texts, self.session.match.game.key
        if not has_page(texts.language, key, ADVICE):
            return []
        return [(texts.get("advice-title"), self.closing(self._open_advice), "plain")]

    def _done(self) -> None:
        self.app.close()

    # --- giving up ------------------------------------------------------------------------------------------------

    def _resign(self) -> None:
        get, session = self.app.texts.get, self.session
        player, prices = resigning(session), session.match.game.prices(session.match.position)
        cancel: Choice = (get("resign-cancel"), self._done, "plain")
        if session.players > 2 and len(prices) == 1:
            self._resign_among_several(player, prices[0], cancel)
            return
        if len(prices) == 1:
            give: Choice = (
                get("resign-confirm"),
                self.closing(partial(session.give_up, player, prices[0])),
                "primary",
            )
            self.ask(get("menu-game-resign"), get("resign-question"), [give, cancel])
            return
        rows: list[Choice] = []
        for i, price in enumerate(prices, 1):
            words = f"{session.sentences.button((f'price-{i}', {}))[0]} ({get('score-points', n=price)})"
            rows.append((words, self.closing(partial(offer_to_give_up, session, player, price)), "plain"))
        self.ask(get("menu-game-resign"), get("resign-price"), [*rows, cancel])

    def _resign_among_several(self, player: int, price: int, cancel: Choice) -> None:
        """One of several players resigns while others play on: the computer may take the seat."""
        get, session = self.app.texts.get, self.session
        match = session.match
        alone = len(match.game.allies(match.position, player)) == 1
        sentence = get(
            f"resign-question-{'several' if alone else 'team'}", side=session.sentences.side(player, title=True)
        )
        choices: list[Choice] = [
            (get("resign-computer"), self.closing(partial(hand_over, session, player)), "primary"),
            (get("resign-end"), self.closing(partial(session.give_up, player, price)), "plain"),
            cancel,
        ]
        self.ask(get("menu-game-resign"), sentence, choices)

    def _offer_draw(self) -> None:
        get, session = self.app.texts.get, self.session
        side = session.sentences.side(max(0, session.conductor.acting()))
        accept: Choice = (get("draw-accept"), self.closing(partial(agree_draw, session)), "primary")
        decline: Choice = (get("draw-decline"), self._done, "plain")
        self.ask(get("menu-game-draw"), get("draw-question", side=side), [accept, decline])
