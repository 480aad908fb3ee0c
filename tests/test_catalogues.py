"""What catalogues of programs are told: one version, the addresses of the project, the sums of the very files."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import tarfile
import tomllib
from io import BytesIO
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.packaging_scripts import PACKAGING, script

ROOT = PACKAGING.parent
FILES = (
    "tablier-1.2.0-windows-setup.exe",
    "tablier-1.2.0-windows-portable.zip",
    "tablier-1.2.0-macos-arm64.dmg",
    "tablier-1.2.0-macos-x86_64.dmg",
    "tablier-1.2.0-linux-x86_64.tar.gz",
    "tablier-1.2.0.tar.gz",
)
CHANGELOG = "# Changelog\n\n## [1.2.0] – 2027-01-31\n"
PROGRAM = '__version__ = "1.2.0"\n'
PROJECT = '[project.urls]\nHomepage = "https://example.org/games"\nIssues = "https://example.org/issues"\n'


@pytest.fixture(scope="module")
def write() -> ModuleType:
    return script("catalogues/write.py")


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).write_text(name)
    return tmp_path


def sum_of(name: str) -> str:
    """That of a file which holds its own name."""
    return hashlib.sha256(name.encode()).hexdigest()


def test_every_template_is_filled(write: ModuleType, downloads: Path) -> None:
    fields = write.read_release(downloads, CHANGELOG, PROGRAM, PROJECT).fields()
    templates = [*PACKAGING.glob("catalogues/winget/*.yaml"), *PACKAGING.glob("catalogues/homebrew/*.rb")]
    assert len(templates) == 5
    texts = {path.name: write.filled(path.read_text(encoding="utf-8"), fields) for path in templates}
    assert not [name for name, text in texts.items() if "1.2.0" not in text or re.search("@[A-Z]", text)]
    installer = texts["Tablier.Tablier.installer.yaml"]
    assert f"InstallerSha256: {sum_of(FILES[0]).upper()}\n" in installer
    assert f"InstallerUrl: https://example.org/games/releases/download/v1.2.0/{FILES[0]}\n" in installer
    assert "ReleaseDate: 2027-01-31\n" in installer
    assert f'arm:   "{sum_of(FILES[2])}",\n         intel: "{sum_of(FILES[3])}"\n' in texts["tablier.rb"]


def test_flathub_builds_from_the_source_archive(write: ModuleType, downloads: Path) -> None:
    wheel = write.source({"url": "https://example.org/a-aarch64.whl", "archive_info": {"hashes": {"sha256": "12"}}})
    assert wheel == {
        "type": "file",
        "url": "https://example.org/a-aarch64.whl",
        "sha256": "12",
        "only-arches": ["aarch64"],
    }
    recipe = write.flathub(write.read_release(downloads, CHANGELOG, PROGRAM, PROJECT), [wheel], [wheel])
    archive = recipe["modules"][-1]["sources"][0]
    assert archive["url"] == "https://example.org/games/releases/download/v1.2.0/tablier-1.2.0.tar.gz"
    assert archive["sha256"] == sum_of(FILES[-1])
    assert "network" not in json.dumps(recipe["finish-args"])
    commands = " ".join(recipe["modules"][-1]["build-commands"])
    laid = re.findall(r"install -D -m 644 (\S+)", commands)
    assert len(laid) == 4
    assert all((ROOT / path).is_file() for path in laid)


def test_a_wheel_that_others_cannot_reach_is_no_source(write: ModuleType) -> None:
    with pytest.raises(write.MissingError, match=r"file:///shelf/a\.whl"):
        write.source({"url": "file:///shelf/a.whl", "archive_info": {"hashes": {"sha256": "12"}}})


@pytest.mark.parametrize("lost", ["tablier-1.2.0-windows-setup.exe", "tablier-1.2.0-macos-arm64.dmg"])
def test_a_download_that_is_missing_is_told(write: ModuleType, downloads: Path, lost: str) -> None:
    (downloads / lost).unlink()
    with pytest.raises(write.MissingError, match="0 downloads end with"):
        write.read_release(downloads, CHANGELOG, PROGRAM, PROJECT).fields()


def test_a_version_without_a_date_is_no_release(write: ModuleType, downloads: Path) -> None:
    with pytest.raises(write.MissingError, match="no date"):
        write.read_release(downloads, CHANGELOG.replace("2027-01-31", "unreleased"), PROGRAM, PROJECT)


def test_the_project_is_at_one_address(write: ModuleType) -> None:
    """Flathub's name of the program and every page that it shows belong to the address of pyproject.toml."""
    home = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Homepage"]
    owner, name = home.removeprefix("https://github.com/").split("/")
    assert f"io.github.{owner}.{name}" == write.IDENTIFIER
    text = (PACKAGING / "linux" / "metainfo.xml.in").read_text(encoding="utf-8")
    addresses = re.findall(r">(https://[^<]+)<", text)
    pictures = f"https://raw.githubusercontent.com/{owner}/{name}/v@VERSION@/"
    assert len(addresses) > 8
    assert not [address for address in addresses if not address.startswith((home, pictures))]
    kept = [address.removeprefix(pictures) for address in addresses if address.startswith(pictures)]
    assert all((ROOT / path).is_file() for path in kept)


def test_what_is_new_is_told_in_both_languages() -> None:
    component = ElementTree.parse(PACKAGING / "linux" / "metainfo.xml.in").getroot()
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == "@VERSION@"
    languages = {text.get("{http://www.w3.org/XML/1998/namespace}lang") for text in release.iter("p")}
    assert languages == {None, "fr"}


def archive_of(names: list[str], time: int, owner: str) -> bytes:
    """A source archive as one machine or another packs it."""
    packed = BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=time) as stream, tarfile.open(fileobj=stream, mode="w") as new:
        for name in names:
            member = tarfile.TarInfo(name)
            member.size, member.mtime, member.uname = len(name), time, owner
            member.mode = 0o700 if name.endswith("run") else 0o600 + time % 64
            new.addfile(member, BytesIO(name.encode()))
    return packed.getvalue()


def test_a_source_archive_is_the_same_whoever_packs_it() -> None:
    settled = script("python/settle.py").settled
    mine, yours = archive_of(["a/run", "a/b"], 1000, "me"), archive_of(["a/b", "a/run"], 2001, "you")
    assert mine != yours
    assert settled(mine, 1764460800) == settled(yours, 1764460800)
    with tarfile.open(fileobj=BytesIO(settled(mine, 1764460800))) as packed:
        told = [(member.name, member.mode, member.mtime, member.uname) for member in packed.getmembers()]
        held = packed.extractfile("a/b")
        assert held is not None
        assert held.read() == b"a/b"
    assert told == [("a/b", 0o644, 1764460800, ""), ("a/run", 0o755, 1764460800, "")]
