"""Gives every file of a source archive one time, one owner and plain rights: the same commit gives the same bytes.

SOURCE_DATE_EPOCH=1764460800 python packaging/python/settle.py dist/python/tablier-0.1.0.tar.gz
"""

from __future__ import annotations

import gzip
import os
import sys
import tarfile
from io import BytesIO
from pathlib import Path


def settled(archive: bytes, time: int) -> bytes:
    """A .tar.gz with its files in the order of their names; `time` is in seconds since 1970."""
    packed = BytesIO()
    with (
        tarfile.open(fileobj=BytesIO(archive)) as old,
        gzip.GzipFile(fileobj=packed, mode="wb", filename="", mtime=0) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = time, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    return packed.getvalue()


def main() -> None:
    """Settle the archive that the command names."""
    path = Path(sys.argv[1])
    path.write_bytes(settled(path.read_bytes(), int(os.environ["SOURCE_DATE_EPOCH"])))


if __name__ == "__main__":
    main()
