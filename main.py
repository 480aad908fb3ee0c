"""Tablier from its source: what `jeux.__main__` says, without an installation."""

from __future__ import annotations

import sys

from jeux.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
