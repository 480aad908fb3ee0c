### Two-coloured Nim — all the words of the game.
###
### nim_bicolore-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

nim_bicolore-name = Two-coloured Nim
nim_bicolore-aka = Nim bicolore, new and burnt matches
nim_bicolore-hover = Take matches from a single heap: the last batch wins, unless it holds a burnt match.
nim_bicolore-origin = Feldmann, Ludofiches 82

## 2. Sides

nim_bicolore-side-0 = A
nim_bicolore-side-1 = B
nim_bicolore-side-0-title = A
nim_bicolore-side-1-title = B
nim_bicolore-side-0-short = A
nim_bicolore-side-1-short = B
nim_bicolore-wins-0 = A wins.
nim_bicolore-wins-1 = B wins.

## 3. What there is to do ($side: nim_bicolore-side-N)

nim_bicolore-prompt-take = { $side } to choose matches in a single heap, then to take them.
nim_bicolore-say-one-heap = Matches are taken from one heap at a time: the choice starts again here.

# $new, $burnt: new and burnt matches chosen
nim_bicolore-take-new = Take { $new } new
nim_bicolore-take-burnt = Take { $burnt } burnt
nim_bicolore-take-both = Take { $new } new and { $burnt } burnt

## 4. Variants ($n: new, b: burnt; one heap after the other)

nim_bicolore-option-heaps = Heaps at the start
nim_bicolore-option-heaps-2n1b-1n2b-3n0b-0n3b = Twelve
nim_bicolore-option-heaps-2n1b-1n2b-3n0b-0n3b-effect = Four heaps of three: two mixed, one new, one burnt. The first player has one winning move.
nim_bicolore-option-heaps-2n1b-1n2b-3n0b-0n3b-origin = our choice, Ludofiches 82 gives none
nim_bicolore-option-heaps-0n1b-2n1b-4n1b-6n1b = One burnt each
nim_bicolore-option-heaps-0n1b-2n1b-4n1b-6n1b-effect = 1, 3, 5 and 7 matches, one burnt in each heap. The first player has one winning move.
nim_bicolore-option-heaps-0n1b-2n1b-4n1b-6n1b-origin = our choice
nim_bicolore-option-heaps-1n0b-2n1b-3n2b-4n3b = Mixed pyramid
nim_bicolore-option-heaps-1n0b-2n1b-3n2b-4n3b-effect = 1, 3, 5 and 7 matches, six of them burnt. The first player has four winning moves.
nim_bicolore-option-heaps-1n0b-2n1b-3n2b-4n3b-origin = our choice
nim_bicolore-option-heaps-1n1b-2n2b-3n3b = Half and half
nim_bicolore-option-heaps-1n1b-2n2b-3n3b-effect = Three heaps, as many new matches as burnt ones. The second player should win.
nim_bicolore-option-heaps-1n1b-2n2b-3n3b-origin = our choice
nim_bicolore-option-heaps-4n4b-3n5b = Two heaps
nim_bicolore-option-heaps-4n4b-3n5b-effect = Eight matches in each: the second player should win. Can you find out why?
nim_bicolore-option-heaps-4n4b-3n5b-origin = our choice
nim_bicolore-option-heaps-2n1b-1n2b-2n2b-3n1b-1n3b = Five heaps
nim_bicolore-option-heaps-2n1b-1n2b-2n2b-3n1b-1n3b-effect = Eighteen matches, half of them burnt: the first player has four winning moves.
nim_bicolore-option-heaps-2n1b-1n2b-2n2b-3n1b-1n3b-origin = our choice
nim_bicolore-option-heaps-1n0b-3n0b-5n0b-7n0b = Nim
nim_bicolore-option-heaps-1n0b-3n0b-5n0b-7n0b-effect = All matches are new: taking the last one wins. The second player should win.
nim_bicolore-option-heaps-1n0b-3n0b-5n0b-7n0b-origin = the game of Nim
nim_bicolore-option-heaps-0n1b-0n3b-0n5b-0n7b = Marienbad
nim_bicolore-option-heaps-0n1b-0n3b-0n5b-0n7b-effect = All matches are burnt: taking the last one loses. The second player should win.
nim_bicolore-option-heaps-0n1b-0n3b-0n5b-0n7b-origin = the Marienbad game

# Heaps made by hand; $n: their number
nim_bicolore-heaps-row = Heap { $n }
nim_bicolore-heaps-0 = new
nim_bicolore-heaps-1 = burnt
nim_bicolore-heaps-add = Add a heap

nim_bicolore-preset-douze = Twelve
nim_bicolore-preset-douze-effect = Six new, six burnt, four heaps: a short game to learn with.
nim_bicolore-preset-une-brulee = One burnt
nim_bicolore-preset-une-brulee-effect = Only one burnt match per heap, and everything changes.
nim_bicolore-preset-marienbad = All new
nim_bicolore-preset-marienbad-effect = Ordinary Nim: the last match wins.
nim_bicolore-preset-misere = All burnt
nim_bicolore-preset-misere-effect = The Marienbad game: the last match loses.

## 5. Refusals

nim_bicolore-refusal-game-over = The game is over.
nim_bicolore-refusal-empty-heap = This heap is empty.
nim_bicolore-refusal-nothing-taken = Take at least one match.
nim_bicolore-refusal-too-many-new = There are not that many new matches in this heap.
nim_bicolore-refusal-too-many-burnt = There are not that many burnt matches in this heap.

## 6. Endings

nim_bicolore-ending-last-new = The last batch holds new matches only: it wins.
nim_bicolore-ending-last-burnt = There is a burnt match in the last batch: it loses.

## 7. List of moves ($side: title; $heap: number of the heap; $new, $burnt: matches taken)

nim_bicolore-short-new = { $new } new from heap { $heap }
nim_bicolore-short-burnt = { $burnt } burnt from heap { $heap }
nim_bicolore-short-both = { $new } new and { $burnt } burnt from heap { $heap }
nim_bicolore-log-new = { $side } takes { $new } new from heap { $heap }.
nim_bicolore-log-burnt = { $side } takes { $burnt } burnt from heap { $heap }.
nim_bicolore-log-both = { $side } takes { $new } new and { $burnt } burnt from heap { $heap }.
nim_bicolore-log-new-last = { $side } ends with { $new } new from heap { $heap }.
nim_bicolore-log-burnt-last = { $side } ends with { $burnt } burnt from heap { $heap }.
nim_bicolore-log-both-last = { $side } ends with { $new } new and { $burnt } burnt from heap { $heap }.

## 8. Reasons ($n: number; $places: places; $side: the side that plays; $other: the other)

nim_bicolore-fact-lone-burnt = This move leaves nothing but one burnt match: whoever takes it loses.
nim_bicolore-fact-twins = This move leaves two heaps of equal value: whoever takes next should lose.
nim_bicolore-fact-singles = This move leaves heaps of one match: whoever takes next should lose.
nim_bicolore-fact-zero = This move leaves new heaps that balance: whoever takes next should lose.
nim_bicolore-fact-misere = This move leaves burnt heaps that balance: whoever takes next should lose.
nim_bicolore-fact-opens = After this move, { $other } can finish or balance the heaps, and should win.

## 9. Map of the families: why to try another game

nim_bicolore-try-1 = A small game of counting again, but with dice.
nim_bicolore-try-2 = A small game again, which the computer knows completely.

## 10. Position editor

nim_bicolore-edit-man-n = New match
nim_bicolore-edit-man-b = Burnt match
nim_bicolore-edit-heaps = Heaps
nim_bicolore-edit-heap-n = Heap { $n }, new
nim_bicolore-edit-heap-b = Heap { $n }, burnt
nim_bicolore-edit-last = Last batch
nim_bicolore-edit-last-n = All new
nim_bicolore-edit-last-b = With a burnt one

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

nim_bicolore-heard-man-n =
    { $n ->
        [one] new match
       *[other] { $n } new matches
    }
nim_bicolore-heard-man-b =
    { $n ->
        [one] burnt match
       *[other] { $n } burnt matches
    }
nim_bicolore-heard-place-box = box
# $heap: the number of the heap, $number: that of the match
nim_bicolore-heard-new = heap { $heap }, new { $number }
nim_bicolore-heard-burnt = heap { $heap }, burnt { $number }
# $new, $burnt: the matches of the heap
nim_bicolore-heard-heap =
    Heap { $heap }: { $new ->
        [0] no new
        [one] { $new } new
       *[other] { $new } new
    }, { $burnt ->
        [0] no burnt
        [one] { $burnt } burnt
       *[other] { $burnt } burnt
    }
