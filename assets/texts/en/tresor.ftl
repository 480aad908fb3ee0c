### Les Chercheurs de trésor — all the words of the game.
###
### tresor-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

tresor-name = Treasure Seekers
tresor-aka = les chercheurs de trésor, treasure hunt, lentils
tresor-hover = Eight seekers make for a treasure of lentils that eight defenders guard.
tresor-origin = 20th century, England

## 2. Sides (the seekers have the white men, the defenders the black)

tresor-side-0 = the seekers
tresor-side-1 = the defenders
tresor-side-0-title = The seekers
tresor-side-1-title = The defenders
tresor-side-0-short = Seekers
tresor-side-1-short = Defenders
tresor-wins-0 = The seekers win.
tresor-wins-1 = The defenders win.

# Under the name of a side; $n: its lentils
tresor-note-lentils =
    { $n ->
        [one] { $n } lentil
       *[other] { $n } lentils
    }
# At the end; $white, $black: the lentils of the two sides
tresor-tally = Lentils: { $white } to the seekers, { $black } to the defenders.

# What giving up costs
tresor-price-1 = All that is left of the treasure
tresor-price-2 = Twice as many
tresor-price-3 = Three times as many

## 3. What there is to do ($n: the lentils of the treasure)

tresor-prompt-seekers =
    { $n ->
        [one] Seekers to play: { $n } lentil is left to take.
       *[other] Seekers to play: { $n } lentils are left to take.
    }
tresor-prompt-enter = Seekers to play: the treasure square is one step away.
tresor-prompt-defenders =
    { $n ->
        [one] Defenders to play: { $n } lentil is left to guard.
       *[other] Defenders to play: { $n } lentils are left to guard.
    }
tresor-prompt-guard = Defenders to play: a seeker touches the treasure square.
tresor-prompt-pass = No piece can be moved: the turn is passed.

## 4. Variants

tresor-option-entry = Entering the treasure
tresor-option-entry-step = By a step
tresor-option-entry-step-effect = The treasure square is entered by a plain step only.
tresor-option-entry-step-origin = Ludofiches 82
tresor-option-entry-jump = By a jump too
tresor-option-entry-jump-effect = A capture may end in the treasure square: easier for the seekers.
tresor-option-entry-jump-origin = a wider reading of Ludofiches 82

tresor-preset-fiche = Ludofiches 82
tresor-preset-fiche-effect = The treasure is entered by a plain step, not by a jump.
tresor-preset-saut-au-tresor = Jump to the treasure
tresor-preset-saut-au-tresor-effect = It may also be entered by taking a defender.

## 5. Refusals

tresor-refusal-game-over = The game is over.
tresor-refusal-can-play = A piece can still be moved: passing is not allowed.
tresor-refusal-empty-point = There is no piece on this point.
tresor-refusal-not-your-man = This piece belongs to the opponent.
tresor-refusal-treasure-closed = Black may not go into the treasure square.
tresor-refusal-occupied = This point is occupied.
tresor-refusal-no-line = No line leads straight from one point to the other.
tresor-refusal-nothing-to-jump = There is no opposing piece to jump over.
tresor-refusal-no-jump-in = The treasure square is entered by a plain step only, not by a jump.

## 6. Endings

tresor-ending-treasure-taken = A seeker enters the treasure square: White sweeps up all that is left.
tresor-ending-seekers-captured = All the seekers are taken: Black wins the rest of the treasure.
tresor-ending-defenders-captured = All the defenders are taken: White sweeps up all that is left.
tresor-ending-repetition = The same position for the third time: both keep their lentils.
tresor-ending-no-progress = A hundred moves in a row without a capture: both keep their lentils.

## 7. Buttons and log ($man: w or b; $from, $to: places; $taken: place of the man taken)

tresor-step-pass = Pass the turn
tresor-step-pass-help = No piece can move: it is the opponent’s turn.

tresor-log-step =
    { $man ->
        [w] A seeker goes from { $from } to { $to }.
       *[b] A defender goes from { $from } to { $to }.
    }
tresor-log-jump =
    { $man ->
        [w] A seeker jumps from { $from } to { $to }: takes the defender on { $taken }, and a lentil.
       *[b] A defender jumps from { $from } to { $to }: takes the seeker on { $taken }, and a lentil.
    }
tresor-log-enter = A seeker enters the treasure square from { $from }.
tresor-call-pass = { $side } can move nothing and pass.
tresor-log-pass = { $side } pass their turn.

## 8. Reasons: what is true of a move ($n: a number; $places: places; $other: the other side)

tresor-fact-threatens =
    { $n ->
        [one] This move threatens to enter the treasure square.
       *[other] After this move, { $n } seekers threaten to enter the treasure square.
    }
tresor-fact-stops =
    { $n ->
        [one] This move keeps a seeker from entering the treasure square.
       *[other] This move keeps { $n } seekers from entering the treasure square.
    }
tresor-fact-exposes =
    { $n ->
        [one] This move leaves the piece on { $places } to be taken, and not taken back.
       *[other] This move leaves { $n } pieces to be taken, and not taken back.
    }
tresor-fact-saves =
    { $n ->
        [one] This move puts a piece out of reach.
       *[other] This move puts { $n } pieces out of reach.
    }
tresor-fact-attacks =
    { $n ->
        [one] This move threatens to take a piece.
       *[other] This move threatens { $n } pieces.
    }
tresor-fact-bars = This move blocks a seeker’s way on { $places }.
tresor-fact-gives-up = This move lets a seeker come to { $places }, beside the treasure.

## 9. Map of the families: why to try another game

tresor-try-1 = The same cross, with jumps that follow one another.
tresor-try-2 = There too one side wants to get through and the other stops it.

## 10. Position editor

tresor-flaw-men = Each side has eight pieces at most.
tresor-flaw-treasure = The defenders never enter the treasure square.
tresor-flaw-treasure-turn = A seeker has just entered the treasure: it would be the opponent’s turn.
tresor-flaw-no-man = The side that has just played has at least one piece.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

tresor-heard-man-w =
    { $n ->
        [one] seeker
       *[other] { $n } seekers
    }
tresor-heard-man-b =
    { $n ->
        [one] defender
       *[other] { $n } defenders
    }
tresor-heard-man-l =
    { $n ->
        [one] lentil
       *[other] { $n } lentils
    }
tresor-heard-place-treasure = treasure square
tresor-heard-place-won = won by { $side }
