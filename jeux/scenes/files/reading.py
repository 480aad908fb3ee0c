"""Whatever comes from outside, read: files, or a text that was copied elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.texts import Texts
from jeux.match.documents import parse_document, read_content
from jeux.match.record import Record, RecordError
from jeux.play.problems import sentences

LONGEST = 60
"""Letters of the name of a file in a sentence."""


@dataclass(frozen=True, slots=True)
class Found:
    """The matches that were read, and a sentence for each file that could not be."""

    records: tuple[Record, ...] = ()
    problems: tuple[str, ...] = ()


def read_files(ways: list[Path], texts: Texts) -> Found:
    """The matches of some files."""
    records, problems = list[Record](), list[str]()
    for way in ways:
        try:
            records += _records(read_content(way), way.name)
        except RecordError as error:
            (sentence,) = sentences([(error.code, "")], texts)
            problems.append(texts.get("error-document", sentence=sentence, file=clean(way.name, LONGEST)))
    return Found(tuple(records), tuple(problems))


def read_text(text: str, texts: Texts) -> Found:
    """The matches, or the position, that were copied elsewhere."""
    if not text.strip():
        return Found(problems=(texts.get("paste-nothing"),))
    try:
        return Found(_records(text.encode("utf-8", "replace"), ""))
    except RecordError:
        return Found(problems=(texts.get("paste-unknown"),))


def _records(content: bytes, name: str) -> tuple[Record, ...]:
    """The matches of a content. Raises `RecordError`."""
    return (parse_document(content, name),)
