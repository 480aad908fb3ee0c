"""The page of a game in the simple display: against the computer or for two. A link shows everything else."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.play.setup import choosing
from jeux.play.setup.filters import COMPUTER, PEOPLE
from jeux.rules.contract import Game
from jeux.scenes.newgame.chooser import Chooser
from jeux.scenes.newgame.front import SAYING, name_size
from jeux.ui.blocks import Column, painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import LARGE, button_width
from jeux.ui.items import Item, Spot

FIRST, OTHER, GAP = 4.4, 3.8, 1.1
"""Body sizes: the height of the first answer, of the others, and what is between two."""


class SimplePage:
    """The items of the page in a column from y 0, and their height."""

    def __init__(self, game: Game, chooser: Chooser, texts: Texts, scale: Scale, width: int, *, small: bool) -> None:
        alone = len(choosing.simplest(game, COMPUTER).seats) < 2
        words = {COMPUTER: "simple-alone"} if alone else {COMPUTER: "simple-computer", PEOPLE: "simple-two"}
        rows = [(f"simple.{who}", texts.get(name), partial(chooser.play_simply, who)) for who, name in words.items()]
        self.asked, self.answers = texts.get("new-who"), [text for _, text, _ in rows]
        page = Column(scale, 0, 0, width)
        name = texts.game(game.key, "name")
        size = name_size(name, scale, width, small=small)
        page.items.append(
            Spot(pygame.Rect(0, 0, width, leading(size)), painted_text(name, "title", size, colours().ink))
        )
        page.y = leading(size)
        if not small:
            page.write(texts.game(game.key, "hover"), "serif-italic", SAYING, colours().ink_soft)
        page.gap(0.4 if small else 1.8)
        fits = all(button_width(text, scale, LARGE) <= width for _, text, _ in rows)
        for number, (item, text, act) in enumerate(rows):
            kind = "grand" if number == 0 else LARGE
            if not fits:
                kind = "primary" if number == 0 else "plain"
            high = scale((FIRST if number == 0 else OTHER) * (0.7 if small else 1))
            page.items.append(Button(item, pygame.Rect(0, page.y, width, high), text, act, scale, kind))
            page.y += high + (scale(GAP * (0.5 if small else 1)) if number < len(rows) - 1 else 0)
        page.gap(0.5 if small else 1.2)
        self.items: list[Item] = page.items
        self.height = page.y
