"""« Statistiques »: a table of a player's games, expandable by opponent; can be exported, erased and restored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from jeux.common.clock import today
from jeux.common.files import free_name, write_file
from jeux.common.palette import Colour, colours
from jeux.common.typography import height_of, write
from jeux.match.statistics import DRAWN, LOST, WON, Kept
from jeux.play.library.statistics_words import (
    COLUMNS,
    GameRow,
    adversary_text,
    cells,
    csv_text,
    player_text,
    players,
    rows,
)
from jeux.scenes.app import App
from jeux.scenes.files.saving import written
from jeux.scenes.pages.empty import Empty, empty_page
from jeux.scenes.pages.game_rows import GAP, GamePictures, columns_of, draw_row, row_places
from jeux.scenes.pages.medallions import (
    APART,
    MEN,
    WIDE,
    Medallion,
    draw_men,
    draw_outcome,
    medallion_height,
    men_width,
)
from jeux.scenes.pages.player_summary import HIGH, SUMMARY, summary
from jeux.scenes.screen import Act
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, Paint, button_width, draw_sheet, put, width_of
from jeux.ui.items import Spot
from jeux.views.style.badges import put_badges

TOP = 0.8
ROW, LESS = 2.3, 1.9
"""Body sizes: the height of a game's row, and of an opponent's row."""
NAME = 2.9
"""The width of the game's name, in the unit of `WIDTHS`."""
WIDTHS = {
    "played": 1.0,
    "won": 1.1,
    "drawn": 0.9,
    "lost": 1.0,
    "streak": 1.25,
    "longest": 1.0,
    "best": 1.4,
    "aided": 1.4,
}
SMALL = 0.9
WHOLE, NARROW = 54, 42
"""Body sizes: the width the table needs at full letter size, with all columns and without the `LESSER` ones."""
LESSER = ("longest", "aided")
INDENT = 1.6
LEAST_ROW, MEN_LEAVE = 30.0, 22.0
"""Body sizes: the least width of a game's row where two stand side by side; what its men leave to the rest of it."""


class Style(NamedTuple):
    """The font face and colour of a row."""

    face: str
    ink: Colour


class StatisticsPage(SheetScene):
    """A dialogue above the shelf; `leave_for` is called when it closes."""

    named = "stats-title"

    def __init__(self, app: App, leave_for: Callable[[], object]) -> None:
        super().__init__(app)
        self.leave_for = leave_for
        self.table = app.statistics.table()
        self.player = next(iter(players(self.table)), "")
        self.opened = ""
        """The game whose opponents are shown."""
        self.said = ""
        self._erased: Kept | None = None
        self._pictures = GamePictures()
        self.makers.append(self._pictures)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band; below it the players, then the games of one of them."""
        get = self.app.texts.get
        back, said = BandButton("back", self.button_back().text, self.leave_for), []
        if self.said:
            answer = BandButton("dismiss", get("button-close"), partial(self._say, ""), "plain")
            if self._erased:
                answer = BandButton("recall", get("button-cancel"), self.recall, "plain")
            said = [(self.said, answer)]
        room = self.lay_head(get("stats-title"), get("stats-subtitle"), [back], said)
        scale = self.app.scale
        left, inner = column(room.width, scale)
        page, found = Column(scale, left, scale(TOP), inner), rows(self.table, self.player)
        if not found:
            empty = Empty(get("stats-none"), get("stats-empty"), ("choose", get("empty-choose"), self.app.show_shelf))
            self.body.lay(room, *empty_page(room, empty, scale))
            return
        self._head(page, found)
        page.gap(1)
        page.rule()
        page.gap(1)
        self._games(page, found)
        self._legend(page)
        page.gap(0.8)
        page.note(get("stats-help"))
        page.note(get("stats-longest-help"))
        page.gap(1)
        page.actions("do", [get("stats-export"), get("stats-erase")], self._do)
        self.body.lay(room, page.items, page.y + scale(TOP))

    def _head(self, page: Column, found: Sequence[GameRow]) -> None:
        """The players to choose among, and the games of the chosen one as a ring."""
        scale, names, top = page.scale, players(self.table), page.y
        beside = page.width >= scale(SUMMARY + 1) + 3 * scale(WIDE)
        room = page.width - (scale(SUMMARY + 1) if beside else 0)
        step, high = scale(WIDE + APART), medallion_height(scale)
        columns = max(1, room // step)
        for n, name in enumerate(names):
            rect = pygame.Rect(page.x + n % columns * step, top + n // columns * high, scale(WIDE), high - scale(0.2))
            words, place = player_text(name, self.app.texts), (n + 1, len(names))
            act, chosen = partial(self.choose, name), name == self.player
            made = Medallion(f"player.{n}", rect, words, act, scale, player=name, chosen=chosen, position=place)
            made.label = self.app.texts.get("stats-player")
            page.items.append(made)
            page.y = rect.bottom
        if not beside:
            page.gap(0.6)
        x = page.x + page.width - scale(SUMMARY) if beside else page.x
        rect = pygame.Rect(x, top + scale(0.4) if beside else page.y, min(scale(SUMMARY), page.width), scale(HIGH))
        page.items.append(summary(rect, self.player, found, self.app.texts, scale))
        page.y = max(page.y, rect.bottom)

    def _games(self, page: Column, found: Sequence[GameRow]) -> None:
        """Every game as a row; below the opened one, its opponents."""
        scale = page.scale
        columns, latest = columns_of(page.width, scale, 2, LEAST_ROW), self.app.statistics.latest(self.player, MEN)
        for first in range(0, len(found), columns):
            line = found[first : first + columns]
            places = row_places(page.x, page.y, page.width, len(line), scale, columns)
            page.items += [
                self._game(rect, row, latest.get(row.game, ())) for rect, row in zip(places, line, strict=True)
            ]
            page.y = places[0].bottom + scale(GAP)
            opened = next((row for row in line if row.game == self.opened), None)
            if opened:
                self._details(page, opened)

    def _game(self, rect: pygame.Rect, row: GameRow, latest: tuple[str, ...]) -> Spot:
        """A game: how many were played, the last ones as men, those won as a ring."""
        texts, scale, stats = self.app.texts, self.app.scale, row.stats
        name, line = texts.game(row.game, "name"), texts.get("past-count", n=stats.played)
        alone = _alone(row)
        if alone and stats.best is not None:
            line = f"{line} · {cells(stats, texts, alone)[COLUMNS.index('best')]}"
        against = stats.won + stats.drawn + stats.lost
        ring = (str(stats.won), stats.won / against) if against else None
        most = max(0, (rect.width - scale(MEN_LEAVE)) // men_width(scale, 1))
        men = () if alone else latest[-most:] if most else ()
        heard = [name, line, *([] if alone else [texts.get("stats-streak-won", n=stats.won)])]
        if not alone and latest:
            outcomes = ", ".join(texts.get(f"stats-outcome-{outcome}") for outcome in reversed(latest))
            heard.append(texts.get("stats-latest", outcomes=outcomes))

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            image, room = partial(self._pictures.get, row.game), men_width(scale, min(MEN, most))
            left = draw_row(surface, at, look, (name, line), image, ring, scale, room)
            draw_men(surface, left, at.centery, men, scale)

        return Spot(rect, paint, f"game.{row.game}", partial(self.open, row.game), words=", ".join(heard))

    def _details(self, page: Column, row: GameRow) -> None:
        """All figures of a game, and those by opponent; the button to erase them."""
        texts, top, first = self.app.texts, page.y, len(page.items)
        page.x, page.width = page.x + page.scale(1.4), page.width - 2 * page.scale(1.4)
        page.gap(1)
        self._heads(page)
        alone = _alone(row)
        self._row(page, texts.game(row.game, "name"), cells(row.stats, texts, alone), ROW, Style("bold", colours().ink))
        for adversary, stats in row.adversaries:
            words = cells(stats, texts, adversary.level < 0)
            line = self._row(page, adversary_text(adversary, texts), words, LESS, Style("text", colours().ink_soft))
            line.paint = _badged(line.paint, adversary.name, page.scale(1))
        page.gap(0.6)
        text = texts.get("stats-erase-game")
        rect = pygame.Rect(0, page.y, button_width(text, page.scale), page.scale(BUTTON_HEIGHT))
        rect.right = page.x + page.width
        page.items.append(Button("erase-game", rect, text, partial(self.erase, row.game), page.scale))
        page.y = rect.bottom + page.scale(0.8)
        page.x, page.width = page.x - page.scale(1.4), page.width + 2 * page.scale(1.4)
        scale = page.scale

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_sheet(surface, at, scale)

        page.items.insert(first, Spot(pygame.Rect(page.x, top, page.width, page.y - top), paint, words=""))
        page.gap(1.2)

    def _legend(self, page: Column) -> None:
        """What the men stand for."""
        get, scale = self.app.texts.get, page.scale
        rect = pygame.Rect(page.x, page.y, page.width, scale(1.6))
        told = get("stats-latest-help")

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            x = at.x
            for outcome in (WON, LOST, DRAWN):
                draw_outcome(surface, (x + scale(0.6), at.centery), outcome, scale)
                words = get(f"stats-outcome-{outcome}")
                wide = width_of(words, "text", scale(0.9))
                room = pygame.Rect(x + scale(1.6), at.y, wide + 2, at.height)
                put(surface, words, "text", scale(0.9), colours().on_cloth_soft, room, "left")
                x = room.right + scale(1.4)
            rest = pygame.Rect(x, at.y, at.right - x, at.height)
            put(surface, told, "text", scale(0.9), colours().on_cloth_soft, rest, "right")

        page.items.append(Spot(rect, paint, words=""))
        page.y = rect.bottom

    def choose(self, name: str) -> None:
        """Show the games of another player."""
        self.player, self.opened = name, ""
        self.layout()

    def _heads(self, page: Column) -> None:
        """The column headings, on as many lines as the longest needs."""
        words = {name: self.app.texts.get(f"stats-{name}") for name in COLUMNS}
        size, shown = round(page.scale(SMALL) * _shrunk(page)), _shown(page)
        cells_at = _cells(pygame.Rect(0, 0, page.width, 0), shown)
        high = max(height_of(words[name], "text", size, cell.width) for name, cell in cells_at.items())

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            for name, cell in _cells(at, shown).items():
                cell.top += cell.height - height_of(words[name], "text", size, cell.width)
                write(surface, words[name], cell, "text", size, colours().ink_soft, "right")

        rect = pygame.Rect(page.x, page.y, page.width, high)
        page.items.append(Spot(rect, paint))
        page.y = rect.bottom
        page.gap(0.4)
        page.rule()

    def _row(self, page: Column, name: str, words: list[str], high: float, style: Style) -> Spot:
        """A row of the table, with a rule below."""
        rect = pygame.Rect(page.x, page.y, page.width, page.scale(high))
        item = Spot(rect, _painted(name, dict(zip(COLUMNS, words, strict=True)), style, page))
        page.items.append(item)
        page.y = rect.bottom
        page.rule()
        return item

    # --- actions --------------------------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self.said, self._erased = sentence, None
        self.layout()

    def _do(self, number: int) -> None:
        """One of the two buttons at the foot of the sheet."""
        if number:
            self.erase("")
        else:
            self.export()

    def open(self, game: str) -> None:
        """Show the opponents of a game, or hide them again."""
        self.opened = "" if self.opened == game else game
        self.layout()

    def export(self) -> None:
        """Write all statistics as a CSV file into the player's documents folder."""
        texts = self.app.texts

        def write(folder: Path) -> Path:
            path = free_name(folder, f"{texts.get('stats-title')} {today().isoformat()}", ".csv")
            # spreadsheets recognise UTF-8 by its byte order mark
            write_file(path, csv_text(self.table, texts).encode("utf-8-sig"), shared=True)
            return path

        self._say(written(self.app, write)[1])

    def erase(self, game: str) -> None:
        """Erase the statistics of a game, or all; they can be restored as long as the page is shown."""
        texts = self.app.texts
        erased = self.app.statistics.erase(game)
        if erased is None:
            self._say(texts.get("stats-not-erased"))
            return
        self._read()
        self._say(texts.get("stats-erased-game", game=texts.game(game, "name")) if game else texts.get("stats-erased"))
        self._erased = erased
        self.layout()

    def recall(self) -> None:
        """Restore what was erased."""
        assert self._erased
        problem = self.app.statistics.restore(self._erased)
        self._read()
        self._say(self.app.texts.get(f"error-{problem.code}") if problem else "")

    def _read(self) -> None:
        self.table = self.app.statistics.table()
        names = players(self.table)
        if self.player not in names:
            self.player = next(iter(names), "")

    @property
    def way_back(self) -> Act:
        return self.leave_for

    def back(self) -> bool:
        """Escape: hide the opponents, else close the page."""
        if self.opened:
            self.open(self.opened)
        else:
            self.leave_for()
        return True


def _alone(row: GameRow) -> bool:
    """Whether a game was only played alone."""
    return all(adversary.level < 0 for adversary, _ in row.adversaries)


def _shown(page: Column) -> tuple[str, ...]:
    """The columns that fit; the exported file has all of them."""
    return COLUMNS if page.width >= page.scale(WHOLE) else tuple(name for name in COLUMNS if name not in LESSER)


def _parts(shown: tuple[str, ...]) -> float:
    """The width of a row in the unit of `WIDTHS`."""
    return NAME + sum(WIDTHS[name] for name in shown)


def _shrunk(page: Column) -> float:
    """The factor by which the letters of the table shrink where they do not fit, at most 1."""
    needed = WHOLE if len(_shown(page)) == len(COLUMNS) else NARROW
    return min(1.0, page.width / page.scale(needed))


def _cells(row: pygame.Rect, shown: tuple[str, ...]) -> dict[str, pygame.Rect]:
    """The cells of a row beside the name of the game."""
    share = row.width / _parts(shown)
    x, cells_at = row.x + NAME * share, {}
    for name in shown:
        cells_at[name] = pygame.Rect(round(x), row.y, round(WIDTHS[name] * share), row.height)
        x += WIDTHS[name] * share
    return cells_at


def _painted(name: str, words: dict[str, str], style: Style, page: Column) -> Paint:
    """Paints a row: the name on the left, right-aligned numbers in the columns."""
    indent, size, shown = page.scale(INDENT), round(page.scale.body * _shrunk(page)), _shown(page)

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        cells_at, left = _cells(at, shown), at.x + indent
        label = pygame.Rect(left, at.y, at.x + round(NAME * at.width / _parts(shown)) - left, at.height)
        put(surface, name, style.face, size, style.ink, label, "left")
        for column_name, cell in cells_at.items():
            put(surface, words[column_name], style.face, size, style.ink, cell, "right")

    return paint


def _badged(paint: Paint, name: str, em: int) -> Paint:
    """Paints an opponent's row, with the badge before the name."""

    def draw(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        put_badges(surface, (name,), at.x + round(0.2 * em), at.centery, round(1.2 * em))
        paint(surface, at, look)

    return draw
