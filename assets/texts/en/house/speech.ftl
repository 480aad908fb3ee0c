### Tablier — playing by ear: what is only said aloud.

key-voice-back-does = Say the line before, of the board or of the page.
key-voice-on-does = Say the next line.
key-copy-spoken-does = Copy all that was said.

key-voice-does = Speak aloud, or be silent.
key-voice-again-does = Say again what was just said.
key-voice-all-does = Say how the game stands, or sum up the page; a second time, read all of it.
key-steps-does = Choose a legal move from a list.
key-spoken-does = Read and copy what was said.
key-switch-does = Choose what is in the frame.
key-switch-next-does = Move the frame on.
# Where the switch leads from a group back to all groups
scan-back = Back to the groups
# A group without a name, by the first and the last of what is in it
scan-group = from { $first } to { $last }
scan-further = Read on
scan-before = Read what came before
speech-on = Tablier speaks. { KEY("voice-all") }: how things stand. { KEY("voice-on") }: line by line. { KEY("steps") }: the legal moves. { KEY("voice-again") }: say it again. { KEY("voice") }: be silent.
speech-off = Tablier is silent.
# Said once at the first start, while speech is off
speech-hint = To have Tablier speak, press { KEY("voice") }.
spoken-title = What was said
spoken-about = The latest first
spoken-nothing = Nothing has been said yet.
# These words follow any name
heard-chosen = current choice
# $now: the value now
heard-less = { $now }, less
heard-more = { $now }, more
heard-group = { $group }:
heard-on = on
heard-off = off
heard-disabled = unavailable
heard-done = done
heard-empty-field = nothing written
heard-edge = Nothing further that way.
heard-turns = Turns played
# $n: how many moves
heard-taken-back =
    { $n ->
        [one] One move taken back.
       *[other] { $n } moves taken back.
    }
heard-empty = empty
heard-allowed = playable
# What is lit on the board, whatever it is
heard-looked-at = to look at
# $places: places, with commas between them
heard-leads = can go to { $places }
# $men: some men, $places: where they stand
heard-men-at = { $men }: { $places }
# A row of the board, from its first place to its last; $men: what stands there
heard-row = From { $first } to { $last }: { $men }
# The number of a thing among all those of a list, where two might be told alike
heard-number = { $k } of { $n }
# The name of a row of the board, for programs that read the window
heard-row-name = { $first } to { $last }
seen-board = Board: { $game }
seen-many-places = { $n } possible places
seen-beside = Beside the board
seen-die =
    { $n ->
        [0] The die
        [1] First die
        [2] Second die
       *[other] Die { $n }
    }
# The cube: $n, the stake that it shows; $side: who holds it, <game>-side-0
seen-cube = cube at { $n }, in the middle
seen-cube-held = cube at { $n }, held by { $side }
heard-single = { $place }: { $men }
# $n: what a die shows; $dice: several
heard-die = die { $n }
heard-dice-ready = the dice, ready to be rolled
heard-dice =
    { $n ->
        [one] Die to play: { $dice }.
       *[other] Dice to play: { $dice }.
    }
heard-steps = Legal moves
heard-steps-count =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
# $place: a place, or the letter of several
heard-steps-from =
    { $n ->
        [one] { $place }: { $n } move
       *[other] { $place }: { $n } moves
    }
# $buttons: the words of the buttons
heard-buttons = Buttons: { $buttons }.
# $choices: all that is chosen on a page
heard-all-chosen = Current choices: { $choices }.
# $answers: the buttons of a question
heard-answers = Answers: { $answers }.
# After a summary; $n: how many lines the page has
heard-more-lines =
    { $n ->
        [one] One line in all. { KEY("voice-all") } again: read it all. { KEY("voice-on") }: line by line.
       *[other] { $n } lines in all. { KEY("voice-all") } again: read them all. { KEY("voice-on") }: line by line.
    }
heard-no-steps = Nothing to play at the moment.
# $side: a side
heard-place-hand = in hand, { $side }
heard-place-taken = taken by { $side }
heard-place-box = box, { $side }
heard-man-w =
    { $n ->
        [one] white piece
       *[other] { $n } white pieces
    }
heard-man-b =
    { $n ->
        [one] black piece
       *[other] { $n } black pieces
    }
