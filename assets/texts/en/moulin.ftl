### Moulin (nine men’s morris) — all the words of the game.
###
### moulin-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

moulin-name = Nine Men’s Morris
moulin-aka = mill, moulin, merels, morris, mérelle, marelle, Mühle, mylna, chuk sam, akidada
moulin-hover = Three pieces in a row, and the opponent loses one: a favourite of the Middle Ages.
moulin-origin = 13th century, France

## 2. Sides

moulin-side-0 = White
moulin-side-1 = Black
moulin-side-0-title = White
moulin-side-1-title = Black
moulin-side-0-short = White
moulin-side-1-short = Black
moulin-wins-0 = White wins.
moulin-wins-1 = Black wins.

## 3. What there is to do ($side: moulin-side-N; $n: men to remove)

moulin-prompt-place = { $side } to place a piece.
moulin-prompt-move = { $side } to move a piece.
moulin-prompt-fly = { $side } to play: a piece may fly to any empty point.
moulin-prompt-take =
    { $n ->
        [one] A mill is made: { $side } to remove one of the opponent’s pieces.
       *[other] Mills are made: { $side } to remove { $n } of the opponent’s pieces.
    }

## 4. Variants

moulin-option-flying = Flying
moulin-option-flying-4 = With four pieces
moulin-option-flying-4-effect = With four pieces or fewer, a piece may go to any empty point.
moulin-option-flying-4-origin = booklet
moulin-option-flying-3 = With three pieces
moulin-option-flying-3-effect = With three pieces, a piece may go to any empty point.
moulin-option-flying-3-origin = most common usage, tournaments
moulin-option-flying-never = Never
moulin-option-flying-never-effect = Pieces follow the lines to the end, even when only three are left.
moulin-option-flying-never-origin = older or regional rules

moulin-option-mills = Pieces in a mill
moulin-option-mills-open = Exposed
moulin-option-mills-open-effect = Any of the opponent’s pieces may be removed, even from a mill.
moulin-option-mills-open-origin = booklet
moulin-option-mills-protected = Protected
moulin-option-mills-protected-effect = A piece in a mill is safe unless all of the opponent’s are in mills.
moulin-option-mills-protected-origin = international tournaments

moulin-option-double = Two mills at once
moulin-option-double-one = One piece taken
moulin-option-double-one-effect = Two mills made by one move take only one piece.
moulin-option-double-one-origin = booklet and most rules
moulin-option-double-two = Two pieces taken
moulin-option-double-two-effect = Two mills made by one move take two pieces.
moulin-option-double-two-origin = a house rule

moulin-preset-livret = Booklet
moulin-preset-livret-effect = Any piece may be taken; a side with four pieces flies.
moulin-preset-tournoi = Tournament
moulin-preset-tournoi-effect = Mills are protected; a side with three pieces flies.

## 5. Refusals

moulin-refusal-game-over = The game is over.
moulin-refusal-must-take = A mill has been made: first remove one of the opponent’s pieces.
moulin-refusal-empty-point = There is no piece on this point.
moulin-refusal-own-man = Remove one of the opponent’s pieces, not one of your own.
moulin-refusal-man-in-mill = This piece is in a mill: choose another.
moulin-refusal-no-mill = A piece is removed only after a mill has been made.
moulin-refusal-still-placing = No piece moves until all have been placed.
moulin-refusal-occupied = This point is occupied.
moulin-refusal-all-placed = All the pieces are placed: move one of them.
moulin-refusal-not-your-man = This piece belongs to the opponent.
moulin-refusal-not-adjacent = A piece moves to the next point only, along a line.

## 6. Endings

moulin-ending-two-men-left = The loser has only two pieces left.
moulin-ending-blocked = The loser has no move left.
moulin-ending-repetition = The same position for the third time: a drawn game.
moulin-ending-no-progress = A hundred moves in a row without a capture: a drawn game.

## 7. Log ($side: title; $from, $to: places)

moulin-log-put = { $side } places a piece on { $to }.
moulin-log-move = { $side } moves from { $from } to { $to }.
moulin-log-fly = { $side } flies from { $from } to { $to }.
moulin-log-take = { $side } takes the piece on { $to }.

## 8. Reasons: what is true of a move ($n: a number; $places: places; $other: the other side)

# What is counted at the ends of two lines; $steps: moves
moulin-ends-free =
    After { $steps } moves, { $worse ->
        [0] no piece of { $side } could move
        [one] the pieces of { $side } could move in but one way
       *[other] the pieces of { $side } could move in only { $worse } ways
    }; with the best move, in { $better }.

moulin-fact-forms = This move closes a mill.
moulin-fact-sure = After this move, { $other } can no longer prevent a mill.
moulin-fact-leaves = This move lets { $other } close a mill on { $places }.
moulin-fact-stops = This move keeps { $other } from closing a mill on { $places }.
moulin-fact-double = This move sets up a double mill: one piece serves both lines.
moulin-fact-spoils = This move breaks the double mill of { $other }.
moulin-fact-breaks =
    { $n ->
        [one] This move breaks a mill of { $other }.
       *[other] This move breaks { $n } mills of { $other }.
    }
moulin-fact-threatens = This move threatens a mill on { $places }.
moulin-fact-pins =
    { $n ->
        [one] This move blocks a piece of { $other }.
       *[other] This move blocks { $n } pieces of { $other }.
    }

## 9. Map of the families: why to try another game

moulin-try-1 = There too, whoever cannot move has lost.
moulin-try-2 = There too, a single piece works in several directions.

## 10. Position editor

moulin-edit-hand-0 = White pieces in hand
moulin-edit-hand-1 = Black pieces in hand
moulin-edit-take = Pieces to be removed
moulin-flaw-men = Each side has nine pieces at most.
moulin-flaw-few = At least one side has three pieces or more.
moulin-flaw-quiet = While pieces are being placed, moves without a capture are not counted.
moulin-flaw-hands = The sides place in turn: the numbers of pieces in hand do not fit.
moulin-flaw-mill = A piece is removed after a mill: the player to move has none.
moulin-flaw-take-nobody = The opponent has no piece left to remove.
moulin-flaw-take-two = Two pieces are removed when one move makes two mills, if the rule says so.

# The start with an advantage. $n: a number
moulin-handicap-ahead =
    { $n ->
        [one] { $n } piece placed
       *[other] { $n } pieces placed
    }
moulin-handicap-ahead-effect =
    { $n ->
        [one] { $n } of the nine pieces is on the board already; the opponent has { $n } fewer.
       *[other] { $n } of the nine pieces are on the board already; the opponent has { $n } fewer.
    }

## 11. By ear ($n: a number; $mills: the mills, each by its three places)

moulin-heard-mills =
    { $n ->
        [one] Mill: { $mills }.
       *[other] { $n } mills: { $mills }.
    }
