"""The sheet of a lesson: its title, and the task in large letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.typography import height_of, leading, write
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.play.words.sentences import PlayerLine
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.display.sheet_plan import SheetPlan
from jeux.scenes.table.display.sheet_words import SheetWords, Written
from jeux.ui.shapes import draw_rounded

LARGE, HINT = (1.7, 1.5, 1.3, 1.15, 1.0), (1.25, 1.07, 1.0)
"""Body sizes of the task's text, and of a hint, in order of preference: the first that fits."""
SAID = 0.85
"""The size of the feedback as a share of the task's."""
ROWS = 2
"""Rows of buttons that a task may need."""
SPARE = 0.5
"""Body sizes: the gaps between the parts are not the same in pixels in each size of letters."""
ROWS_LEFT = 3
"""The number of button rows that the text must leave free."""


@dataclass(frozen=True, slots=True)
class LessonContent(PanelContent):
    """The content of a lesson's sheet; `message` is the task."""

    said: str = ""
    """The feedback on the last try."""

    def sentences(self) -> tuple[str, ...]:
        return (*self.message.split("\n"), self.said) if self.said else tuple(self.message.split("\n"))


def players_at(session: Session) -> tuple[PlayerLine, ...]:
    """The sides, with the one to move marked, without the names of who plays them."""
    position, sentences = session.match.position, session.sentences
    lines = [sentences.player(player, player == position.turn, False, position) for player in range(session.players)]
    return tuple(replace(line, detail="") for line in lines)


class LessonWords(SheetWords):
    """The task in large letters, and the feedback on the last try beside a coloured bar."""

    face = "title"
    sizes: tuple[float, ...] = LARGE

    @property
    def ink(self) -> Colour:
        """The colour of the task."""
        return colours().on_cloth

    def height(self, content: PanelContent) -> int:
        return self.words_height(content) + (self.why_height if content.explained else 0)

    def words_height(self, content: PanelContent) -> int:
        return self.height_in(content, *self._sizes(content))

    def height_in(self, content: PanelContent, size: int, said: int) -> int:
        """The height of both texts in these font sizes."""
        width = self.message.width
        height = height_of(content.message, self.face, size, width)
        words = content.said if isinstance(content, LessonContent) else ""
        return height + (self.scale(0.5) + height_of(words, "bold", said, width - self._aside) if words else 0)

    def to_explain(self, content: PanelContent) -> tuple[Written, ...]:
        size, said = self._sizes(content)
        task = Written(content.message, self.message, size, self.face, leading(size))
        words = content.said if isinstance(content, LessonContent) else ""
        top = task.box.top + height_of(content.message, self.face, size, task.box.width) + self.scale(0.5)
        left, width = task.box.left + self._aside, task.box.width - self._aside
        return task, Written(words, pygame.Rect(left, top, width, task.box.bottom - top), said, "bold", leading(said))

    def draw(self, surface: pygame.Surface, content: PanelContent, more: int) -> None:
        task, words = self.to_explain(content)
        box = pygame.Rect(self.message.topleft, (self.message.width, self.message.height + more))
        write(surface, task.text, box, task.face, task.size, self.ink)
        if not words.text:
            return
        height = height_of(words.text, words.face, words.size, words.box.width)
        bar = pygame.Rect(box.left, words.box.top, max(4, self.scale(0.25)), height)
        draw_rounded(surface, bar, bar.width // 2, colours().warning if content.refusal else colours().accent)
        rest = pygame.Rect(words.box.topleft, (words.box.width, box.bottom - words.box.top))
        write(surface, words.text, rest, words.face, words.size, colours().on_cloth)

    def _sizes(self, content: PanelContent) -> tuple[int, int]:
        """The font sizes of the task and of the feedback."""
        row = max(32, self.scale.body * 2 + self.scale(0.2)) + max(6, self.scale(0.4))
        room = self.room.bottom - self.message.top - ROWS_LEFT * row
        for ems in self.sizes:
            size = self.scale(ems)
            said = max(self.scale.body, round(size * SAID))
            if self.height_in(content, size, said) <= room:
                break
        return size, said

    @property
    def _aside(self) -> int:
        """The indent of the feedback: its bar stands left of it."""
        return self.scale(0.8)


class DemoWords(LessonWords):
    """A hint, softer than the caption below the board."""

    face = "serif-italic"
    sizes = HINT

    @property
    def ink(self) -> Colour:
        return colours().on_cloth_soft


A_LESSON = SheetPlan(
    message_ems=4.7,
    led_back=True,
    subtitle_below=True,
    rules_told=False,
    with_tasks=True,
    with_list=False,
    words=LessonWords,
)
"""The sheet of a lesson, with a row for its tasks."""
OF_ONE_TASK = replace(A_LESSON, with_tasks=False)
"""The sheet of a lesson of one task."""
A_DEMONSTRATION = replace(A_LESSON, message_ems=3.4, with_tasks=False, words=DemoWords)
"""The sheet of a demonstration, whose sentences stand below the board."""


def _words_height(panel: Panel, task: str, said: str) -> int:
    """The pixels that a task and a text take in the smallest letters."""
    content, body = LessonContent("", "", (), task, False, (), said=said), panel.scale.body
    return LessonWords(panel.scale, panel.message, panel.message).height_in(content, body, body)


def holds(panel: Panel, task: str, said: str) -> bool:
    """Whether there is room for this on the sheet in the smallest letters, with the rows of buttons of a task."""
    words, rows = _words_height(panel, task, said), ROWS * (panel.row_height + panel.gap)
    return panel.message.top + max(panel.message.height, words) + panel.gap + rows <= panel.buttons.top


def making_way(panel: Panel, words: Sequence[tuple[str, str]]) -> SheetPlan:
    """The plan of a panel whose head gives way to the longest of some tasks and texts, to its discs and to a second row
    of buttons."""
    longest = max((_words_height(panel, *each) for each in words), default=0)
    rows = ROWS - 1 + panel.plan.with_tasks
    pixels = longest + rows * (panel.row_height + panel.gap) + panel.scale(SPARE)
    return replace(panel.plan, longest_ems=pixels / panel.scale.body)
