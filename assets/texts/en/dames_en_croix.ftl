### Les Dames en croix — all the words of the game.
###
### dames_en_croix-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

dames_en_croix-name = Cross Draughts
dames_en_croix-aka = dames en croix, flags, storming the cross
dames_en_croix-hover = Twenty white pieces climb towards the nine black points, and never move back.
dames_en_croix-origin = 20th century, England

## 2. Sides

dames_en_croix-side-0 = White
dames_en_croix-side-1 = Black
dames_en_croix-side-0-title = White
dames_en_croix-side-1-title = Black
dames_en_croix-side-0-short = White
dames_en_croix-side-1-short = Black
dames_en_croix-wins-0 = White wins.
dames_en_croix-wins-1 = Black wins.

# Under the name of a side; $n: its men on the board
dames_en_croix-note-men =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }

## 3. What there is to do

dames_en_croix-prompt-white = White to play: a step, never backwards, or a capture by a jump.
dames_en_croix-prompt-black = Black to play: a step in any direction, or a capture by a jump.
dames_en_croix-prompt-must-capture-white = White to play: capturing is compulsory.
dames_en_croix-prompt-must-capture-black = Black to play: capturing is compulsory.
dames_en_croix-prompt-go-on = Capture under way: the same piece jumps again, or stops.
dames_en_croix-prompt-go-on-forced = Capture under way: the same piece carries it through.
dames_en_croix-prompt-huff-white = White to play: a black piece missed a capture, it may be huffed.
dames_en_croix-prompt-huff-black = Black to play: a white piece missed a capture, it may be huffed.
dames_en_croix-prompt-must-huff = No piece can move: all there is to do is to huff an opposing piece.

## 4. Variants

dames_en_croix-option-capture = Capturing
dames_en_croix-option-capture-huff = Free, with huffing
dames_en_croix-option-capture-huff-effect = A piece that misses a capture may be removed by the opponent.
dames_en_croix-option-capture-huff-origin = Ludofiches 82
dames_en_croix-option-capture-forced = Compulsory
dames_en_croix-option-capture-forced-effect = Whoever can capture must do so, and go on to the end.
dames_en_croix-option-capture-forced-origin = draughts players of today

dames_en_croix-preset-fiche = Ludofiches 82
dames_en_croix-preset-fiche-effect = Capturing is free: a piece that misses a capture may be huffed.
dames_en_croix-preset-prise-obligatoire = No huffing
dames_en_croix-preset-prise-obligatoire-effect = Capturing is compulsory, nobody is huffed.

## 5. Refusals

dames_en_croix-refusal-game-over = The game is over.
dames_en_croix-refusal-no-huffing = Capturing is compulsory: there is no huffing.
dames_en_croix-refusal-not-guilty = No piece is at fault on this point.
dames_en_croix-refusal-no-capture-running = No capture is under way.
dames_en_croix-refusal-capture-to-finish = Capturing is compulsory: it is carried through.
dames_en_croix-refusal-empty-point = There is no piece on this point.
dames_en_croix-refusal-not-your-man = This piece belongs to the opponent.
dames_en_croix-refusal-go-on-or-stop = A capture is under way: this piece has to finish it.
dames_en_croix-refusal-occupied = This point is occupied.
dames_en_croix-refusal-no-line = No line leads straight from one point to the other.
dames_en_croix-refusal-nothing-to-jump = There is no opposing piece to jump over.
dames_en_croix-refusal-no-retreat = White may not move backwards.
dames_en_croix-refusal-on-central-line = A black piece on the central line cannot be taken sideways.
dames_en_croix-refusal-away-from-line = A sideways capture goes towards the central line.
dames_en_croix-refusal-must-capture = Capturing is compulsory.

## 6. Endings

dames_en_croix-ending-eight-left = White has only eight pieces left: Black wins.
dames_en_croix-ending-nine-points = White holds the nine points where Black began: White wins.
dames_en_croix-ending-no-black-left = No black piece is left: White wins.
dames_en_croix-ending-blocked = The loser has no move left.
dames_en_croix-ending-repetition = The same position for the third time: a drawn game.
dames_en_croix-ending-no-progress = A hundred moves in a row without capture or white advance: a drawn game.

## 7. Buttons and log ($side: title; $from, $to: places; $taken: place of the man taken)

dames_en_croix-step-stop = Stop
dames_en_croix-step-stop-help = End the capture here (the piece may then be huffed).
dames_en_croix-huff = Huff
dames_en_croix-huff-help = Remove an opposing piece that missed a capture.
# $place: the place of the man
dames_en_croix-huff-at = Huff the piece on { $place }

dames_en_croix-log-step =
    { $man ->
        [w] A white piece goes from { $from } to { $to }.
       *[b] A black piece goes from { $from } to { $to }.
    }
dames_en_croix-log-jump =
    { $man ->
        [w] A white piece jumps from { $from } to { $to } and takes the piece on { $taken }.
       *[b] A black piece jumps from { $from } to { $to } and takes the piece on { $taken }.
    }
dames_en_croix-log-stop = The piece stops there.
dames_en_croix-short-huff = huffs { $place }
dames_en_croix-log-huff = { $side } huffs the piece on { $from }.

## 8. Reasons: what is true of a move ($n: a number; $places: places; $other: the other side)

dames_en_croix-fact-takes = This move removes an opposing piece from the game.
dames_en_croix-fact-goes-on =
    { $n ->
        [one] After this move, the same piece can take one more piece.
       *[other] After this move, the same piece can take { $n } more pieces.
    }
dames_en_croix-fact-exposes =
    { $n ->
        [one] This move leaves a piece to be taken.
       *[other] This move leaves { $n } pieces to be taken in a row.
    }
dames_en_croix-fact-huffable =
    { $n ->
        [one] This move misses a capture: the piece on { $places } may be huffed.
       *[other] This move misses a capture: a piece may be huffed.
    }
dames_en_croix-fact-saves =
    { $n ->
        [one] This move puts a piece out of reach.
       *[other] This move puts { $n } pieces out of reach.
    }
dames_en_croix-fact-attacks =
    { $n ->
        [one] This move threatens to take a piece.
       *[other] This move threatens { $n } pieces.
    }
dames_en_croix-fact-enters = This move brings a white piece to one of the nine points.
dames_en_croix-fact-gives-up = This move lets a white piece come to { $places }, one of the nine points.

## 9. Map of the families: why to try another game

dames_en_croix-try-1 = There is huffing too, and two officers hold out against an army.
dames_en_croix-try-2 = The same cross, with a treasure in the middle.

## 10. Position editor

dames_en_croix-flaw-men = There are at most twenty white pieces and nine black pieces.
dames_en_croix-flaw-nine = The nine points are taken: it would be the opponent’s turn.
dames_en_croix-flaw-guilty = A piece of the opponent’s is huffed, at the beginning of a turn, where captures are free.
dames_en_croix-flaw-jump-again = The capture under way is the player’s own, and the piece must be able to capture again.
