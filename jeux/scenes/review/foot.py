"""What a review offers besides walking: a way back and the menu above its title, links and one action at its foot."""

from __future__ import annotations

from collections.abc import Mapping

from jeux.play.table.buttons import PLAIN, PRIMARY, Button
from jeux.scenes.table.display.panel import Panel
from jeux.ui import controls
from jeux.ui.drawing import button_width
from jeux.ui.widgets import Widgets

APART = 1.2
"""Ems between two links."""


class Foot:
    """The controls of one layout. Links that have no room are left to the menu."""

    def __init__(self, widgets: Widgets, panel: Panel) -> None:
        self._widgets, self._panel = widgets, panel
        self._made: dict[str, controls.Button] = {}
        self._lead = ""

    def lay_head(self, back: Button, menu: Button) -> None:
        """Put the way back at the left, the menu at the right."""
        panel, scale = self._panel, self._panel.scale
        for button, at_left in ((back, True), (menu, False)):
            rect = panel.way.copy()
            rect.width = min(rect.width // 2, button_width(button.text, scale, button.kind))
            if not at_left:
                rect.right = panel.way.right
            self._widgets.button(rect, button.text, button.act, button.kind, button.tip)

    def lay(self, lead: tuple[str, Button], links: Mapping[str, Button]) -> None:
        """Put the action beside the round buttons, and the links above both."""
        panel, scale = self._panel, self._panel.scale
        name, button = lead
        self._lead = name
        self._made = {name: self._widgets.button(panel.lead, button.text, button.act, button.kind, button.tip)}
        rect = panel.links.copy()
        for name, button in links.items():
            rect.width = button_width(button.text, scale, button.kind)
            if rect.right > panel.links.right or not rect.height:
                continue
            self._made[name] = self._widgets.button(rect, button.text, button.act, button.kind, button.tip)
            rect = rect.move(rect.width + scale(APART), 0)

    def enable(self, able: Mapping[str, bool], main: bool) -> None:
        """Enable or disable the controls by name. The action is the `main` one unless another is."""
        lead, kind = self._made[self._lead], PRIMARY if main else PLAIN
        if lead.kind != kind:
            lead.kind = kind
            lead.element.rebuild()
        for name in self._made.keys() & able.keys():
            self._made[name].enable(able[name])
