### Hex — all the words of the game.
###
### hex-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

hex-name = Hex
hex-aka = Polygon, hexagon, Nash, John
hex-hover = Connect your two edges with a chain: no game is ever drawn.
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
hex-prompt-swap = { $side } to place a stone, or to swap White’s.

# What the side that swaps says, shown during the next turn
hex-call-swap = { $side } swaps: the first stone changes sides, mirrored.

## 4. Variants

hex-option-size = Size of the board
hex-option-size-16 = 16 by 16
hex-option-size-16-effect = The board of Ludofiches 82: 256 cells, long games.
hex-option-size-16-origin = Ludofiches 82
hex-option-size-11 = 11 by 11
hex-option-size-11-effect = The board of most sets: 121 cells.
hex-option-size-11-origin = published sets
hex-option-size-13 = 13 by 13
hex-option-size-13-effect = 169 cells, between a family game and a tournament.
hex-option-size-13-origin = tournaments and online play
hex-option-size-14 = 14 by 14
hex-option-size-14-effect = 196 cells: the size that John Nash recommended.
hex-option-size-14-origin = tournaments and online play

hex-option-swap = Swap rule
hex-option-swap-no = No swap
hex-option-swap-no-effect = Black places a stone: White keeps the advantage of the first move.
hex-option-swap-no-origin = Ludofiches 82
hex-option-swap-yes = With a swap
hex-option-swap-yes-effect = Black may answer the first stone by taking it over.
hex-option-swap-yes-origin = most common use today

hex-preset-fiche = Ludofiches 82
hex-preset-fiche-effect = Sixteen by sixteen, no swap.
hex-preset-club = Eleven with swap
hex-preset-club-effect = Eleven by eleven, Black may swap the first stone.
hex-preset-tournoi = Tournament
hex-preset-tournoi-effect = Fourteen by fourteen, Black may swap the first stone.

## 5. Refusals

hex-refusal-game-over = The game is over.
hex-refusal-no-swap = This game is played without the swap rule.
hex-refusal-swap-too-late = A swap can only answer the first stone of the game.
hex-refusal-occupied = This cell is occupied.

## 6. Endings

hex-ending-connected = A chain connects both of the winner’s edges.

## 7. Buttons and list of steps ($side: title; $to: place)

hex-step-swap = Swap
hex-step-swap-help = The white stone turns black, across the long diagonal; White plays again.

hex-log-put = { $side } places a stone on { $to }.
hex-log-swap = { $side } swaps: the first stone is now on { $to }.

## 8. Reasons for a step ($n: the number; $places: the cells; $side, $other: who plays, and the other)

hex-fact-forms = This move completes the chain of { $side }.
hex-fact-keeps-bridge = This move completes the bridge that { $other } was intruding on: { $places }.
hex-fact-breaks-bridge = This move intrudes on a bridge of { $other }: { $places }.
hex-fact-hinders =
    { $n ->
        [one] This move makes the path of { $other } one stone longer.
       *[other] This move makes the path of { $other } { $n } stones longer.
    }
hex-fact-edge = This move connects a chain to an edge of { $side }.
hex-fact-edge-template = After this move { $other } can no longer cut this stone off from the edge.
hex-fact-joins = This move connects { $n } chains.
hex-fact-bridge = This move makes a bridge with { $places }.
hex-fact-nearer = This move shortens the path of { $side }.

## 9. Map of the families: why to try another game

hex-try-1 = Two edges to connect again, by links that block the way.
hex-try-2 = A path across the board, which one side wants and the other does not.

## 10. Position editor

hex-flaw-chain = A chain already connects the edges of the player to move: the game would be over.
hex-flaw-in-turn = The sides place stones in turn: the numbers of stones do not fit.

## 11. Notations of other programs

hex-dialect-hexworld = Link (HexWorld)
hex-dialect-hex-moves = List of moves
