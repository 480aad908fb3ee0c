"""The row above the title of a panel: the way back at its left, a link at its right."""

from __future__ import annotations

from jeux.play.table.buttons import Button
from jeux.scenes.table.display.panel import Panel
from jeux.ui.drawing import button_width
from jeux.ui.widgets import Widgets


def lay_way_row(widgets: Widgets, panel: Panel, back: Button, link: Button | None = None) -> None:
    """Put the way back at the left, the link at the right; nothing where the panel has no such row."""
    row, scale = panel.way, panel.scale
    if not row.height:
        return
    for button, at_left in ((back, True), (link, False)):
        if button:
            rect = row.copy()
            rect.width = min(row.width // 2, button_width(button.text, scale, button.kind))
            if not at_left:
                rect.right = row.right
            widgets.button(rect, button.text, button.act, button.kind, button.tip)
