"""Runs one of the stress runs: `python -m benchmarks.stress events --events 100000 --seed 1`.

Each part is a module of this folder with a `main()` that reads its own arguments (`--help` tells them) and returns the
exit code: 0 if nothing failed.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys

import benchmarks.stress


def main() -> int:
    """Run the part that the first argument names, on the arguments after it."""
    parts = sorted(part.name for part in pkgutil.iter_modules(benchmarks.stress.__path__) if part.name[0] != "_")
    if len(sys.argv) < 2 or sys.argv[1] not in parts:
        print(f"usage: python -m benchmarks.stress {{{','.join(parts)}}} …", file=sys.stderr)
        return 2
    name = sys.argv.pop(1)
    sys.argv[0] = f"benchmarks.stress {name}"
    code: int = importlib.import_module(f"benchmarks.stress.{name}").main()
    return code


if __name__ == "__main__":
    sys.exit(main())
