### Hex: the teacher’s sheet (assets/questions/hex.toml).

show = On a small board, connect two edges on the blackboard. Show a bridge: two stones, and two empty cells that connect them.
talk = Can a game end without a winner? Fill a board at random with two colours, and look for the chain.
count = White, who wants to connect top and bottom, is to play. On how many cells can White place the stone that wins?
count-answer = Two: b11 and c11. Each of them touches c10 and the bottom edge.
find = Black has just placed the stone in the ring, on d5, between the white stones on e4 and d6. Where must White place a stone to keep these two connected?
find-answer = On e5, the other cell of the bridge: e4, e5 and d6 touch.
why = Black has just placed the stone in the ring, on c11. Why has Black not stopped White?
why-answer = White still has b11 to reach the edge. Two cells were winning, and Black blocks only one at a time.
