"""The layout of the shelf below its head: the tiles, the kinds, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Protocol

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.match.store import Summary
from jeux.play.setup.filters import KINDS, Filters, kinds_among
from jeux.play.setup.game_words import brief_text
from jeux.play.setup.offered import Offered
from jeux.rules import CARDS
from jeux.rules.card import Card
from jeux.scenes.narrator import sentence
from jeux.scenes.shelf.cards import (
    SMALL,
    STAR,
    draw_picture,
    draw_sentence,
    draw_star,
    draw_words,
    rounded_picture,
    star_rect,
)
from jeux.scenes.shelf.filter_rows import FilterActions, FilterRows
from jeux.scenes.shelf.match_cards import MatchActions, MatchCards, MatchState, failed_card
from jeux.scenes.shelf.shape import shape
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.scenes.shelf.tiles import Tile, TileFace
from jeux.scenes.shelf.unshown import guarded
from jeux.ui.controls import Button, Pill
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, pill_width, put, width_of
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page

HEADING = 1.7
TILE, TILE_SHARE, STACKED_SHARE = 14.4, 0.42, 0.24
"""The height of the tiles in body sizes, and the greatest share of the view's height that one takes: in one row, and in
two."""
LOWEST_TILE = 5.5
FIRST = 1.35
"""The width of the first tile, in widths of another one."""
ALONE = 38.0
"""Body sizes: the greatest width of a tile that stands alone."""
FOOT = 0.9


@dataclass(frozen=True, slots=True)
class GridState:
    """What the shelf shows."""

    tiles: Sequence[Tile]
    matches: Sequence[Summary]
    """The unfinished matches that a search shows."""
    games: Sequence[Card]
    filters: Filters
    filtering: bool
    """Whether the rows of all filters are open."""
    kinds: bool
    """Whether the pills are shown."""
    view: str
    favourites: Sequence[str]
    now: datetime
    boards: Snapshots
    offered: Offered
    """What may be shown: everything, unless a class session restricts it."""


class GridActions(MatchActions, FilterActions, Protocol):
    """What the cards do."""

    def open_game(self, game: Card) -> None:
        """Go to the options of a new match."""

    def show_game(self, game: Card) -> None:
        """Scroll to the card of a game."""

    def toggle_favourite(self, game: Card) -> None:
        """Make a game a favourite, or undo that."""

    def show_kind(self, kind: str) -> None:
        """Show the games of one of the `KINDS`."""

    def toggle_filters(self) -> None:
        """Open or close the rows of filters."""


class ShelfGrid:
    """Lays out the items of the shelf on `page`, which is asked what is hovered; `y` ends as their height."""

    def __init__(
        self, state: GridState, actions: GridActions, page: Page, texts: Texts, scale: Scale, view: pygame.Rect
    ) -> None:
        self.state, self.actions, self.page, self.view = state, actions, page, view
        self.scale, self.texts = scale, texts
        self.shape = shape(view, scale, sum(map(state.offered.game, CARDS)))
        self.items: list[Item] = []
        self.y = scale(0.4)
        self._tiles()
        self._matches()
        self._kinds()
        self._filters()
        self.set_games()
        self._foot()

    # --- above the games ------------------------------------------------------------------------------------------

    def _tiles(self) -> None:
        """The large tiles: in one row, or where that is too narrow the first above the others."""
        tiles = self.state.tiles
        if not tiles:
            return
        scale, gap, (left, whole) = self.scale, self.shape.gap, self.shape.span(0, self.shape.columns)
        one_row = len(tiles) == 1 or self.shape.columns >= 4
        share = TILE_SHARE if one_row else STACKED_SHARE
        high = max(scale(LOWEST_TILE), min(scale(TILE), round(share * self.view.height)))
        if len(tiles) == 1 or not one_row:
            first = min(whole, scale(ALONE)) if len(tiles) == 1 else whole
            self._tile(tiles[0], pygame.Rect(left, self.y, first, high))
            self.y += high + gap
            beside = max(1, min(len(tiles) - 1, self.shape.columns))
            wide = (whole - gap * (beside - 1)) // beside
            for number, tile in enumerate(tiles[1:]):
                row, place = divmod(number, beside)
                self._tile(tile, pygame.Rect(left + place * (wide + gap), self.y + row * (high + gap), wide, high))
            self.y += -(-len(tiles[1:]) // beside) * (high + gap)
        else:
            other = round((whole - gap * (len(tiles) - 1)) / (len(tiles) - 1 + FIRST))
            right = left + whole
            for tile in reversed(tiles[1:]):
                self._tile(tile, pygame.Rect(right - other, self.y, other, high))
                right -= other + gap
            self._tile(tiles[0], pygame.Rect(left, self.y, right - left, high))
            self.items.sort(key=lambda item: item.rect.x)  # read from left to right
            self.y += high + gap
        self.y += scale(0.2)

    def _tile(self, tile: Tile, rect: pygame.Rect) -> None:
        paint = guarded(TileFace(tile, self.scale).paint, failed_card("", self.texts, self.scale), tile.name)
        self.items.append(Spot(rect, paint, tile.name, tile.act, words=tile.words, heading=tile.words))

    def _matches(self) -> None:
        """The unfinished matches of the games that a search finds."""
        if not self.state.matches:
            return
        self.heading(self.texts.get("menu-running"))
        state = MatchState(self.state.boards, self.state.now, self.state.offered)
        cards = MatchCards(state, self.actions, self.texts, self.scale, self.shape)
        cards.lay(self.state.matches, self.y)
        self.items += cards.items
        self.y = cards.y

    def _kinds(self) -> None:
        """How many games there are, and the kinds beside it or below."""
        games = [game for game in CARDS.values() if self.state.offered.game(game.key)]
        count = self.texts.get("menu-count", n=len(self.state.games))
        names = kinds_among(games, self.texts) if self.state.kinds else ()
        scale, (left, whole) = self.scale, self.shape.span(0, self.shape.columns)
        top, high = self.y, scale(BUTTON_HEIGHT)
        words = width_of(count, "title", scale(HEADING))
        self.heading(count)
        self.y = top + max(high, self.items[-1].rect.height)
        self.items[-1].rect = pygame.Rect(left, top, words, self.y - top)
        pills = [(name, self.texts.get(f"menu-kind-{name}")) for name in names]
        x, right = left + words + scale(2), left + whole
        if x + sum(pill_width(text, scale) + scale(CHIP_GAP) for _, text in pills) > right and pills:
            x, top = left, self.y + scale(0.2)
            self.y = top + high
        label = self.texts.get("menu-kinds")
        for number, (name, text) in enumerate(pills, 1):
            rect = pygame.Rect(x, top, pill_width(text, scale), high)
            if rect.right > right:
                top = top + high + scale(CHIP_GAP)
                rect.topleft = left, top
                self.y = rect.bottom
            asked = KINDS[name] == self._asked
            act, position = partial(self.actions.show_kind, name), (number, len(pills))
            pill = Pill(f"kind.{name}", rect, text, act, scale, chosen=asked, position=position)
            pill.label = label
            self.items.append(pill)
            x = rect.right + scale(CHIP_GAP)
        self.y += scale(0.9)

    @property
    def _asked(self) -> Filters:
        """The filters without the search."""
        filters = self.state.filters
        return Filters("", filters.who, filters.family, filters.luck, filters.duration, filters.age, filters.players)

    def _filters(self) -> None:
        """The rows of all filters, and the way to close them."""
        if not self.state.filtering:
            return
        scale, (left, whole) = self.scale, self.shape.span(0, self.shape.columns)
        room = left, self.y, whole
        rows = FilterRows(self.state.filters, self.state.view, self.actions, self.texts, scale, room)
        self.items += rows.items
        words = self.texts.get("menu-sort-close")
        close = pygame.Rect(left, rows.y + scale(0.4), button_width(words, scale, "link"), scale(BUTTON_HEIGHT))
        self.items.append(Button("filters", close, words, self.actions.toggle_filters, scale, "link"))
        self.y = close.bottom + scale(0.8)

    def heading(self, text: str, beside: str = "") -> None:
        left, width = self.shape.span(0, self.shape.columns)
        rect = pygame.Rect(left, self.y, width, leading(self.scale(HEADING)))

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            put(surface, text, "title", self.scale(HEADING), colours().on_cloth, at, "left")
            put(surface, beside, "text", self.scale.body, colours().on_cloth_soft, at, "right")

        self.items.append(Spot(rect, paint, heading=sentence([text, beside] if beside else [text])))
        self.y = rect.bottom + self.scale(0.4)

    # --- games ----------------------------------------------------------------------------------------------------

    def set_games(self) -> None:
        """Lay out one card for each game, or a sentence when none is left."""
        games = self.state.games
        if not games:
            self.nothing()
            return
        for number, game in enumerate(games):
            self._card(game, self.shape.place(number, self.y, self.shape.height))
        rows = -(-len(games) // self.shape.columns)
        self.y += rows * (self.shape.height + self.shape.gap)

    def nothing(self) -> None:
        """Say that no game is left."""
        searched = bool(self.state.filters.words)
        self.sentence(self.texts.get("menu-search-nothing" if searched else "menu-filter-nothing"))

    def _card(self, game: Card, rect: pygame.Rect) -> None:
        """The card of a game with its star, whose action is described on hover."""
        name, star = f"game.{game.key}", f"star.{game.key}"
        kept, page, texts, scale = game.key in self.state.favourites, self.page, self.texts, self.scale
        title, brief = texts.game(game.key, "name"), brief_text(game, texts)
        stars = self.state.offered.has("star")

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            pointed = (page.hovered, page.ringed)
            frame = pygame.Rect(at.x, at.y, at.width, self.shape.picture)
            told = look._replace(hover=look.hover or name in pointed or star in pointed)
            draw_picture(surface, frame, rounded_picture(game, frame.size, scale), told, scale)
            # first: what is drawn first is the name that a screen reader says
            draw_words(surface, frame, title, [brief], scale, scale(STAR) if stars else 0)
            if star in pointed:
                draw_sentence(
                    surface, frame, texts.get("menu-favourite-remove" if kept else "menu-favourite-add"), scale
                )
            elif name in pointed:
                draw_sentence(surface, frame, texts.game(game.key, "hover"), scale)

        def paint_star(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            if kept or {name, star} & {page.hovered, page.ringed}:
                draw_star(surface, at, kept, look.hover, scale)

        shown = guarded(paint, failed_card("", texts, scale), name)
        self.items.append(Spot(rect, shown, name, partial(self.actions.open_game, game)))
        if stars:
            place = star_rect(pygame.Rect(rect.x, rect.y, rect.width, self.shape.picture), scale)
            act = partial(self.actions.toggle_favourite, game)
            words = f"{title}. {texts.get('menu-favourite-remove' if kept else 'menu-favourite-add')}"
            self.items.append(Spot(place, paint_star, star, act, aside=True, words=words))

    def sentence(self, text: str) -> None:
        left, width = self.shape.span(0, self.shape.columns)
        rect = pygame.Rect(left, self.y, width, self.scale(5))

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            put(surface, text, "text", self.scale(1.1), colours().on_cloth, at, "left")

        self.items.append(Spot(rect, paint))
        self.y = rect.bottom

    def _foot(self) -> None:
        """The promise of the program (offline, no account, no advertising), at the foot of the shelf."""
        whole = not self.state.offered.held
        text = self.texts.get("app-promise") + (f" {self.texts.get('menu-open')}" if whole else "")
        height = leading(self.scale(SMALL))
        self.y = max(self.y, self.view.height - height - self.scale(FOOT))
        rect = pygame.Rect(0, self.y, self.view.width, height)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            put(surface, text, "text", self.scale(SMALL), colours().on_cloth_soft, at, "center")

        self.items.append(Spot(rect, paint))
        self.y = rect.bottom + self.scale(FOOT)
