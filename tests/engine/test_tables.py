"""Tables that do not fit their checksums: they are not used, it is said, and every game is played on."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from jeux.common.assets import asset
from jeux.engine.budget import Budget, Clock
from jeux.engine.lookup import player_of
from jeux.engine.protocol import serve
from jeux.engine.tables import checked
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options

READ = [key for key in CATALOGUE if player_of(key).tables]


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in the place of the tables, with nothing in it but their checksums."""
    sums = asset("tables", checked.SUMS).read_text(encoding="ascii")
    (tmp_path / checked.SUMS).write_text(sums, encoding="ascii")
    monkeypatch.setattr(checked, "asset", lambda _, name: tmp_path / name)
    checked.damaged.cache_clear()
    checked._sums.cache_clear()
    yield tmp_path
    checked.damaged.cache_clear()
    checked._sums.cache_clear()


def test_every_table_is_declared_and_fits_its_checksum() -> None:
    declared = {table for key in CATALOGUE for table in player_of(key).tables}
    assert declared == {path.name for path in asset("tables").iterdir()} - {checked.SUMS}
    assert checked.damaged(tuple(sorted(declared))) == ()


def test_a_table_with_one_bit_turned_cut_short_missing_or_no_file_is_damaged(tables: Path) -> None:
    right = asset("tables", "hex.bin").read_bytes()
    names = ("assaut.bin", "hex.bin", "meandres.bin", "reversi.bin", "shares.bin")
    (tables / "hex.bin").write_bytes(right)
    (tables / "assaut.bin").write_bytes(right[:-1])
    (tables / "reversi.bin").write_bytes(bytes([right[0] ^ 1]) + right[1:])
    (tables / "meandres.bin").mkdir()
    assert checked.damaged(names) == ("assaut.bin", "meandres.bin", "reversi.bin", "shares.bin")


def test_without_the_list_of_checksums_nothing_is_trusted(tables: Path) -> None:
    (tables / checked.SUMS).unlink()
    assert checked.damaged(("hex.bin",)) == ("hex.bin",)


@pytest.mark.parametrize("key", READ)
def test_the_engine_warns_and_answers_without_its_tables(tables: Path, key: str) -> None:
    asked = f"new {key}\nlevel 1\ngo nodes=50 seed=1\n"
    game = CATALOGUE[key]
    here = game.start(complete_options(game, {}), game.players[0])
    if here.turn < 0:
        step = here.steps()[-2]
        here = here.play(step)
        asked = asked.replace("level", f"play {step}\nlevel")
    said = io.BytesIO()
    serve(io.BytesIO(asked.encode()), said)
    lines = said.getvalue().decode().splitlines()
    assert f"warning damaged-table {' '.join(player_of(key).tables)}" in lines
    assert lines[-1].split()[0] == "best"
    assert lines[-1].split()[1] in here.steps()


def test_what_is_picked_without_tables_is_an_estimate() -> None:
    game = CATALOGUE["meandres"]
    player = checked.without_tables(player_of("meandres"))
    here = game.start(complete_options(game, {}), 2)
    found = player.think(here, Budget(nodes=9), Clock(Budget(nodes=9)), Random(1), lambda _: None)
    assert found.step in here.steps()
    assert not found.exact
