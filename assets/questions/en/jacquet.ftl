### Jacquet: the teacher’s sheet (assets/questions/jacquet.toml).

show = Stack the fifteen men, roll, have the courier run. Show that a point held by a single man of the opponent is closed.
talk = What is better: to run fast, or to bar the way? Find out how many points in a row stop a man.
count = Black has rolled 5 and 2. All the black men are home. How many different moves are allowed, with one die or the other?
count-answer = Four. The 5 bears off a man from N5. The 2 bears off a man from N2, or goes from N5 to N3, or from N4 to N2.
find = Black plays a 5. Which man advances to bar the whole way to the white men on N12?
find-answer = A man from N11 goes to N6: six points in a row are black, from N11 to N6. No die brings them across.
why = Black has rolled 4 and 3. Why can the man on N12 not advance by four points?
why-answer = A white man is on N8. Even alone, it closes the point: a man never stops on a point of the opponent.
