### Shut the box: the demonstration and the lessons. Caption: 90 letters at most.

demo-tiles = Nine open flaps, two dice: close as many flaps as possible.
demo-sum = 5 and 4 make 9: flap 9 is closed…
demo-dice = …or else the flaps of both dice: with 6 and 2, the 6 and the 2.
demo-large = Later, few flaps are left. The large ones are closed by a sum only.
demo-one-die = The 7, the 8 and the 9 are closed: one die is enough.
demo-shut = The last flap closes: no points, the box is shut!

tiles-title = The flaps and the dice
tiles-throw = Throw both dice with a click.
tiles-sum = 4 and 3 make 7. Click on flap 7 to close it.
tiles-sum-good = Flap 7 lies down: it does not count any more.
tiles-sum-wrong = Allowed too, but look for the sum of the dice here: flap 7.

pair-title = Two flaps at once
pair-both = The flaps of both dice can be closed as well. Close the 5 and the 2.
pair-both-good = Two flaps closed with a single throw.
pair-both-wrong = That is the sum. Here, close the flap of each die: the 5 and the 2.
pair-one = The 2 is closed already. Close the flap of the other die: the 6.
pair-one-good = When one flap is closed already, the other one closes alone.
pair-one-wrong = The 8 is the sum. Here, close the flap of the die that shows 6.

forbidden-title = What is not allowed
forbidden-three = 3 and 4 make 7, like the dice. Try to close flap 3.
forbidden-three-good = Refused: it is the flaps of the dice, 6 and 1, or flap 7. Nothing else.
forbidden-three-wrong = That is allowed. Try flap 3 instead, to see.

single-title = A single die
single-last = The 7 is the last large flap. Close it.
single-last-good = No 7, no 8, no 9: only one die is thrown from now on.
single-last-wrong = The 7 stays open, and two dice are still needed. Close the sum: the 7.
single-throw = Throw the die, all alone.
single-close = Close the flap of the die.
single-close-good = With one die there is no sum any more: one flap at a time.

stop-title = The end
stop-count = 5, 2 or 7: none of these flaps is open. Click on the button to count.
stop-count-good = 1, 6 and 8 are left: 15 points. The fewer, the better.
stop-shut = Close the last flap.
stop-shut-good = No open flap any more: no points, nobody can do better.

large-title = The large ones first
large-first = 6 and 3: two ways to close 9 points. Choose the one that keeps the small flaps.
large-first-good = The 9 is closed only by 6 and 3 or 5 and 4. The small ones will still help.
large-first-wrong = The 9 stays open, and it is hard to close later.
