"""« Parties finies »: the finished games, latest first. A search filters them, a click opens one."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.clock import today
from jeux.common.palette import colours
from jeux.common.tables import as_csv
from jeux.common.typography import height_of, leading
from jeux.match.archive import EndedGame
from jeux.match.match import Match
from jeux.match.record import Record, RecordError
from jeux.play.library.ended import PastGame, ended_sheet, found
from jeux.play.setup.filters import WHO
from jeux.play.words.failure_words import sentences
from jeux.rules import CARDS
from jeux.scenes.app import App
from jeux.scenes.files.saving import Saving, save_as
from jeux.scenes.pages.past_cards import (
    draw_line,
    draw_opened,
    line_height,
    line_picture,
    opened_buttons,
    opened_height,
    opened_picture,
)
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column, paper, strip, title_row
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, Paint, button_width
from jeux.ui.items import Item, Spot
from jeux.ui.widgets import ENTER
from jeux.views.pictures import picture, picture_of

GAP = 0.45
"""Body sizes between two cards."""
TOP = 1.0
SEARCH_LEAST, SEARCH_MOST = 13, 24


class PastGames(SheetScene):
    """A dialogue above the shelf."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.words = self.who = self.said = ""
        self.games: list[PastGame] = []
        self.opened: PastGame | None = None
        self._record: Record | None = None
        """The match of the opened game, if its rules are unchanged, so that it can be replayed."""
        self._board: tuple[tuple[object, ...], pygame.Surface] | None = None
        self._deleted: tuple[EndedGame, bytes] | None = None
        self._unmade: list[str] = []
        """The games whose pictures are not made yet: some take longer than a frame."""

    def enter(self) -> None:
        """Read the games, each time the page is shown."""
        self._read()
        self._order_pictures()
        super().enter()

    def _read(self) -> None:
        ended = self.app.archive.games()
        self.games = [PastGame.of(game, self.app.texts) for game in ended.games]
        if ended.problems:
            self.said = "\n".join(sentences([(one.code, one.name) for one in ended.problems], self.app.texts))

    def relayout(self) -> None:
        """Translate the cards again: the language may have changed."""
        self.games = [PastGame.of(game.ended, self.app.texts) for game in self.games]
        self._order_pictures()
        super().relayout()

    def _order_pictures(self) -> None:
        """Queue all pictures again: their size or theme has changed."""
        self._unmade = list(dict.fromkeys(game.ended.game for game in self.games))

    @property
    def shown(self) -> list[PastGame]:
        """The games that fit the search."""
        return found(self.games, self.words, self.who)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band with the search, the cards below it."""
        get, scale, width = self.app.texts.get, self.app.scale, self.app.size[0]
        save = [BandButton("save-list", get("past-save-list"), self.save_list)] if self.games else []
        buttons = (
            *save,
            BandButton("statistics", get("stats-title"), self.open_statistics),
            BandButton("back", get("button-back"), self.app.close, "primary"),
        )
        ground = Spot(pygame.Rect(0, 0, width, 0), paper)
        row, y = title_row(width, scale(0.6), scale, get("past-title"), get("past-subtitle"), buttons)
        items: list[Item] = [ground, *row]
        y = self._tools(items, y + scale(0.35)) + scale(0.8)
        for text, button in self._strips():
            more, y = strip(width, y, scale, text, colours().ink, button)
            items += more
        ground.rect.height = y
        self.band.lay(pygame.Rect(0, 0, width, y), items, y)
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
        """Lay out the filter buttons and the search, on as many rows as needed; return the y below them."""
        get, scale = self.app.texts.get, self.app.scale
        left, inner = column(self.app.size[0], scale)
        gap, height, x = scale(CHIP_GAP), scale(BUTTON_HEIGHT), left
        for who in ("", *WHO):
            text = get(f"past-who-{who or 'all'}")
            rect = pygame.Rect(x, y, button_width(text, scale), height)
            kind = "chosen" if self.who == who else "plain"
            items.append(Button(f"who.{who}", rect, text, partial(self._filter, who), scale, kind))
            x = rect.right + gap
        x += scale(0.6)
        if left + inner - x < scale(SEARCH_LEAST):
            x, y = left, y + height + gap
        rect = pygame.Rect(x, y, min(left + inner - x, scale(SEARCH_MOST)), height)
        items.append(Field("search", rect, self.words, get("past-search"), self.search, scale))
        return rect.bottom

    def _lay_cards(self) -> None:
        get, scale, shown = self.app.texts.get, self.app.scale, self.shown
        top = self.band.view.bottom
        view = pygame.Rect(0, top, self.app.size[0], max(0, self.app.size[1] - top))
        left, inner = column(view.width, scale)
        items: list[Item] = []
        y = scale(TOP)
        count = pygame.Rect(left, y, inner, leading(scale.body))
        text = get("past-count", n=len(shown)) if shown else get("past-nothing" if self.games else "past-empty")
        if not shown:
            count.height = height_of(text, "text", scale.body, inner)
        items.append(Spot(count, painted_text(text, "text", scale.body, colours().on_cloth)))
        y = count.bottom + scale(0.5)
        for game in shown:
            opened = self.opened is not None and game.ended.name == self.opened.ended.name
            card = pygame.Rect(left, y, inner, line_height(scale))
            items += self._opened(game, card) if opened else [self._line(game, card)]
            y = card.bottom + scale(GAP)
        self.body.lay(view, items, y + scale(TOP))

    def _line(self, game: PastGame, card: pygame.Rect) -> Spot:
        key, size = game.ended.game, line_picture(card, self.app.scale).size

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            made = None if key in self._unmade else picture(CARDS[key], size)
            draw_line(surface, at, look, game, made, self.app.scale)

        return self._spot(game, card, paint)

    def _spot(self, game: PastGame, card: pygame.Rect, paint: Paint) -> Spot:
        """A card: a click opens it, a double click reviews the game."""
        name = f"past.{game.ended.name}"
        return Spot(card, paint, name, partial(self.open, game), twice=partial(self._open_and_review, game))

    # --- the opened game ------------------------------------------------------------------------------------------

    def _opened(self, game: PastGame, card: pygame.Rect) -> list[Item]:
        get, scale = self.app.texts.get, self.app.scale
        sentence = "" if self._record else get("past-changed")
        tools = [("delete", get("past-delete"), self.delete, "plain")]
        if self._record:
            again = ("review", get("past-review"), self.review, "primary")
            tools = [again, ("file", get("menu-game-save"), self.write, "plain"), *tools]
        widths = [button_width(text, scale, kind) for _, text, _, kind in tools]
        card.height = opened_height(card.width, game, sentence, widths, scale)

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            board = self._picture(game, opened_picture(at, scale).size)
            draw_opened(surface, at, look, game, sentence, board, scale)

        places = opened_buttons(card, widths, scale)
        buttons = [
            Button(name, rect, text, act, scale, kind)
            for rect, (name, text, act, kind) in zip(places, tools, strict=True)
        ]
        return [self._spot(game, card, paint), *buttons]

    def _picture(self, game: PastGame, size: tuple[int, int]) -> pygame.Surface:
        """The board at the end of the opened game; the game's picture where the match cannot be replayed."""
        if self._record is None:
            return picture(CARDS[game.ended.game], size)
        key = (game.ended.name, size, colours().theme)
        if self._board is None or self._board[0] != key:
            match = Match(self._record)
            options = match.record.games[-1].options
            self._board = key, picture_of(match.game, options, match.position, size)
        return self._board[1]

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
        app.open(app.routes.statistics(app, lambda: app.open(app.routes.past(app))))

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

    @property
    def moving(self) -> bool:
        """Whether a page glides, or pictures are still to be made."""
        return super().moving or bool(self._unmade)

    def advance(self, dt: float) -> bool:
        """Make one picture a frame, so that the list scrolls smoothly."""
        made = bool(self._unmade)
        if made:
            card = pygame.Rect(0, 0, self.app.size[0], line_height(self.app.scale))
            picture(CARDS[self._unmade.pop(0)], line_picture(card, self.app.scale).size)
        return super().advance(dt) | made

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
