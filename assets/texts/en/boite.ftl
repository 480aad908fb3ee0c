### Shut the box: all the words of the game.
###
### boite-side-N: inside a sentence; -title: at its beginning; -short: label. The hands play one after the other.

## 1. Card

boite-name = Shut the box
boite-aka = fermer la boîte, trac, loptinh, canoga, batten down the hatches
boite-hover = Two dice and nine flaps: shut as many as you can before your luck turns.
boite-origin = 18th century, England

## 2. Sides

boite-side-0 = the first hand
boite-side-1 = the second hand
boite-side-2 = the third hand
boite-side-3 = the fourth hand
boite-side-4 = the fifth hand
boite-side-5 = the sixth hand
boite-side-0-title = The first hand
boite-side-1-title = The second hand
boite-side-2-title = The third hand
boite-side-3-title = The fourth hand
boite-side-4-title = The fifth hand
boite-side-5-title = The sixth hand
boite-side-0-short = 1st hand
boite-side-1-short = 2nd hand
boite-side-2-short = 3rd hand
boite-side-3-short = 4th hand
boite-side-4-short = 5th hand
boite-side-5-short = 6th hand
boite-wins-0 = The first hand wins.
boite-wins-1 = The second hand wins.
boite-wins-2 = The third hand wins.
boite-wins-3 = The fourth hand wins.
boite-wins-4 = The fifth hand wins.
boite-wins-5 = The sixth hand wins.

# Under the name of a hand; $n: the points of a finished run, or of the flaps still open
boite-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
boite-note-open = { $n } left

## 3. What there is to do ($side: boite-side-N; $n: the sum of the dice)

boite-prompt-throw-1 = One die only for { $side } to roll.
boite-prompt-throw-2 = Both dice for { $side } to roll.
boite-prompt-close-1 = The flap of the die for { $side } to shut.
boite-prompt-close-2 = The flaps of the dice, or that of their sum, for { $side } to shut.
boite-prompt-sum = Flaps that add up to { $n } for { $side } to shut.
boite-prompt-pass = No flap can be shut any more: the points are counted.

## 4. Variants

boite-option-tiles = Number of flaps
boite-option-tiles-9 = Nine flaps
boite-option-tiles-9-effect = The flaps run from 1 to 9.
boite-option-tiles-9-origin = booklet
boite-option-tiles-12 = Twelve flaps
boite-option-tiles-12-effect = The flaps run from 1 to 12, and every sum of the dice has its own.
boite-option-tiles-12-origin = some boxes, says the booklet

boite-option-closing = Flaps to shut
boite-option-closing-dice = By the dice
boite-option-closing-dice-effect = The flaps of the two dice are shut, or that of their sum.
boite-option-closing-dice-origin = booklet
boite-option-closing-subsets = Any sum
boite-option-closing-subsets-effect = As many flaps as you like, provided that they add up to the dice.
boite-option-closing-subsets-origin = the booklet’s “notre variante”, the rule of boxes sold today

boite-option-scoring = Counting
boite-option-scoring-sum = Adding
boite-option-scoring-sum-effect = The flaps left open are added up: 1, 4 and 7 make 12 points.
boite-option-scoring-sum-origin = booklet
boite-option-scoring-reading = Reading
boite-option-scoring-reading-effect = The flaps left open are read from left to right: 1, 4 and 7 make 147 points.
boite-option-scoring-reading-origin = the booklet’s “variante française”

boite-option-single = When both flaps are open
boite-option-single-strict = Both are shut
boite-option-single-strict-effect = The flap of one die is shut alone only if the other is shut already.
boite-option-single-strict-origin = an example of the booklet
boite-option-single-free = One or both
boite-option-single-free-effect = Only one of them may be shut, even when both are open.
boite-option-single-free-origin = a wider reading of the booklet

boite-preset-livret = Booklet
boite-preset-livret-effect = Nine flaps, shut by the dice; the smallest total wins.
boite-preset-variante-francaise = French variant
boite-preset-variante-francaise-effect = The points are read: a large flap on the left is expensive.
boite-preset-notre-variante = Our variant
boite-preset-notre-variante-effect = Every way of making the sum of the dice is allowed.
boite-preset-douze-cases = Twelve flaps
boite-preset-douze-cases-effect = The rule of the booklet on a box of twelve flaps.

## 5. Refusals

boite-refusal-game-over = The game is over.
boite-refusal-throw-first = Roll the dice first.
boite-refusal-one-die = All the flaps above 6 are shut: only one die is rolled.
boite-refusal-two-dice = A flap above 6 is still open: both dice are rolled.
boite-refusal-already-thrown = The dice are already thrown.
boite-refusal-can-close = A flap can still be shut: the run goes on.
boite-refusal-tile-closed = Only an open flap can be shut.
boite-refusal-wrong-sum = The flaps must add up to exactly the sum of the dice.
boite-refusal-both-tiles = The flaps of both dice are open: both are shut.
boite-refusal-not-the-throw = These flaps do not match the dice.

## 6. Endings

boite-ending-smallest-score = The smallest score wins the game.
boite-ending-shared = A tie at the smallest score: the victory is shared.
boite-ending-box-shut = The box is shut: no points.
boite-ending-tiles-left = No flap can be shut any more: the game is over.

## 7. Buttons

boite-step-pass = Count the points
boite-step-pass-help = The run of this hand is over; the flaps are opened again for the next one.
# $tile: the number of the flap
boite-close-alone = Shut { $tile } alone

## 8. Log ($side: title; $tiles: “3 + 4”, $n: how many flaps; $first, $second: dice)

boite-log-roll = { $side } rolls { $first } and { $second }.
boite-log-roll-double = { $side } rolls a double { $first }.
boite-log-roll-one = { $side } rolls { $first }.
boite-log-close =
    { $n ->
        [one] { $side } shuts flap { $tiles }.
       *[other] { $side } shuts flaps { $tiles }.
    }
boite-log-shut =
    { $n ->
        [one] { $side } shuts flap { $tiles }: the box is shut.
       *[other] { $side } shuts flaps { $tiles }: the box is shut.
    }
# $n: the points
boite-log-count =
    { $n ->
        [one] { $side } ends with { $n } point.
       *[other] { $side } ends with { $n } points.
    }
