### Barricades: the demonstration and the lessons (assets/lessons/barricades.toml).

## Demonstration

demo-enter = Red rolls two dice and chooses one: the 3 brings a pawn in.
demo-other = Blue is next and chooses the 2. The other die is not used.
demo-take = The 1 ends exactly on a barricade: Red takes it.
demo-put = Red sets it down again, on Blue’s shortest way.
demo-send = Later, Red lands on a blue pawn and sends it back to the start.
demo-goal = Two steps to the top, and the die shows 2: one pawn is enough, Red wins.

## The die that is chosen

enter-title = Choosing a die
enter-four = Red has rolled 6 and 4. With the 4, bring a pawn in as far as d1.
enter-four-good = The entry is the first step. The 6 is not used.
enter-four-wrong = That is allowed, but here we want d1.
enter-six = The same dice. This time play the 6, to one side or the other.
enter-six-good = You play one of the two dice, whichever you like.
enter-six-wrong = That is allowed, but play the 6 here.

## The road

road-title = Following the road
road-up = The pawn on e2 can go up or down. With the 3, take it to g3.
road-up-good = Up, sideways or down: the road may be followed any way.
road-up-wrong = That is allowed, but here we want e2 to g3.
road-back = Try to turn back: from i11 to i12, one step away, with the 3.
road-back-good = Not allowed: a pawn may not turn back within a move.
road-back-wrong = That move is allowed. Try to go from i11 to i12 instead.

## The barricades

barricade-title = The barricades
barricade-over = The pawn on g1 is four steps from e3, behind a barricade. Try to go there.
barricade-over-good = Not allowed: no pawn jumps over a barricade.
barricade-over-wrong = That move is allowed. Try to go from g1 to e3 instead.
barricade-take = With the 3, the pawn on g1 can end exactly on the barricade on e2. Take it.
barricade-take-good = The barricade is taken. It has to be set down at once.
barricade-take-wrong = This move takes no barricade.
barricade-low = Try to set it down at the very bottom, on g1.
barricade-low-good = Not allowed: the first row stays free.
barricade-low-wrong = That cell is allowed. Try to set it down on g1 instead.
barricade-put = Set it down on a free cell, higher up.
barricade-put-good = The road is closed there, for everybody.

## Sending back

send-title = Sending a pawn back
send-blue = A blue pawn is four steps from c3. Land on it.
send-blue-good = It goes back to its start line, and has to begin again.
send-blue-wrong = This move does not land on the blue pawn, on g3.

## Jumping a pawn

jump-title = Passing over a pawn
jump-over = A red pawn is on h1. Pass over it: with the 3, come in as far as i1.
jump-over-good = All pawns may be passed over. But no pawn stops on one of its own side.
jump-over-wrong = That is allowed, but here we want i1.

## An idea: barring

bar-title = An idea: blocking the road
bar-blue = Blue is two steps from the goal. Set the barricade you took in its way.
bar-blue-good = The blue pawn has to take this barricade first. It does not win on the next roll.
bar-blue-wrong = Blue can still reach the goal if either die shows 2.

## The trap

reach-title = The trap: staying within reach
reach-safe = Blue moves six cells at most. Put the pawn on e3 seven steps away from the pawn on i3.
reach-safe-good = No die takes the blue pawn that far.
reach-safe-wrong = One of Blue’s dice can still land on a red pawn.
reach-safe-take = This move takes a barricade. Here the pawn only has to get away from Blue.

## The goal

goal-title = Arriving by an exact count
goal-exact = The goal is two steps from the pawn on i11. Try to go there with a 3.
goal-exact-good = Not allowed: the count has to be exact.
goal-exact-wrong = That move is allowed. Try to go from i11 to the very top instead.
goal-win = This time a die shows 2. Win.
goal-win-good = One pawn is enough: Red has won.
goal-win-wrong = The pawn on i11 can reach the goal at once.
