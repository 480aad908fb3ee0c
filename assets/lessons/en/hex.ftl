### Hex: the demonstration and the lessons (assets/lessons/hex.toml).

## Demonstration

demo-place = Each side in turn places a stone on an empty cell.
demo-aim = White wants to connect top and bottom; Black, left and right.
demo-bridges = Between two of these white stones, two empty cells: that is a bridge.
demo-cut = Black takes one of the two cells: White takes the other, and stays connected.
demo-end = Every bridge holds. The chain goes from edge to edge: White wins.

## Placing a stone

board-title = Placing a stone
board-place = Place a white stone on any cell. The board of the lessons is small.
board-place-good = A stone once placed never moves and is never captured.
board-touch = Place a white stone that touches the stone on f6.
board-touch-good = These two stones touch: a chain begins.
board-touch-wrong = This cell does not touch f6. A cell has six neighbours at most.
board-touch-corner = This cell lies in the same direction, but it does not touch f6.

## Joining your two edges

aim-title = Connecting your two edges
aim-white = White connects top and bottom. Place the stone that the chain needs.
aim-white-good = The chain may wind as much as it likes: it wins.
aim-white-wrong = The chain still has a gap, between f5 and e7.
aim-black = Black connects left and right. Place the stone that is missing.
aim-black-good = Black has connected both edges and wins.
aim-black-wrong = The black chain still has a gap, between e6 and g5.

## Blocking

block-title = Blocking is connecting
block-now = Black needs a single stone, from left to right. Fill the gap.
block-now-good = Black is stopped, and the white chain is in one piece. Black attacks at the top.
block-now-wrong = Black can still finish the chain on f6.
block-top = Connect g2 to the top edge.
block-top-good = The top is reached. Black attacks at the bottom.
block-top-wrong = The other cell above g2 is g1.
block-bottom = Connect d10 to the bottom edge.
block-bottom-good = By blocking Black, White has connected. A game of Hex is never drawn.
block-bottom-wrong = The bottom is not reached: the other cell is d11.

## The bridge

bridge-title = The bridge
bridge-make = Make a bridge with f6: leave two empty cells that both stones touch.
bridge-make-good = If Black takes one of the two cells, White takes the other.
bridge-make-wrong = This stone and f6 do not have two empty neighbours in common.
bridge-make-near = These two stones touch already: that is a chain, not a bridge.
bridge-keep = Black intrudes on the bridge between g4 and f6. Complete it.
bridge-keep-good = An intrusion can be answered: both stones are in the same chain.
bridge-keep-wrong = The bridge stays open: take the other cell, g5.

## The edge

edge-title = Reaching the edge
edge-reach = Black attacks on d11. Reach the bottom edge all the same.
edge-reach-good = One row from the edge there are two ways to reach it: Black blocks only one.
edge-reach-wrong = The bottom is not reached. The other cell under d10 is c11.
edge-near = Place a stone on row 10, with two empty cells under it.
edge-near-good = If Black takes one of the two, White takes the other: the edge is certain.
edge-near-wrong = This stone is not on row 10.
edge-near-a10 = At the end of the row, a10 touches only one cell of the bottom.

## The trap

trap-title = The trap
trap-join = Only one cell connects the two white chains. Find it.
trap-join-good = e6 touches both e5 and e7: White wins.
trap-join-wrong = This cell does not connect the two chains.
trap-join-d6 = d6 touches e5, but it does not touch e7.
trap-join-f6 = f6 touches e7, but it does not touch e5.

## The swap

swap-title = The swap
swap-take = In this variant Black may take the first stone. Swap it with the button.
swap-take-good = The stone is black, on the other side of the long diagonal. White plays again.
swap-take-wrong = Black has placed an ordinary stone. Use the swap button here.

## An idea

two-title = Holding at both ends
two-ends = The lit stones are connected to the top edge by bridges. Place a stone that is sure to reach e8 and the bottom.
two-ends-good = From this stone there are two ways to e8, and others to the bottom. Black intrudes on e9.
two-ends-wrong = This stone does not do both at once: a bridge to e8 and a sure edge. Try d10.
two-ends-near = This stone works too, by touching e8. Here, try it with a bridge.
two-keep = Complete the bridge that Black intrudes on.
two-keep-good = Everything holds, from top to bottom. Stones need not touch to be connected.
two-keep-wrong = The bridge that Black intrudes on at e9 is not completed.
