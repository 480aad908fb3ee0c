### Morpion — all the words of the game.
###
### morpion-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

morpion-name = Noughts and crosses
morpion-aka = tic-tac-toe, oxo, three in a row
morpion-hover = Three marks in a row on nine squares: the shortest of the row games.
morpion-origin = age unknown

## 2. Sides

morpion-side-0 = Crosses
morpion-side-1 = Noughts
morpion-side-0-title = Crosses
morpion-side-1-title = Noughts
morpion-side-0-short = Crosses
morpion-side-1-short = Noughts
morpion-wins-0 = Crosses win.
morpion-wins-1 = Noughts win.

## 3. What there is to do ($side: morpion-side-N)

morpion-prompt-place = { $side } to mark an empty square.

## 4. Refusals

morpion-refusal-game-over = The game is over.
morpion-refusal-occupied = This square is occupied.

## 5. Endings

morpion-ending-aligned = Three marks of the winner stand in a row.
morpion-ending-board-full = The nine squares are taken: the game is drawn.

## 6. List of steps ($side: title; $to: place)

morpion-log-put = { $side } mark { $to }.

## 7. Positions that cannot be

morpion-flaw-in-turn = Each side puts a sign in turn, crosses first: the numbers do not fit.
morpion-flaw-row = A row is made already: it would be the other’s turn.

## 8. By ear (jeux/play/table/table_description.py; $n: a number)

morpion-heard-man-x =
    { $n ->
        [one] cross
       *[other] { $n } crosses
    }
morpion-heard-man-o =
    { $n ->
        [one] nought
       *[other] { $n } noughts
    }
