"""The order of the alphabet."""

from __future__ import annotations

import pytest

from jeux.common.alphabet import alphabetical, plain


@pytest.mark.parametrize(
    ("written", "seen"), [("Mérelle", "merelle"), ("MÜHLE", "muhle"), ("l’Œuf", "l'oeuf"), ("ÇÀ", "ca"), ("L I", "l i")]
)
def test_plain_forgets_accents_capitals_and_ligatures(written: str, seen: str) -> None:
    assert plain(written) == seen


def test_names_are_where_one_looks_for_them() -> None:
    names = ["Zoé", "Fabien", "élise", "Élise", "Œdipe", "Odile", "Oscar", "Anna"]
    assert sorted(names, key=alphabetical) == ["Anna", "Élise", "élise", "Fabien", "Odile", "Œdipe", "Oscar", "Zoé"]
