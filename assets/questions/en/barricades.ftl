### Barricades: the teacher’s sheet (assets/questions/barricades.toml).

show = Roll the two dice, choose one, move. Stop exactly on a barricade and set it down elsewhere, then send a pawn back to the start.
talk = Where does a barricade hinder most? Compare a place at the very bottom with a place near the goal.
count = A double 3. The pawn in the ring is on e2. On how many cells can it end?
count-answer = Four: c1, c3, g1 and g3. At the fork every branch is open, but a pawn does not turn back.
find = The pawn on c3 is to move. The dice show 4 and 2. Which die sends the other pawn back to the start?
find-answer = The 4: from c3 it lands exactly on g3, and the other pawn starts again from its start line.
why = The pawn on g1 has a 4. Why can it not go to e3, where the figure 1 is?
why-answer = A barricade stands on e2, in the way. A pawn does not jump over a barricade: it may stop exactly on it.
