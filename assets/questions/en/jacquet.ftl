### Jacquet: the teacher’s sheet (assets/questions/jacquet.toml).

show = Stack the fifteen checkers, roll, send the courier off. Show that a point held by a single opposing checker is blocked.
talk = Which is better: to run fast, or to block the road? Find out how many points in a row stop a checker.
count = Black has rolled 5 and 2. All the black checkers are home. How many different moves are allowed, with one die or the other?
count-answer = Four. The 5 bears off a checker from N5. The 2 bears off a checker from N2, or moves one from N5 to N3, or from N4 to N2.
find = Black has a 5 to play. Which checker blocks the road completely for the white checkers on N12?
find-answer = A checker moves from N11 to N6: six points in a row are black, from N11 to N6. No die takes White across.
why = Black has rolled 4 and 3. Why can the checker on N12 not move four points?
why-answer = A white checker is on N8. Even alone, it blocks the point: a checker never lands on a point held by the opponent.
