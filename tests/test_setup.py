"""What `setup.py` compiles again, and what it leaves: no compiler is asked here."""

from __future__ import annotations

import gc
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import setuptools
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parents[1]
TYPES = {
    "first": "cdef class First:\n    pass\n",
    "games/second": "from ..first cimport First\n\ncdef class Second(First):\n    pass\n",
    "games/third": "from .second cimport Second\n",
    "other": "cdef int _SIZE\n",
}
"""By the names of kernels, the second made of the first, the third of both."""


@pytest.fixture
def recipe(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`setup.py`, without what it does at its end."""
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    spec = importlib.util.spec_from_file_location("recipe", ROOT / "setup.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Builds:
    """Builds the kernels of a small tree again and again, as pip does: each time into a folder that is new."""

    def __init__(self, recipe: ModuleType, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.recipe, self.tree, self.times = recipe, tree, 0
        self.compiled: list[str] = []
        monkeypatch.chdir(tree)
        monkeypatch.setitem(sys.modules, "Cython", SimpleNamespace(__version__="3"))
        monkeypatch.setattr(recipe, "write_c", lambda kernel: None)
        monkeypatch.setattr(recipe.BuildKernels, "can_compile", lambda command: True)
        monkeypatch.setattr(build_ext, "build_extension", lambda command, kernel: self.compile(command, kernel))
        for name, text in TYPES.items():
            self.write(f"compiled/{name}.pxd", text)
            self.write(f"kernels/{name}.py", "")

    def write(self, path: str, text: str) -> None:
        """Change one file below jeux/engine."""
        file = self.tree / "jeux" / "engine" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def compile(self, command: Any, kernel: setuptools.Extension) -> None:
        """What a compiler would do."""
        target = Path(command.get_ext_fullpath(kernel.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(f"library {self.times}", encoding="utf-8")
        self.compiled.append(kernel.name.removeprefix("jeux.engine.compiled."))

    def build(self) -> set[str]:
        """What is compiled this time; all libraries must be there afterwards."""
        self.times += 1
        self.compiled.clear()
        project = setuptools.Distribution({"name": "tablier", "ext_modules": self.recipe.extensions()})
        command = self.recipe.BuildKernels(project)
        command.build_lib = str(self.tree / f"built{self.times}")
        command.build_temp = str(self.tree / "parts")
        command.ensure_finalized()
        command.run()
        made = {path.name.partition(".")[0] for path in Path(command.build_lib).rglob("*") if path.is_file()}
        assert made == {"shared", "first", "second", "third", "other"}
        return set(self.compiled)


def test_nothing_unchanged_is_compiled_again(
    recipe: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = Builds(recipe, tmp_path, monkeypatch)
    assert builds.build() == {"shared", "first", "games.second", "games.third", "other"}
    assert builds.build() == set()
    builds.write("kernels/other.py", "changed = True\n")
    assert builds.build() == {"other"}
    builds.write("compiled/games/second.pxd", TYPES["games/second"] + "cdef int _MORE\n")
    assert builds.build() == {"games.second", "games.third"}
    builds.write("compiled/first.pxd", TYPES["first"] + "cdef int _MORE\n")
    assert builds.build() == {"first", "games.second", "games.third"}
    assert builds.build() == set()


def test_another_compiler_or_cython_compiles_all_again(
    recipe: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = Builds(recipe, tmp_path, monkeypatch)
    everything = builds.build()
    monkeypatch.setenv("CFLAGS", "-O1")
    assert builds.build() == everything
    monkeypatch.setenv("TABLIER_OPTIMIZE", "-O3")
    assert builds.build() == everything
    monkeypatch.setitem(sys.modules, "Cython", SimpleNamespace(__version__="4"))
    assert builds.build() == everything


def test_a_kernel_is_made_of_all_types_that_it_speaks_to(recipe: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    types = {kernel.name.rpartition(".")[2]: set(kernel.depends) for kernel in recipe.extensions()}
    folder = Path("jeux", "engine", "compiled")
    assert types["growing_tree"] == {str(folder / "growing_tree.pxd")}
    wanted = {folder / "board_search.pxd", folder / "games" / "moulin.pxd", folder / "games" / "moulin_endings.pxd"}
    assert types["moulin"] == {str(path) for path in wanted}
    assert len(types) == 1 + len(list((ROOT / folder).rglob("*.pxd")))


def test_the_c_of_all_kernels_is_written_for_another_system(
    recipe: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Builds(recipe, tmp_path, monkeypatch)
    written: list[str] = []
    monkeypatch.setattr(recipe, "write_c", lambda kernel: written.append(kernel.name.rpartition(".")[2]))
    project = setuptools.Distribution({"name": "tablier", "ext_modules": recipe.extensions()})
    project.cmdclass["write_kernels"] = recipe.WriteKernels
    project.script_args = ["write_kernels"]
    project.parse_command_line()
    project.run_commands()
    assert written == ["shared", "first", "second", "third", "other"]


def test_without_a_compiler_no_c_is_written(tmp_path: Path) -> None:
    """Writing it takes as long as everything else, and nobody could use it."""
    for folder in ("kernels", "compiled"):
        shutil.copytree(ROOT / "jeux" / "engine" / folder, tmp_path / "jeux" / "engine" / folder)
    shutil.copy(ROOT / "setup.py", tmp_path)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "built"]
    environment = {**os.environ, "CC": "false"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "no C compiler that finds Python.h" in done.stderr
    assert not (tmp_path / "build" / "kernels").exists()
    assert not (tmp_path / "built").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler of Windows has flags of its own")
def test_who_builds_a_package_says_how_much_the_compiler_may_take(
    recipe: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLIER_OPTIMIZE", raising=False)
    assert recipe.flags("# types, worth -O3") == ["-O3", "-g0"]
    assert recipe.flags("# types") == ["-O1", "-g0"]
    monkeypatch.setenv("TABLIER_OPTIMIZE", "-O3")
    assert recipe.flags("# types") == ["-O3", "-g0"]


def test_cycles_are_collected_again_even_if_cython_fails(recipe: ModuleType) -> None:
    def fail() -> None:
        with recipe.uncollected():
            assert not gc.isenabled()
            raise ValueError("no C")

    with pytest.raises(ValueError, match="no C"):
        fail()
    assert gc.isenabled()
