"""The sheet beside a board on which one learns: what the lesson is, what is to be done, in large letters."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, line, shortened, write
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.play.words.sentences import PlayerLine
from jeux.scenes.table.display.panel import Panel, Written
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.views.style.painter import Painter

LARGE = (1.5, 1.3, 1.15, 1.0)
"""Body sizes of what is to be done: the largest that has room."""
SAID = 0.85
"""What is said of a try is smaller, by this part."""
ROWS = 2
"""Rows of buttons that a task may need."""
ROWS_LEFT = 3
"""Rows of buttons for which the words leave room."""


@dataclass(frozen=True, slots=True)
class LessonContent(PanelContent):
    """What the sheet of a lesson writes: `message` is what is to be done."""

    said: str = ""
    """What is said of the last try."""

    def sentences(self) -> tuple[str, ...]:
        return (*self.message.split("\n"), self.said) if self.said else tuple(self.message.split("\n"))


def players_at(session: Session) -> tuple[PlayerLine, ...]:
    """The sides, and whose turn it is; who plays them does not matter."""
    position, sentences = session.match.position, session.sentences
    lines = [sentences.player(player, player == position.turn, False, position) for player in range(session.players)]
    return tuple(replace(line, detail="") for line in lines)


class LessonPanel(Panel):
    """The sheet of a lesson, with a row for its tasks."""

    fixed_rows = 3
    with_tasks = True

    def __init__(
        self, rect: pygame.Rect, scale: Scale, trays: tuple[tuple[str, ...], ...], players: int, turns: TurnRows
    ) -> None:
        super().__init__(rect, scale, trays, players, turns)
        self._below_title = self.rules.copy()
        self.rules.height = 0  # which rules are played is not told
        self.tasks = pygame.Rect(self.message.topleft, (self.message.width, self.row_height))
        if self.with_tasks:
            self.message.top += self.row_height + self.gap
        bottom = self._between.bottom
        self._between.top = self.message.bottom + self.gap
        self._between.height = max(0, bottom - self._between.top)
        self.make_room(0)

    def holds(self, task: str, said: str) -> bool:
        """Whether there is room for this in the smallest letters, with the rows of buttons of a task."""
        content = LessonContent("", "", (), task, False, (), said=said)
        words = self._height(content, self.scale.body, self.scale.body)
        rows = ROWS * (self.row_height + self.gap)
        return self.message.top + max(self.message.height, words) + self.gap + rows <= self.buttons.top

    def _words_height(self, content: PanelContent) -> int:
        return self._height(content, *self._sizes(content))

    def _message_height(self, content: PanelContent) -> int:
        return self._words_height(content) + (self._why_height if content.explained else 0)

    def _sizes(self, content: PanelContent) -> tuple[int, int]:
        """The sizes of what is to be done and of what is said."""
        room = self._between.bottom - self.message.top - ROWS_LEFT * (self.row_height + self.gap)
        for ems in LARGE:
            size = self.scale(ems)
            said = max(self.scale.body, round(size * SAID))
            if self._height(content, size, said) <= room:
                break
        return size, said

    def to_explain(self, content: PanelContent) -> tuple[Written, ...]:
        size, said = self._sizes(content)
        task = Written(content.message, self.message, size, "text")
        words = content.said if isinstance(content, LessonContent) else ""
        top = task.box.top + height_of(content.message, "text", size, task.box.width) + self.scale(0.5)
        left, width = task.box.left + self._aside, task.box.width - self._aside
        return task, Written(words, pygame.Rect(left, top, width, task.box.bottom - top), said, "bold")

    def _height(self, content: PanelContent, size: int, said: int) -> int:
        width = self.message.width
        height = height_of(content.message, "text", size, width)
        words = content.said if isinstance(content, LessonContent) else ""
        return height + (self.scale(0.5) + height_of(words, "bold", said, width - self._aside) if words else 0)

    @property
    def _aside(self) -> int:
        """What is said stands this far from the edge, beside a bar."""
        return self.scale(0.8)

    def draw(self, surface: pygame.Surface, painter: Painter, content: PanelContent) -> None:
        self._draw_head(surface, content)
        for box, player in zip(self._players, content.players, strict=True):
            self._draw_player(surface, painter, box, player)
        self._draw_message(surface, content)

    def _draw_message(self, surface: pygame.Surface, content: PanelContent) -> None:
        task, words = self.to_explain(content)
        box = pygame.Rect(self.message.topleft, (self.message.width, self.message.height + self._more))
        write(surface, task.text, box, task.face, task.size, colours().ink)
        if not words.text:
            return
        height = height_of(words.text, words.face, words.size, words.box.width)
        bar = pygame.Rect(box.left, words.box.top, max(4, self.scale(0.25)), height)
        pygame.draw.rect(surface, colours().accent if content.refusal else colours().primary, bar)
        rest = pygame.Rect(words.box.topleft, (words.box.width, box.bottom - words.box.top))
        write(surface, words.text, rest, words.face, words.size, colours().ink)

    def _draw_head(self, surface: pygame.Surface, content: PanelContent) -> None:
        """The lesson, and below it the game and how many lessons there are."""
        size = fitting_size(content.title, "title", self.scale(1.75), self.head.width)
        words = shortened(content.title, "title", size, self.head.width)
        surface.blit(line(words, "title", size, colours().ink), (self.head.left, self.head.top - self.scale(0.2)))
        small = shortened(content.subtitle, "italic", self.scale.body, self._below_title.width)
        text = line(small, "italic", self.scale.body, colours().ink_soft)
        surface.blit(text, text.get_rect(midleft=self._below_title.midleft))


class SinglePanel(LessonPanel):
    """The sheet of a lesson of one task."""

    with_tasks = False


class DemoPanel(LessonPanel):
    """The sheet of a demonstration."""

    fixed_rows = 1
    with_tasks = False
