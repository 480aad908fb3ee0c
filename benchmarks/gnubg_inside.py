"""What GNU Backgammon thinks, looking ahead as many plies as PLIES in the environment says, by default none: run inside
it by `benchmarks/gnubg.py`, a question and an answer a line.

A question is `[kind, boards, cube]` in JSON, `kind` being "men" (answered by the value of each board for the player
whose throw comes) or "cube" (answered by what no double, a double taken and a double dropped are worth to him). A board
is his 25 arrows and the bar of the other, then his own; the cube is its value and its holder (-1 nobody, 0 the other,
1 he)."""

import json
import sys
from os import environ

import gnubg  # type: ignore[import-not-found]  # only inside it

LOOK = {"cubeful": 1, "plies": int(environ.get("PLIES", "0")), "deterministic": 1, "noise": 0.0, "prune": 0}
CUBEFUL = 5
"""Where the value with the cube stands in an evaluation."""

for line in sys.stdin:
    kind, boards, (value, holder) = json.loads(line)
    cube = gnubg.cubeinfo(value, holder, 1, 0, (0, 0), 0, 0)
    rows = [tuple(map(tuple, board)) for board in boards]
    if kind == "men":
        found = [gnubg.evaluate(board, cube, LOOK)[CUBEFUL] for board in rows]
    else:
        found = gnubg.cfevaluate(rows[0], cube, LOOK)[1:4]
    print("answer", json.dumps(list(found)), flush=True)
