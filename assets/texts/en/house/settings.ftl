### Tablier — settings and the first start.

settings-title = Settings
settings-display = Display
settings-computer = Computer
settings-board = Board
settings-hands = Hands and keyboard
settings-game = Course of the game
settings-sound = Sound and speech
settings-class = Class and files
settings-access-help = What the program does for people who see, hear or move with difficulty.
settings-live = what it changes
settings-try = Try a move
settings-reset = Restore defaults
settings-reset-title = Restore the default settings?
settings-reset-ask = Every setting goes back to its default, except the language.
settings-reset-yes = Restore all
settings-reset-done = The default settings are restored.
settings-saved = Settings are kept from one session to the next.

setting-language = Language
setting-language-help = All texts, the rules too, change at once.
setting-language-fr = French (français)
setting-language-en = English

setting-text-size = Text size
setting-text-size-help = To read from far off, or without glasses; { KEY("text-larger") } and { KEY("text-smaller") } do the same.
setting-text-size-value = { $n }%
setting-text-size-100 = 100%
setting-text-size-125 = 125%
setting-text-size-150 = 150%
setting-text-size-200 = 200%

setting-animation = Animation
setting-animation-help = The speed of pieces and dice; “none” removes all motion.
setting-animation-normal = normal
setting-animation-fast = fast
setting-animation-slow = slow
setting-animation-none = none

setting-volume = Effects volume
setting-volume-help = The sound of pieces and dice.
setting-signals = Signals volume
setting-signals-help = The notes that announce a turn, a refusal, a hint, the end of a game.
setting-volume-value = { $n }%

setting-muted = Mute
setting-muted-help = No sound at all; the key { KEY("sound") } does the same.
setting-muted-on = muted
setting-muted-off = sound
setting-room = Sound of the room
setting-room-help = Between the moves, the air of a room in the evening and a fire that crackles now and then.
setting-room-on = on
setting-room-off = off

setting-speech = Voice
setting-speech-help = Reads aloud everything that is shown; the key { KEY("voice") } does the same.
setting-speech-off = silent
setting-speech-on = aloud
setting-speech-rate = Rate
setting-speech-rate-help = How fast it speaks.
setting-speech-rate-slow = slow
setting-speech-rate-normal = normal
setting-speech-rate-fast = fast
setting-speech-rate-fastest = very fast
setting-speech-detail = Detail
setting-speech-detail-help = Full: the help too, and where the piece under the cursor can go.
setting-speech-detail-brief = brief
setting-speech-detail-full = full
setting-beside-reader = Beside a screen reader
setting-beside-reader-help = What the program says while a screen reader reads the window.
setting-beside-reader-news = what it misses
setting-beside-reader-all = everything
setting-beside-reader-none = nothing

setting-marks = Legal move marks
setting-marks-help = A disc where the piece can go, a ring where it captures.
setting-marks-on = shown
setting-marks-off = hidden

setting-coordinates = Coordinates
setting-coordinates-help = The letters and numbers that name the places of the board.
setting-coordinates-off = none
setting-coordinates-border = along the edge
setting-coordinates-every = everywhere

setting-race = Pip count
setting-race-help = In backgammon and jacquet, how many points each side still has to travel.
setting-race-on = shown
setting-race-off = hidden

setting-simple = Simple display
setting-simple-help = Fewer buttons, larger letters and marks, and the legal moves are shown.
setting-simple-off = full
setting-simple-on = simple

setting-projector = Projector
setting-projector-help = Large letters, thick lines, black on white: to be seen from the back of a bright room.
setting-projector-on = on
setting-projector-off = off

setting-fullscreen = Full screen
setting-fullscreen-help = Gives the whole screen to the board; the key { KEY("full-screen") } does the same.
setting-fullscreen-on = full screen
setting-fullscreen-off = window

setting-theme = Theme
setting-theme-help = Turned wood, strong contrast, or the booklet’s line drawing.
setting-theme-bois = wood
setting-theme-contraste = contrast
setting-theme-livret = booklet

setting-cooldown = Pause after a press
setting-cooldown-help = A press repeated within this time by a trembling hand does nothing.
setting-cooldown-0 = none
setting-cooldown-300 = 0.3 s
setting-cooldown-500 = 0.5 s
setting-cooldown-1000 = 1 s

setting-drag = Drag distance
setting-drag-help = How far the pointer moves, with the button down, before the piece follows.
setting-drag-6 = short
setting-drag-12 = medium
setting-drag-24 = long
setting-drag-48 = very long

setting-hold = Long press
setting-hold-help = How long a button or a finger is held down for a long press.
setting-hold-250 = 0.25 s
setting-hold-450 = 0.45 s
setting-hold-800 = 0.8 s
setting-hold-1500 = 1.5 s

setting-sticky = Keys one by one
setting-sticky-help = { SYSTEM() ->
    [macos] ⇧, ⌘ and ⌥ stay down until the next key: one hand is enough.
   *[other] Shift, Ctrl and Alt stay down until the next key: one hand is enough.
  }
setting-sticky-off = together
setting-sticky-on = one by one

setting-scanning = Scanning
setting-scanning-help = For a switch: a frame goes from one group to the next, and a press chooses what is in it.
setting-scanning-off = off
setting-scanning-alone = by itself
setting-scanning-two = with two switches

setting-switch = Switch
setting-switch-help = { KEY("switch") } or a left click chooses; { KEY("switch-next") } or a right click goes on.
setting-switch-key = key
setting-switch-mouse = mouse

setting-scan-step = Scanning step
setting-scan-step-help = How long the frame stays at a place before it goes to the next.
setting-scan-step-600 = 0.6 s
setting-scan-step-1000 = 1 s
setting-scan-step-1500 = 1.5 s
setting-scan-step-2500 = 2.5 s
setting-scan-step-4000 = 4 s

setting-scan-order = Scanning order
setting-scan-order-help = A group first, then what is in it; or all places one after the other.
setting-scan-order-groups = by groups
setting-scan-order-items = one by one

setting-forced = Forced moves
setting-forced-help = When the rules leave no choice for the rest of the turn.
setting-forced-ask = with one click
setting-forced-play = by themselves
setting-forced-never = like any other

setting-throws = Rolling the dice
setting-throws-help = “By itself” still waits where doubling is possible; “always” never asks.
setting-throws-click = with a click
setting-throws-alone = by itself
setting-throws-always = always

setting-panel = Panel
setting-panel-help = The side of the board where the buttons are.
setting-panel-right = on the right
setting-panel-left = on the left

settings-one-screen = Sharing a screen
setting-orientation = Board
setting-orientation-help = When several people play at the same screen.
setting-orientation-fixed = fixed
setting-orientation-turning = turns each turn
setting-orientation-facing = face to face
setting-confirm = Confirm each move
setting-confirm-help = A move can be taken back until it is confirmed.
setting-confirm-off = no
setting-confirm-on = yes
setting-large-targets = Larger targets
setting-large-targets-help = Large buttons, the legal place nearest to the finger, a board that zooms in.
setting-large-targets-off = no
setting-large-targets-on = yes
setting-shared-keys = Two at the keyboard
setting-shared-keys-help = Each person has keys of their own, and nobody plays for another.
setting-shared-keys-off = no
setting-shared-keys-on = yes
# The keys of each person: where they lie, not what is printed on them
shared-keys-left = W A S D, Space, Tab, Q
shared-keys-right = ← ↑ ↓ →, Enter, Page Down, Backspace
# $side: <game>-side-0-title, or several of them with list-and
shared-keys-does = { $side }: move, choose or play, next piece, take back.
# $side: <game>-side-0; $keys: shared-keys-left or shared-keys-right
shared-keys-other = It is { $side } to play, with these keys: { $keys }.
keyboard-shared = Two at the keyboard
# $side: <game>-side-0
board-before = The board is turned towards { $side }.
facing-no-room = There is not enough room for face to face: enlarge the window, or choose another setting.
# $near, $far : <jeu>-side-0, or several of them with list-and
board-between = Face to face: { $near } at the bottom of the screen, { $far } at the top.

setting-font = Typeface
setting-font-help = Letters with more open shapes, for easier reading.
setting-font-standard = standard
setting-font-easy = easy reading

setting-master = Master’s thinking time
setting-master-help = How long the strongest opponent thinks about each move.
setting-master-2 = 2 s
setting-master-5 = 5 s
setting-master-10 = 10 s
setting-master-30 = 30 s
setting-gives-up = Master resigns
setting-gives-up-help = It resigns a game that is certainly lost while the end is still far off.
setting-gives-up-on = yes
setting-gives-up-off = no
setting-find-from = Mistakes to correct
setting-find-from-help = Which mistakes “Find better” asks about, by the winning chances they lose.
setting-find-from-5 = all
setting-find-from-10 = from 10 points
setting-find-from-15 = from 15 points
setting-find-from-25 = from 25 points
setting-teacher = Teacher
setting-teacher-help = Asks before a move that loses a lot, if everyone playing wants it.
setting-teacher-off = Absent
setting-teacher-gentle = Gentle
setting-teacher-strict = Strict

# The card of the first start: it is shown once
first-title = Welcome
first-language = Language
first-language-fr = Français
first-language-en = English
first-text-size = Text
first-simple = Simple display
first-sound = With sound
first-text = Text and display
first-other = Language and sound
first-speech = Hear the pages ({ KEY("voice") })
first-begin = Choose a game
