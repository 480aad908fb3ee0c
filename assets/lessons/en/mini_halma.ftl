### Mini-Halma: the demonstration and the lessons (assets/lessons/mini_halma.toml).

## Demonstration

demo-start = Eight black men, eight white ones, a single free cell. The colours must change places.
demo-jump = A step, or a jump over one neighbour, to the free cell, straight ahead.
demo-end = The exchange is done in 46 moves: that is the minimum.

## A step

step-title = A step
step-one = A single cell is free, in the middle. Bring a man beside it there.
step-one-good = The man has taken a step. Its own cell is free now.
step-one-wrong = That was a jump, which is allowed too. Here a step of one cell is wanted.
step-side = The free cell is elsewhere now. Bring another man there.
step-side-good = Each move takes a man along, and the free cell with it.

## A jump

jump-title = A jump
jump-one = Jump over a neighbour and land on the free cell.
jump-one-good = The man jumped over stays: nothing is taken in this game.
jump-one-wrong = That was a step. To jump, start two cells away from the free cell.
jump-other = Make a white man jump over a black man.
jump-other-good = The colours cross: that is how the exchange goes on.
jump-other-wrong = A jump of the lit white man over the black man is wanted.

## The exchange

home-title = Finishing the exchange
home-last = One move is missing. Play it.
home-last-good = Black stands where White was, and White where Black was: done.
home-last-wrong = A man has gone away. The white man on the middle cell is not at home.
home-three = Three moves are left. Begin with the man that jumps to the left.
home-three-good = One more white man is at home.
home-three-wrong = That costs moves. Look for a jump to the left, to the free cell.
home-two = Two more moves. A white man can jump upwards.
home-two-good = Only one move is left.
home-two-wrong = That costs a move more. Look for a jump upwards.
home-one = Finish the exchange.
home-one-good = Done. The moves are counted: the fewer, the better.
home-one-wrong = The middle cell must be free at the end.

## The trap

trap-title = Jumping too early
trap-first = At the start, four moves keep the minimum: which ones?
trap-first-good = After a step, 46 moves are still possible.
trap-first-wrong = After a jump on the first move, 47 moves are the best possible.

## An idea

idea-title = Crossing the colours
idea-alternate = A white man has just advanced. Make a black one jump over it.
idea-alternate-good = Any other move goes beyond the minimum.
idea-alternate-wrong = This move costs two more. The lit black man can jump.
idea-open = Two moves keep the minimum. Find one.
idea-open-good = A step after the jump: the minimum is still possible.
idea-open-wrong = This move costs more moves. Try a step up or down.
