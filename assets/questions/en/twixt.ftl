### Twixt: the teacher’s sheet (assets/questions/twixt.toml).

show = Place two pegs a knight’s move apart, then link them. Show that a link of the opponent’s cannot be crossed.
talk = In how many ways can two pegs be connected that are too far apart for one link? Look for setups.
count = White is to play, and the white chain touches the top border row already. In how many holes can White place the peg that links it to the bottom one?
count-answer = Two, in the bottom border row: holes 1 and 2. A link leads from the last peg to either of them.
find = White has just placed a peg, and it is time to link. Which are the only two white pegs that a link can join?
find-answer = Those that the arrow joins: one hole one way, two the other.
why = Black would like to link the two black pegs in the rings. Why is that forbidden?
why-answer = The white link blocks the way: no link crosses another.
