"""Says what is missing in a wheel and a source archive just built, and what has no business there.

    python packaging/python/contents.py dist/python

The wheel holds every module, kernel and asset that a player needs; the archive every file of the repository but those
of its housekeeping, so that it builds, tests and packages itself.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOUSEKEEPING = {".gitignore"}


def tracked() -> set[str]:
    """The files of the repository, in a checkout."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name for name in names.split("\0") if name and (ROOT / name).is_file()}


def wheel_faults(names: set[str], files: set[str]) -> list[str]:
    """What a wheel lacks or should not hold."""
    wanted = {name for name in files if name.startswith("jeux/")}
    wanted |= {f"jeux/{name}" for name in files if name.startswith("assets/") and "/workshop/" not in name}
    strays = {name for name in names if not name.startswith("jeux/") and ".dist-info/" not in name}
    kernels = {name.removesuffix(".pxd") for name in wanted if name.endswith(".pxd")} | {"jeux/engine/compiled/shared"}
    built = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    faults = [f"the wheel lacks {name}" for name in sorted(wanted - names)]
    faults += [f"the wheel holds {name}" for name in sorted(strays)]
    return faults + [f"the wheel has no kernel {name}" for name in sorted(kernels - built)]


def main() -> int:
    """Look at the one wheel of a folder and, where there is one, at the archive."""
    folder = Path(sys.argv[1])
    (wheel,), archives = folder.glob("*.whl"), list(folder.glob("*.tar.gz"))
    files = tracked()
    with zipfile.ZipFile(wheel) as packed:
        faults = wheel_faults(set(packed.namelist()), files)
    for archive in archives:
        with tarfile.open(archive) as packed_source:
            held = {name.partition("/")[2] for name in packed_source.getnames()}
        faults += [f"the source archive lacks {name}" for name in sorted(files - held - HOUSEKEEPING)]
    for path in (wheel, *archives):
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
