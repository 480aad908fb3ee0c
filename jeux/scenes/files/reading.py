"""Whatever comes from outside, read: files, or a text that was copied elsewhere."""

from __future__ import annotations

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
            records += with_names(way, recognise(read_content(way), way.name))
        except RecordError as error:
            (said,) = sentences([(error.code, "")], texts)
        except FormatError as error:
            said = sentence(error, texts)
        else:
            continue
        problems.append(texts.get("error-document", sentence=said, file=clean(way.name, LONGEST)))
    return Found(tuple(records), tuple(problems))


def read_text(text: str, texts: Texts) -> Found:
    """The matches, or the position, that were copied elsewhere: all of the text, or else its first line, below which a
    table writes the turns."""
    try:
        return Found(recognise(text))
    except FormatError as error:
        if error.code == "empty":
            return Found(problems=(texts.get("paste-nothing"),))
        first = text.strip().partition("\n")[0]
        try:
            return Found(recognise(first))
        except FormatError:
            said = texts.get("paste-unknown") if error.code == "unknown" else sentence(error, texts)
            return Found(problems=(said,))
