### Mini-Halma: the demonstration and the lessons (assets/lessons/mini_halma.toml).

## Demonstration

demo-start = Eight black pieces, eight white ones, a single free cell. The colours must change places.
demo-jump = A step, or a jump over one neighbour, to the free cell, straight ahead.
demo-end = The exchange is done in 46 moves: that is the minimum.

## A step

step-title = A step
step-one = A single cell is free, in the middle. Move a piece from beside it into it.
step-one-good = The piece has taken a step. Its own cell is free now.
step-one-wrong = That was a jump, which is allowed too. Here we want a step of one cell.
step-side = The free cell is elsewhere now. Bring another piece there.
step-side-good = Each move moves a piece one way, and the free cell the other.

## A jump

jump-title = A jump
jump-one = Jump over a neighbour and land on the free cell.
jump-one-good = The piece jumped over stays: nothing is taken in this game.
jump-one-wrong = That was a step. To jump, start two cells away from the free cell.
jump-other = Make a white piece jump over a black one.
jump-other-good = The colours cross: that is how the exchange works.
jump-other-wrong = We want the lit white piece to jump over the black one.

## The exchange

home-title = Finishing the exchange
home-last = One move is missing. Play it.
home-last-good = Black stands where White was, and White where Black was: done.
home-last-wrong = A piece has moved away. The white piece on the middle cell is not home.
home-three = Three moves are left. Begin with the piece that jumps to the left.
home-three-good = One more white piece is home.
home-three-wrong = That costs moves. Look for a jump to the left, to the free cell.
home-two = Two more moves. A white piece can jump upwards.
home-two-good = Only one move is left.
home-two-wrong = That costs one move more. Look for a jump upwards.
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
idea-alternate = A white piece has just advanced. Make a black one jump over it.
idea-alternate-good = Any other move goes beyond the minimum.
idea-alternate-wrong = This move costs two more. The lit black piece can jump.
idea-open = Two moves keep the minimum. Find one.
idea-open-good = A step after the jump: the minimum is still possible.
idea-open-wrong = This move costs more moves. Try a step up or down.
