### Moulin: the teacher’s sheet (assets/questions/moulin.toml).

show = Place three pieces each on the board, make a mill, take a piece. Show the corner of a square: three pieces around it are no mill.
talk = Where do pieces have the most ways to go? Count the lines that leave a corner, then those that leave a crossing.
count = White is to play. The piece in the ring is on f4. To how many points can it move?
count-answer = Three: f6, e4 and f2. The piece moves one step along a line, and these three neighbours are free.
find = White is to place a piece. On which point does it make a mill?
find-answer = On d6: with d7 and d5, that is three white pieces in a row on a line. It is the only point.
why = The white piece on d2 moves to d3, where the figure 1 is. Why has White won?
why-answer = The six black pieces have no free point beside them: a side that cannot move has lost.
