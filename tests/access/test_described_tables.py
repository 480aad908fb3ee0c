"""What the tree tells of a table beyond its men: what is composed, the cube; and the names of the shelf."""

from __future__ import annotations

from pathlib import Path

from jeux.access.tree import Act, Node, Request
from jeux.play.learn.lesson.lessons import course_of
from jeux.play.table.adviser import Shown
from jeux.rules.contract import CHANCE
from jeux.scenes.app import App
from jeux.scenes.navigation.learning import learning, show_lesson
from jeux.scenes.shelf.scene import ShelfScene
from tests.desk import desk, frames, move, play_table, show


def nodes(app: App) -> dict[str, Node]:
    """The tree of what is on the screen, by keys."""
    assert app.top
    return dict(app.top.describer.tree("").nodes)


def press(app: App, key: str) -> None:
    """Press a node, as assistive technology does."""
    assert app.top
    assert app.top.describer.do(Request(Act.PRESS, key)), key
    frames(app)


def button(app: App, name: str) -> str:
    """The key of the button of this name."""
    return next(key for key, node in nodes(app).items() if node.name == name)


def test_a_tile_held_over_a_place_tells_how_it_lies_and_is_put_down_by_one_more_press(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "turnabout")
        press(app, "place d5")
        held = nodes(app)["place d5"]
        assert (held.name, held.about) == (
            "d5, vide, choix actuel, croisée",
            "L’attaquant pose une croisée en d5.",
        )
        press(app, button(app, "Tourner (T)"))
        assert nodes(app)["place d5"].name == "d5, vide, choix actuel, arcs"
        press(app, "place d5")
        assert len(scene.session.match.steps) == 1
        assert nodes(app)["place d5"].name.startswith("d5, arcs")


def test_a_match_that_is_only_gathered_promises_no_step(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "nim_bicolore")
        key = next(key for key, node in nodes(app).items() if node.name.endswith("jouable"))
        assert nodes(app)[key].about == ""
        press(app, key)
        assert nodes(app)[key].name.endswith("choix actuel")
        assert scene.session.match.steps == ()


def test_the_cube_tells_the_stake_and_who_holds_it(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "backgammon")
        assert nodes(app)["cube"].name == "videau à 1, au milieu"
        match = scene.session.match
        while match.decider() == CHANCE or "double" not in match.legal():
            if match.decider() == CHANCE:
                match.throw()
            else:
                match.play(match.legal()[0])
        doubles = match.position.turn
        match.play("double")
        match.play("take")
        scene.session.refresh()
        frames(app)
        assert nodes(app)["cube"].name == f"videau à 2, chez {('Blanc', 'Noir')[1 - doubles]}"
    with desk(tmp_path) as app:
        play_table(app, "backgammon", cube="off")
        assert "cube" not in nodes(app)


def test_the_card_under_the_pointer_keeps_its_name(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = show(app, ShelfScene)
        assert isinstance(scene, ShelfScene)
        card = next(item for item in scene.grid.items if item.name == "game.assaut")
        move(app, scene.grid.on_screen(card.rect).center)
        name = next(node.name for key, node in nodes(app).items() if key.endswith("game.assaut"))
        assert name.startswith("Assaut, ")


def looked_at(app: App) -> list[str]:
    """The places of which the tree says that they are to be looked at."""
    return [key.removeprefix("place ") for key, node in nodes(app).items() if "à regarder" in node.name.split(", ")]


def test_what_a_lesson_lights_is_told_of_its_places(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        lesson = course_of("moulin").lessons[1]
        show(app, ShelfScene)
        show_lesson(app, learning(app, "moulin"), lesson.id)
        frames(app)
        assert lesson.tasks[0].light == ("d7", "g7")
        assert looked_at(app) == ["d7", "g7"]
        assert nodes(app)["place g7"].name == "g7, pion blanc, à regarder"


def test_where_an_advice_points_is_told_of_its_places(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        assert looked_at(app) == []
        scene.session.teaching.adviser.shown = Shown(where=("d6", "f4"))
        assert sorted(looked_at(app)) == ["d6", "f4"]
        scene.session.play("a1")
        frames(app)
        assert looked_at(app) == [], "an advice is for one position"
