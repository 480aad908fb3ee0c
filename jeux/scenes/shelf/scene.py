"""The shelf: the matches to go on with, then every game."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import choice

import pygame

from jeux.common.files import Problem
from jeux.common.paths import data_folder, writable
from jeux.common.reading import boards
from jeux.match.match import Match
from jeux.match.record import RecordError
from jeux.match.store import Summary
from jeux.play.setup.filters import Filters
from jeux.play.words.failure_words import sentences
from jeux.rules import CARDS, CATALOGUE
from jeux.rules.card import Card
from jeux.scenes.app import App
from jeux.scenes.navigation.learning import learning, show_learn
from jeux.scenes.navigation.puzzles import show_puzzles
from jeux.scenes.page_scene import PageScene
from jeux.scenes.shelf.bar import BarState, ShelfBar
from jeux.scenes.shelf.families import FamilyGrid
from jeux.scenes.shelf.grid import GridState, ShelfGrid
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.ui.background import table_top


class ShelfScene(PageScene):
    """What one sees first: resume in one click, or choose a game."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.filters = Filters()
        self.tools = False
        """Whether the search and the filters are shown though the display is the simple one."""
        self.filtering = False
        """Whether the rows of filters are open."""
        self.unfolded = False
        """Whether all the matches to go on with are shown."""
        self.matches: tuple[Summary, ...] = ()
        self.unshown: tuple[Problem, ...] = ()
        """The files of matches that cannot be shown."""
        self.forgotten: str = ""
        """The match that was just taken off the list."""
        self.warnings: tuple[tuple[str, str], ...] = ()
        self.boards = Snapshots(app.store)
        self._hovered = ""
        self.bar = self.new_page()
        self.grid = self.new_page()
        self.pages[:] = [self.bar, self.grid]

    def enter(self) -> None:
        """Read what can be resumed, each time the shelf is shown."""
        self.warnings = tuple((problem.code, problem.name) for problem in self.app.problems)
        if not writable(data_folder()):
            self.warnings += (("read-only-folder", ""),)
        for told in (self.app.ledger.problem(), self.app.statistics.problem()):
            if told:
                self._warn((told.code, told.name))
        self._read_matches()
        boards.forget()
        super().enter()

    def _read_matches(self) -> None:
        listing = self.app.store.running()
        self.matches = tuple(filter(self.app.hour.offered.match, listing.matches))
        self.unshown = listing.unshown
        self._warn(*((one.code, one.name) for one in listing.problems if one not in self.unshown))

    def _warn(self, *problems: tuple[str, str]) -> None:
        self.warnings += tuple(one for one in problems if one not in self.warnings)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band of paper at the top, the shelf below."""
        app = self.app
        warnings = sentences([one for one in self.warnings if one not in app.dismissed], app.texts)
        simple = app.settings.simple
        view, tools, offered = app.settings.view, self.tools or not simple, app.hour.offered
        state = BarState(self.filters, self.filtering, view, simple, tools, warnings, self.forgotten, offered)
        bar = ShelfBar(state, self, app.texts, app.scale, app.size[0])
        self.bar.lay(pygame.Rect(0, 0, app.size[0], bar.height), bar.items, bar.height)
        self._lay_grid()

    def _lay_grid(self) -> None:
        app, top = self.app, self.bar.view.bottom
        view = pygame.Rect(0, top, app.size[0], max(0, app.size[1] - top))
        searched, favourites = bool(self.filters.words), app.settings.favourites
        now = datetime.now(UTC)
        shown, offered = (self.matches, self.unshown, self.unfolded, self.games), app.hour.offered
        state = GridState(*shown, searched, favourites, now, self.boards, offered)
        plain = app.settings.view == "shelf" or (app.settings.simple and not self.tools)
        kind = ShelfGrid if plain else FamilyGrid
        grid = kind(state, self, self.grid, app.texts, app.scale, view)
        self.grid.lay(view, grid.items, grid.y)

    @property
    def games(self) -> list[Card]:
        """The games that the search and the filters leave, favourites first."""
        shown = [game for game in CARDS.values() if self.app.hour.offered.game(game.key)]
        left = [game for game in shown if self.filters.leaves(game, self.app.texts)]
        return sorted(left, key=lambda game: game.key not in self.app.settings.favourites)

    # --- what the bar does ----------------------------------------------------------------------------------------

    def search(self, words: str) -> None:
        """Show the games that these words find."""
        self.filters = replace(self.filters, words=words)
        self._lay_grid()

    def filter(self, **asked: str | int) -> None:
        """Ask something more, or something else, of the games."""
        self.filters = replace(self.filters, **asked)  # type: ignore[arg-type]  # the bar names the fields
        self.layout()

    def clear_filters(self) -> None:
        """Show every game again."""
        self.filters = Filters()
        self.layout()

    def toggle_filters(self) -> None:
        """Open or close the rows of filters."""
        self.filtering = not self.filtering
        self.layout()

    def dismiss(self) -> None:
        """Put the warnings away; they do not come back before the next start."""
        self.app.dismissed |= set(self.warnings)
        self.layout()

    def open_more(self) -> None:
        """What the simple display leaves out, on a sheet."""
        from jeux.scenes.shelf.more import ShelfMoreSheet  # here, because the first frame needs it not

        self.app.open(ShelfMoreSheet(self.app, self))

    def show_tools(self) -> None:
        """The search, the filters and the families, though the display is the simple one."""
        self.tools = True
        self.layout()
        self.widgets.focus(self.bar, "search")

    def leave_simple(self) -> None:
        """Go back to the full display."""
        self.app.change(self.app.settings.replace(simple=False))

    def show_view(self, view: str) -> None:
        """Every game by itself, or the map of the families."""
        self.app.change(self.app.settings.replace(view=view))
        self.grid.open_at(0)
        self.layout()

    def show_game(self, game: Card) -> None:
        """The card of a game, for which the filters give way if they hide it."""
        if game not in self.games:
            self.clear_filters()
        self.widgets.focus(self.grid, f"game.{game.key}")

    def open_random(self) -> None:
        """A game drawn among those that are left."""
        games = self.games
        if games:
            self.open_game(choice(games))

    # --- going elsewhere ------------------------------------------------------------------------------------------

    def open_game(self, game: Card) -> None:
        """Choose how to play a game."""
        self.app.show_new_game(game.key, self.filters.who, self.app.way_here(self))

    def resume(self, summary: Summary) -> None:
        """Go on with a match; when its file does not load, say so and read the shelf again."""
        loaded = self.app.store.load(summary.id)
        self._warn(*((problem.code, problem.name) for problem in loaded.problems))
        if loaded.record is None:
            self._read_matches()
            self.layout()
            return
        try:
            played = Match(loaded.record)
        except RecordError as error:
            self._warn((error.code, summary.id))
            self.layout()
            return
        self.app.show_table(played)

    def forget(self, summary: Summary) -> None:
        """Take a match off the list; it can be put back as long as the shelf is shown."""
        self._forget(summary.id)

    def put_away(self, unshown: Problem) -> None:
        """Take off the list what cannot be shown."""
        self._forget(unshown.name.removesuffix(".json"))

    def _forget(self, match: str) -> None:
        problem = self.app.store.forget(match)
        self.forgotten = "" if problem else match
        self._list_again(problem)

    def recall(self) -> None:
        """Put back what was taken off the list."""
        assert self.forgotten
        problem = self.app.store.recall(self.forgotten)
        self.forgotten = ""
        self._list_again(problem)

    def _list_again(self, problem: Problem | None) -> None:
        if problem:
            self._warn((problem.code, problem.name))
        self._read_matches()
        self.layout()

    def toggle_favourite(self, game: Card) -> None:
        """Make a game a favourite, or an ordinary one again."""
        before = self.app.settings.favourites
        after = tuple(key for key in before if key != game.key) if game.key in before else (*before, game.key)
        self.app.change(self.app.settings.replace(favourites=after))
        self._lay_grid()

    def learn(self, game: Card) -> None:
        """What teaches a game; from there one comes back to the shelf as it is."""
        show_learn(self.app, learning(self.app, game.key))

    def unfold(self) -> None:
        """Show all the matches to go on with, or the first ones only."""
        self.unfolded = not self.unfolded
        self._lay_grid()

    def open_file(self) -> None:
        """A file that is picked."""
        self.app.routes.ask_what_to_open(self.app)

    def open_past(self) -> None:
        """The games that ended."""
        self.app.open(self.app.routes.past(self.app))

    def open_statistics(self) -> None:
        """The figures of all games."""
        self.app.open(self.app.routes.statistics(self.app, self.app.close))

    def open_players(self) -> None:
        """Who plays on this computer; the cards of matches may have other names after it."""
        from jeux.scenes.pages.players import PlayersPage  # here, because the first frame needs it not

        self.app.open(PlayersPage(self.app, self.app.way_here(self)))

    def open_puzzles(self) -> None:
        """The problems of all games."""
        show_puzzles(self.app)

    def open_tournaments(self) -> None:
        """The tournaments of several players."""
        self.app.go(self.app.routes.tournaments, "evenings")

    def open_classroom(self) -> None:
        """Where an animation is prepared and begun."""
        self.app.hour.prepare()

    def open_class(self) -> None:
        """What one who leads an animation may do."""
        self.app.hour.lead()

    def open_settings(self) -> None:
        """The settings."""
        self.app.open_settings()

    def open_about(self) -> None:
        """What this program is, and its keys."""
        self.app.open_about()

    def quit(self) -> None:
        """Leave the program."""
        self.app.quit()

    # --- keys -----------------------------------------------------------------------------------------------------

    def typed(self, field: str) -> bool:
        """Enter in the search: open the only game left, or go to the first one."""
        games = self.games
        if len(games) == 1:
            self.open_game(games[0])
            return True
        return bool(games) and self.widgets.focus(self.grid, f"game.{games[0].key}")

    def letter(self, event: pygame.Event) -> bool:
        """A letter begins a search, wherever one is."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if not event.unicode.isalnum():
            return False
        return self.widgets.focus(self.bar, "search")

    def back(self) -> bool:
        """Escape: every game again; there is nowhere to go back to."""
        if self.filters == Filters():
            return False
        self.clear_filters()
        return True

    @property
    def moving(self) -> bool:
        """Whether a page glides, or a board is being drawn."""
        return super().moving or self.boards.busy

    def advance(self, dt: float) -> bool:
        """Draw the boards of the matches, a little at a time; what the pointer rests on may be opened next."""
        if self.grid.hovered != self._hovered:
            self._hovered = self.grid.hovered
            self._expect(self._hovered.removeprefix("resume."))
        return super().advance(dt) | self.boards.advance()

    def _expect(self, match: str) -> None:
        """Have the board of a match read that may be resumed."""
        from jeux.views.games import view_of
        from jeux.views.style.painter import expect_board

        record = self.app.store.peek(match) if any(one.id == match for one in self.matches) else None
        if record:
            game = CATALOGUE[record.game]
            expect_board(game, view_of(game, record.games[-1].options).look, self.app.settings.look)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, the cards, the band above them."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)
