"""The shelf: what is offered now, then every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from jeux.common import clock
from jeux.common.files import Problem
from jeux.common.paths import data_folder, writable
from jeux.common.reading import boards
from jeux.match.match import Match
from jeux.match.record import RecordError
from jeux.match.store import Summary
from jeux.play.setup.filters import KINDS, Filters
from jeux.play.words.failure_words import sentences
from jeux.rules import CARDS, CATALOGUE
from jeux.rules.card import Card
from jeux.scenes.app import App
from jeux.scenes.navigation.puzzles import show_puzzles
from jeux.scenes.page_scene import PageScene
from jeux.scenes.shelf.bar import BarState, ShelfBar
from jeux.scenes.shelf.families import FamilyGrid
from jeux.scenes.shelf.grid import GridState, ShelfGrid
from jeux.scenes.shelf.offers import Offers
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.ui.background import table_top

if TYPE_CHECKING:
    from jeux.scenes.pages.more import More


class ShelfScene(PageScene):
    """The first screen: resume a match in one click, or choose a game."""

    named = "back-to-games"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.filters = Filters()
        self.searching = False
        """Whether the line of the search is open."""
        self.tools = False
        """Whether search, kinds and filters are shown in spite of simple display."""
        self.filtering = False
        """Whether the rows of filters are open."""
        self.matches: tuple[Summary, ...] = ()
        self.unshown: tuple[Problem, ...] = ()
        """The files of matches that cannot be shown."""
        self.forgotten: str = ""
        """The match just removed from the list."""
        self.warnings: tuple[tuple[str, str], ...] = ()
        self.boards = Snapshots(app.store)
        self.offers = Offers(app, self.boards)
        self._hovered = ""
        self.bar = self.new_page()
        self.grid = self.new_page()
        self.pages[:] = [self.bar, self.grid]

    def enter(self) -> None:
        """Read the unfinished matches, each time the shelf is shown."""
        self.card = None  # of the last time that a game was opened from here
        self.warnings = tuple((problem.code, problem.name) for problem in self.app.problems)
        if not writable(data_folder()):
            self.warnings += (("read-only-folder", ""),)
        for told in (self.app.ledger.problem(), self.app.statistics.problem(), self.app.players.problem()):
            if told:
                self._warn((told.code, told.name))
        self._read_matches()
        boards.forget()
        super().enter()

    def _read_matches(self) -> None:
        listing = self.app.store.running()
        self.matches = tuple(filter(self.app.hour.offered.match, listing.matches))
        self.unshown = listing.unshown
        self.offers.renew(self.matches)
        self._warn(*((one.code, one.name) for one in listing.problems if one not in self.unshown))

    def _warn(self, *problems: tuple[str, str]) -> None:
        self.warnings += tuple(one for one in problems if one not in self.warnings)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The head at the top, the games below."""
        app = self.app
        warnings = sentences([one for one in self.warnings if one not in app.dismissed], app.texts)
        simple, searching = app.settings.simple, self.searching or bool(self.filters.words)
        unshown = "\n".join(sentences(self.unshown, app.texts))
        state = BarState(self.filters.words, searching, simple, warnings, unshown, self.forgotten, app.hour.offered)
        bar = ShelfBar(state, self, app.texts, app.scale, app.size[0])
        self.bar.lay(pygame.Rect(0, 0, app.size[0], bar.height), bar.items, bar.height)
        self._lay_grid()

    def _lay_grid(self) -> None:
        app, top = self.app, self.bar.view.bottom
        view = pygame.Rect(0, top, app.size[0], max(0, app.size[1] - top))
        games, tools = self.games, self.tools or not app.settings.simple
        found = {game.key for game in games}
        searched = bool(self.filters.words)
        state = GridState(
            () if searched or self.filtering else self.offers.tiles(self, self.matches, games or self._offered),
            [match for match in self.matches if searched and match.game in found],
            games,
            self.filters,
            self.filtering,
            tools,
            app.settings.view,
            app.settings.favourites,
            clock.now(),
            self.boards,
            app.hour.offered,
        )
        kind = ShelfGrid if app.settings.view == "shelf" or not tools else FamilyGrid
        grid = kind(state, self, self.grid, app.texts, app.scale, view)
        self._picture = grid.shape.picture if kind is ShelfGrid else 0
        self.grid.lay(view, grid.items, grid.y)

    @property
    def _offered(self) -> list[Card]:
        return [game for game in CARDS.values() if self.app.hour.offered.game(game.key)]

    @property
    def games(self) -> list[Card]:
        """The games that pass the search and the filters, favourites first."""
        left = [game for game in self._offered if self.filters.leaves(game, self.app.texts)]
        return sorted(left, key=lambda game: game.key not in self.app.settings.favourites)

    # --- what is shown --------------------------------------------------------------------------------------------

    def search(self, words: str) -> None:
        """Show the games that contain these words."""
        self.filters = replace(self.filters, words=words)
        self.searching = True
        self._lay_grid()

    def toggle_search(self) -> None:
        """Open the line of the search, or close it and show every game again."""
        self.searching = not (self.searching or self.filters.words)
        self.filters = replace(self.filters, words="")
        self.layout()
        if self.searching:
            self.widgets.focus(self.bar, "search")

    def show_kind(self, kind: str) -> None:
        """Show the games of one of the `KINDS`."""
        self.filters = replace(KINDS[kind], words=self.filters.words)
        self._lay_grid()

    def filter(self, **asked: str | int) -> None:
        """Change some of the filters."""
        self.filters = replace(self.filters, **asked)  # type: ignore[arg-type]  # the rows name the fields
        self._lay_grid()

    def clear_filters(self) -> None:
        """Show every game again."""
        self.filters, self.searching = Filters(), False
        self.layout()

    def toggle_filters(self) -> None:
        """Open or close the rows of filters, also in the simple display."""
        self.filtering = not self.filtering
        self.tools = self.filtering
        self.grid.open_at(0)
        self.layout()

    def dismiss(self) -> None:
        """Dismiss the warnings until the next start."""
        self.app.dismissed |= set(self.warnings)
        self.layout()

    def leave_simple(self) -> None:
        """Go back to the full display."""
        self.app.change(self.app.settings.replace(simple=False))

    def show_view(self, view: str) -> None:
        """Show the games in another of the `VIEWS`."""
        self.app.change(self.app.settings.replace(view=view))
        self.grid.open_at(0)
        self.layout()

    def show_game(self, game: Card) -> None:
        """Scroll to the card of a game; clears the filters if they hide it."""
        if game not in self.games:
            self.clear_filters()
        self.widgets.focus(self.grid, f"game.{game.key}")

    def open_random(self) -> None:
        """Open a random game among those shown."""
        game = self.offers.draw_lot(self.games)
        if game:
            self.open_game(game)

    # --- navigation -----------------------------------------------------------------------------------------------

    def open_game(self, game: Card) -> None:
        """Go to the options of a new match; its card, if it is seen, grows into its page."""
        self.card = self._place_of(game)
        self.app.show_new_game(game.key, self.filters.who, self.app.way_here(self))

    def _place_of(self, game: Card) -> pygame.Rect | None:
        """Where the large picture of a game is in the window; None if it is not seen whole."""
        card = next((item for item in self.grid.items if item.name == f"game.{game.key}"), None)
        if card is None or not self._picture:
            return None
        picture = pygame.Rect(self.grid.on_screen(card.rect).topleft, (card.rect.width, self._picture))
        return picture if self.grid.view.contains(picture) else None

    def resume(self, summary: Summary) -> None:
        """Resume a match. If its file cannot be loaded, show a warning and read the list again."""
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
        """Remove a match from the list; it can be put back as long as the shelf is shown."""
        self._forget(summary.id)

    def put_away(self, unshown: Problem) -> None:
        """Remove a file that cannot be shown from the list."""
        self._forget(unshown.name.removesuffix(".json"))

    def _forget(self, match: str) -> None:
        problem = self.app.store.forget(match)
        self.forgotten = "" if problem else match
        self._list_again(problem)

    def recall(self) -> None:
        """Put the removed match back on the list."""
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
        """Make a game a favourite, or undo that."""
        before = self.app.settings.favourites
        after = tuple(key for key in before if key != game.key) if game.key in before else (*before, game.key)
        self.app.change(self.app.settings.replace(favourites=after))
        self._lay_grid()

    def open_more(self) -> None:
        """Go to the page of all else."""
        from jeux.scenes.pages.more import MorePage  # on demand: the first frame does not need it

        self.app.open(MorePage(self.app, self._more))

    def _more(self) -> Sequence[More]:
        """What « Plus » shows; in the simple display also what has a sign in the full one."""
        from jeux.scenes.pages.more import More

        get, offered = self.app.texts.get, self.app.hour.offered
        running = get("menu-running-line", n=len(self.matches))
        tiles = [
            More("running", "play", get("menu-running"), running, self.open_running),
            More("past", "clock", get("past-title"), get("more-past"), self.open_past),
            More("puzzles", "bulb", get("problem-title"), get("problem-subtitle"), self.open_puzzles),
            More("filters", "tiles", get("menu-sort"), get("more-sort"), self.toggle_filters),
            More("statistics", "bars", get("stats-title"), get("more-statistics"), self.open_statistics),
            More("evenings", "cup", get("hall-title"), get("more-tournament"), self.open_tournaments),
            More("prepare", "screen", get("animation-title"), get("more-class"), self.open_classroom),
            More("open", "folder", get("files-open-button"), get("more-open"), self.open_file),
            More("about", "about", get("menu-about"), get("more-about"), self.open_about),
        ]
        if not offered.held:  # a class session is left by its sheet
            tiles.append(More("quit", "leave", get("menu-quit"), get("more-quit"), self.quit))
        if self.app.settings.simple:
            tiles[4:4] = [
                More("find", "search", get("menu-sign-search"), get("menu-search"), self.toggle_search),
                More("random", "star", get("menu-random"), get("menu-random-help"), self.open_random),
                More("players", "person", get("players-title"), get("players-subtitle"), self.open_players),
                More("settings", "sliders", get("menu-settings"), get("more-settings"), self.open_settings),
            ]
        return [tile for tile in tiles if offered.has(tile.name)]

    def open_running(self) -> None:
        """Go to the unfinished matches."""
        from jeux.scenes.shelf.running import RunningPage

        self.app.open(RunningPage(self.app, self))

    def open_file(self) -> None:
        """Let the player pick a file, and open its match."""
        self.app.routes.ask_what_to_open(self.app)

    def open_past(self) -> None:
        """Go to the finished games."""
        self.app.open(self.app.routes.past(self.app))

    def open_statistics(self) -> None:
        """Go to the statistics of all games."""
        self.app.open(self.app.routes.statistics(self.app, self.app.close))

    def open_players(self) -> None:
        """Go to the players of this computer. Coming back reads the matches again, since names may have changed."""
        from jeux.scenes.pages.players import PlayersPage  # on demand: the first frame does not need it

        self.app.open(PlayersPage(self.app, self.app.way_here(self)))

    def open_puzzles(self) -> None:
        """Go to the problems."""
        show_puzzles(self.app)

    def open_tournaments(self) -> None:
        """Go to the tournaments."""
        self.app.go(self.app.routes.tournaments, "evenings")

    def open_classroom(self) -> None:
        """Go to the page that prepares and starts a class session."""
        self.app.hour.prepare()

    def open_class(self) -> None:
        """Open the sheet of whoever leads the class session."""
        self.app.hour.lead()

    def open_settings(self) -> None:
        """Go to the settings."""
        self.app.open_settings()

    def open_about(self) -> None:
        """Go to « À propos »."""
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

    def arrow(self, dx: int, dy: int) -> bool:
        """Down goes from the search to the games, past the kinds."""
        games = self.games
        if dy > 0 and self.bar.focused == "search" and games:
            return self.widgets.focus(self.grid, f"game.{games[0].key}")
        return super().arrow(dx, dy)

    def letter(self, event: pygame.Event) -> bool:
        """A letter starts a search, wherever the focus is."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if not event.unicode.isalnum():
            return False
        if not self.searching:
            self.searching = True
            self.layout()
        return self.widgets.focus(self.bar, "search")

    def back(self) -> bool:
        """Escape: clear the filters; there is no screen to go back to."""
        if self.filters == Filters() and not self.searching:
            return False
        self.clear_filters()
        return True

    @property
    def moving(self) -> bool:
        """Whether a page glides, or a board is being drawn."""
        return super().moving or self.boards.busy or self.offers.daily.busy or self.offers.due.busy

    def advance(self, dt: float) -> bool:
        """Draw the queued boards for a few milliseconds. When the pointer enters a match's card, read its board
        ahead."""
        if self.grid.hovered != self._hovered:
            self._hovered = self.grid.hovered
            self._expect(self._hovered.removeprefix("resume."))
        found = self.offers.daily.advance() | self.offers.due.advance()
        if found and (problem := self.offers.due.problem):
            self._warn((problem.code, problem.name))
            self.layout()
        elif found:
            self._lay_grid()
        return super().advance(dt) | self.boards.advance() | found

    def _expect(self, match: str) -> None:
        """Read ahead the board of a match that is likely to be resumed."""
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
