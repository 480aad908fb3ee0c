### Assault: the demonstration and the lessons (assets/lessons/assaut.toml).

## Demonstration

demo-place = Two officers take their places in the fortress. Twenty-four soldiers besiege it.
demo-step = A soldier advances one step towards it.
demo-take = The officer jumps over the soldier and takes him.
demo-huff = An officer missed a capture: the soldiers huff him. He leaves the game.
demo-nine = Nine soldiers in the fortress: the soldiers win.
demo-few = Fewer than nine soldiers cannot take it any more: the officers win.

## Setting up

place-title = Placing the officers
place-first = Place an officer on one of the nine points of the fortress.
place-first-good = The fortress is the upper arm. Any place in it will do.
place-outside = Try to place the second one outside, on a soldier.
place-outside-good = Not allowed: the officers begin in the fortress.
place-outside-wrong = That place is in the fortress. Try to click a soldier.
place-second = Place the second officer in the fortress.
place-second-good = The soldiers have all the places outside the fortress. They play first.

## The step of a soldier

step-title = How a soldier moves
step-near = A soldier moves one step along a line. Take d4 to c5.
step-near-good = He has entered the fortress.
step-near-wrong = That step is allowed. Here, move from d4 to c5.
step-side = Try to move sideways: from e4 to d4.
step-side-good = Not allowed: this step comes no nearer to the fortress. Backwards is refused too.
step-side-wrong = This step comes nearer, it is allowed. Try e4 to d4 instead.
step-near-side = Sideways is allowed where it gets nearer: move from a4 to b4.
step-near-side-good = The fortress is nearer: this step sideways is good.
step-near-side-wrong = That step is allowed. Here we want a4 to b4.

## Inside the fortress

inside-title = Inside the fortress
inside-move = Inside the fortress a soldier moves in any direction. Move d6.
inside-move-good = Inside, he may go forwards, backwards or sideways.
inside-move-wrong = That is allowed, but move the soldier on d6 here.
inside-out = Try to leave it: from c5 to b4.
inside-out-good = Not allowed: a soldier who is in never leaves.
inside-out-wrong = That is allowed. Try to go from c5 to b4 instead.

## The officers

officer-title = How an officer moves
officer-step = Officers to play. An officer moves one step along a line, in any direction.
officer-step-good = An officer goes where he likes, even out of the fortress.
officer-none = Soldiers to play. Try to jump over the officer on d6: from d5 to d7.
officer-none-good = Not allowed: a soldier never captures.
officer-none-wrong = This step is allowed. Try to jump from d5 to d7 instead.

## Taking

jump-title = Taking a soldier
jump-one = Officers to play. Jump from d6 to d4, over the soldier on d5.
jump-one-good = The place behind him was empty: the soldier is taken.
jump-one-wrong = The soldier on d5 is not taken.
jump-two = One capture may lead to another. Take a first soldier.
jump-two-good = In the same move the officer may jump again.
jump-two-wrong = No soldier is taken. The officer on d6 can jump.
jump-on = Jump again.
jump-on-good = Two soldiers taken. The officer can jump a third time.
jump-on-wrong = Stopping is allowed, but it is a fault: he can take again.
jump-last = Take the third one.
jump-last-good = Three soldiers in a single move.
jump-last-wrong = Stopping is allowed, but it is a fault: he can take again.

## Huffing

huff-title = Huffing an officer
huff-him = The officer on d6 could take d5 and did not. Click him to huff him.
huff-him-good = Huffed: he leaves the game. Only one officer is left.
huff-him-wrong = This step is allowed, but the officer on d6 is not huffed.
huff-then = Huffing does not replace the move. Now play a soldier.
huff-then-good = First the huff, then the move, in the same turn. An officer who stops a capture too early is huffed too.

## Winning with the soldiers

nine-title = Winning with the soldiers
nine-last = Eight soldiers hold the fortress. Bring in the ninth.
nine-last-good = Nine soldiers in the fortress: it is taken.
nine-last-wrong = One place of the fortress is still empty.
nine-blocked = Blocking both officers wins too. Find the step that shuts them in.
nine-blocked-good = No officer can move: the soldiers have won.
nine-blocked-wrong = An officer can still move. Look around b5.

## Winning with the officers

few-title = Winning with the officers
few-take = Nine soldiers are left, just enough for the fortress. Take one.
few-take-good = Eight soldiers are no longer enough: the officers have won. Blocking all the soldiers wins too.
few-take-wrong = Nine soldiers are still left.

## The trap

trap-title = The place behind
trap-safe = Advance a soldier so that no officer can take one.
trap-safe-good = No soldier can be taken: behind them the place is not free.
trap-safe-d5 = The soldier on d5 leaves d4 empty behind him: the officer on d6 takes him.
trap-safe-c5 = The soldier on c5 leaves b4 empty behind him: the officer on d6 takes him.
trap-safe-e5 = The soldier on e5 leaves f4 empty behind him: the officer on d6 takes him.

## An idea

hole-title = Filling the gap
hole-fill = The officer on d6 threatens to jump d5. Fill the place d4, or move d5 away.
hole-fill-good = The officer can no longer take anybody.
hole-fill-wrong = The officer on d6 can still take d5.
