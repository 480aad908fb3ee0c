### Twixt: the demonstration and the lessons (assets/lessons/twixt.toml).

## Demonstration

demo-peg = Each side in turn places a peg in an empty hole.
demo-link = Two pegs at opposite corners of a rectangle of six holes: a link joins them.
demo-bar = The white link blocks the way: Black cannot link these two pegs.
demo-double = Two ways between these pegs: Black blocks one, White takes the other.
demo-end = The white chain connects top and bottom: White wins.

## The board and the pegs

peg-title = Placing a peg
peg-any = Place a white peg in an empty hole.
peg-any-good = Pegs stay where they are. Black places one in turn.
peg-behind = Black’s border rows are on the left and on the right. Try to place a peg in one of them, on a12.
peg-behind-good = Not allowed: only its owner places pegs in a border row.
peg-behind-wrong = This hole is open to White. Try the far left instead.

## The link

link-title = The link
link-peg = A link spans one hole one way and two the other. Place a peg at that distance from l12.
link-peg-good = A link can join these two pegs.
link-peg-wrong = From this hole no link goes to l12. Count one hole one way, two the other.
link-put = Add the link: click l12, then n13.
link-put-good = The two pegs are linked. The turn ends when there is no link left to add.
link-put-end = The turn has ended without a link. These two pegs are not linked.
link-which = Only one of the lit pegs can be linked to l12. Add this link.
link-which-good = k10 is one hole one way and two the other. The others are not.
link-which-end = The turn has ended without a link. It was k10 that could be linked to l12.

## The block

bar-title = Blocking
bar-try = A white link runs between k12 and m13. Try to link these two black pegs.
bar-try-good = Not allowed: no link crosses another.
bar-try-wrong = That is allowed. Try to link k12 and m13 instead.
bar-other = Black can link i11 and k12: nothing lies between them. Add this link.
bar-other-good = This link blocks the way in its turn.
bar-other-end = The turn has ended without a link: nothing blocks White’s way.

## The double link

double-title = The setup
double-make = Place a peg that two different holes would connect to l12: a setup.
double-make-good = A peg in either of them will connect both. Black blocks only one.
double-make-wrong = From this hole there are not two holes that lead to l12. Try p12.
double-answer = Black has blocked n11. Take the other hole between l12 and p12.
double-answer-good = From this hole one link goes to l12 and another to p12.
double-answer-wrong = This hole does not connect l12 to p12. The other way is n13.
double-link = First add the link from l12 to n13.
double-link-good = One is left. You may add as many links as you like in a turn.
double-link-other = That is allowed too. Here, add the link from l12 to n13 first.
double-link-end = Without both links the chain is cut.
double-both = Add the other link, from n13 to p12.
double-both-good = l12 and p12 are in the same chain.

## An idea

cut-title = Cutting both ways
cut-peg = Black wants to cut both ways between l12 and p12. Block one of them with a peg that can be linked to m11.
cut-peg-good = The peg blocks one way. Its link to m11 will block the other.
cut-peg-l13 = With its link, this peg cuts too. Here, try it by blocking n13.
cut-peg-wrong = After this a single white peg could still connect l12 and p12. Try n13.
cut-link = Add the link to m11.
cut-link-good = No single peg connects l12 and p12 any more. One peg and its link have cut both ways.
cut-link-end = Without this link the way by n11 stays open.

## The trap

trap-title = The forgotten link
trap-between = White forgot to link k10 and l12. Place a black peg between the two, on l10.
trap-between-good = From j11 to l10 a black link would pass between the two white pegs.
trap-between-wrong = Here, pass between k10 and l12, by l10.
trap-link = Add the black link from j11 to l10.
trap-link-good = White can no longer link k10 and l12. A forgotten link does not count.
trap-link-end = Now Black forgets a link: White will still be able to add one.

## The swap

swap-title = The swap
swap-take = In this variant Black may take the first peg. Swap it with the button.
swap-take-good = The peg is black, on the other side of the long diagonal. White plays again.
swap-take-wrong = Black has placed an ordinary peg. Use the swap button here.

## The end

end-title = Connecting your two border rows
end-peg = The white chain goes from the top down to l23. In the bottom border row, place a peg that can be linked to l23.
end-peg-good = The peg is in place, but not linked yet.
end-peg-wrong = From this hole no link reaches l23. Try n24.
end-link = Add the last link.
end-link-good = The chain goes from one border row to the other: White wins.
end-link-end = Without this link the chain stops at l23: nothing is won.
