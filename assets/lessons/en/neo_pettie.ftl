### Neo-Petteia: the demonstration and the lessons (assets/lessons/neo_pettie.toml).

## Demonstration

demo-move = The rows are mingled. Each side pushes a man by one square, straight.
demo-frame = The black man on e5 touches the white one on d5. Another comes opposite: it is taken.
demo-edge = Against the edge a single man is enough: the black one on a6 is pinned.
demo-three = One move can take up to three men.
demo-end = The last black man is taken. Six white men are left: White scores 6 points.

## Pushing a man

move-title = Pushing a man
move-one = Push a white man to an empty square beside it.
move-one-good = A man goes forwards, backwards or sideways, by one square.
move-diagonal = Try to go diagonally: click f4, then g5.
move-diagonal-good = It is refused: men go straight, never diagonally.
move-diagonal-wrong = This move is allowed. Try to go from f4 to g5 instead.

## Framing

frame-title = Framing a man
frame-one = The black man on e5 touches the white one on d5. Come to the other side to frame it.
frame-one-good = A white man on each side, in a straight line: the black one is taken.
frame-one-wrong = The man on e5 is not framed. The square opposite d5 is f5.

## The edge

edge-title = Pinning against the edge
edge-side = The black man on a6 is at the edge. Come beside it to pin it.
edge-side-good = Behind it there is only the edge: it is taken.
edge-side-wrong = The man on a6 is not pinned. The square beside it is b6.
edge-corner = In a corner, either of two squares takes. Choose one.
edge-corner-good = The man in the corner is taken: the edge stands for the second man.
edge-corner-wrong = The man in the corner is not taken. Come and touch it, on a2 or b1.

## Three at once

three-title = Three captures at once
three-once = Three black men stand around an empty square. Enter it.
three-once-good = Three men are framed: all of them are removed.
three-once-wrong = No man is taken. The empty square between the three is d4.

## What does not take

safe-title = What does not take
safe-between = Slip in on e5, between two black men.
safe-between-good = Nothing is taken: only the man that moves takes.
safe-between-wrong = This is allowed, but here e4 should go to e5.
safe-pair = One single move takes a man here. Find it.
safe-pair-good = The man on a3 is pinned against the edge.
safe-pair-wrong = No man is taken. Look at the black man at the edge, on the left.
safe-pair-two = Two black men stand between d5 and g5: they are not framed.

## The trap

start-title = The trap of the edge
start-edge = Make the mistake on purpose: push the man on a7 to a8, along the edge.
start-edge-good = Black comes to b8 and pins the man. Along the edge a single man is enough.
start-edge-wrong = This is allowed, but here we want to see what happens on a8.

## An idea

free-title = Taking without being taken
free-choose = Two black men can be taken, on d6 and on j3. Take one and leave nothing to take.
free-choose-good = A man gained, and Black can take nothing.
free-choose-wrong = No man is taken. Look at d6 and j3.
free-choose-back = Black goes from d7 to d6 and takes back: the man on e6 is framed by d6 and f6.

## Blocking

block-title = Not blocking everything
block-not = Black can get out only through d1. Play without filling this gap.
block-not-good = The game goes on: blocking the opponent would have cost ten points.
block-not-shut = Black cannot move any more. White has more men: blocking costs ten points, and White loses.

## The end

end-title = Winning
end-last = One black man is left, in the corner. Take it.
end-last-good = No black man is left: White scores 6 points, one for each white man.
end-last-wrong = The man in the corner is not taken. Come and touch it.
