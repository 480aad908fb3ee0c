"""The objects that input handlers at a table share."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.play.table.session import Session
from jeux.play.table.step_composer import StepComposer
from jeux.scenes.table.display.dice_faces import DiceFaces
from jeux.scenes.table.display.display import TableDisplay
from jeux.scenes.table.display.pan_zoom import PanZoom
from jeux.scenes.table.display.typed import Typed


@dataclass(frozen=True, slots=True)
class TableParts:
    """One match in play, how it is shown, and the ways to play it."""

    session: Session
    display: TableDisplay
    composer: StepComposer
    faces: DiceFaces
    pan_zoom: PanZoom
    typed: Typed
