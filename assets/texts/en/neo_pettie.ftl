### La Néo-pettie — all the words of the game.
###
### neo_pettie-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

neo_pettie-name = Neo-Petteia
neo_pettie-aka = néo-pettie, new petteia, sandwich draughts
neo_pettie-hover = Sandwich pieces or pin them against the edge; blocking the game costs points.
neo_pettie-origin = 20th century, France

## 2. Sides

neo_pettie-side-0 = White
neo_pettie-side-1 = Black
neo_pettie-side-0-title = White
neo_pettie-side-1-title = Black
neo_pettie-side-0-short = White
neo_pettie-side-1-short = Black
neo_pettie-wins-0 = White wins.
neo_pettie-wins-1 = Black wins.

# Under the name of a side; $n: its men on the board
neo_pettie-note-men =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }

# What giving up costs
neo_pettie-price-1 = All the pieces of the larger side
neo_pettie-price-2 = Twice as many
neo_pettie-price-3 = Three times as many

## 3. What there is to do ($side: neo_pettie-side-N)

neo_pettie-prompt-move = { $side } to play: a piece moves one square, along a row or a column.
neo_pettie-prompt-take = { $side } to play: at least one opposing piece can be taken.

## 4. Variants

neo_pettie-option-start = Setting up
neo_pettie-option-start-interleaved = Alternating rows
neo_pettie-option-start-interleaved-effect = The colours alternate: two rows of ten pieces for each side.
neo_pettie-option-start-interleaved-origin = Partonia, by the same author; the figure of Ludofiches 82 is lost
neo_pettie-option-start-two-rows = Two rows
neo_pettie-option-start-two-rows-effect = Each side fills the two rows at its own edge, as in draughts.
neo_pettie-option-start-two-rows-origin = draughts players’ habit

neo_pettie-preset-fiche = Ludofiches 82
neo_pettie-preset-fiche-effect = The rows of the two colours alternate: fighting begins at once.
neo_pettie-preset-deux-rangees = Face to face
neo_pettie-preset-deux-rangees-effect = Each side starts from its own edge: the opening is longer.

## 5. Refusals

neo_pettie-refusal-game-over = The game is over.
neo_pettie-refusal-empty-point = There is no piece on this square.
neo_pettie-refusal-not-your-man = This piece belongs to the opponent.
neo_pettie-refusal-occupied = This square is occupied.
neo_pettie-refusal-not-adjacent = A piece moves one square, along a row or a column.

## 6. Endings

neo_pettie-ending-no-men-left = A colour has gone: the winner scores a point for each piece left.
neo_pettie-ending-blocked-by-fewer = The side with fewer pieces blocks the game: it loses 5 points, the opponent scores the difference.
neo_pettie-ending-blocked-by-more = The side with more pieces blocks the game: it scores the difference, less 10 points.
neo_pettie-ending-blocked-by-equal = The game is blocked with equal numbers of pieces: the side that blocks loses 5 points.
neo_pettie-ending-repetition = The same position for the third time: the side with more pieces scores the difference.
neo_pettie-ending-no-progress = A hundred moves in a row without a capture: the side with more pieces scores the difference.

# The points at the end of the game
neo_pettie-tally = White: { $white }. Black: { $black }.

## 7. Log ($side: title; $from, $to: squares; $n, $taken: number and squares of the men taken)

neo_pettie-log-move = { $side } goes from { $from } to { $to }.
neo_pettie-log-take =
    { $n ->
        [one] { $side } goes from { $from } to { $to } and takes the piece on { $taken }.
       *[other] { $side } goes from { $from } to { $to } and takes { $n } pieces: { $taken }.
    }

## 8. Reasons for a step ($n: the number; $places: the squares; $side, $other: who plays, and the other)

neo_pettie-fact-free = This move captures, and nothing can be recaptured.
neo_pettie-fact-exposes =
    { $n ->
        [one] This move leaves { $other } a piece to capture: { $places }.
       *[other] This move leaves { $other } { $n } pieces to capture: { $places }.
    }
neo_pettie-fact-saves =
    { $n ->
        [one] This move makes a piece safe: { $places }.
       *[other] This move makes { $n } pieces safe: { $places }.
    }
neo_pettie-fact-ahead = After this move { $side } has more pieces than { $other }.
neo_pettie-fact-threatens =
    { $n ->
        [one] This move threatens a piece of { $other }: { $places }.
       *[other] This move threatens { $n } pieces of { $other }: { $places }.
    }
neo_pettie-fact-edge = This move puts a piece on the edge, where one opposing piece is enough to capture it.
neo_pettie-fact-off-edge = This move takes a piece away from the edge.

## 9. Map of the families: why to try another game

neo_pettie-try-1 = The same way of taking, with a king to lead out.
neo_pettie-try-2 = Pieces are outflanked there too, but they are flipped.

## 10. Position editor

neo_pettie-flaw-men = Each side has twenty pieces at most.
neo_pettie-flaw-no-man = The side that has just moved has at least one piece.

## 11. Score sheet

neo_pettie-tally-column-1 = How it ended
neo_pettie-tally-help-points = A colour is gone: the winner scores a point for every piece left. The game is blocked: whoever blocks it loses 5 or 10 points. The long version goes up to 25 points.
