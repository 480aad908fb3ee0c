### Tablier — what may go wrong: one sentence each.

error-title = A hitch
error-bad-option = This game asks for a variant that does not exist.
error-bad-position = This position does not exist in this game.
error-bad-step = This move is not written as a move of this game.
error-bad-input = This text cannot be read by this game.
error-broken = This game file is damaged: it has not been deleted, but the game cannot be resumed.
error-missing = This file does not exist, or no longer does.
error-unfit = This file is larger than 8 megabytes, or no ordinary file.
error-foreign = This file is not a Tablier game.
error-future-format = This game comes from a later version of Tablier: it is kept as it is.
error-not-read = This game file could not be opened: it stays where it is.
error-recovered = The last save was damaged: the game resumes one move earlier, and the damaged file is kept.
error-illegal-step = This game holds a move against the rules: it has not been deleted, but cannot be resumed.
error-ledger-broken = The counts of the dice could not be read: they are not deleted, but counting starts again.
error-unknown-game = This file is of a game that this version does not have.
error-not-saved = The game could not be saved: it goes on, but to leave it now is to lose the last moves.
error-open-elsewhere = Tablier is already open in another window: its games are to be resumed there.
# $names: the settings concerned, separated by commas
error-bad-setting = Settings put back to their original value because they could not be read: { $names }.
error-settings-unreadable = The settings file cannot be read: it has not been deleted, but the default settings apply.
error-settings-not-saved = The settings could not be saved: they hold until the program is closed.
error-no-sound = No sound output was found: the games stay silent.
error-no-screen = No screen was found: Tablier cannot open its window.
error-window-too-small = The window is too small for the board: make it a little larger.
error-crashed-title = This screen has stopped
error-crashed =
    It is a fault in the program, nobody did anything wrong.
    The games in progress are kept: they go on where they were.
error-crashed-aside = Put this game aside
error-crashed-plain = Go back to the first display
error-crashed-quit = Quit
error-not-handed-over = The system could not do that. The file is saved.
error-read-only-folder = This folder cannot be written to: games will not be kept.
error-engine-restarted = The computer had stopped thinking: it has been restarted, and the game goes on.
error-engine-lost = The computer no longer answers: it plays the first legal move, and the game goes on.
error-engine-silent = The computer no longer answers: the game goes on without its opinion.
error-engine-damaged-table = A file of the computer is damaged: it plays less well. Install Tablier again to repair it.
# $file: the name of the file set aside
error-set-aside = File set aside: { $file }

error-not-moved = The file of the match could not be moved: the match stays where it is.

# $sentence: why it cannot be opened
error-document = { $sentence } File: { $file }
error-not-archived = This game could not be kept among the finished games: the folder or the disk refuses.
error-not-counted = This game could not be counted in the statistics: the folder or the disk refuses.
error-statistics-broken = The statistics could not be read: they are not erased, but counting starts again.
error-not-renamed = A game keeps the old name: its file could not be written. Try again later.
error-players-not-kept = The players could not be saved: the folder or the disk refuses.
error-players-broken = The list of players could not be read: it is not erased, but a new one begins.
error-mistakes-not-kept = The mistakes to look at again could not be saved: the folder or the disk refuses.
error-mistakes-broken = The mistakes to look at again could not be read: they are not erased, but they begin anew.
error-mistakes-unfit = A mistake to look at again is taken off the list: the rules of today no longer lead to its position.
error-held = Another program holds this file for the moment: try again a little later.
error-archive-full = The list of finished games is full: this game does not come into it, and those in it stay. Some can be erased.
error-players-full = The list of players is full: not all could be taken in. They stay in the file.
error-ledger-full = The counts of the dice are complete: not all could be taken in. They stay in the file.
