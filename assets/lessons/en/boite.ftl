### Shut the box: the demonstration and the lessons. Caption: 90 letters at most.

demo-tiles = Nine open flaps, two dice: shut as many flaps as possible.
demo-sum = 5 and 4 make 9: flap 9 is shut…
demo-dice = …or else the flaps of both dice: with 6 and 2, the 6 and the 2.
demo-large = Later, few flaps are left. The large ones are shut by a sum only.
demo-one-die = The 7, the 8 and the 9 are shut: only one die is rolled now.
demo-shut = The last flap goes down: no points, the box is shut!

tiles-title = The flaps and the dice
tiles-throw = Roll both dice with a click.
tiles-sum = 4 and 3 make 7. Click flap 7 to shut it.
tiles-sum-good = Flap 7 lies down: it does not count any more.
tiles-sum-wrong = That is allowed too, but shut the sum of the dice here: flap 7.

pair-title = Two flaps at once
pair-both = The flaps of both dice can be shut as well. Shut the 5 and the 2.
pair-both-good = Two flaps shut with a single roll.
pair-both-wrong = That is the sum. Here, shut the flap of each die: the 5 and the 2.
pair-one = The 2 is shut already. Shut the flap of the other die: the 6.
pair-one-good = When one flap is shut already, the other one is shut alone.
pair-one-wrong = The 8 is the sum. Here, shut the flap of the die that shows 6.

forbidden-title = What is not allowed
forbidden-three = 3 and 4 make 7, like the dice. Try to shut flap 3.
forbidden-three-good = Not allowed: it is the flaps of the dice, 6 and 1, or flap 7. Nothing else.
forbidden-three-wrong = That is allowed. Try flap 3 instead, to see.

single-title = A single die
single-last = The 7 is the last large flap. Shut it.
single-last-good = No 7, no 8, no 9: only one die is rolled from now on.
single-last-wrong = The 7 stays open, and two dice are still needed. Shut the sum: the 7.
single-throw = Roll the single die.
single-close = Shut the flap of the die.
single-close-good = With one die there is no sum any more: one flap at a time.

stop-title = The end
stop-count = 5, 2 or 7: none of these flaps is open. Click the button to count.
stop-count-good = 1, 6 and 8 are left: 15 points. The fewer, the better.
stop-shut = Shut the last flap.
stop-shut-good = No open flap any more: no points, nobody can do better.

large-title = The large ones first
large-first = 6 and 3: two ways to shut 9 points. Choose the one that keeps the small flaps.
large-first-good = The 9 is shut only by 6 and 3 or 5 and 4. The small ones will still help.
large-first-wrong = The 9 stays open, and it is hard to shut later.

keep-title = Keeping two dice
keep-two = One large flap is left, the 7. Leave it open: shut the 4 and the 3.
keep-two-good = With the 7 open, two dice are still rolled: sums go on shutting flaps.
keep-two-wrong = With the 7 shut, only one die is left: one flap at a time.
