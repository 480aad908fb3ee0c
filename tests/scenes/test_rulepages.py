"""The rule pages: read, set in lines, shown."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from jeux.common.directives import NONE, BadPage, Condition, Directives
from jeux.common.markdown import Block, Run, read_markdown, read_runs, shown
from jeux.common.texts import Texts, page
from jeux.common.theme import Scale
from jeux.common.typography import font
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.play.setup.rule_text import TO_COME, RulesOf, rule_page, rules_of_booklet
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.rules import RulesPanel, RulesScene
from jeux.ui.items import Spot
from jeux.ui.typeset import LINE_LENGTH, Heading, Setter, set_lines
from tests.desk import click, desk, frames, play_table, press, show
from tests.scenes.hands import click_on, item, names, pages

FIRST = rules_of_booklet(next(iter(CATALOGUE)))
SAMPLE = """# Titre

Une phrase
sur deux lignes.

## Le *but*

- **Sûr.** Un point,
  qui continue.
- Un autre.
  - Dessous.
1. Premier
> Une citation
> longue.
Fin."""


class Blank:
    """Diagrams that nobody draws."""

    def picture(self, name: str, x: int, y: int, width: int) -> Spot:
        return Spot(pygame.Rect(x, y, width, 100), lambda surface, at, look: None)

    def control(self, name: str, caption: str, x: int, y: int, width: int) -> None:
        return None


def nowhere(diagram: Diagram) -> None:
    raise AssertionError(diagram)


def test_blocks() -> None:
    assert [(block.kind, block.level, block.mark, block.text) for block in read_markdown(SAMPLE)] == [
        ("heading", 1, "", "Titre"),
        ("text", 0, "", "Une phrase sur deux lignes."),
        ("heading", 2, "", "Le but"),
        ("item", 0, "•", "Sûr. Un point, qui continue."),
        ("item", 0, "•", "Un autre."),
        ("item", 1, "•", "Dessous."),
        ("item", 0, "1.", "Premier"),
        ("quote", 0, "", "Une citation longue. Fin."),
    ]


DIRECTED = """# Jeu

{if size=8|9, ring=yes} {why taken own} **La prise.**
Des mots.

## {if teams=on} Les équipes

Deux camps.

### Le signal

- Un signe.

## Fin

- {if players=3|4} Un allié.
- {option size} **Taille.** Au choix.

{figure coin} Trois pions
au coin.
> {why late} Fin."""


def test_directives() -> None:
    said = [(block.kind, block.text, block.directives) for block in read_markdown(DIRECTED) if block.directives != NONE]
    assert said == [
        (
            "text",
            "La prise. Des mots.",
            Directives((Condition("size", ("8", "9")), Condition("ring", ("yes",))), ("taken", "own")),
        ),
        ("heading", "Les équipes", Directives((Condition("teams", ("on",)),))),
        ("item", "Un allié.", Directives((Condition("players", ("3", "4")),))),
        ("item", "Taille. Au choix.", Directives(option="size")),
        ("figure", "Trois pions au coin.", Directives(diagram="coin")),
        ("quote", "Fin.", Directives(why=("late",))),
    ]


@pytest.mark.parametrize(
    ("chosen", "texts"),
    [
        ({"size": "8", "ring": "yes"}, ["La prise. Des mots."]),
        ({"size": "7", "ring": "yes"}, []),
        ({"size": "9", "ring": "no"}, []),
        ({"teams": "on"}, ["Les équipes", "Deux camps.", "Le signal", "Un signe."]),
        ({"players": "4"}, ["Un allié."]),
    ],
)
def test_blocks_are_shown_where_their_conditions_hold(chosen: dict[str, str], texts: list[str]) -> None:
    """A heading takes all that is below it along."""
    always = ["Jeu", "Fin", "Taille. Au choix.", "Trois pions au coin.", "Fin."]
    assert [block.text for block in shown(read_markdown(DIRECTED), chosen) if block.text not in always] == texts
    assert [block.text for block in shown(read_markdown(DIRECTED), chosen) if block.text in always] == always


@pytest.mark.parametrize(
    "written",
    [
        "{if} Un mot.",
        "{if size} Un mot.",
        "{if size=} Un mot.",
        "{if size=8|} Un mot.",
        "{if size=8; ring=yes} Un mot.",
        "{why} Un mot.",
        "{why Pas ça} Un mot.",
        "{wy taken} Un mot.",
        "{why taken Un mot.",
        "why taken} Un mot.",
        "Un mot. {why taken}",
        "Un mot.\n{figure coin} Trois pions.",
        "- {figure coin} Trois pions.",
        "{figure coin} {figure edge} Trois pions.",
        "{option size} Un mot.",
        "- {option size ring} Un mot.",
        "## Titre {if teams=on}",
    ],
)
def test_what_is_no_directive_raises(written: str) -> None:
    with pytest.raises(BadPage):
        read_markdown(written)


@pytest.mark.parametrize(
    ("written", "runs"),
    [
        ("a", (Run("a"),)),
        ("a **b** c", (Run("a "), Run("b", bold=True), Run(" c"))),
        ("*a*b", (Run("a", italic=True), Run("b"))),
        ("***a***", (Run("a", bold=True, italic=True),)),
        ("**a *b***", (Run("a ", bold=True), Run("b", bold=True, italic=True))),
        (r"5 \* 3", (Run("5 * 3"),)),
        ("[mot](http://x) *y*", (Run("mot "), Run("y", italic=True))),
        ("", ()),
    ],
)
def test_runs(written: str, runs: tuple[Run, ...]) -> None:
    assert read_runs(written) == runs


def test_lines_are_full_but_not_too_long_and_lose_no_word() -> None:
    pygame.font.init()
    runs = read_runs("Un **moulin**, *puis* un **double moulin** : l’adversaire n’a « plus rien » à dire. " * 6)
    size, width = 18, 300
    lines = set_lines(runs, size, width)
    set_words = "".join(piece.text for line in lines for piece in line)
    assert set_words.replace(" ", "") == "".join(run.text for run in runs).replace(" ", "")
    for line in lines:
        last = line[-1]
        assert last.x + font(last.face, size).size(last.text)[0] <= width
        for one, other in itertools.pairwise(line):
            assert one.x + font(one.face, size).size(one.text)[0] <= other.x
    assert len(lines) < 16


def test_no_line_is_cut_at_a_no_break_space_or_inside_a_word() -> None:
    pygame.font.init()
    lines = set_lines((Run("a "), Run("mot", bold=True), Run(", suite\N{NO-BREAK SPACE}: fin")), 18, 40)
    assert ["".join(piece.text for piece in line) for line in lines] == [
        "a",
        "mot,",
        "suite\N{NO-BREAK SPACE}:",
        "fin",
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", list(CATALOGUE))
def test_every_page_is_read_and_set(key: str, language: str) -> None:
    pygame.font.init()
    blocks = read_markdown(page(language, key))
    assert [block.level for block in blocks if block.kind == "heading"].count(1) == 1
    assert not [block for block in blocks if any(sign in block.text for sign in "*_[]|`#{}")]
    scale = Scale(18)
    setter = Setter(scale, 50, 0, scale(LINE_LENGTH), Blank())
    setter.set(blocks)
    assert len(setter.headings) >= 7
    assert all(item.rect.x >= 50 and item.rect.right <= 50 + scale(LINE_LENGTH) for item in setter.items)
    lines = [item.rect for item in setter.items]
    assert all(one.y <= other.y for one, other in itertools.pairwise(lines))


def test_the_line_length_is_that_of_a_book() -> None:
    pygame.font.init()
    rows = set_lines(
        (Run(page("fr", next(iter(CATALOGUE))).replace("\n", " ").replace("*", "")),), 18, round(18 * LINE_LENGTH)
    )
    lengths = sorted(len(row[0].text) for row in rows)
    assert 60 <= lengths[len(lengths) // 2] <= 75


def test_a_page_that_is_missing_says_so(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        rules = RulesOf("none", {}, 2)
        (block,) = rule_page(app.texts, rules)
        assert block == Block("text", (Run(app.texts.get("rules-missing")),))
        panel = RulesPanel(app, rules, pygame.Rect(900, 0, 400, 768), app.quit, nowhere)
        panel.draw(app.screen)
        panel.kill()


@pytest.mark.parametrize("size", [(800, 560), (1366, 768), (3840, 2160)])
def test_the_scene_scrolls_by_keys_and_by_its_contents(tmp_path: Path, size: tuple[int, int]) -> None:
    closed = []
    with desk(tmp_path, size) as app:
        show(app, lambda app: RulesScene(app, FIRST, lambda: closed.append(1)))
        text = pages(app)[-1]
        links = names(app, "to.")
        assert len(links) >= 7
        click_on(app, links[4])
        there = text.offset
        assert there > 0
        press(app, pygame.K_PAGEUP)
        assert text.offset < there
        press(app, pygame.K_END)
        assert text.offset == text.farthest
        press(app, pygame.K_UP)
        assert text.offset < text.farthest
        press(app, pygame.K_HOME)
        assert text.offset == 0
        press(app, pygame.K_ESCAPE)
        press(app, pygame.K_F1)
        assert len(closed) == 2


def reader(app: App) -> RulesScene:
    assert isinstance(app.dialogue or app.scene, RulesScene)
    return app.dialogue or app.scene  # type: ignore[return-value]  # as asserted


def is_at(scene: RulesScene | RulesPanel, heading: Heading) -> bool:
    """Whether this heading is at the top of what is seen, or the end of the page is seen."""
    text = scene.text
    return text.offset == min(heading.y - scene.app.scale(0.6), text.farthest)


@pytest.mark.parametrize("size", [(800, 560), (1366, 768)])
def test_the_contents_lead_past_diagrams(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size) as app:
        show(app, lambda app: RulesScene(app, rules_of_booklet("moulin"), app.quit))
        scene = reader(app)
        assert [one for one in scene.text.items if one.rect.height > 100], "there are figures"
        for number, heading in enumerate(scene.headings):
            click_on(app, f"to.{number}")
            assert is_at(scene, heading), heading


@pytest.mark.parametrize("size", [(800, 560), (1366, 768), (3840, 2160)])
def test_one_click_leads_back_to_the_summary(tmp_path: Path, size: tuple[int, int]) -> None:
    """In a wide window the list of contents stays in sight, and begins with it; else there is a button."""
    with desk(tmp_path, size) as app:
        show(app, lambda app: RulesScene(app, rules_of_booklet("moulin"), app.quit))
        scene = reader(app)
        summary = scene.headings[0]
        assert summary.text == app.texts.get("rules-summary")
        press(app, pygame.K_END)
        (way,) = [name for name in names(app) if name in ("summary", "to.0") and in_sight(app, name)]
        click_on(app, way)
        assert is_at(scene, summary)


def in_sight(app: App, name: str) -> bool:
    its_page, found = item(app, name)
    return bool(its_page.view.colliderect(its_page.on_screen(found.rect)))


def test_beside_the_board_a_button_leads_back_to_the_summary(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        press(app, pygame.K_F1)
        press(app, pygame.K_END)
        panel = scene.rules.panel
        assert panel
        assert panel.text.offset
        click(app, panel.head.on_screen(next(one.rect for one in panel.head.items if one.name == "to.0")).center)
        assert is_at(panel, panel.headings[0])


def test_the_page_tells_what_is_chosen_for_a_new_game(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        game = show(app, lambda app: NewGameScene(app, "backgammon"))
        assert isinstance(game, NewGameScene)
        game.choose_option("cube", "off")
        press(app, pygame.K_F1)
        rules = reader(app).rules
        assert (rules.options["cube"], rules.players, rules.chosen) == ("off", 2, TO_COME)
        said = [block.text for block in rule_page(app.texts, rules)]
        assert app.texts.get(TO_COME, value=app.texts.game("backgammon", "option-cube-off")) in said
        click_on(app, "glossary")
        press(app, pygame.K_ESCAPE)
        assert reader(app).rules == rules, "and so it does after a look at the words"


def test_the_page_of_the_shelf_is_the_booklet_s() -> None:
    rules = rules_of_booklet("backgammon")
    texts = Texts("fr")
    assert rules.options == {option.name: option.values[0] for option in CATALOGUE["backgammon"].options}
    assert not [block for block in rule_page(texts, rules) if block.kind == "note"]


def test_the_panel_keeps_to_its_rectangle(tmp_path: Path) -> None:
    rect = pygame.Rect(900, 20, 400, 700)
    closed: list[int] = []
    with desk(tmp_path) as app:
        show(app, lambda app: RulesScene(app, FIRST, app.quit))
        app.screen.fill("red")
        panel = RulesPanel(app, FIRST, rect, lambda: closed.append(1), nowhere)
        panel.draw(app.screen)
        assert app.screen.get_at((rect.x - 20, 300)) == pygame.Color("red")
        assert app.screen.get_at((rect.x + 8, 300)) != pygame.Color("red")
        outside = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1, touch=False)
        inside = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(rect.x + 10, rect.bottom - 5), button=1, touch=False)
        assert not panel.event(outside)
        assert panel.event(inside)
        assert not closed
        panel.place(pygame.Rect(0, 0, 300, 500))
        panel.draw(app.screen)
        panel.event(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
        assert closed
        panel.kill()
        frames(app)
