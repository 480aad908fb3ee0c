"""The two sheets of a new tournament: the players on the left, the game and its rules on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

import pygame

from jeux.common.alphabet import plain
from jeux.match import forms
from jeux.play.setup import choosing
from jeux.play.setup.chance_words import form_name
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.tournament.rows import Chip, draw_name_chip
from jeux.scenes.tournament.ties import toggled, write_ties
from jeux.tournament.contract import MOST_PLAYERS, MOST_PLAYS, SCORINGS, SYSTEMS, Play
from jeux.tournament.draft import Draft, lengths_of, play_of, with_tables
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width
from jeux.ui.spread import spread

CELL = 12.0
"""Body sizes: the least width of a name in the list."""
FIELD = 22.0
COMPUTERS = range(9)
ROUNDS = 3, 9
"""The numbers of rounds offered, as far as they can be played."""


Change = Callable[[Draft], Draft]
"""A change to the current draft. It gets the draft as an argument, since a name may have been typed after the
layout."""


class Choosing(Protocol):
    """The interface that receives the choices of the page."""

    entry: str
    more: bool

    @property
    def more_below(self) -> bool:
        """Whether the button that shows all options is below the page."""

    @property
    def more_words(self) -> str:
        """The text name of that button."""

    def show_more(self) -> None:
        """Show all options, or only the first ones."""

    def choose(self, change: Change) -> None:
        """Apply a change and lay out again."""

    def keep(self, change: Change) -> None:
        """Apply a change without a new layout, as while typing."""

    def rename(self, name: str) -> None:
        """Rename the tournament."""

    def type_name(self, name: str) -> None:
        """Remember the name being typed."""

    def add_typed(self) -> None:
        """Add the typed name to the list."""

    def paste(self) -> None:
        """Add the names in a copied list."""

    def choose_local(self) -> None:
        """Choose among the players of this computer."""

    def remove(self, name: str) -> None:
        """Remove a name from the list."""

    def pick_game(self, number: int) -> None:
        """Ask for a game."""

    def take_play(self, number: int, play: Play | None) -> None:
        """Change how a game is played; None removes it."""


class MakingPage:
    """The items of both sheets and their height."""

    def __init__(self, draft: Draft, chooser: Choosing, app: App, view: pygame.Rect) -> None:
        self.draft, self.chooser, self.texts, self.scale = draft, chooser, app.texts, app.scale
        top = pygame.Rect(view.topleft, (view.width, 0))  # a centred page would move with each name
        self.items, self.height = spread(top, app.scale, self._players, self._tournament, lambda page: None)

    # --- the left sheet -------------------------------------------------------------------------------------------

    def _players(self, page: Column) -> None:
        get, names = self.texts.get, self.draft.names
        page.title(get("hall-players", n=len(names)) if names else get("hall-players-none"))
        self._entry(page)
        page.gap(0.5)
        page.actions("list", [get("hall-paste"), get("hall-local")], self._list)
        page.gap(0.4)
        page.note(get("hall-paste-help", most=MOST_PLAYERS))
        page.gap(0.8)
        self._names(page)

    def _list(self, number: int) -> None:
        (self.chooser.paste, self.chooser.choose_local)[number]()

    def _entry(self, page: Column) -> None:
        """The field for a name, and the button that adds it."""
        get, scale = self.texts.get, page.scale
        add = get("hall-add")
        wide = button_width(add, scale)
        rect = pygame.Rect(page.x, page.y, page.width - wide - scale(CHIP_GAP), scale(BUTTON_HEIGHT))
        page.items.append(Field("entry", rect, self.chooser.entry, get("hall-entry"), self.chooser.type_name, scale))
        button = pygame.Rect(rect.right + scale(CHIP_GAP), page.y, wide, rect.height)
        page.items.append(Button("add", button, add, self.chooser.add_typed, scale))
        page.y = rect.bottom

    def _names(self, page: Column) -> None:
        """The numbered list in columns; a click removes a name."""
        scale, names = page.scale, self.draft.names
        gap, height = scale(CHIP_GAP), scale(BUTTON_HEIGHT)
        count = max(1, page.width // scale(CELL))
        width = (page.width - (count - 1) * gap) // count
        rows = -(-len(names) // count)
        for number, name in enumerate(names):
            column, row = divmod(number, rows)
            rect = pygame.Rect(page.x + column * (width + gap), page.y + row * (height + gap), width, height)
            spot = Chip(
                rect, draw_name_chip(number + 1, name, scale), f"name.{name}", partial(self.chooser.remove, name)
            )
            spot.words = self.texts.get("hall-name-heard", n=number + 1, name=name)
            spot.about = self.texts.get("hall-name-remove")
            page.items.append(spot)
        page.y += rows * (height + gap)

    # --- the right sheet ------------------------------------------------------------------------------------------

    def _tournament(self, page: Column) -> None:
        self._games(page)
        page.gap(1.2)
        self._system(page)
        page.gap(1.2)
        self._computers(page)
        page.gap(1.2)
        self._name(page)
        if self.chooser.more:
            self._scoring(page)
            self._ties(page)
        if not self.chooser.more_below:
            page.gap(1.2)
            page.button("more", self.texts.get(self.chooser.more_words), self.chooser.show_more)

    def _name(self, page: Column) -> None:
        get, scale = self.texts.get, page.scale
        page.write(get("hall-name"), "bold")
        page.gap(0.2)
        rect = pygame.Rect(page.x, page.y, min(page.width, scale(FIELD)), scale(BUTTON_HEIGHT))
        field = Field("name", rect, self.draft.name, get("hall-name"), self.chooser.rename, scale)
        field.label = get("hall-name")
        page.items.append(field)
        page.y = rect.bottom

    def _games(self, page: Column) -> None:
        get, plays = self.texts.get, self.draft.plays
        page.title(get("hall-game"))
        for number, play in enumerate(plays):
            if number:
                page.gap(0.6)
            self._play(page, number, play)
        if self.chooser.more and len(plays) < MOST_PLAYS:
            page.gap(0.6)
            page.button("game.more", get("hall-game-more"), partial(self.chooser.pick_game, len(plays)))
            page.gap(0.2)
            page.note(get("hall-game-more-help"))

    def _play(self, page: Column, number: int, play: Play) -> None:
        """A game, the length of its matches, its rule preset."""
        get, several = self.texts.get, len(self.draft.plays) > 1
        game = self.texts.game(play.game, "name")
        names = {self.texts.game(key, "name"): key for key in CATALOGUE}
        listed = sorted(names, key=plain)
        label = get("hall-round-plays", n=number + 1) if several else ""

        def take(choice: int) -> None:
            self.chooser.take_play(number, play_of(names[listed[choice]]))

        page.listed(f"game.{number}", listed, listed.index(game), take, label)
        if several:
            drop = partial(self.chooser.take_play, number, None)
            page.button(f"game.{number}.away", get("hall-game-remove"), drop, "link")
        page.gap(0.5)
        lengths = lengths_of(play)
        if self.chooser.more or (play.form, play.target) != lengths[0]:
            self._length(page, number, play, lengths)
            self._preset(page, number, play)

    def _length(self, page: Column, number: int, play: Play, lengths: Sequence[tuple[str, int]]) -> None:
        get = self.texts.get
        offered = list(dict.fromkeys(form for form, _ in lengths))
        if len(offered) > 1:
            words = [get(form_name(CATALOGUE[play.game], form)) for form in offered]
            page.choices(f"form.{number}", words, offered.index(play.form), partial(self._form, number, play, offered))
            page.gap(0.4)
        targets = [target for form, target in lengths if form == play.form]
        if len(targets) > 1:
            name = "new-match-points" if play.form == forms.POINTS else "new-match-games"
            words = [get(name, n=target) for target in targets]
            take = partial(self._target, number, play, targets)
            page.steps(f"target.{number}", get("new-match"), words, targets.index(play.target), take, self.texts)
            page.gap(0.4)

    def _form(self, number: int, play: Play, offered: Sequence[str], choice: int) -> None:
        target = next(target for form, target in lengths_of(play) if form == offered[choice])
        self.chooser.take_play(number, replace(play, form=offered[choice], target=target))

    def _target(self, number: int, play: Play, targets: Sequence[int], choice: int) -> None:
        self.chooser.take_play(number, replace(play, target=targets[choice]))

    def _preset(self, page: Column, number: int, play: Play) -> None:
        game = CATALOGUE[play.game]
        if len(game.presets) < 2:
            return
        words = [self.texts.game(play.game, f"preset-{name}") for name, _ in game.presets]

        def take(choice: int) -> None:
            self.chooser.take_play(number, replace(play, options=choosing.preset_options(game, choice)))

        page.one_of(f"preset.{number}", words, choosing.preset_of(game, play.options), take)
        page.gap(0.4)

    def _system(self, page: Column) -> None:
        get, draft = self.texts.get, self.draft
        page.title(get("hall-system"))
        if draft.alone:
            page.note(get("hall-system-alone"))
        else:
            words = [get(f"hall-system-{system}") for system in SYSTEMS]
            chosen = SYSTEMS.index(draft.system_now)
            page.choices(
                "system", words, chosen, self._take(lambda draft, i: replace(draft, system=SYSTEMS[i], ties=()))
            )
            page.gap(0.25)
            page.note(get(f"hall-system-{draft.system_now}-says"))
        page.gap(0.6)
        if draft.rounds_now and (draft.alone or draft.system_now == SYSTEMS[-1]):
            self._rounds(page)
        if draft.rounds_now:
            page.gap(0.25)
            tables = len(draft.names) if draft.alone else len(draft.names) // 2
            page.note(get("hall-rounds-says", rounds=draft.rounds_now, matches=draft.rounds_now * tables))

    def _rounds(self, page: Column) -> None:
        draft = self.draft
        top = min(draft.most_rounds, max(ROUNDS[1], draft.rounds_now))
        offered = range(min(ROUNDS[0], top), top + 1)
        numbers = sorted({*offered, draft.rounds_now})
        take = self._take(lambda draft, i: replace(draft, rounds=numbers[i]))
        here = numbers.index(draft.rounds_now)
        page.steps("rounds", self.texts.get("hall-rounds"), [str(n) for n in numbers], here, take, self.texts)

    def _computers(self, page: Column) -> None:
        get, draft = self.texts.get, self.draft
        page.title(get("hall-computers"))
        count = len(draft.tables)
        numbers = sorted({*COMPUTERS, count})

        def named(draft: Draft, choice: int) -> Draft:
            names = [get("hall-computer", n=n + 1) for n in range(numbers[choice])]
            return replace(draft, tables=(*draft.tables, *names[len(draft.tables) :])[: numbers[choice]])

        label, words = get("hall-computers-count"), [str(n) for n in numbers]
        page.steps("computers", label, words, numbers.index(count), self._take(named), self.texts)
        page.gap(0.25)
        page.note(get("hall-computers-help"))
        if self.chooser.more and draft.tables:
            page.gap(0.4)
            rect = pygame.Rect(page.x, page.y, page.width, page.scale(BUTTON_HEIGHT))
            field = Field("tables", rect, ", ".join(draft.tables), get("hall-computers"), self._tables, page.scale)
            field.label = get("hall-computers")
            page.items.append(field)
            page.y = rect.bottom

    def _tables(self, text: str) -> None:
        """Save the computers' names while they are typed; the page is laid out again only later."""
        self.chooser.keep(partial(with_tables, text=text))

    def _scoring(self, page: Column) -> None:
        get, draft = self.texts.get, self.draft
        if all(play.alone for play in draft.plays):
            return
        page.gap(1.2)
        page.title(get("hall-scoring"))
        words = [get(f"hall-scoring-{name}") for name in SCORINGS]
        chosen = SCORINGS.index(draft.scoring)
        page.choices("scoring", words, chosen, self._take(lambda draft, i: replace(draft, scoring=SCORINGS[i])))
        page.gap(0.25)
        page.note(get(f"hall-scoring-{draft.scoring}-says"))

    def _ties(self, page: Column) -> None:
        page.gap(1.2)
        write_ties(page, self.draft.ties_now, self._tie, self.texts)

    def _tie(self, tie: str) -> None:
        self.chooser.choose(lambda draft: replace(draft, ties=toggled(draft.ties_now, tie)))

    def _take(self, other: Callable[[Draft, int], Draft]) -> Callable[[int], None]:
        """A callback for a row of choices."""
        return lambda choice: self.chooser.choose(lambda draft: other(draft, choice))
