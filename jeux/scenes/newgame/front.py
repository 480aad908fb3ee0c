"""The page of a game: its name, against whom, how strong, a question of its own, and « Jouer »."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading
from jeux.play.setup import choosing
from jeux.play.setup.choosing import Choice
from jeux.play.setup.filters import WHO
from jeux.play.setup.game_words import front_text
from jeux.play.setup.level_words import level_says
from jeux.rules.contract import Game
from jeux.scenes.newgame.chooser import Chooser
from jeux.scenes.newgame.fairness import warning_of
from jeux.scenes.newgame.length import lengths_of, write_length
from jeux.scenes.newgame.people import People
from jeux.scenes.newgame.rule import changes_line, match_line
from jeux.ui.band import BACK
from jeux.ui.blocks import Column, painted_text, rows_of
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width
from jeux.ui.items import Item, Spot
from jeux.ui.spread import facing

NAME, SAYING, FACTS, QUESTION, NOTE = 5.0, 1.5, 0.95, 0.95, 1.08
"""Body sizes: the letters of the name, its sentence, the facts, a question, and what is said of the choice."""
SMALL_NAME = 1.9
LEAST_NAME = 0.3
"""The share of these sizes down to which a long name is drawn smaller, so that it stays on its line."""
PLAY, SMALL_PLAY = 4.8, 2.4
"""Body sizes: the height of the action; in a small window."""
TRACK = 3.1
"""Body sizes: the height of the answers to a question; in a small window they are as elsewhere."""
APART = 1.1
"""Body sizes between two questions."""
BEFORE_PLAY, SMALL_BEFORE = 1.6, 0.8
"""Body sizes between the last words and the action; in a small window."""
FACING = 46.0
"""Body sizes: the least width of a window in which the board lies beside the questions."""
TALL = 52.0
"""Body sizes: the least height of a tall window in which the board lies above them."""
BOARD, BOARD_ABOVE, QUESTIONS = 0.56, 0.42, 34.0
"""The share of the window's width, or height, that is the board's; the width of the questions in body sizes."""
LOOKS_IN = 0.2
"""The share of the window's width that is left to a part of the board beside all the choices."""
MOST_NAMED, ABREAST = 4, 2
"""The most persons whose names are asked here, and how many in a row; more are named among all the choices."""
Link = tuple[str, str, Callable[[], object]]
"""A way elsewhere: its name, its words, its action."""


def name_size(name: str, scale: Scale, width: int, *, small: bool) -> int:
    """The size in pixels of the name of a game above the questions."""
    return fitting_size(name, "title", scale(SMALL_NAME if small else NAME), width, LEAST_NAME)


class FrontPage:
    """The items of the page in a column from y 0, and their height."""

    def __init__(
        self, game: Game, choice: Choice, chooser: Chooser, texts: Texts, scale: Scale, width: int, *, small: bool
    ) -> None:
        self.game, self.choice, self.chooser, self.texts = game, choice, chooser, texts
        self.small = small
        """Whether the name stands alone above the questions, in a window that has room for little else."""
        self.page = Column(scale, 0, 0, width)
        self.page.widest_track = width
        if not small:
            self.page.track_height = scale(TRACK)
        self._asked = 0
        """The height of a question, as the last one was written."""
        self._head()
        top = self.page.y
        self._who()
        asked = self.page.y - top
        self._own()
        self._strength()
        self.page.y += max(0, self._most_asked() - asked)
        self._rule()
        self.page.gap(SMALL_BEFORE if small else BEFORE_PLAY)

    @property
    def items(self) -> list[Item]:
        return self.page.items

    @property
    def height(self) -> int:
        return self.page.y

    # --- what it is -----------------------------------------------------------------------------------------------

    def _head(self) -> None:
        page, texts, key = self.page, self.texts, self.game.key
        name = texts.game(key, "name")
        size = name_size(name, page.scale, page.width, small=self.small)
        rect = pygame.Rect(page.x, page.y, page.width, leading(size))
        page.items.append(Spot(rect, painted_text(name, "title", size, colours().ink)))
        page.y = rect.bottom
        if self.small:
            return
        page.write(texts.game(key, "hover"), "serif-italic", SAYING, colours().ink_soft)
        page.gap(0.5)
        page.write(front_text(self.game, texts), "text", FACTS, colours().ink_soft)
        page.gap(0.3)

    # --- the questions --------------------------------------------------------------------------------------------

    def _ask(self, name: str, question: str, words: Sequence[str], chosen: int, act: Callable[[int], object]) -> None:
        """A question and its answers on one track over the whole width."""
        page, top = self.page, self.page.y
        page.gap(APART)
        page.write(question, "text", QUESTION, colours().ink_soft).words = ""
        page.gap(0.3)
        first = len(page.items)
        page.choices(name, words, chosen, act)
        for item in page.items[first:]:
            if isinstance(item, Button):
                item.label = question
        self._asked = page.y - top

    def _who(self) -> None:
        """How many play, where this may be chosen, and against whom: one alone plays against nobody."""
        get, choice, counts = self.texts.get, self.choice, sorted(self.game.players)
        if len(counts) > 1:
            chosen = counts.index(len(choice.seats))
            take = lambda n: self.chooser.choose(choosing.with_players(choice, counts[n]))  # noqa: E731
            self._ask("players", get("new-players"), [str(count) for count in counts], chosen, take)
        if len(choice.seats) > 1:
            words = [get(f"front-who-{who}") for who in WHO]
            chosen = WHO.index(choice.who) if choice.who else -1
            take = lambda n: self.chooser.choose(choosing.with_who(choice, WHO[n]))  # noqa: E731
            self._ask("who", get("front-who"), words, chosen, take)

    def _most_asked(self) -> int:
        """The height of the questions about the players where all are asked: nothing may jump."""
        counts = self.game.players
        return self._asked * ((len(counts) > 1) + (max(counts) > 1))

    def _own(self) -> None:
        """How long the match is, where a game is played to points."""
        if self.game.targets and lengths_of(self.game, self.choice):
            self.page.gap(APART)
            write_length(self.page, self.texts, self.game, self.choice, self.chooser)

    def _strength(self) -> None:
        """How strong the computer is, or who sits there; both take the same room."""
        choice, top = self.choice, self.page.y
        persons, seats = len(choice.persons), len(choice.seats)
        if persons < seats:
            self._levels()
        elif seats <= MOST_NAMED:
            self._names()
        if max(self.game.players) > 1:
            self.page.y = max(self.page.y, top + self._asked + self._below())

    def _levels(self) -> None:
        """How strong the computer is, and what this level is like."""
        page, get, choice = self.page, self.texts.get, self.choice
        levels = self.chooser.offered.levels
        words = [str(level) for level in levels]
        first = len(page.items)
        take = lambda n: self.chooser.choose(choosing.at_level(choice, levels[n]))  # noqa: E731
        chosen = levels.index(choice.level) if choice.level in levels else -1
        self._ask("level", get("front-level"), words, chosen, take)
        for item in page.items[first:]:
            if isinstance(item, Button):  # whoever says what is written, « 2 », means this one
                item.spoken = f"{item.text}, {get(f'level-{item.text}')}"
        page.gap(0.4)
        page.write(self._told(choice.level), "serif-italic", NOTE, colours().ink_soft)

    def _told(self, level: int) -> str:
        """What a level is like."""
        get = self.texts.get
        return get("front-level-told", level=get(f"level-{level}"), says=level_says(self.texts, self.game.key, level))

    def _below(self) -> int:
        """The height that is kept below a row of levels or names: the sentences of the levels differ, three or four
        names take a second row, and nothing may jump."""
        scale, width, levels = self.page.scale, self.page.width, self.chooser.offered.levels
        told = max(height_of(self._told(level), "serif-italic", scale(NOTE), width) for level in levels)
        second = scale(CHIP_GAP) + self.page.track_height if max(self.game.players) > ABREAST else 0
        return scale(0.4) + max(told, second)

    def _names(self) -> None:
        """The names of the persons, two side by side."""
        page, scale = self.page, self.page.scale
        people = People(self.game, self.choice, self.chooser, self.texts)
        page.gap(APART)
        page.write(self.texts.get("new-who"), "text", QUESTION, colours().ink_soft)
        page.gap(0.3)
        seats = range(len(self.choice.seats))
        rects = names_room(len(seats), pygame.Rect(page.x, page.y, page.width, page.track_height), scale(CHIP_GAP))
        for player, rect in zip(seats, rects, strict=True):
            people.line(page, player, rect)
        page.y = rects[-1].bottom
        page.gap(0.4)
        for player in seats:
            people.twin(page, player)

    def _rule(self) -> None:
        """What differs from the booklet in one line, and where one side wins nearly always, that."""
        page, texts, game, choice = self.page, self.texts, self.game, self.choice
        if not self.chooser.offered.has("change"):
            return
        parts = [match_line(texts, game, choice) if not game.targets else "", changes_line(texts, game, choice, page)]
        told = [part for part in parts if part]
        warning = warning_of(game, choice, texts)
        rule = [texts.get("front-rule", rule=" · ".join(told))] if told else []
        for note in (*rule, *([warning] if warning else [])):
            page.gap(0.5)
            page.note(note)


def names_room(count: int, first: pygame.Rect, apart: int) -> list[pygame.Rect]:
    """The places of some names, at most `ABREAST` in a row; `first` is the first row."""
    abreast = min(count, ABREAST)
    wide = (first.width - (abreast - 1) * apart) // abreast
    rows = (divmod(number, abreast) for number in range(count))
    return [
        pygame.Rect(first.x + column * (wide + apart), first.y + row * (first.height + apart), wide, first.height)
        for row, column in rows
    ]


class Places(NamedTuple):
    """Where the board and the questions are; the board is empty where there is no room for it."""

    board: pygame.Rect
    questions: pygame.Rect
    tall: bool


def places(size: tuple[int, int], scale: Scale) -> Places:
    """The board at the left of the questions, in a tall window above them; in small ones the questions alone."""
    width, height = size
    tall = height > width
    if not tall and width >= scale(FACING):
        board = pygame.Rect(0, 0, round(width * BOARD), height)
        left = board.right + scale(1)
        return Places(board, pygame.Rect(left, 0, min(scale(QUESTIONS), width - left - scale(2)), height), tall)
    if tall and height >= scale(TALL):
        board = pygame.Rect(0, 0, width, round(height * BOARD_ABOVE))
        wide = min(width - scale(4), scale(QUESTIONS))
        questions = pygame.Rect((width - wide) // 2, board.bottom, wide, height - board.bottom)
        return Places(board, questions, tall)
    return Places(pygame.Rect(0, 0, 0, 0), pygame.Rect(scale(2), 0, width - scale(4), height), tall)


def beside_choices(size: tuple[int, int], scale: Scale) -> tuple[pygame.Rect, int]:
    """Where a part of the board looks in beside all the choices, and the x where these begin. In a narrow or a flat
    window there is none: an empty rectangle, 0."""
    width, height = size
    left = round(width * LOOKS_IN)
    if not colours().pictured or not facing(width - left, scale):
        return pygame.Rect(0, 0, 0, 0), 0
    return pygame.Rect(0, 0, left + scale(1), height), left


def way_back(text: str, act: Callable[[], object], scale: Scale) -> Button:
    """The way back at the top left, on the cloth: no board lies there."""
    rect = pygame.Rect(scale(1.4), scale(0.6), button_width(text, scale, BACK) + scale(0.4), scale(BUTTON_HEIGHT))
    return Button(BACK, rect, text, act, scale, BACK)


def foot_of(
    texts: Texts, scale: Scale, width: int, play: Callable[[], object], links: Sequence[Link], *, small: bool
) -> list[Item]:
    """« Jouer », and the links below it, from y 0."""
    rect = pygame.Rect(0, 0, width, scale(SMALL_PLAY if small else PLAY))
    button = Button("play", rect, texts.get("button-play"), play, scale, "primary" if small else "grand")
    room = pygame.Rect(0, button.rect.bottom + scale(0.2 if small else 0.7), width, scale(BUTTON_HEIGHT))
    return [button, *link_row(links, room, scale)]


def link_row(links: Sequence[Link], room: pygame.Rect, scale: Scale) -> list[Button]:
    """Words that lead elsewhere, spread over the width of `room` where they fit, else in rows."""
    widths = [button_width(words, scale, "link") for _, words, _ in links]
    spare = (room.width - sum(widths)) // max(1, len(links) - 1)
    across = max(scale(1), min(spare, scale(6)))
    rects = rows_of(widths, room, across, 0)
    return [
        Button(name, rect, words, act, scale, "link") for (name, words, act), rect in zip(links, rects, strict=True)
    ]
