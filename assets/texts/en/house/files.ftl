### Tablier — files: open, save, copy, take along.

# Files .tablier
document-saved-title = Game saved
document-saved = The file “{ $file }” is in the folder { $folder }
document-not-saved = The file could not be written into the folder { $folder }
document-other-title = Game already here
document-other = This game is on the shelf already, with other moves. The file stays as it is.
document-further = This game is on the shelf already, and was played further there. The file stays as it is.
document-resume-other = Resume the one on the shelf
document-resume-further = Go on where it stands
document-apart = Resume the one in the file, beside it
# Opening and saving files. $file: a file, $folder: a folder, $n: how many
files-open-button = Open…
files-open-title = Open a file
files-save-title = Save as…
files-open = Open
files-save = Save
files-pick = Choose a file…
files-recent = Or one of the last ones:
files-path = File or folder
files-up = Folder above
files-documents = Documents
files-home = Home folder
files-count =
    { $n ->
        [0] No files
        [one] { $n } file
       *[other] { $n } files
    }
# $count: the files shown
files-unnamed =
    { $n ->
        [one] { $count }; another one has a name that cannot be written
       *[other] { $count }; { $n } others have names that cannot be written
    }
files-unreadable = This folder cannot be read.
# $name: a folder, $sign: the sign between it and the name of the file
files-no-folder = There is no folder “{ $name }” here: the name of a file has no “{ $sign }”.
files-forbidden = The name of a file has no “{ $sign }”.
files-missing = There is no file “{ $name }” here.
files-replace-title = File already there
files-replace = The file “{ $file }” exists already. Replace it?
files-replace-yes = Replace
files-replace-no = Choose another name
files-go-on = Open the others
files-go = Open the game
# $n: how many
files-problems-more =
    { $n ->
        [one] And { $n } more file that does not open.
       *[other] And { $n } more files that do not open.
    }
# $n: how many games cannot be read, $lines: on which lines, $sentence: why the first one cannot
files-unread =
    { $n ->
        [one] { $n } unreadable game
       *[other] { $n } unreadable games
    }
files-unread-lines =
    { $n ->
        [one] { $count }: line { $lines }
       *[other] { $count }: lines { $lines }
    }
files-unread-why = { $where }. { $sentence }
# While a long file is read. $file: the file, $n: how many files
wait-title = One moment
wait-files =
    { $n ->
        [one] Reading the file “{ $file }”…
       *[other] Reading { $n } files…
    }
wait-paste = Reading what is copied…
wait-luggage = The games and statistics of the file are taken in one by one… What is taken in already stays if this is cancelled.
files-matches = Games
files-matches-which = There are several: which one to open?
# $games: how many games, $steps: how many moves
files-played =
    { $games ->
        [one] { $steps ->
            [one] { $steps } move
           *[other] { $steps } moves
        }
       *[other] { $games } games, { $steps } moves
    }
# $count: how many games are found
files-first = { $count }; the first { $n } are here
files-position = Position { $n }
paste-title = Paste
paste-nothing = Nothing is copied.
paste-unknown = What is copied is neither a game nor a position.
copied-both = The position is copied, as text and as a picture.
copied-text = The position is copied, as text.
copied-turns = The list of moves is copied.
copied-no-turns = No move has been played yet.
copy-which = In which notation:
copy-all = All of them, and the picture
copy-own = That of Tablier
picture-which = The width of the picture, in pixels:
picture-drawn = A drawing for every size (SVG)
picture-wide = { $n } pixels
# All that is kept, as one file. $day: the date, $running, $ended: how many games, $n: how many stay out
luggage-title = Take everything along
luggage-pack = Take everything along…
luggage-take = Take in a file…
luggage-help = The settings, the statistics, the games going on and the finished games, as one file.
luggage-take-help = Taking that file in erases nothing of what is here.
luggage-file = Tablier, everything, { $day }
luggage-holds = Games going on: { $running }. Finished games: { $ended }. Statistics and settings as well. Nothing that is here will be erased.
luggage-all = Take in everything
luggage-without-settings = Everything but the settings
luggage-taken = Done. New games going on: { $running }. New finished games: { $ended }.
luggage-left = The list of finished games is full: { $n ->
    [one] { $n } game is not in it. It stays
   *[other] { $n } games are not in it. They stay
} in the file.
luggage-unread =
    { $n ->
        [one] { $n } game of the file is unreadable; it is not taken in.
       *[other] { $n } games of the file are unreadable; they are not taken in.
    }
unsaved-title = Game not saved
unsaved-sentence = The last moves could not be saved: the disk may be full. To leave now is to lose them.
unsaved-again = Saving failed again. Make room on the disk, then try again.
unsaved-retry = Try again
unsaved-stay = Stay in the game
unsaved-leave = Leave and lose these moves

# The files of other programs. $detail: what the file says
format-at = Line { $line }, column { $column }: { $sentence }
format-file = { $file }: { $sentence }
format-no-format = Unknown format: { $word }. Known formats: { $formats }
format-no-ending = The ending of “{ $word }” does not tell the format. Add --to and one of these: { $formats }
format-not-written = The file { $file } could not be written: the folder or the disk refuses.
format-missing = This file does not exist, or no longer.
format-not-read = This file could not be opened.
format-unfit = This file is larger than 8 megabytes, or no ordinary file.
format-empty = There is nothing to read here.
format-unknown = This is not a game in any of the known formats.
format-too-large = This is too long to be read: too many games, or more than 8 megabytes.
format-not-text = This file is no text.
format-nothing = There is no game in this file.
format-unexpected = “{ $detail }” is out of place here.
format-unfinished = The file stops before the end of the game.
format-other-game = The game “{ $detail }” is not in Tablier, or not in this format.
format-size = A board of the size “{ $detail }” does not exist in the rules of the game.
format-option = The rules asked for are not those of the game: “{ $detail }”.
format-foreign-rule = “{ $detail }” does not exist in the rules of the game.
format-position = The starting position does not exist in the rules of the game.
format-setup = Pieces are added in the middle of the game: the rules do not allow it.
format-bad-step = “{ $detail }” is no move of this game.
format-empty-step = This move is empty, and the rules of the game have no pass.
format-illegal-step = The move “{ $detail }” is not allowed by the rules.
format-wrong-side = It was not for this side to play “{ $detail }”.
format-bad-id = “{ $detail }” is no position in this format.
format-after-the-end = “{ $detail }” comes after the end of the game.
format-other-score = The score “{ $detail }” is not the one that the earlier games give.
format-unfinished-game = The game before is not finished, and another one begins.
format-too-many-games = The match is too long: 99 games and 99 points at most.
format-set-position = The game begins in a position set up by hand: this format cannot write it.
format-no-opening-stake = This format does not know a stake doubled by a tie on the opening roll. SGF does.
format-no-jacoby-in-match = This format does not know the Jacoby rule in a match for points.
format-other-start = The game does not begin as Othello does, and this format has no place for another beginning.
format-other-captures = The captures of “{ $detail }” are not those of the rules.
format-not-over = This format only holds games that are over.
format-damaged = This file is damaged: it has not the size that it announces.
format-many = This format holds one game a file.
format-no-start = This format holds no starting position: the game cannot be written in it.
format-no-place = This format has no place for “{ $detail }”: the game cannot be written in it.
format-other-rules = This format supposes other rules than those of this game.
format-no-writer = This format cannot write this game.
format-broken = This game file is damaged.
format-foreign = This file is no game of Tablier.
format-future-format = This game comes from a later version of Tablier.
format-unknown-game = This game is one that this version does not have.
