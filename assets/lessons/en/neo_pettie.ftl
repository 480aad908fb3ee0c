### Neo-Petteia: the demonstration and the lessons (assets/lessons/neo_pettie.toml).

## Demonstration

demo-move = The rows alternate. Each side moves a piece one square, straight.
demo-frame = The black piece on e5 touches the white one on d5. Another comes opposite: it is taken.
demo-edge = At the edge a single piece is enough: the black one on a6 is pinned.
demo-three = One move can take up to three pieces.
demo-end = The last black piece is taken. Six white pieces are left: White scores 6 points.

## Pushing a man

move-title = Moving a piece
move-one = Move a white piece to an empty square beside it.
move-one-good = A piece moves forwards, backwards or sideways, one square.
move-diagonal = Try to go diagonally: click f4, then g5.
move-diagonal-good = Not allowed: pieces move straight, never diagonally.
move-diagonal-wrong = This move is allowed. Try to go from f4 to g5 instead.

## Framing

frame-title = Sandwiching a piece
frame-one = The black piece on e5 touches the white one on d5. Come to the other side to sandwich it.
frame-one-good = A white piece on each side, in a straight line: the black one is taken.
frame-one-wrong = The piece on e5 is not sandwiched. The square opposite d5 is f5.

## The edge

edge-title = Pinning against the edge
edge-side = The black piece on a6 is at the edge. Come beside it to pin it.
edge-side-good = Behind it there is only the edge: it is taken.
edge-side-wrong = The piece on a6 is not pinned. The square beside it is b6.
edge-corner = In a corner, either of two squares takes. Choose one.
edge-corner-good = The piece in the corner is taken: the edge stands for the second piece.
edge-corner-wrong = The piece in the corner is not taken. Come and touch it, on a2 or b1.

## Three at once

three-title = Three captures at once
three-once = Three black pieces stand around an empty square. Enter it.
three-once-good = Three pieces are sandwiched: all of them are removed.
three-once-wrong = No piece is taken. The empty square between the three is d4.

## What does not take

safe-title = What does not take
safe-between = Slip in on e5, between two black pieces.
safe-between-good = Nothing is taken: only the piece that moves takes.
safe-between-wrong = That is allowed, but move e4 to e5 here.
safe-pair = Only one move takes a piece here. Find it.
safe-pair-good = The piece on a3 is pinned against the edge.
safe-pair-wrong = No piece is taken. Look at the black piece at the edge, on the left.
safe-pair-two = Two black pieces stand between d5 and g5: they are not sandwiched.

## The trap

start-title = The trap of the edge
start-edge = Make the mistake on purpose: move the piece on a7 to a8, along the edge.
start-edge-good = Black moves to b8 and pins the piece. Along the edge a single piece is enough.
start-edge-wrong = That is allowed, but here we want to see what happens on a8.

## An idea

free-title = Taking without being taken
free-choose = Two black pieces can be taken, on d6 and on j3. Take one and leave nothing to take back.
free-choose-good = A piece up, and Black can take nothing.
free-choose-wrong = No piece is taken. Look at d6 and j3.
free-choose-back = Black moves from d7 to d6 and takes back: the piece on e6 is sandwiched between d6 and f6.

## Blocking

block-title = Do not block everything
block-not = Black can get out only through d1. Play without filling this gap.
block-not-good = The game goes on: blocking the opponent would have cost ten points.
block-not-shut = Black cannot move any more. White has more pieces: blocking costs ten points, and White loses.

## The end

end-title = Winning
end-last = One black piece is left, in the corner. Take it.
end-last-good = No black piece is left: White scores 6 points, one for each white piece.
end-last-wrong = The piece in the corner is not taken. Come and touch it.
