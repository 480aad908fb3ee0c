### Barricades: all the words of the game.
###
### barricades-side-N: inside a sentence; -title: at its beginning; -short: label. Each keeps a colour wherever
### they sit: r red, b blue, y yellow, k black.

## 1. Card

barricades-name = Barricades
barricades-aka = Barricade, Malefiz, Gold rush
barricades-hover = Fifteen barricades on the road: take them, and set them down in front of the others.
barricades-origin = 19th century, Germany

## 2. Sides

barricades-side-0 = Red
barricades-side-1 = Blue
barricades-side-2 = Yellow
barricades-side-3 = Black
barricades-side-0-title = Red
barricades-side-1-title = Blue
barricades-side-2-title = Yellow
barricades-side-3-title = Black
barricades-side-0-short = Red
barricades-side-1-short = Blue
barricades-side-2-short = Yellow
barricades-side-3-short = Black
barricades-wins-0 = Red wins.
barricades-wins-1 = Blue wins.
barricades-wins-2 = Yellow wins.
barricades-wins-3 = Black wins.

# Under the name of a side; $colour: r, b, y or k, the second colour or the partner’s
barricades-note-colours =
    { $colour ->
        [y] red and yellow
       *[k] blue and black
    }
barricades-note-partner =
    { $colour ->
        [r] with Red
        [b] with Blue
        [y] with Yellow
       *[k] with Black
    }

## 3. What there is to do ($side: barricades-side-N; $colour: the colour that plays)

barricades-prompt-throw = { $side } to roll the dice.
barricades-prompt-play = { $side } to move a pawn by one of the two dice.
barricades-prompt-play-free = { $side } to move a pawn by one of the two dice, or to pass.
barricades-prompt-play-colour =
    { $colour ->
        [r] { $side } to move a red pawn by one of the two dice.
        [b] { $side } to move a blue pawn by one of the two dice.
        [y] { $side } to move a yellow pawn by one of the two dice.
       *[k] { $side } to move a black pawn by one of the two dice.
    }
barricades-prompt-put = A barricade is taken: { $side } to set it down again.
barricades-prompt-pass = No pawn can be moved: { $side } passes.

## 4. Variants

barricades-option-seats = Places for two
barricades-option-seats-inner = Side by side
barricades-option-seats-inner-effect = With two players, both start in the middle places.
barricades-option-seats-inner-origin = booklet, whose plan is lost
barricades-option-seats-outer = At both ends
barricades-option-seats-outer-effect = With two players, they start at both ends of the start line.
barricades-option-seats-outer-origin = for those who want to meet later
barricades-option-seats-double = Two colours each
barricades-option-seats-double-effect = With two players, each plays two colours, in every other place.
barricades-option-seats-double-origin = for those who want a full board

barricades-option-teams = Teams
barricades-option-teams-off = Everyone alone
barricades-option-teams-off-effect = With four players, the first pawn to the goal wins for its owner alone.
barricades-option-teams-off-origin = booklet
barricades-option-teams-on = Two against two
barricades-option-teams-on-effect = With four players, Red and Yellow play together against Blue and Black.
barricades-option-teams-on-origin = booklet, in teams

barricades-option-passing = Passing
barricades-option-passing-forced = Only when stuck
barricades-option-passing-forced-effect = The turn is passed only when no pawn can be moved.
barricades-option-passing-forced-origin = booklet
barricades-option-passing-free = At will
barricades-option-passing-free-effect = Once the dice are rolled, passing is always allowed.
barricades-option-passing-free-origin = a house rule

barricades-preset-livret = Booklet
barricades-preset-livret-effect = Everyone alone; with two players, side by side.
barricades-preset-equipes = In teams
barricades-preset-equipes-effect = With four, two against two; with two, two colours each.
barricades-preset-deux-bouts = Far apart
barricades-preset-deux-bouts-effect = With two players, they start at both ends and meet later.

## 5. Refusals

barricades-refusal-game-over = The game is over.
barricades-refusal-put-first = Set the barricade down first.
barricades-refusal-no-barricade = There is no barricade to set down.
barricades-refusal-already-thrown = The dice have already been rolled.
barricades-refusal-throw-first = Roll the dice first.
barricades-refusal-dice-order = The larger number is written first.
barricades-refusal-must-play = The turn cannot be passed while a pawn can be moved.
barricades-refusal-put-start = No barricade is set on a start cell.
barricades-refusal-put-first-row = No barricade is set on the first row.
barricades-refusal-put-occupied = This cell is already occupied.
barricades-refusal-no-such-die = The dice do not show this number.
barricades-refusal-no-pawn = You have no pawn on this cell.
barricades-refusal-other-start-pawn = The pawns of the start line are all alike: the last one is moved.
barricades-refusal-start-cell = No pawn stops on a start cell.
barricades-refusal-barricade-in-the-way = A barricade cannot be jumped over.
barricades-refusal-exact-count = The goal is reached by an exact count.
barricades-refusal-turn-back = A pawn does not turn back within a move.
barricades-refusal-wrong-distance = The pawn moves exactly as many cells as the die shows.
barricades-refusal-own-pawn = A pawn does not stop on another of its own colour.
barricades-refusal-partner-pawn = A pawn does not stop on one of its own team.

## 6. Endings

barricades-ending-goal-reached = A pawn reaches the goal.

## 7. Buttons

barricades-step-pass = Pass

## 8. Log ($side: title; $from, $to: cells; $who: the colour of the pawn sent back; $first, $second: dice)

barricades-log-roll = { $side } rolls { $first } and { $second }.
barricades-log-roll-double = { $side } rolls a double { $first }.
barricades-log-enter = { $side } enters on { $to }.
barricades-log-enter-take = { $side } enters on { $to } and takes the barricade.
barricades-log-enter-send =
    { $who ->
        [r] { $side } enters on { $to } and sends a red pawn back to the start.
        [b] { $side } enters on { $to } and sends a blue pawn back to the start.
        [y] { $side } enters on { $to } and sends a yellow pawn back to the start.
       *[k] { $side } enters on { $to } and sends a black pawn back to the start.
    }
barricades-log-move = { $side } moves from { $from } to { $to }.
barricades-log-move-take = { $side } moves from { $from } to { $to } and takes the barricade.
barricades-log-move-send =
    { $who ->
        [r] { $side } moves from { $from } to { $to } and sends a red pawn back to the start.
        [b] { $side } moves from { $from } to { $to } and sends a blue pawn back to the start.
        [y] { $side } moves from { $from } to { $to } and sends a yellow pawn back to the start.
       *[k] { $side } moves from { $from } to { $to } and sends a black pawn back to the start.
    }
barricades-log-goal = { $side } moves from { $from } to the goal.
barricades-log-put = { $side } sets the barricade down on { $to }.
barricades-short-enter = start/{ $to }
barricades-short-put = barricade { $to }
barricades-log-pass = { $side } passes.

## 9. Reasons: what is true of a step ($n: a number; $chances: chances in 36)

barricades-fact-takes =
    { $n ->
        [one] This move sends an opposing pawn back to the start.
       *[other] This move sends { $n } opposing pawns back to the start.
    }
barricades-fact-nearer =
    { $n ->
        [one] This move brings a pawn one cell nearer to the goal.
       *[other] This move brings a pawn { $n } cells nearer to the goal.
    }
barricades-fact-barricade = This move takes a barricade, to be set down again at once.
barricades-fact-costs =
    { $n ->
        [one] This move makes the leading opposing pawn’s way one cell longer.
       *[other] This move makes the leading opposing pawn’s way { $n } cells longer.
    }
barricades-fact-bars = This move puts one more barricade in the way of the leading opposing pawn.
barricades-fact-hinders = This move gets in its own way: the barricade stands on its own best road.
barricades-fact-aim = After this move, the goal is within reach: { $chances } chances in 36.
barricades-fact-danger = This move gives the next opponent { $chances } chances in 36 of sending a pawn back.
barricades-fact-lets = After this move, the next opponent has { $chances } chances in 36 of reaching the goal.

## 10. Places

## 11. Map of the families: why to try another game

barricades-try-1 = A race with dice, in which the road can be blocked too.
barricades-try-2 = A race again, in which the pawns opposite open the squares.

## 12. Position editor

barricades-edit-man-barricade = Barricade
barricades-flaw-men = Each colour that plays has five pawns.
barricades-flaw-barricades = There are fifteen barricades, or one fewer if it has just been taken, and none on the first row.
barricades-flaw-taken = No pawn of this colour can have taken a barricade.
barricades-flaw-over-side = The game is won: the turn is that of the colour after the winner’s.
barricades-flaw-dice = Two dice are rolled, and lie there until a pawn has moved.

## 13. By ear (jeux/play/table/table_description.py; $n: a number)

barricades-heard-man-r =
    { $n ->
        [one] red pawn
       *[other] { $n } red pawns
    }
barricades-heard-man-b =
    { $n ->
        [one] blue pawn
       *[other] { $n } blue pawns
    }
barricades-heard-man-y =
    { $n ->
        [one] yellow pawn
       *[other] { $n } yellow pawns
    }
barricades-heard-man-k =
    { $n ->
        [one] black pawn
       *[other] { $n } black pawns
    }
barricades-heard-man-barricade =
    { $n ->
        [one] barricade
       *[other] { $n } barricades
    }

# The start with an advantage. $n: a number
barricades-handicap-ahead =
    { $n ->
        [one] { $n } pawn on its way
       *[other] { $n } pawns on their way
    }
barricades-handicap-ahead-effect =
    { $n ->
        [one] { $n } of the pawns is on its way already, in row 3.
       *[other] { $n } of the pawns are on their way already, in rows 3 and 5.
    }
