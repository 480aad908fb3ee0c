"""From a match to its evening."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from jeux.match.match import Match
from jeux.scenes.app import App
from jeux.scenes.evening.keeping import evening_store
from jeux.scenes.scene import Scene


def table_of(app: App, match: Match) -> Scene | None:
    """The table of a match that counts for an evening, wherever one comes from; None for any other."""
    found = evening_store().of_match(match.record.id)
    if found is None:
        return None
    from jeux.scenes.evening.list_scene import show_evening
    from jeux.scenes.evening.table import EveningTable

    return EveningTable(app, match, partial(show_evening, app, found.id))


def open_evening(app: App, way: Path) -> None:
    """Go to the evening in a file that was opened or dropped; the list says why that cannot be."""
    from jeux.scenes.evening.exchange import take_new
    from jeux.scenes.evening.list_scene import HallScene

    app.close()
    hall = HallScene(app)
    app.go(lambda app: hall, "evenings")
    take_new(app, hall.store, hall, way)
