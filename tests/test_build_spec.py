"""The recipe of the packaged program, followed on each system with stand-ins for the classes of PyInstaller."""

from __future__ import annotations

import io
import os
import plistlib
import struct
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pygame
import pytest

from jeux import __version__

ROOT = Path(__file__).resolve().parents[1]
SYSTEMS = ("linux", "win32", "darwin")
FOUND = (
    "pygame_gui/data/NotoSans-Regular.ttf",
    "pygame_gui/data/NotoSansJP-Regular.otf",
    "pygame_gui/data/translations/pygame_gui.fr.json",
    "pygame_gui/data/translations/pygame_gui.ja.json",
    "babel/locale-data/fr.dat",
    "babel/locale-data/ja.dat",
    "accessible_output2/lib/nvdaControllerClient64.dll",
    "accessible_output2\\lib\\PCTKUSR64.dll",
    "accessible_output2/lib/ZDSRAPI_x64.dll",
    "pygame\\SDL2.dll",
    "libwavpack-1.dll",
    "pytz/zoneinfo/Europe/Paris",
    "pyphen/dictionaries/hyph_fr.dic",
    "pyphen/dictionaries/hyph_en_US.dic",
    "pyphen/dictionaries/README_hyph_fr.txt",
    "pyphen/dictionaries/README_hyph_de.txt",
)
"""What PyInstaller finds beside our own files, one of a kind."""
ENDS = ("NotoSans-Regular.ttf", "fr.json", "fr.dat", "nvdaControllerClient64.dll", "hyph_fr.dic", "README_hyph_fr.txt")
KEPT = {name for name in FOUND if name.endswith(ENDS)}
"""What of it is put in."""


class Recipe:
    """What the recipe asked PyInstaller for."""

    def __init__(self, system: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs: list[dict[str, Any]] = []
        self.folder: tuple[tuple[Any, ...], dict[str, Any]] | None = None
        self.bundle: dict[str, Any] | None = None
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(sys, "path", list(sys.path))
        for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.hooks", "PyInstaller.utils.win32"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        hooks = vars(sys.modules["PyInstaller.utils.hooks"])
        hooks |= {"collect_submodules": lambda package: [package], "collect_data_files": lambda package, includes: []}
        vars(sys.modules["PyInstaller.utils.win32"])["versioninfo"] = SimpleNamespace(
            **{name: lambda *parts, **named: (parts, named) for name in VERSION_PARTS}
        )
        monkeypatch.setitem(sys.modules, "licences", ModuleType("licences"))
        vars(sys.modules["licences"])["write"] = self._licences
        given = {"SPECPATH": str(ROOT), "Analysis": self._analysis, "PYZ": self._archive, "EXE": self._program}
        given |= {"COLLECT": self._folder, "BUNDLE": self._bundle, "workpath": "build"}
        exec(compile((ROOT / "build.spec").read_text("utf-8"), "build.spec", "exec"), given)

    def _analysis(self, scripts: list[str], datas: list[tuple[str, str]], **named: Any) -> SimpleNamespace:
        assert scripts == [str(ROOT / "main.py")]
        self.left_out: list[str] = named["excludes"]
        self.path = list(sys.path)
        files = [(path, Path(kept)) for source, kept in datas for path in below(Path(source))]
        ours = [((kept / path.relative_to(ROOT / kept)).as_posix(), str(path), "DATA") for path, kept in files]
        return SimpleNamespace(
            scripts=scripts,
            pure=["jeux"],
            datas=[*ours, *((name, name, "DATA") for name in FOUND)],
            binaries=[("libSDL2.so", "libSDL2.so", "BINARY")],
        )

    def _licences(self, target: Path, libraries: list[str]) -> Path:
        self.libraries = libraries
        return target

    def _archive(self, modules: list[str], name: str = "all.pyz") -> SimpleNamespace:
        return SimpleNamespace(modules=modules, name=name)

    def _program(self, *parts: Any, **named: Any) -> str:
        self.programs.append({**named, "archive": parts[0], "scripts": parts[1]})
        return str(named["name"])

    def _folder(self, *parts: Any, **named: Any) -> str:
        self.folder = parts, named
        return "the folder"

    def _bundle(self, folder: str, **named: Any) -> None:
        assert folder == "the folder"
        self.bundle = named

    @property
    def information(self) -> dict[str, Any]:
        """Info.plist as it is read back, numbers and flags included."""
        assert self.bundle
        read = plistlib.loads(plistlib.dumps(self.bundle["info_plist"]))
        assert isinstance(read, dict)
        return read


VERSION_PARTS = (
    *("StringTable", "StringStruct", "VarFileInfo", "VarStruct", "VSVersionInfo", "FixedFileInfo", "StringFileInfo"),
)


def below(source: Path) -> list[Path]:
    """A file, or the files of a folder."""
    return [source] if source.is_file() else sorted(path for path in source.rglob("*") if path.is_file())


@pytest.mark.parametrize("system", SYSTEMS)
def test_one_folder_holds_the_window_and_the_engine(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe(system, monkeypatch)
    assert [(program["name"], program["console"]) for program in recipe.programs] == [
        ("tablier", False),
        ("tablier-engine", True),
    ]
    assert all((program["icon"] is not None) == (system == "win32") for program in recipe.programs)
    assert recipe.folder
    assert recipe.folder[0][:2] == ("tablier", "tablier-engine")
    assert recipe.folder[1]["name"] == "tablier"
    assert (recipe.bundle is not None) == (system == "darwin")


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_modules_lie_in_the_folder_once(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """But in a bundle of macOS, where each program still has its own."""
    recipe = Recipe(system, monkeypatch)
    assert recipe.folder
    shared = [source for name, source, _ in recipe.folder[0][-1] if name == "modules.pyz"]
    assert shared == ([] if system == "darwin" else ["all.pyz"])
    for program in recipe.programs:
        assert program["archive"].modules == (["jeux"] if system == "darwin" else [])
        names = [Path(str(script)).name if isinstance(script, str) else script[0] for script in program["scripts"]]
        assert names == (["main.py"] if system == "darwin" else ["modules", "main.py"])


@pytest.mark.parametrize("system", SYSTEMS)
def test_all_that_is_needed_is_put_in_and_nothing_else(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe(system, monkeypatch)
    assert recipe.folder
    binaries, datas = recipe.folder[0][-2:]
    assert [name for name, *_ in binaries] == ["libSDL2.so"]
    assert recipe.libraries == ["libSDL2.so", "accessible_output2/lib/nvdaControllerClient64.dll"]
    names = {name for name, *_ in datas}
    assert names >= KEPT
    assert not names & (set(FOUND) - KEPT)
    assert {"LICENSE", "assets/texts/fr/house/common.ftl", "assets/images/icon.png", "assets/CREDITS.md"} <= names
    folders = {name.split("/")[1] for name in names if name.startswith("assets/")}
    assert {"figures", "advice", "lessons", "glossary", "pages"} <= folders
    assert not [name for name in names if name.startswith("assets/workshop/") or name.endswith(".icns")]


def test_the_bundle_is_a_program_with_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyInstaller takes the console of the last program, and would hide the bundle from the Dock."""
    recipe = Recipe("darwin", monkeypatch)
    assert recipe.bundle
    assert recipe.bundle["name"] == "Tablier.app"
    assert recipe.bundle["version"] == recipe.information["CFBundleVersion"] == __version__
    told = recipe.information
    assert told["CFBundleExecutable"] == "tablier"
    assert told["LSBackgroundOnly"] is False
    assert told["NSHighResolutionCapable"] is True
    assert told["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert (told["CFBundleDevelopmentRegion"], told["CFBundleLocalizations"]) == ("fr", ["fr", "en"])
    assert told["NSHumanReadableCopyright"] == "Copyright (c) 2026 The Tablier authors · MIT License"


@pytest.mark.parametrize(("target", "oldest"), [(None, "10.13"), ("10.9", "10.13"), ("11", "11"), ("14.0", "14.0")])
def test_the_oldest_macos_is_that_of_python_and_of_the_libraries(
    target: str | None, oldest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: target)
    assert Recipe("darwin", monkeypatch).information["LSMinimumSystemVersion"] == oldest


@pytest.mark.parametrize(
    ("python", "architecture"),
    [("macosx-10.9-universal2", "universal2"), ("macosx-14.0-arm64", None), ("linux-x86_64", None)],
)
def test_one_program_for_both_processors(
    python: str, architecture: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_platform", lambda: python)
    recipe = Recipe("linux" if python.startswith("linux") else "darwin", monkeypatch)
    assert {program["target_arch"] for program in recipe.programs} == {architecture}


def test_matches_open_in_the_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Recipe("darwin", monkeypatch).information
    (document,), (declared,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeConformsTo"] == ["public.json"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["tablier"]


def test_the_icon_of_the_bundle_is_that_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe("darwin", monkeypatch)
    assert recipe.bundle
    path = Path(recipe.bundle["icon"])
    assert recipe.information["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"] == path.name
    assert path.stat().st_size < 250_000
    data = path.read_bytes()
    assert data[:8] == b"icns" + struct.pack(">I", len(data))
    pictures, at = {}, 8
    while at < len(data):
        kind, length = struct.unpack(">4sI", data[at : at + 8])
        pictures[kind] = pygame.image.load(io.BytesIO(data[at + 8 : at + length]), "part.png")
        at += length
    assert {picture.get_width() for picture in pictures.values()} == {16, 32, 64, 128, 256}
    shown, program = pictures[b"ic08"], pygame.image.load(path.with_suffix(".png"))
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(program, "RGBA")


WITHOUT = """
import sys
sys.path.insert(0, sys.argv[1])
sys.modules |= dict.fromkeys(sys.argv[2:])
import hashlib, jeux.scenes.routes
from jeux.match.dice import Dice, commitment, new_seed
from jeux.printing.request import SHEETS, PrintRequest, print_pdf
import jeux.printing.sheets.booklet, jeux.printing.tournament
import jeux.access.nodes
if sys.platform == "linux":
    import jeepney.io.blocking
assert hashlib.sha256.__module__ != "_hashlib"
assert len(commitment(new_seed())) == 64
Dice(new_seed(), "game", ("word",))
for sheet in SHEETS:
    if sheet != "booklet":  # of what it is made has been printed here; itself, it takes a quarter of a minute
        assert print_pdf(PrintRequest("moulin", sheet)).startswith(b"%PDF")
import PIL.Image
assert PIL.Image.__file__.startswith(sys.argv[1])
assert not [name for name in vars(PIL.Image) if not name.startswith("__")]
"""


def test_nothing_needs_what_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSSL goes whole, and the sums of Python itself take its place; in that of Pillow stands nothing, though it is
    installed here."""
    recipe = Recipe("win32", monkeypatch)
    monkeypatch.undo()
    stand_ins = str(ROOT / "packaging" / "stand_ins")
    assert recipe.path[0] == stand_ins
    assert {"_ssl", "_hashlib"} <= set(recipe.left_out)
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", WITHOUT, stand_ins, *recipe.left_out]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
