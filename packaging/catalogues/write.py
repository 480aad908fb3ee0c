"""Writes what catalogues of programs ask for, from the downloads of a release: winget, Homebrew and Flathub.

    python packaging/catalogues/write.py DOWNLOADS FOLDER

DOWNLOADS holds the setup of Windows, the two images of macOS and the source archive. Every address comes from
pyproject.toml, the version from jeux/__init__.py, the date from CHANGELOG.md, the sums from the files. Flathub builds
from the source archive; where its packages are fetched is asked of pip, which needs PyPI.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
IDENTIFIER = "io.github.tablier.tablier"
PYTHON = "3.13"
"""That of the runtime below."""
RUNTIME = "25.08"
PROCESSORS = ("x86_64", "aarch64")
TOOLS = ("Cython", "setuptools")
"""What builds the kernels; nothing of it stays."""
FIELD = re.compile(r"@([A-Z0-9_]+)@")
RIGHTS = [
    "--socket=wayland",
    "--socket=fallback-x11",
    "--share=ipc",
    "--socket=pulseaudio",
    "--device=dri",
    "--talk-name=org.a11y.Bus",
]
"""A window, sound and what reads the screen; neither a network nor the player's files."""


class MissingError(Exception):
    """What the downloads or the project do not tell."""


@dataclass(frozen=True)
class Release:
    """What every catalogue is told."""

    version: str
    date: str
    """Year, month and day, with hyphens."""
    urls: Mapping[str, str]
    """The addresses of pyproject.toml by their names."""
    sums: Mapping[str, str]
    """SHA-256 of each download by its name."""

    @property
    def downloads(self) -> str:
        """The address of the folder of the downloads."""
        return f"{self.urls['Homepage']}/releases/download/v{self.version}"

    def file(self, end: str) -> str:
        """The one download whose name ends so. Raises `MissingError`."""
        found = [name for name in self.sums if name.endswith(end)]
        if len(found) != 1:
            raise MissingError(f"{len(found)} downloads end with {end}")
        return found[0]

    def fields(self) -> dict[str, str]:
        """What stands for the names between @ in the templates. Raises `MissingError`."""
        setup = self.file("-windows-setup.exe")
        return {
            "VERSION": self.version,
            "DATE": self.date,
            "DOWNLOADS": self.downloads,
            "HOMEPAGE": self.urls["Homepage"],
            "ISSUES": self.urls["Issues"],
            "SETUP": setup,
            "SETUP_SUM": self.sums[setup].upper(),
            "ARM64_SUM": self.sums[self.file("-macos-arm64.dmg")],
            "X86_64_SUM": self.sums[self.file("-macos-x86_64.dmg")],
        }


def read_release(downloads: Path, changelog: str, program: str, project: str) -> Release:
    """The release of a folder of downloads and three files of the project. Raises `MissingError`."""
    version = re.search(r'^__version__ = "(.+)"$', program, re.MULTILINE)
    if not version:
        raise MissingError("jeux/__init__.py tells no version")
    date = re.search(rf"^## \[{re.escape(version[1])}\] – (\d{{4}}-\d\d-\d\d)$", changelog, re.MULTILINE)
    if not date:
        raise MissingError(f"CHANGELOG.md gives {version[1]} no date")
    sums = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(downloads.iterdir())}
    return Release(version[1], date[1], tomllib.loads(project)["project"]["urls"], sums)


def filled(template: str, fields: Mapping[str, str]) -> str:
    """A template with its fields. Raises `KeyError` for one that nobody knows."""
    return FIELD.sub(lambda field: fields[field[1]], template)


def packages(requirements: str, processor: str) -> dict[str, dict[str, object]]:
    """Where pip would fetch the pins of a list for a processor: sources of flatpak-builder by their names."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report=-"]
    command += ["--no-deps", "--require-hashes", "--only-binary=:all:", "--target=build/nowhere"]
    command += [f"--platform={name}_{processor}" for name in ("manylinux_2_28", "manylinux_2_17", "manylinux2014")]
    command += [f"--python-version={PYTHON}", f"--requirement=packaging/{requirements}.txt"]
    told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    return {package["metadata"]["name"]: source(package["download_info"]) for package in json.loads(told)["install"]}


def source(told: Mapping[str, Any]) -> dict[str, object]:
    """A wheel as a source of flatpak-builder, for one processor where its name tells one. Raises `MissingError`."""
    url = str(told["url"])
    if not url.startswith("https://"):
        raise MissingError(f"{url} is a copy of PyPI that others cannot reach")
    only = [processor for processor in PROCESSORS if url.endswith(f"{processor}.whl")]
    wheel = {"type": "file", "url": url, "sha256": told["archive_info"]["hashes"]["sha256"]}
    return wheel | ({"only-arches": only} if only else {})


def module(name: str, commands: Sequence[str], sources: Sequence[Mapping[str, object]], **more: object) -> object:
    """A module of flatpak-builder."""
    return {"name": name, "buildsystem": "simple", "build-commands": commands, "sources": sources, **more}


def flathub(release: Release, tools: Sequence[Mapping[str, object]], wheels: Sequence[Mapping[str, object]]) -> object:
    """The recipe of Flathub: our source archive on the pinned packages of PyPI, built without a network."""
    archive = release.file(f"tablier-{release.version}.tar.gz")
    install = "pip3 install --no-index --no-deps --no-build-isolation --prefix=/app"
    no_pillow = f"cp -r packaging/stand_ins/PIL /app/lib/python{PYTHON}/site-packages"
    ours = {"type": "archive", "url": f"{release.downloads}/{archive}", "sha256": release.sums[archive]}
    return {
        "id": IDENTIFIER,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "tablier",
        "finish-args": RIGHTS,
        "modules": [
            module("tools", [f"{install} *.whl"], tools, cleanup=["*"]),
            module("packages", [f"{install} *.whl", no_pillow], [*wheels, ours]),
            module("tablier", [f"{install} .", *on_the_desktop(release)], [ours]),
        ],
    }


def on_the_desktop(release: Release) -> list[str]:
    """The commands that lay entry, icon, type of files and description where a desktop looks, under our identifier."""

    def lay(path: str, place: str) -> str:
        return f"install -D -m 644 {path} /app/share/{place.format(IDENTIFIER)}"

    texts = {"@VERSION@": release.version, "@DATE@": release.date, "tablier.desktop<": f"{IDENTIFIER}.desktop<"}
    script = "; ".join(f"s/{old}/{new}/" for old, new in texts.items())
    return [
        f"sed -i '{script}' packaging/linux/metainfo.xml.in",
        f"sed -i 's/^Icon=.*/Icon={IDENTIFIER}/' assets/tablier.desktop",
        lay("packaging/linux/metainfo.xml.in", "metainfo/{}.metainfo.xml"),
        lay("assets/tablier.desktop", "applications/{}.desktop"),
        lay("assets/images/icon.png", "icons/hicolor/256x256/apps/{}.png"),
        lay("packaging/linux/mime.xml", "mime/packages/{}.xml"),
    ]


def recipe_of_flathub(release: Release) -> object:
    """The recipe with what pip tells of both processors. Raises `MissingError`."""
    tools: dict[str, Mapping[str, object]] = {}
    wheels: dict[str, Mapping[str, object]] = {}
    for processor in PROCESSORS:
        whole = packages("requirements", processor)
        tools |= {str(whole[name]["url"]): whole[name] for name in TOOLS}
        wheels |= {str(wheel["url"]): wheel for wheel in packages("requirements-program", processor).values()}
    return flathub(release, list(tools.values()), list(wheels.values()))


def put(path: Path, text: str) -> None:
    """Write a text and say so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(path)


def main() -> int:
    """Write the files of every catalogue into a folder."""
    downloads, folder = (Path(word) for word in sys.argv[1:3])
    read = (ROOT / name for name in ("CHANGELOG.md", "jeux/__init__.py", "pyproject.toml"))
    try:
        release = read_release(downloads, *(path.read_text(encoding="utf-8") for path in read))
        fields = release.fields()
        recipe = recipe_of_flathub(release)
    except MissingError as error:
        print(error, file=sys.stderr)
        return 1
    for template in sorted((*HERE.glob("winget/*.yaml"), *HERE.glob("homebrew/*.rb"))):
        put(folder / template.relative_to(HERE), filled(template.read_text(encoding="utf-8"), fields))
    put(folder / "flathub" / f"{IDENTIFIER}.json", json.dumps(recipe, indent=2, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
