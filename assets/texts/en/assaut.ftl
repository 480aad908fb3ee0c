### Assaut (asalto) — all the words of the game.
###
### assaut-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

assaut-name = Assault
assaut-aka = assaut, asalto, officers and sepoys, siege, Belagerungsspiel, German tactics
assaut-hover = Twenty-four soldiers climb towards the fortress; two officers are waiting for them.
assaut-origin = 19th century, France

## 2. Sides

assaut-side-0 = the soldiers
assaut-side-1 = the officers
assaut-side-0-title = The soldiers
assaut-side-1-title = The officers
assaut-side-0-short = Soldiers
assaut-side-1-short = Officers
assaut-wins-0 = The soldiers win.
assaut-wins-1 = The officers win.

## 3. What there is to do

assaut-prompt-place = The officers take their places in the fortress.
assaut-prompt-soldiers = Soldiers to play: one step along the lines.
assaut-prompt-officers = Officers to play: a step, or a capture by jumping.
assaut-prompt-must-capture = Officers to play: capturing is compulsory.
assaut-prompt-go-on = A capture is under way: the officer jumps again, or stops.
assaut-prompt-go-on-forced = A capture is under way: the officer carries it through.
assaut-prompt-huff = Soldiers to play: an officer missed a capture and may be huffed.
assaut-prompt-must-huff = Soldiers to play: all they can do is huff an officer.

# Said by the soldiers, and shown until the next turn ($place)
assaut-call-huff = The officer on { $place } is huffed.

## 4. Variants

assaut-option-capture = Capturing
assaut-option-capture-huff = Free, with huffing
assaut-option-capture-huff-effect = An officer who misses a capture may be removed by the soldiers.
assaut-option-capture-huff-origin = booklet
assaut-option-capture-forced = Compulsory
assaut-option-capture-forced-effect = A possible capture must be made, taking as many as that officer can.
assaut-option-capture-forced-origin = the booklet’s own variant

assaut-option-approach = How the soldiers move
assaut-option-approach-near = Anything that comes nearer
assaut-option-approach-near-effect = Each step must come nearer to the fortress, as the crow flies.
assaut-option-approach-near-origin = booklet
assaut-option-approach-no-retreat = No falling back
assaut-option-approach-no-retreat-effect = Each step must come nearer and never go down a row.
assaut-option-approach-no-retreat-origin = French toy libraries
assaut-option-approach-path = By the shortest way
assaut-option-approach-path-effect = Each step must shorten the way that is left along the lines.
assaut-option-approach-path-origin = English rule sheets
assaut-option-approach-forward = Straight ahead
assaut-option-approach-forward-effect = Each step climbs a row; sideways only along the top of the two arms.
assaut-option-approach-forward-origin = German Tactics, a kindred English game

assaut-preset-livret = Booklet
assaut-preset-livret-effect = Capturing is free: an officer who misses a capture risks being huffed.
assaut-preset-notre-variante = Booklet’s variant
assaut-preset-notre-variante-effect = Capturing is compulsory, so there is no huffing.

## 5. Refusals

assaut-refusal-game-over = The game is over.
assaut-refusal-place-officers-first = The two officers are placed first.
assaut-refusal-not-in-fortress = The officers are placed inside the fortress.
assaut-refusal-occupied = This point is occupied.
assaut-refusal-officers-placed = The officers are already placed.
assaut-refusal-soldiers-huff = Only the soldiers huff, at the start of their turn.
assaut-refusal-not-guilty = There is no officer at fault on this point.
assaut-refusal-no-capture-running = No capture is under way.
assaut-refusal-capture-to-finish = Capturing is compulsory: it is carried through.
assaut-refusal-soldiers-do-not-take = Soldiers cannot capture officers.
assaut-refusal-empty-point = There is no piece on this point.
assaut-refusal-not-your-man = This piece belongs to the opponent.
assaut-refusal-go-on-or-stop = A capture is under way: this officer has to finish it.
assaut-refusal-no-line = No line leads from one point to the other.
assaut-refusal-nothing-to-jump = There is no soldier to jump over.
assaut-refusal-longer-capture = This officer can capture more by another way.
assaut-refusal-must-capture = Capturing is compulsory.
assaut-refusal-no-exit = A soldier may not leave the fortress again.
assaut-refusal-not-nearer = Every step must bring a soldier nearer to the fortress.

## 6. Endings

assaut-ending-too-few-soldiers = Fewer than nine soldiers are left: the officers win.
assaut-ending-no-officer-left = No officer is left: the soldiers win.
assaut-ending-fortress-occupied = Nine soldiers hold the fortress: the soldiers win.
assaut-ending-officers-blocked = The officers can no longer move: the soldiers win.
assaut-ending-soldiers-blocked = The soldiers can no longer move: the officers win.
assaut-ending-repetition = The same position for the third time: a drawn game.
assaut-ending-no-progress = A hundred turns in a row without a capture or a soldier’s advance: a drawn game.

## 7. Buttons and log ($man: s or o; $from, $to: places; $taken: place of the soldier taken)

assaut-step-stop = Stop
assaut-step-stop-help = End the capture here (the officer may then be huffed).
assaut-huff = Huff
assaut-huff-help = Remove an officer who missed a capture.
# $place: the place of the officer
assaut-huff-at = Huff the officer on { $place }

assaut-log-place = An officer takes his place on { $to }.
assaut-log-step =
    { $man ->
        [s] A soldier steps from { $from } to { $to }.
       *[o] An officer steps from { $from } to { $to }.
    }
assaut-log-jump = An officer jumps from { $from } to { $to } and takes the soldier on { $taken }.
assaut-log-stop = The officer stops there.
assaut-short-huff = huffs { $place }
assaut-log-huff = The soldiers huff the officer on { $from }.

## 8. Reasons: what is true of a move ($n: a number; $places: places; $other: the other side)

assaut-fact-takes = This move removes an opposing piece from the game.
assaut-fact-goes-on =
    { $n ->
        [one] After this move, the officer can take one more soldier.
       *[other] After this move, the officer can take { $n } more soldiers.
    }
assaut-fact-shuts = This move blocks an officer: he cannot move any more.
assaut-fact-exposes =
    { $n ->
        [one] This move leaves a soldier to be taken.
       *[other] This move leaves { $n } soldiers to be taken in a row.
    }
assaut-fact-huffable =
    { $n ->
        [one] This move misses a capture: the officer on { $places } may be huffed.
       *[other] This move misses captures: an officer may be huffed.
    }
assaut-fact-saves =
    { $n ->
        [one] This move puts a soldier out of reach.
       *[other] This move puts { $n } soldiers out of reach.
    }
assaut-fact-attacks =
    { $n ->
        [one] This move threatens to take a soldier.
       *[other] This move threatens { $n } soldiers.
    }
assaut-fact-enters = This move brings a soldier into the fortress.
assaut-fact-gives-up = This move lets a soldier come to { $places }, in the fortress.

## 9. Map of the families: why to try another game

assaut-try-1 = Another uneven hunt, in which men are taken by sandwiching them.
assaut-try-2 = There is huffing there too, and both sides can take.

## 10. Position editor

assaut-edit-hand = Officers to be placed
assaut-edit-owed = Captures still to be made
assaut-flaw-men = There are at most twenty-four soldiers and two officers.
assaut-flaw-placing = While an officer is to be placed, nobody else has moved.
assaut-flaw-guilty = An officer is huffed, on the soldiers’ turn, where captures are free.
assaut-flaw-owed = Without a capture under way, there are no captures still to be made.
assaut-flaw-jump = The capture under way is an officer’s, on the officers’ turn.
assaut-flaw-jump-again = The officer whose capture is under way must be able to capture again.
assaut-flaw-owed-longest = This officer still has to make his longest capture.

## 11. By ear (jeux/play/table/table_description.py; $n: a number)

assaut-heard-man-s =
    { $n ->
        [one] soldier
       *[other] { $n } soldiers
    }
assaut-heard-man-o =
    { $n ->
        [one] officer
       *[other] { $n } officers
    }

# The start with an advantage. $n: a number
assaut-handicap-fewer = { $n } soldiers fewer
assaut-handicap-fewer-effect = { $n } soldiers are missing, and the two officers are in place already.
