"""A match as a page that replays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from functools import reduce

from jeux.common.texts import Texts, day_words
from jeux.formats.remarks import Remark, Remarks, remarks_of
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.play.games import gestures_of, wording_of
from jeux.play.setup.rules_played import rules_in_a_line
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import NOTATION, TurnLines
from jeux.printing.web.film import Library
from jeux.printing.web.markup import NOTHING, Markup, tag, words
from jeux.printing.web.page import page
from jeux.printing.web.reel import Reel, TurnShown, spread, turn_list

SIGN = 2
"""A remark of so many letters at most judges a move: it stands beside it."""


def match_page(record: Record, texts: Texts) -> bytes:
    """The page of a match, with all its games."""
    library = Library()
    games = [_sentences(record, number, texts) for number in range(len(record.games))]
    parts = [_game(library, sentences, number) for number, sentences in enumerate(games)]
    last = games[-1]
    title = f"{last.name()} : {_players(last)}" if _players(last) else last.name()
    return page(title, library, texts, tag("main", {}, _head(games), *parts))


def _sentences(record: Record, number: int, texts: Texts) -> Sentences:
    """The words of a match when this game was the last one."""
    match = Match(replace(record, games=record.games[: number + 1]))
    return Sentences(texts, match, wording_of(match.game), gestures_of(match.game))


# --- the head ---------------------------------------------------------------------------------------------------------


def _players(sentences: Sentences) -> str:
    """The names of the players; empty where one has none."""
    named = [seat.name for seat in sentences.match.record.seats]
    return " – ".join(named) if all(named) else ""


def _head(games: Sequence[Sentences]) -> Markup:
    """Who played what, when, by which rules, and how it ended."""
    sentences = games[-1]
    record, texts = sentences.match.record, sentences.texts
    told = remarks_of(record, 0)
    seats = reduce(
        lambda first, last: texts.get("list-semicolon", first=first, last=last),
        (_seat(sentences, number) for number in range(record.players)),
    )
    rules = rules_in_a_line(sentences.match.game, record.options, record.players, texts)
    facts = [seats, " · ".join(filter(None, (told.event, _date(record, told, texts), rules)))]
    result = _result(sentences)
    return tag(
        "header",
        {},
        tag("p", {"class": "over"}, words(sentences.name())) if _players(sentences) else NOTHING,
        tag("h1", {}, words(_players(sentences) or sentences.name())),
        *(tag("p", {"class": "facts"}, words(fact)) for fact in facts if fact),
        tag("p", {"class": "result"}, words(result)) if len(games) == 1 else NOTHING,
    )


def _seat(sentences: Sentences, number: int) -> str:
    """A seat with who sits there: a person, or the computer at a level."""
    seat, get = sentences.match.record.seats[number], sentences.texts.get
    sitting = sentences.sitting(number)
    if not seat.level:
        return sitting
    return get("league-seat", side=sitting, name=get("player-computer-level", level=get(f"level-{seat.level}")))


def _date(record: Record, told: Remarks, texts: Texts) -> str:
    """When it was played, as far as anybody knows: what is read from a file is dated by the file."""
    if record.games[0].taken_back is None:
        return told.date
    return day_words(datetime.fromisoformat(record.created).astimezone().date(), texts)


def _result(sentences: Sentences) -> str:
    result = sentences.match.result()
    return " ".join(sentences.outcome(result)) if result else sentences.texts.get("web-unfinished")


# --- a game -----------------------------------------------------------------------------------------------------------


def _game(library: Library, sentences: Sentences, number: int) -> Markup:
    """A game with its film."""
    match, get = sentences.match, sentences.texts.get
    notes = [note for note in remarks_of(match.record, number).notes if note.steps <= len(match.steps)]
    turns = tuple(_turns(sentences, notes))
    reel = Reel.of(library, sentences, tuple(_said(sentences)))
    alone = len(match.record.games) == 1 and not match.record.target
    several = NOTHING if alone else tag("h2", {}, words(get("web-game", n=number + 1)))
    before = [note.text for note in notes if note.steps == 0]
    told = tag(
        "section",
        {"class": "told", "aria-label": get("heard-turns")},
        reel.controls(),
        *(tag("p", {"class": "note"}, words(text)) for text in before),
        turn_list(turns),
        NOTHING if alone else tag("p", {"class": "result"}, words(_result(sentences))),
    )
    shown = reel.figure(len(match.steps))
    keys = reel.positions(dict(_captions(reel, turns)))
    return tag("article", {"class": "game"}, several, shown, told, keys, reel.data())


def _captions(reel: Reel, turns: Sequence[TurnShown]) -> Iterator[tuple[int, str]]:
    """The start and some turns: the frame of each, with the number that it has in the list and what is said of it."""
    for number in spread(turns):
        frame = turns[number - 1].frame if number else 0
        yield frame, f"{number}. {reel.said[frame]}" if number else reel.said[frame]


def _said(sentences: Sentences) -> Iterator[str]:
    """What is said of each position: the step that led there, or the one before where that is too plain to be told."""
    said = sentences.texts.get("web-start")
    yield said
    for told in TurnLines(sentences).told():
        said = told or said
        yield said


def _turns(sentences: Sentences, notes: Sequence[Remark]) -> Iterator[TurnShown]:
    """The turns in the notation, with what was remarked of each."""
    lines = TurnLines(sentences).lines(NOTATION)
    ends = [*(line.first for line in lines[1:]), len(sentences.match.steps)]
    for line, end in zip(lines, ends, strict=False):
        own = [note.text for note in notes if line.first < note.steps <= end]
        signs = "".join(text for text in own if len(text) <= SIGN)
        yield TurnShown(end, line.text, signs, tuple(text for text in own if len(text) > SIGN))
