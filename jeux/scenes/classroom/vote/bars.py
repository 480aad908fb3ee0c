"""The bars of a vote on the sheet: each is pressed for its turn, and later shows how many were for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.palette import Pair, colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, leading, line
from jeux.play.classroom.vote.activity import Stage, VoteActivity
from jeux.play.classroom.vote.vote import LETTERS
from jeux.scenes.table.display.panel import Panel
from jeux.ui.controls import Button, StepButton
from jeux.ui.drawing import LEAST_SIDE, MINUS, PLUS, Look, draw_track, put, radius_of, width_of
from jeux.ui.shapes import draw_disc, draw_rounded
from jeux.ui.widgets import Widgets

LARGEST, LEAST = 3.4, 1.9
"""Body sizes: the height of a bar."""
GAP = 0.4
DISC = 0.95
"""Body sizes: the radius of the disc with the letter, in the colour of the mark on the board."""
SHORTENED = 8.0
"""Body sizes: with less room, a turn that does not fit is told by its letter alone, as on the board."""
COUNT = 2.4
"""Body sizes: the width of a number."""
STEPPER, STEP = 2.5, 1.3
"""The height of the stepper in body sizes; the width of its ends, of its height."""
TRACK, LEAST_TRACK = 0.6, 4
"""Body sizes: the height of the line that shows how many; pixels: what it is at least."""


class BarButton(Button):
    """A vote for one turn, which has this number."""

    def __init__(
        self, number: int, rect: pygame.Rect, words: str, turn: str, act: Callable[[], object], scale: Scale
    ) -> None:
        super().__init__(f"vote.{number}", rect, words, act, scale, tip=turn)
        self.number, self.turn = number, turn

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_bar(surface, rect, self.number, self.turn, self.scale, look)


class PupilsButton(StepButton):
    """An end of the stepper, with its part of the track: `way` is -1 for the left end, 1 for the right one."""

    way = -1

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        track = rect.inflate(2 * rect.width, 0)  # goes on beyond the picture of the button, to its other end
        track.left, track.width = (rect.left if self.way < 0 else track.left), 2 * rect.width
        draw_track(surface, track, [rect.width], -9, self.scale)
        super().paint(surface, rect, look)


def draw_bar(
    surface: pygame.Surface,
    rect: pygame.Rect,
    number: int,
    words: str,
    scale: Scale,
    look: Look,
    shown: tuple[int, float] | None = None,
) -> None:
    """Draw one bar: its letter as on the board, its turn; `shown` are how many were for it, and that as a part of the
    most."""
    palette, (body, dark) = colours(), colours().chalk(number + 1)
    fill = palette.raised if look.hover else palette.ground
    draw_rounded(surface, rect, radius_of(scale), fill, palette.accent if look.hover else palette.edge, scale.thin)
    row = rect.inflate(-2 * scale(0.6), 0)
    row.y += look.pressed
    if shown:
        row = _draw_share(surface, rect, row, shown, palette.chalk(number + 1), scale)
    radius = min(scale(DISC), row.height // 2 - 2)
    centre = (row.left + radius, row.centery)
    draw_disc(surface, centre, radius, body, dark, max(1, scale.thin))
    letter = line(LETTERS[number], "bold", min(scale(1.0), 2 * radius - 4), dark)
    surface.blit(letter, letter.get_rect(center=centre))
    left = centre[0] + radius + scale(0.7)
    room = pygame.Rect(left, row.y, row.right - left, row.height)
    size = fitting_size(words, "text", scale.body, room.width)
    if width_of(words, "text", size) <= room.width or room.width >= scale(SHORTENED):
        put(surface, words, "text", size, palette.ink, room, "left")


def _draw_share(
    surface: pygame.Surface, rect: pygame.Rect, row: pygame.Rect, shown: tuple[int, float], chalk: Pair, scale: Scale
) -> pygame.Rect:
    """Draw how many were for a turn, as a number and as a line at the foot of its bar; returns what is left of `row`
    for the words."""
    palette, count, part = colours(), *shown
    high = max(LEAST_TRACK, min(scale(TRACK), rect.height - leading(scale.body) - scale(0.4)))
    below = max(2, min(scale(0.4), rect.height - leading(scale.body) - high))
    track = pygame.Rect(row.left, rect.bottom - high - below, row.width, high)
    draw_rounded(surface, track, track.height // 2, palette.field, palette.edge, scale.thin)
    if part:
        track.width = max(track.height, round(track.width * part))
        draw_rounded(surface, track, track.height // 2, *chalk, scale.thin)
    left = pygame.Rect(row.left, row.top, row.width - scale(COUNT), track.top - row.top)
    number = pygame.Rect(left.right, row.top, scale(COUNT), left.height)
    put(surface, str(count), "title", min(scale(1.6), left.height - scale(0.4)), palette.ink, number, "right")
    return left


class VoteBars:
    """Lays the bars below the buttons of the moment."""

    def __init__(self, activity: VoteActivity, count: Callable[[int], object]) -> None:
        """`count` changes the number of pupils by its argument."""
        self._activity, self._count = activity, count
        self._buttons: list[Button] = []
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
        scale, area, count = panel.scale, panel.list.copy(), len(self._activity.vote.candidates)
        gap = scale(GAP)
        if self._activity.stage is Stage.CAST:
            area.top, area.height = self.stepper(panel).bottom, area.bottom - self.stepper(panel).bottom
        columns = 1 if area.height >= count * (max(LEAST_SIDE, scale(LEAST)) + gap) else 2
        rows = -(-count // columns) or 1
        high = max(LEAST_SIDE, min(scale(LARGEST), (area.height - gap * rows) // rows))
        wide = (area.width - gap * (columns - 1)) // columns
        return [
            pygame.Rect(area.left + k // rows * (wide + gap), area.top + gap + k % rows * (high + gap), wide, high)
            for k in range(count)
        ]

    def stepper(self, panel: Panel) -> pygame.Rect:
        """The track on which the number of pupils is changed, above the bars."""
        area = panel.list
        return pygame.Rect(area.left, area.top + panel.scale(GAP), area.width, max(LEAST_SIDE, panel.scale(STEPPER)))

    def least_height(self, panel: Panel) -> int:
        """What the stepper needs, and the bars in two columns."""
        rows = -(-len(self._activity.vote.candidates) // 2)
        above = self.stepper(panel).height + panel.scale(GAP) if self._activity.stage is Stage.CAST else 0
        return above + rows * (LEAST_SIDE + panel.scale(GAP))

    def lay(self, widgets: Widgets, panel: Panel) -> None:
        """Lay out the bars as buttons while the class votes."""
        activity, rects = self._activity, self.rects(panel)
        words = [self._words(number) for number in range(len(rects))]
        state = activity.stage, tuple(map(tuple, rects)), tuple(words), activity.vote.most
        if state == self._laid:
            return
        before, self._buttons, self._laid = self._buttons, [], state
        if activity.stage is Stage.CAST:
            self._buttons += self._steps(panel)
            for number, (rect, text) in enumerate(zip(rects, words, strict=True)):
                turn, vote = activity.vote.candidates[number].words, partial(activity.cast, number)
                self._buttons.append(BarButton(number, rect, text, turn, vote, panel.scale))
        widgets.tools(before, self._buttons)

    def _steps(self, panel: Panel) -> list[Button]:
        """The two ends of the stepper."""
        track, made, get = self.stepper(panel), list[Button](), self._activity.table.texts.get
        wide = round(STEP * track.height)
        for name, sign, left, by in (("fewer", MINUS, track.left, -1), ("more", PLUS, track.right - wide, 1)):
            rect = pygame.Rect(left, track.top, wide, track.height)
            button = PupilsButton(f"pupils.{name}", rect, sign, partial(self._count, by), panel.scale)
            button.way = by
            button.label, button.spoken = self._pupils(), get(f"vote-{name}")
            button.ended = by < 0 and not self._activity.vote.most
            made.append(button)
        return made

    def _pupils(self) -> str:
        return self._activity.table.texts.get("vote-pupils", n=self._activity.vote.most)

    def _words(self, number: int) -> str:
        """The letter and the turn."""
        candidate = self._activity.vote.candidates[number]
        return self._activity.table.texts.get("vote-bar", letter=LETTERS[number], step=candidate.words)

    def draw(self, surface: pygame.Surface, panel: Panel) -> None:
        """What is proposed, and at the end how many were for each."""
        activity = self._activity
        if activity.stage is Stage.CAST:
            self._draw_count(surface, panel)
            return
        counts, most = activity.vote.counts(), max(activity.vote.counts(), default=0)
        for number, rect in enumerate(self.rects(panel)):
            shown = (counts[number], counts[number] / max(1, most)) if activity.stage is Stage.SHOWN else None
            turn = activity.vote.candidates[number].words
            draw_bar(surface, rect, number, turn, panel.scale, Look(False, False), shown)

    def _draw_count(self, surface: pygame.Surface, panel: Panel) -> None:
        """The number of pupils between the ends of its stepper."""
        track, scale = self.stepper(panel), panel.scale
        wide = round(STEP * track.height)
        palette, room = colours(), track.inflate(-2 * wide, 0)
        clip = surface.get_clip()
        surface.set_clip(room.clip(clip))
        draw_track(surface, track, (), -9, scale)
        surface.set_clip(clip)
        put(surface, self._pupils(), "bold", scale.body, palette.ink, room, "center")
