"""The players of a tournament: add late ones, mark absences, withdraw players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.scenes.tournament.player_hands import PlayerHands
from jeux.scenes.tournament.rows import Tool, chips, chips_width
from jeux.tournament.contract import Player, Tournament
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, put
from jeux.ui.items import Spot

ROW = 2.7
NUMBER = 2.6
ENTRY = 24.0
NAME_LEAST = 10.0
"""Body sizes: the room for a name below which the buttons go on a line of their own."""


class PlayersPage:
    """Fills a page with the players, by number."""

    def __init__(self, tournament: Tournament, hands: PlayerHands, texts: Texts) -> None:
        self.tournament, self.hands, self.texts = tournament, hands, texts
        self.next = len(tournament.rounds) + 1

    def fill(self, page: Column) -> None:
        """The field for a late player, then all players."""
        get = self.texts.get
        if not self.hands.renamed:
            self._line(page, "entry", get("hall-entry-late"), get("hall-add"), self.hands.add_player)
            page.gap(0.3)
            page.note(get("hall-late-help", n=self.next))
            page.gap(0.7)
        for number, player in enumerate(self.tournament.players):
            if player.id == self.hands.renamed:
                page.gap(0.2)
                self._line(page, "rename", player.name, get("hall-rename-done"), self.hands.rename_player)
                page.gap(0.2)
            else:
                self._player(page, player, bool(number % 2))

    def _line(self, page: Column, name: str, hint: str, words: str, act: Callable[[], object]) -> None:
        scale = page.scale
        wide = button_width(words, scale)
        gap = scale(CHIP_GAP)
        rect = pygame.Rect(page.x, page.y, min(page.width - wide - gap, scale(ENTRY)), scale(BUTTON_HEIGHT))
        page.items.append(Field(name, rect, self.hands.entry, hint, self.hands.type_name, scale))
        button = pygame.Rect(rect.right + gap, page.y, wide, rect.height)
        page.items.append(Button(f"{name}.do", button, words, act, scale))
        page.y = rect.bottom

    def _player(self, page: Column, player: Player, odd: bool) -> None:
        scale = page.scale
        tools = self._tools(player)
        wide = chips_width(tools, scale)
        below = page.width - wide < scale(NAME_LEAST + NUMBER)
        rect = pygame.Rect(page.x, page.y, page.width, scale(ROW * (2 if below else 1)))
        line = pygame.Rect(rect.x, rect.y, rect.width - (0 if below else wide + scale(CHIP_GAP)), scale(ROW))
        page.items.append(Spot(rect, partial(self._paint, page, player, line.width, odd), words=self._words(player)))
        row = pygame.Rect(0, 0, wide, scale(BUTTON_HEIGHT))
        row.midright = (rect.right - scale(0.4), (rect.bottom - scale(ROW) // 2) if below else rect.centery)
        page.items += chips(max(page.x, row.x), row, tools, scale)[0]
        page.y = rect.bottom

    def _tools(self, player: Player) -> list[Tool]:
        get, hands = self.texts.get, self.hands
        gone = player.withdrawn_after is not None
        away = self.next in player.away
        tools = [Tool(f"rename.{player.id}", get("hall-rename"), partial(hands.begin_rename, player.id))]
        if not gone and self.next <= self.tournament.rounds_in_all:
            kind = "chosen" if away else "plain"
            act = partial(hands.toggle_away, player.id)
            tools.append(Tool(f"away.{player.id}", get("hall-away-next", n=self.next), act, kind))
        words = get("hall-back-in" if gone else "hall-withdraw")
        tools.append(Tool(f"gone.{player.id}", words, partial(hands.toggle_gone, player.id)))
        return [
            Tool(tool.name, tool.text, tool.act, tool.kind, get("hall-tool-heard", name=player.name, words=tool.text))
            for tool in tools
        ]

    def _state(self, player: Player) -> str:
        get = self.texts.get
        if player.withdrawn_after is not None:
            return get("hall-gone", n=player.withdrawn_after)
        if player.first_round > 1:
            return get("hall-since", n=player.first_round)
        return ""

    def _words(self, player: Player) -> str:
        return ", ".join(filter(None, (str(player.number), player.name, self._state(player))))

    def _paint(
        self,
        page: Column,
        player: Player,
        width: int,
        odd: bool,
        surface: pygame.Surface,
        at: pygame.Rect,
        _look: Look,
    ) -> None:
        scale, palette = page.scale, colours()
        if odd:
            pygame.draw.rect(surface, palette.raised, at, border_radius=3)
        line = pygame.Rect(at.x, at.y, width, scale(ROW))
        number = pygame.Rect(line.x, line.y, scale(NUMBER - 0.6), line.height)
        put(surface, str(player.number), "text", scale.body, palette.ink_soft, number, "right")
        state = self._state(player)
        name = pygame.Rect(line.x + scale(NUMBER), line.y, line.width - scale(NUMBER), line.height)
        ink = palette.ink_soft if player.withdrawn_after is not None else palette.ink
        words = f"{player.name} – {state}" if state else player.name
        put(surface, words, "text" if state else "bold", scale.body, ink, name, "left")
