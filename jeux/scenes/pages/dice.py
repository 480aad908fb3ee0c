"""The page of the dice: their seal, the players' words, the statistics of the throws, the proof and how to check it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.cleaning import clean
from jeux.common.palette import colours
from jeux.match import fairness, forms
from jeux.match.fairness import FEWEST, Tally
from jeux.play.review.foresight_trial import ForesightTrial
from jeux.play.setup.chance_words import on_page
from jeux.play.table.panel_content import seal_words
from jeux.play.table.session import Session
from jeux.rules.contract import FACES
from jeux.scenes.app import App
from jeux.scenes.pages.foresight_trial import write_trial
from jeux.scenes.pages.verifier import VerifierScene
from jeux.scenes.pages.wax import draw_columns, draw_die, draw_seal
from jeux.scenes.screen import Way
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.blocks import NOTE, Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, Look, Paint, button_width, put
from jeux.ui.items import Spot

ROW = 1.75
"""Body sizes: a row of the table of numbers."""
Row = tuple[str, list[str], str]
"""A row of that table: its name, its cells, its face."""
SEAL, CHART = 10.5, 8.0
"""Body sizes: the height of the seal, and of the numbers as columns."""
NAMES = 0.36
"""The part of the table's width used by the names."""


SCOPES = ("game", "match", "session", "ever")


class DicePage(SheetScene):
    """A dialogue above a game of dice."""

    named = "dice-title"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session, self.match = session, session.match
        self.whole = False
        """Whether all the digits of the seal are shown."""
        self.scope = "game"
        """Whose numbers are counted: one of `SCOPES`."""
        self.copied = ""
        """What was just copied: "numbers", "proof" or nothing."""
        self.blind = ForesightTrial(self.match, session.conductor, self.layout)
        self._words = [clean(word) for word in self.match.record.games[-1].words] or [""] * self.match.record.players

    def _get(self, name: str, **values: str | int) -> str:
        """A sentence about the dice, or about the draw of a game that throws none."""
        return self.app.texts.get(on_page(self.match.game, name), **values)

    def layout(self) -> None:
        """The band, then the seal on one page and the numbers on the other."""
        room = self.lay_band(self._get("title"), self.session.sentences.name(), back="rules-back")
        self.lay_sheets(room, self._seal, self._numbers, self._proof)

    # --- the seal, the words, the seed ----------------------------------------------------------------------------

    def _seal(self, page: Column) -> None:
        get, shown = self.app.texts.get, self.match.commitment
        if self.match.record.dice == forms.MANUAL:
            page.title(get("dice-seal"))
            page.write(get("dice-seal-manual"))
            return
        picture = pygame.Rect(page.x, page.y, page.width, page.scale(SEAL))
        page.items.append(Spot(picture, lambda surface, at, _look: draw_seal(surface, at), words=get("dice-seal")))
        page.y = picture.bottom + page.scale(0.6)
        if self.whole:
            _digits(page, shown)
        else:
            page.write(seal_words(shown, self.app.texts), "title", 1.7, colours().ink, "center")
        page.gap(0.2)
        page.write(self._get("commit-help"), "serif-italic", 1.15, colours().ink_soft, "center")
        page.gap(0.4)
        whole = ("whole", get("dice-seal-short" if self.whole else "dice-seal-whole"), self._toggle_seal, "")
        copy = ("copy", get("dice-copy"), self.copy, self._get("copy-help"))
        check = ("verifier", get("dice-verifier"), self._open_verifier, self._get("verifier-help"))
        _links(page, [whole, copy, check])
        if self.copied == "proof":
            page.write(get("dice-copied"), "text", NOTE, colours().ink_soft, "center")
        page.gap(1.4)
        page.title(get("dice-words"))
        if self.match.may_contribute():
            self._word_fields(page)
        else:
            self._write_words(page)
        page.gap(1.2)
        self._seed(page)

    def _toggle_seal(self) -> None:
        self.whole = not self.whole
        self.layout()

    def _word_fields(self, page: Column) -> None:
        get = self.app.texts.get
        page.note(self._get("words-help"))
        page.gap(0.4)
        for seat in range(len(self._words)):
            page.write(self.session.sentences.seat(seat, title=True), "bold")
            rect = pygame.Rect(page.x, page.y, page.width, self.app.scale(BUTTON_HEIGHT))
            word, typed = self._words[seat], partial(self._words.__setitem__, seat)
            hint, left = get("dice-word"), self._mix
            page.items.append(Field(f"word.{seat}", rect, word, hint, typed, self.app.scale, left))
            page.y = rect.bottom
            page.gap(0.4)

    def _write_words(self, page: Column) -> None:
        get, sentences = self.app.texts.get, self.session.sentences
        # older versions mixed in the words exactly as typed: the record keeps them so, only the display is cleaned
        words = [(seat, clean(word)) for seat, word in enumerate(self.match.record.games[-1].words) if clean(word)]
        for seat, word in words:
            page.write(get("dice-word-of", name=sentences.seat(seat, title=True), word=word))
        if not words:
            page.note(get("dice-words-none"))

    def _mix(self) -> None:
        """Mix the words into the dice when the player leaves a field."""
        if self.match.may_contribute():
            self.session.contribute(tuple(self._words))
            self.layout()

    def leave(self) -> None:
        """Keep the word being typed, and stop the foresight trial."""
        self.blind.leave()
        self.widgets.stop_typing()
        super().leave()

    def _seed(self, page: Column) -> None:
        get, record = self.app.texts.get, self.match.record
        page.title(get("dice-seed"))
        seed = self.match.seed_shown(len(record.games) - 1)
        if seed is None:
            page.write(self._get("seed-hidden-match" if record.form == forms.RETURN else "seed-hidden"))
            return
        _digits(page, seed)
        page.gap(0.4)
        if fairness.agrees(self.match):
            page.write(self._get("checked", n=self.match.dice_thrown()))
        else:
            page.write(self._get("check-failed"), "bold")

    # --- the numbers ----------------------------------------------------------------------------------------------

    def _numbers(self, page: Column) -> None:
        get = self.app.texts.get
        page.title(self._get("statistics"))
        scopes = [scope for scope in SCOPES if scope != "match" or len(self.match.record.games) > 1]

        def choose(number: int) -> None:
            self.scope = scopes[number]
            self.layout()

        page.choices("scope", [get(f"dice-scope-{scope}") for scope in scopes], scopes.index(self.scope), choose)
        page.gap(0.7)
        names, counted = self._counted()
        if not counted.dice:
            page.note(self._get("none"))
            return
        rows = self._rows(names, counted)
        _counts(page, rows)
        page.gap(0.7)
        for sentence in self._judged(counted):
            page.write(sentence)
            page.gap(0.3)
        page.note(get("dice-streaks"))
        page.gap(0.7)
        page.button("copy-numbers", get("dice-copy-numbers"), lambda: self._copy_numbers(rows))
        page.gap(0.25)
        page.note(get("dice-numbers-copied" if self.copied == "numbers" else "dice-copy-numbers-help"))

    def _copy_numbers(self, rows: list[Row]) -> None:
        """Copy the table as tab-separated lines, which spreadsheets accept."""
        pygame.scrap.put_text("\n".join("\t".join([name, *cells]) for name, cells, _ in rows) + "\n")
        self.copied = "numbers"
        self.layout()

    def _counted(self) -> tuple[list[str], Tally]:
        """The labels of the rows, and the numbers of the chosen games."""
        record, get, sentences = self.match.record, self.app.texts.get, self.session.sentences
        if self.scope in ("session", "ever"):
            ledger = self.app.ledger
            who = [get("dice-persons"), get("dice-computer")]
            return who, ledger.ever() if self.scope == "ever" else ledger.since_start()
        games = len(record.games)
        numbers = range(games) if self.scope == "match" else range(games - 1, games)
        throws = [throw for number in numbers for throw in fairness.throws_of(record, number)]
        return [sentences.seat(n, title=True) for n in range(record.players)], fairness.tally(throws, record.players)

    def _rows(self, names: list[str], counted: Tally) -> list[Row]:
        """One column for each number; one row for each name, and one for the total."""
        rows = [("", [str(face) for face in range(1, FACES + 1)], "bold")]
        rows += [(name, [str(n) for n in row], "text") for name, row in zip(names, counted.by_seat, strict=True)]
        return [*rows, (self.app.texts.get("dice-total"), [str(n) for n in counted.total], "bold")]

    def _judged(self, counted: Tally) -> list[str]:
        """Sentences on doubles, the longest absence of a number, and the chi-square test."""
        get, number = self.app.texts.get, self.session.sentences.number
        said = []
        if counted.pairs:
            expected = number(round(counted.pairs / FACES, 1))
            said.append(get("dice-doubles", n=counted.doubles, throws=counted.pairs, expected=expected))
        if counted.drought:
            said.append(get("dice-drought", n=counted.drought, face=str(counted.face)))
        word = fairness.verdict(counted.total)
        if word == "few":
            return [*said, get("dice-chi-few", n=FEWEST)]
        chi = fairness.chi_square(counted.total)
        percent = number(round(100 * fairness.share_beyond(chi)))
        judged = {
            "usual": get("dice-chi-usual", percent=percent),
            "unusual": get("dice-chi-unusual", percent=percent),
            "rare": get("dice-chi-rare"),
        }
        return [*said, f"{get('dice-chi', chi=number(round(chi, 1)), n=counted.dice)} {judged[word]}"]

    # --- the proof ------------------------------------------------------------------------------------------------

    def _proof(self, page: Column) -> None:
        if ForesightTrial.fits(self.match):
            write_trial(page, self.app.texts, self.session.sentences, self.blind)

    def copy(self) -> None:
        """Put the proof on the clipboard."""
        first = self._get("proof-first", game=self.session.sentences.name())
        pygame.scrap.put_text(f"{first}\n{self.app.texts.get('dice-proof-how')}\n{fairness.proof(self.match)}")
        self.copied = "proof"
        self.layout()

    def _open_verifier(self) -> None:
        app, session = self.app, self.session
        app.open(VerifierScene(app, Way(lambda: app.open(DicePage(app, session)), self)))


def _counts(page: Column, rows: list[Row]) -> None:
    """The numbers as columns on the faces of the die; below them the table, a rule under each row."""
    scale, (heads, *others, total) = page.scale, rows
    numbers = [int(cell) for cell in total[1]]
    rect = pygame.Rect(page.x, page.y, page.width, scale(CHART + 2.6))

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        cells = _cells(at, len(numbers))
        wide = min(scale(2.6), cells[0].width - scale(0.4))
        places = [pygame.Rect(cell.right - wide, at.y + scale(1.2), wide, scale(CHART - 1.2)) for cell in cells]
        draw_columns(surface, places, numbers, sum(numbers) / FACES)
        for place, face in zip(places, heads[1], strict=True):
            draw_die(surface, (place.centerx, at.bottom - scale(1.2)), min(wide, scale(1.9)), int(face))

    page.items.append(Spot(rect, paint, words=""))
    page.y = rect.bottom
    for name, cells, face in (*others, total):
        rect = pygame.Rect(page.x, page.y, page.width, page.scale(ROW))
        page.items.append(Spot(rect, _row(name, cells, face, page.scale.body)))
        page.y = rect.bottom
        page.rule()


def _digits(page: Column, digits: str) -> None:
    """A long string of digits, in groups of eight, four groups on a line."""
    groups = [digits[i : i + 8] for i in range(0, len(digits), 8)]
    for i in range(0, len(groups), 4):
        page.write(" ".join(groups[i : i + 4]))


def _row(name: str, cells: list[str], face: str, size: int) -> Paint:
    """A row of the table of numbers."""

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        names = pygame.Rect(at.x, at.y, round(at.width * NAMES), at.height)
        put(surface, name, face, size, colours().ink, names, "left")
        for cell, rect in zip(cells, _cells(at, len(cells)), strict=True):
            put(surface, cell, face, size, colours().ink, rect.inflate(-size // 2, 0), "right")

    return paint


def _cells(row: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The places of the numbers of a row, right of its name."""
    names = round(row.width * NAMES)
    wide = (row.width - names) // count
    return [pygame.Rect(row.x + names + i * wide, row.y, wide, row.height) for i in range(count)]


def _links(page: Column, links: Sequence[tuple[str, str, Callable[[], object], str]]) -> None:
    """Ways to elsewhere side by side in the middle, in as many rows as needed."""
    scale, rows, apart = page.scale, list[list[Button]]([[]]), page.scale(1.6)
    x = 0
    for name, words, act, about in links:
        wide = button_width(words, scale, "link")
        if x and x + wide > page.width:
            rows.append([])
            x = 0
        rect = pygame.Rect(x, page.y + (len(rows) - 1) * scale(BUTTON_HEIGHT), wide, scale(BUTTON_HEIGHT))
        button = Button(name, rect, words, act, scale, "link")
        button.about = about
        rows[-1].append(button)
        x = rect.right + apart
    for row in rows:
        aside = page.x + (page.width - row[-1].rect.right) // 2
        for button in row:
            button.rect.move_ip(aside, 0)
        page.items += row
    page.y += len(rows) * scale(BUTTON_HEIGHT)
