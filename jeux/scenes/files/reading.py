"""Read matches from outside: from files, or from a copied text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.texts import Texts
from jeux.formats.beside import with_names
from jeux.formats.contract import FormatError
from jeux.formats.pasted import collect_pasted
from jeux.formats.recognise import collect
from jeux.formats.sentences import sentence
from jeux.match.documents import read_content
from jeux.match.record import Record, RecordError
from jeux.play.words.failure_words import sentences

LONGEST = 60
"""Characters of a file name quoted in a sentence."""
MOST_LINES = 8
"""The lines of unreadable matches that are named."""


@dataclass(frozen=True, slots=True)
class Found:
    """The matches read, and a sentence for each file that failed, or of which some matches did."""

    records: tuple[Record, ...] = ()
    problems: tuple[str, ...] = ()


def read_files(ways: list[Path], texts: Texts) -> Found:
    """The matches of some files."""
    records, problems = list[Record](), list[str]()
    for path in ways:
        try:
            found = collect(read_content(path), path.name)
            records += with_names(path, found.records)
        except RecordError as error:
            (said,) = sentences([(error.code, "")], texts)
        except FormatError as error:
            said = sentence(error, texts)
        else:
            if not found.faults:
                continue
            said = unread(found.faults, texts)
        problems.append(texts.get("error-document", sentence=said, file=clean(path.name, LONGEST)))
    return Found(tuple(records), tuple(problems))


def unread(faults: Sequence[FormatError], texts: Texts) -> str:
    """How many matches cannot be read, on which lines, and why the first one cannot: that names the line of a single
    one."""
    lines = [str(fault.line) for fault in faults if fault.line]
    named = ", ".join(lines[:MOST_LINES]) + ("…" if len(lines) > MOST_LINES else "")
    count = texts.get("files-unread", n=len(faults))
    where = (
        texts.get("files-unread-lines", count=count, n=len(lines), lines=named) if lines and len(faults) > 1 else count
    )
    return texts.get("files-unread-why", where=where, sentence=sentence(faults[0], texts))


def read_text(text: str, texts: Texts) -> Found:
    """The matches or positions in a copied text."""
    try:
        found = collect_pasted(text)
    except FormatError as error:
        said = {"empty": texts.get("paste-nothing"), "unknown": texts.get("paste-unknown")}.get(error.code)
        return Found(problems=(said or sentence(error, texts),))
    return Found(found.records, (unread(found.faults, texts),) if found.faults else ())
