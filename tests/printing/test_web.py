"""Matches and problems as pages of HTML, read as text; `python -m tests.in_a_browser` plays them in a browser."""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b64encode
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from jeux.common.texts import Texts
from jeux.formats.contract import KEPT, FormatError
from jeux.formats.recognise import collect
from jeux.formats.remarks import Remark, remarks_of
from jeux.match.chalk import Chalk
from jeux.match.match import Match
from jeux.match.record import Record, Seat
from jeux.play.learn.puzzle.puzzle_words import told
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.printing.paper.drawing import Circle, Polygon, Stroke
from jeux.printing.web.film import Frame, changes
from jeux.printing.web.format import page_format
from jeux.printing.web.match_page import match_page
from jeux.printing.web.problem_page import problem_page
from jeux.printing.web.vectors import grouped, vectors
from jeux.rules import CATALOGUE
from tests.match.play import played

MOST = 200_000
"""Bytes of a page, as docs/formats.md promises."""
HOSTILE = '"><script>alert(1)</script>'
BLACK = (0, 0, 0)


class Reader(HTMLParser):
    """Elements with their attributes in order, and the text of each."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.texts: list[tuple[str, str]] = []
        self._open: list[str] = []
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))
        if tag != "meta":
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts.append((self._open[-1], data))

    def of(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        """The attributes of all elements of a kind that have these."""
        return [had for name, had in self.found if name == tag and wanted.items() <= had.items()]

    def text(self, tag: str) -> list[str]:
        return [text for name, text in self.texts if name == tag]


def frames_of(page: bytes) -> list[Frame]:
    """The frames, unrolled as the script does it."""
    found = re.search(rb'<script type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found
    frames, now = [], list[int]()
    for edits in json.loads(found[1])["frames"]:
        now = list(now)
        for at, gone, *come in edits:
            now[at : at + gone] = come
        frames.append(tuple(now))
    return frames


def men_in(page: bytes, frame: Frame) -> Counter[tuple[str, str]]:
    """The men of a frame."""
    parts = {had["id"]: had for had in Reader(page).of("g") if "data-man" in had}
    told: Counter[tuple[str, str]] = Counter()
    for part in frame:
        if had := parts.get(f"p{part}"):
            told[had["data-at"], had["data-man"]] += int(had.get("data-n", 1))
    return told


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_position_is_in_the_page(key: str) -> None:
    match = played(key, 12)
    page = match_page(match.record, Texts("fr"))
    frames = frames_of(page)
    assert len(frames) == len(match.steps) + 1
    for frame, position in ((frames[0], match.positions[0]), (frames[-1], match.positions[-1])):
        assert men_in(page, frame) <= Counter(position.men())
    moved = Counter(match.positions[-1].men()) - Counter(match.positions[0].men())
    assert moved <= men_in(page, frames[-1])
    shown = Reader(page).of("use")
    assert {"href": f"#p{frames[-1][-1]}"} in shown
    assert len(page) < MOST


def test_frames_have_only_what_changes() -> None:
    frames: list[Frame] = [(1, 2, 3), (1, 4, 3), (4, 3, 5, 6)]
    assert changes(frames) == [[[0, 0, 1, 2, 3]], [[1, 1, 4]], [[3, 0, 5, 6], [0, 1]]]


def test_the_page_says_who_played_what_and_how_it_ended() -> None:
    match = played("moulin", 6)
    match.give_up(0, 1)
    page = Reader(match_page(match.record, Texts("en")))
    assert page.of("html") == [{"lang": "en"}]
    assert page.text("h1") == ["Camille – Dominique"]
    assert any("White resigns" in text or "resign" in text for text in page.text("p")), page.text("p")
    assert len(page.of("li")) == 6
    assert page.of("svg", role="img")[0]["aria-label"]


def test_nothing_is_fetched_and_only_our_own_script_runs() -> None:
    content = match_page(played("hex", 4).record, Texts("fr"))
    page = Reader(content)
    (policy,) = (had["content"] for had in page.of("meta") if had.get("http-equiv") == "Content-Security-Policy")
    own = [text for text in page.text("script") if not text.startswith("{")] + page.text("style")
    digests = {f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in own}
    assert policy.startswith("default-src 'none'; ")
    assert set(re.findall(r"'sha256-.*?'", policy)) == digests
    assert len(digests) == 2
    links = [value for _, had in page.found for name, value in had.items() if name in ("href", "src")]
    assert all(link.startswith("#") for link in links)
    assert not [had for _, had in page.found if "style" in had or any(name.startswith("on") for name in had)]


def test_what_comes_from_outside_is_escaped() -> None:
    match = played("moulin", 4)
    game = replace(match.record.games[0], unknown={KEPT: {"pgn": {"notes": [[1, "{" + HOSTILE + "}"], [2, "$2"]]}}})
    seats = (Seat(HOSTILE), Seat("A & B\u202e"))
    page = Reader(match_page(replace(match.record, games=(game,), seats=seats), Texts("fr")))
    assert len(page.of("script")) == 2
    assert page.text("h1") == [f"{HOSTILE} – A & B"]
    assert HOSTILE in page.text("div")
    assert page.text("span")[1].endswith(" ?")


def test_what_was_drawn_by_hand_is_seen_where_it_was_drawn() -> None:
    match = played("moulin", 3)
    drawn = {match.positions[1].text(): (Chalk(1, "a1", "d1"), Chalk(2, "nowhere", "a1"))}
    game = replace(match.record.games[0], drawn=drawn)
    plain = frames_of(match_page(match.record, Texts("fr")))
    marked = frames_of(match_page(replace(match.record, games=(game,)), Texts("fr")))
    assert [len(more) - len(less) > 0 for more, less in zip(marked, plain, strict=True)] == [False, True, False, False]


def test_all_games_of_a_match_are_in_one_page() -> None:
    match = Match.new("moulin", {}, (Seat("A"), Seat("B")), target=3, form="games")
    for _ in range(2):
        match.play(match.legal()[0])
        match.give_up(0, 1)
        if not match.match_over():
            match.next_game()
    match.play(match.legal()[0])
    page = Reader(match_page(match.record, Texts("fr")))
    assert len(page.of("article")) == len(match.record.games) == 3
    assert page.text("h2") == ["Partie 1", "Partie 2", "Partie 3"]


def test_the_solution_of_a_problem_is_under_its_lid() -> None:
    puzzle, texts = puzzles_of("moulin")[0], Texts("fr")
    page = problem_page(puzzle, 1, texts)
    before, after = page.split(b"<details>")
    answer = told(puzzle, texts)
    assert answer.goal in before.decode()
    assert answer.line[0] in after.decode()
    assert answer.line[0] not in before.decode().split("<body>")[1]
    assert men_in(page, frames_of(page)[0]) == Counter(puzzle.start().men())


def test_remarks_of_other_programs() -> None:
    (record,) = collect(b"(;GM[11]SZ[11]EV[Coupe]DT[2024-05-01]C[avant];B[a3]C[bien]TE[1];W[b4]BM[1])").records
    notes = (Remark(0, "avant"), Remark(1, "!"), Remark(1, "bien"), Remark(2, "?"))
    assert remarks_of(record, 0) == ("Coupe", "2024-05-01", notes)
    (record,) = collect(b'[Event "?"]\n[Date "????.??.??"]\n[Result "*"]\n\n1. f5 {good} d6 $4 *\n').records
    assert remarks_of(record, 0) == ("", "", (Remark(1, "good"), Remark(2, "??")))
    assert remarks_of(played("hex", 2).record, 0) == ("", "", ())


def test_a_page_has_one_match_and_is_never_read() -> None:
    kind, record = page_format(lambda: Texts("fr")), played("hex", 2).record
    assert kind.write
    assert kind.write([record]) == match_page(record, Texts("fr"))
    for unfit in ([], [record, record]):
        with pytest.raises(FormatError):
            kind.write(unfit)
    assert not kind.likely("<!doctype html>")
    with pytest.raises(FormatError):
        kind.read(b"<!doctype html>")


def test_a_name_alone_is_no_title() -> None:
    record: Record = played("moulin", 1).record
    nameless = replace(record, seats=(Seat("A"), Seat("")))
    assert Reader(match_page(nameless, Texts("fr"))).text("h1") == ["Moulin"]


# --- vectors ----------------------------------------------------------------------------------------------------------


def test_neighbours_that_look_alike_share_a_path() -> None:
    square = Polygon(((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)), BLACK)
    assert vectors([square, square]) == '<path d="M0 0l100 0 0 100-100 0zM0 0l100 0 0 100-100 0z" fill="#000"/>'
    assert vectors([replace(square, corners=square.corners[::-1])]).startswith('<path d="M0 0l')
    other = replace(square, fill=(1, 2, 3))
    assert vectors([square, other]).count("<path") == 2


def test_a_polygon_and_its_edge_are_one() -> None:
    square = Polygon(((0.0, 0.0), (1.0, 0.0), (1.0, 1.0)), BLACK)
    edge = Stroke((*square.corners, square.corners[0]), (255, 0, 0), 0.1)
    assert list(grouped([square, edge, square, square])) == [(square, edge), (square,), (square,)]
    assert vectors([square, edge]) == '<path d="M0 0l100 0 0 100z" fill="#000" stroke="#f00" stroke-width="10"/>'


def test_a_disc_is_a_circle() -> None:
    assert vectors([Circle((1.0, 1.0), 1.0, BLACK)]) == (
        '<path d="M0 100a100 100 0 0 1 200 0a100 100 0 0 1 -200 0z" fill="#000"/>'
    )
