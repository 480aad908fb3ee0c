### Moulin (nine men’s morris) — all the words of the game.
###
### moulin-side-N: inside a sentence; -title: at its beginning; -short: label.

## 1. Card

moulin-name = Mill
moulin-aka = moulin, nine men’s morris, merels, morris, mérelle, marelle, Mühle, mylna, chuk sam, akidada
moulin-hover = Three men in a row, and the opponent loses one: a favourite of the Middle Ages.
moulin-origin = 13th century, France

## 2. Sides

moulin-side-0 = White
moulin-side-1 = Black
moulin-side-0-title = White
moulin-side-1-title = Black
moulin-side-0-short = White
moulin-side-1-short = Black
moulin-wins-0 = White wins.
moulin-wins-1 = Black wins.

## 3. What there is to do ($side: moulin-side-N; $n: men to remove)

moulin-prompt-place = { $side } to place a man.
moulin-prompt-move = { $side } to move a man.
moulin-prompt-fly = { $side } to play: a man may fly to any empty point.
moulin-prompt-take =
    { $n ->
        [one] A mill is made: { $side } to remove one of the opponent’s men.
       *[other] Mills are made: { $side } to remove { $n } of the opponent’s men.
    }

## 4. Variants

moulin-option-flying = Flying
moulin-option-flying-4 = With four men
moulin-option-flying-4-effect = With four men or fewer, a man may go to any empty point.
moulin-option-flying-4-origin = booklet
moulin-option-flying-3 = With three men
moulin-option-flying-3-effect = With three men, a man may go to any empty point.
moulin-option-flying-3-origin = most common usage, tournaments
moulin-option-flying-never = Never
moulin-option-flying-never-effect = Men follow the lines to the end, even when three are left.
moulin-option-flying-never-origin = older or regional rules

moulin-option-mills = Men in a mill
moulin-option-mills-open = Exposed
moulin-option-mills-open-effect = Any of the opponent’s men may be removed, even from a mill.
moulin-option-mills-open-origin = booklet
moulin-option-mills-protected = Protected
moulin-option-mills-protected-effect = A mill is broken only when all of the opponent’s men are in mills.
moulin-option-mills-protected-origin = international tournaments

moulin-option-double = Two mills at once
moulin-option-double-one = One man taken
moulin-option-double-one-effect = Two lines made together take only one man.
moulin-option-double-one-origin = booklet and most rules
moulin-option-double-two = Two men taken
moulin-option-double-two-effect = Two lines made together take two men.
moulin-option-double-two-origin = a house rule

moulin-preset-livret = Booklet
moulin-preset-livret-effect = Any man may be taken; men fly from four.
moulin-preset-tournoi = Tournament
moulin-preset-tournoi-effect = Mills are protected; men fly from three.

## 5. Refusals

moulin-refusal-game-over = The game is over.
moulin-refusal-must-take = A line has been made: first remove one of the opponent’s men.
moulin-refusal-empty-point = There is no man on this point.
moulin-refusal-own-man = Remove one of the opponent’s men, not one of your own.
moulin-refusal-man-in-mill = This man is in a mill: choose another.
moulin-refusal-no-mill = A man is removed only after a line has been made.
moulin-refusal-still-placing = While men are being placed, none is moved.
moulin-refusal-occupied = This point is occupied.
moulin-refusal-all-placed = All the men are placed: move one of them.
moulin-refusal-not-your-man = This man belongs to the opponent.
moulin-refusal-not-adjacent = A man moves to the next point only, along the lines.

## 6. Endings

moulin-ending-two-men-left = The loser has only two men left.
moulin-ending-blocked = The loser cannot move a man any more.
moulin-ending-repetition = The same position stands for the third time: a drawn game.
moulin-ending-no-progress = A hundred moves in a row without a capture: a drawn game.

## 7. Log ($side: title; $from, $to: places)

moulin-log-put = { $side } places a man on { $to }.
moulin-log-move = { $side } moves from { $from } to { $to }.
moulin-log-fly = { $side } flies from { $from } to { $to }.
moulin-log-take = { $side } takes the man on { $to }.

## 8. Reasons: what is true of a move ($n: a number; $places: places; $other: the other side)

moulin-fact-forms = This move closes a mill.
moulin-fact-sure = After this move, { $other } can no longer stop a mill.
moulin-fact-leaves = This move lets { $other } close a mill on { $places }.
moulin-fact-stops = This move keeps { $other } from closing a mill on { $places }.
moulin-fact-double = This move forms a double mill: the same man serves both lines.
moulin-fact-spoils = This move breaks the double mill of { $other }.
moulin-fact-breaks =
    { $n ->
        [one] This move undoes a mill of { $other }.
       *[other] This move undoes { $n } mills of { $other }.
    }
moulin-fact-threatens = This move prepares a mill on { $places }.
moulin-fact-pins =
    { $n ->
        [one] This move blocks a man of { $other }.
       *[other] This move blocks { $n } men of { $other }.
    }

## 9. Map of the families: why to try another game

moulin-try-1 = There too whoever cannot move has lost.
moulin-try-2 = There too a single man acts in several directions.

## 10. Position editor

moulin-edit-hand-0 = White men in hand
moulin-edit-hand-1 = Black men in hand
moulin-edit-take = Men to be removed
moulin-flaw-men = Each side has nine men at most.
moulin-flaw-few = One of the two has three men at least.
moulin-flaw-quiet = While men are placed, moves without a capture are not counted.
moulin-flaw-hands = Each side places in turn: the numbers of men in hand do not fit.
moulin-flaw-mill = A man is removed after a mill: the player to move has none.
moulin-flaw-take-nobody = The opponent has no man left to be removed.
moulin-flaw-take-two = Two men are removed when two mills cross, if the rule has it so.

# The start with an advantage. $n: a number
moulin-handicap-ahead =
    { $n ->
        [one] { $n } man placed
       *[other] { $n } men placed
    }
moulin-handicap-ahead-effect =
    { $n ->
        [one] { $n } of the nine men is placed already; the opponent has { $n } fewer.
       *[other] { $n } of the nine men are placed already; the opponent has { $n } fewer.
    }

## 11. By ear ($n: a number; $mills: the mills, each by its three places)

moulin-heard-mills =
    { $n ->
        [one] Mill: { $mills }.
       *[other] { $n } mills: { $mills }.
    }
