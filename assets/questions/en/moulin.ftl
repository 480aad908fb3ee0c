### Moulin: the teacher’s sheet (assets/questions/moulin.toml).

show = Place three men each on the board, make a mill, take a man. Show the corner of a square: three men around it are no mill.
talk = Where do men have the most ways to go? Count the lines that leave a corner, then those that leave a crossing.
count = White is to play. The man in the ring is on f4. To how many points can it go?
count-answer = Three: f6, e4 and f2. The man follows the lines by one step, and these three neighbours are free.
find = White is to place a man. On which point does it make a mill?
find-answer = On d6: with d7 and d5, these are three white men in a row on a line. It is the only point.
why = The white man on d2 goes to d3, where the figure 1 is. Why has White won?
why-answer = The six black men have no free point beside them any more: a side that cannot move has lost.
