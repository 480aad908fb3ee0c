### Les Dames en croix: the demonstration and the lessons (assets/lessons/dames_en_croix.toml).

## Demonstration

demo-climb = Twenty white men climb towards the nine upper points. Nine black men guard them.
demo-take = A man captures by jumping over an enemy man to the empty point behind it.
demo-back = Black jumps too: one man taken for one man taken.
demo-row = The same man jumps again as long as it can: two captures in one turn.
demo-forget = Black could jump from c5 to a5, and forgets it.
demo-huff = White huffs the man on c5: it is removed, then White plays.
demo-end = All nine upper points are white: White wins.

## The board and the steps

board-title = The board and the steps
board-first = White begins. Move a white man to an empty point next to it.
board-first-good = A step follows a line. White wants the nine upper points.
board-ways = A white man goes straight on, slantwise or sideways. Move the man on b4.
board-ways-good = One step, to the next point: that is a turn.
board-ways-wrong = This is allowed, but here the man on b4 should move.
board-retreat = Try to go back: click b4, then b3.
board-retreat-good = It is refused: a white man never goes back.
board-retreat-wrong = This step is allowed. Try to go from b4 to b3 instead.
board-line = Try to go where no line is: click d3, then c4.
board-line-good = It is refused: no line is drawn between d3 and c4.
board-line-wrong = This step is allowed. Try to go from d3 to c4 instead.

## Capturing

jump-title = Capturing by a jump
jump-one = The point behind the black man on c5 is empty. Jump from b4 to d6.
jump-one-good = The man jumped over leaves the game.
jump-one-wrong = This move takes nothing. The man on b4 can jump to d6.
jump-row = Two black men stand in a file. First jump from a3 to c5.
jump-row-good = One man is taken, and the same man may go on.
jump-row-wrong = This move takes nothing. Jump over b4.
jump-on = Go on: jump from c5 to e7.
jump-on-good = Two men taken in a single turn.
jump-on-wrong = The man on c5 could still capture. Jump to e7.

## Black

black-title = The black men
black-back = A black man goes in every direction. Bring the man on d4 back to row 5.
black-back-good = A black man may come home again. A white man never may.
black-back-wrong = This is allowed, but here the man on d4 should go up.
black-take = A black man captures backwards too. Jump from d5 to d7.
black-take-good = Black captures in every direction.
black-take-wrong = This move takes nothing. The man on d5 can jump to d7.

## The central line

line-title = The central line
line-side = The red line is the central line. Capture sideways, towards it: a5 jumps to c5.
line-side-good = This sideways capture comes nearer to the central line: it is allowed.
line-side-wrong = This move takes nothing. Jump from a5 to c5.
line-away = Try to go away from it: click c5, then a5.
line-away-good = It is refused: White captures sideways towards the line, never away from it.
line-away-wrong = This move is allowed. Try to jump from c5 to a5 instead.
line-on = The black man on d5 stands on the central line. Try to jump from c5 to e5.
line-on-good = It is refused: on the central line a black man is never taken sideways.
line-on-wrong = This move is allowed. Try to jump from c5 to e5 instead.

## Huffing

huff-title = Huffing
huff-one = The man on c5 could jump to a5, and Black played something else. Huff it: click it.
huff-one-good = To huff is to remove a man that forgot to capture.
huff-one-wrong = The man on c5 stays in the game: the right would be lost. Click c5.
huff-play = Huffing does not replace the turn. Now play a move.
huff-play-good = A man huffed, then a move: the turn is over.
huff-stop = The man on c5 can still jump over d6. To see what happens, stop with the button.
huff-stop-good = Stopping is allowed, but then the man is at fault: Black huffs it.
huff-stop-wrong = Well taken. But here we want to see what happens when one stops.

## Retaking

retake-title = A man for a man
retake-fill = The black man on d6 threatens to jump to d4, then to d2. Bring a white man to d2.
retake-fill-good = Black takes one man, and stops on d4: d2 is not empty any more.
retake-fill-wrong = The point d2 stays empty: the black man would jump twice.
retake-fill-close = On d4, a white man does protect d5. But here we want to learn how to retake.
retake-fill-aside = There too, a black man can jump over it.
retake-take = Retake: jump over the black man on d4.
retake-take-good = A man for a man. White has many more of them.
retake-take-wrong = This move takes nothing. Several men can jump over d4.

## The trap

trap-title = The trap at the start
trap-first = Choose a first move that leaves nothing to take.
trap-first-good = At the edge, nobody can jump over this man.
trap-first-b5 = The man on c5 would jump over b5, to the empty point a5.
trap-first-f5 = The man on e5 would jump over f5, to the empty point g5.

## An idea

offer-title = Offering to force
offer-man = One black man is left, on c7. Offer it a man: play e5 to d6.
offer-man-good = Black captures, for a man that forgets to capture would be huffed.
offer-man-wrong = This move gives nothing to take. Offer a man on d6.
offer-take = The black man has come to e5. Take it.
offer-take-good = Not one black man is left: White wins. A man offered can decide everything.
offer-take-wrong = The black man is still there. Jump over e5.

## The end

end-title = Winning
end-nine = One white man is missing at the top. Hold the last of the nine points.
end-nine-good = All nine points are held: White wins.
end-nine-wrong = One of the nine points is not white. It is c5.
end-nine-d5 = The man on d5 counted already: it leaves a gap behind.
end-eight = Black to play: nine white men are left. Take one.
end-eight-good = White has only eight men left: Black wins.
end-eight-wrong = This move takes nothing. The man on d6 can jump to d4.
