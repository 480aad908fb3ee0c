### Jacquet: the demonstration and the lessons (assets/lessons/jacquet.toml).

## Demonstration

demo-start = Black rolls 6, White 5: Black begins. The first checker leaves alone: the courier.
demo-white = White goes round the same way, from the other corner.
demo-home = The courier reaches home, on N6: the other checkers may leave.
demo-wall = No checker lands where the opponent stands: six points in a row make a blockade.
demo-pass = No white checker can get past: White loses the turn.
demo-off = All the black checkers are home: each die bears one off.
demo-end = A roll too large bears off the checker farthest back. It was the last: Black wins.

## The start

start-title = Setting out
start-six = Black starts from B12 and moves to the right. With the 6, move a checker to B6.
start-six-good = Six points: that is one die played.
start-six-wrong = That move is allowed, but play the 6 first here.
start-five = The 5 is left. The same checker goes on: it moves to B1.
start-five-good = This checker runs ahead of the others: it is called the courier.

## The courier

postillon-title = The courier
postillon-other = The courier is on B6. Try to send off another checker, from B12 to B7.
postillon-other-good = Not allowed: the courier has to be home first.
postillon-other-wrong = That checker may move. Try to leave from B12 instead.
postillon-home = Black’s home goes from N6 to N1. Bring the courier into it with a 1.
postillon-home-good = It is home, and the double leaves three more 1s.
postillon-next = The other checkers are free. Send one off from B12.
postillon-next-good = As soon as the courier is home, every checker may move.
postillon-next-wrong = That is allowed, but a checker should leave from B12 here.

## A double

double-title = A double
double-roll = Black to roll the dice.
double-roll-good = Two numbers the same: a double. It is played four times.
double-first = Play the first 5: only the courier may leave.
double-first-good = Three are left.
double-second = Play the second 5.
double-second-good = Two are left.
double-third = Play the third 5: the courier passes to the other side.
double-third-good = One is left.
double-last = Play the last 5.
double-last-good = Twenty pips at once: the courier is home already.

## Points that are taken

closed-title = Blocked points
closed-try = A white checker is alone on N9. Try to move there from N12, with the 3.
closed-try-good = Not allowed: even a single opposing checker blocks its point.
closed-try-wrong = That move is allowed. Try to move from N12 to N9 instead.
closed-over = Checkers pass over the white ones. Move from N10 to N6 with the 4.
closed-over-good = Only the landing point matters.
closed-over-wrong = That move is allowed, but play N10 to N6 here.

## Five in a row

five-title = No more than five in a row
five-six = From B12 to B1, Black may never hold six points in a row. Try to move from B9 to B4.
five-six-good = Not allowed: from B9 to B4 that would be six points in a row.
five-six-wrong = That move is allowed. Try to move from B9 to B4 instead.
five-other = Further on, on White’s side, Black holds N4, N3, N2 and N1. Move from B12 to B11.
five-other-good = Six points in a row, from N4 to B11. That is allowed: from B12 to B1 there are only two.
five-other-wrong = That move is allowed, but play B12 to B11 here.

## An idea: the wall

wall-title = An idea: the blockade
wall-six = Black holds N11, N10, N9, N8 and N7. On White’s side, six in a row are allowed: hold N6 too.
wall-six-good = Six points in front of the white checkers: no die takes them past. White loses the turn.
wall-six-wrong = The blockade does not have its six points, from N11 to N6.

## The trap

hole-title = The trap: a gap in the blockade
hole-keep = The blockade goes from N11 to N6. Play the 4 without opening a gap in it.
hole-keep-good = The blockade holds: no white checker leaves N12.
hole-keep-seven = Black leaves N7: with a 5, a white checker lands there.
hole-keep-six = Black leaves N6: with a 6, a white checker lands there.

## Bearing off

off-title = Bearing off
off-five = All the black checkers are home. With the 5, bear off the checker on N5.
off-five-good = This checker has finished the race.
off-five-wrong = That move is allowed, but bear off the checker on N5 here.
off-two = With the 2, bear off a checker from N2.
off-two-good = Two checkers are off in one turn.
off-two-wrong = That move is allowed, but bear off a checker from N2 here.
off-near = The 5 is larger than Black needs from any point. Try to bear off a checker from N2.
off-near-good = Not allowed: a roll too large bears off the checker farthest back.
off-near-wrong = That checker may go. Try a checker from N2 instead.
off-far = Bear off the checker farthest back: it stands on N4.
off-far-good = One checker is off.

## The end

end-title = Winning
end-first = Black has two checkers left. Bear off the first.
end-first-good = One more.
end-win = Bear off the last one.
end-win-good = Black has borne off every checker first, and wins.
