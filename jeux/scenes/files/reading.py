"""Read matches from outside: from files, or from a copied text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.texts import Texts
from jeux.formats.beside import with_names
from jeux.formats.contract import FormatError
from jeux.formats.pasted import recognise_pasted
from jeux.formats.recognise import recognise
from jeux.formats.sentences import sentence
from jeux.match.documents import read_content
from jeux.match.record import Record, RecordError
from jeux.play.words.failure_words import sentences

LONGEST = 60
"""Characters of a file name quoted in a sentence."""


@dataclass(frozen=True, slots=True)
class Found:
    """The matches read, and a sentence for each file that failed."""

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
    """The matches, or the position, in a copied text."""
    try:
        return Found(recognise_pasted(text))
    except FormatError as error:
        said = {"empty": texts.get("paste-nothing"), "unknown": texts.get("paste-unknown")}.get(error.code)
        return Found(problems=(said or sentence(error, texts),))
