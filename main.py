"""Tablier: opens the window, or with --engine speaks the engine protocol on standard input and output."""

from __future__ import annotations

import sys


def main() -> int:
    if len(sys.argv) > 1:
        from jeux.common.arguments import read_arguments

        asked = read_arguments(sys.argv[1:])
        if isinstance(asked, int):
            return asked
        if asked.engine:
            from jeux.engine.protocol import serve

            return serve(sys.stdin.buffer, sys.stdout.buffer)
    from jeux.common.environment import prepare

    prepare()
    from jeux.scenes.routes import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
