### Twixt: the demonstration and the lessons (assets/lessons/twixt.toml).

## Demonstration

demo-peg = Each side in turn puts a peg into an empty hole.
demo-link = Two pegs at the ends of a rectangle of six holes: a link joins them.
demo-bar = The white link bars the way: Black cannot join these two pegs.
demo-double = Two passages between these pegs: Black stops one, White takes the other.
demo-end = The white chain joins top and bottom: White wins.

## The board and the pegs

peg-title = Putting a peg
peg-any = Put a white peg into an empty hole.
peg-any-good = Pegs stay where they are. Black puts one in turn.
peg-behind = The goal lines of Black run at the left and at the right. Try behind one of them, on a12.
peg-behind-good = It is refused: behind its goal lines a side is alone to put pegs.
peg-behind-wrong = This hole is allowed to White. Try the far left instead.

## The link

link-title = The link
link-peg = A link goes one hole one way and two the other. Put a peg at that distance from l12.
link-peg-good = A link can join these two pegs.
link-peg-wrong = From this hole no link goes to l12. Count one hole one way, two the other.
link-put = Put the link: click l12, then n13.
link-put-good = The two pegs are joined. The turn ends when there is no link left to put.
link-put-end = The turn has ended without a link. These two pegs are not joined.
link-which = Only one of the lit pegs can be joined to l12. Put this link.
link-which-good = k10 is one hole one way and two the other. The others are not.
link-which-end = The turn has ended without a link. It was k10 that could be joined to l12.

## The block

bar-title = The block
bar-try = A white link runs between k12 and m13. Try to join these two black pegs.
bar-try-good = It is refused: no link crosses another.
bar-try-wrong = This is allowed. Try to join k12 and m13 instead.
bar-other = Black can join i11 and k12: nothing parts them. Put this link.
bar-other-good = This link bars the way in its turn.
bar-other-end = The turn has ended without a link: nothing bars White’s way.

## The double link

double-title = Two passages
double-make = Put a peg that two different holes would join to l12.
double-make-good = A peg in either of them will join both. Black stops only one.
double-make-wrong = From this hole there are not two holes that lead to l12. Try p12.
double-answer = Black has stopped n11. Take the other hole between l12 and p12.
double-answer-good = From this hole one link goes to l12 and another to p12.
double-answer-wrong = This hole does not join l12 to p12. The other passage is n13.
double-link = First put the link from l12 to n13.
double-link-good = One is left. You put as many links as you like in a turn.
double-link-other = This is allowed too. Here, put the link from l12 to n13 first.
double-link-end = Without both links the chain is cut.
double-both = Put the other link, from n13 to p12.
double-both-good = l12 and p12 are in the same chain.

## An idea

cut-title = Cutting both passages
cut-peg = Black wants to close both passages between l12 and p12. Stop one of them with a peg that can be linked to m11.
cut-peg-good = The peg stops one passage. Its link with m11 will bar the other.
cut-peg-l13 = With its link, this peg cuts too. Here, try it by stopping n13.
cut-peg-wrong = After this a single white peg could still join l12 and p12. Try n13.
cut-link = Put the link with m11.
cut-link-good = No single peg joins l12 and p12 any more. One peg and its link have closed two passages.
cut-link-end = Without this link the passage by n11 stays open.

## The trap

trap-title = The forgotten link
trap-between = White forgot to join k10 and l12. Put a black peg between the two, on l10.
trap-between-good = From j11 to l10 a black link would pass between the two white pegs.
trap-between-wrong = Here, pass between k10 and l12, by l10.
trap-link = Put the black link from j11 to l10.
trap-link-good = White can no longer join k10 and l12. A forgotten link does not count.
trap-link-end = Now Black forgets a link: White will still be able to put one.

## The swap

swap-title = The swap
swap-take = In this variant Black may take the first peg. Swap it with the button.
swap-take-good = The peg is black, on the other side of the long diagonal. White plays again.
swap-take-wrong = Black has put an ordinary peg. Use the button of the swap here.

## The end

end-title = Joining your two lines
end-peg = The white chain goes from the top down to l23. Behind the bottom line, put a peg that can be linked to l23.
end-peg-good = The peg is in place, but not linked yet.
end-peg-wrong = From this hole the bottom is not reached from l23. Try n24.
end-link = Put the last link.
end-link-good = The chain goes from one goal line to the other: White wins.
end-link-end = Without this link the chain stops at l23: nothing is won.
