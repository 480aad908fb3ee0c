### Backgammon: the teacher’s sheet (assets/questions/backgammon.toml).

show = Play one roll on the board. Hit a blot, put it on the bar, enter it again. Show that two checkers on a point block it.
talk = Which total comes up most often with two dice? Roll twenty times each, write down the totals, and compare 2, 7 and 12.
count = White has rolled 5 and 3. All the white checkers are home. How many different moves are allowed, with one die or the other?
count-answer = Three. The 5 bears off the checker on White’s point 5. The 3 moves this checker to point 2, or the one on point 4 to point 1.
find = Black has a 4 to play. Which checker hits the white blot?
find-answer = A checker moves from point 8 to point 4: the white checker is alone there and goes to the bar.
why = Black has rolled 4 and 3. Why can the checker on point 24 not move four points?
why-answer = White has two checkers on point 20: two of the opponent’s checkers block a point.
