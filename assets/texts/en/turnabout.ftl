### Turnabout — all the words of the game.
###
### turnabout-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

turnabout-name = Turnabout
turnabout-aka = edge-to-edge game, path and dam
turnabout-hover = One draws a path from edge to edge, the other uses up the tiles before it gets there.
turnabout-origin = Ludofiches 82

## 2. Sides

turnabout-side-0 = the attacker
turnabout-side-1 = the defender
turnabout-side-0-title = The attacker
turnabout-side-1-title = The defender
turnabout-side-0-short = Attacker
turnabout-side-1-short = Defender
turnabout-wins-0 = The attacker wins.
turnabout-wins-1 = The defender wins.

## 3. What there is to do ($n: tiles in stock, this one included)

turnabout-prompt-lay-a =
    { $n ->
        [one] Last tile: the attacker must connect two opposite edges.
       *[other] { $n } tiles left. The attacker lays one, to connect two opposite edges.
    }
turnabout-prompt-lay-d =
    { $n ->
        [one] Last tile: the defender lays it without connecting two opposite edges.
       *[other] { $n } tiles left. The defender lays one, to cut the path.
    }

# Buttons: change the tile held above its cell, then lay it
turnabout-turn-look = Turn it (T)
turnabout-turn-look-help = The next face: the crossing, the arcs, the arcs turned by a quarter. You can also turn the wheel, click with the right button or press Space.

## 4. Variants

turnabout-option-rotation = Direction of the arcs
turnabout-option-rotation-free = Free
turnabout-option-rotation-free-effect = Arcs are laid either way: as they are or turned by a quarter.
turnabout-option-rotation-free-origin = our reading of Ludofiches 82
turnabout-option-rotation-fixed = Fixed
turnabout-option-rotation-fixed-effect = Arcs all lie the same way: only the face is chosen.
turnabout-option-rotation-fixed-origin = boards on which tiles do not turn

turnabout-option-tiles = Number of tiles
turnabout-option-tiles-32 = 32 tiles
turnabout-option-tiles-32-effect = Half of the board stays empty: sixteen tiles each, not one to spare.
turnabout-option-tiles-32-origin = Ludofiches 82
turnabout-option-tiles-64 = 64 tiles
turnabout-option-tiles-64-effect = The whole board is filled: the defence has to hold twice as long.
turnabout-option-tiles-64-origin = a published edition

turnabout-preset-fiche = Ludofiches 82
turnabout-preset-fiche-effect = 32 tiles, arcs both ways.
turnabout-preset-plateau-plein = Full board
turnabout-preset-plateau-plein-effect = 64 tiles: there is an empty cell to take until the very last.

## 5. Refusals

turnabout-refusal-game-over = The game is over.
turnabout-refusal-occupied = This cell is occupied: a tile laid is never moved.
turnabout-refusal-no-rotation = Tiles all lie the same way: they are not turned.

## 6. Endings

turnabout-ending-path = A path connects two opposite edges: the attacker wins.
turnabout-ending-stock-empty = All the tiles are laid and no path connects two opposite edges: the defender wins.

## 7. List of steps ($side: title; $to: place)

turnabout-log-x = { $side } lays a crossing on { $to }.
turnabout-log-a = { $side } lays arcs on { $to }.
turnabout-log-b = { $side } lays turned arcs on { $to }.
turnabout-short-x = crossing on { $to }
turnabout-short-a = arcs on { $to }
turnabout-short-b = turned arcs on { $to }

## 8. Reasons ($n: number; $places: places; $side: the side that plays; $other: the other)

turnabout-fact-seals = After this move, too few tiles are left to make a path.
turnabout-fact-blocks =
    { $n ->
        [one] This move cuts the path that could have been finished on { $places }.
       *[other] This move shuts { $n } cells where a path could have been finished.
    }
turnabout-fact-gives =
    { $n ->
        [one] This move lets a path be finished on { $places }.
       *[other] This move leaves { $n } cells where a path can be finished.
    }
turnabout-fact-threat =
    { $n ->
        [one] This move threatens to finish a path on { $places }.
       *[other] This move threatens to finish a path on { $n } cells.
    }
turnabout-fact-delays =
    { $n ->
        [one] This move delays the attacker by one tile.
       *[other] This move delays the attacker by { $n } tiles.
    }
turnabout-fact-strays =
    { $n ->
        [one] This move makes the path still to be built one tile longer.
       *[other] This move makes the path still to be built { $n } tiles longer.
    }
turnabout-fact-nears =
    { $n ->
        [one] After this move, a path needs only one more tile.
       *[other] After this move, a path needs only { $n } more tiles.
    }
turnabout-fact-helps =
    { $n ->
        [one] This move helps the attacker, who needs only one more tile.
       *[other] This move helps the attacker, who needs only { $n } more tiles.
    }

## 9. Map of the families: why to try another game

turnabout-try-1 = The same arcs, but the tiles are pushed.
turnabout-try-2 = Two edges to connect too, and always a winner.

## 10. Position editor

turnabout-edit-man-cross = Crossing
turnabout-edit-man-arcs = Arcs
turnabout-edit-man-turned = Turned arcs
turnabout-flaw-tiles = There are not that many tiles.
turnabout-flaw-in-turn = The sides lay tiles in turn: it would be the opponent’s.
turnabout-flaw-arcs = With this rule the tiles are not turned.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

turnabout-heard-man-cross =
    { $n ->
        [one] crossing
       *[other] { $n } crossings
    }
turnabout-heard-man-arcs =
    { $n ->
        [one] arcs
       *[other] { $n } arcs
    }
turnabout-heard-man-turned =
    { $n ->
        [one] turned arcs
       *[other] { $n } turned arcs
    }
turnabout-heard-look-x = crossing
turnabout-heard-look-a = arcs
turnabout-heard-look-b = turned arcs
