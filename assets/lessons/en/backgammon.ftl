### Backgammon: the demonstration and the lessons (assets/lessons/backgammon.toml).

## Demonstration

demo-start = One die each: Black rolls 3, White rolls 1. Black goes first and plays both numbers.
demo-move = Each die moves one checker. Black has two on point 5: White can no longer land there.
demo-hit = White has a blot on 4: Black lands there and hits it.
demo-enter = The checker that was hit waits on the bar. It must enter before any other move.
demo-off = All the checkers are home: each die bears one off.
demo-end = A roll too large bears off from the highest point. It was the last checker: Black wins.

## The board and the men

board-title = Moving a checker
board-move = Black moves from point 24 to point 1. Use the 3 to move a checker from 8 to 5.
board-move-good = Three points: that is one die played.
board-move-wrong = That move is allowed, but play 8 to 5 here.
board-next = The 1 is left. Move a checker from 6 to 5.
board-next-good = Black has made point 5: White can no longer land there.
board-next-wrong = That move is allowed, but put a second checker on 5 here.

## The dice

dice-title = A double
dice-roll = Black to roll the dice.
dice-roll-good = Two numbers the same: a double. It is played four times.
dice-first = Play the first 2, with any checker.
dice-first-good = Three are left.
dice-second = Play the second 2, with the same checker or another.
dice-second-good = Two are left.
dice-third = Play the third 2.
dice-third-good = One is left.
dice-last = Play the last 2.
dice-last-good = The double is played: four times two, eight pips in all.

## Closed points

closed-title = Blocked points
closed-try = White has two checkers on 20 and two on 21. Try to move from 24 to 21.
closed-try-good = Not allowed: two white checkers block the point.
closed-try-wrong = That move is allowed. Try to move from 24 to 21 instead.
closed-over = Only the landing point matters: checkers may pass over White. Move from 13 to 9 with the 4.
closed-over-good = The checker has passed over the white checkers on point 12.
closed-over-wrong = That move is allowed, but play 13 to 9 here.

## Hitting

hit-title = Hitting a blot
hit-man = White has a single checker on 4: a blot. Hit it with the 4, from 8 to 4.
hit-man-good = It is hit: it goes to the bar and has to start all over again.
hit-man-wrong = That move is allowed, but hit with the 4 here, from 8 to 4.
hit-cover = Now the black checker on 4 is a blot. Cover it, from 6 to 4.
hit-cover-good = Two black checkers on 4: White can no longer hit there.
hit-cover-wrong = Black does not have two checkers on 4.

## Coming in

enter-title = Entering from the bar
enter-other = A black checker is on the bar. Try moving from 8 to 6 all the same.
enter-other-good = Not allowed: the checker on the bar enters first.
enter-other-wrong = That checker may enter. Try to move from 8 to 6 instead.
enter-in = Enter with the 4: count from the very start of the board, and land on 21.
enter-in-good = It is in, and it has hit a white blot.

## Bearing off

off-title = Bearing off
off-five = All the black checkers are home. With the 5, bear off a checker from point 5.
off-five-good = This checker has finished the race.
off-five-wrong = That move is allowed, but bear off a checker from point 5 here.
off-three = With the 3, bear off a checker from point 3.
off-three-good = Two checkers are off in one turn.
off-three-wrong = That move is allowed, but bear off a checker from point 3 here.
off-near = The 6 is higher than Black’s highest point. Try to bear off a checker from point 2.
off-near-good = Not allowed: a roll too large bears off from the highest point.
off-near-wrong = That checker may go. Try a checker from point 2 instead.
off-far = Bear off from the highest point, the 4.
off-far-good = One checker is off.

## The trap

alone-title = The trap: a blot
alone-none = Black has a blot on 7. Play the 1 so that no blot is left.
alone-none-good = No blot is left: White has nothing to hit.
alone-none-wrong = A blot is left: some of White’s rolls hit it.

## An idea: the wall

wall-title = An idea: building a prime
wall-build = Black has made points 6, 7 and 8. Make point 5 as well.
wall-build-good = Four points made in a row: a prime in front of the white checkers on point 1.
wall-build-wrong = Black does not have two checkers on 5, or the prime has a gap.
wall-stop = White has a 4 to play. Try to move from 1 to 5.
wall-stop-good = Not allowed: the prime blocks this white checker.
wall-stop-wrong = That move is allowed. Try to move from 1 instead.

## The cube

cube-title = Doubling
cube-offer = Black is ahead in the race and needs less to get home. Before rolling, offer a double.
cube-offer-good = White accepts: the stake is two points, and White owns the cube.
cube-offer-wrong = Rolling is allowed, but double here.
cube-refuse = White is about to bear off the last checker, and doubles. Refuse.
cube-refuse-good = Black loses one point only, not two.
cube-refuse-wrong = On the next roll White bears off that checker and wins two points.

## The end

end-title = Winning
end-first = Black has two checkers left. Bear off the first.
end-first-good = One more.
end-win = Bear off the last one.
end-win-good = Black has borne off every checker first, and wins.
end-gammon = White has not borne off a single checker. Bear off Black’s last one.
end-gammon-good = That is a gammon: the win counts double.
