"""The layout of the shelf's cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import NamedTuple, Protocol

import pygame

from jeux.common.files import Problem
from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.match.store import Summary
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.library.ended import persons_of, who_text
from jeux.play.setup.game_words import facts_text
from jeux.play.setup.offered import Offered
from jeux.play.words.failure_words import sentences
from jeux.rules import CARDS
from jeux.rules.card import Card
from jeux.scenes.narrator import sentence
from jeux.scenes.shelf.cards import (
    FORGET,
    MARGIN,
    RISE,
    SMALL,
    WIDE,
    draw_card,
    draw_forget,
    draw_learn,
    draw_resume,
    draw_star,
    facts_lines,
    forget_rect,
    learn_rect,
    resume_height,
    resume_picture,
    since_text,
    so_far_text,
    star_rect,
    words_height,
)
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.scenes.shelf.unshown import draw_unshown, guarded
from jeux.ui.band import column
from jeux.ui.controls import Button
from jeux.ui.drawing import Look, Paint, put, width_of
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page
from jeux.views.pictures import SHAPE, picture

NARROWEST, WIDEST = 17.3, 30.0
"""Body sizes: a card is 260 pixels wide in a window 768 high."""
GAP = 1.2
HEADING = 1.5
TALLEST = 0.88
"""The greatest share of the view's height for a card, so that the next row shows and invites scrolling."""
SHORTEST = 15.0
"""Body sizes: the least height of a card."""
NEAT, LONGEST = 1.55, 1.75
"""Width over height of a card's picture: when cut so that whole rows are in view, and the most that it may ever be."""
IN_WORDS = 0.6
"""The part of a row from which the view would cut through its words, below the pictures."""
FOOT = 0.9


class Shape(NamedTuple):
    """The columns of the shelf, in pixels; `words` is the height of a card below its picture."""

    left: int
    columns: int
    width: int
    height: int
    words: int
    gap: int

    def span(self, column: int, columns: int = 1) -> tuple[int, int]:
        """The left edge and the width of an item that starts in a column."""
        return self.left + column * (self.width + self.gap), columns * (self.width + self.gap) - self.gap


def shape(view: pygame.Rect, above: int, foot: int, scale: Scale, facts: list[str]) -> Shape:
    """The columns for all the games, so that a search does not change the size of the cards. `above` and `foot` are the
    heights above and below the cards. Few games get the largest cards that are all in view. Otherwise as many cards as
    fit go side by side, and rows end at the edge of the view rather than in the middle of their words."""
    gap = scale(GAP)
    most = max(1, min((column(view.width, scale)[1] + gap) // (scale(NARROWEST) + gap), max(2, len(facts))))
    rows = -(-len(facts) // most)
    free = (view.height - above - foot + gap) // rows - gap
    for columns in range(max(min(2, most), -(-len(facts) // rows)), most + 1):
        made = _cards(view, columns, scale, facts, NEAT, free)
        if made.height <= free:
            return made
    tallest = round(TALLEST * view.height)
    if rows == 1 and free > scale(SHORTEST):
        return _cards(view, most, scale, facts, LONGEST, min(tallest, free))
    seen, full = view.height - above - gap // 2, _cards(view, most, scale, facts, SHAPE, 0)
    shown = (seen + gap) / (full.height + gap)
    whole = max(1, math.ceil(shown) if shown % 1 > IN_WORDS else math.floor(shown))
    high = (seen + gap) // whole - gap
    made = _cards(view, most, scale, facts, LONGEST, min(tallest, high))
    return made if whole == 1 or made.width == full.width else _cards(view, most, scale, facts, LONGEST, tallest)


def _cards(view: pygame.Rect, columns: int, scale: Scale, facts: list[str], longest: float, tallest: int) -> Shape:
    """So many cards side by side. Pictures are cut to at most `longest` (width over height) to keep cards below
    `tallest`; if that is not enough and `longest` is `LONGEST`, cards get narrower."""
    gap = scale(GAP)
    _, room = column(view.width, scale)
    width = min((room - gap * (columns - 1)) // columns, scale(WIDEST))

    def sizes(width: int) -> tuple[int, int, int]:
        inner = width - 2 * scale(MARGIN)
        words = words_height(scale, max(len(facts_lines(one, scale(SMALL), inner)) for one in facts))
        return round(inner / SHAPE), round(inner / longest), words

    full, cut, words = sizes(width)
    while longest == LONGEST and cut + words + scale(MARGIN) > tallest and width > scale(NARROWEST):
        width -= max(1, scale(0.5))
        full, cut, words = sizes(width)
    height = max(cut + words + scale(MARGIN), min(full + words + scale(MARGIN), tallest))
    left = (view.width - columns * width - (columns - 1) * gap) // 2
    return Shape(left, columns, width, height, words, gap)


@dataclass(frozen=True, slots=True)
class GridState:
    """What the shelf shows."""

    matches: Sequence[Summary]
    unshown: Sequence[Problem]
    """The files of matches that cannot be shown."""
    unfolded: bool
    """Whether all the unfinished matches are shown."""
    games: Sequence[Card]
    searched: bool
    """Whether a search is active: it hides the matches."""
    favourites: Sequence[str]
    now: datetime
    boards: Snapshots
    offered: Offered
    """What may be shown: everything, unless a class session restricts it."""


class GridActions(Protocol):
    """What the cards do."""

    def resume(self, summary: Summary) -> None:
        """Resume a match."""

    def forget(self, summary: Summary) -> None:
        """Remove a match from the list."""

    def put_away(self, unshown: Problem) -> None:
        """Remove a file that cannot be shown from the list."""

    def unfold(self) -> None:
        """Switch between all the unfinished matches and the first ones."""

    def open_game(self, game: Card) -> None:
        """Go to the options of a new match."""

    def show_game(self, game: Card) -> None:
        """Scroll to the card of a game."""

    def toggle_favourite(self, game: Card) -> None:
        """Make a game a favourite, or undo that."""

    def learn(self, game: Card) -> None:
        """Go to the lessons of a game."""


class ShelfGrid:
    """Lays out the items of the shelf on `page`, which is asked what is hovered; `y` ends as their height."""

    def __init__(
        self, state: GridState, actions: GridActions, page: Page, texts: Texts, scale: Scale, view: pygame.Rect
    ) -> None:
        self.state, self.actions, self.page, self.view = state, actions, page, view
        self.scale, self.texts = scale, texts
        facts = [facts_text(game, texts) for game in CARDS.values()]
        self.shape = shape(view, self._above(), self._foot_height(), scale, facts)
        self.items: list[Item] = []
        self.y, self.row = scale(1), 0
        if self._entries:
            self._matches()
        self.set_games()
        self._foot()

    @property
    def _entries(self) -> list[Summary | Problem]:
        """The latest match, then the files that cannot be shown, so that they are noticed, then the other matches;
        while games are searched, the matches of those found."""
        state = self.state
        if state.searched:
            found = {game.key for game in state.games}
            return [match for match in state.matches if match.game in found]
        return [*state.matches[:1], *state.unshown, *state.matches[1:]]

    def _above(self) -> int:
        """The height above the cards, with at most one row of matches; the same while games are searched, so that the
        cards keep their size."""
        scale = self.scale
        heading = leading(scale(HEADING)) + scale(0.4)
        matches = heading + resume_height(scale) + scale(GAP) if self.state.matches or self.state.unshown else 0
        return scale(1) + matches + heading

    def _foot_height(self) -> int:
        """The height below the cards."""
        return self.scale(GAP) + leading(self.scale(SMALL)) + 2 * self.scale(FOOT)

    def heading(self, text: str, beside: str = "") -> None:
        left, width = self.shape.span(0, self.shape.columns)
        rect = pygame.Rect(left, self.y, width, leading(self.scale(HEADING)))

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            put(surface, text, "title", self.scale(HEADING), colours().on_cloth, at, "left")
            put(surface, beside, "text", self.scale.body, colours().on_cloth_soft, at, "right")

        self.items.append(Spot(rect, paint, heading=sentence([text, beside] if beside else [text])))
        self.y = rect.bottom + self.scale(0.4)

    # --- unfinished matches ---------------------------------------------------------------------------------------

    def _matches(self) -> None:
        """Lay out the latest match large, the others after it; those beyond one row are hidden behind a button."""
        self.heading(self.texts.get("menu-resume"))
        wide = min(2, self.shape.columns)
        self.row = resume_height(self.scale, ribbon_below=self.shape.span(0, wide)[1] < self.scale(WIDE))
        shown = self._entries
        slots = max(1, self.shape.columns - wide) + 1
        folds = len(shown) > slots
        told = 1 + min(
            sum(isinstance(entry, Problem) for entry in shown), self.shape.columns
        )  # a row of unshown files is never folded
        hidden = len(shown) - max(slots - 1, told) if folds and not self.state.unfolded else 0
        place = 0
        for number, entry in enumerate(shown[: len(shown) - hidden]):
            rect, place = self._slot(place, 1 if number else wide)
            if isinstance(entry, Problem):
                self._unshown(entry, rect)
            else:
                self._match(entry, rect, first=number == 0)
        if hidden or (self.state.unfolded and folds):
            rect, place = self._slot(place, 1)
            self.items.append(self._fold(rect, hidden))
        self.y += self.row + self.scale(GAP)

    def _slot(self, column: int, columns: int) -> tuple[pygame.Rect, int]:
        """The next place in the rows of matches, and the column after it."""
        if column + columns > self.shape.columns:
            column = 0
            self.y += self.row + self.shape.gap
            self.row = resume_height(self.scale)
        left, width = self.shape.span(column, columns)
        return pygame.Rect(left, self.y, width, self.row), column + columns

    def _match(self, summary: Summary, rect: pygame.Rect, first: bool) -> None:
        game, name = CARDS[summary.game], f"resume.{summary.id}"
        ribbon = self.texts.get("menu-resume") if first else ""
        size = resume_picture(rect, self.scale).size
        board = partial(self.state.boards.picture, summary, size)
        board()  # queue the picture now, so that cards out of view are ready too

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            failed = self.state.boards.failed(summary, size)
            words = self._match_words(summary, failed)
            shown = board() or picture(game, size)
            draw_resume(surface, at, look, words, self.scale, ribbon, shown, persons_of(summary.seats))

        shown = guarded(paint, self.failed(f"{summary.id}.json"), name)
        self.items.append(Spot(rect, shown, name, lambda: self.actions.resume(summary)))
        away = forget_rect(rect, ribbon, self.texts.get("menu-resume-forget"), self.scale)
        if self.state.offered.has("forget"):
            self.items.append(self._forget(away, summary.id, lambda: self.actions.forget(summary)))

    def _match_words(self, summary: Summary, failed: bool) -> tuple[str, str, str]:
        """The game, its players, and the progress and date, or that its board `failed` to be drawn."""
        texts = self.texts
        since = f"{so_far_text(summary, texts)} · {since_text(summary.updated, self.state.now, texts)}"
        last = texts.get("menu-board-failed") if failed else since
        who = who_text(summary.game, summary.seats, summary.turned, texts)
        return texts.game(summary.game, "name"), who, last

    def _unshown(self, problem: Problem, rect: pygame.Rect) -> None:
        """A card for a file that cannot be shown, with a button to remove it."""
        (sentence,) = sentences([problem], self.texts)
        words, scale = self.texts.get("menu-resume-forget"), self.scale
        away = forget_rect(rect, "", words, scale)
        away.x = rect.x + scale(MARGIN) - scale(0.3)
        away.width = min(rect.right - away.x, width_of(words, "text", scale(SMALL)) + scale(0.8))

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_unshown(surface, at, sentence, problem.name, away.height, scale)

        self.items.append(Spot(rect, paint))
        if self.state.offered.has("forget"):
            self.items.append(self._forget(away, problem.name, lambda: self.actions.put_away(problem)))

    def failed(self, file: str) -> Paint:
        """Draws a card whose own drawing failed."""

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_unshown(surface, at, self.texts.get("menu-card-failed"), file, self.scale(FORGET), self.scale)

        return paint

    def _forget(self, rect: pygame.Rect, name: str, act: Callable[[], None]) -> Spot:
        """The button that removes an entry from the list."""
        words = self.texts.get("menu-resume-forget")

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            lifted = at.move(0, -RISE) if self.page.hovered == f"resume.{name}" else at
            draw_forget(surface, lifted, words, look, self.scale)

        return Spot(rect, paint, f"forget.{name}", act, aside=True)

    def _fold(self, rect: pygame.Rect, hidden: int) -> Button:
        text = self.texts.get("menu-resume-more", n=hidden) if hidden else self.texts.get("menu-resume-fewer")
        rect = rect.inflate(0, self.scale(3) - rect.height)
        return Button("resume.more", rect, text, self.actions.unfold, self.scale, "sheet")

    # --- games ----------------------------------------------------------------------------------------------------

    def set_games(self) -> None:
        """Lay out one card for each game, or a sentence when none is left."""
        games = self.state.games
        self.heading(self.texts.get("menu-choose"), self.texts.get("menu-count", n=len(games)))
        if not games:
            self.sentence(self.texts.get("menu-search-nothing" if self.state.searched else "menu-filter-nothing"))
            return
        for number, game in enumerate(games):
            left, width = self.shape.span(number % self.shape.columns)
            top = self.y + number // self.shape.columns * (self.shape.height + self.shape.gap)
            self._card(game, pygame.Rect(left, top, width, self.shape.height))
        rows = -(-len(games) // self.shape.columns)
        self.y += rows * (self.shape.height + self.shape.gap)

    def _card(self, game: Card, rect: pygame.Rect) -> None:
        """The card of a game with its star, whose action is described on hover."""
        name, star = f"game.{game.key}", f"star.{game.key}"
        kept = game.key in self.state.favourites
        page, texts = self.page, self.texts

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            pointed = (page.hovered, page.ringed)
            sentence = texts.game(game.key, "hover") if name in pointed else ""
            if star in pointed:
                sentence = texts.get("menu-favourite-remove" if kept else "menu-favourite-add")
            draw_card(surface, at, look, game, texts, self.scale, self.shape.words, sentence)

        def paint_star(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            lifted = at.move(0, -RISE) if page.hovered == name else at
            draw_star(surface, lifted, kept, look.hover, self.scale)

        shown = guarded(paint, self.failed(""), name)
        self.items.append(Spot(rect, shown, name, lambda: self.actions.open_game(game)))
        place = star_rect(rect, self.shape.words, self.scale)
        if self.state.offered.has("star"):
            self.items.append(Spot(place, paint_star, star, lambda: self.actions.toggle_favourite(game), aside=True))
        if has_course(game.key) and self.state.offered.has("learn"):
            self.items.append(self._learn(game, rect))

    def _learn(self, game: Card, card: pygame.Rect) -> Spot:
        """The button of a game's lessons, on its picture."""
        words = self.texts.get("lesson-learn")

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            lifted = at.move(0, -RISE) if self.page.hovered == f"game.{game.key}" else at
            draw_learn(surface, lifted, words, look, self.scale)

        rect = learn_rect(card, words, self.scale)
        return Spot(rect, paint, f"learn.{game.key}", lambda: self.actions.learn(game), aside=True)

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
