### Meander: the demonstration and the lessons (assets/lessons/meandres.toml).

## Demonstration

demo-start = Tiles painted with two arcs, and a single empty cell. Tiles are pushed towards it.
demo-push = Push one tile, or a whole row of them, by one cell. The lines change.
demo-line = A line connects two different sides of the board: whoever has just pushed wins.
demo-other = Here too: a single push, and the line connects two sides.

## Pushing

push-title = Pushing
push-one = The middle cell is empty. Push a tile that is in line with it.
push-one-good = The empty cell is elsewhere now. The opponent pushes next.
push-two = Push two tiles at once: click a3, at the edge.
push-two-good = The tile chosen pushes those between it and the empty cell. None of them turns.
push-two-wrong = Push a3, which takes b3 along.
push-line = Try to push a tile that is not in line with the empty cell: b2 or d4.
push-line-good = Not allowed: only the row and the column of the empty cell slide.
push-line-wrong = This tile is in line with the empty cell. Try b2 or d4.

## No undoing

undo-title = No undoing
undo-try = A has just pushed towards c3. Try to put everything back: push c3.
undo-try-good = Not allowed: what the opponent has just done may not be undone.
undo-try-wrong = This move is allowed. Try to push the tile on c3 back.

## A line wins

line-title = A line wins
line-across = Push so that a line of three tiles or more connects two different sides.
line-across-good = The line crosses the board: B wins.
line-across-wrong = No line connects two sides. Try column e, on the right.
line-near = Once more, in row 2. The arc of a single tile in a corner does not count.
line-near-good = Two sides, adjacent or opposite, but never the same one twice: A wins.
line-near-wrong = No line connects two sides. Push the tile on c2.

## Whose line

whose-title = Whose the lines are
whose-any = A has just pushed d1. Find a push for B that wins, in the bottom row.
whose-any-good = The lines are nobody’s: whoever has just pushed wins.
whose-any-wrong = No line connects two sides. The bottom row slides towards d1.

## The trap

trap-title = The trap
trap-careful = A is to push, without leaving B a push that wins.
trap-careful-good = B cannot win at once.
trap-careful-wrong = After this B has a push that wins. Look at the empty cell and what can come there.

## An idea

idea-title = Leaving only bad moves
idea-force = Find the push after which A can prevent nothing any more: d2, d1 or d4?
idea-force-good = Whatever A does, B will form a line.
idea-force-wrong = This push forces nothing. Try to push d2 to d3.
idea-end = A has pushed d1. Finish in the bottom row.
idea-end-good = Won: before pushing, look at everything that the opponent can answer.
idea-end-wrong = No line connects two sides. Look at the bottom row.
