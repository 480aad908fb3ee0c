### Nine Men’s Morris: the demonstration and the lessons (assets/lessons/moulin.toml).

## Demonstration

demo-place = First the pieces are placed, each side in turn, anywhere on the board.
demo-mill = Three white pieces in a row: that is a mill.
demo-take = A mill takes any one of the opponent’s pieces.
demo-move = All the pieces are placed: now they move one step along the lines.
demo-close = The piece reaches f6: a new mill, and another piece taken.
demo-fly = Black has only four pieces left: they may fly to any empty point.
demo-end = One more mill: Black has only two pieces left and loses.

## The board and the men

board-title = The board and the pieces
board-place = Place a white piece on one of the 24 points where lines meet.
board-place-good = Each side places nine pieces like this, in turn.
board-cross = Some points have four neighbours. Place a piece on one of them: they are lit.
board-cross-good = Four lines lead from this point. In a corner there are only two.
board-cross-wrong = This point has fewer than four neighbours. The best crossings are lit.

## The mill

mill-title = Making a mill
mill-close = White has two pieces on the top line. Place the third.
mill-close-good = Three pieces side by side on one line: that is a mill.
mill-close-wrong = The top line is not complete. A piece is missing in the corner.
mill-take = The mill takes a piece. Click a black one.
mill-take-good = This piece is out of the game. The choice is free.
mill-true = Only one point completes a real straight line. Find it.
mill-true-good = These three pieces stand side by side on one line.
mill-true-wrong = No line of three is complete. Look at the line b4, c4.
mill-true-e4 = Between c4 and e4 the centre is empty: no line crosses it.
mill-true-g7 = These three pieces are on a diagonal, and no line joins them.
mill-again-good = A row does not cross the centre, is never diagonal, and does not turn a corner.

## Moving

move-title = Moving a piece
move-one = All the pieces are placed. Move the piece on f4 one step along a line.
move-one-good = One step, to a neighbouring empty point: that is a move.
move-one-wrong = That is allowed, but move the lit piece here.
move-far = Try to go too far: click b6, then d2.
move-far-good = Not allowed: a piece moves only to a neighbouring point.
move-far-wrong = That move is allowed. Try to move from b6 to d2 instead.

## Opening and closing

again-title = Open and close again
again-open = This mill has been used. Open it: move the piece from f6 to f4.
again-open-good = The line is open. Black plays elsewhere.
again-open-wrong = Open the mill on the right: f6 to f4.
again-close = Bring the piece back to f6.
again-close-good = The mill is closed again: it takes once more.
again-close-wrong = The middle line is not closed again.
again-take-good = A mill may open and close as often as you like.

## The double mill

double-title = The double mill
double-first = One step closes the top line. Play d6 to d7.
double-first-good = The top line is closed. Below it, b6 and f6 are waiting.
double-first-wrong = The top line is not closed: d7 is missing.
double-take-good = Black plays. Now look at the line b6, d6, f6.
double-take-wrong = Take the lit piece here, to follow the example.
double-back = Bring the same piece back from d7 to d6.
double-back-good = It opens one line and closes the other: it takes at every move. That is a double mill.
double-back-wrong = The piece on d7 can close the line b6, d6, f6.

## In the way

stop-title = Blocking a mill
stop-place = Black has two pieces on the line f4, g4. Block it.
stop-place-good = Black can no longer complete this line.
stop-place-wrong = Black can still place the third piece on this line.
stop-take = White has made a mill. Black threatens to close e4, f4, g4: take a piece to prevent it.
stop-take-good = Well chosen: Black cannot close this line on the next move.
stop-take-wrong = Black can still go to e4 and close the line.

## Flying

fly-title = Flying
fly-jump = White has only four pieces: they may fly to any empty point. Fly to f6 and make a mill.
fly-jump-good = Few pieces, but very free: a side with four pieces is still dangerous.
fly-jump-wrong = That move is allowed, but it makes no mill. Aim for f6.

## The trap

trap-title = The trap
trap-open = Open this mill in such a way that Black cannot fill the gap.
trap-open-good = No black piece touches the gap: White closes it on the next move.
trap-open-wrong = It is the mill b6, d6, f6 that should open.
trap-open-d7 = The black piece on d5 steps to d6: the gap is filled, the mill is lost.

## An idea

two-title = Two threats at once
two-lines = Place a piece that works on two lines at once, one with d6 and one with f4.
two-lines-good = A threat on each line. Black blocks only one, on b6.
two-lines-wrong = This piece does not work on two lines. Look where they cross.
two-close = Close the other line.
two-close-good = A mill won: of two threats, only one can be blocked.
two-close-wrong = The line f6, f4 waits for its third piece.

## The end

end-title = Winning
end-close = Black has only three pieces. Make a mill.
end-close-good = Now take one more piece.
end-close-wrong = The line d7, d6, d5 is not closed.
end-take = Take one of the three black pieces.
end-take-good = Two pieces cannot make a mill: Black has lost.
end-block = Blocking the opponent wins too. Move the piece on d2, and only that one.
end-block-good = No black piece can move: Black has lost.
end-block-wrong = This move leaves a black piece a way out. Only d2 may leave.
