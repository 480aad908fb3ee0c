### Tablier — the keyboard: the keys and what they do.

keyboard-title = Keyboard
keyboard-intro = Everything can be played without a mouse too.
keyboard-of-game = In this game
keyboard-on-board = On the board
keyboard-in-game = During the game
keyboard-everywhere = Everywhere
# The names of the keys, and what is held with them
key-none = none
key-name-backspace = Backspace
key-name-return = Enter
key-name-enter = Keypad Enter
key-name-space = Space
key-name-escape = Esc
key-name-tab = Tab
key-name-left = Left arrow
key-name-right = Right arrow
key-name-up = Up arrow
key-name-down = Down arrow
key-name-home = Home
key-name-end = End
key-name-page-up = Page up
key-name-page-down = Page down
key-name-insert = Insert
key-name-delete = Delete
key-name-break = Pause
key-name-print-screen = Print screen
key-name-scroll-lock = Scroll lock
key-name-menu = Menu
key-name-pad = Keypad { $key }
key-held-ctrl = { SYSTEM() ->
    [macos] ⌘{ $key }
   *[other] Ctrl + { $key }
  }
key-held-shift = { SYSTEM() ->
    [macos] ⇧{ $key }
   *[other] Shift + { $key }
  }
key-held-alt = { SYSTEM() ->
    [macos] ⌥{ $key }
   *[other] Alt + { $key }
  }

# $key: Ctrl, Shift or Alt
key-held = { $key } is held.
key-held-no-more = Nothing is held any more.

# To change a key. $keys: the keys of a command, $key: one of them
keyboard-change = Change the keys…
keyboard-change-intro = Choose a key to change it.
keyboard-reset = Reset all keys
keyboard-reset-question = Every command gets its first keys back.
keyboard-reset-yes = Reset all
keyboard-watching = While the computers play each other
keyboard-review = In the review of a game
key-change-none = none
key-change-ask = Keys: { $keys }. Now press the new key, or Esc to change nothing.
key-change-more = Keys: { $keys }. Now press the key to be added, or Esc to change nothing.
key-change-keep = Change nothing
key-change-add = Add a key
key-change-drop = Take “{ $key }” away
key-change-reset = Reset
key-change-clash = The key “{ $key }” already does this: { $does }
key-change-exchange = Exchange
key-change-take = Take it all the same
key-up-does = Move the cursor up, or from button to button.
key-down-does = Move the cursor down.
key-left-does = Move the cursor left.
key-right-does = Move the cursor right.

key-enter-does = Choose a piece, put it down, roll the dice, end the turn.
key-escape-does = Put the chosen piece back, close, go back.
key-tab-does = Go to the next piece that can play, then to the buttons.
key-shift-tab-does = The same, backwards.
key-undo-does = Undo the move.
key-redo-does = Redo the move taken back.
key-hint-does = Ask for a hint.
key-teacher-does = Call the teacher, gentle then strict, or send the teacher away.
key-rules-does = Read the rules of the game.
key-why-does = Read in the rules why a move is refused.
key-marks-does = Show the legal moves, all of them, or hide them.
key-coordinates-does = Change the coordinates: none, along the edge, everywhere.
key-turn-board-does = Turn the board.
key-nearer-does = See the board closer up.
key-farther-does = See the board from farther away.
key-watch-back-does = Go back one move while computers play each other.
key-watch-forward-does = Go forward one move, then wait.
key-pause-does = Stop the computers, or let them go on.
key-pace-does = Change the speed of the computers.
key-sound-does = Turn the sound off or on.
key-new-does = Prepare a new game.
key-full-screen-does = Go full screen, or back to the window.
key-text-larger-does = Enlarge the texts.
key-text-smaller-does = Shrink the texts.
key-text-usual-does = Give the texts their usual size again.
key-settings-does = Open the settings.
key-turns-does = Write the list of moves as short as can be, in full words or in notation.
key-save-does = Save the game under a name.
key-picture-does = Save the picture of the board.
key-copy-does = Copy the position, as text and as a picture.
key-copy-turns-does = Copy the list of moves.
key-open-does = Open a file.
key-paste-does = Open the game or the position that was copied.
key-bare-does = Hide or show the panel.
key-dice = 1 to 6
key-dice-does = Enter a die rolled on the table.
key-typing = Letter and digit
key-typing-does = Write a place, d6 for example, then Enter to play there. A letter that begins the name of a place is no command any more: { SYSTEM() ->
    [macos] with ⌥ it still is.
   *[other] with Alt it still is.
  }
