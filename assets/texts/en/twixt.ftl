### Twixt — all the words of the game.
###
### twixt-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

twixt-name = Twixt
twixt-aka = bridges, towers
twixt-hover = Pegs and bridges: join your two goal lines before you are barred.
twixt-origin = 20th century, Vienna

## 2. Sides

twixt-side-0 = White
twixt-side-1 = Black
twixt-side-0-title = White
twixt-side-1-title = Black
twixt-side-0-short = White
twixt-side-1-short = Black
twixt-wins-0 = White wins.
twixt-wins-1 = Black wins.

## 3. What there is to do ($side: twixt-side-N)

twixt-prompt-peg = { $side } to put a peg into an empty hole.
twixt-prompt-swap = { $side } to put a peg, or to take White’s own.
twixt-prompt-withdraw = Empty stock: { $side } to withdraw one of its pegs.
twixt-prompt-link = { $side } to link pegs, two by two, or to end the turn.
twixt-prompt-unlink = { $side } to take links off, to put some, or to end the turn.

# What the side that swaps says, shown during the next turn
twixt-call-swap = { $side } takes the first peg over, as in a mirror.

# $n: the links left in stock
twixt-note-links =
    { $n ->
        [0] no link left
        [one] { $n } link in stock
       *[other] { $n } links in stock
    }

## 4. Variants

twixt-option-links = Links
twixt-option-links-manual = By hand
twixt-option-links-manual-effect = You put your links one by one; a link forgotten does not count.
twixt-option-links-manual-origin = Ludofiches 82
twixt-option-links-auto = By themselves
twixt-option-links-auto-effect = Each peg gets all its possible links at once.
twixt-option-links-auto-origin = online play

twixt-option-crossing = Your own links
twixt-option-crossing-never = Bar each other
twixt-option-crossing-never-effect = No link crosses another, not even one of its own colour.
twixt-option-crossing-never-origin = published game
twixt-option-crossing-own = May cross
twixt-option-crossing-own-effect = You may cross your own links, never the opponent’s.
twixt-option-crossing-own-origin = paper and pencil

twixt-option-removal = Taking links off
twixt-option-removal-no = Never
twixt-option-removal-no-effect = A link stays where it is, unless its peg is withdrawn.
twixt-option-removal-no-origin = Ludofiches 82
twixt-option-removal-yes = After the peg
twixt-option-removal-yes-effect = Once the peg is put, you may first take off links of yours.
twixt-option-removal-yes-origin = later rules

twixt-option-swap = Pie rule
twixt-option-swap-no = No swap
twixt-option-swap-no-effect = Black puts a peg: White keeps the advantage of the first move.
twixt-option-swap-no-origin = Ludofiches 82
twixt-option-swap-yes = With a swap
twixt-option-swap-yes-effect = Black may answer the first peg by taking it over.
twixt-option-swap-yes-origin = clubs and later rules

twixt-preset-fiche = Ludofiches 82
twixt-preset-fiche-effect = Links by hand, which stay, no swap.
twixt-preset-club = Club
twixt-preset-club-effect = Links may be taken off; Black may take the first peg.
twixt-preset-en-ligne = Online
twixt-preset-en-ligne-effect = Links come by themselves; Black may take the first peg.
twixt-preset-papier = Paper and pencil
twixt-preset-papier-effect = Links come by themselves and may cross your own.

## 5. Refusals ($places: the link concerned)

twixt-refusal-game-over = The game is over.
twixt-refusal-no-swap = This game is played without a swap.
twixt-refusal-swap-too-late = A swap only answers the first peg of the game.
twixt-refusal-auto-links = The links come by themselves.
twixt-refusal-no-removal = A link that has been put is not taken off.
twixt-refusal-peg-first = First a peg has to be put.
twixt-refusal-stock-left = There are pegs in stock: none is withdrawn from the board.
twixt-refusal-empty-point = This hole is empty.
twixt-refusal-not-your-man = This peg is the opponent’s.
twixt-refusal-stock-empty = The stock is empty: first one of your pegs has to be withdrawn.
twixt-refusal-behind-goal-line = This hole lies behind a goal line of the opponent.
twixt-refusal-occupied = This hole is occupied.
twixt-refusal-already-placed = The peg is put: now put links, or end the turn.
twixt-refusal-not-a-link = A link is the diagonal of a rectangle of six holes.
twixt-refusal-no-peg = A link joins two pegs of one’s own colour.
twixt-refusal-already-linked = These two pegs are linked already.
twixt-refusal-no-link-left = All fifty links are on the board: none is left.
twixt-refusal-crossed = The link { $places } bars the way: a chain cannot be crossed.
twixt-refusal-no-such-link = There is no link here.
twixt-refusal-not-your-link = This link is the opponent’s.
twixt-refusal-links-begun = Links are taken off before any is put.

## 6. Endings

twixt-ending-chain = A chain of the winner joins both of its goal lines.
twixt-ending-both-blocked = The links of each side bar all the ways of the other.
twixt-ending-no-progress = A hundred pegs have been withdrawn from the board.

## 7. Buttons and list of steps ($side: title; $at, $to: holes)

twixt-step-end = End the turn
twixt-step-end-help = Links left out do not count; they may be put in another turn.
twixt-step-swap = Take this peg
twixt-step-swap-help = The white peg turns black, across the long diagonal; White plays again.

twixt-log-put = { $side } puts a peg into { $at }.
twixt-log-take = { $side } withdraws the peg of { $at }.
twixt-log-link = { $side } links { $at } and { $to }.
twixt-log-unlink = { $side } takes off the link { $at }-{ $to }.
twixt-log-end = { $side } ends the turn.
twixt-log-swap = { $side } takes the first peg over, now in { $at }.

# A peg touched that has nothing to do
twixt-refusal-stuck = No link is possible from this peg.

## 8. Reasons for a step ($n: the number; $places: the holes; $side, $other: who plays, and the other)

twixt-fact-forms = This move completes the chain of { $side }.
twixt-fact-bars = This move bars all the ways of { $other }.
twixt-fact-joins = This move joins { $n } chains into one.
twixt-fact-cuts =
    { $n ->
        [one] This move keeps { $other } from joining { $places } directly.
       *[other] This move robs { $other } of { $n } direct ways to join two pegs.
    }
twixt-fact-hinders =
    { $n ->
        [one] This move makes the way of { $other } one peg longer.
       *[other] This move makes the way of { $other } { $n } pegs longer.
    }
twixt-fact-goal = This move joins a chain to a goal line of { $side }.
twixt-fact-double = This move prepares two ways to be joined to { $places }.
twixt-fact-links = This move puts a peg that can be linked to { $places }.
twixt-fact-nearer = This move makes the way of { $side } shorter.

## 9. Map of the families: why to try another game

twixt-try-1 = Edges to join too, with a single rule.
twixt-try-2 = Lines to lead from one side to another, on a small board.

## 10. Position editor

twixt-edit-mark-links = Link
twixt-edit-phase = Moment of the turn
twixt-edit-phase-peg = Put a peg
twixt-edit-phase-unlink = Take links off
twixt-edit-phase-link = Put links
twixt-edit-withdrawn = Pegs withdrawn
twixt-flaw-behind = A peg stands behind an adverse goal line.
twixt-flaw-link = A link joins two pegs of one side.
twixt-flaw-pegs = Each side has fifty pegs.
twixt-flaw-in-turn = Each side puts a peg in turn: the numbers of pegs do not fit.
twixt-flaw-crossing = Two links cross.
twixt-flaw-links = Each side has fifty links.
twixt-flaw-chain = A chain joins two goal lines already: it would be the other’s turn.
twixt-flaw-phase-auto = The links come by themselves: a turn only puts a peg.
twixt-flaw-phase-unlink = To take a link off, the rule must allow it and there must be one.
twixt-flaw-phase-link = No link can be put here.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

twixt-heard-man-w =
    { $n ->
        [one] white peg
       *[other] { $n } white pegs
    }
twixt-heard-man-b =
    { $n ->
        [one] black peg
       *[other] { $n } black pegs
    }
# $links: the links put with a peg
twixt-heard-links =
    { $n ->
        [one] Link: { $links }.
       *[other] Links: { $links }.
    }
# $pegs: the pegs linked to this one
twixt-heard-more = linked to { $pegs }

## 12. Notations of other programs

twixt-dialect-twixt-moves = List of moves
