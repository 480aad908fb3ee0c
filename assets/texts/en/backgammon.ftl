### Backgammon — all the words of the game.
###
### backgammon-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

backgammon-name = Backgammon
backgammon-aka = tables, Irish, toutes-tables, trictrac, tavla, tavli, shesh-besh
backgammon-hover = Two dice, fifteen checkers, and a race in opposite directions with hits on the way.
backgammon-origin = 18th century, England

## 2. Sides

backgammon-side-0 = White
backgammon-side-1 = Black
backgammon-side-0-title = White
backgammon-side-1-title = Black
backgammon-side-0-short = White
backgammon-side-1-short = Black
backgammon-wins-0 = White wins.
backgammon-wins-1 = Black wins.

## 3. What there is to do ($side: backgammon-side-N)

backgammon-prompt-open = One die each: the higher begins.
backgammon-prompt-double = { $side } to double the stake, or to roll the dice.
backgammon-prompt-take = A double is offered: { $side } to accept or refuse.
backgammon-prompt-beaver = Beaver: { $side } to accept or refuse.
backgammon-prompt-roll = { $side } to roll the dice.
backgammon-prompt-play = { $side } to play the dice.
backgammon-prompt-bar = { $side } to enter the checkers on the bar first.
backgammon-prompt-off = { $side } to play: checkers may be borne off.
backgammon-prompt-pass = No die can be played: { $side } passes.
backgammon-prompt-end = The turn is played: { $side } to confirm it, or take it back.

## 4. Variants

backgammon-option-cube = Doubling cube
backgammon-option-cube-on = With the cube
backgammon-option-cube-on-effect = Before rolling the dice, a player may offer to double the stake.
backgammon-option-cube-on-origin = booklet, clubs
backgammon-option-cube-off = Without the cube
backgammon-option-cube-off-effect = The stake is never doubled during the game.
backgammon-option-cube-off-origin = family games

backgammon-option-tie = Tie on the opening roll
backgammon-option-tie-double = The stake doubles
backgammon-option-tie-double-effect = The dice are rolled again, and the first tie raises the stake to two points.
backgammon-option-tie-double-origin = booklet
backgammon-option-tie-reroll = Roll again
backgammon-option-tie-reroll-effect = The dice are rolled again; the stake stays at one point.
backgammon-option-tie-reroll-origin = federations

backgammon-option-crawford = Crawford rule
backgammon-option-crawford-off = Off
backgammon-option-crawford-off-effect = Doubling is allowed in every game.
backgammon-option-crawford-off-origin = booklet
backgammon-option-crawford-on = On
backgammon-option-crawford-on-effect = No doubling in the first game that a side begins one point from winning the match.
backgammon-option-crawford-on-origin = tournaments

backgammon-option-jacoby = Jacoby rule
backgammon-option-jacoby-off = Off
backgammon-option-jacoby-off-effect = Gammon and backgammon always count.
backgammon-option-jacoby-off-origin = booklet, tournaments
backgammon-option-jacoby-on = On
backgammon-option-jacoby-on-effect = Gammon and backgammon count only if a double has been accepted.
backgammon-option-jacoby-on-origin = money games

backgammon-option-beaver = Beavers
backgammon-option-beaver-off = Off
backgammon-option-beaver-off-effect = A double is answered by accepting or refusing.
backgammon-option-beaver-off-origin = booklet, tournaments
backgammon-option-beaver-on = On
backgammon-option-beaver-on-effect = A double may also be redoubled at once, keeping the cube.
backgammon-option-beaver-on-origin = money games

backgammon-preset-livret = Booklet
backgammon-preset-livret-effect = With the cube; a tie on the opening roll doubles the stake.
backgammon-preset-famille = Family
backgammon-preset-famille-effect = No cube, no automatic doubles: only the race.
backgammon-preset-tournoi = Tournament
backgammon-preset-tournoi-effect = With the cube and the Crawford rule, without automatic doubles.
backgammon-preset-partie-libre = Money game
backgammon-preset-partie-libre-effect = With the cube, the Jacoby rule and beavers.

## 5. Refusals

backgammon-refusal-game-over = The game is over.
backgammon-refusal-no-offer = Nobody has offered to double the stake.
backgammon-refusal-answer-first = First accept or refuse the stake that is offered.
backgammon-refusal-no-beaver = A double cannot be redoubled at once.
backgammon-refusal-cube-limit = The cube does not go above 64.
backgammon-refusal-no-cube = This game is played without the cube.
backgammon-refusal-crawford-game = There is no doubling in the Crawford game.
backgammon-refusal-dice-thrown = A double can be offered only before the dice are rolled.
backgammon-refusal-not-your-cube = Only the opponent, who owns the cube, may double.
backgammon-refusal-already-thrown = The dice have already been rolled.
backgammon-refusal-throw-first = Roll the dice first.
backgammon-refusal-dice-order = The larger number is written first.
backgammon-refusal-must-play = The turn cannot be passed while a die can be played.
backgammon-refusal-no-such-die = There is no such number left to play.
backgammon-refusal-no-man = You have no checker there.
backgammon-refusal-bar-first = Checkers on the bar must enter first.
backgammon-refusal-wrong-distance = A checker moves exactly as many points as the die shows.
backgammon-refusal-blocked = That point is blocked: the opponent has two or more checkers there.
backgammon-refusal-not-all-home = Bearing off begins only once all the checkers are in the home board.
backgammon-refusal-farther-man = A roll that is too large bears off a checker from the highest point only.
backgammon-refusal-larger-die = When only one of the two numbers can be played, it must be the larger.
backgammon-refusal-all-dice = As many dice as possible must be played, and this move would lose one.

## 6. Endings

backgammon-ending-single = The winner has borne off every checker: a single game.
backgammon-ending-gammon = The loser has not borne off a checker: gammon.
backgammon-ending-backgammon = The loser has borne off no checker and still has one in the winner’s home board or on the bar: backgammon.
backgammon-ending-jacoby = No double was accepted: the gammon counts only as a single game.
backgammon-ending-refused-double = The double is refused: the game is over.

# What resigning costs, in multiples of the stake
backgammon-price-1 = Single game
backgammon-price-2 = Gammon
backgammon-price-3 = Backgammon

## 7. Buttons

backgammon-step-roll = Roll the dice
backgammon-step-double = Double
backgammon-step-take = Accept
backgammon-step-drop = Refuse
backgammon-step-beaver = Beaver
backgammon-step-pass = Pass
backgammon-step-double-help = Offer to double the stake; a refusal loses the game.
backgammon-step-take-help = Play for the doubled stake and take the cube.
backgammon-step-drop-help = Lose the game at the stake as it stands.
backgammon-step-beaver-help = Accept, redouble at once and keep the cube.

## 8. Log ($side: title; $from, $to: points, counted by the mover; $first, $second: dice)

# What is chosen before rolling, then the throw; $first: White’s die, $second: Black’s die
backgammon-log-to-roll = { $side } rolls without doubling.
backgammon-log-open = Opening roll: White { $first }, Black { $second }.
# $n: the stake that the cube shows now
backgammon-log-open-doubled = Opening roll: { $first } each. A tie: the stake doubles to { $n }, and both roll again.
backgammon-log-open-tie = Opening roll: { $first } each. A tie: both roll again.
backgammon-log-roll = { $side } rolls { $first } and { $second }.
backgammon-log-roll-double = { $side } rolls a double { $first }.
backgammon-log-move = { $side } moves from { $from } to { $to }.
backgammon-log-hit = { $side } moves from { $from } to { $to } and hits.
backgammon-log-enter = { $side } enters a checker on { $to }.
backgammon-log-enter-hit = { $side } enters a checker on { $to } and hits.
backgammon-log-off = { $side } bears off a checker from { $from }.
backgammon-log-double = { $side } doubles.
backgammon-log-take = { $side } accepts.
backgammon-log-drop = { $side } refuses.
# The notation of a man that enters or is borne off; $hit: a star if it hits
backgammon-turn-enter = bar/{ $to }{ $hit }
backgammon-turn-off = { $from }/off
backgammon-log-beaver = { $side } beavers.
backgammon-log-pass = { $side } passes.

## 9. Reasons: what is true of a step ($n: a number; $chances: chances in 36)

backgammon-fact-takes =
    { $n ->
        [one] This move hits a checker.
       *[other] This move hits { $n } checkers.
    }
backgammon-fact-exposed =
    { $chances ->
        [0] After this move, the opponent has no shot.
        [36] After this move, every roll hits.
        [one] After this move, the opponent has a single shot: { $chances } roll in 36 hits.
       *[other] After this move, the opponent has { $chances } shots: { $chances } rolls in 36 hit.
    }
backgammon-fact-blots =
    { $n ->
        [one] This move leaves a blot that the opponent can hit.
       *[other] This move leaves { $n } blots that the opponent can hit.
    }
backgammon-fact-home =
    { $n ->
        [one] After this move, one point of the home board is made.
       *[other] After this move, { $n } points of the home board are made.
    }
backgammon-fact-anchor =
    { $n ->
        [one] After this move, there is an anchor in the opponent’s home board.
       *[other] After this move, there are { $n } anchors in the opponent’s home board.
    }
backgammon-fact-prime = After this move, a prime of { $n } points stands in front of the opponent.
backgammon-fact-dance =
    { $chances ->
        [36] After this move, the home board is closed: no checker on the bar can enter.
        [one] After this move, { $chances } roll in 36 keeps the opponent on the bar.
       *[other] After this move, { $chances } rolls in 36 keep the opponent on the bar.
    }
backgammon-fact-race =
    { $n ->
        [one] After this move, it is a race, with a lead of one pip.
       *[other] After this move, it is a race, with a lead of { $n } pips.
    }
backgammon-fact-off =
    { $n ->
        [one] After this move, one checker is off.
       *[other] After this move, { $n } checkers are off.
    }
backgammon-fact-gaps =
    { $n ->
        [one] This move leaves a gap in the home board.
       *[other] This move leaves { $n } gaps in the home board.
    }

# The measure of players (PR: mean loss of equity a decision, times 500); $n: a number
backgammon-rating-0 = PR { $n } (champion)
backgammon-rating-1 = PR { $n } (world class)
backgammon-rating-2 = PR { $n } (expert)
backgammon-rating-3 = PR { $n } (advanced)
backgammon-rating-4 = PR { $n } (intermediate)
backgammon-rating-5 = PR { $n } (casual)
backgammon-rating-6 = PR { $n } (beginner)
backgammon-rating-7 = PR { $n } (distracted)

## 10. Places

## 11. Map of the families: why to try another game

backgammon-try-1 = The same points, but nobody is hit there.
backgammon-try-2 = Two dice again, for a game of five minutes.

## 12. Position editor

backgammon-edit-phase = Moment of the turn
backgammon-edit-phase-open = Opening roll
backgammon-edit-phase-double = Double or roll
backgammon-edit-phase-take = Double offered
backgammon-edit-phase-beaver = Beaver possible
backgammon-edit-phase-roll = To roll
backgammon-edit-phase-play = Dice rolled
backgammon-edit-phase-over = Over
backgammon-edit-stake = Stake
backgammon-edit-cube = Cube
backgammon-edit-cube-none = In the middle
backgammon-flaw-men = A player has fifteen checkers at most.
backgammon-flaw-opening = It is nobody’s turn at the opening roll, and only then.
backgammon-flaw-opening-men = At the opening roll all the checkers are in place and the cube is in the middle.
backgammon-flaw-stake = The stake is 1, 2, 4, 8, 16, 32 or 64.
backgammon-flaw-stake-nobody = Once the stake has gone up, somebody owns the cube.
backgammon-flaw-cube = Nobody owns the cube before a double has been accepted.
backgammon-flaw-no-offer = This player may not double.
backgammon-flaw-no-beaver = Nobody can have beavered here.
backgammon-flaw-nobody-left = Neither player has a checker left.
backgammon-flaw-all-off = One player has borne off every checker: the game is over, and the other has lost.
backgammon-flaw-no-refusal = No double can have been refused here.
backgammon-flaw-dice = Choose the dice rolled: at least one.
backgammon-flaw-dice-played = None of the dice left can be played: the turn would be over.

## 13. Score sheet

backgammon-tally-column-1 = Cube
backgammon-tally-column-2 = Once, twice, three times
backgammon-tally-help-points = The winner scores the stake of the cube: once for a single game, twice for a gammon, three times for a backgammon.

## 14. By ear (jeux/play/table/table_description.py; $n: a number)

backgammon-heard-place-bar = bar, { $side }
backgammon-heard-place-off = borne off, { $side }

# The start with an advantage. $n: a number
backgammon-handicap-off =
    { $n ->
        [one] { $n } checker borne off
       *[other] { $n } checkers borne off
    }
backgammon-handicap-off-effect =
    { $n ->
        [one] The rearmost checker is off already, and this player rolls first.
       *[other] The { $n } rearmost checkers are off already, and this player rolls first.
    }
# What a search finds. The cube: $win, $double: games won, gammons among them; $open, $cash, $good: from where to where one doubles
backgammon-figures-cube = { $side } wins { $win }% of the games, { $double }% by a gammon. Doubling is right from { $open } to { $good }%; { $other } refuses from { $cash }% on.
backgammon-figures-cube-no-gammon = { $side } wins { $win }% of the games. Doubling is right from { $open }%; { $other } refuses from { $cash }% on.
backgammon-figures-no-double = Doubling no longer gains anything for { $side }, who wins { $win }% of the games.
# $lost_double: games lost by a gammon; $take: from where one takes
backgammon-figures-take = { $side } wins { $win }% of the games and loses { $lost_double }% by a gammon. Accepting is right from { $take }% on.
# $better, $worse: with the best move, with the other one
backgammon-figures-win = { $side } would win { $better }% of the games, rather than { $worse }%.
backgammon-figures-double = { $side } would win { $better }% of the games by a gammon, rather than { $worse }%.
backgammon-figures-lost-double = { $side } would lose only { $better }% of the games by a gammon, rather than { $worse }%.
backgammon-dialect-xgid = XGID (eXtreme Gammon)
backgammon-dialect-gnubg-id = Ids (GNU Backgammon)
