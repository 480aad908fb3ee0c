### Barricades: the demonstration and the lessons (assets/lessons/barricades.toml).

## Demonstration

demo-enter = Red rolls two dice and chooses one: the 3 brings a pawn in.
demo-other = Blue is next and chooses the 2. The other die is not used.
demo-take = The 1 ends right on a barricade: Red takes it.
demo-put = Red sets it down again, on Blue’s shortest way.
demo-send = Later, Red ends on a blue pawn and sends it back to the start.
demo-goal = Two steps to the top, and the die shows 2: one pawn is enough, Red wins.

## The die that is chosen

enter-title = Choosing a die
enter-four = Red has rolled 6 and 4. With the 4, bring a pawn in as far as d1.
enter-four-good = The entry is the first step. The 6 is not used.
enter-four-wrong = It is allowed, but here d1 is wanted.
enter-six = The same dice. This time play the 6, to one side or the other.
enter-six-good = One of the two dice is played, whichever one likes.
enter-six-wrong = It is allowed, but here the 6 has to be played.

## The road

road-title = Following the road
road-up = The pawn on e2 can go up or down. With the 3, take it to g3.
road-up-good = Up, sideways or down: the road may be followed any way.
road-up-wrong = It is allowed, but here e2 to g3 is wanted.
road-back = Try to turn back: from i11 to i12, one step away, with the 3.
road-back-good = It is refused: no turning back within a move.
road-back-wrong = This move is allowed. Try instead to go from i11 to i12.

## The barricades

barricade-title = The barricades
barricade-over = The pawn on g1 is four steps from e3, behind a barricade. Try to go there.
barricade-over-good = It is refused: no pawn jumps over a barricade.
barricade-over-wrong = This move is allowed. Try instead to go from g1 to e3.
barricade-take = With the 3, the pawn on g1 can end right on the barricade of e2. Take it.
barricade-take-good = The barricade is taken. It has to be set down at once.
barricade-take-wrong = This move takes no barricade.
barricade-low = Try to set it down at the very bottom, on g1.
barricade-low-good = It is refused: the first row stays free.
barricade-low-wrong = This cell is allowed. Try instead to set it down on g1.
barricade-put = Set it down on a free cell, higher up.
barricade-put-good = The road is closed there, for every side.

## Sending back

send-title = Sending a pawn back
send-blue = A blue pawn is four steps from c3. End on it.
send-blue-good = It goes back to its start line, and has to begin again.
send-blue-wrong = This move does not end on the blue pawn, on g3.

## Jumping a pawn

jump-title = Passing over a pawn
jump-over = A red pawn is on h1. Pass over it: with the 3, come in as far as i1.
jump-over-good = All pawns may be passed over. But no pawn stops on one of its own side.
jump-over-wrong = It is allowed, but here i1 is wanted.

## An idea: barring

bar-title = An idea: barring the road
bar-blue = Blue is two steps from the goal. Set the barricade that was taken on its way.
bar-blue-good = The blue pawn has to take this barricade first. It does not win on the next throw.
bar-blue-wrong = Blue can still reach the goal, as soon as one of its dice shows 2.

## The trap

reach-title = The trap: staying within reach
reach-safe = Blue advances six cells at most. Put the pawn of e3 seven steps away from the pawn on i3.
reach-safe-good = No die takes the blue pawn as far as that.
reach-safe-wrong = One of Blue’s dice can still end on a red pawn.
reach-safe-take = This move takes a barricade. Here the pawn only has to get away from Blue.

## The goal

goal-title = Arriving by an exact count
goal-exact = The goal is two steps from the pawn on i11. Try to go there with a 3.
goal-exact-good = It is refused: the count has to be exact.
goal-exact-wrong = This move is allowed. Try instead to go from i11 to the very top.
goal-win = This time a die shows 2. Win.
goal-win-good = One pawn is enough: Red has won.
goal-win-wrong = The pawn on i11 can reach the goal at once.
