### Reversi: the demonstration and the lessons (assets/lessons/reversi.toml).

## Demonstration

demo-four = The first four discs are placed in the middle, in turn.
demo-flip = Black frames a white disc: this disc is turned over and becomes black.
demo-answer = White answers and frames a black disc, which becomes white.
demo-many = One disc frames in three directions: five discs are turned over.
demo-corner = White touches the corner, Black takes it. A corner disc never turns again.
demo-end = The board is full and counted: 33 black, 31 white. Black wins.

## The first four discs

board-title = The first four discs
board-first = Black begins. Place a disc on one of the four squares in the middle.
board-first-good = Each side places two discs like this. Nothing is turned over yet.
board-edge = Try to place elsewhere: click the corner a1.
board-edge-good = It is refused: the four squares in the middle are filled first.
board-edge-wrong = This square in the middle is allowed. Try the corner instead.
board-second = Now place the second black disc in the middle.
board-second-good = White places the last of the four. The real game begins.

## Framing

flip-title = Framing a disc
flip-one = Place a black disc so that a white one stands between two black ones.
flip-one-good = The white disc is framed: it is turned over and becomes black.
flip-row = A whole row can be framed. Close the row of three white discs.
flip-row-good = All three discs are turned over at once.
flip-row-wrong = The lit row is not closed: a black disc is missing on the right.
flip-none = Try to place a disc that frames nothing, on c3.
flip-none-good = It is refused: each disc placed must turn over at least one of the opponent’s.
flip-none-wrong = This disc frames a white one: it is allowed. Try c3.

## Several directions

many-title = Several directions at once
many-five = Find the square from which White frames the five lit discs.
many-five-good = Upwards, to the right and diagonally: all framed rows are turned over.
many-five-wrong = This disc does not frame the five lit discs.
many-gap = A row must have no gap. Try to place on f6, to frame all the way to b6.
many-gap-good = It is refused: the empty square d6 cuts the row.
many-gap-wrong = This disc frames a white one: it is allowed. Try f6.

## From the disc placed

only-title = Only from the disc placed
only-place = Place a white disc on f4 and watch the disc on d3.
only-place-good = d3 is now between two white discs, but not as seen from f4: it stays black.
only-place-wrong = This disc is allowed, but the example is on f4.

## Passing

pass-title = Passing
pass-now = Black cannot turn anything over. Pass the turn.
pass-now-good = So White plays a second time.
pass-again = Black can frame again. Place a disc.
pass-again-good = One passes only when nothing can be turned over.

## The corner

corner-title = The corner
corner-take = Black can take a corner. Find it.
corner-take-good = No row goes on behind a corner: this disc stays black to the end.
corner-take-wrong = This disc is not in a corner. Look at the top left.
corner-keep = White to play, and here is the trap: place a disc without opening a corner to Black.
corner-keep-good = Black cannot take any corner on the next move.
corner-keep-b2 = This disc touches the corner: Black frames it at once by placing on a1.

## An idea

few-title = Leaving nothing to play
few-shut = Find the square after which White can turn nothing over.
few-shut-good = White has to pass: Black plays again at once.
few-shut-wrong = After this disc White can still turn one over. Look at the right edge.
few-again = Place one more black disc.
few-again-good = Black has played twice in a row: White had no answer.

## The end

end-title = Counting the discs
end-full = One square is left. Fill it.
end-full-good = The board is full: 33 black, 31 white. Before this disc White had five more.
end-all = Turning over all of the opponent’s discs wins too. Find the square.
end-all-good = There is not one white disc left: Black has won.
end-all-wrong = White discs are left. A single disc can frame all four.
