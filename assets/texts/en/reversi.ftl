### Reversi — all the words of the game.
###
### reversi-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

reversi-name = Reversi
reversi-aka = annexation, annex, game of reverses
# a registered trade mark: the game is found by it, and not named so
reversi-sought = Othello
reversi-hover = Outflank the opponent’s discs to flip them: nothing is settled before the last square.
reversi-origin = 19th century, England

## 2. Sides

reversi-side-0 = Black
reversi-side-1 = White
reversi-side-0-title = Black
reversi-side-1-title = White
reversi-side-0-short = Black
reversi-side-1-short = White
reversi-wins-0 = Black wins.
reversi-wins-1 = White wins.

# Under the name of a side; $n: its discs on the board
reversi-note-discs =
    { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }

## 3. What there is to do ($side: reversi-side-N)

reversi-prompt-centre = { $side } to place a disc on a central square.
reversi-prompt-place = { $side } to place a disc that flips at least one.
reversi-prompt-pass = No disc can be flipped: the turn is passed.

# What a side says that passes, shown during the next turn
reversi-call-pass = { $side } cannot flip a disc and passes.

# The count at the end of the game
reversi-tally = Black { $black }, White { $white }.

## 4. Variants

reversi-option-start = First four discs
reversi-option-start-free = Placed in turn
reversi-option-start-free-effect = Black and White each place two discs on the central squares, in turn.
reversi-option-start-free-origin = booklet
reversi-option-start-diagonal = Crosswise
reversi-option-start-diagonal-effect = Four discs are already in the centre, each colour on a diagonal.
reversi-option-start-diagonal-origin = federations and tournaments
reversi-option-start-parallel = Side by side
reversi-option-start-parallel-effect = Four discs are already in the centre, each colour on a row.
reversi-option-start-parallel-origin = the booklet’s other position

reversi-preset-livret = Booklet
reversi-preset-livret-effect = Four discs are first placed, in turn, on the central squares.
reversi-preset-tournoi = Tournament
reversi-preset-tournoi-effect = The first four discs are already placed, crosswise.

## 5. Refusals

reversi-refusal-game-over = The game is over.
reversi-refusal-can-play = A disc can still be placed: passing is not allowed.
reversi-refusal-occupied = This square is occupied.
reversi-refusal-centre-first = The four central squares are filled first.
reversi-refusal-flips-nothing = Every disc placed must flip at least one of the opponent’s.

## 6. Endings

reversi-ending-no-disc-left = All the loser’s discs have been flipped.
reversi-ending-board-full = All 64 squares are filled: the discs are counted.
reversi-ending-nobody-can-play = Neither side can flip a disc any more: they are counted.

## 7. Buttons and log ($side: title; $to: place; $n: discs turned over)

reversi-step-pass = Pass
reversi-step-pass-help = No disc can be flipped: the opponent plays.

reversi-log-put = { $side } places a disc on { $to }.
reversi-log-turn =
    { $n ->
        [one] { $side } plays { $to } and flips a disc.
       *[other] { $side } plays { $to } and flips { $n } discs.
    }
reversi-log-pass = { $side } passes.

## 8. Reasons for a step ($n: the number; $places: the squares; $side, $other: who plays, and the other)

# What is counted at the ends of two lines; $steps: moves
reversi-ends-own =
    After { $steps } moves, { $side } would have { $worse ->
        [0] no square
        [one] but one square
       *[other] only { $worse } squares
    } to play on; with the best move, { $better }.
reversi-ends-theirs =
    After { $steps } moves, { $other } would have { $worse ->
        [one] one square
       *[other] { $worse } squares
    } to play on; with the best move, { $better ->
        [0] none
       *[other] only { $better }
    }.

reversi-fact-corner = This move takes the corner { $places }.
reversi-fact-gives-corner = After this move { $other } can take a corner: { $places }.
reversi-fact-makes-pass = After this move { $other } cannot flip a disc and has to pass.
reversi-fact-guards-corner = This move keeps { $other } out of a corner: { $places }.
reversi-fact-x-square = This move is on the X-square, diagonally next to the empty corner { $places }.
reversi-fact-stable =
    { $n ->
        [one] This move makes a disc stable: it can never be flipped.
       *[other] This move makes { $n } discs stable: they can never be flipped.
    }
reversi-fact-fewer =
    { $n ->
        [one] This move leaves { $other } one move fewer.
       *[other] This move leaves { $other } { $n } moves fewer.
    }
reversi-fact-more =
    { $n ->
        [one] This move gives { $other } one move more.
       *[other] This move gives { $other } { $n } moves more.
    }

## 9. Map of the families: why to try another game

reversi-try-1 = Pieces are sandwiched there too, but they leave the board.
reversi-try-2 = There too the pieces have two faces.

## 10. Position editor

reversi-flaw-four = There are at least four discs on the board.
reversi-flaw-centre = The first four discs lie on the central squares.
reversi-flaw-colours = The first four discs are placed in turn: these colours do not fit.

# The start with an advantage. $n: a number
reversi-handicap-corners =
    { $n ->
        [one] { $n } corner
       *[other] { $n } corners
    }
reversi-handicap-corners-effect =
    { $n ->
        [one] { $n } corner is taken already, and four discs lie in the centre.
       *[other] { $n } corners are taken already, and four discs lie in the centre.
    }
reversi-dialect-othello = 64 squares (Othello)

## 11. By ear ($n: a number; $places: the squares of the discs turned over)

reversi-heard-turned =
    { $n ->
        [one] Disc flipped: { $places }.
       *[other] Discs flipped: { $places }.
    }

## 12. What a move is worth in discs ahead at the end ($sign: plus, minus or nothing), and the mean loss of a turn

reversi-amount =
    { $n ->
        [one] { $sign }{ $n } disc
       *[other] { $sign }{ $n } discs
    }
reversi-rating-0 =
    { $n ->
        [one] { $n } disc lost a move
       *[other] { $n } discs lost a move
    }
