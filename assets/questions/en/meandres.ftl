### Meander: the teacher’s sheet (assets/questions/meandres.toml).

show = Push a tile, then a row of three. Follow with a finger a line that connects two sides, and another one that comes back to its side.
talk = The lines are nobody’s. What should you look at before pushing, so as not to give the game away?
count = This is the start. In how many ways can you push towards the empty cell?
count-answer = Eight: from each side of the empty cell, one tile alone or two together.
find = A is to play. Which tile completes a line that connects two sides when it is pushed?
find-answer = The tile on a3, pushed to a4. It is the only push that wins.
why = The opponent has just pushed the marked tiles downwards, and the empty cell is c3. Why can the tile on c1 not be pushed up again?
why-answer = The empty cell would be back on c1, where it came from: the slide just made may not be undone.
