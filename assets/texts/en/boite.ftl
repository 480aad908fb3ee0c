### Shut the box: all the words of the game.
###
### boite-side-N: inside a sentence; -title: at its beginning; -short: label. The players play one after the other; a name that was written stands for “Player 1”.

## 1. Card

boite-name = Shut the box
boite-aka = fermer la boîte, trac, loptinh, canoga, batten down the hatches
boite-hover = Two dice and nine flaps: shut as many as you can before your luck turns.
boite-origin = 18th century, England

## 2. Sides

boite-side-0 = Player 1
boite-side-1 = Player 2
boite-side-2 = Player 3
boite-side-3 = Player 4
boite-side-4 = Player 5
boite-side-5 = Player 6
boite-side-0-title = Player 1
boite-side-1-title = Player 2
boite-side-2-title = Player 3
boite-side-3-title = Player 4
boite-side-4-title = Player 5
boite-side-5-title = Player 6
boite-side-0-short = Player 1
boite-side-1-short = Player 2
boite-side-2-short = Player 3
boite-side-3-short = Player 4
boite-side-4-short = Player 5
boite-side-5-short = Player 6
# For a single person
boite-side-alone = the solitary game
boite-side-alone-title = Solitaire
boite-wins-0 = Player 1 wins.
boite-wins-1 = Player 2 wins.
boite-wins-2 = Player 3 wins.
boite-wins-3 = Player 4 wins.
boite-wins-4 = Player 5 wins.
boite-wins-5 = Player 6 wins.

# Under the name of a player; $n: the points of a finished run, or of the flaps still open
boite-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
boite-note-open = { $n } left

## 3. What there is to do ($side: boite-side-N; $n: the sum of the dice)

boite-prompt-throw-1 = One die only for { $side } to roll.
boite-prompt-throw-2 = Both dice for { $side } to roll.
# $first, $second: what may be shut, “3 + 4”
boite-prompt-close-one = { $first } for { $side } to shut.
boite-prompt-close-two = { $first }, or else { $second }, for { $side } to shut.
boite-prompt-close-more = The flaps of the dice, either of them, or that of their sum, for { $side } to shut.
boite-prompt-sum = Flaps that add up to { $n } for { $side } to shut.
boite-prompt-pass = No flap can be shut any more: the points are counted.
boite-prompt-throw-1-alone = One die only to roll.
boite-prompt-throw-2-alone = Both dice to roll.
boite-prompt-close-one-alone = To shut: { $first }.
boite-prompt-close-two-alone = To shut: { $first }, or else { $second }.
boite-prompt-close-more-alone = To shut: the flaps of the dice, either of them, or that of their sum.
boite-prompt-sum-alone = To shut: flaps that add up to { $n }.
# A flap that is pointed at; $tile: its number, $closings: “1 + 2 + 5 · 1 + 7”
boite-pointed = With { $tile }: { $closings }.
boite-pointed-none = Nothing can be shut with { $tile }.

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
boite-refusal-already-thrown = The dice have already been rolled.
boite-refusal-can-close = A flap can still be shut: the run goes on.
boite-refusal-tile-closed = Only an open flap can be shut.
boite-refusal-wrong-sum = The flaps must add up to exactly the sum of the dice.
boite-refusal-both-tiles = The flaps of both dice are open: both are shut.
boite-refusal-not-the-throw = These flaps do not match the dice.

## 6. Endings

boite-ending-smallest-score = The smallest score wins the game.
boite-ending-shared = A tie for the smallest score: the victory is shared.
boite-ending-box-shut = The box is shut: no points.
boite-ending-tiles-left = No flap can be shut any more: the game is over.

# The sum of the flaps left open to the last player; $parts: 7 + 8 + 9
boite-sum = Flaps left open in the last turn: { $parts } = { $n }.
# For a single person, what it comes to; $n: the points
boite-tally =
    { $n ->
        [0] No points!
        [one] { $n } point.
       *[other] { $n } points.
    }


## 7. Buttons

boite-call-pass = { $side } cannot shut another flap and counts the points.
boite-call-pass-alone = No flap can be shut any more, and the points are counted.
boite-step-pass = Count the points
boite-step-pass-help = This run is over; the flaps are opened again for the next player.
# $tile: the number of the flap
boite-close-alone = Shut { $tile } alone

## 8. Log ($hand: the number of the player, 0 for one who plays alone; $first, $second: dice; $tiles: “3 + 4”)

boite-log-roll = { $side } rolls { $first } and { $second }.
boite-log-roll-double = { $side } rolls a double { $first }.
boite-log-roll-one = { $side } rolls { $first }.
boite-log-roll-alone = { $first } and { $second }.
boite-log-roll-double-alone = A double { $first }.
boite-log-roll-one-alone = The die shows { $first }.
boite-short-count = { $n } left
boite-log-close =
    { $hand ->
        [0] { $first } and { $second }: shuts { $tiles }.
       *[other] { $side } rolls { $first } and { $second } and shuts { $tiles }.
    }
boite-log-close-one =
    { $hand ->
        [0] { $first }: shuts { $tiles }.
       *[other] { $side } rolls { $first } and shuts { $tiles }.
    }
boite-log-shut =
    { $hand ->
        [0] { $first } and { $second }: shuts { $tiles }, and the box.
       *[other] { $side } rolls { $first } and { $second } and shuts { $tiles }, and the box.
    }
boite-log-shut-one =
    { $hand ->
        [0] { $first }: shuts { $tiles }, and the box.
       *[other] { $side } rolls { $first } and shuts { $tiles }, and the box.
    }
# $n: the points
boite-log-count =
    { $hand ->
        [0] { $n } left at the end.
       *[other] { $side } keeps { $n } at the end.
    }
# An advice, instead of a line of the log
boite-hint-close = shut { $tiles }.
# What the advice is worth; $n: the points expected, $share: the chances of winning, in a hundred
boite-worth-points =
    { $n ->
        [one] On average, { $n } point will be left.
       *[other] On average, { $n } points will be left.
    }
boite-worth-points-short =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
boite-worth-share-short = { $share }%
boite-worth-share = { $share }% to win.
# What an error costs; $n: points
boite-loss =
    { $n ->
        [one] On average, { $n } more point will be left.
       *[other] On average, { $n } more points will be left.
    }

## 9. Reasons: what is true of a step ($n: a number; $chances: chances in 36)

boite-fact-box = This move shuts the box: no points are left.
boite-fact-next =
    { $chances ->
        [36] After this move, one more flap is sure to be shut.
       *[other] After this move, there are { $chances } chances in 36 of shutting one more flap.
    }
boite-fact-shut =
    { $chances ->
        [one] After this move, there is { $chances } chance in 36 of shutting the box on the next roll.
       *[other] After this move, there are { $chances } chances in 36 of shutting the box on the next roll.
    }
boite-fact-left =
    { $n ->
        [one] This move leaves one point of open flaps.
       *[other] This move leaves { $n } points of open flaps.
    }
boite-fact-large =
    { $n ->
        [one] This move leaves one flap above 6 open.
       *[other] This move leaves { $n } flaps above 6 open.
    }
boite-fact-one-die = This move shuts the last flap above 6: one die is rolled from now on.
boite-fact-ahead =
    { $n ->
        [one] After this move, the best score is beaten already, by one point.
       *[other] After this move, the best score is beaten already, by { $n } points.
    }

## 10. Map of the families: why to try another game

boite-try-1 = A small game of counting again, for two and without dice.
boite-try-2 = Two dice too, and far more choices to make.

## 11. Position editor

boite-edit-man-closed = Open or shut
boite-edit-points = Points of player { $n }
boite-flaw-points-order = The players finish one after the other: the first one first.
boite-flaw-points = Open flaps cannot count these points.
boite-flaw-over = The last player is done: the score is that of the open flaps, without dice.
boite-flaw-closed = All the flaps are shut: this run would be over.
boite-flaw-dice-count = Two dice are rolled, or one when all the flaps above 6 are shut.

## 12. By ear (jeux/play/table/table_description.py; $n: a number)

boite-heard-man-open =
    { $n ->
        [one] open
       *[other] { $n } open
    }
boite-heard-man-closed =
    { $n ->
        [one] shut
       *[other] { $n } shut
    }
