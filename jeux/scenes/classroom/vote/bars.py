"""The bars of a vote on the sheet: each is pressed for its turn, and later shows how many were for it."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import line, shortened
from jeux.play.classroom.vote.activity import Stage, VoteActivity
from jeux.play.classroom.vote.vote import LETTERS
from jeux.scenes.table.display.panel import Panel
from jeux.ui import controls
from jeux.ui.drawing import LEAST_SIDE
from jeux.ui.widgets import Widgets

LARGEST, LEAST = 3.6, 1.9
"""Body sizes: the height of a bar."""
GAP = 0.4
COUNT, LEAST_WORDS = 2.4, 4.0
"""Body sizes: the width of a number, and the least width for a turn's text. With less room, only the letter is
shown."""


class VoteBars:
    """Lays the bars below the buttons of the moment."""

    def __init__(self, activity: VoteActivity) -> None:
        self._activity = activity
        self._buttons: list[controls.Button] = []
        self._laid: object = None

    def forget(self) -> None:
        """Forget the controls: they no longer exist."""
        self._buttons, self._laid = [], None

    def told(self) -> tuple[str, ...]:
        """The result as text for speech."""
        vote, get = self._activity.vote, self._activity.table.texts.get
        pairs = zip(LETTERS, vote.counts(), strict=False)
        return (", ".join(get("vote-count", letter=letter, n=count) for letter, count in pairs),)

    def rects(self, panel: Panel) -> list[pygame.Rect]:
        """The rectangles of the bars: one below the other, or in two columns on a low sheet."""
        scale, area, count = panel.scale, panel.list, len(self._activity.vote.candidates)
        gap = scale(GAP)
        columns = 1 if area.height >= count * (max(LEAST_SIDE, scale(LEAST)) + gap) else 2
        rows = -(-count // columns) or 1
        high = max(LEAST_SIDE, min(scale(LARGEST), (area.height - gap * rows) // rows))
        wide = (area.width - gap * (columns - 1)) // columns
        return [
            pygame.Rect(area.left + k // rows * (wide + gap), area.top + gap + k % rows * (high + gap), wide, high)
            for k in range(count)
        ]

    def least_height(self, panel: Panel) -> int:
        """What the bars need in two columns."""
        rows = -(-len(self._activity.vote.candidates) // 2)
        return rows * (LEAST_SIDE + panel.scale(GAP))

    def lay(self, widgets: Widgets, panel: Panel) -> None:
        """Lay out the bars as buttons while the class votes."""
        activity, rects = self._activity, self.rects(panel)
        words = [self._words(number, rect, panel) for number, rect in enumerate(rects)]
        state = activity.stage, tuple(map(tuple, rects)), tuple(words)
        if state == self._laid:
            return
        for button in self._buttons:
            widgets.remove(button)
        self._buttons, self._laid = [], state
        if activity.stage is not Stage.CAST:
            return
        for number, (rect, text) in enumerate(zip(rects, words, strict=True)):
            whole = activity.vote.candidates[number].words
            self._buttons.append(widgets.button(rect, text, partial(activity.cast, number), "plain", whole))

    def _words(self, number: int, rect: pygame.Rect, panel: Panel) -> str:
        """The letter, and the turn shortened to fit."""
        activity, scale = self._activity, panel.scale
        words = activity.vote.candidates[number].words
        told = activity.table.texts.get("vote-bar", letter=LETTERS[number], step=words)
        room = rect.width - scale(1.2)
        return shortened(told, "bold", scale.body, room) if room >= scale(LEAST_WORDS) else LETTERS[number]

    def draw(self, surface: pygame.Surface, panel: Panel) -> None:
        """What is proposed, and at the end the bars and their numbers."""
        activity, palette = self._activity, colours()
        if activity.stage is Stage.CAST:
            return
        counts, scale = activity.vote.counts(), panel.scale
        for number, rect in enumerate(self.rects(panel)):
            pygame.draw.rect(surface, palette.raised, rect, border_radius=4)
            if activity.stage is Stage.SHOWN and max(counts):
                full = rect.width - scale(COUNT)
                bar = pygame.Rect(rect.left, rect.top, round(full * counts[number] / max(counts)), rect.height)
                ink = palette.chalk(number + 1)[0]
                pygame.draw.rect(surface, ink, bar, border_radius=4)
                pygame.draw.rect(surface, palette.ink, bar, max(1, scale.thin), border_radius=4)
            pygame.draw.rect(surface, palette.edge, rect, max(1, palette.border), border_radius=4)
            self._write(surface, panel, number, rect, counts[number])

    def _write(self, surface: pygame.Surface, panel: Panel, number: int, rect: pygame.Rect, count: int) -> None:
        """Draw the text on a background of its own, so that it is legible on any bar, with the number at the right."""
        scale, palette, shown = panel.scale, colours(), self._activity.stage is Stage.SHOWN
        room = rect.inflate(-scale(1.0) - (scale(COUNT) if shown else 0), 0)
        words = line(self._words(number, room, panel), "bold", scale.body, palette.ink)
        slip = words.get_rect(left=rect.left + scale(0.5), centery=rect.centery)
        pygame.draw.rect(surface, palette.ground, slip.inflate(scale(0.4), 2), border_radius=3)
        surface.blit(words, slip)
        if shown:
            figure = line(str(count), "title", min(scale(1.6), round(rect.height * 0.8)), palette.ink)
            surface.blit(figure, figure.get_rect(right=rect.right - scale(0.4), centery=rect.centery))
