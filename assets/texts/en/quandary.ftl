### Quandary — all the words of the game.
###
### quandary-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

quandary-name = Quandary
quandary-aka = race of colours
quandary-hover = Four pawns to bring across: the opponent, without meaning to, says which colours are open.
quandary-origin = Spear’s, 1970

## 2. Sides

quandary-side-0 = White
quandary-side-1 = Black
quandary-side-0-title = White
quandary-side-1-title = Black
quandary-side-0-short = White
quandary-side-1-short = Black
quandary-wins-0 = White wins.
quandary-wins-1 = Black wins.

# Under the name of a side; $n: pawns arrived, $rows: rows gained by its four pawns
quandary-note-arrived =
    { $n ->
        [0] { $rows ->
            [one] { $rows } row gained
           *[other] { $rows } rows gained
        }
        [one] { $n } pawn across, { $rows } rows gained
       *[other] { $n } pawns across, { $rows } rows gained
    }

## 3. What there is to do ($side: quandary-side-N)

quandary-prompt-draw-0 = The starting squares are drawn by lot: a square for White.
quandary-prompt-draw-1 = The starting squares are drawn by lot: a square for Black.
quandary-die-1 = Odd: a to f – even: g to l
quandary-die-2 = 1 for a or g… 6 for f or l
quandary-die-again = This square is drawn already: roll both dice again.
quandary-prompt-move = { $side } to advance a pawn to a square of an open colour.
quandary-prompt-pass = { $side } cannot play: the turn is passed.
quandary-step-pass = Pass
# The squares are drawn by lot: no dice are thrown
quandary-button-roll = Draw the squares
quandary-button-seal = See the seal of the draw
quandary-hint-before-dice = There is no hint before the squares are drawn.

# On the card to cut out: the colours of the squares
quandary-area = { $area ->
        [B] Blue
        [G] Grey
        [J] Yellow
        [M] Mauve
        [N] Black
        [O] Orange
        [R] Red
       *[V] Green
    }

# Under the pointer: a square, and the opposing pawns that open its colour ($pawns, $n of them)
quandary-pointed-open = { $colour ->
        [B] Blue
        [G] Grey
        [J] Yellow
        [M] Mauve
        [N] Black
        [O] Orange
        [R] Red
       *[V] Green
    }: open, { $n ->
        [one] the opposing pawn { $pawns } looks at it
       *[other] the opposing pawns { $pawns } look at it
    }.
quandary-pointed-closed = { $colour ->
        [B] Blue
        [G] Grey
        [J] Yellow
        [M] Mauve
        [N] Black
        [O] Orange
        [R] Red
       *[V] Green
    }: closed, no opposing pawn looks at it.

## 4. Variants

quandary-option-goal = Aim
quandary-option-goal-squares = Starting squares
quandary-option-goal-squares-effect = The four pawns on the four squares that the opponent set out from.
quandary-option-goal-squares-origin = Ludofiches 82
quandary-option-goal-row = First row
quandary-option-goal-row-effect = The four pawns on the opponent’s first row, anywhere.
quandary-option-goal-row-origin = a wide reading of Ludofiches 82
quandary-option-goal-first = First across
quandary-option-goal-first-effect = A single pawn on the opponent’s first row is enough.
quandary-option-goal-first-origin = the published game, Spear’s

quandary-option-blocked = Both sides blocked
quandary-option-blocked-equal = Level
quandary-option-blocked-equal-effect = Nobody wins.
quandary-option-blocked-equal-origin = Ludofiches 82
quandary-option-blocked-count = By count
quandary-option-blocked-count-effect = More pawns across win, then more rows gained.
quandary-option-blocked-count-origin = for those who want a winner

quandary-preset-fiche = Ludofiches 82
quandary-preset-fiche-effect = Four pawns, four squares: hardly ever reached, most games end blocked and level.
quandary-preset-au-compte = By count
quandary-preset-au-compte-effect = The sheet with a tie-break: its aim alone hardly ever makes a winner.
quandary-preset-course = Race
quandary-preset-course-effect = The first pawn across wins: the rule of the published game, and the liveliest.

## 5. Refusals

quandary-refusal-game-over = The game is over.
quandary-refusal-draw-first = First the starting squares are drawn by lot.
quandary-refusal-not-first-row = Starting squares are drawn in the first row of the side.
quandary-refusal-occupied = This square is occupied.
quandary-refusal-already-drawn = The starting squares are drawn already.
quandary-refusal-can-play = You must play as long as you can: passing is not allowed.
quandary-refusal-empty-point = There is no pawn on this square.
quandary-refusal-not-your-man = This pawn is the opponent’s.
quandary-refusal-not-ahead = Pawns advance to the next row, straight ahead or diagonally.
quandary-refusal-wrong-colour = The square must have the colour of a square in front of an opposing pawn.
quandary-say-last-row = This pawn is in the last row: it goes no further.

## 6. Endings

quandary-ending-start-squares = The winner’s four pawns stand on the opponent’s starting squares.
quandary-ending-last-row = The winner’s four pawns stand on the opponent’s first row.
quandary-ending-first-across = A pawn of the winner reaches the opponent’s first row.
quandary-ending-both-blocked = Both players are blocked: the game is level.
quandary-ending-blocked-count = Both players are blocked: pawns across are counted, then rows gained.

# The count, at the end; $white, $black: pawns across; $rows, $others: rows of White, of Black
quandary-tally = Pawns across: { $white } to { $black }; rows: { $rows } to { $others }.

## 7. List of steps ($side: title; $from, $to: places)

quandary-log-draw-w = White sets out from { $to }.
quandary-log-draw-b = Black sets out from { $to }.
quandary-log-pass = { $side } passes.
quandary-log-move = { $side } moves from { $from } to { $to }, { $colour ->
        [B] blue
        [G] grey
        [J] yellow
        [M] mauve
        [N] black
        [O] orange
        [R] red
       *[V] green
    }.

## 8. Reasons: what is true of a step ($n: a number; $chances: chances in 36)

quandary-fact-shuts =
    { $n ->
        [one] This move takes a colour away: the opponent loses one square to go to.
       *[other] This move takes a colour away: the opponent loses { $n } squares to go to.
    }
quandary-fact-opens =
    { $n ->
        [one] This move gives a colour: the opponent gains one square to go to.
       *[other] This move gives a colour: the opponent gains { $n } squares to go to.
    }
quandary-fact-blocks = After this move, the opponent can move no pawn.
quandary-fact-stuck =
    { $n ->
        [one] After this move, one opposing pawn is stuck.
       *[other] After this move, { $n } opposing pawns are stuck.
    }
quandary-fact-trapped =
    { $n ->
        [one] After this move, one pawn of its own side is stuck.
       *[other] After this move, { $n } pawns of its own side are stuck.
    }
quandary-fact-front =
    { $n ->
        [one] After this move, the foremost pawn has gained one row.
       *[other] After this move, the foremost pawn has gained { $n } rows.
    }
quandary-fact-arrives = This move brings a pawn to its goal.
quandary-fact-lost =
    { $n ->
        [one] This move leaves one pawn out of reach of the opponent’s starting squares.
       *[other] This move leaves { $n } pawns out of reach of the opponent’s starting squares.
    }

## 9. Map of the families: why to try another game

quandary-try-1 = A race again, but with dice.
quandary-try-2 = There too every move opens and closes places for the opponent.

## 10. Position editor

quandary-edit-mark-drawn = Starting square
quandary-flaw-drawing = Until the eight squares are drawn, the pawns stand on those that are.
quandary-flaw-drawn = Four starting squares are drawn in each first row.
quandary-flaw-drawn-order = The four squares of the lower row are drawn first.
quandary-flaw-men = Each side has four pawns.
quandary-flaw-first-row = In its own first row a pawn stands on a starting square.
quandary-flaw-reached = A side that has arrived plays no more: it would be the opponent’s turn.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

quandary-heard-more =
    { $colour ->
        [B] blue square
        [G] grey square
        [J] yellow square
        [M] mauve square
        [N] black square
        [O] orange square
        [R] red square
       *[V] green square
    }
