"""The menu of a game: resign, agree a draw, leave. Leaving needs no confirmation, as the match is saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from jeux.common.palette import colours
from jeux.common.settings import FACING, FIXED, ORIENTATIONS
from jeux.common.texts import ADVICE, has_page
from jeux.match.again import may_replay
from jeux.match.record import STRONGEST
from jeux.play.editor.games import may_edit
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.setup.chance_words import same_chance
from jeux.play.setup.level_words import level_says
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
from jeux.scenes.choice_sheet import Choice
from jeux.scenes.control_sheet import ControlSheet
from jeux.scenes.grouped_sheet import Group, GroupedSheet
from jeux.scenes.table.dialogues.switches import Switches
from jeux.scenes.table.exits import TableExits
from jeux.ui.blocks import Column

SWITCHES = ("confirm", "large_targets", "shared_keys")


class OneScreenSheet(ControlSheet):
    """How the board lies between the persons, and what helps their hands; each choice is taken at once."""

    def __init__(self, app: App, switches: Switches) -> None:
        super().__init__(app)
        self._switches, get = switches, app.texts.get
        self.title = get("settings-one-screen")
        self.sentence = get("setting-orientation-help" if switches.may_turn_board else "board-fixed")
        self.choices = [(get("menu-game-continue"), app.close, "primary")]

    def fill(self, page: Column) -> None:
        """The orientation, then what is on or off."""
        get, settings, turns = self.app.texts.get, self.app.settings, self._switches.may_turn_board
        ways = ORIENTATIONS if turns else (FIXED, FACING)
        chosen = ways.index(settings.orientation) if settings.orientation in ways else 0
        words = [get(f"setting-orientation-{way}") for way in ways]
        page.choices("orientation", words, chosen, lambda n: self._set("orientation", ways[n]))
        page.gap(0.6)
        for name in SWITCHES:
            stem = f"setting-{name.replace('_', '-')}"
            take = partial(self._set, name)
            page.switch(name, get(stem), getattr(settings, name), take, get(f"{stem}-help"))
        if turns:
            page.gap(0.8)
            page.button("flip", get("button-flip"), self.closing(self._switches.turn_board))

    def _set(self, name: str, value: object) -> None:
        self.app.change(self.app.settings.replace(**{name: value}))
        self.relayout()


class LevelSheet(ControlSheet):
    """How strong the computer is from now on. It is the only choice at a table that marks the game, so it is confirmed
    by the action."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session, self._now = session, level_now(session)
        self._level = self._now
        self.title, self.sentence = app.texts.get("level-title"), app.texts.get("level-counts")
        self._offer()

    def _offer(self) -> None:
        """Offer to play at the level that is looked at, or to stay."""
        get = self.app.texts.get
        stay: Choice = (get("level-stay", level=get(f"level-{self._now}")), self.app.close, "plain")
        if self._level == self._now:
            self.choices = [(stay[0], stay[1], "primary")]
            return
        change = self.closing(partial(change_level, self._session, self._level))
        self.choices = [(get("level-take", level=get(f"level-{self._level}")), change, "primary"), stay]

    def fill(self, page: Column) -> None:
        """The levels, and what the one looked at is like."""
        get, levels = self.app.texts.get, range(1, STRONGEST + 1)
        words = [get(f"level-{level}") for level in levels]
        page.choices("level", words, self._level - 1, lambda n: self._look_at(levels[n]))
        page.gap(0.3)
        says = level_says(self.app.texts, self._session.match.game.key, self._level)
        page.write(says, "serif-italic", 1.05, colours().ink_soft)

    def _look_at(self, level: int) -> None:
        self._level = level
        self._offer()
        self.relayout()


class GameMenu(GroupedSheet):
    """The actions on the whole game. `looks` are those on what is seen of the table, by their words."""

    def __init__(
        self,
        app: App,
        session: Session,
        exits: TableExits,
        switches: Switches,
        open_keys: Callable[[], None],
        open_advice: Callable[[], None],
        looks: Mapping[str, Callable[[], object]] = MappingProxyType({}),
    ) -> None:
        super().__init__(app)
        self.session, self.exits, self.switches, self._looks = session, exits, switches, looks
        self._open_keys, self._open_advice = open_keys, open_advice
        get, match = app.texts.get, session.match
        self.title = get("button-menu")
        self.aside = get("menu-game-where", game=session.sentences.name(), n=session.match.turns)
        self.kept = get("menu-game-kept") if exits.home == "menu-game-shelf" and match.decider() != OVER else ""
        if app.settings.simple:
            self.choices = self._offered(self._few())
        else:
            self._group()

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
            (get("simple-more"), self._show_all, "plain"),
            (get("simple-leave"), self._leave_simple, "plain"),
            (get("menu-game-quit"), self.app.quit, "plain"),
        ]

    def _show_all(self) -> None:
        self._group()
        self.relayout()
        self.app.renewed()

    def _leave_simple(self) -> None:
        self.app.close()
        self.app.change(self.app.settings.replace(simple=False))

    def _group(self) -> None:
        """Offer all there is, in groups; what a class session adds stands with the game."""
        get, lead = self.app.texts.get, self._first()
        parts = {
            "menu-group-game": [*lead[1:], *self._of_game(lead)],
            "menu-group-understand": self._of_understanding(),
            "menu-group-table": self._of_table(),
            "menu-group-keep": self._of_keeping(),
        }
        ways: list[Choice] = [
            (get(self.exits.home), self.closing(self.exits.to_shelf), "plain"),
            (get("menu-game-quit"), self.app.quit, "plain"),
        ]
        whole = [lead[0], *(choice for part in parts.values() for choice in part), *ways]
        offered = self._offered(whole)
        labels, known = {choice[0] for choice in offered}, {choice[0] for choice in whole}
        parts["menu-group-game"] += [choice for choice in offered if choice[0] not in known]
        labels -= {lead[0][0], *(choice[0] for choice in ways)}
        self.put(
            lead[0],
            [Group(get(name), [choice for choice in part if choice[0] in labels]) for name, part in parts.items()],
            [choice for choice in ways if choice in offered and choice[0] != lead[0][0]],
        )

    def _of_game(self, lead: Sequence[Choice]) -> list[Choice]:
        """What ends this game or begins another one."""
        get, session, exits = self.app.texts.get, self.session, self.exits
        match, rows = session.match, list[Choice]()
        if get("menu-game-rematch") not in (choice[0] for choice in lead):
            rows.append((get("menu-game-rematch"), self.closing(exits.rematch), "plain"))
        if may_replay(match):
            rows.append((get(same_chance(match.game)), self.closing(exits.replay), "plain"))
        rows.append((get("menu-game-new"), self.closing(exits.new_game), "plain"))
        if match.may_agree_draw() and len(session.match.persons()) == session.players:
            rows.append((get("menu-game-draw"), self._offer_draw, "plain"))
        if may_give_up(session):
            rows.append((get("menu-game-resign"), self._resign, "plain"))
        return rows

    def _of_understanding(self) -> list[Choice]:
        """What explains the game and this position."""
        get, session, exits, game = self.app.texts.get, self.session, self.exits, self.session.match.game
        rows: list[Choice] = []
        if has_course(game.key):
            rows.append((get("lesson-learn"), self.closing(exits.learn), "plain"))
        rows += self._advice()
        if not session.watching and exits.teaches:
            rows.append((get("button-teacher"), self.closing(self.switches.teacher), "plain"))
            self.values[get("button-teacher")] = get(f"setting-teacher-{self.app.settings.teacher}")
        edit = {"edit": exits.edit} if may_edit(game) and "edit-open" not in exits.lacks else {}
        blackboard = partial(self.switches.blackboard, vote=exits.vote, **edit)
        rows.append((get("blackboard-title"), self.closing(blackboard), "plain"))
        return [*rows, *self._chance()]

    def _of_table(self) -> list[Choice]:
        """What changes how the table looks and is played on."""
        app, get, switches = self.app, self.app.texts.get, self.switches
        rows: list[Choice] = []
        if may_change_level(self.session):
            rows.append((get("level-title"), lambda: app.open(LevelSheet(app, self.session)), "plain"))
            self.values[get("level-title")] = get(f"level-{level_now(self.session)}")
        rows.append((get("settings-one-screen"), lambda: app.open(OneScreenSheet(app, switches)), "plain"))
        if not app.settings.simple:
            rows.append((get("menu-game-sentences"), self.closing(switches.sentences), "plain"))
            self.values[get("menu-game-sentences")] = get(f"menu-game-sentences-{'on' if switches.in_words else 'off'}")
        rows += [(words, self.closing(act), "plain") for words, act in self._looks.items()]
        return [
            *rows,
            (get("menu-game-keys"), self.closing(self._open_keys), "plain"),
            (get("menu-game-settings"), self.closing(self.exits.open_settings), "plain"),
        ]

    def _of_keeping(self) -> list[Choice]:
        """What takes the game or its position elsewhere."""
        get, files = self.app.texts.get, self.exits.files
        return [
            (get("menu-game-take"), files.offer, "plain"),
            (get("menu-game-copy"), self.closing(files.copy), "plain"),
        ]

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
        cancel: Choice = (get("resign-cancel"), self._done, "primary")
        if session.players > 2 and len(prices) == 1:
            self._resign_among_several(player, prices[0], cancel)
            return
        if len(prices) == 1:
            give: Choice = (
                get("resign-confirm"),
                self.closing(partial(session.give_up, player, prices[0])),
                "plain",
            )
            self.ask(get("menu-game-resign"), get("resign-question"), [cancel, give])
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
            (get("resign-computer"), self.closing(partial(hand_over, session, player)), "plain"),
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
