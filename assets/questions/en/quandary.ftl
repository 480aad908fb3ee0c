### Quandary: the teacher’s sheet (assets/questions/quandary.toml).

show = Point at the square that each opposing pawn looks at, and name its sign: these are the only signs that may be entered.
talk = Advancing a pawn opens one sign to the opponent and closes another. How can you block the opponent?
count = White is to play. The pawn in the ring is on g1. To how many squares can it advance?
count-answer = Three: f2, g2 and h2. Each of them has the same sign as a square that a black pawn looks at.
find = White is to play. Three white pawns have arrived. Which move wins?
find-answer = The pawn on b11 goes to b12, the last of the squares from which Black started. It is the only move that wins.
why = White is to play. The pawn on g5 would like to go to f6, where the figure 1 is. Why is that forbidden?
why-answer = No black pawn looks at a square with this sign: the one on e8, for example, looks at e7. A pawn goes only to a sign that an opposing pawn looks at.
