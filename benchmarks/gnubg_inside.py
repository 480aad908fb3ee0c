"""What GNU Backgammon thinks, looking so many plies ahead: run inside it by `benchmarks/gnubg.py`, a question and an
answer a line.

A question is `[kind, boards, cube, plies]` in JSON, `kind` being "men" (answered by the value of each board for the
player whose throw comes) or "cube" (answered by what no double, a double taken and a double dropped are worth to him).
A board is his 25 arrows and the bar of the other, then his own; the cube is its value and its holder (-1 nobody, 0 the
other, 1 he). Points count without Jacoby's rule, which GNU Backgammon would otherwise apply to them."""

import json
import sys

import gnubg  # type: ignore[import-not-found]  # only inside it

LOOK = {"cubeful": 1, "deterministic": 1, "noise": 0.0, "prune": 0}
CUBEFUL = 5
"""Where the value with the cube stands in an evaluation."""

gnubg.command("set jacoby off")

for line in sys.stdin:
    kind, boards, (value, holder), plies = json.loads(line)
    look = {**LOOK, "plies": plies}
    cube = gnubg.cubeinfo(value, holder, 1, 0, (0, 0), 0, 0)
    rows = [tuple(map(tuple, board)) for board in boards]
    if kind == "men":
        found = [gnubg.evaluate(board, cube, look)[CUBEFUL] for board in rows]
    else:
        found = gnubg.cfevaluate(rows[0], cube, look)[1:4]
    print("answer", json.dumps(list(found)), flush=True)
