"""The names of the persons: a text field with a list of known persons, and warnings of near-duplicate names."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.match.record import Seat
from jeux.play.setup.choosing import Choice
from jeux.play.setup.seat_words import person
from jeux.rules.contract import Game
from jeux.scenes.badge_buttons import INDENT, SIDE, Chip, write_chips
from jeux.scenes.newgame.chooser import Chooser
from jeux.ui.blocks import Column
from jeux.ui.controls import Field
from jeux.ui.drawing import Look, draw_box, width_of
from jeux.ui.items import Spot
from jeux.ui.list_field import ListField
from jeux.views.style.badges import badge_of

BADGE = 0.4
"""Body sizes between the frame and a badge."""


def others_at(choice: Choice, player: int) -> list[str]:
    """The names of the persons on the other seats."""
    return [person(seat) for number, seat in enumerate(choice.seats) if number != player and person(seat)]


class People:
    """Writes the controls for persons on the new-game page."""

    def __init__(self, game: Game, choice: Choice, chooser: Chooser, texts: Texts) -> None:
        self.game, self.choice, self.chooser, self.texts = game, choice, chooser, texts

    def heard(self, player: int) -> str:
        """What a seat is called for who hears the page: its side, or while sides are drawn its number."""
        if self.choice.at_random:
            return self.texts.get("new-seat-number", n=player + 1)
        return self.texts.game(self.game.key, f"side-{player}-title")

    def line(self, page: Column, player: int, rect: pygame.Rect) -> None:
        """Who sits here: a name is typed, or taken from the list that the chevron at its end opens. Both stand in one
        frame, after the badge of a player who is known."""
        seat, chooser, get, scale = self.choice.seats[player], self.chooser, self.texts.get, page.scale
        name, side = person(seat), scale(SIDE)
        known = badge_of(name, side) is not None

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_box(surface, at, colours().field, colours().edge, scale)
            picture = badge_of(name, side)
            if picture:
                surface.blit(picture, picture.get_rect(midleft=(at.x + scale(BADGE), at.centery)))

        frame = Spot(rect, paint, words="")
        field, chevron = rect.copy(), rect.copy()
        chevron.width = rect.height
        chevron.right = rect.right
        field.width -= chevron.width
        if known:
            field.x, field.width = field.x + scale(INDENT), field.width - scale(INDENT)
        hint = get("player-guest") if seat.guest else get("new-seat-name-help")
        if width_of(hint, "italic", scale.body) + scale(1) > field.width:
            hint = get("new-seat-name")
        typed = Field(
            f"name.{player}", field, seat.name, hint, partial(chooser.name_person, player), scale, chooser.layout
        )
        typed.bare, typed.label = True, get("new-name-of", seat=self.heard(player))
        page.items += [frame, typed, self._list(player, chevron, rect, scale)]

    def _list(self, player: int, rect: pygame.Rect, frame: pygame.Rect, scale: Scale) -> ListField:
        """All who may sit here: those who are known, the last opponents first, a guest, and nobody in particular."""
        get, here = self.texts.get, self.choice.seats[player]
        names = [each.name for each in self.chooser.players.offered(others_at(self.choice, player))]
        seats = [*map(Seat, names), Seat("", guest=True), Seat("")]
        words = [*names, get("player-guest"), get("stats-unnamed")]
        pictures = [*(badge_of(each, scale(SIDE)) for each in names), None, None] if names else []
        same = [n for n, seat in enumerate(seats) if (seat.name, seat.guest) == (here.name, here.guest)]
        take = lambda n: self.chooser.seat_person(player, seats[n])  # noqa: E731
        chosen = same[0] if same else -1
        pick = ListField(f"pick.{player}", rect, words, chosen, take, scale, pictures)
        pick.bare, pick.anchor, pick.label = True, frame, get("new-person-of", seat=self.heard(player))
        pick.spoken = here.name
        return pick

    def twin(self, page: Column, player: int) -> None:
        """If a new name is almost that of a known person, a note and a button that takes the known one."""
        seat, players = self.choice.seats[player], self.chooser.players
        twin = players.twin(seat.name) if seat.name and not seat.guest and not players.find(seat.name) else None
        if not twin or twin.name in others_at(self.choice, player):
            return
        get = self.texts.get
        page.gap(0.3)
        page.note(get("players-twin", name=seat.name, twin=twin.name))
        page.gap(0.2)
        take = partial(self.chooser.seat_person, player, Seat(twin.name))
        write_chips(page, [Chip(f"twin.{player}", get("players-twin-take", twin=twin.name), take, twin.name)])
