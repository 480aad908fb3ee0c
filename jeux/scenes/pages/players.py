"""« Joueurs »: the players of this computer. Edits names, colours and emblems; merges two players or erases one, after
a question that explains the effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.cleaning import clean
from jeux.common.files import Problem
from jeux.common.paths import config_folder, data_folder
from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
from jeux.play.library.naming import Naming, in_settings
from jeux.play.library.players import COLOURS, EMBLEMS, Player
from jeux.play.library.statistics_words import rows
from jeux.play.words.failure_words import sentences
from jeux.scenes.app import App
from jeux.scenes.badge_buttons import Chip, write_chips
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.pages.empty import PERSONS, write_empty
from jeux.scenes.pages.medallions import APART, WIDE, Dress, Medallion, medallion_height, write_dresses
from jeux.scenes.pages.player_summary import HIGH, summary
from jeux.scenes.screen import Act
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width

FACING = 60.0
"""Body sizes: the least width for two columns."""
NOBODY, AROUND = 38.0, 9.0
"""Body sizes: the width of the page before there is anyone, and the height of what it says with the gaps around it."""
MOST_OTHERS = 40
"""Other names shown at once."""


class PlayersPage(SheetScene):
    """A dialogue; `leave_for` is called when it closes."""

    named = "players-title"

    def __init__(self, app: App, leave_for: Act) -> None:
        super().__init__(app)
        self._leave_for = leave_for
        self.naming = Naming(
            (data_folder(), config_folder()), app.store, app.statistics, app.players, KeptMistakes(data_folder())
        )
        self.chosen = next((player.name for player in app.players.all()), "")
        self.said = self.typed_new = ""
        self.typed_name = self.chosen
        self.others: tuple[str, ...] = ()
        self.names_changed = False
        """Whether a match held elsewhere in memory may still have the old names."""

    def enter(self) -> None:
        """Read the stored names, each time the page is shown."""
        self.others = self.naming.others(self.app.settings)
        super().enter()

    @property
    def player(self) -> Player | None:
        """The selected player."""
        return self.app.players.find(self.chosen)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band; the players; below them the selected one at the left, names at the right."""
        get, scale = self.app.texts.get, self.app.scale
        said = []
        if self.said:
            said = [(self.said, BandButton("dismiss", get("button-close"), partial(self._say, ""), "plain"))]
        room = self.lay_head(get("players-title"), get("players-subtitle"), [self.button_back()], said)
        if not self.app.players.all():
            self._lay_nobody(room)
            return
        left, inner = column(room.width, scale)
        page = Column(scale, left, scale(0.8), inner)
        self._list(page)
        page.gap(0.8)
        page.rule()
        page.gap(1.4)
        apart = scale(4)
        wide = (inner - apart) // 2 if inner >= scale(FACING) else inner
        first = Column(scale, left, page.y, wide)
        self._one(first)
        second = Column(scale, left + inner - wide if first.items else left, page.y, wide)
        if wide == inner:
            second.y = first.y + (scale(1.6) if first.items else 0)
        self._names(second)
        self.body.lay(room, [*page.items, *first.items, *second.items], max(first.y, second.y) + scale(1.2))

    def _lay_nobody(self, room: pygame.Rect) -> None:
        """The page before there is anyone: a drawing, what it says, and a line for the first name."""
        get, scale = self.app.texts.get, self.app.scale
        wide = min(scale(NOBODY), column(room.width, scale)[1])
        page = Column(scale, (room.width - wide) // 2, scale(0.6), wide)
        below = Column(scale, page.x, 0, wide)
        self._field(
            below, "new", self.typed_new, ("players-new-help", "players-add"), self._type_new, self.add, "primary"
        )
        self._others(below)
        below.gap(1.6)
        below.note(get("players-where"))
        most = room.height - below.y - scale(AROUND)
        write_empty(page, most, get("players-nobody"), get("players-first"), PERSONS)
        page.gap(1.4)
        for item in below.items:
            item.rect.move_ip(0, page.y)
        deep = page.y + below.y + scale(0.8)
        down = max(0, (room.height - deep) // 3)
        items = [*page.items, *below.items]
        for item in items:
            item.rect.move_ip(0, down)
        self.body.lay(room, items, deep + down)

    def _list(self, page: Column) -> None:
        """The players as medallions, and a place for one more."""
        get, scale, known = self.app.texts.get, page.scale, self.app.players.all()
        step, high = scale(WIDE + APART), medallion_height(scale)
        columns = max(1, (page.width + scale(APART)) // step)
        top = page.y
        places = [
            pygame.Rect(page.x + n % columns * step, top + n // columns * high, scale(WIDE), high - scale(0.2))
            for n in range(len(known) + 1)
        ]
        for n, player in enumerate(known):
            page.items.append(self._person(n, player, places[n], (n + 1, len(known))))
        act = partial(self.widgets.focus, self.body, "new")
        page.items.append(Medallion("add", places[-1], get("players-new"), act, scale, icon="plus"))
        page.y = places[-1].bottom

    def _person(self, number: int, player: Player, rect: pygame.Rect, place: tuple[int, int]) -> Medallion:
        """A player in the list; a screen reader hears the colour and emblem too."""
        look = {kind: self.app.texts.get(f"players-{kind}-{getattr(player, kind)}") for kind in ("colour", "emblem")}
        made = Medallion(
            f"player.{number}",
            rect,
            player.name,
            partial(self.choose, player.name),
            self.app.scale,
            player=player.name,
            heard=self.app.texts.get("players-heard", name=player.name, **look),
            chosen=player == self.player,
            position=place,
        )
        made.label = self.app.texts.get("players-list")
        return made

    def _field(
        self,
        page: Column,
        name: str,
        text: str,
        words: tuple[str, str],
        take: Callable[[str], None],
        act: Callable[[], None],
        kind: str = "plain",
    ) -> None:
        """An input line, and the button that applies it."""
        get, scale = self.app.texts.get, page.scale
        hint, does = get(words[0]), get(words[1])
        wide = button_width(does, scale, kind)
        rect = pygame.Rect(page.x, page.y, page.width - wide - scale(CHIP_GAP), scale(BUTTON_HEIGHT))
        page.items.append(Field(name, rect, text, hint, take, scale))
        beside = pygame.Rect(rect.right + scale(CHIP_GAP), rect.y, wide, rect.height)
        page.items.append(Button(f"{name}.do", beside, does, act, scale, kind))
        page.y = rect.bottom

    def _one(self, page: Column) -> None:
        """The selected player: what was won, the name, the colour, the emblem, the ways to end."""
        player, get, scale = self.player, self.app.texts.get, page.scale
        if not player:
            return
        rect = pygame.Rect(page.x, page.y, page.width, scale(HIGH))
        found = rows(self.app.statistics.table(), player.name)
        page.items.append(summary(rect, player.name, found, self.app.texts, scale))
        page.y = rect.bottom + scale(1.2)
        self._field(page, "name", self.typed_name, ("players-name", "players-rename"), self._type_name, self.rename)
        page.gap(1)
        colours_of = [
            self._look(f"colour.{number}", get(f"players-colour-{number}"), (number, player.emblem))
            for number in range(COLOURS)
        ]
        write_dresses(page, colours_of, player.colour, get("players-colour"))
        page.gap(0.6)
        emblems = [
            self._look(f"emblem.{emblem}", get(f"players-emblem-{emblem}"), (player.colour, emblem))
            for emblem in EMBLEMS
        ]
        write_dresses(page, emblems, EMBLEMS.index(player.emblem), get("players-emblem"))
        page.gap(0.8)
        self._ends(page)

    def _look(self, name: str, text: str, look: tuple[int, str]) -> Dress:
        return Dress(name, pygame.Rect(0, 0, 0, 0), text, partial(self._dress, *look), self.app.scale, look)

    def _ends(self, page: Column) -> None:
        """The ways to make the selected player one with another, or to erase him."""
        scale, x = page.scale, page.x
        for name, words, act in (("merge", "players-merge", self.merge), ("erase", "players-erase", self.erase)):
            text = self.app.texts.get(words)
            wide = button_width(text, scale, "link")
            if x > page.x and x + wide > page.x + page.width:
                x, page.y = page.x, page.y + scale(BUTTON_HEIGHT)
            rect = pygame.Rect(x, page.y, wide, scale(BUTTON_HEIGHT))
            page.items.append(Button(name, rect, text, act, scale, "link"))
            x = rect.right + scale(2)
        page.y += scale(BUTTON_HEIGHT)

    def _names(self, page: Column) -> None:
        """The line for a new player, the stored names that belong to no player, and where names are stored."""
        get = self.app.texts.get
        page.write(get("players-new"), "title", 1.5).heading = get("players-new")
        page.gap(0.5)
        self._field(page, "new", self.typed_new, ("players-new-help", "players-add"), self._type_new, self.add)
        self._others(page)
        page.gap(1.6)
        page.note(get("players-where"))

    def _others(self, page: Column) -> None:
        """The stored names that belong to no player."""
        get = self.app.texts.get
        if self.others:
            page.gap(1.6)
            page.write(get("players-others"), "title", 1.3).heading = get("players-others")
            page.gap(0.2)
            page.note(get("players-others-help"))
            page.gap(0.4)
            shown = self.others[:MOST_OTHERS]
            write_chips(page, [Chip(f"other.{n}", name, partial(self._other, name)) for n, name in enumerate(shown)])

    # --- actions --------------------------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self.said = sentence
        self.layout()

    def _type_new(self, name: str) -> None:
        self.typed_new = name

    def _type_name(self, name: str) -> None:
        self.typed_name = name

    def choose(self, name: str) -> None:
        """Select a player."""
        self.chosen = self.typed_name = name
        self.said = ""
        self.widgets.stop_typing()
        self.layout()

    def add(self) -> None:
        """Add a player with the typed name; one who exists already is selected instead."""
        name, get = clean(self.typed_new), self.app.texts.get
        twin = self.app.players.twin(name)
        if not name:
            self.widgets.focus(self.body, "new")
        elif self.app.players.find(name):
            self._made(name)
            self._say(get("players-known", name=name))
        elif twin:
            take = get("players-twin-take", twin=twin.name), partial(self._made, twin.name)
            self._ask_of_twin(name, twin.name, (get("players-twin-add", name=name), partial(self._add, name)), take)
        else:
            self._add(name)

    def _add(self, name: str) -> None:
        problem = self.app.players.add(name)
        self._made(name)
        self._tell((problem,) if problem else (), "")
        self.widgets.focus(self.body, "new")  # for the next name

    def _made(self, name: str) -> None:
        self.typed_new = ""
        self.choose(name)

    def _dress(self, colour: int, emblem: str) -> None:
        problem = self.app.players.dress(self.chosen, colour, emblem)
        self._tell((problem,) if problem else (), "")

    def rename(self) -> None:
        """Rename the selected player; if the name is taken, ask first."""
        name, get, twin = clean(self.typed_name), self.app.texts.get, self.app.players.twin(clean(self.typed_name))
        if not name or name == self.chosen:
            self.widgets.focus(self.body, "name")
        elif self.app.players.find(name):
            self._ask_to_merge(name)
        elif twin and twin.name != self.chosen:
            self._ask_of_twin(name, twin.name, (get("players-twin-rename"), partial(self._rename, name)))
        else:
            self._rename(name)

    def _rename(self, name: str) -> None:
        problems = self._call_otherwise(name)
        self._tell(problems, self.app.texts.get("players-done-renamed", name=name))

    def _call_otherwise(self, name: str) -> tuple[Problem, ...]:
        old, self.names_changed = self.chosen, True
        problems = self.naming.rename(old, name)
        self.app.change(in_settings(self.app.settings, old, name))
        self.chosen = self.typed_name = name
        return problems

    def merge(self) -> None:
        """Ask which player to merge the selected one with."""
        others = [player.name for player in self.app.players.all() if player.name != self.chosen]
        get = self.app.texts.get
        choices: list[Choice] = [(name, partial(self._ask_to_merge, name), "plain") for name in others]
        self._ask(get("players-merge-title", name=self.chosen), "" if others else get("players-merge-none"), choices)

    def _ask_to_merge(self, into: str) -> None:
        get = self.app.texts.get
        sentence = get("players-merge-ask", name=self.chosen, into=into)
        yes = get("players-merge-yes"), self._after(partial(self._merge, into)), "plain"
        self._ask(get("players-merge-title", name=self.chosen), sentence, [yes])

    def _merge(self, into: str) -> None:
        problems = self._call_otherwise(into)
        self._tell(problems, self.app.texts.get("players-done-merged", into=into))

    def erase(self) -> None:
        """Ask whether to erase the selected player."""
        self._ask_to_erase(self.chosen)

    def _ask_to_erase(self, name: str) -> None:
        get = self.app.texts.get
        yes = get("players-erase-yes"), self._after(partial(self._erase, name)), "plain"
        self._ask(get("players-erase-title", name=name), get("players-erase-ask"), [yes])

    def _erase(self, name: str) -> None:
        get, self.names_changed = self.app.texts.get, True
        self.app.change(in_settings(self.app.settings, name, ""))
        problems = self.naming.erase(name, get("players-erased"))
        self.chosen = self.chosen if self.player else next((each.name for each in self.app.players.all()), "")
        self.typed_name = self.chosen
        self._tell(problems, get("players-done-erased", name=name))

    def _other(self, name: str) -> None:
        """Ask what to do with a stored name that belongs to no player."""
        get = self.app.texts.get
        make = get("players-other-make"), self._after(partial(self._add, name)), "plain"
        away = get("players-erase"), partial(self._ask_to_erase, name), "plain"
        self._ask(get("players-other-title", name=name), get("players-other-ask"), [make, away])

    # --- questions ------------------------------------------------------------------------------------------------

    def _ask_of_twin(self, name: str, twin: str, *ways: tuple[str, Act]) -> None:
        get = self.app.texts.get
        choices: list[Choice] = [(words, self._after(act), "plain") for words, act in reversed(ways)]
        self._ask(get("players-twin-title"), get("players-twin", name=name, twin=twin), choices)

    def _ask(self, title: str, sentence: str, choices: Sequence[Choice]) -> None:
        """Show a question above the page."""
        self.app.open(PlayerQuestion(self.app, self, title, sentence, choices))

    def _after(self, act: Act) -> Act:
        """An action that returns to this page, then runs `act`."""

        def back_and_act() -> None:
            self.app.open(self.again())
            act()

        return back_and_act

    def _tell(self, problems: tuple[Problem, ...], done: str) -> None:
        """Show what was done, or what went wrong."""
        self.others = self.naming.others(self.app.settings)
        wrong = sentences([(one.code, one.name) for one in problems], self.app.texts)
        self._say("\n".join(wrong) or done)

    # --- keys -----------------------------------------------------------------------------------------------------

    def typed(self, field: str) -> bool:
        """Enter in an input line applies it."""
        (self.add if field == "new" else self.rename)()
        return True

    @property
    def way_back(self) -> Act:
        return self._leave_for


class PlayerQuestion(ChoiceSheet):
    """A question above the page; every answer returns to the page."""

    def __init__(self, app: App, page: PlayersPage, title: str, sentence: str, choices: Sequence[Choice]) -> None:
        super().__init__(app)
        self._page, self.title, self.sentence = page, title, sentence
        self.choices = [*choices, (app.texts.get("button-cancel"), self.back, "primary")]

    def back(self) -> bool:
        """Escape: change nothing."""
        self.app.open(self._page.again())
        return True
