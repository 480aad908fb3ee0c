from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from jeux.common.assets import ASSETS, PACKAGE, picture_file


@pytest.mark.parametrize("folder", [ASSETS, PACKAGE])
def test_no_two_files_are_one_where_capitals_do_not_count(folder: Path) -> None:
    names = Counter(str(path.relative_to(folder)).casefold() for path in folder.rglob("*"))
    assert len(names) > 100
    assert [name for name, count in names.items() if count > 1] == []


def test_pictures_of_a_capital_and_of_its_small_letter_are_two_files() -> None:
    for kinds in ("Bb", "Ww", "Aa"):
        large, small = (picture_file(kind) for kind in kinds)
        assert large.casefold() != small.casefold()
    assert picture_file("agon") == "agon.webp"
