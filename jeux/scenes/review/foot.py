"""What a review offers besides walking: links and one action at its foot."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from jeux.play.table.buttons import PLAIN, PRIMARY, Button
from jeux.scenes.table.display.panel import Panel
from jeux.ui import controls
from jeux.ui.drawing import button_width
from jeux.ui.widgets import Widgets

APART = 1.2
"""Ems between two links."""


class Foot:
    """The controls of one layout. What does not apply now is not there; links that have no room are left to the
    menu."""

    def __init__(self, widgets: Widgets, panel: Panel) -> None:
        self._widgets, self._panel = widgets, panel
        self._lead: tuple[str, Button] | None = None
        self._links: Mapping[str, Button] = {}
        self._made: tuple[controls.Button, ...] = ()

    def lay(self, lead: tuple[str, Button], links: Mapping[str, Button]) -> None:
        """Take the action, which stands beside the round buttons, and the links above both."""
        self._lead, self._links = lead, links

    def enable(self, able: Mapping[str, bool], main: bool) -> None:
        """Show the controls that are `able` by name. The action is the `main` one unless another is. One that stays is
        not made anew, so that a click on it is not lost."""
        made = []
        if self._lead and able.get(self._lead[0], True):
            made.append(self._control(*self._lead, self._panel.lead, PRIMARY if main else PLAIN))
        rect = self._panel.links.copy()
        for name, button in self._links.items():
            rect.width = button_width(button.text, self._panel.scale, button.kind)
            if not able.get(name, True) or rect.right > self._panel.links.right or not rect.height:
                continue
            made.append(self._control(name, button, rect, button.kind))
            rect = rect.move(rect.width + self._panel.scale(APART), 0)
        before = {_seen(each): each for each in self._made}
        after = {_seen(each): each for each in made}
        if before.keys() != after.keys():
            self._widgets.tools(
                [each for seen, each in before.items() if seen not in after],
                [each for seen, each in after.items() if seen not in before],
            )
            self._made = tuple(before.get(seen, each) for seen, each in after.items())

    def _control(self, name: str, button: Button, rect: pygame.Rect, kind: str) -> controls.Button:
        return controls.Button(f"way.{name}", rect.copy(), button.text, button.act, self._panel.scale, kind, button.tip)


def _seen(button: controls.Button) -> tuple[str, str, tuple[int, ...]]:
    return button.name, button.kind, tuple(button.rect)
