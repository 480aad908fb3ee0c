"""From a match to its tournament."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from jeux.match.match import Match
from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.scenes.tournament.keeping import tournament_store


def table_of(app: App, match: Match) -> Scene | None:
    """The table scene of a tournament match, for a caller that knows only the match; None for any other match."""
    found = tournament_store().of_match(match.record.id)
    if found is None:
        return None
    from jeux.scenes.table.scene import GameScene
    from jeux.scenes.tournament.list_scene import show_tournament
    from jeux.scenes.tournament.match_screen import TournamentScreen

    return GameScene(app, match, TournamentScreen(match, partial(show_tournament, app, found.id)))


def open_tournament(app: App, path: Path) -> None:
    """Go to the tournament in an opened or dropped file; the list reports a failure."""
    from jeux.scenes.tournament.list_scene import TournamentList

    app.close()
    scene = TournamentList(app)
    app.go(lambda app: scene, "evenings")
    scene.take_file(path)
