"""« Plus de choix… »: everything a new game can ask, the players on the left, dice, length and rule on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.play.setup import choosing
from jeux.play.setup.choosing import Choice
from jeux.play.setup.filters import WHO
from jeux.play.setup.level_words import level_says
from jeux.rules.contract import Game
from jeux.scenes.newgame.ahead import Ahead
from jeux.scenes.newgame.asking import ask, between, heading, say
from jeux.scenes.newgame.chooser import Chooser
from jeux.scenes.newgame.front import Link, link_row
from jeux.scenes.newgame.people import People
from jeux.scenes.newgame.rule import RuleSections
from jeux.ui.band import column
from jeux.ui.blocks import Column, rule, track_width
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, put, width_of
from jeux.ui.items import Item, Spot
from jeux.ui.spread import column_width, facing, spread
from jeux.views.pictures import man

EMBLEM = 2.0
NAME_LEAST = 8.0
"""Body sizes: the least width of a name field beside its side; with less room, it gets a row of its own."""
PLAY, LOW_PLAY, PLAY_WIDE = 3.4, 2.4, 14.0
"""Body sizes: the action at the foot; its height in a low window, its width where there is one column."""
TITLE = 1.9
AROUND = 0.6, 0.7
"""Body sizes above and below it."""


def play_foot(texts: Texts, scale: Scale, width: int, play: Callable[[], object], low: bool) -> tuple[list[Item], int]:
    """The foot of the page with its action at the right, as wide as the column above it, under a line as wide as all
    columns; and its height, less in a low window."""
    left, inner = column(width, scale)
    words = texts.get("button-play")
    wide = column_width(width, scale) if facing(width, scale) else max(scale(PLAY_WIDE), button_width(words, scale))
    wide = min(inner, wide)
    above, below = (scale(ems * (0.6 if low else 1)) for ems in AROUND)
    rect = pygame.Rect(left + inner - wide, above, wide, scale(LOW_PLAY if low else PLAY))
    height = rect.bottom + below
    line = Spot(pygame.Rect(left, 0, inner, scale.thin), rule)
    return [line, Button("play", rect, words, play, scale, "grand")], height


class NewGamePage:
    """The items and the height of the page."""

    def __init__(
        self,
        game: Game,
        choice: Choice,
        chooser: Chooser,
        texts: Texts,
        scale: Scale,
        view: pygame.Rect,
        links: Sequence[Link],
        title: str = "",
    ) -> None:
        self.title = title
        """Written above everything, where it is not on the band."""
        self.game, self.choice, self.chooser = game, choice, chooser
        self.scale, self.texts, self.links = scale, texts, links
        self.people = People(game, choice, chooser, texts)
        self.items, self.height = spread(view, self.scale, self._left, self._rule, self._elsewhere)

    def _left(self, page: Column) -> None:
        """Who plays, and the handicap of one of them."""
        if self.title:
            page.write(self.title, "title", TITLE)
            page.gap(0.5)
        self._who(page)
        if self.chooser.offered.has("change") and len(self.choice.seats) > 1:
            between(page)
            Ahead(self.game, self.choice, self.chooser, self.texts).write(page)

    def _elsewhere(self, page: Column) -> None:
        """The ways to other pages of this game."""
        heading(page, self.texts.get("new-elsewhere"))
        room = pygame.Rect(page.x, page.y, page.width, self.scale(BUTTON_HEIGHT))
        row = link_row(self.links, room, self.scale)
        page.items += row
        page.y = max([page.y, *(link.rect.bottom for link in row)])

    # --- the left page: who plays ---------------------------------------------------------------------------------

    def _who(self, page: Column) -> None:
        texts, choice, chooser = self.texts, self.choice, self.chooser
        heading(page, texts.get("new-who"))
        if len(choice.seats) > 1:
            words = [texts.get(f"filter-who-{who}") for who in WHO]
            if len(choice.seats) == 2:
                words[1] = texts.get("new-who-two")
            chosen = WHO.index(choice.who) if choice.who else -1
            take = lambda i: chooser.choose(choosing.with_who(choice, WHO[i]))  # noqa: E731
            ask(page, "who", words, chosen, take, heard=texts.get("new-who"))
            page.gap(0.9)
        if len(self.game.players) > 1:
            counts = sorted(self.game.players)
            ask(
                page,
                "players",
                [str(count) for count in counts],
                counts.index(len(choice.seats)),
                lambda i: chooser.choose(choosing.with_players(choice, counts[i])),
                texts.get("new-players"),
            )
            page.gap(0.9)
        if len(choice.seats) > 1:
            self._sides(page)
        for player in range(len(choice.seats)):
            self._seat(page, player)
        self._levels(page)
        self._hands(page)

    def _hands(self, page: Column) -> None:
        """Whether several persons share the keyboard."""
        if len(self.choice.persons) < 2:
            return
        get = self.texts.get
        page.rule()
        page.gap(0.5)
        words = [get("setting-shared-keys-off"), get("setting-shared-keys-on")]
        chosen, label = int(self.chooser.shared_keys), get("setting-shared-keys")
        ask(page, "hands", words, chosen, lambda i: self.chooser.share_keys(i == 1), label)
        say(page, get("setting-shared-keys-help"))

    def _sides(self, page: Column) -> None:
        """Choose the side of the only person, or whether sides are assigned at random."""
        texts, choice, chooser = self.texts, self.choice, self.chooser
        at_random = replace(choice, at_random=True)
        if len(choice.persons) == 1 and not self.many:
            label, words = texts.get("new-side"), [self._side(player) for player in range(len(choice.seats))]
            choices = [choosing.with_side(choice, player) for player in range(len(choice.seats))]
            chosen = choice.persons[0]
        else:
            label, words = texts.get("new-sides"), [texts.get("new-sides-as-below")]
            choices, chosen = [replace(choice, at_random=False)], 0
        words.append(texts.get("new-side-lot"))
        choices.append(at_random)
        if choice.at_random:
            chosen = len(words) - 1
        ask(page, "side", words, chosen, lambda i: chooser.choose(choices[i]), label)
        if choice.at_random:
            say(page, texts.get("new-side-lot-help"))
        page.gap(0.9)

    def _side(self, player: int) -> str:
        return self.texts.game(self.game.key, f"side-{player}-title")

    def _seat(self, page: Column, player: int) -> None:
        """A side with its player, and the player's name or the computer's level; all in one row if there are many
        seats."""
        seat, many = self.choice.seats[player], self.many
        if len(self.choice.seats) > 1:  # a single seat follows the rule of the heading
            page.rule()
            page.gap(0.3 if many else 0.7)
        free = self._seat_row(page, player)
        if many:
            if not seat.level and free.width >= self.scale(NAME_LEAST):
                self.people.line(page, player, free)
            elif not seat.level:
                self._name_below(page, player, 0.2)
            if not seat.level:
                self.people.twin(page, player)
            page.gap(0.3)
            return
        page.gap(0.5)
        if seat.level:
            heard = self.texts.get("new-level-of", seat=self.people.heard(player))
            self._level(page, f"level.{player}", seat.level, partial(self.chooser.choose_level, player), heard)
        else:
            self._name_below(page, player, 0)
            self.people.twin(page, player)
        page.gap(0.8)

    @property
    def many(self) -> bool:
        """Whether there are more than two seats: each then has a single row, and all computers one level."""
        return len(self.choice.seats) > 2

    def _level(self, page: Column, name: str, level: int, take: Callable[[int], None], heard: str) -> None:
        levels = self.chooser.offered.levels
        words = [self.texts.get(f"level-{number}") for number in levels]
        ask(page, name, words, levels.index(level), lambda i: take(levels[i]), heard=heard)
        say(page, level_says(self.texts, self.game.key, level))

    def _levels(self, page: Column) -> None:
        """Choose the level of all computers, if there are many seats."""
        if self.many and len(self.choice.persons) < len(self.choice.seats):
            page.rule()
            page.gap(0.5)
            heard = self.texts.get("new-level-of-all")
            self._level(page, "level", self.choice.level, self.chooser.choose_levels, heard)

    def _name_below(self, page: Column, player: int, gap: float) -> None:
        """The line for a name in a row of its own."""
        page.gap(gap)
        rect = pygame.Rect(page.x, page.y, page.width, self.scale(BUTTON_HEIGHT))
        self.people.line(page, player, rect)
        page.y = rect.bottom

    def _seat_row(self, page: Column, player: int) -> pygame.Rect:
        """The row of a side: its emblem and name, and at the right who plays it. Returns the free space between
        them."""
        texts, scale, seat = self.texts, self.scale, self.choice.seats[player]
        drawn = self.choice.at_random
        name = texts.get("new-side-lot") if drawn else self._side(player)
        emblem = None if drawn else man(self.game, self.game.sides[player], scale(EMBLEM))
        height = scale(BUTTON_HEIGHT)
        kinds = [texts.get("player-person"), texts.get("player-computer")]
        wide = track_width(kinds, scale)
        x = page.x + page.width - wide
        row = pygame.Rect(page.x, page.y, x - page.x, height)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            left = at.x
            if emblem:
                surface.blit(emblem, emblem.get_rect(midleft=at.midleft))
                left += emblem.get_width() + scale(0.6)
            words = pygame.Rect(left, at.y, at.right - left, at.height)
            put(surface, name, "serif-italic" if drawn else "title", scale(1.3), colours().ink, words, "left")

        page.items.append(Spot(row, paint))
        track = Column(scale, x, page.y, wide)
        track.choices(
            f"seat.{player}", kinds, int(seat.level > 0), lambda n: self.chooser.choose_person(player, n == 0)
        )
        for item in track.items:
            if isinstance(item, Button):
                item.label = self.people.heard(player)
        page.items += track.items
        page.y += height
        taken = (scale(EMBLEM) + scale(0.6) if emblem else 0) + width_of(name, "title", scale(1.3)) + scale(1)
        return pygame.Rect(row.x + taken, row.y, row.width - taken - scale(1), height)

    # --- the right page: by which rule ----------------------------------------------------------------------------

    def _rule(self, page: Column) -> None:
        """The dice first, as they are no rule; then how long, by which rule."""
        if not self.chooser.offered.has("change"):
            return
        sections = RuleSections(self.game, self.choice, self.chooser, self.texts)
        sections.dice(page)
        sections.match(page)
        sections.rule(page)
