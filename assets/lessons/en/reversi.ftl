### Reversi: the demonstration and the lessons (assets/lessons/reversi.toml).

## Demonstration

demo-four = The first four discs are placed in the middle, in turn.
demo-flip = Black outflanks a white disc: it is flipped and becomes black.
demo-answer = White answers and outflanks a black disc, which becomes white.
demo-many = One disc outflanks in three directions: five discs are flipped.
demo-corner = White moves next to the corner, Black takes it. A corner disc is never flipped.
demo-end = The board is full, the discs are counted: 33 black, 31 white. Black wins.

## The first four discs

board-title = The first four discs
board-first = Black begins. Place a disc on one of the four squares in the middle.
board-first-good = Each side places two discs like this. Nothing is flipped yet.
board-edge = Try to place elsewhere: click the corner a1.
board-edge-good = Not allowed: the four squares in the middle are filled first.
board-edge-wrong = This square in the middle is allowed. Try the corner instead.
board-second = Now place the second black disc in the middle.
board-second-good = White places the last of the four. The real game begins.

## Framing

flip-title = Outflanking a disc
flip-one = Place a black disc so that a white one is trapped between two black ones.
flip-one-good = The white disc is outflanked: it is flipped and becomes black.
flip-row = A whole row can be outflanked. Close the row of three white discs.
flip-row-good = All three discs are flipped at once.
flip-row-wrong = The lit row is not closed: a black disc is missing on the right.
flip-none = Try to place a disc that outflanks nothing, on c3.
flip-none-good = Not allowed: each disc placed must flip at least one of the opponent’s.
flip-none-wrong = This disc outflanks a white one: it is allowed. Try c3.

## Several directions

many-title = Several directions at once
many-five = Find the square from which White outflanks the five lit discs.
many-five-good = Upwards, to the right and diagonally: all the outflanked rows are flipped.
many-five-wrong = This disc does not outflank the five lit discs.
many-gap = A row must have no gap. Try to place on f6, to outflank all the way to b6.
many-gap-good = Not allowed: the empty square d6 breaks the row.
many-gap-wrong = This disc outflanks a white one: it is allowed. Try f6.

## From the disc placed

only-title = Only from the disc placed
only-place = Place a white disc on f4 and watch the disc on d3.
only-place-good = d3 is now between two white discs, but not as seen from f4: it stays black.
only-place-wrong = That disc is allowed, but the example is on f4.

## Passing

pass-title = Passing
pass-now = Black cannot flip anything. Pass the turn.
pass-now-good = So White plays a second time.
pass-again = Black can outflank again. Place a disc.
pass-again-good = You pass only when nothing can be flipped.

## The corner

corner-title = The corner
corner-take = Black can take a corner. Find it.
corner-take-good = No row goes on behind a corner: this disc stays black to the end.
corner-take-wrong = This disc is not in a corner. Look at the top left.
corner-keep = White to play, and here is the trap: place a disc without giving Black a corner.
corner-keep-good = Black cannot take any corner on the next move.
corner-keep-b2 = This disc is next to the corner: Black outflanks it at once by playing a1.

## An idea

few-title = Leaving no move
few-shut = Find the square after which White cannot flip anything.
few-shut-good = White has to pass: Black plays again at once.
few-shut-wrong = After this disc White can still flip one. Look at the right edge.
few-again = Place one more black disc.
few-again-good = Black has played twice in a row: White had no answer.

## The end

end-title = Counting the discs
end-full = One square is left. Fill it.
end-full-good = The board is full: 33 black, 31 white. Before this disc White was five ahead.
end-all = Flipping all of the opponent’s discs wins too. Find the square.
end-all-good = There is not one white disc left: Black has won.
end-all-wrong = White discs are left. A single disc can outflank all four.
