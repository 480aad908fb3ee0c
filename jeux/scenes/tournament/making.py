"""A new tournament: the players, the game, and defaults for everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

import pygame

from jeux.common import clock, shortcuts
from jeux.common.alphabet import plain
from jeux.common.paths import data_folder
from jeux.play.library.ended import day_text
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.screen import Act
from jeux.scenes.tournament.keeping import begin, error_text, tournament_store
from jeux.scenes.tournament.making_page import Change, MakingPage
from jeux.scenes.tournament.player_hands import count_unprinted
from jeux.scenes.tournament.wing import TournamentWing
from jeux.tournament.contract import FEWEST_PLAYERS, Play, TournamentError
from jeux.tournament.draft import Draft, names_in, play_of, with_names
from jeux.tournament.draft_store import DraftStore
from jeux.ui.band import BandButton, column, paper_below
from jeux.ui.controls import Button
from jeux.ui.drawing import button_width
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page


def fresh_draft(app: App) -> Draft:
    """An empty draft: dated today, with the favourite game of this computer that is not played alone."""
    today = clock.today().isoformat()
    liked = (*app.settings.favourites, *app.settings.games, *CATALOGUE)
    plays = (play_of(key) for key in liked if key in CATALOGUE)
    first = next(play for play in plays if not play.alone)
    return Draft(_fresh_name(app, today), today, (first,))


def _fresh_name(app: App, today: str) -> str:
    """The name of today's tournament, with a number where it is not the first one."""
    kept, day = tournament_store().tournaments(), day_text(today, app.texts)
    taken = {plain(each.plan.name) for each in (*kept.running, *kept.archived)}
    names = (app.texts.get("hall-name-first" if n == 1 else "hall-name-next", day=day, n=n) for n in count(1))
    return next(name for name in names if plain(name) not in taken)


class MakingScene(TournamentWing):
    """Edits a draft that is saved after every change. `shown` is called with the id of the tournament once it has
    begun."""

    def __init__(self, app: App, back: Act, shown: Callable[[str], object]) -> None:
        super().__init__(app)
        self._back, self._shown = back, shown
        self._drafts = DraftStore(data_folder())
        self.draft = self._drafts.load(fresh_draft(app))
        self.entry = ""
        """The name that is being typed."""
        self.more = False
        """Whether all the options are shown."""
        self.foot = self.new_page()
        self.pages[:] = [self.band, self.body, self.foot]

    @property
    def main(self) -> Page:
        """The sheets between the bands."""
        return self.body

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band, two sheets, and the button that begins the tournament."""
        get, (width, height) = self.app.texts.get, self.app.size
        self.lay_band(get("hall-new"), get("hall-new-subtitle"), ())
        foot, tall = self._foot()
        top = self.band.view.bottom
        view = pygame.Rect(0, top, width, max(0, height - top - tall))
        page = MakingPage(self.draft, self, self.app, view)
        self.body.lay(view, page.items, page.height)
        self.foot.lay(pygame.Rect(0, height - tall, width, tall), foot, tall)

    def _foot(self) -> tuple[list[Item], int]:
        """The button that begins and, if there is room, the one that shows all options beside it."""
        get, scale, width = self.app.texts.get, self.app.scale, self.app.size[0]
        left, inner = column(width, scale)
        words = get("hall-begin")
        wide = min(inner, button_width(words, scale, "grand"))
        tall, gap = scale(3.2), scale(0.6)
        last = pygame.Rect(left + inner - wide, gap, wide, tall)
        items: list[Item] = [Spot(pygame.Rect(0, 0, width, tall + 2 * gap), paper_below)]
        if self.more_below:
            more = get(self.more_words)
            first = pygame.Rect(left, gap, button_width(more, scale), tall)
            items.append(Button("more", first, more, self.show_more, scale))
        items.append(Button("begin", last, words, self.begin, scale, "grand"))
        return items, tall + 2 * gap

    @property
    def more_below(self) -> bool:
        """Whether the button that shows all options fits beside the one that begins."""
        get, scale = self.app.texts.get, self.app.scale
        both = button_width(get("hall-begin"), scale, "grand") + button_width(get(self.more_words), scale)
        return both + scale(1) <= column(self.app.size[0], scale)[1]

    @property
    def more_words(self) -> str:
        """The text name of that button."""
        return "hall-less" if self.more else "simple-more"

    # --- choosing -------------------------------------------------------------------------------------------------

    def choose(self, change: Change) -> None:
        """Apply a change to the draft, save it, and lay out the page again."""
        self.keep(change)
        self.layout()

    def keep(self, change: Change) -> None:
        """Apply and save a change without a new layout, as while typing."""
        self.draft = change(self.draft)
        problem = self._drafts.save(self.draft)
        if problem:
            self.said = self.app.texts.get(f"error-{problem.code}")

    def show_more(self) -> None:
        """Show all options, or only the first ones."""
        self.more = not self.more
        self.layout()

    def rename(self, name: str) -> None:
        """Rename the tournament, while the name is typed."""
        self.keep(lambda draft: replace(draft, name=name))

    def type_name(self, name: str) -> None:
        """Remember the name being typed."""
        self.entry = name

    def add_typed(self) -> None:
        """Add the typed name to the list."""
        if self.entry.strip():
            typed, self.entry = self.entry, ""
            self.add((typed,))
        self.widgets.focus(self.body, "entry")

    def add(self, names: Iterable[str]) -> None:
        """Add names to the list; report those that are on it already or exceed its limit."""
        get, before = self.app.texts.get, len(self.draft.names)
        added = with_names(self.draft.names, names)
        self.said, self.answer = "", None
        if added.over:
            self.said = get("hall-names-over", n=len(added.over), names=_listed(added.over))
        elif added.twice:
            self.said = get("hall-names-twice", n=len(added.twice), names=_listed(added.twice))
        elif foreign := count_unprinted(added.names[before:]):
            self.said = get("hall-names-unprinted", n=foreign)
        elif len(added.names) - before > 1:
            self.said = get("hall-names-added", n=len(added.names) - before)
        self.choose(lambda draft: replace(draft, names=added.names))

    def remove(self, name: str) -> None:
        """Remove a name from the list; it can be put back."""
        names = tuple(each for each in self.draft.names if each != name)
        place, before = self.draft.names.index(name), self.draft
        self.said = self.app.texts.get("hall-name-removed", name=name)
        self.answer = BandButton("recall", self.app.texts.get("button-cancel"), partial(self._recall, before), "plain")
        self.choose(lambda draft: replace(draft, names=names))
        after = names[min(place, len(names) - 1)] if names else ""
        if self.body.ring or self.band.ring:
            self.widgets.focus(self.body, f"name.{after}" if after else "entry")

    def _recall(self, before: Draft) -> None:
        """Put the removed name back."""
        self.said, self.answer = "", None
        self.choose(lambda draft: replace(draft, names=before.names))

    def paste(self) -> None:
        """Add the names in a copied list."""
        names = names_in(pygame.scrap.get_text())
        if names:
            self.add(names)
        else:
            self.say(self.app.texts.get("hall-paste-nothing"))

    def pick_game(self, number: int) -> None:
        """Ask for the game at a place in the row of games; the place after the last adds one."""
        self.app.open(GameSheet(self.app, partial(self._take_game, number)))

    def _take_game(self, number: int, key: str) -> None:
        plays = list(self.draft.plays)
        plays[number : number + 1] = [play_of(key)]
        self.choose(lambda draft: replace(draft, plays=tuple(plays)))

    def take_play(self, number: int, play: Play | None) -> None:
        """Change how a game is played; None removes it."""
        plays = list(self.draft.plays)
        plays[number : number + 1] = [play] if play else []
        self.choose(lambda draft: replace(draft, plays=tuple(plays)))

    def choose_local(self) -> None:
        """Choose among the players of this computer."""
        self.app.open(LocalSheet(self.app, self, known_names(self.app)))

    def begin(self) -> None:
        """Draw the first round and start the tournament."""
        get = self.app.texts.get
        if self.entry.strip():
            self.add_typed()
        if not self.draft.ready:
            few = len(self.draft.names) < FEWEST_PLAYERS
            self.say(get("hall-too-few" if few else "hall-no-name"))
            self.widgets.focus(self.body, "entry" if few else "name")
            return
        try:
            tournament = begin(tournament_store(), self.draft.plan(), self.draft.names)
        except TournamentError as error:
            self.say(error_text(error, self.app.texts))
            return
        self._drafts.forget()
        self._shown(tournament.id)

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: pygame.Event) -> bool:
        """Pasting into the name field may add a whole list of names."""
        typed = self.widgets.typing
        if event.key == pygame.K_v and shortcuts.control(event.mod) and (typed is None or typed.name == "entry"):
            text = pygame.scrap.get_text()
            if typed is None or len(names_in(text)) > 1:
                self.paste()
                return True
        return super().key(event)

    def typed(self, field: str) -> bool:
        """Enter adds the name and keeps the field ready for the next one."""
        if field != "entry":
            return super().typed(field)
        self.add_typed()
        return True

    def letter(self, event: pygame.Event) -> bool:
        """A letter starts a name, wherever the focus is."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or not event.unicode.isalpha():
            return False
        return self.widgets.focus(self.body, "entry")

    def back(self) -> bool:
        """Back to the list; the draft is kept."""
        self._back()
        return True


class GameSheet(ChoiceSheet):
    """Every game, sorted by name."""

    def __init__(self, app: App, take: Callable[[str], None]) -> None:
        super().__init__(app)
        names = {app.texts.game(key, "name"): key for key in CATALOGUE}
        self.title = app.texts.get("hall-pick-game")
        self.choices = [
            *((name, self.closing(partial(take, names[name])), "plain") for name in sorted(names, key=plain)),
            (app.texts.get("button-cancel"), app.close, "plain"),
        ]


class LocalSheet(ChoiceSheet):
    """The players of this computer, highlighted if they are on the list. A click adds or removes one, and the sheet
    stays open."""

    def __init__(self, app: App, scene: MakingScene, names: Sequence[str]) -> None:
        super().__init__(app)
        self._scene, self._names = scene, names
        self.title = app.texts.get("hall-local-title")
        self.sentence = "" if names else app.texts.get("hall-local-none")

    def layout(self) -> None:
        """Lay out the names with their current state."""
        listed = {name.casefold(): name for name in self._scene.draft.names}
        self.choices = [
            *((name, self._toggling(name), "chosen" if name.casefold() in listed else "plain") for name in self._names),
            (self.app.texts.get("hall-local-done"), self.app.close, "primary"),
        ]
        super().layout()

    def _toggling(self, name: str) -> Callable[[], None]:
        return partial(self._toggle, name)

    def _toggle(self, name: str) -> None:
        listed = {each.casefold(): each for each in self._scene.draft.names}
        if name.casefold() in listed:
            self._scene.remove(listed[name.casefold()])
        else:
            self._scene.add((name,))
        self.layout()


def known_names(app: App) -> tuple[str, ...]:
    """The names of this computer's players, the most recent first."""
    return tuple(each.name for each in app.players.all())


def _listed(names: tuple[str, ...], most: int = 5) -> str:
    """Some names for a sentence, shortened to `most`."""
    return ", ".join(names[:most]) + (", …" if len(names) > most else "")
