### The L game — all the words of the game.
###
### crosses-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

crosses-name = The L game
crosses-aka = Les Crosses
crosses-hover = Two L-shaped pieces on sixteen cells: leave the opponent’s nowhere to go.
crosses-origin = Edward de Bono, 1967

## 2. Sides

crosses-side-0 = Red
crosses-side-1 = Blue
crosses-side-0-title = Red
crosses-side-1-title = Blue
crosses-side-0-short = Red
crosses-side-1-short = Blue
crosses-wins-0 = Red wins.
crosses-wins-1 = Blue wins.

## 3. What there is to do ($side: crosses-side-N)

crosses-prompt-crosse = { $side } to bring the L to another place: take it, turn it, put it down.
crosses-prompt-pion = { $side } again: move a neutral piece to an empty cell, or leave it.
crosses-step-pass = Leave the neutral pieces
crosses-step-pass-help = Both neutral pieces stay where they are.

# Buttons of the L in the hand; in brackets, the key
crosses-turn-quarter = Turn (T)
crosses-turn-quarter-help = A quarter-turn to the right, about the cell that is held. The wheel does it too.
crosses-turn-over = Turn over (R)
crosses-turn-over-help = The L as in a mirror: left and right change places.
crosses-put-down = Put the L down

## 4. Variants

crosses-option-overlap = Cells kept
crosses-option-overlap-required = One at least
crosses-option-overlap-required-effect = The L must cover again one of the cells that it covered.
crosses-option-overlap-required-origin = Ludofiches 82
crosses-option-overlap-free = Free L
crosses-option-overlap-free-effect = The L goes anywhere you like, as long as its place is a different one.
crosses-option-overlap-free-origin = Edward de Bono, and all other sources

crosses-preset-fiche = Ludofiches 82
crosses-preset-fiche-effect = To the letter: the L keeps at least one of its cells. Blocking comes sooner.
crosses-preset-l-libre = Free L
crosses-preset-l-libre-effect = De Bono’s rule: any other place. You have to see further.

## 5. Refusals

crosses-refusal-game-over = The game is over.
crosses-refusal-crosse-moved = The L has moved already: a neutral piece may still be moved.
crosses-refusal-crosse-first = Your own L moves first.
crosses-refusal-not-a-crosse = These four cells do not make an L.
crosses-refusal-covered = The L may cover empty cells only.
crosses-refusal-same-place = The L must change its place.
crosses-refusal-no-shared-cell = The L must cover again at least one of the cells that it covered.
crosses-refusal-empty-point = There is no neutral piece on this cell.
crosses-refusal-not-a-pion = The L has moved: only a neutral piece may move now.
crosses-refusal-occupied = This cell is occupied.

## 6. Endings

crosses-ending-blocked = The loser’s L is blocked.
crosses-ending-repetition = The same position for the third time: a draw.

## 7. List of steps ($side: title; $cells: four places; $from, $to: places)

crosses-log-crosse = { $side } puts the L on { $cells }.
crosses-log-pion = { $side } moves a neutral piece from { $from } to { $to }.
crosses-log-pass = { $side } leaves the neutral pieces.

## 8. Reasons ($n: number; $places: places; $side: the side that plays; $other: the other)

crosses-fact-shuts =
    { $n ->
        [one] After this move, { $other }’s L has one place fewer to go to.
       *[other] After this move, { $other }’s L has { $n } places fewer to go to.
    }
crosses-fact-leaves =
    { $n ->
        [one] This move leaves { $other }’s L one place to go to.
       *[other] This move leaves { $other }’s L { $n } places to go to.
    }
crosses-fact-keeps =
    { $n ->
        [one] After this move, { $side }’s L still has one place to go to.
       *[other] After this move, { $side }’s L still has { $n } places to go to.
    }
crosses-fact-corner = This move puts the L into a corner, { $places }.
crosses-fact-centre =
    { $n ->
        [one] With this move, the L holds one cell of the middle.
       *[other] With this move, the L holds { $n } cells of the middle.
    }

## 9. Map of the families: why to try another game

crosses-try-1 = A small game again, decided by the last batch.
crosses-try-2 = There too a side that cannot move has lost.

## 10. Position editor

crosses-edit-man-o = Neutral piece
crosses-edit-phase = To be moved
crosses-edit-phase-crosse = The L
crosses-edit-phase-pion = A neutral piece
crosses-flaw-crosse = Each side has an L of four cells.
crosses-flaw-pions = There are two neutral pieces.
crosses-flaw-moved = This L cannot have moved.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

crosses-heard-man-r =
    { $n ->
        [one] red L
       *[other] { $n } cells of the red L
    }
crosses-heard-man-b =
    { $n ->
        [one] blue L
       *[other] { $n } cells of the blue L
    }
crosses-heard-man-o =
    { $n ->
        [one] neutral piece
       *[other] { $n } neutral pieces
    }
