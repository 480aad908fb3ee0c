### Two-coloured Nim: the demonstration and the lessons (assets/lessons/nim_bicolore.toml).

## Demonstration

demo-heaps = Matches in heaps, some new, some burnt. Each side takes some in turn.
demo-both = Take as many as you like, new or burnt, but from one heap only.
demo-heap = A whole heap may go at once. Three matches are left.
demo-three = B takes the new one, A takes a burnt one: a single match is left, and it is burnt.
demo-end = B has to take it. A burnt match in the last batch: B loses.

## Taking

take-title = Taking matches
take-one = Choose one or more matches of one heap, then take them with the button.
take-one-good = That is a move. Now it is the opponent’s turn to take.
take-heap = Take the whole third heap: the three new matches.
take-heap-good = A whole heap may go at once.
take-heap-wrong = Take the three matches of the third heap here.
take-both = From the second heap, take the new match with at least one burnt one.
take-both-good = New and burnt ones are taken together, if the heap is the same.
take-both-wrong = We want a new one and a burnt one, both from the second heap.

## The last batch

last-title = The last batch
last-new = Only two new ones are left. Take what wins at once.
last-new-good = The last batch is all new: it wins.
last-new-wrong = A new one is left: the opponent takes it and wins.
last-two = Two heaps of new ones. Play so that the opponent cannot finish.
last-two-good = One match is left in each heap. The opponent takes one, and you take the other.
last-two-wrong = The opponent can take the last one.
last-two-miss = One heap is left: the opponent takes all of it and wins.

## The burnt match

burnt-title = The burnt match
burnt-leave = A new one and a burnt one are left in one heap. Leave the burnt one alone.
burnt-leave-good = The opponent has to take the burnt one, and loses.
burnt-leave-wrong = The burnt one should be left alone on the table.
burnt-leave-all = There is a burnt match in this last batch: it loses.
burnt-leave-new = A new one is left: the opponent takes it and wins.

## The gift

gift-title = Leaving a burnt one
gift-heap = Take a whole heap at once, to leave nothing but one burnt match.
gift-heap-good = The three matches are gone. The burnt one is left to the opponent.
gift-heap-wrong = More than one match is left. The first heap may go as a whole.
gift-heap-two = Two burnt ones are left: the opponent takes one and leaves the other.
gift-one = Once more: leave the burnt one to the opponent.
gift-one-good = Only the burnt one is left, and it is the opponent’s turn.
gift-one-wrong = A new one is left: the opponent takes it and wins.

## Two heaps

equal-title = Two equal heaps
equal-make = Two heaps of new ones. Make them equal.
equal-make-good = Three and three. Whatever the opponent does, they can be made equal again.
equal-make-wrong = The two heaps are not equal. We want three and three.
equal-again = The opponent took two. Make them equal again.
equal-again-good = One and one. The opponent takes one.
equal-again-wrong = One match is left in one heap: the other should have one as well.
equal-win = A single new match is left. Finish.
equal-win-good = Won: whoever makes the heaps equal each time takes the last one.

## A burnt heap

rank-title = A heap that is all burnt
rank-burnt = A heap that is all burnt counts one match less. Make both equal: two new ones are worth three burnt ones.
rank-burnt-good = Two new, three burnt: the two heaps are worth the same. Whoever must play loses.
rank-burnt-wrong = The heaps are not worth the same. Keep the two new ones, leave three burnt ones.
rank-burnt-two = Two burnt ones are worth only one new one: three should have been left.

## The trap

trap-title = The trap
trap-greedy = The opponent has an eye on the last new match. Find the winning move.
trap-greedy-good = The whole heap goes at once, and the burnt one is left alone.
trap-greedy-wrong = The opponent still has an answer that wins. Count what is left.
trap-greedy-new = A new one and a burnt one are left: the opponent takes the new one and leaves the burnt one.
trap-greedy-third = One heap is left: the opponent leaves a burnt one in it and wins.
