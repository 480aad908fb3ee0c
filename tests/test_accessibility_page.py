"""What is promised about accessibility: the page in both languages, the tables of docs/accessibility.md and the tests
that they name, and the criteria that no other file tests."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from jeux.common.language import LANGUAGES
from jeux.play.table.conductor import Waiting
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.accessibility import AccessibilityScene, page_of
from jeux.scenes.pages.setting_rows import SECTIONS
from jeux.scenes.pages.settings import SettingsScene
from tests.desk import desk, frames, play_table, press, show
from tests.scenes.hands import click_on, dialogue_of, scene_of

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("|") and not line.startswith(("| ---", "| level", "| criterion"))
]
CRITERIA = {
    "1": ("1.1", "2.1 2.2 2.3 2.4 2.5", "3.1 3.2 3.3 3.4 3.5", "4.1 4.2 4.3 4.4 4.5 4.10 4.11 4.12 4.13"),
    "2": ("1.1 1.2 1.4", "2.1 2.2", "3.1", "4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.11", "5.1 5.2 5.3 5.4 5.7 5.8"),
    "3": ("1.1 1.2", "2.1 2.2 2.3 2.4 2.6", "3.1 3.2 3.3 3.4 3.7 3.8"),
    "4": ("1.2 1.3",),
}
"""The success criteria of levels A and AA of WCAG 2.2 (w3.org/TR/WCAG22, 5 October 2023), by principle."""
ACROSS = 12
"""The picture is looked at in so many parts across, and as many down."""


def test_every_criterion_has_its_row() -> None:
    named = [row[0] for row in ROWS if row[0][0].isdigit()]
    assert named == [f"{principle}.{each}" for principle, rows in CRITERIA.items() for each in " ".join(rows).split()]


def is_there(path: str, name: str) -> bool:
    """Whether there is a file of tests, and in it, where one is named, the test."""
    file = ROOT / path
    return file.is_file() and (not name or f"def {name}(" in file.read_text(encoding="utf-8"))


def test_each_row_is_shown_by_tests_that_exist() -> None:
    tests = {" ".join(row[:2]): re.findall(r"`(tests/[\w/.]+\.py)(?:::(\w+))?`", row[4]) for row in ROWS}
    assert not [row for row in ROWS if row[2] not in ("met", "part", "no", "none") or not row[3]]
    assert not [row for row in ROWS if bool(tests[" ".join(row[:2])]) != (row[2] in ("met", "part"))]
    assert not [(row, *test) for row, named in tests.items() for test in named if not is_there(*test)]


def test_both_languages_have_the_same_headings_and_lists() -> None:
    kinds = [[(block.kind, block.level) for block in page_of(language)] for language in LANGUAGES]
    assert kinds[0] == kinds[1]
    assert [kind for kind, _ in kinds[0]].count("heading") == 8


def test_the_readme_says_it_too() -> None:
    for name, title in (("README.md", "Accessibility"), ("README.fr.md", "Accessibilité")):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert f"\n## {title}\n" in text
        assert "docs/accessibility.md" in text


def test_the_page_is_reached_from_both_places(tmp_path: Path) -> None:
    with desk(tmp_path, (800, 600)) as app:
        for scene in (AboutScene, SettingsScene):
            shown = show(app, scene)
            if isinstance(shown, SettingsScene):
                shown.show_section("sound")
            click_on(app, "accessibility")
            frames(app)
            page = dialogue_of(app)
            assert isinstance(page, AccessibilityScene)
            press(app, pygame.K_ESCAPE)
            frames(app)
            assert isinstance(app.dialogue or app.scene, scene)
            app.close()


def test_going_through_the_settings_by_tab_changes_nothing(tmp_path: Path) -> None:
    with desk(tmp_path, (800, 600)) as app:
        show(app, SettingsScene)
        before = app.settings
        seen = set()
        for section in SECTIONS:
            scene_of(app, SettingsScene).show_section(section)
            for _ in range(2 * len(scene_of(app, SettingsScene).body.items)):
                press(app, pygame.K_TAB, shown=1)
                focused = scene_of(app, SettingsScene).widgets.focused
                seen.add(focused.name if focused else "")
        assert len(seen) > 80
        assert app.settings == before


def test_nothing_happens_by_itself_while_a_person_is_to_play(tmp_path: Path) -> None:
    with desk(tmp_path, (800, 600)) as app:
        scene = play_table(app, "moulin")
        before, said = scene.match.steps, scene.session.notice
        frames(app, 2000)  # 80 seconds of the clock that the program is given
        assert scene.session.conductor.waiting() is Waiting.PERSON
        assert (scene.match.steps, scene.session.notice) == (before, said)


def brightness(surface: pygame.Surface) -> list[float]:
    """The relative luminance of each part of the picture, 0 to 1."""
    small = pygame.transform.smoothscale(surface, (ACROSS, ACROSS))
    linear = [[(part / 255) ** 2.2 for part in small.get_at((x, y))[:3]] for x in range(ACROSS) for y in range(ACROSS)]
    return [0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in linear]


def flashes(row: list[float]) -> int:
    """Pairs of opposing changes of a tenth or more of the largest luminance, the darker state below 0.8 (WCAG 2.2,
    "general flash")."""
    turns, low, high, up = 0, row[0], row[0], True
    for value in row:
        low, high = min(low, value), max(high, value)
        if up and value - low >= 0.1 and low < 0.8:
            turns, up, high = turns + 1, False, value
        elif not up and high - value >= 0.1 and value < 0.8:
            turns, up, low = turns + 1, True, value
    return turns // 2


def test_flashes_are_counted() -> None:
    assert flashes([0.2, 0.6] * 6) == 5
    assert flashes([0.2, 0.25] * 5) == 0
    assert flashes([0.1 * number for number in range(9)]) == 0


def test_nothing_flashes_more_than_three_times_a_second(tmp_path: Path) -> None:
    with desk(tmp_path, (800, 600), animation="normal") as app:
        scene = play_table(app, "backgammon")
        pictures = []
        for number in range(150):
            if number % 25 == 0:
                press(app, pygame.K_RETURN, shown=1)
            frames(app, 1)
            pictures.append(brightness(app.screen))
        assert scene.match.steps
        second = 25
        for part in zip(*pictures, strict=True):
            for start in range(0, len(part) - second, 5):
                assert flashes(list(part[start : start + second])) <= 3
