"""« Parties finies »: the finished games, latest first. A search filters them, a click opens one."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.clock import today
from jeux.common.palette import colours
from jeux.common.tables import as_csv
from jeux.common.typography import height_of, leading
from jeux.match.archive import EndedGame
from jeux.match.record import Record, RecordError
from jeux.play.library.ended import PastGame, ended_sheet, found
from jeux.play.setup.filters import WHO
from jeux.play.words.failure_words import sentences
from jeux.scenes.app import App
from jeux.scenes.files.saving import Saving, save_as
from jeux.scenes.pages.empty import Empty, empty_page
from jeux.scenes.pages.last_boards import LastBoards
from jeux.scenes.pages.past_cards import (
    APART,
    BELOW,
    columns_of,
    draw_card,
    draw_opened,
    grounds_of,
    picture_room,
    tool_places,
)
from jeux.scenes.screen import Way
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button, Field, Pill
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, draw_sheet, pill_width
from jeux.ui.items import Item, Spot, numbered
from jeux.ui.widgets import ENTER

GAP = 0.45
"""Body sizes above and below a card that is brought into sight."""
TOP = 1.0
SEARCH_LEAST, SEARCH_MOST = 13, 24


class PastGames(SheetScene):
    """A dialogue above the shelf."""

    named = "past-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.words = self.who = self.said = ""
        self.games: list[PastGame] = []
        self.opened: PastGame | None = None
        self._record: Record | None = None
        """The match of the opened game, if its rules are unchanged, so that it can be replayed."""
        self._deleted: tuple[EndedGame, bytes] | None = None
        self._boards = LastBoards(app)
        self.makers.append(self._boards)

    def enter(self) -> None:
        """Read the games, each time the page is shown."""
        self._read()
        super().enter()

    def _read(self) -> None:
        ended = self.app.archive.games()
        self.games = [PastGame.of(game, self.app.texts) for game in ended.games]
        if ended.problems:
            self.said = "\n".join(sentences([(one.code, one.name) for one in ended.problems], self.app.texts))

    def relayout(self) -> None:
        """Translate the cards again: the language may have changed."""
        self.games = [PastGame.of(game.ended, self.app.texts) for game in self.games]
        super().relayout()

    @property
    def shown(self) -> list[PastGame]:
        """The games that fit the search."""
        return found(self.games, self.words, self.who)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band with the search, the cards below it."""
        get, scale = self.app.texts.get, self.app.scale
        save = [BandButton("save-list", get("past-save-list"), self.save_list)] if self.games else []
        buttons = (
            self.button_back(),
            *save,
            BandButton("statistics", get("stats-title"), self.open_statistics),
        )
        self.lay_head(get("past-title"), get("past-subtitle"), buttons, self._strips())
        if self.games or self.words or self.who:
            tools: list[Item] = []
            y = self._tools(tools, self.band.height) + scale(0.5)
            self.band.lay(pygame.Rect(0, 0, self.app.size[0], y), [*self.band.items, *tools], y)
        self._lay_cards()

    def _strips(self) -> list[tuple[str, BandButton]]:
        """Messages, each with its button."""
        get = self.app.texts.get
        if self._deleted:
            name = self.app.texts.game(self._deleted[0].game, "name")
            return [(get("past-deleted", game=name), BandButton("recall", get("button-cancel"), self.recall, "plain"))]
        if self.said:
            return [(self.said, BandButton("dismiss", get("button-close"), partial(self._say, ""), "plain"))]
        return []

    def _tools(self, items: list[Item], y: int) -> int:
        """Lay out who played as pills, and the search, on as many rows as needed; return the y below them."""
        get, scale = self.app.texts.get, self.app.scale
        left, inner = column(self.app.size[0], scale)
        gap, height, x = scale(CHIP_GAP), scale(BUTTON_HEIGHT), left
        for number, who in enumerate(("", *WHO)):
            text, chosen = get(f"past-who-{who or 'all'}"), self.who == who
            wide, place = pill_width(text, scale), (number + 1, len(WHO) + 1)
            if x > left and x + wide > left + inner:
                x, y = left, y + height + gap
            rect, act = pygame.Rect(x, y, wide, height), partial(self._filter, who)
            items.append(Pill(f"who.{who}", rect, text, act, scale, chosen=chosen, position=place))
            x = rect.right + gap
        wide = min(inner, scale(SEARCH_MOST))
        if left + inner - x < scale(SEARCH_LEAST):
            x, y = left, y + height + gap
        else:
            x = max(x + scale(0.6), left + inner - wide)
        rect = pygame.Rect(x, y, min(left + inner - x, wide), height)
        items.append(Field("search", rect, self.words, get("past-search"), self.search, scale))
        return rect.bottom

    def _lay_cards(self) -> None:
        get, scale, shown = self.app.texts.get, self.app.scale, self.shown
        top = self.band.view.bottom
        view = pygame.Rect(0, top, self.app.size[0], max(0, self.app.size[1] - top))
        if not self.games:
            empty = Empty(get("past-none"), get("past-empty"), ("choose", get("empty-choose"), self.app.show_shelf))
            self.body.lay(view, *empty_page(view, empty, scale))
            return
        left, inner = column(view.width, scale)
        count = pygame.Rect(left, scale(TOP), inner, leading(scale.body))
        text = get("past-count", n=len(shown)) if shown else get("past-nothing")
        count.height = height_of(text, "text", scale.body, inner)
        items: list[Item] = [Spot(count, painted_text(text, "text", scale.body, colours().on_cloth_soft))]
        lines, y = columns_of(inner, scale), count.bottom + scale(0.8)
        for number, game in enumerate(shown):
            across, down = number % lines.across, number // lines.across
            card = pygame.Rect((0, 0), lines.size)
            card.topleft = left + across * (card.width + scale(APART)), y + down * (card.height + scale(BELOW))
            items += self._card(game, card, numbered(self.app.texts, number, len(shown)))
        self.body.lay(view, items, max(item.rect.bottom for item in items) + scale(TOP))

    def _card(self, game: PastGame, card: pygame.Rect, number: str) -> list[Item]:
        """A card: a click opens it, a double click reviews the game. `number` tells which of all it is: the
        same players may have ended two games in a day, which eyes tell apart by their boards."""
        scale, name = self.app.scale, f"past.{game.ended.name}"
        opened = self.opened is not None and game.ended.name == self.opened.ended.name

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            self._boards.draw(surface, picture_room(at, scale), game.ended)
            draw_card(surface, at, Look(look.hover or opened, look.pressed), game, scale)

        words = ", ".join(filter(None, (game.name, game.who, game.outcome, game.reason, game.day)))
        act, twice = partial(self.open, game), partial(self._open_and_review, game)
        card_spot = Spot(card, paint, name, act, twice=twice, words=words, more=number)
        return [card_spot, *(self._tools_of(card) if opened else [])]

    def _tools_of(self, card: pygame.Rect) -> list[Item]:
        """What can be done with the opened game, at the foot of its picture."""
        get, scale = self.app.texts.get, self.app.scale
        sentence = "" if self._record else get("past-changed")
        tools = [("delete", get("past-delete"), self.delete, "link")]
        if self._record:
            again = ("review", get("past-review"), self.review, "primary")
            tools = [again, *tools, ("file", get("menu-game-save"), self.write, "link")]
        places = tool_places(card, [(text, kind) for _, text, _, kind in tools], scale)
        foot, *head = grounds_of(card, places, sentence, scale)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_opened(surface, at, sentence, scale)

        def paint_head(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_sheet(surface, at, scale)

        buttons = [
            Button(name, rect, text, act, scale, kind)
            for rect, (name, text, act, kind) in zip(places, tools, strict=True)
        ]
        return [Spot(foot, paint, words=sentence), *(Spot(rect, paint_head, words="") for rect in head), *buttons]

    # --- actions --------------------------------------------------------------------------------------------------

    def search(self, words: str) -> None:
        """List the games that contain these words."""
        self.words = words
        self._lay_cards()

    def _filter(self, who: str) -> None:
        self.who = who
        self.layout()

    def _say(self, sentence: str) -> None:
        self.said = sentence
        self.layout()

    def open(self, game: PastGame) -> None:
        """Open a game, or close it again."""
        again = self.opened is not None and self.opened.ended.name == game.ended.name
        self.opened, self._record = (None, None) if again else (game, self._replayed(game.ended))
        self._lay_cards()
        card = next((item for item in self.body.items if item.name == f"past.{game.ended.name}"), None)
        if card:
            self.body.show(card.rect, self.app.scale(GAP))

    def _replayed(self, game: EndedGame) -> Record | None:
        """The match of a game; None if its rules have changed since."""
        try:
            return self.app.archive.record(game)
        except RecordError:
            return None

    def review(self) -> None:
        """Review the opened game."""
        assert self._record
        record, app = self._record, self.app
        assert app.scene
        back = app.way_here(app.scene, above=self)
        app.go(lambda app: app.routes.review(app, record, back=back), f"review {record.id}")

    def _open_and_review(self, game: PastGame) -> None:
        """Open a game and review it, if its rules are unchanged."""
        if self.opened is None or self.opened.ended.name != game.ended.name:
            self.open(game)
        if self._record:
            self.review()

    def open_statistics(self) -> None:
        """Show the statistics in place of this page; closing them returns here."""
        app = self.app
        app.open(app.routes.statistics(app, Way(lambda: app.open(app.routes.past(app)), self)))

    def write(self) -> None:
        """Save the match, up to this game, under a name the player chooses."""
        assert self._record
        self._deleted = None
        save_as(self.app, self._record, lambda: self.app.open(self.again()))

    def save_list(self) -> None:
        """Save the games shown as a table, on paper or for a spreadsheet, under a name the player chooses."""
        texts, paper = self.app.texts, self.app.settings.paper
        if not self.shown:
            self._say(texts.get("past-nothing"))
            return
        sheet = ended_sheet(self.shown, texts)
        self._deleted = None

        def contents(ending: str) -> bytes:
            if ending == ".csv":
                return as_csv(sheet, texts.language).encode("utf-8-sig")  # spreadsheets know UTF-8 by its first bytes
            from jeux.printing.tables import print_table  # on demand: it loads the drawing

            return print_table(sheet, texts, paper, wide=True)

        again, said = lambda: self.app.open(self.again()), ("hall-given-title", "")
        Saving(self.app, f"{sheet.title} {today()}", (".pdf", ".csv"), contents, again, said).ask()

    def delete(self) -> None:
        """Delete the opened game; it can be brought back as long as the page is shown."""
        assert self.opened
        game = self.opened.ended
        content = self.app.archive.remove(game)
        if content is None:
            self._say(self.app.texts.get("past-not-deleted"))
            return
        self._deleted, self.opened, self._record = (game, content), None, None
        self._read()
        self.layout()

    def recall(self) -> None:
        """Restore the deleted game."""
        assert self._deleted
        problem = self.app.archive.restore(*self._deleted)
        if problem:
            self._say(self.app.texts.get(f"error-{problem.code}"))
            return
        self._deleted = None
        self._read()
        self.layout()

    # --- frames ---------------------------------------------------------------------------------------------------

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: pygame.Event) -> bool:
        """Enter opens a game; Enter again reviews it."""
        opened = f"past.{self.opened.ended.name}" if self.opened and self._record else ""
        focused = self.widgets.focused
        if event.key in ENTER and focused and focused.name == opened:
            self.review()
            return True
        return super().key(event)

    def letter(self, event: pygame.Event) -> bool:
        """A letter starts a search, wherever the focus is."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or not event.unicode.isalnum():
            return False
        return self.widgets.focus(self.band, "search")

    def typed(self, field: str) -> bool:
        """Enter in the search: go to the first game found."""
        shown = self.shown
        return bool(shown) and self.widgets.focus(self.body, f"past.{shown[0].ended.name}")

    def back(self) -> bool:
        """Escape: close the opened game, else clear the search, else close the page."""
        if self.opened:
            self.open(self.opened)
        elif self.words or self.who:
            self.words = self.who = ""
            self.layout()
        else:
            return super().back()
        return True
