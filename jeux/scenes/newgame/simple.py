"""The new-game page of the simple display: against the computer or for two. A button shows everything else."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import height_of
from jeux.play.setup import choosing
from jeux.play.setup.choosing import Choice
from jeux.play.setup.filters import COMPUTER, PEOPLE
from jeux.rules.contract import Game
from jeux.scenes.newgame.chooser import Chooser
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, draw_sheet
from jeux.ui.items import Item, Spot

TALL, GAP, MARGIN = 4.0, 1.0, 1.8
"""Body sizes: a button, what is between two, and the edge of the sheet."""
LEAST = 22.0
TITLE = 1.7


class SimplePage:
    """The items and the height of a page with two large buttons."""

    def __init__(
        self, game: Game, choice: Choice, chooser: Chooser, texts: Texts, scale: Scale, view: pygame.Rect
    ) -> None:
        self.scale, self.texts = scale, texts
        alone = len(choosing.simplest(game, COMPUTER).seats) < 2
        words = {COMPUTER: "simple-alone"} if alone else {COMPUTER: "simple-computer", PEOPLE: "simple-two"}
        rows = [(f"simple.{who}", texts.get(name), partial(chooser.play_simply, who)) for who, name in words.items()]
        self.asked, self.answers = texts.get("new-who"), [text for _, text, _ in rows]
        asked = self.asked
        widest = max(button_width(text, scale, "grand") for _, text, _ in rows)
        inner = min(max(scale(LEAST), widest + scale(2)), view.width - 2 * scale(MARGIN + 0.5))
        high = height_of(asked, "title", scale(TITLE), inner)
        tall = high + len(rows) * scale(TALL + GAP) + scale(GAP + BUTTON_HEIGHT) + 2 * scale(MARGIN)
        sheet = pygame.Rect(0, 0, inner + 2 * scale(MARGIN), tall)
        sheet.midtop = (view.width // 2, max(scale(1.2), (view.height - tall) // 3))
        self.items: list[Item] = [Spot(sheet, self._paper)]
        left, y = sheet.x + scale(MARGIN), sheet.y + scale(MARGIN)
        self.items.append(
            Spot(pygame.Rect(left, y, inner, high), painted_text(asked, "title", scale(TITLE), colours().ink, "center"))
        )
        y += high + scale(GAP)
        for name, text, act in rows:
            self.items.append(Button(name, pygame.Rect(left, y, inner, scale(TALL)), text, act, scale, "grand"))
            y += scale(TALL + GAP)
        more = texts.get("simple-more")
        rect = pygame.Rect(0, y, button_width(more, scale) + scale(1), scale(BUTTON_HEIGHT))
        rect.centerx = sheet.centerx
        self.items.append(Button("more", rect, more, chooser.show_all, scale))
        self.height = max(view.height, sheet.bottom + scale(1.2))

    def _paper(self, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        draw_sheet(surface, at, self.scale)
