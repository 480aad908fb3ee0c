### Agon — all the words of the game.
###
### agon-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

agon-name = Agon
agon-aka = Queen’s Guards, Royal Guards, Queen’s Guard
agon-hover = Bring your queen to the middle of the hexagon, and her six guards around her.
agon-origin = 19th century, England

## 2. Sides

agon-side-0 = White
agon-side-1 = Black
agon-side-0-title = White
agon-side-1-title = Black
agon-side-0-short = White
agon-side-1-short = Black
agon-wins-0 = White wins.
agon-wins-1 = Black wins.

# Under the name of a side; $n: its captured pieces, to be put back
agon-note-captured =
    { $n ->
        [one] { $n } piece to put back
       *[other] { $n } pieces to put back
    }

## 3. What there is to do ($side: agon-side-N)

agon-prompt-move = { $side } to move a piece, inwards or sideways.
agon-prompt-pion = { $side } to bring a captured guard back to a free cell of the rim.
agon-prompt-dame = { $side } to put the queen back on any free cell.
agon-prompt-other-dame = { $side } to choose the cell of the opponent’s captured queen.
agon-prompt-pass = No piece can be moved: the turn is passed.

# What the side that passes says, shown during the next turn
agon-call-pass = { $side } can move no piece and passes.

## 4. Variants

agon-option-captors = Who captures
agon-option-captors-pions = Two guards
agon-option-captors-pions-effect = Only two guards capture the piece between them.
agon-option-captors-pions-origin = Ludofiches 82
agon-option-captors-pieces = Two pieces
agon-option-captors-pieces-effect = The queen captures too, with one of her guards.
agon-option-captors-pieces-origin = most rule books and programs

agon-option-queen = Who puts a captured queen back
agon-option-queen-owner = Her owner
agon-option-queen-owner-effect = You put your queen back on the free cell of your choice.
agon-option-queen-owner-origin = Ludofiches 82
agon-option-queen-opponent = The opponent
agon-option-queen-opponent-effect = The opponent chooses the cell where the queen comes back.
agon-option-queen-opponent-origin = several English rule books

agon-option-empty = Six guards around an empty centre
agon-option-empty-draw = A draw
agon-option-empty-draw-effect = Six guards around an empty centre make a draw.
agon-option-empty-draw-origin = Ludofiches 82
agon-option-empty-loss = A loss
agon-option-empty-loss-effect = The side that surrounds an empty centre has lost.
agon-option-empty-loss-origin = most rule books

agon-preset-fiche = Ludofiches 82
agon-preset-fiche-effect = Two guards capture, you put your own queen back, six guards around an empty centre draw.
agon-preset-recueils = Rule books
agon-preset-recueils-effect = All pieces capture; six guards around an empty centre lose.
agon-preset-anglaise = English
agon-preset-anglaise-effect = As in rule books, and the opponent puts a captured queen back.

## 5. Refusals

agon-refusal-game-over = The game is over.
agon-refusal-must-play = You can still play: passing is not allowed.
agon-refusal-empty-point = There is no piece on this cell.
agon-refusal-queen-first = The queen is captured: she is put back first.
agon-refusal-not-your-man = This piece is the opponent’s.
agon-refusal-return-first = A guard is captured: first put it back on the rim.
agon-refusal-occupied = This cell is occupied.
agon-refusal-rim-only = A captured guard goes back to a free cell of the rim.
agon-refusal-not-adjacent = A piece moves one cell only.
agon-refusal-no-retreat = No moving back: a piece goes inwards or sideways.
agon-refusal-centre-queen-only = Only queens may stand on the central cell.
agon-refusal-sandwich = A piece may not move between two opposing pieces.

## 6. Endings

agon-ending-queen-enthroned = The winner’s queen is in the centre, her six guards around her.
agon-ending-empty-centre = The centre is empty, six guards of one colour around it: a draw.
agon-ending-empty-centre-lost = The loser has surrounded an empty centre.
agon-ending-repetition = The same position for the third time: a draw.
agon-ending-no-progress = A hundred moves without advance or capture: a draw.

## 7. Buttons and list of steps ($side: title; $from, $to: cells; $n: captured pieces)

agon-step-pass = Pass the turn
agon-step-pass-help = No piece can move: it is the opponent’s turn.

agon-log-pion = { $side } moves a guard from { $from } to { $to }.
agon-log-dame = { $side } moves the queen from { $from } to { $to }.
agon-log-back-pion = { $side } brings the guard on { $from } back to { $to }.
agon-log-back-dame = { $side } puts the queen on { $from } back on { $to }.
agon-log-takes =
    { $n ->
        [one] { $side } plays from { $from } to { $to } and captures a piece.
       *[other] { $side } plays from { $from } to { $to } and captures { $n } pieces.
    }
agon-log-pass = { $side } passes.

## 8. Reasons for a step ($n: the number; $places: the cells; $side, $other: who plays, and the other)

agon-fact-takes-queen = This move captures the queen of { $other }.
agon-fact-queen-exposed = After this move { $other } can capture the queen of { $side }.
agon-fact-takes =
    { $n ->
        [one] This move captures a piece.
       *[other] This move captures { $n } pieces.
    }
agon-fact-guards-exposed =
    { $n ->
        [one] After this move { $other } can capture a guard: { $places }.
       *[other] After this move { $other } can capture one of these guards: { $places }.
    }
agon-fact-throne = This move brings the queen to the centre.
agon-fact-court =
    { $n ->
        [one] This move brings a first guard next to the centre.
       *[other] With this move { $n } guards of { $side } touch the centre.
    }
agon-fact-queen-nearer = This move brings the queen nearer to the centre.
agon-fact-sends-queen = This move sends the queen of { $other } away from the centre.
agon-fact-guard-nearer = This move brings a guard nearer to the centre.

## 9. Map of the families: why to try another game

agon-try-1 = There too a royal piece has to be led, but to the edge.
agon-try-2 = The same capture between two pieces, on a large board.

## 10. Position editor

agon-edit-queen-w = White queen
agon-edit-queen-b = Black queen
agon-edit-quiet = Moves without progress
agon-edit-mark-captured = Captured
agon-flaw-guard = Six guards already stand around the centre: it would be the opponent’s turn.
agon-flaw-men = Each side has six guards and a queen.
agon-flaw-centre = Only a queen stands on the central cell.
agon-flaw-captured-empty = A captured piece stands on an occupied cell that is no corner of the rim.
agon-flaw-sandwich = A piece between two opposing pieces is captured: it has to be marked.
agon-flaw-captured-quiet = While a piece is captured, at most one move without progress is counted.
agon-flaw-two-dames = Both queens cannot be captured at once.
agon-flaw-dame-captured = A queen is captured: the opponent decides.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

# $places: the cells of the pieces captured
agon-heard-taken = Sandwiched: { $places }.
agon-heard-man-queen-w =
    { $n ->
        [one] white queen
       *[other] { $n } white queens
    }
agon-heard-man-queen-b =
    { $n ->
        [one] black queen
       *[other] { $n } black queens
    }
