### La Néo-pettie — all the words of the game.
###
### neo_pettie-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

neo_pettie-name = Neo-Petteia
neo_pettie-aka = néo-pettie, new petteia, framing draughts
neo_pettie-hover = Frame the enemy men, or pin them against the edge; blocking the game costs points.
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
        [one] { $n } man
       *[other] { $n } men
    }

# What giving up costs
neo_pettie-price-1 = All the men of the larger side
neo_pettie-price-2 = Twice as many
neo_pettie-price-3 = Three times as many

## 3. What there is to do ($side: neo_pettie-side-N)

neo_pettie-prompt-move = { $side } to play: a man moves one square, along a row or a column.
neo_pettie-prompt-take = { $side } to play: at least one enemy man can be taken.

## 4. Variants

neo_pettie-option-start = Setting up
neo_pettie-option-start-interleaved = Mingled rows
neo_pettie-option-start-interleaved-effect = The colours alternate: two rows of ten men for each side.
neo_pettie-option-start-interleaved-origin = Partonia, by the same author; the figure of Ludofiches 82 is lost
neo_pettie-option-start-two-rows = Two rows
neo_pettie-option-start-two-rows-effect = Each side fills the two rows of its own edge, as in draughts.
neo_pettie-option-start-two-rows-origin = draughts players’ habit

neo_pettie-preset-fiche = Ludofiches 82
neo_pettie-preset-fiche-effect = The rows of the two colours alternate: fighting begins at once.
neo_pettie-preset-deux-rangees = Face to face
neo_pettie-preset-deux-rangees-effect = Each side starts from its own edge: the opening is longer.

## 5. Refusals

neo_pettie-refusal-game-over = The game is over.
neo_pettie-refusal-empty-point = There is no man on this square.
neo_pettie-refusal-not-your-man = This man belongs to the opponent.
neo_pettie-refusal-occupied = This square is occupied.
neo_pettie-refusal-not-adjacent = A man moves one square, along a row or a column.

## 6. Endings

neo_pettie-ending-no-men-left = A colour has gone: the winner scores the number of its men.
neo_pettie-ending-blocked-by-fewer = The side with fewer men blocks the game: it loses 5 points, the other scores the difference.
neo_pettie-ending-blocked-by-more = The side with more men blocks the game: it scores the difference, less 10 points.
neo_pettie-ending-blocked-by-equal = The game is blocked with as many men each: the side that blocks loses 5 points.
neo_pettie-ending-repetition = The same position stands for the third time: the side with more men scores the difference.
neo_pettie-ending-no-progress = A hundred moves in a row without a capture: the side with more men scores the difference.

# The points at the end of the game
neo_pettie-tally = White: { $white }. Black: { $black }.

## 7. Log ($side: title; $from, $to: squares; $n, $taken: number and squares of the men taken)

neo_pettie-log-move = { $side } goes from { $from } to { $to }.
neo_pettie-log-take =
    { $n ->
        [one] { $side } goes from { $from } to { $to } and takes the man on { $taken }.
       *[other] { $side } goes from { $from } to { $to } and takes { $n } men: { $taken }.
    }

## 8. Reasons for a step ($n: the number; $places: the squares; $side, $other: who plays, and the other)

neo_pettie-fact-free = This move captures and leaves nothing to capture.
neo_pettie-fact-exposes =
    { $n ->
        [one] This move leaves { $other } a man to capture: { $places }.
       *[other] This move leaves { $other } { $n } men to capture: { $places }.
    }
neo_pettie-fact-saves =
    { $n ->
        [one] This move makes a man safe: { $places }.
       *[other] This move makes { $n } men safe: { $places }.
    }
neo_pettie-fact-ahead = With this move { $side } has more men than { $other }.
neo_pettie-fact-threatens =
    { $n ->
        [one] This move threatens a man of { $other }: { $places }.
       *[other] This move threatens { $n } men of { $other }: { $places }.
    }
neo_pettie-fact-edge = This move takes a man to the edge, where one man is enough to capture it.
neo_pettie-fact-off-edge = This move takes a man away from the edge.

## 9. Map of the families: why to try another game

neo_pettie-try-1 = The same way of taking, with a king to lead out.
neo_pettie-try-2 = Men are framed there too, but they are turned over.

## 10. Position editor

neo_pettie-flaw-men = Each side has twenty men at most.
neo_pettie-flaw-no-man = The side that has just moved has at least one man.

## 11. Score sheet

neo_pettie-tally-column-1 = How it ended
neo_pettie-tally-help-points = A colour is gone: the winner scores a point for every man left. The game is blocked: whoever blocks it loses 5 or 10 points. The long version goes up to 25 points.
