"""Large JSON objects are read value by value."""

from __future__ import annotations

import json

import pytest

from jeux.common import pieces
from jeux.common.files import UnfitFile
from jeux.common.pieces import Pieces, read_members
from jeux.common.progress import WATCHER, GivenUp


def test_the_values_are_those_of_the_whole() -> None:
    data = {"a": [{"x": '"]}\\', "y": [1, [2]]}, [], 3.5, None, "é"], "b": {"c": []}, "d": -1e3, "e": True, "f": "[{"}
    for text in (json.dumps(data), "\ufeff" + json.dumps(data, indent=2, ensure_ascii=False)):
        found = read_members(text.encode(), {"a": 5, "b": 5})
        assert isinstance(found["a"], Pieces)
        assert len(found["a"]) == 5
        assert {**found, "a": list(found["a"])} == data


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "[]",
            "{",
            '{"a"',
            '{"a":',
            '{"a":[',
            '{"a":[1',
            '{"a":[1,',
            '{"a":[1}',
            '{"a":1,}',
            '{"a":1} 2',
            "{1:2}",
        ),
        *('{"a" 1}', '{"a":[1 2]}', '{"b":[}', '{"b":{"c":}}', '{"b":"', '{"a":[1,2,3,4]}'),
    ],
)
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(UnfitFile):
        read_members(text.encode(), {"a": 3})


def test_a_bad_value_of_a_list_costs_itself_alone() -> None:
    found = read_members(b'{"a": [1, [nothing], "\xe9", "\xc3\xa9", {"b": 2}]}', {"a": 5})["a"]
    assert isinstance(found, Pieces)
    assert list(found) == [1, None, None, "é", {"b": 2}]
    with pytest.raises(UnfitFile, match="utf-8"):
        read_members(b'{"b": "\xe9"}', {})


def test_sizes_are_looked_at_before_anything_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "parse_json", lambda text: pytest.fail("parsed") if len(text) > 5 else json.loads(text))
    with pytest.raises(UnfitFile, match="brackets"):
        read_members(b'{"b": [' + b"[]," * 600_000 + b"[]]}", {})
    with pytest.raises(UnfitFile, match="too long"):
        read_members(b'{"b": ["' + b"x" * (9 << 20) + b'"]}', {})
    with pytest.raises(UnfitFile, match="too many values"):
        read_members(b'{"a": [' + b"[]," * 600_000 + b"[]]}", {"a": 5000})


def test_it_can_be_given_up() -> None:
    def stop(share: float) -> None:
        assert 0 <= share <= 1
        raise GivenUp

    token = WATCHER.set(stop)
    try:
        with pytest.raises(GivenUp):
            read_members(b'{"a": [1]}', {})
    finally:
        WATCHER.reset(token)
