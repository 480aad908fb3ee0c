### Mini-Halma — every word of the game, which is played alone.
###
### mini_halma-side-0: in the middle of a sentence; -title: at its beginning; -short: label.

## 1. Card

mini_halma-name = Mini-Halma
mini_halma-aka = mini-halma solitaire, fore and aft, English sixteen
mini_halma-hover = Exchange eight black pieces and eight white ones, in forty-six moves at best.
mini_halma-origin = 19th century, England

## 2. Who plays

mini_halma-side-0 = the player
mini_halma-side-0-title = Solitaire
mini_halma-side-0-short = Alone
mini_halma-wins-0 = The exchange is made.

# Under the name; $n: the moves made, $least: the minimum
mini_halma-note-moves =
    { $n ->
        [one] { $n } move / { $least }
       *[other] { $n } moves / { $least }
    }

## 3. What is to be done ($n: the number of the move to be made)

mini_halma-prompt-move = Move { $n }: a step, or a jump over a neighbour, to the free cell.
# A man that cannot come
mini_halma-say-straight = Pieces move along rows or columns, never diagonally.
mini_halma-say-far = A piece steps to the next cell, or jumps over a single neighbour.

## 4. Refusals

mini_halma-refusal-game-over = The game is over.
mini_halma-refusal-no-man = On this side, no piece can reach the free cell.

## 5. Endings

mini_halma-ending-minimum = The exchange is made in the fewest moves.
mini_halma-ending-solved = The exchange is made. The minimum is 46 moves: you can do better.
mini_halma-ending-move-limit = After 999 moves the attempt ends.

# The result; $n: the moves made
mini_halma-tally = { $n } moves

## 6. List of moves ($step: the notation of the sheet; $from, $to: cells)

mini_halma-log-step = { $step }, from { $from } to { $to }.
mini_halma-log-jump = { $step }, a jump from { $from } to { $to }.
# What a move is worth, before it as well as after; $n: the moves left, itself included, $total: with those made already
mini_halma-worth-short = { $total } moves in all
mini_halma-worth =
    { $n ->
        [one] This move is the last, { $total } in all.
       *[other] { $n } moves more at best, with this one, { $total } in all.
    }

## 7. Reasons ($n: number; $places: places; $side: the side that plays; $other: the other)

mini_halma-fact-solves = This move completes the exchange.
mini_halma-fact-dead-end = After this move, no piece can move forward: one has to go back.
mini_halma-fact-leaves = This move takes a piece that had arrived out of its camp.
mini_halma-fact-backward =
    { $n ->
        [one] This move takes a piece back by one cell.
       *[other] This move takes a piece back by { $n } cells.
    }
mini_halma-fact-enters = This move brings a piece into the camp where it has to arrive, to { $places }.
mini_halma-fact-passes = This move takes a piece over one of the other colour.
mini_halma-fact-forward =
    { $n ->
        [one] This move brings a piece forward by one cell.
       *[other] This move brings a piece forward by { $n } cells.
    }
mini_halma-fact-ready =
    { $n ->
        [one] After this move, one piece can still come forward to the free cell.
       *[other] After this move, { $n } pieces can come forward to the free cell.
    }

## 8. Map of the families: why to try another game

mini_halma-try-1 = A single empty cell too, but for two.
mini_halma-try-2 = It can be played alone too, for the score.

## 9. Position editor

mini_halma-edit-man-w = White
mini_halma-edit-man-b = Black
mini_halma-edit-moves = Moves played
mini_halma-flaw-men = There are eight black pieces, eight white pieces and one free cell.

## 10. Score sheet

mini_halma-tally-points = Moves
mini_halma-tally-help-alone = Write down the number of moves of every attempt: 46 at best.
