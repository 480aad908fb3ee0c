### Jacquet: all the words of the game.
###
### jacquet-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

jacquet-name = Jacquet
jacquet-aka = jockey, moultezim, fevga
jacquet-hover = A courier runs ahead and fourteen checkers follow: a race in which you block the road.
jacquet-origin = 16th century, Spain and France

## 2. Sides

jacquet-side-0 = White
jacquet-side-1 = Black
jacquet-side-0-title = White
jacquet-side-1-title = Black
jacquet-side-0-short = White
jacquet-side-1-short = Black
jacquet-wins-0 = White wins.
jacquet-wins-1 = Black wins.

## 3. What there is to do ($side: jacquet-side-N)

jacquet-prompt-open = One die each: the higher begins.
jacquet-prompt-roll = { $side } to roll the dice.
jacquet-prompt-play = { $side } to play the dice.
jacquet-prompt-postillon = { $side } to play: the courier first, all the way home.
jacquet-prompt-off = { $side } to play: checkers may be borne off.
jacquet-prompt-pass = No die can be played: { $side } passes.
jacquet-prompt-end = The turn is played: { $side } to confirm it, or take it back.

## 4. Variants

jacquet-option-limit = Points held in a row
jacquet-option-limit-livret = Five on your own side
jacquet-option-limit-livret-effect = At most five points in a row in front of you, as many as you like across the board.
jacquet-option-limit-livret-origin = booklet
jacquet-option-limit-classique = Five anywhere
jacquet-option-limit-classique-effect = At most five points in a row, unless you hold the last two of your course.
jacquet-option-limit-classique-origin = games library sheet, most French rules
jacquet-option-limit-aucune = No limit
jacquet-option-limit-aucune-effect = As many points in a row as you like, on either side.
jacquet-option-limit-aucune-origin = family games

jacquet-preset-livret = Booklet
jacquet-preset-livret-effect = At most five points in a row, on your own side only.
jacquet-preset-classique = Classic
jacquet-preset-classique-effect = At most five points in a row, on both sides, unless you hold the last two of your course.
jacquet-preset-famille = Family
jacquet-preset-famille-effect = No limit: block the road as best you can.

## 5. Refusals

jacquet-refusal-game-over = The game is over.
jacquet-refusal-already-thrown = The dice have already been rolled.
jacquet-refusal-throw-first = Roll the dice first.
jacquet-refusal-dice-order = The larger number is written first.
jacquet-refusal-must-play = The turn cannot be passed while a die can be played.
jacquet-refusal-no-such-die = There is no such number left to play.
jacquet-refusal-no-man = You have no checker on this point.
jacquet-refusal-postillon-first = The courier must be brought home first.
jacquet-refusal-wrong-distance = A checker moves exactly as many points as the die shows.
jacquet-refusal-occupied = A checker cannot land on a point held by the opponent.
jacquet-refusal-not-all-home = Bearing off begins only once all the checkers are home.
jacquet-refusal-farther-man = A roll that is too large bears off the checker farthest back only.
jacquet-refusal-six-in-a-row = No more than five points in a row may be held.
jacquet-refusal-larger-die = When only one of the two numbers can be played, it must be the larger.
jacquet-refusal-all-dice = As many dice as possible must be played, and this move would lose one.

## 6. Endings

jacquet-ending-all-off = The winner has borne off every checker.

## 7. Buttons

jacquet-step-pass = Pass

## 8. Log ($side: title; $from, $to: points as the booklet names them; $first, $second: dice)

# $first: White’s die, $second: Black’s die
jacquet-log-open-tie = Opening roll: { $first } each. A tie: both roll again.
jacquet-log-open = Opening roll: White { $first }, Black { $second }.
jacquet-log-roll = { $side } rolls { $first } and { $second }.
jacquet-log-roll-double = { $side } rolls a double { $first }.
jacquet-log-move = { $side } moves from { $from } to { $to }.
jacquet-log-postillon = { $side } moves from { $from } to { $to }: the courier is home.
jacquet-log-off = { $side } bears off a checker from { $from }.
jacquet-log-pass = { $side } passes.
# The notation of a man that is borne off
jacquet-turn-off = { $from }/off

## 9. Reasons: what is true of a step ($n: a number; $chances: chances in 36)

jacquet-fact-postillon = This move brings the courier home: all the other checkers may go.
jacquet-fact-row = After this move, a blockade of { $n } points in a row stands in front of the opponent.
jacquet-fact-gap =
    { $n ->
        [one] This move leaves a gap in a blockade.
       *[other] This move leaves { $n } gaps in a blockade.
    }
jacquet-fact-blocked =
    { $n ->
        [one] After this move, one of the opponent’s checkers is shut in: no die moves it.
       *[other] After this move, { $n } of the opponent’s checkers are shut in: no die moves them.
    }
jacquet-fact-closed =
    { $n ->
        [6] After this move, the opponent can play no die.
        [one] After this move, the opponent cannot begin with one of the six numbers of a die.
       *[other] After this move, the opponent cannot begin with { $n } of the six numbers of a die.
    }
jacquet-fact-halts =
    After this move, { $other } loses { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of the next roll on average, for want of room.
jacquet-fact-stuck =
    After this move, { $side } would lose { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of the next roll on average, for want of room.
jacquet-fact-talon =
    { $n ->
        [one] This move leaves one checker on the starting point.
       *[other] This move leaves { $n } checkers on the starting point.
    }
jacquet-fact-off =
    { $n ->
        [one] After this move, one checker is off.
       *[other] After this move, { $n } checkers are off.
    }
# What an error costs; $n: pips
jacquet-loss =
    The move costs about as much as falling { $n ->
        [one] { $n } pip
       *[other] { $n } pips
    } behind in the race.

## 10. Places

## 11. Map of the families: why to try another game

jacquet-try-1 = The same points, but there checkers are hit.
jacquet-try-2 = A race with dice again, for two to four.

## 12. Position editor

jacquet-flaw-men = A player has fifteen checkers at most.
jacquet-flaw-postillon = Until the courier is home, no other checker leaves.
jacquet-flaw-bearing = Bearing off begins only once all the checkers are home.
jacquet-flaw-row = A player holds more points in a row than the rule allows.
jacquet-flaw-nobody-left = Neither player has a checker left.
jacquet-flaw-opening = At the opening roll all the checkers are in place.
jacquet-flaw-all-off = One player has borne off every checker: it is the other’s turn, without dice.
jacquet-flaw-dice-played = None of the dice left can be played: the turn would be over.

## 13. By ear (jeux/play/table/table_description.py; $n: a number)

jacquet-heard-place-off = borne off, { $side }

# The start with an advantage. $n: 1 half way, 2 home
jacquet-handicap-postillon =
    { $n ->
        [1] Courier halfway
       *[2] Courier home
    }
jacquet-handicap-postillon-effect =
    { $n ->
        [1] The courier is halfway already, and this player rolls first.
       *[2] The courier is home already, and this player rolls first.
    }
