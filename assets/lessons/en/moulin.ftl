### Moulin: the demonstration and the lessons (assets/lessons/moulin.toml).

## Demonstration

demo-place = First the men are placed, each side in turn, wherever one likes.
demo-mill = Three white men in a row: that is a mill.
demo-take = A mill takes one of the opponent’s men, freely chosen.
demo-move = All men are placed: now they move one step along the lines.
demo-close = The man reaches f6: a new mill, and a new man taken.
demo-fly = Black has only four men left: they jump wherever they like.
demo-end = One more mill: Black has only two men left and loses.

## The board and the men

board-title = The board and the men
board-place = Place a white man on one of the 24 points where lines meet.
board-place-good = Each side places nine men like this, in turn.
board-cross = Some points have four neighbours. Place a man on one of them: they are lit.
board-cross-good = Four ways lead from this point. In a corner there are only two.
board-cross-wrong = This point has fewer than four neighbours. The best crossings are lit.

## The mill

mill-title = Making a mill
mill-close = White has two men on the top line. Place the third.
mill-close-good = Three men side by side on one line: that is a mill.
mill-close-wrong = The top line is not complete. A man is missing in the corner.
mill-take = The mill takes a man. Click a black man.
mill-take-good = This man is out of the game. One chooses freely which.
mill-true = One point alone completes a real straight line. Find it.
mill-true-good = These three men stand side by side on one stroke.
mill-true-wrong = No line of three is complete. Look at the line b4, c4.
mill-true-e4 = Between c4 and e4 the centre is empty: no stroke crosses it.
mill-true-g7 = These three men are on a diagonal, and no stroke joins them.
mill-again-good = A row does not cross the centre, is never diagonal, and does not turn a corner.

## Moving

move-title = Moving a man
move-one = All men are placed. Move the man on f4 one step along a line.
move-one-good = One step, to a neighbouring empty point: that is a move.
move-one-wrong = This is allowed, but here the lit man should move.
move-far = Try to go too far: click b6, then d2.
move-far-good = It is refused: a man goes only to a neighbouring point.
move-far-wrong = This step is allowed. Try to go from b6 to d2 instead.

## Opening and closing

again-title = Open and close again
again-open = This mill has been used. Open it: move the man from f6 to f4.
again-open-good = The line is open. Black plays elsewhere.
again-open-wrong = Open the mill on the right: f6 goes to f4.
again-close = Bring the man back to f6.
again-close-good = The mill is made anew: it takes once more.
again-close-wrong = The middle line is not closed again.
again-take-good = A mill may open and close as often as one likes.

## The double mill

double-title = The double mill
double-first = One step closes the top line. Play d6 to d7.
double-first-good = The top line is closed. Below it, b6 and f6 are waiting.
double-first-wrong = The top line is not closed: d7 is missing.
double-take-good = Black plays. Now look at the line b6, d6, f6.
double-take-wrong = Here, take the lit man, to follow the example.
double-back = Bring the same man back from d7 to d6.
double-back-good = It opens one line and closes the other: it takes at every move. That is a double mill.
double-back-wrong = The man on d7 can close the line b6, d6, f6.

## In the way

stop-title = Blocking a line
stop-place = Black has two men on the line f4, g4. Block this line.
stop-place-good = Black can no longer finish this line.
stop-place-wrong = Black can still place the third man of this line.
stop-take = White has made a mill. Black threatens to close e4, f4, g4: take a man to prevent it.
stop-take-good = Well chosen: Black cannot close this line on the next move.
stop-take-wrong = Black can still go to e4 and close the line.

## Flying

fly-title = Flying
fly-jump = White has only four men: they jump wherever they like. Jump to f6 and make a mill.
fly-jump-good = Few men, but very free: a side with four men is still dangerous.
fly-jump-wrong = This jump is allowed, but it makes no mill. Aim for f6.

## The trap

trap-title = The trap
trap-open = Open this mill in such a way that Black cannot fill the gap.
trap-open-good = No black man touches the gap: White closes it on the next move.
trap-open-wrong = It is the mill b6, d6, f6 that should open.
trap-open-d7 = The black man on d5 steps to d6: the gap is filled, the mill is lost.

## An idea

two-title = Two threats at once
two-lines = Place a man that prepares two lines at once, one with d6 and one with f4.
two-lines-good = Two lines threaten. Black blocks only one, on b6.
two-lines-wrong = This man does not prepare two lines. Look where they cross.
two-close = Close the other line.
two-close-good = A mill gained: of two threats, only one can be blocked.
two-close-wrong = The line f6, f4 waits for its third man.

## The end

end-title = Winning
end-close = Black has only three men. Make a mill.
end-close-good = One man is left to take.
end-close-wrong = The line d7, d6, d5 is not closed.
end-take = Take one of the three black men.
end-take-good = Two men make no more mills: Black has lost.
end-block = Locking the opponent in wins too. Move the man on d2, and only that one.
end-block-good = No black man can move: Black has lost.
end-block-wrong = This move opens a way for a black man. Only d2 may leave.
