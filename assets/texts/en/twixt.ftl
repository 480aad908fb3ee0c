### Twixt — all the words of the game.
###
### twixt-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

twixt-name = Twixt
twixt-aka = bridges, towers
twixt-hover = Pegs and bridges: connect your two border rows before you are blocked.
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

twixt-prompt-peg = { $side } to place a peg in an empty hole.
twixt-prompt-swap = { $side } to place a peg, or to swap White’s.
twixt-prompt-withdraw = No pegs left: { $side } to remove one from the board.
twixt-prompt-link = { $side } to link pegs, or to end the turn.
twixt-prompt-unlink = { $side } to remove links, to add some, or to end the turn.

# What the side that swaps says, shown during the next turn
twixt-call-swap = { $side } swaps: the first peg changes sides, mirrored.

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
twixt-option-links-manual-effect = You place your links one by one; a forgotten link does not count.
twixt-option-links-manual-origin = Ludofiches 82
twixt-option-links-auto = Automatic
twixt-option-links-auto-effect = Each peg gets all its possible links at once.
twixt-option-links-auto-origin = online play

twixt-option-crossing = Your own links
twixt-option-crossing-never = Block each other
twixt-option-crossing-never-effect = No link crosses another, not even one of its own colour.
twixt-option-crossing-never-origin = published game
twixt-option-crossing-own = May cross
twixt-option-crossing-own-effect = You may cross your own links, never the opponent’s.
twixt-option-crossing-own-origin = paper and pencil

twixt-option-removal = Removing links
twixt-option-removal-no = Never
twixt-option-removal-no-effect = A link stays where it is, unless its peg is removed.
twixt-option-removal-no-origin = Ludofiches 82
twixt-option-removal-yes = After the peg
twixt-option-removal-yes-effect = Once the peg is placed, you may first remove links of yours.
twixt-option-removal-yes-origin = later rules

twixt-option-swap = Swap rule
twixt-option-swap-no = No swap
twixt-option-swap-no-effect = Black places a peg: White keeps the advantage of the first move.
twixt-option-swap-no-origin = Ludofiches 82
twixt-option-swap-yes = With a swap
twixt-option-swap-yes-effect = Black may answer the first peg by taking it over.
twixt-option-swap-yes-origin = clubs and later rules

twixt-preset-fiche = Ludofiches 82
twixt-preset-fiche-effect = Links by hand, which stay, no swap.
twixt-preset-club = Club
twixt-preset-club-effect = Links may be removed; Black may swap the first peg.
twixt-preset-en-ligne = Online
twixt-preset-en-ligne-effect = Links are automatic; Black may swap the first peg.
twixt-preset-papier = Paper and pencil
twixt-preset-papier-effect = Links are automatic and may cross your own.

## 5. Refusals ($places: the link concerned)

twixt-refusal-game-over = The game is over.
twixt-refusal-no-swap = This game is played without a swap.
twixt-refusal-swap-too-late = A swap can only answer the first peg of the game.
twixt-refusal-auto-links = Links are placed automatically.
twixt-refusal-no-removal = A link that has been placed is not removed.
twixt-refusal-peg-first = Place a peg first.
twixt-refusal-stock-left = There are pegs left: none is removed from the board.
twixt-refusal-empty-point = This hole is empty.
twixt-refusal-not-your-man = This peg is the opponent’s.
twixt-refusal-stock-empty = No pegs left: first remove one of yours from the board.
twixt-refusal-behind-goal-line = This hole is in one of the opponent’s border rows.
twixt-refusal-occupied = This hole is occupied.
twixt-refusal-already-placed = The peg is placed: now add links, or end the turn.
twixt-refusal-not-a-link = A link joins opposite corners of a rectangle of six holes.
twixt-refusal-no-peg = A link joins two pegs of your own colour.
twixt-refusal-already-linked = These two pegs are linked already.
twixt-refusal-no-link-left = All fifty links are on the board: none is left.
twixt-refusal-crossed = The link { $places } blocks the way: links cannot be crossed.
twixt-refusal-no-such-link = There is no link here.
twixt-refusal-not-your-link = This link is the opponent’s.
twixt-refusal-links-begun = Links are removed before any is added.

## 6. Endings

twixt-ending-chain = A chain connects both of the winner’s border rows.
twixt-ending-both-blocked = Both sides are completely blocked.
twixt-ending-no-progress = A hundred pegs have been removed from the board.

## 7. Buttons and list of steps ($side: title; $at, $to: holes)

twixt-step-end = End the turn
twixt-step-end-help = Links left out do not count; they may be added in another turn.
twixt-step-swap = Swap
twixt-step-swap-help = The white peg turns black, across the long diagonal; White plays again.

twixt-log-put = { $side } places a peg on { $at }.
twixt-log-take = { $side } removes the peg on { $at }.
twixt-log-link = { $side } links { $at } and { $to }.
twixt-log-unlink = { $side } removes the link { $at }-{ $to }.
twixt-log-end = { $side } ends the turn.
twixt-log-swap = { $side } swaps: the first peg is now on { $at }.

# A peg touched that has nothing to do
twixt-refusal-stuck = No link is possible from this peg.

## 8. Reasons for a step ($n: the number; $places: the holes; $side, $other: who plays, and the other)

twixt-fact-forms = This move completes the chain of { $side }.
twixt-fact-bars = This move blocks { $other } completely.
twixt-fact-joins = This move joins { $n } chains into one.
twixt-fact-cuts =
    { $n ->
        [one] This move stops { $other } from connecting { $places } directly.
       *[other] This move takes from { $other } { $n } direct ways to connect two pegs.
    }
twixt-fact-hinders =
    { $n ->
        [one] This move makes the path of { $other } one peg longer.
       *[other] This move makes the path of { $other } { $n } pegs longer.
    }
twixt-fact-goal = This move connects a chain to a border row of { $side }.
twixt-fact-double = This move makes a setup with { $places }: two ways to connect.
twixt-fact-links = This move places a peg that can be linked to { $places }.
twixt-fact-nearer = This move shortens the path of { $side }.

## 9. Map of the families: why to try another game

twixt-try-1 = Edges to connect too, with a single rule.
twixt-try-2 = Lines to lead from one side to another, on a small board.

## 10. Position editor

twixt-edit-mark-links = Link
twixt-edit-phase = Moment of the turn
twixt-edit-phase-peg = Place a peg
twixt-edit-phase-unlink = Remove links
twixt-edit-phase-link = Add links
twixt-edit-withdrawn = Pegs removed
twixt-flaw-behind = A peg stands in one of the opponent’s border rows.
twixt-flaw-link = A link joins two pegs of one side.
twixt-flaw-pegs = Each side has fifty pegs.
twixt-flaw-in-turn = The sides place pegs in turn: the numbers of pegs do not fit.
twixt-flaw-crossing = Two links cross.
twixt-flaw-links = Each side has fifty links.
twixt-flaw-chain = A chain already connects two border rows: it would be the opponent’s turn.
twixt-flaw-phase-auto = Links are automatic: a turn only places a peg.
twixt-flaw-phase-unlink = To remove a link, the rules must allow it and there must be one.
twixt-flaw-phase-link = No link can be added here.

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
