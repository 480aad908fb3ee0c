"""The choice of tie-breaks: their order and meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from jeux.common.texts import Texts
from jeux.scenes.tournament.wing import tool_rows
from jeux.tournament.contract import TIES
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column


def write_ties(page: Column, ties: Sequence[str], take: Callable[[str], object], texts: Texts) -> None:
    """Write the active tie-breaks in order, then a button for each that exists; `take` is called with the one
    clicked."""
    get = texts.get
    page.title(get("hall-ties"))
    for number, tie in enumerate(ties, 1):
        page.write(get("hall-tie-nth", n=number, tie=get(f"evening-tie-{tie}")))
        page.note(get(f"evening-tie-{tie}-says"))
        page.gap(0.2)
    page.gap(0.3)
    page.note(get("hall-ties-help"))
    page.gap(0.4)
    kinds = {tie: "chosen" if tie in ties else "plain" for tie in TIES}
    tools = [BandButton(f"tie.{tie}", get(f"evening-tie-{tie}"), partial(take, tie), kinds[tie]) for tie in TIES]
    items, page.y = tool_rows(tools, page.x, page.y, page.width, page.scale)
    page.items += items


def toggled(ties: Sequence[str], tie: str) -> tuple[str, ...]:
    """Add a tie-break at the end, or remove it; the last one cannot be removed."""
    after = tuple(each for each in ties if each != tie) if tie in ties else (*ties, tie)
    return after or tuple(ties)
