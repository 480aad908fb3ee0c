"""What a file is, and what is said where it is nothing."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import jeux.formats
from jeux.common.texts import Texts
from jeux.formats.catalogue import by_ending, endings, formats
from jeux.formats.contract import Format, FormatError
from jeux.formats.recognise import recognise
from jeux.formats.sentences import sentence
from jeux.match.record import RecordError
from tests.formats.games import told
from tests.formats.mutations import specimens

WRITTEN = [each for each in formats().values() if each.write]


def refused(content: str | bytes, name: str = "") -> tuple[str, str, int, int]:
    with pytest.raises(FormatError) as caught:
        recognise(content, name)
    error = caught.value
    return error.code, error.detail, error.line, error.column


@pytest.mark.parametrize("kind", WRITTEN, ids=lambda each: each.key)
def test_what_a_format_writes_is_known_by_its_name_and_by_itself(kind: Format) -> None:
    for content in specimens(kind, Random(kind.key), 6):
        expected = list(map(told, kind.read(content)))
        assert list(map(told, recognise(content, f"x{kind.endings[0].upper()}"))) == expected
        assert list(map(told, recognise(content))) == expected


def test_endings() -> None:
    assert all(ending.startswith(".") and ending == ending.lower() for ending in endings())
    assert [each.key for each in by_ending("a.tablier.txt")][:2] == ["text", "transcript"]
    assert by_ending("x.png") == []


def test_text_is_read_as_bytes_are() -> None:
    assert recognise("(;GM[11];B[a1])")[0].games[0].steps == ("a1",)
    assert recognise("\ufeffnew hex\r\nplay a1\r\n")[0].games[0].steps == ("a1",)


@pytest.mark.parametrize(
    ("content", "name", "refusal"),
    [
        ("", "", ("empty", "", 0, 0)),
        (" \n", "a.sgf", ("empty", "", 0, 0)),
        ("hello", "", ("unknown", "", 0, 0)),
        (b"\x89PNG\r\n\x1a\n\0\0", "", ("unknown", "", 0, 0)),
        (b"x" * ((8 << 20) + 1), "", ("too-large", "", 0, 0)),
        ("hello", "a.sgf", ("nothing", "", 0, 0)),
        ("(;GM[11]\n;B[a1];W[a1])", "", ("illegal-step", "a1", 2, 8)),
        ("(;GM[11]\n;B[a1];W[a1])", "a.hsgf", ("illegal-step", "a1", 2, 8)),
        ("new hex\nplay a1 a1", "a.txt", ("illegal-step", "a1", 2, 9)),
        ('{"tablier": "match"}', "", ("foreign", "", 0, 0)),
        ('{"tablier', "a.tablier", ("broken", "", 0, 0)),
    ],
)
def test_the_most_helpful_reason_is_told(content: str | bytes, name: str, refusal: tuple[str, str, int, int]) -> None:
    assert refused(content, name) == refusal


# --- sentences --------------------------------------------------------------------------------------------------------

FOLDER = Path(jeux.formats.__file__).parent
MAKERS = ("FormatError", "error", "fault", "_fault", "wrong")


def codes() -> set[str]:
    """The codes that the formats raise, as they stand in the sources: texts in the first argument of what makes an
    error."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                values = (each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant))
                found |= {value for value in values if name in MAKERS and isinstance(value, str)}
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_its_sentence(language: str) -> None:
    texts, known = Texts(language), codes() | {"bad-step", "illegal-step"}
    assert len(known) > 20
    known |= {"foreign", "broken", "future-format", "unknown-game"}  # of a `RecordError`
    assert RecordError("foreign").code in known
    missing = [code for code in sorted(known) if not texts.has(f"format-{code}")]
    assert missing == []


def test_a_sentence_says_where() -> None:
    error = FormatError("illegal-step", "a1", 2, 8)
    assert sentence(error, Texts("en")) == "Line 2, column 8: The move “a1” is not allowed by the rules."
    assert sentence(error, Texts("fr")).startswith("Ligne 2, colonne 8\u00a0: Le coup «\u202fa1\u202f»")
    assert sentence(FormatError("empty"), Texts("en")) == "There is nothing to read here."


def test_a_cube_that_belongs_to_nobody_known_is_refused() -> None:
    assert refused("XGID=-b----E-C---eE---c-e----B-:0:-0:1:31:0:0:0:0:10")[0] == "bad-id"
