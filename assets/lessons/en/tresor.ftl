### Treasure Seekers: the demonstration and the lessons (assets/lessons/tresor.toml).

## Demonstration

demo-start = The seekers, white, start from the tips. The defenders guard the treasure.
demo-take = Captures are straight jumps. Each capture earns a lentil from the treasure.
demo-guard = The defenders capture too: this seeker was about to go in.
demo-post = This seeker touches the treasure, and nobody can jump over it.
demo-end = It goes in and sweeps up all that is left: the seekers win.

## A step

step-title = A step along a line
step-one = Move a seeker, white, to the next point, along a line.
step-one-good = Seekers and defenders move like this, one step each in turn.
step-line = No line joins b5 to c6. Try to go there: click b5, then c6.
step-line-good = Not allowed: pieces move along lines only.
step-line-wrong = That move follows a line and is allowed. Try to move from b5 to c6 instead.

## Capturing

take-title = Capturing by a jump
take-jump = Two defenders touch the seeker on a5. Jump over one, to the empty point behind it.
take-jump-good = The piece jumped over leaves the board, and the seekers earn a lentil.
take-jump-wrong = Nothing is taken. The seeker on a5 can jump to c5 or to c3.

## Going in

enter-title = Entering the treasure
enter-step = The seeker on c4 touches the treasure square. Go in.
enter-step-good = The seekers sweep up all that is left: the game is won.
enter-step-wrong = The seeker on c4 has not gone in. It is one step from the treasure.
enter-jump = Try to enter by a jump: click b4, then the treasure square.
enter-jump-good = Not allowed: the square is entered by a plain step only.
enter-jump-wrong = This move is allowed. Try to go from b4 into the treasure instead.

## Defending

guard-title = Guarding the treasure
guard-closed = Play for the defenders, black. Try to go in: click d5, then the treasure.
guard-closed-good = Not allowed: the defenders guard the treasure and never go in.
guard-closed-wrong = This move is allowed. Try to go into the treasure instead.
guard-stop = The seeker on c4 will go in on the next move. Capture it.
guard-stop-good = The seeker is taken: a lentil for the defenders.
guard-stop-wrong = The seeker on c4 goes in on the next move. The defender on c5 can jump over it.

## The trap

trap-title = Not being jumped over
trap-safe = Make a first move after which no defender can jump over this seeker.
trap-safe-good = Along the end, from one tip towards the other: no defender can jump over it.
trap-safe-wrong = A defender can jump over this seeker. Stay on an end of the cross.

## An idea

post-title = Touching the treasure in safety
post-touch = Put the seeker on d6 next to the treasure, where nobody can jump over it.
post-touch-good = Whatever the defenders play, it will go in on the next move.
post-touch-wrong = This piece does not touch the treasure. The point d5 is free.
post-touch-jumped = It touches the treasure, but a defender beside it jumps over it.
post-enter = Go into the treasure square.
post-enter-good = Won: all that is left belongs to the seekers.
post-enter-wrong = The seeker on d5 is one step from the treasure.

## Choosing a capture

choose-title = Choosing a capture
choose-take = Two captures are possible. Choose the one after which the seeker cannot be jumped over.
choose-take-good = On c3 nobody can jump over it. On the next move it goes in.
choose-take-wrong = Nothing is taken. The seeker on a5 can jump over b5 or b4.
choose-take-jumped = On c5 the defender on d5 jumps over it to b5.

## The end

end-title = Winning with the defenders
end-last = Only one seeker is left, on d6. Play for the defenders: take it.
end-last-good = No seeker is left: the defenders win the rest of the treasure.
end-last-wrong = The seeker on d6 is not taken. The defender on d5 can jump over it.
