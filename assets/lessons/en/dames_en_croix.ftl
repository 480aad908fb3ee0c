### Les Dames en croix: the demonstration and the lessons (assets/lessons/dames_en_croix.toml).

## Demonstration

demo-climb = Twenty white pieces climb towards the nine upper points. Nine black pieces guard them.
demo-take = A piece captures by jumping over an opposing piece to the empty point behind it.
demo-back = Black jumps too: a piece for a piece.
demo-row = The same piece jumps again as long as it can: two captures in one turn.
demo-forget = Black could jump from c5 to a5, and does not.
demo-huff = White huffs the piece on c5: it is removed, then White plays.
demo-end = All nine upper points are white: White wins.

## The board and the steps

board-title = The board and the steps
board-first = White begins. Move a white piece to an empty point next to it.
board-first-good = A step follows a line. White wants the nine upper points.
board-ways = A white piece moves straight on, diagonally or sideways. Move the piece on b4.
board-ways-good = One step, to the next point: that is a turn.
board-ways-wrong = That is allowed, but move the piece on b4 here.
board-retreat = Try to go back: click b4, then b3.
board-retreat-good = Not allowed: a white piece never moves back.
board-retreat-wrong = This step is allowed. Try to go from b4 to b3 instead.
board-line = Try to move where there is no line: click d3, then c4.
board-line-good = Not allowed: no line is drawn between d3 and c4.
board-line-wrong = This step is allowed. Try to go from d3 to c4 instead.

## Capturing

jump-title = Capturing by a jump
jump-one = The point behind the black piece on c5 is empty. Jump from b4 to d6.
jump-one-good = The piece jumped over leaves the game.
jump-one-wrong = This move takes nothing. The piece on b4 can jump to d6.
jump-row = Two black pieces stand one behind the other. First jump from a3 to c5.
jump-row-good = One piece is taken, and the same piece may go on.
jump-row-wrong = This move takes nothing. Jump over b4.
jump-on = Go on: jump from c5 to e7.
jump-on-good = Two pieces taken in a single turn.
jump-on-wrong = The piece on c5 could still capture. Jump to e7.

## Black

black-title = The black pieces
black-back = A black piece moves in every direction. Bring the piece on d4 back to row 5.
black-back-good = A black piece may come home again. A white piece never may.
black-back-wrong = That is allowed, but move the piece on d4 up here.
black-take = A black piece captures backwards too. Jump from d5 to d7.
black-take-good = Black captures in every direction.
black-take-wrong = This move takes nothing. The piece on d5 can jump to d7.

## The central line

line-title = The central line
line-side = The red line is the central line. Capture sideways, towards it: a5 jumps to c5.
line-side-good = This sideways capture comes nearer to the central line: it is allowed.
line-side-wrong = This move takes nothing. Jump from a5 to c5.
line-away = Try to go away from it: click c5, then a5.
line-away-good = Not allowed: White captures sideways towards the line, never away from it.
line-away-wrong = This move is allowed. Try to jump from c5 to a5 instead.
line-on = The black piece on d5 stands on the central line. Try to jump from c5 to e5.
line-on-good = Not allowed: on the central line a black piece is never taken sideways.
line-on-wrong = This move is allowed. Try to jump from c5 to e5 instead.

## Huffing

huff-title = Huffing
huff-one = The piece on c5 could jump to a5, and Black played something else. Huff it: click it.
huff-one-good = To huff is to remove a piece that missed a capture.
huff-one-wrong = The piece on c5 stays in the game: the right would be lost. Click c5.
huff-play = Huffing does not replace the turn. Now play a move.
huff-play-good = A piece huffed, then a move: the turn is over.
huff-stop = The piece on c5 can still jump over d6. To see what happens, stop with the button.
huff-stop-good = Stopping is allowed, but then the piece is at fault: Black huffs it.
huff-stop-wrong = Well taken. But here we want to see what happens if you stop.

## Retaking

retake-title = A piece for a piece
retake-fill = The black piece on d6 threatens to jump to d4, then to d2. Bring a white piece to d2.
retake-fill-good = Black takes one piece, and stops on d4: d2 is not empty any more.
retake-fill-wrong = The point d2 stays empty: the black piece would jump twice.
retake-fill-close = On d4, a white piece does protect d5. But here we want to learn how to retake.
retake-fill-aside = There too, a black piece can jump over it.
retake-take = Retake: jump over the black piece on d4.
retake-take-good = A piece for a piece. White has many more of them.
retake-take-wrong = This move takes nothing. Several pieces can jump over d4.

## The trap

trap-title = The trap at the start
trap-first = Choose a first move that leaves nothing to take.
trap-first-good = At the edge, nobody can jump over this piece.
trap-first-b5 = The piece on c5 would jump over b5, to the empty point a5.
trap-first-f5 = The piece on e5 would jump over f5, to the empty point g5.

## An idea

offer-title = Offering a piece to force a move
offer-man = One black piece is left, on c7. Offer it a piece: play e5 to d6.
offer-man-good = Black captures, for a piece that misses a capture would be huffed.
offer-man-wrong = This move gives nothing to take. Offer a piece on d6.
offer-take = The black piece has come to e5. Take it.
offer-take-good = Not one black piece is left: White wins. A piece offered can decide everything.
offer-take-wrong = The black piece is still there. Jump over e5.

## The end

end-title = Winning
end-nine = One white piece is missing at the top. Occupy the last of the nine points.
end-nine-good = All nine points are held: White wins.
end-nine-wrong = One of the nine points is not white. It is c5.
end-nine-d5 = The piece on d5 counted already: it leaves a gap behind.
end-eight = Black to play: nine white pieces are left. Take one.
end-eight-good = White has only eight pieces left: Black wins.
end-eight-wrong = This move takes nothing. The piece on d6 can jump to d4.
