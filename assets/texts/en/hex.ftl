### Hex — all the words of the game.
###
### hex-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

hex-name = Hex
hex-aka = Polygon, hexagon, Nash, John
hex-hover = Join your two edges with a chain: no game is ever drawn.
hex-origin = 20th century, Denmark

## 2. Sides

hex-side-0 = White
hex-side-1 = Black
hex-side-0-title = White
hex-side-1-title = Black
hex-side-0-short = White
hex-side-1-short = Black
hex-wins-0 = White wins.
hex-wins-1 = Black wins.

## 3. What there is to do ($side: hex-side-N)

hex-prompt-place = { $side } to place a stone on an empty cell.
hex-prompt-swap = { $side } to place a stone, or to take White’s own.

# What the side that swaps says, shown during the next turn
hex-call-swap = { $side } takes the first stone over, as in a mirror.

## 4. Variants

hex-option-size = Side of the board
hex-option-size-16 = 16 cells
hex-option-size-16-effect = The board of Ludofiches 82: 256 cells, long games.
hex-option-size-16-origin = Ludofiches 82
hex-option-size-11 = 11 cells
hex-option-size-11-effect = The board of most sets: 121 cells.
hex-option-size-11-origin = published sets
hex-option-size-13 = 13 cells
hex-option-size-13-effect = 169 cells, between a family game and a tournament.
hex-option-size-13-origin = tournaments and online play
hex-option-size-14 = 14 cells
hex-option-size-14-effect = 196 cells: the size that John Nash recommended.
hex-option-size-14-origin = tournaments and online play

hex-option-swap = Pie rule
hex-option-swap-no = No swap
hex-option-swap-no-effect = Black places a stone: White keeps the advantage of the first move.
hex-option-swap-no-origin = Ludofiches 82
hex-option-swap-yes = With a swap
hex-option-swap-yes-effect = Black may answer the first stone by taking it over.
hex-option-swap-yes-origin = most common use today

hex-preset-fiche = Ludofiches 82
hex-preset-fiche-effect = Sixteen cells a side, no swap.
hex-preset-club = Eleven and pie
hex-preset-club-effect = Eleven cells a side, Black may take the first stone.
hex-preset-tournoi = Tournament
hex-preset-tournoi-effect = Fourteen cells a side, Black may take the first stone.

## 5. Refusals

hex-refusal-game-over = The game is over.
hex-refusal-no-swap = This game is played without the pie rule: no swap.
hex-refusal-swap-too-late = A swap only answers the first stone of the game.
hex-refusal-occupied = This cell is occupied.

## 6. Endings

hex-ending-connected = A chain of the winner joins both of its edges.

## 7. Buttons and list of steps ($side: title; $to: place)

hex-step-swap = Take this stone
hex-step-swap-help = The white stone turns black, across the long diagonal; White plays again.

hex-log-put = { $side } places a stone on { $to }.
hex-log-swap = { $side } takes the first stone, now on { $to }.

## 8. Reasons for a step ($n: the number; $places: the cells; $side, $other: who plays, and the other)

hex-fact-forms = This move completes the chain of { $side }.
hex-fact-keeps-bridge = This move closes the bridge that { $other } was cutting: { $places }.
hex-fact-breaks-bridge = This move cuts a bridge of { $other }: { $places }.
hex-fact-hinders =
    { $n ->
        [one] This move makes the way of { $other } one stone longer.
       *[other] This move makes the way of { $other } { $n } stones longer.
    }
hex-fact-edge = This move joins a chain to an edge of { $side }.
hex-fact-edge-template = After this move { $other } cannot cut this stone from the edge any more.
hex-fact-joins = This move joins { $n } pieces of a chain.
hex-fact-bridge = This move makes a bridge with { $places }.
hex-fact-nearer = This move makes the way of { $side } shorter.

## 9. Map of the families: why to try another game

hex-try-1 = Two edges to join again, by links that bar the way.
hex-try-2 = A path across the board, which one wants and the other does not.

## 10. Position editor

hex-flaw-chain = A chain joins the edges of the player to move already: the game would be over.
hex-flaw-in-turn = Each side puts a stone in turn: the numbers of stones do not fit.

## 11. Notations of other programs

hex-dialect-hexworld = Link (HexWorld)
hex-dialect-hex-moves = List of moves
