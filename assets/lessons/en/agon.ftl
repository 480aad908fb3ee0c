### Agon: the demonstration and the lessons (assets/lessons/agon.toml).

## Demonstration

demo-move = Each side moves a piece one cell, either inwards or sideways.
demo-take = A black guard between two white ones, in a straight line: it is captured.
demo-back = It is not lost: Black brings it back to the rim, and that is a move.
demo-queen = A queen can be captured too. She comes back where her side likes, even to the centre.
demo-centre = The centre needs the queen. She slips in between her guards.
demo-end = The queen in the centre, her six guards around her: White wins.

## Moving

board-title = Moving
board-inwards = All start from the rim and aim for the centre, cell f6. Move a white guard one cell towards it.
board-inwards-good = One step made. The sides take turns.
board-inwards-wrong = That is allowed, but move a guard towards the centre here.
board-side = Go sideways: move a piece one cell without leaving the rim.
board-side-good = The piece is as far from the centre as before.
board-side-wrong = This piece has come nearer to the centre. Slide along the rim.
board-back = Try to go back: click d5, then c5.
board-back-good = Not allowed: inwards or sideways, never backwards.
board-back-wrong = This move is allowed. Try to go from d5 to c5 instead.

## The centre

centre-title = The central cell
centre-guard = Try to bring a guard to the centre: click g6, then f6.
centre-guard-good = Not allowed: the central cell is for queens.
centre-guard-wrong = This move is allowed. Try to go from g6 to f6 instead.
centre-queen = The white queen is on g5. Bring her to the centre.
centre-queen-good = She will not leave it by choice: every other cell lies behind her.
centre-queen-wrong = Move the queen to the central cell here.

## Capturing

take-title = Capturing between two
take-guard = The black guard on i6 touches the white one on h6. Come to the opposite side.
take-guard-good = A white guard on each side, in a straight line: the black one is captured.
take-guard-wrong = The guard on i6 is not captured. The cell opposite h6 is j6.
take-guard-line = On j5 you touch the black guard, but the three are not in line.
take-two = One move captures two pieces: the queen on h6 and the guard on j5. Find it.
take-two-good = A guard between the two, and both are captured. A queen is taken as a guard is, but she captures nobody.
take-two-wrong = The queen on h6 is not captured. Look for the cell that touches her, opposite g6.
take-two-one = This move captures only the guard on j5. Another takes the queen as well.

## Putting back

back-title = Putting a captured piece back
back-first = Black to move: the guard on i6 is captured. Try to play the queen from f11 to f10.
back-first-good = Not allowed: what is captured is put back first.
back-first-wrong = This move brings the guard back to the rim. Try to play the queen first.
back-guard = Bring the guard on i6 back to any free cell of the rim.
back-guard-good = It has to come all the way again, and that was Black’s move.
back-queen = The black queen and a guard are captured: the queen first, one move for each piece. Put her back in the centre.
back-queen-good = A captured queen comes back where her side likes: captured far from the centre, she gains by it.
back-queen-wrong = This is allowed, but the central cell is free.

## Between two

between-title = Between two pieces
between-try = Try to go between two black guards: click i7, then i6.
between-try-good = Not allowed: nobody moves between two opposing pieces.
between-try-wrong = This move is allowed. Try to go from i7 to i6 instead.

## Sending back

send-title = Back to the rim
send-near = The black guard on g6 touches the centre. Capture it.
send-near-good = It starts from the rim again. It will need four steps at least to return.
send-near-wrong = The guard on g6 is not captured: it takes a white guard on each side, in line.

## Defending

save-title = Stopping Black from finishing
save-last = The black guard on g7 will finish on f7 on the next move. Capture it.
save-last-good = Just in time: every other move let Black win.
save-last-wrong = Black plays g7 to f7 and wins. The guard on h5 can capture g7.

## The trap

trap-title = The queen on the rim
trap-queen = The black queen is within reach, right on the rim. Choose the better move: capture her, or move a guard inwards.
trap-queen-good = Well seen: once captured, the black queen could go straight to the centre.
trap-queen-wrong = The black queen is not captured, but no guard moves inwards. We want a step inwards.
trap-queen-taken = Black puts the queen back in the centre: this capture gives her five steps.

## The end

end-title = The queen first
end-gap = Five white guards surround the empty centre. With the sixth and no queen the game would be drawn: let the queen pass.
end-gap-good = The queen stands before the centre. Black plays elsewhere.
end-gap-wrong = The queen has come no nearer. Her way is through g6.
end-gap-empty = Six guards around an empty centre: a draw. The queen must pass first.
end-centre = Bring the queen to the centre.
end-centre-good = One guard is still missing.
end-centre-wrong = The queen is not in the centre. She can go there.
end-close = Put the last guard on the free cell beside the queen.
end-close-good = The queen in the centre, six guards around her: White has won.
end-close-wrong = The free cell is g6. The guard on h6 touches it.
