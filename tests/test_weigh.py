"""What is too heavy is told, and stops a build."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MIB = 2**20


def weighed(*paths: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "packaging" / "weigh.py"), *map(str, paths)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def heavy_file(path: Path, size: int) -> Path:
    """A file of that size, which takes no place on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.truncate(size)
    return path


def test_what_keeps_to_its_budget_passes(tmp_path: Path) -> None:
    heavy_file(tmp_path / "tablier" / "program", 40 * MIB)
    heavy_file(tmp_path / "tablier" / "inner" / "library", 35 * MIB)
    (tmp_path / "tablier" / "twin").symlink_to("program")
    setup = heavy_file(tmp_path / "tablier-1.0-windows-setup.exe", 38 * MIB)
    done = weighed(tmp_path / "tablier", setup)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["tablier: 75.0 MiB of 75", f"{setup.name}: 38.0 MiB of 38"]


def test_what_is_above_its_budget_fails_and_all_is_told(tmp_path: Path) -> None:
    archive = heavy_file(tmp_path / "tablier-1.0-linux-x86_64.tar.gz", 51 * MIB)
    package = heavy_file(tmp_path / "tablier_1.0-1_amd64.deb", MIB)
    done = weighed(archive, package)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [f"{archive.name}: 51.0 MiB of 50, TOO HEAVY", f"{package.name}: 1.0 MiB of 50"]
