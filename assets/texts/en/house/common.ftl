### Tablier — the words of the whole house. French is the source language; this file has the same identifiers.
###
### Conventions
###   $side   the name of a side inside a sentence (<game>-side-0: “White”, “the soldiers”); at the beginning of a
###           sentence or before a colon the message says so and is given <game>-side-0-title (“The soldiers”).
###   $n      a number, for singular and plural.
###   $game   the name of a game (<game>-name).
### Verbs that agree with a side live in the file of the game (<game>-wins-0, <game>-prompt-…).

app-name = Tablier
app-promise = Offline, no account, no advertising.

button-back = Back
button-back-to-shelf = Back to the games
back-to-games = The games
button-open-file = Open
button-open-folder = Open the folder
button-print-file = Print
button-close = Close
button-cancel = Cancel
button-accept = OK
button-yes = Yes
button-no = No
button-next = Next
button-previous = Previous
button-skip = Skip the animation
button-copy = Copy
button-play = Play

since-now = just now
since-minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
since-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
since-yesterday = yesterday
since-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }
# $date: a date already written, “20 November 2026”
since-date = on { $date }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
# $day: 1 to 31 as text, $month: month-…, $year as text
date = { $day } { $month } { $year }

player-person = A person
player-turn = to move
player-wins = wins
player-computer = Computer
# Somebody who is just passing by, and is counted nowhere
player-guest = Guest
# $level: level-…
player-computer-level = Computer · { $level }
# $level : level-…
level-title = Level of the computer
level-1 = Novice
level-2 = Casual
level-3 = Skilled
level-4 = Seasoned
level-5 = Formidable
level-6 = Master

draw = Drawn game.
# $n: a whole number of points
score-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $side: <game>-side-0-title
score-gains =
    { $n ->
        [one] { $side }: { $n } more point
       *[other] { $side }: { $n } more points
    }

list-and = { $first } and { $last }
rules-played = Rules: { $name }
rules-played-but = Rules: { $name }, except { $options }
rules-played-option = { $option } ({ $value })
rules-played-help = The options of this game, one by one.
rules-played-title = The rules of this game
rules-played-row = { $option }: { $value }
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
number = { $n }
# The seats of a match whose sides change hands; $n: 0 when it is alone of its kind, or else its rank
seat-person =
    { $n ->
        [0] the person
        [1] the first person
       *[other] person { $n }
    }
seat-person-title =
    { $n ->
        [0] A person
        [1] The first person
       *[other] Person { $n }
    }
seat-computer =
    { $n ->
        [0] the computer
        [1] the first computer
       *[other] computer { $n }
    }
seat-computer-title =
    { $n ->
        [0] The computer
        [1] The first computer
       *[other] Computer { $n }
    }
usage =
    Usage: tablier [game.tablier | --engine | --lessons [game…] | --convert in out | --print game file.pdf | --diagram game picture | --leave-animation | --help | --version]
    without an argument: open the window
    game.tablier: open it on the match of this file
    --engine: speak the engine protocol, without a window
    --lessons [game…]: replay the lessons against the rules, without a window
    --convert in out [--from format] [--to format]: change the format of a file (“-”: standard input or output); out.html replays a match in any browser
    --print game [--sheet board|men|rules|scores|teacher|problems|booklet] [--men mm] [--paper A4|A3|Letter] [--options name=value,…] [--players n] [--position text] [--number n] [--degree 1|2|3] [--colour] [--wood] [--imposed] file.pdf: print a game at the size of its pieces
    --diagram game [--position text] [--options name=value,…] [--players n] [--size pixels] [--theme theme] picture.png|picture.svg: draw a position
    --leave-animation: end a class whose word is forgotten
    --help, -h: show this help
    --version: show the version
# $word: what was written
usage-unknown = Unknown argument: { $word }
# $option, $first, $second: options, written with their dashes
usage-together = { $first } and { $second } do not go together.
usage-no-value = { $option }: its value is missing.
# $commands: the commands where it has a meaning
usage-elsewhere = { $option } goes only with: { $commands }
# $command: a command; $words: what is missing after it
usage-missing =
    { $command }: { $words ->
        [file] the file is missing
        [game-file] the game and the file are missing
        [out] the file to write is missing
        [in-out] the file to read and the file to write are missing
       *[other] a word is missing
    }.
# $folder: the folder of a file to be written
usage-no-folder = There is no such folder: { $folder }
# $version: the number of the version
usage-version = Tablier { $version }
turns-short = List of moves: in columns.
turns-words = List of moves: in full words.
turns-notation = List of moves: in notation.
