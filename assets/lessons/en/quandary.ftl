### Quandary: the demonstration and the lessons (assets/lessons/quandary.toml).

## Demonstration

demo-draw = Four starting squares are drawn by lot for each side. Here is the last one.
demo-looks = A black pawn looks at the square in front of it. White may go to these four colours.
demo-black = Black does the same: it goes to a colour that a white pawn looks at.
demo-block = There is no capture, but colours can be closed: White goes to g9.
demo-pass = Black has no open square left. It passes, and White plays again.
demo-end = Four pawns on the four starting squares of Black: White wins.

## Advancing

step-title = Advancing a pawn
step-one = A pawn goes one row ahead, straight or diagonally. Advance the pawn on g1.
step-one-good = One row at a time, never sideways, never back.
step-one-wrong = That is allowed, but advance the pawn on g1 here.
step-far = Try to go too far: click g1, then g3.
step-far-good = Not allowed: a pawn advances one row only.
step-far-wrong = This move is allowed. Try to go from g1 to g3 instead.

## The colour

colour-title = The open colour
colour-grey = Each black pawn looks at the square in front of it. The pawn on f12 looks at grey: go to a grey square.
colour-grey-good = A black pawn looks at this colour: it is open.
colour-grey-wrong = This is allowed, but this square is not grey.
colour-green = Try to go to green: click a1, then a2.
colour-green-good = Not allowed: no black pawn looks at a green square.
colour-green-wrong = This move is allowed. Try to go from a1 to a2 instead.

## Closing a colour

shut-title = Closing a colour
shut-green = The pawn on a1 looks at green: so Black may go to b11. Advance a1 to forbid it.
shut-green-good = No white pawn looks at green any more. The pawn on c12 cannot move now.
shut-green-wrong = The pawn on a1 still looks at green: Black can still go to b11.

## Giving nothing

give-title = Giving nothing
give-none = Advancing a pawn changes what it looks at. Find the move that gives Black no extra square.
give-none-good = On a3, this pawn looks at grey, as g1 does. Black gains nothing.
give-none-wrong = This move shows a new colour: Black gains a square to go to.

## Passing

pass-title = Passing
pass-turn = Black looks at yellow, blue and orange. No white pawn can go there: pass.
pass-turn-good = A side passes only when it cannot play. Black plays.

## Aiming

reach-title = Aiming at the starting squares
reach-aim = Four pawns are needed on the framed squares at the top. Advance c10 without losing it.
reach-aim-good = From d11, this pawn can still reach e12.
reach-aim-wrong = That is allowed, but advance the pawn on c10 here.
reach-aim-b11 = From b11, this pawn reaches no framed square at the top any more: e12 is too far.

## The end

end-title = Winning
end-last = Three white pawns are across. Bring the last one to the starting square that is left.
end-last-good = Four pawns on the four starting squares of Black: White wins.
end-last-wrong = This is not a starting square. Nobody can play any more: level.
end-more = Once more: the last pawn is on k11. Find the right square.
end-more-good = The square l12 was missing: White wins.
end-more-wrong = This square is not framed. Nobody can play any more: level.

## The race

race-title = The race
race-win = In the race, a single pawn across is enough. Bring it across.
race-win-good = This pawn reaches the last row: White wins.
race-win-wrong = This pawn is not across. The pawn on e11 has one row left to go.

## An idea

block-title = Block, then run
block-shut = The race again, and Black is very near. Advance f8 to g9.
block-shut-good = Black has no colour left: it passes, and White plays again.
block-shut-wrong = Black can still play, and would be across first.
block-run = Advance the foremost pawn: g9 goes to h10.
block-run-good = Black has a single open move. Its pawns on a3 and g3 stay stuck.
block-run-wrong = That is allowed, but move g9 to h10 here.
block-near = One more row: h10 goes to g11.
block-near-good = Black goes to a2, but is one row short.
block-near-wrong = That is allowed, but move h10 to g11 here.
block-win = Bring the pawn on g11 across.
block-win-good = White is across first: a turn passed has decided everything.
block-win-wrong = This pawn is not across. Advance g11.
