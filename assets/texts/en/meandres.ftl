### Meander — all the words of the game.
###
### meandres-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

meandres-name = Meander
meandres-aka = Les Méandres, Lewthwaite’s Meander
meandres-hover = Slide the painted tiles: the first line that connects two sides wins.
meandres-origin = G. W. Lewthwaite, Ludofiches 82

## 2. Sides

meandres-side-0 = A
meandres-side-1 = B
meandres-side-0-title = A
meandres-side-1-title = B
meandres-side-0-short = A
meandres-side-1-short = B
meandres-wins-0 = A wins.
meandres-wins-1 = B wins.

## 3. What there is to do ($side: meandres-side-N)

meandres-prompt-slide = { $side } to slide a tile or a row of tiles towards the empty cell.

## 4. Variants

meandres-option-repeat = Undoing the last slide
meandres-option-repeat-no-undo = Forbidden
meandres-option-repeat-no-undo-effect = A slide may not undo the one just made; the same position three times is a draw.
meandres-option-repeat-no-undo-origin = the computer game Meander
meandres-option-repeat-free = Allowed
meandres-option-repeat-free-effect = The opponent’s slide may be undone; the same position three times is a draw.
meandres-option-repeat-free-origin = Ludofiches 82, to the letter
meandres-option-repeat-never = No way back
meandres-option-repeat-never-effect = No arrangement recurs during the game: there is always a winner.
meandres-option-repeat-never-origin = for those who want no draws

meandres-preset-sans-defaire = No undoing
meandres-preset-sans-defaire-effect = The opponent’s slide is not undone; between good players the game is a draw.
meandres-preset-fiche = Ludofiches 82
meandres-preset-fiche-effect = A slide may undo the one before it; the game is often drawn.
meandres-preset-vainqueur = One winner
meandres-preset-vainqueur-effect = No arrangement recurs: somebody always wins.

## 5. Refusals

meandres-refusal-game-over = The game is over.
meandres-refusal-empty-point = There is no tile on this cell.
meandres-refusal-not-in-line = Only tiles in line with the empty cell can slide.
meandres-refusal-wrong-way = Tiles slide by one cell, towards the empty one.
meandres-refusal-undo = The slide just made may not be undone.
meandres-refusal-seen-before = This arrangement has already been seen in this game.

## 6. Endings

meandres-ending-line = The winner connects two sides of the board with a line.
meandres-ending-blocked = Every arrangement within reach has been seen already: the side to move has lost.
meandres-ending-repetition = The same position for the third time: a draw.

## 7. List of steps ($side: title; $from: cell; $to: cell; $n: tiles pushed)

meandres-log-slide =
    { $n ->
        [one] { $side } pushes { $from } to { $to }.
       *[other] { $side } pushes { $n } tiles, from { $from } towards { $to }.
    }

## 8. Reasons ($n: number; $places: places; $side: the side that plays; $other: the other)

meandres-fact-gives =
    { $n ->
        [one] This move leaves an answer that forms a line: pushing { $places }.
       *[other] This move leaves { $n } answers that form a line: { $places }.
    }
meandres-fact-traps =
    { $n ->
        [one] After this move, one of the opponent’s answers offers a line.
       *[other] After this move, { $n } of the opponent’s answers offer a line.
    }
meandres-fact-shuts =
    { $n ->
        [one] This move forbids one answer, which would bring back an arrangement.
       *[other] This move forbids { $n } answers, which would bring back arrangements.
    }

## 9. Map of the families: why to try another game

meandres-try-1 = The same arcs, but a tile laid never moves.
meandres-try-2 = A single free cell too, but played alone.

## 10. Position editor

meandres-edit-man-a = A tile
meandres-edit-man-b = A turned tile
meandres-edit-mark-back = Empty before
meandres-flaw-men = There are twelve tiles of each kind and one empty cell.
meandres-flaw-back-free = A slide may be taken back: the cell that was empty is not marked.
meandres-flaw-back-row = The cell that was empty before is in line with the one that is now.
meandres-flaw-back-won = The game was already won before the last slide.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

meandres-heard-man-a =
    { $n ->
        [one] A tile
       *[other] { $n } A tiles
    }
meandres-heard-man-b =
    { $n ->
        [one] B tile
       *[other] { $n } B tiles
    }
meandres-heard-more =
    { $tile ->
        [a] arcs top-left and right-bottom
       *[b] arcs top-right and left-bottom
    }
