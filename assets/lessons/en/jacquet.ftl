### Jacquet: the demonstration and the lessons (assets/lessons/jacquet.toml).

## Demonstration

demo-start = Black throws 6, White 5: Black begins. Its first man leaves alone: the courier.
demo-white = White goes round the same way, from the other corner.
demo-home = The courier enters its home, on N6: the other men may leave.
demo-wall = No man stops where the opponent stands: six points in a row make a wall.
demo-pass = No white man can pass: White loses the turn.
demo-off = All black men are home: each die bears one off.
demo-end = A die too large bears off the farthest man. It was the last one: Black wins.

## The start

start-title = Sending a man off
start-six = Black starts from B12 and goes to the right. With the 6, move a man to B6.
start-six-good = Six points farther: that is one die played.
start-six-wrong = This move is allowed, but here the 6 has to be played first.
start-five = The 5 is left. The same man goes on: it goes to B1.
start-five-good = This man runs ahead of the others: it is called the courier.

## The courier

postillon-title = The courier
postillon-other = The courier is on B6. Try to send another man off, from B12 to B7.
postillon-other-good = It is refused: the courier has to be home first.
postillon-other-wrong = This man may move. Try instead to leave from B12.
postillon-home = Black’s home goes from N6 to N1. Bring the courier into it with a 1.
postillon-home-good = It is in, and the double leaves three more 1s.
postillon-next = The other men are free. Send one off from B12.
postillon-next-good = As soon as the courier is in, every man may play.
postillon-next-wrong = It is allowed, but here a man has to leave from B12.

## A double

double-title = A double
double-roll = It is for Black to roll the dice.
double-roll-good = Two dice alike: that is a double. It is played four times.
double-first = Play a first 5: only the courier may leave.
double-first-good = Three are left.
double-second = Play the second 5.
double-second-good = Two are left.
double-third = Play the third 5: the courier passes to the other side.
double-third-good = One is left.
double-last = Play the last 5.
double-last-good = Twenty points at once: the courier is home already.

## Points that are taken

closed-title = Points that are taken
closed-try = A white man is alone on N9. Try to go there, from N12, with the 3.
closed-try-good = It is refused: even alone, an opponent’s man keeps its point.
closed-try-wrong = This move is allowed. Try instead to go from N12 to N9.
closed-over = Men pass over the white men. Go from N10 to N6 with the 4.
closed-over-good = Only the point of arrival counts.
closed-over-wrong = This move is allowed, but here it is N10 to N6 that is wanted.

## Five in a row

five-title = No more than five in a row
five-six = From B12 to B1, Black never holds six points in a row. Try to go from B9 to B4.
five-six-good = It is refused: from B9 to B4 that would be six points in a row.
five-six-wrong = This move is allowed. Try instead to go from B9 to B4.
five-other = Further on, at White’s, Black holds N4, N3, N2 and N1. Go from B12 to B11.
five-other-good = Six points in a row, from N4 to B11. That is allowed: from B12 to B1 there are only two.
five-other-wrong = This move is allowed, but here it is B12 to B11 that is wanted.

## An idea: the wall

wall-title = An idea: the wall
wall-six = Black holds N11, N10, N9, N8 and N7. At White’s, six in a row are allowed: hold N6 too.
wall-six-good = Six points in front of the white men: no die takes them past. White loses the turn.
wall-six-wrong = The wall does not have its six points, from N11 to N6.

## The trap

hole-title = The trap: a hole in the wall
hole-keep = The wall goes from N11 to N6. Play the 4 without making a hole in it.
hole-keep-good = The wall stands: no white man leaves N12.
hole-keep-seven = Black leaves N7: with a 5, a white man stops there.
hole-keep-six = Black leaves N6: with a 6, a white man stops there.

## Bearing off

off-title = Bearing off
off-five = All black men are home. With the 5, bear off the man on N5.
off-five-good = This man has finished its race.
off-five-wrong = This move is allowed, but here the man on N5 has to be borne off.
off-two = With the 2, bear off a man from N2.
off-two-good = Two men are off in one turn.
off-two-wrong = This move is allowed, but here a man from N2 has to be borne off.
off-near = The 5 is larger than every point. Try to bear off a man from N2.
off-near-good = It is refused: a die too large bears off the farthest man.
off-near-wrong = This man may leave. Try instead with a man from N2.
off-far = Bear off the farthest man: it stands on N4.
off-far-good = One man is off.

## The end

end-title = Winning
end-first = Two black men are left. Bear off the first.
end-first-good = One more.
end-win = Bear off the last one.
end-win-good = Black has borne off all men first, and wins.
