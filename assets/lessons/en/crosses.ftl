### The L game: the demonstration and the lessons (assets/lessons/crosses.toml).

## Demonstration

demo-pieces = Red moves its L, then one of the two neutral pieces, which are nobody’s.
demo-turn = Blue moves its L in turn. The neutral pieces may stay where they are.
demo-tight = Later: Red goes to the middle, and Blue has little room left.
demo-end = A neutral piece closes the last place: Blue cannot move, Red wins.

## The L, then a neutral piece

crosse-title = The L, then a piece
crosse-move = Click the red L, then its new place. The wheel turns it.
crosse-move-good = It passes over anything, and may be turned over. But it must change its place.
crosse-pion = The L has been moved. Move one of the two neutral pieces to an empty cell.
crosse-pion-good = These pieces are nobody’s: either side may move them.
crosse-pion-wrong = Move a neutral piece here.
crosse-pass = This time, leave the pieces where they are, with the button.
crosse-pass-good = Moving a piece is allowed, never compulsory.
crosse-pass-wrong = Leave the neutral pieces alone here.

## Keeping a cell

keep-title = Keeping a cell
keep-one = The L must always keep at least one of its four cells. Put it down.
keep-one-good = At least one cell stays covered: the L never goes far.


## Blocking

block-title = Blocking
block-squeeze = Put the red L on a2, a3, b2 and c2 to squeeze Blue.
block-squeeze-good = Blue has only four places left.
block-squeeze-wrong = Blue has too much room. Cover a2, a3, b2 and c2.
block-pion = Close the places that are left with a single piece.
block-pion-good = Blue cannot put its L down any more: Blue has lost.
block-pion-wrong = Blue still has a place. Look for the cell that closes them all.

## Once more

again-title = Blocking in one turn
again-squeeze = Blue can win in this turn. Find the place of its L.
again-squeeze-good = Red has one place left.
again-squeeze-wrong = From there Blue does not win in this turn. Cover b2, c2, c3 and c4.
again-pion = Close this last place with a neutral piece.
again-pion-good = Red is blocked: Blue wins.
again-pion-wrong = Red still has a place. The piece on c1 can close it.

## The trap

trap-title = The trap at the start
trap-start = At the start, three of the five places lose already. Find one of the other two.
trap-start-good = From there nobody can force a win.
trap-start-wrong = From this place Blue wins if it makes no mistake.
trap-start-edge = Against the edge, Blue can win on its first turn.

## An idea

idea-title = Holding the middle
idea-centre = Only one place does not lose. It covers two of the four middle cells, b2 and c2.
idea-centre-good = In the middle, the L is in the opponent’s way and keeps its own places.
idea-centre-wrong = From this place Blue wins if it makes no mistake. Cover b2 and c2.
