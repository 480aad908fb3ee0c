"""Whatever comes from outside, read: files, or a text that was copied elsewhere."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.texts import Texts
from jeux.formats.beside import with_names
from jeux.formats.contract import FormatError
from jeux.formats.recognise import recognise
from jeux.formats.sentences import sentence
from jeux.match.documents import read_content
from jeux.match.record import Record, RecordError
from jeux.play.words.failure_words import sentences

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
    for path in ways:
        try:
            records += with_names(path, recognise(read_content(path), path.name))
        except RecordError as error:
            (said,) = sentences([(error.code, "")], texts)
        except FormatError as error:
            said = sentence(error, texts)
        else:
            continue
        problems.append(texts.get("error-document", sentence=said, file=clean(path.name, LONGEST)))
    return Found(tuple(records), tuple(problems))


def read_text(text: str, texts: Texts) -> Found:
    """The matches, or the position, that were copied elsewhere."""
    try:
        return Found(copied(text))
    except FormatError as error:
        said = {"empty": texts.get("paste-nothing"), "unknown": texts.get("paste-unknown")}.get(error.code)
        return Found(problems=(said or sentence(error, texts),))


def copied(text: str) -> tuple[Record, ...]:
    """What a copied text holds: all of it, or else its first line, below which a table writes the turns. Raises
    `FormatError`."""
    try:
        return recognise(text)
    except FormatError:
        first, _, below = text.strip().partition("\n")
        if below:
            with contextlib.suppress(FormatError):
                return recognise(first)
        raise
