### Twixt: the teacher’s sheet (assets/questions/twixt.toml).

show = Put two pegs a knight’s move apart, then link them. Show that a link of the opponent cannot be crossed.
talk = In how many ways can two pegs be joined that are too far apart for one link? Look for the double connection.
count = White is to play, and the white chain touches the top line already. Into how many holes can White put the peg that links it to the bottom line?
count-answer = Two, behind the bottom line: holes 1 and 2. A link leads from the last peg to either of them.
find = White has just put a peg, and it is time to link. Which are the only two white pegs that a link can join?
find-answer = Those that the arrow joins: one hole one way, two the other.
why = Black would like to link the two black pegs in the rings. Why is that forbidden?
why-answer = The white link bars the way: no link crosses another.
