### Backgammon: the demonstration and the lessons (assets/lessons/backgammon.toml).

## Demonstration

demo-start = One die each: Black throws 3, White throws 1. Black begins with these two dice.
demo-move = Each die moves one man. Two black men hold point 5: it is closed.
demo-hit = A white man is alone on 4: Black arrives there and hits it.
demo-enter = The man that was hit waits in the middle. It comes in before any other move.
demo-off = All men are in their homes: each die bears one off.
demo-end = A die too large bears off the farthest man. It was the last one: Black wins.

## The board and the men

board-title = Moving a man
board-move = Black goes from point 24 to point 1. With the die 3, move a man from 8 to 5.
board-move-good = Three points farther: that is one die played.
board-move-wrong = This move is allowed, but here it is 8 to 5 that is wanted.
board-next = The die 1 is left. Move a man from 6 to 5.
board-next-good = Two black men hold point 5: White can no longer stop there.
board-next-wrong = This move is allowed, but a second man is wanted on 5.

## The dice

dice-title = A double
dice-roll = It is for Black to roll the dice.
dice-roll-good = Two dice alike: that is a double. It is played four times.
dice-first = Play a first 2, with any man.
dice-first-good = Three are left.
dice-second = Play the second 2, with the same man or another.
dice-second-good = Two are left.
dice-third = Play the third 2.
dice-third-good = One is left.
dice-last = Play the last 2.
dice-last-good = The double is played: four times two points, eight in all.

## Closed points

closed-title = Closed points
closed-try = White has two men on 20 and two on 21. Try to go from 24 to 21.
closed-try-good = It is refused: two white men close the point.
closed-try-wrong = This move is allowed. Try instead to go from 24 to 21.
closed-over = Only the arrival counts: men pass over White. Go from 13 to 9 with the 4.
closed-over-good = The man has passed over the white men on point 12.
closed-over-wrong = This move is allowed, but here it is 13 to 9 that is wanted.

## Hitting

hit-title = Hitting a single man
hit-man = A white man is alone on 4. Arrive on it with the die 4, from 8 to 4.
hit-man-good = It is hit: it waits on the bar, and begins its whole way again.
hit-man-wrong = This move is allowed, but here it is the die 4 that has to hit, from 8 to 4.
hit-cover = Now the black man on point 4 is alone. Join it, from 6 to 4.
hit-cover-good = Two black men on 4: White can no longer hit there.
hit-cover-wrong = There are not two black men on 4.

## Coming in

enter-title = Bringing in a man that was hit
enter-other = A black man waits on the bar. Try all the same to go from 8 to 6.
enter-other-good = It is refused: the man that was hit comes in first.
enter-other-wrong = This man may come in. Try instead to go from 8 to 6.
enter-in = Bring the man in with the 4: it counts from the very beginning, and arrives on 21.
enter-in-good = It is in, and it has hit a white man that was alone.

## Bearing off

off-title = Bearing off
off-five = All black men are home. With the 5, bear off a man from point 5.
off-five-good = This man has finished its race.
off-five-wrong = This move is allowed, but here a man from point 5 has to be borne off.
off-three = With the 3, bear off a man from point 3.
off-three-good = Two men are off in one turn.
off-three-wrong = This move is allowed, but here a man from point 3 has to be borne off.
off-near = The 6 is larger than every point. Try to bear off a man from point 2.
off-near-good = It is refused: a die too large bears off the farthest man.
off-near-wrong = This man may leave. Try instead with a man from point 2.
off-far = Bear off the farthest man: it stands on 4.
off-far-good = One man is off.

## The trap

alone-title = The trap: a single man
alone-none = A black man is alone on 7. Play the 1 so that no black man stays alone.
alone-none-good = No black man is alone: White can hit nothing.
alone-none-wrong = A black man stays alone: some throws of White hit it.

## An idea: the wall

wall-title = An idea: building a wall
wall-build = Black holds 6, 7 and 8. Hold point 5 as well.
wall-build-good = Four closed points in a row: a wall in front of the white men on point 1.
wall-build-wrong = There are not two black men on 5, or the wall has a gap.
wall-stop = White plays a 4. Try to go from 1 to 5.
wall-stop-good = It is refused: the wall stops this white man.
wall-stop-wrong = This move is allowed. Try instead to leave from 1.

## The cube

cube-title = Doubling the stake
cube-offer = Black has less way to go. Before rolling, offer to double.
cube-offer-good = White accepts: the stake is two points, and White holds the cube.
cube-offer-wrong = Rolling is allowed, but here doubling has to be offered.
cube-refuse = White is about to bear off the last man, and offers to double. Refuse.
cube-refuse-good = Black loses one point only, not two.
cube-refuse-wrong = On the next throw White bears off that man and wins two points.

## The end

end-title = Winning
end-first = Two black men are left. Bear off the first.
end-first-good = One more.
end-win = Bear off the last one.
end-win-good = Black has borne off all men first, and wins.
end-gammon = Here White has borne off no man. Bear off the last black man.
end-gammon-good = That is a gammon: the win counts twice.
