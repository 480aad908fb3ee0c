### Two-coloured Nim: the teacher’s sheet (assets/questions/nim_bicolore.toml).

show = Play with real matches or with pencils of two colours. Show a last batch that is all new, then one with a burnt match in it.
talk = Two equal heaps of new matches: why is that a good position to leave? Have the class play against the mirror strategy.
count = A single heap is left: two new matches and a burnt one. In how many ways can you take matches from it?
count-answer = Five: one new, two new, the burnt one, one new and the burnt one, all of them.
find = A heap of three new matches and one of five new ones are left. How many should you take, and where, to be sure to win?
find-answer = Two, from the heap of five. Then the two heaps are equal: answer each batch with the same one from the other heap.
why = B is to play, and one burnt match is left. Why will B lose?
why-answer = B can take only this one. It is the last batch, and it is not all new: it loses.
