### Tablut — all the words of the game.
###
### tablut-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

tablut-name = Tablut
tablut-aka = hnefatafl, tafl, tablo, the king’s table, Viking chess
tablut-hover = The king of Sweden makes for the edge; the Muscovites close in around him.
tablut-origin = 18th century, Scandinavia

## 2. Sides (the Swedes have the white men, the Muscovites the black)

tablut-side-0 = the Swedes
tablut-side-1 = the Muscovites
tablut-side-0-title = The Swedes
tablut-side-1-title = The Muscovites
tablut-side-0-short = Swedes
tablut-side-1-short = Muscovites
tablut-wins-0 = The Swedes win.
tablut-wins-1 = The Muscovites win.

# Under the name of a side; $n: its men on the board, the king apart
tablut-note-white = { $n } white
tablut-note-black = { $n } black

## 3. What there is to do

tablut-prompt-white = Swedes to play: open a path to the edge for the king.
tablut-prompt-white-road = Swedes to play: a path is open, the king may leave.
tablut-prompt-black = Muscovites to play: surround the king.
tablut-prompt-black-raichi = Muscovites to close the path.
tablut-prompt-black-tuichi = Muscovites to block the king’s path.

# Said by the Swedes after their move, and shown before what there is to do
tablut-call-raichi = Raichi! A path is open.
tablut-call-tuichi = Tuichi! Two paths are open.
tablut-call-tuichi-wins = Tuichi!

## 4. Variants

tablut-option-accesses = Two open paths
tablut-option-accesses-win = Win at once
tablut-option-accesses-win-effect = After a Swedish move, two open paths to the edge win the game.
tablut-option-accesses-win-origin = booklet
tablut-option-accesses-play-on = Played out
tablut-option-accesses-play-on-effect = Open paths are announced, but the king has to go to the edge.
tablut-option-accesses-play-on-origin = most clubs and programs

tablut-option-king = The king’s move
tablut-option-king-rook = Like the others
tablut-option-king-rook-effect = The king crosses as many empty squares as he likes, like the other men.
tablut-option-king-rook-origin = booklet
tablut-option-king-step = Square by square
tablut-option-king-step-effect = The king moves only one square at a time.
tablut-option-king-step-origin = the booklet’s first variant

tablut-option-arms = The king’s weapons
tablut-option-arms-yes = The king takes
tablut-option-arms-yes-effect = The king helps to sandwich Muscovites as a Swede does.
tablut-option-arms-yes-origin = booklet
tablut-option-arms-no = The king does not take
tablut-option-arms-no-effect = The king does not take, nor help any of his men to take.
tablut-option-arms-no-origin = the booklet’s second variant

tablut-option-throne = Empty throne
tablut-option-throne-neutral = Neutral
tablut-option-throne-neutral-effect = The empty central square helps to take the king only, no other man.
tablut-option-throne-neutral-origin = booklet
tablut-option-throne-hostile = Hostile
tablut-option-throne-hostile-effect = The empty central square counts as an opposing piece against men of both sides.
tablut-option-throne-hostile-origin = most reconstructions after Linnaeus

tablut-option-back = Return to the throne
tablut-option-back-yes = Allowed
tablut-option-back-yes-effect = The king may stop on the central square again.
tablut-option-back-yes-origin = booklet
tablut-option-back-no = Forbidden
tablut-option-back-no-effect = The king may cross the central square, but may not stop there again.
tablut-option-back-no-origin = some rules after Linnaeus

tablut-preset-livret = Booklet
tablut-preset-livret-effect = The king goes far and takes, and two open paths win.
tablut-preset-roi-lent = Slow king
tablut-preset-roi-lent-effect = The king goes square by square: the Muscovites stand a better chance.
tablut-preset-roi-sans-armes = Unarmed king
tablut-preset-roi-sans-armes-effect = The king does not take: the Muscovites stand a better chance.
tablut-preset-forces-egales = Even sides
tablut-preset-forces-egales-effect = The king goes square by square and does not take: either side may win.
tablut-preset-linne = After Linnaeus
tablut-preset-linne-effect = The empty throne helps to take, and the king has to go to the edge.

## 5. Refusals

tablut-refusal-game-over = The game is over.
tablut-refusal-empty-point = There is no piece on this square.
tablut-refusal-not-your-man = This piece belongs to the opponent.
tablut-refusal-occupied = This square is occupied.
tablut-refusal-not-in-line = Pieces move in a row or in a column.
tablut-refusal-path-blocked = The way is blocked: a piece crosses empty squares only.
tablut-refusal-king-one-step = The king moves only one square at a time.
tablut-refusal-throne-reserved = Only the king may stop on the central square.
tablut-refusal-throne-left = The king has left the central square: he may not stop there again.

## 6. Endings

tablut-ending-king-captured = The king is surrounded: Black wins.
tablut-ending-king-escaped = The king reaches the edge of the board: White wins.
tablut-ending-two-accesses = Two paths to the edge are open: White wins.
tablut-ending-no-move = The loser has no move left.
tablut-ending-repetition = The same position for the third time: a drawn game.
tablut-ending-no-progress = A hundred moves in a row without a capture: a drawn game.

## 7. Log ($man: w, k or b; $from, $to: places; $n, $taken: number and places of the men taken)

tablut-log-move =
    { $man ->
        [k] The king goes from { $from } to { $to }.
        [b] A Muscovite goes from { $from } to { $to }.
       *[w] A Swede goes from { $from } to { $to }.
    }
tablut-log-move-raichi =
    { $man ->
        [k] Raichi! The king goes from { $from } to { $to }.
       *[w] Raichi! A Swede goes from { $from } to { $to }.
    }
tablut-log-move-tuichi =
    { $man ->
        [k] Tuichi! The king goes from { $from } to { $to }.
       *[w] Tuichi! A Swede goes from { $from } to { $to }.
    }
tablut-log-take =
    { $man ->
        [k] The king
        [b] A Muscovite
       *[w] A Swede
    } goes from { $from } to { $to } and takes { $n ->
        [one] the man on { $taken }.
       *[other] { $n } men: { $taken }.
    }
tablut-log-take-raichi =
    { $man ->
        [k] Raichi! The king
       *[w] Raichi! A Swede
    } goes from { $from } to { $to } and takes { $n ->
        [one] the man on { $taken }.
       *[other] { $n } men: { $taken }.
    }
tablut-log-take-tuichi =
    { $man ->
        [k] Tuichi! The king
       *[w] Tuichi! A Swede
    } goes from { $from } to { $to } and takes { $n ->
        [one] the man on { $taken }.
       *[other] { $n } men: { $taken }.
    }
tablut-log-king-taken = A Muscovite goes from { $from } to { $to } and captures the king.

## 8. Reasons: what is true of a move ($n: a number; $places: places; $other: the other side)

tablut-fact-tuichi = Tuichi: after this move, { $n } paths to the edge are open to the king.
tablut-fact-raichi = Raichi: after this move, a path to the edge is open to the king.
tablut-fact-shuts = This move closes a path of the king.
tablut-fact-threatens-king = This move threatens to capture the king: { $places } is the last square.
tablut-fact-exposes =
    { $n ->
        [one] This move leaves the man on { $places } to be taken.
       *[other] This move leaves { $n } men to be taken.
    }
tablut-fact-saves =
    { $n ->
        [one] This move puts a man out of reach.
       *[other] This move puts { $n } men out of reach.
    }
tablut-fact-attacks =
    { $n ->
        [one] This move threatens to take a man.
       *[other] This move threatens { $n } men.
    }
tablut-fact-surrounds =
    { $n ->
        [one] This move closes in on the king: he is hemmed in on one side.
       *[other] This move closes in on the king: he is hemmed in on { $n } sides.
    }

## 9. Map of the families: why to try another game

tablut-try-1 = Another uneven hunt, in which men are taken by jumping.
tablut-try-2 = The same way of taking, with even forces.

## 10. Position editor

tablut-edit-man-k = King
tablut-flaw-men = There are at most one king, eight Swedes and sixteen Muscovites.
tablut-flaw-throne = Only the king stands on the central square.
tablut-flaw-captured = The king is gone: it would be the opponent’s turn.
tablut-flaw-escaped = The king has just reached the edge: it would be the opponent’s turn.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

tablut-heard-man-w =
    { $n ->
        [one] Swede
       *[other] { $n } Swedes
    }
tablut-heard-man-k =
    { $n ->
        [one] king
       *[other] { $n } kings
    }
tablut-heard-man-b =
    { $n ->
        [one] Muscovite
       *[other] { $n } Muscovites
    }
# $n: how many open ways, $roads: each by its two ends
tablut-heard-roads =
    { $n ->
        [one] Open path: { $roads }.
       *[other] Open paths: { $roads }.
    }
