"""LICENCES.md: every library of the packaged program has a name, every part a licence, every licence its text."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from jeux.scenes.pages import about
from jeux.ui import blocks
from tests.desk import desk, show
from tests.packaging_scripts import script

ROOT = Path(__file__).resolve().parents[1]
LIBRARIES = (
    "pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10 pygame_ce.libs/libSDL2_image-2-d6906c81.0.so.0.800.12 "
    "libasound-2b3a3662.so.2.0.0 libsharpyuv-f86ac02c.so.0.1.2 libvorbisfile-07b6198b.so.3.3.8 libz.so.1 libffi.so.8 "
    "libcrypt.so.1 libopus-ddd6afb9.so.0.11.1 libopusfile-96d7a9c0.so.0.4.5 pygame/SDL2.dll pygame/SDL2_ttf.dll "
    "pygame\\freetype.dll pygame/libjpeg-62.dll VCRUNTIME140_1.dll pygame/.dylibs/libz.1.3.1.zlib-ng.dylib "
    "pygame/.dylibs/libSDL2-2.0.0.dylib libzstd.so.1 libuuid.so.1 libbz2.so.1.0 liblzma.so.5 libexpat.so.1 "
    "accessible_output2/lib/nvdaControllerClient64.dll pywin32_system32/pythoncom311.dll pywintypes311.dll "
    "pygame/.dylibs/libSDL2_mixer-2.0.0.800.2.dylib pygame/.dylibs/libtiff.6.3.0.dylib"
).split()
"""As the wheels of pygame-ce and the systems call them."""
NO_LIBRARIES = (
    "libpython3.11.so.1.0 python311.dll python3.dll _ctypes.pyd lib-dynload/_bz2.cpython-311-x86_64-linux-gnu.so "
    "jeux/engine/compiled/dice_kernel.cp311-win_amd64.pyd pygame/base.cpython-311-darwin.so base_library.zip "
    "accesskit/accesskit.abi3.so accesskit/accesskit.pyd"
).split()


@pytest.fixture(scope="module")
def licences() -> ModuleType:
    return script("licences/licences.py")


@pytest.mark.parametrize("path", LIBRARIES)
def test_a_library_has_a_name(licences: ModuleType, path: str) -> None:
    assert licences.library_name(path)


@pytest.mark.parametrize("path", NO_LIBRARIES)
def test_modules_belong_to_their_package(licences: ModuleType, path: str) -> None:
    assert licences.library_name(path) is None


def test_names_that_begin_alike_are_told_apart(licences: ModuleType) -> None:
    names = {
        path: licences.library_name(path) for path in ("libopus.so.0", "libopusfile.so.0", "SDL2.dll", "SDL2_image.dll")
    }
    assert list(names.values()) == ["Opus", "Opusfile", "SDL", "SDL_image"]


def test_an_unknown_library_is_refused_by_its_name(licences: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(licences.UnknownPartsError, match=r"libmystery\.so\.1"):
        licences.write(tmp_path / "LICENCES.md", ["pygame_ce.libs/libSDL2.so.0", "libmystery.so.1"])
    assert not (tmp_path / "LICENCES.md").exists()


def test_every_part_has_a_licence_and_its_text(licences: ModuleType) -> None:
    parts = [*licences.own_parts(), *map(licences.package_part, licences.needed_packages())]
    parts += licences.library_parts(LIBRARIES)
    names = {part.name for part in parts}
    assert {
        "Tablier",
        "Python",
        "EBGaramond (letters)",
        "pygame-ce",
        "pygame_gui",
        "babel",
        "pyphen",
        "reportlab",
        "accesskit",
        "SDL",
        "FreeType",
    } <= names
    assert not [part.name for part in parts if not part.licence or not part.source]
    assert [part.name for part in parts if not part.texts] == ["Microsoft C and C++ runtime"]
    assert "pillow" not in names  # it is not carried


def test_every_text_is_used_and_there(licences: ModuleType) -> None:
    tables = [*licences.PARTS["packages"].values(), *licences.PARTS["libraries"].values()]
    named = {known["text"] for known in tables if "text" in known} | {"Python.txt"}
    assert named == {path.name for path in (ROOT / "packaging" / "licences" / "texts").iterdir()}


def test_a_text_that_two_parts_share_stands_once(licences: ModuleType, tmp_path: Path) -> None:
    page = licences.write(tmp_path / "LICENCES.md", LIBRARIES).read_text(encoding="utf-8")
    assert page.count("\n## fluent.runtime, fluent.syntax\n") == 1
    assert "| SDL |" in page


@pytest.mark.parametrize("packaged", [True, False])
def test_the_page_about_the_program_says_where_the_licences_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, packaged: bool
) -> None:
    file = tmp_path / "LICENCES.md"
    if packaged:
        file.touch()
    monkeypatch.setattr(about, "LICENCES", file)
    said: list[str] = []
    paint = blocks.painted_text

    def painted(text: str, *rest: object) -> object:
        said.append(text)
        return paint(text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(blocks, "painted_text", painted)
    with desk(tmp_path / "desk") as app:
        show(app, about.AboutScene)
        assert (str(file) in said) is packaged
        assert app.texts.get("about-parts") in said
