### Cross Draughts: the teacher’s sheet (assets/questions/dames_en_croix.toml).

show = Make a step along a line, then a capture, then two captures in one go. Show that White never goes back.
talk = Twenty pieces against nine: who has the advantage? Play each side once, then count the wins of the class.
count = White is to play. The piece in the ring is on c4. How many different steps can it make?
count-answer = Three: b4, c5 and d4. It follows the lines, and these three points are empty.
find = Eight white pieces are at the top already. Which step makes White win?
find-answer = The piece on c4 goes to c5: the nine upper points are occupied. It is the only step that wins.
why = The white piece on c4 would like to go to d5, where the figure 1 is. Why is that forbidden?
why-answer = No line joins c4 and d5: pieces move along the lines only.
