### Backgammon: the teacher’s sheet (assets/questions/backgammon.toml).

show = Play one roll on the board. Hit a single man, put it on the bar, bring it in again. Show that a point with two men is closed.
talk = Which total comes up most often with two dice? Roll twenty times each, write down the totals, and compare 2, 7 and 12.
count = White has rolled 5 and 3. All the white men are home. How many different moves are allowed, with one die or the other?
count-answer = Three. The 5 bears off the man on White’s point 5. The 3 advances this man to point 2, or the one on point 4 to point 1.
find = Black plays a 4. Which man advances to hit the single white man?
find-answer = A man from point 8 goes to point 4: the white man is alone there and leaves for the bar.
why = Black has rolled 4 and 3. Why can the man on point 24 not advance by four points?
why-answer = Point 20 is held by two white men: two men of the opponent close a point.
