"""Plays the pages that are sent, in a real browser without a network: by keys, step by step, with and without scripts.

    python -m tests.in_a_browser                       every game, and a problem of each
    python -m tests.in_a_browser moulin hex            some
    python -m tests.in_a_browser moulin --pictures D   pictures as well: 400 and 1366 pixels, light and dark

Chromium is needed (Debian: chromium). At each step the men that are drawn, and where, are held against the rules; what
is not as it should be is an `AssertionError`.
"""

from __future__ import annotations

import argparse
import base64
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from jeux.common.texts import Texts
from jeux.formats.contract import KEPT
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.learn.puzzle.puzzle_words import line_of, match_of
from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of
from jeux.printing.game.boards import set_up
from jeux.printing.web.match_page import match_page
from jeux.printing.web.problem_page import problem_page
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from jeux.views.board import BoardView
from tests.chromium import Browser, browser
from tests.match.play import played

Lying = tuple[str, tuple[float, float]]
"""A place, and where a man of it lies."""
STEPS = 24
NEAR = 2.0
"""Units of the drawing, hundredths of a millimetre, by which a man may lie beside its place."""
HOSTILE = '</script><img src=x onerror="document.title=1">'
SEEN = """(() => [...document.querySelectorAll('.shown .men use')].map(use => {
  const part = document.querySelector(use.getAttribute('href')), man = part.dataset;
  const shape = part.querySelector('use');
  return man.man === undefined ? null : [man.at, man.man, Number(man.n || 1),
    shape && [Number(shape.getAttribute('x')), Number(shape.getAttribute('y')), use.getBBox().width]];
}).filter(Boolean))()"""


def state(page: Browser) -> str:
    """Which step is shown, as the page counts it."""
    return str(page.value("document.querySelector('output').textContent"))


def check_men(page: Browser, position: Position, board: BoardView) -> None:
    """Hold what is drawn against a position of the rules: which men, and where each of them lies."""
    seen = page.value(SEEN)
    men: Counter[tuple[str, str]] = Counter()
    for place, kind, number, _ in seen:
        men[place, kind] += number
    fixed = {(place, kind) for place, kind in position.men() if board.pieces.is_fixed(kind)}
    told = Counter({man: count for man, count in Counter(position.men()).items() if man not in fixed})
    assert men == told, (men - told, told - men)
    board.show(position)
    drawn = [(place, (spot[0], spot[1])) for place, _, _, spot in seen if spot]
    expected = [
        (place, spot)
        for place, stack in board.men.stacks.items()
        for number, man in enumerate(stack)
        if (spot := board.layout.spot(place, number, len(stack))) and board.pieces.goes_alone(board.men.kind(man))
        if not board.pieces.is_fixed(board.men.kind(man))
    ]
    assert all(width > 0 for *_, spot in seen if spot for width in spot[2:])
    assert Counter(place for place, _ in drawn) == Counter(place for place, _ in expected)
    check_spots(sorted(drawn), sorted(expected, key=lambda one: (one[0], one[1][0], -one[1][1])))


def check_spots(drawn: Sequence[Lying], expected: Sequence[Lying]) -> None:
    """The men lie as on the board of the rules: enlarged and moved alike, and upside down as paper is."""
    pairs = [(spot, seen) for (_, seen), (_, spot) in zip(drawn, expected, strict=True)]
    if not pairs:
        return
    first, last = min(pairs), max(pairs)
    if first[0][0] == last[0][0]:
        return
    unit = (last[1][0] - first[1][0]) / (last[0][0] - first[0][0])
    assert unit > 0
    for spot, seen in pairs:
        assert abs(seen[0] - first[1][0] - (spot[0] - first[0][0]) * unit) <= NEAR, (spot, seen)
        assert abs(seen[1] - first[1][1] + (spot[1] - first[0][1]) * unit) <= NEAR, (spot, seen)


# --- a match ----------------------------------------------------------------------------------------------------------


def match_of_names(key: str) -> Match:
    """A match whose players have hostile names, with a hostile comment and an arrow by hand."""
    match = played(key, STEPS, rng_seed=3)
    first, *others = match.record.seats
    seats = (Seat(HOSTILE[:40]), *(Seat(f"{other.name} & <b>") for other in others)) if first else ()
    game = match.record.games[0]
    kept = {KEPT: {"pgn": {"notes": [[1, "{" + HOSTILE + "}"], [1, "$1"]]}}}
    return Match(replace(match.record, seats=seats, games=(replace(game, unknown=kept),)))


def play_match(page: Browser, key: str, folder: Path, pictures: Path | None) -> int:
    """Replay a match of a game by keys; the bytes of its page."""
    match = match_of_names(key)
    content = match_page(match.record, Texts("fr"))
    file = folder / f"{key}.html"
    file.write_bytes(content)
    page.open(file)
    last = len(match.steps)
    board = set_up(match.game, match.record.games[0].options, match.positions[0])
    for number, position in enumerate(match.positions):
        assert state(page) == f"{number} / {last}", (state(page), number)
        check_men(page, position, board)
        page.press("ArrowRight")
    assert state(page) == f"{last} / {last}"
    page.press("ArrowLeft")
    check_men(page, match.positions[-2], board)
    page.press("Home")
    check_men(page, match.positions[0], board)
    page.press("End")
    check_men(page, match.positions[-1], board)
    label = page.value("document.querySelector('.shown .board').getAttribute('aria-label')")
    assert f'aria-label="{escape(label)}"' in content.decode().split("<figcaption")[0], "as for who has no script"
    check_tabs(page, last)
    check_hostile(page, file)
    if pictures:
        take_pictures(page, pictures, key)
    check_without_scripts(page, file, last)
    return len(content)


def check_tabs(page: Browser, last: int) -> None:
    """Tab goes to the four buttons and to one line of the list, and Enter plays what has the focus."""
    page.value("document.activeElement.blur()")
    seen = []
    for _ in range(5):
        page.press("Tab")
        seen.append(page.value("document.activeElement.ariaLabel || document.activeElement.closest('li').className"))
    assert seen[:4] == ["Au début", "Reculer", "Avancer", "À la fin"], seen
    page.press("Enter")
    assert page.value("document.activeElement.getAttribute('aria-current')") == "step"
    page.value("document.querySelector('nav button').focus()")
    page.press("Enter")
    assert state(page) == f"0 / {last}"


def check_hostile(page: Browser, file: Path) -> None:
    """Nothing that came from outside has become an element, and nothing was fetched."""
    assert page.value("document.images.length") == 0
    assert page.value("document.scripts.length") == 2
    assert HOSTILE[:40] in page.value("document.querySelector('h1').textContent")
    assert HOSTILE in page.value("document.querySelector('.note').textContent")
    assert not page.complaints(), page.complaints()
    assert page.fetched() == [file.resolve().as_uri()], page.fetched()


def check_without_scripts(page: Browser, file: Path, last: int) -> None:
    """Without scripts the last position, the moves and some positions before are there, and no dead button."""
    page.scripts(run=False)
    page.open(file)
    shown = {name: page.middle_of(name) for name in (".shown .board", "li", "nav", "footer .hint", ".keys .board")}
    assert all(shown[name] for name in (".shown .board", "li")), shown
    assert not any(shown[name] for name in ("nav", "footer .hint")), shown
    assert bool(shown[".keys .board"]) == (last > 1), shown
    assert not page.complaints(), page.complaints()
    page.scripts(run=True)


# --- a problem --------------------------------------------------------------------------------------------------------


def play_problem(page: Browser, puzzle: Puzzle, folder: Path, pictures: Path | None) -> int:
    """Ask a problem, open its solution by keys and replay it; the bytes of its page."""
    match = match_of(puzzle)
    first = len(match.steps)
    for step in line_of(puzzle):
        match.play(step)
    content = problem_page(puzzle, 1, Texts("en"))
    page.look(1366, 1400, dark=False)  # what is clicked must be in sight
    file = folder / f"{puzzle.id}.html"
    file.write_bytes(content)
    page.open(file)
    board = set_up(match.game, match.record.games[0].options, match.positions[first])
    page.press("ArrowRight")
    check_men(page, match.positions[first], board)  # the solution is still under its lid
    assert page.middle_of("details[open]") is None
    page.press("Tab")
    page.press("Enter")
    assert page.middle_of("details[open] nav")
    for number, position in enumerate(match.positions[first:]):
        assert state(page) == f"{number} / {len(match.steps) - first}"
        check_men(page, position, board)
        page.press("ArrowRight")
    assert not page.complaints(), page.complaints()
    if pictures:
        take_pictures(page, pictures, puzzle.id)
    page.scripts(run=False)
    page.open(file)
    assert page.middle_of("details[open]") is None
    lid = page.middle_of("summary")
    assert lid
    page.click(*lid)
    assert page.middle_of("details[open] .keys .board")
    assert page.middle_of("details[open] .line li")
    page.scripts(run=True)
    return len(content)


# --- all --------------------------------------------------------------------------------------------------------------


def take_pictures(page: Browser, folder: Path, name: str) -> None:
    """The page in the middle of its game as a telephone and a screen show it, by day and by night."""
    page.press("Home")
    for _ in range(STEPS // 2):
        page.press("ArrowRight")
    page.value("document.activeElement.blur(), scrollTo(0, 0)")
    for width, height in ((400, 860), (1366, 900)):
        for dark in (False, True):
            page.look(width, height, dark=dark)
            picture = base64.b64decode(page.picture())
            (folder / f"{name}-{width}-{'dark' if dark else 'light'}.png").write_bytes(picture)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *CATALOGUE], metavar="game")
    parser.add_argument("--pictures", type=Path)
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    with browser() as page, tempfile.TemporaryDirectory() as folder:
        for key in arguments.games or CATALOGUE:
            match_size = play_match(page, key, Path(folder), arguments.pictures)
            problem_size = play_problem(page, puzzles_of(key)[0], Path(folder), arguments.pictures)
            sys.stdout.write(f"{key}: match {match_size} bytes, problem {problem_size} bytes\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
