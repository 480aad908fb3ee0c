"""The names of the persons: a text field, buttons for known persons (recent opponents first), a guest, and warnings of
near-duplicate names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.texts import Texts
from jeux.match.record import Seat
from jeux.play.setup.choosing import Choice
from jeux.play.setup.seat_words import person
from jeux.scenes.app import App
from jeux.scenes.badge_buttons import INDENT, SIDE, Chip, chip_width, write_chips
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.newgame.chooser import Chooser
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look
from jeux.ui.items import Spot
from jeux.views.style.badges import badge_of

ROWS = 2
"""The rows of known players below the name field; a dialogue lists the others."""


def others_at(choice: Choice, player: int) -> list[str]:
    """The names of the persons on the other seats."""
    return [person(seat) for number, seat in enumerate(choice.seats) if number != player and person(seat)]


class People:
    """Writes the controls for persons on the new-game page."""

    def __init__(self, choice: Choice, chooser: Chooser, texts: Texts) -> None:
        self.choice, self.chooser, self.texts = choice, chooser, texts

    def line(self, page: Column, player: int, rect: pygame.Rect) -> None:
        """The name field of a person, with the badge before it and a button for all known persons after it."""
        seat, chooser, get, scale = self.choice.seats[player], self.chooser, self.texts.get, page.scale
        line, side = rect.copy(), scale(SIDE)
        if badge_of(person(seat), side):
            line.x, line.width = line.x + scale(INDENT), line.width - scale(INDENT)

            def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
                picture = badge_of(person(seat), side)
                if picture:
                    surface.blit(picture, picture.get_rect(midleft=at.midleft))

            page.items.append(Spot(pygame.Rect(rect.x, rect.y, side, rect.height), paint))
        if chooser.players.offered(others_at(self.choice, player)) or len(self.choice.seats) > 2:
            away = scale(BUTTON_HEIGHT) + scale(CHIP_GAP)
            line.width -= away
            more = pygame.Rect(line.right + scale(CHIP_GAP), rect.y, scale(BUTTON_HEIGHT), rect.height)
            pick = Button(f"pick.{player}", more, "…", partial(chooser.pick_person, player), scale)
            pick.label = get("new-person")
        else:
            pick = None
        hint = get("player-guest") if seat.guest else get("new-seat-name-help")
        named = partial(chooser.name_person, player)
        page.items.append(Field(f"name.{player}", line, seat.name, hint, named, scale, chooser.layout))
        page.items += [pick] if pick else []

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

    def offer(self, page: Column, player: int) -> None:
        """Those who are known and a guest, as many as two rows hold."""
        known = self.chooser.players.offered(others_at(self.choice, player))
        guest = self._chip(f"guest.{player}", self.texts.get("player-guest"), Seat("", guest=True), player)
        chips = [self._chip(f"known.{player}.{each.name}", each.name, Seat(each.name), player) for each in known]
        room = ROWS * page.width - chip_width(guest, page.scale) - (ROWS - 1) * page.scale(6)
        shown: list[Chip] = []
        for chip in chips:
            room -= min(page.width, chip_width(chip, page.scale)) + page.scale(CHIP_GAP)
            if room < 0:
                break
            shown.append(chip)
        write_chips(page, [*shown, guest])

    def _chip(self, name: str, text: str, seat: Seat, player: int) -> Chip:
        """A button that seats somebody; pressed again, it clears the seat."""
        here = self.choice.seats[player]
        chosen = seat.guest if here.guest else person(here) == seat.name and not seat.guest
        act = partial(self.chooser.seat_person, player, Seat("") if chosen else seat)
        return Chip(name, text, act, person(seat), chosen=chosen)


class PersonSheet(ChoiceSheet):
    """A list of all known persons, a guest, and nobody in particular, for one seat."""

    def __init__(self, app: App, choice: Choice, player: int, take: Callable[[int, Seat], None]) -> None:
        super().__init__(app)
        get, known = app.texts.get, app.players.offered(others_at(choice, player))
        self.title = get("new-person")
        self.sentence = "" if known else get("players-none")

        def row(text: str, seat: Seat) -> tuple[str, Callable[[], object], str]:
            return text, self.closing(partial(take, player, seat)), "plain"

        self.choices = [
            *(row(each.name, Seat(each.name)) for each in known),
            row(get("player-guest"), Seat("", guest=True)),
            row(get("stats-unnamed"), Seat("")),
            (get("button-cancel"), app.close, "primary"),
        ]
