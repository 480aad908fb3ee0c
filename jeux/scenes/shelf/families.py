"""The shelf as a map of game families: small cards, each with two similar games to try."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, write
from jeux.play.library.families import PROPOSED, Family, families_of, known_map
from jeux.play.setup.game_words import facts_text
from jeux.rules import CARDS
from jeux.rules.card import Card
from jeux.scenes.shelf.cards import MARGIN, NAME, SMALL, facts_lines, frame_picture, lift
from jeux.scenes.shelf.grid import ShelfGrid
from jeux.scenes.shelf.match_cards import failed_card
from jeux.scenes.shelf.unshown import guarded
from jeux.ui.band import column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, put
from jeux.ui.items import Spot
from jeux.views.pictures import picture

LEAST = 27.0
"""Body sizes of the narrowest card."""
GAP = 1.2
PICTURE = 0.36
"""The share of a card's width that its picture takes."""
LINES = 2
"""Lines for the reason of a proposal."""


class FamilyGrid(ShelfGrid):
    """Lays out the families one below the other, small ones side by side."""

    def set_games(self) -> None:
        scale = self.scale
        games = {game.key: game for game in self.state.games}
        if not games:
            self.nothing()
            return
        self.heading(self.texts.get("menu-families"))
        left, inner = column(self.view.width, scale)
        gap = scale(GAP)
        columns = max(1, (inner + gap) // (scale(LEAST) + gap))
        width = (inner - gap * (columns - 1)) // columns
        for row in packed(families_of(games.values()), columns):
            place, bottom = 0, self.y
            for family in row:
                box = pygame.Rect(left + place * (width + gap), self.y, width, 0)
                bottom = max(bottom, self._family(family, games, box, columns - place))
                place += len(family.games)
            self.y = bottom + scale(0.6)

    def _family(self, family: Family, games: dict[str, Card], box: pygame.Rect, columns: int) -> int:
        """Lay out a heading and the cards of a family, from the left edge of `box`; return the y below them."""
        scale, gap = self.scale, self.scale(GAP)
        name, explained = self.texts.get(f"family-{family.id}"), self.texts.get(f"family-{family.id}-help")
        title = name[:1].upper() + name[1:]
        rect = pygame.Rect(box.x, box.y, box.width, leading(scale(NAME)) + leading(scale.body))

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            upper = pygame.Rect(at.x, at.y, at.width, leading(scale(NAME)))
            put(surface, title, "title", scale(NAME), colours().on_cloth, upper, "left")
            lower = pygame.Rect(at.x, upper.bottom, at.width, leading(scale.body))
            put(surface, explained, "text", scale(SMALL), colours().on_cloth_soft, lower, "left")

        self.items.append(Spot(rect, paint, heading=title))
        high = card_height(scale)
        top = rect.bottom + scale(0.2)
        for number, key in enumerate(family.games):
            row, place = divmod(number, min(columns, len(family.games)))
            at = (box.x + place * (box.width + gap), top + row * (high + gap))
            self._small_card(games[key], pygame.Rect(at, (box.width, high)))
        rows = -(-len(family.games) // min(columns, len(family.games)))
        return top + rows * (high + gap)

    def _small_card(self, game: Card, rect: pygame.Rect) -> None:
        """The card of a game: its picture on the left, and the games to try on the right."""
        name, offered = f"game.{game.key}", self.state.offered
        proposed = tuple(filter(offered.game, known_map().proposed.get(game.key, ())))
        places = proposals(rect, self.scale)

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            sheet = lift(surface, at, look, self.scale)
            self._draw(surface, sheet, game, proposals(sheet, self.scale)[: len(proposed)])

        self.items.append(
            Spot(
                rect,
                guarded(paint, failed_card("", self.texts, self.scale), name),
                name,
                partial(self.actions.open_game, game),
            )
        )
        for place, other in zip(places, proposed, strict=False):
            text = self.texts.get("menu-try", game=self.texts.game(other, "name"))
            act = partial(self.actions.show_game, CARDS[other])
            link = pygame.Rect(place.topleft, (place.width, self.scale(BUTTON_HEIGHT)))
            self.items.append(Button(f"try.{game.key}.{other}", link, text, act, self.scale, "link"))

    def _draw(self, surface: pygame.Surface, sheet: pygame.Rect, game: Card, places: list[pygame.Rect]) -> None:
        """Draw the picture, name and facts of a game, and below each of `places`' links the reason for it."""
        scale, texts, palette = self.scale, self.texts, colours()
        margin, small, words = scale(MARGIN), scale(SMALL), proposals(sheet, scale)[0]
        frame = pygame.Rect(sheet.x + margin, sheet.y + margin, _picture_width(sheet), sheet.height - 2 * margin)
        surface.blit(picture(game, frame.size), frame)
        frame_picture(surface, frame)
        head = pygame.Rect(words.x, frame.y, words.width, leading(scale(NAME)))
        title = texts.game(game.key, "name")
        put(surface, title, "title", fitting_size(title, "title", scale(NAME), head.width), palette.ink, head, "left")
        under = pygame.Rect(head.x, head.bottom, head.width, leading(small))
        facts = facts_lines(facts_text(game, texts), small, head.width)[0]
        put(surface, facts, "text", small, palette.ink_soft, under, "left")
        for number, place in enumerate(places):
            reason, size = texts.game(game.key, f"try-{number + 1}"), small
            below = place.y + scale(BUTTON_HEIGHT - 0.35)
            while height_of(reason, "text", size, place.width) > LINES * leading(small) and size > scale(0.75):
                size -= 1
            room = pygame.Rect(place.x, below, place.width, LINES * leading(small))
            write(surface, reason, room, "text", size, palette.ink_soft)


def _picture_width(card: pygame.Rect) -> int:
    return round(PICTURE * card.width)


def proposals(card: pygame.Rect, scale: Scale) -> list[pygame.Rect]:
    """Where the proposals go on a card: a link and its reason each."""
    margin = scale(MARGIN)
    left = card.x + _picture_width(card) + 2 * margin
    top = card.y + margin + leading(scale(NAME)) + leading(scale(SMALL))
    high = scale(BUTTON_HEIGHT) + LINES * leading(scale(SMALL))
    return [pygame.Rect(left, top + number * high, card.right - margin - left, high) for number in range(PROPOSED)]


def card_height(scale: Scale) -> int:
    """The height of a small card: the name and facts of a game, two proposals, and the margins."""
    words = leading(scale(NAME)) + leading(scale(SMALL))
    proposals = PROPOSED * (scale(BUTTON_HEIGHT) + LINES * leading(scale(SMALL)))
    return words + proposals + 2 * scale(MARGIN) - scale(0.2)


def packed(families: list[Family], columns: int) -> list[list[Family]]:
    """Pack the families into rows of at most `columns` cards; a larger family gets rows of its own. A row with room
    left takes a later family that fits."""
    left, rows = list(families), []
    while left:
        row = [left.pop(0)]
        free = columns - len(row[0].games)
        while mate := next((family for family in left if len(family.games) <= free), None):
            left.remove(mate)
            row.append(mate)
            free -= len(mate.games)
        rows.append(row)
    return rows
