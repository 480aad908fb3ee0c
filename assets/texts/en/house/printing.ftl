### Tablier — what is printed: boards, men, sheets, booklet.

# $value: option-…
sheet-chosen = On this sheet: { $value }
# $number, $sides: numbers
sheet-side = Page { $number } of { $sides }
# $game: <game>-name
sheet-rules = Rules of the game: { $game }

# $game: <game>-name
teach-title = Teacher’s sheet: { $game }
# $game: <game>-name
teach-questions-of = Three questions: { $game }
teach-hour = One hour in class
teach-answers = Questions and answers
teach-make = Prepare.
# $alone: yes for a game that one plays alone
teach-make-does =
    { $alone ->
        [yes] Print a board and its pieces for every pupil in “Make this game”, and the second side of this sheet for everyone.
       *[no] Print a board and its pieces for every group in “Make this game”, and the second side of this sheet for everyone.
    }
teach-groups = Make groups (5 min).
# $players: the number of players of a game, or players-range
teach-groups-does =
    { $alone ->
        [yes] One board for each pupil. In pairs, one plays, the other counts the moves, then they change places.
       *[no] Pupils at a board: { $players }. If there is one too many, two pupils hold one side and decide together.
    }
teach-show = Show (10 min).
teach-play = Play (30 min).
teach-play-does =
    { $alone ->
        [yes] A first try to learn, then others to do better. Write the number of moves on the blackboard.
       *[no] One game to learn, then others with the sides exchanged. A question about the rules is first looked up in “In short”.
    }
teach-talk = Talk (15 min).
# after the sentence of the game
teach-talk-does = Then everyone answers the questions overleaf.
# $game: <game>-name
problems-title = Problems: { $game }
# $game: <game>-name
problems-answers = Answers to the problems: { $game }
# $n: its number in the list; $degree: problem-degree-…
problems-one = Problem { $n } · { $degree }
problems-line = Only one line is written, with the longest defence. Where several moves are right, one is given.

tally-title = Score sheet
# $game: <game>-name
tally-of = Score sheet: { $game }
tally-date = Date:
tally-game = Game
tally-name = Name:
tally-side = Side
tally-points = Points
tally-total = Total
tally-help-alone = Write the result of every attempt.
tally-help-fewest = Write the points of every game. The smallest total wins.
tally-help-points = Write the points of every game, then the total.
tally-help-won = A game that is won is worth one point, a drawn one half a point each.

# $n: number of games
booklet-title = The rules of { $n } traditional European games
booklet-what = This booklet holds the rules of all the games of Tablier, a free program. Its figures show positions that can occur.
booklet-print = Every board can be printed as well, to suit the pieces you have, along with pieces to cut out.
booklet-fold = Print on both sides at 100%, flipped on the short edge: held against the light, the crosses of both sides lie on each other. Fold the sheets together, then staple them in the fold.

# A figure in words, for somebody who does not see it. $start, $end: places; $places: several; $sign: a letter or a number
figure-arrow = arrow from { $start } to { $end }
figure-arrow-bad = crossed-out arrow from { $start } to { $end }
figure-light = ringed: { $places }
figure-good = ticked: { $places }
figure-bad = crossed out: { $places }
figure-sign = marked { $sign }: { $places }

print-scale = Print at 100% (actual size), do not fit to page.
print-card = A bank card covers this frame exactly.
# $game: <game>-name
print-board = Board: { $game }
# $game: <game>-name
print-men = Pieces to cut out: { $game }
print-turn = To play: { $side }
print-assemble = Cut at the marks, then glue each sheet on the 10 mm that the one before has in common with it (B on A, 2 on 1).
print-fold = Cut out, fold along the dashes, then glue the two sides back to back.
# $code: the place in the plan, $n and $all: numbers
print-sheet = Sheet { $code }, { $n } of { $all }
# $n and $all: numbers
print-page = Sheet { $n } of { $all }
# $n: number of sheets, $across and $down: numbers, $pitch: millimetres
print-fits = { $n ->
    [one] Fits on one sheet { $paper }: { $pitch } mm from a piece to the next.
   *[other] { $n } sheets { $paper } to glue, 10 mm upon each other ({ $across } by { $down }): { $pitch } mm from a piece to the next.
    }
# $men: millimetres
print-largest = On a single sheet { $paper }: pieces of { $men } mm at most.
# $word: what was asked for, $games: those that there are
print-no-game = Unknown game: { $word }. The games: { $games }
print-no-sheet = Unknown sheet: { $word }. The sheets: { $sheets }
print-no-fold = With --imposed, the sheet is --sheet { $sheet }: the others are not folded.
print-no-wood = With --wood, the sheet is --sheet { $sheet }: only boards have their wood and felt.
print-no-paper = Unknown paper: { $word }. The papers: { $papers }
# $least and $most: millimetres
print-no-men = The size of the pieces is a number of millimetres, from { $least } to { $most }.
# $paper: A4, A3 or Letter
print-men-too-large = Pieces of this size do not fit on a sheet { $paper }.
# $players: numbers
print-no-players = The number of players of this game: { $players }
print-no-option = This game does not have this option or this value: { $word }
print-no-position = This is not a position of this game: { $word }
print-no-questions = This game has no teacher’s sheet: { $game }
print-no-problems = This game has no problems to print: { $game }
print-no-page = The page of this game is missing or damaged: { $game }. Reinstall Tablier to repair it.
print-no-number = The number of problems is from { $least } to { $most }.
print-no-degree = The level is one of these: { $degrees }
print-no-ending = The name of the file ends with { $endings }: { $file }
# $least and $most: pixels
print-no-size = The size is a number of pixels, from { $least } to { $most }.
print-no-theme = Unknown theme: { $word }. The themes: { $themes }
print-no-vectors = The theme { $theme } has only pictures: choose .png, or another theme.
print-not-written = The file { $file } could not be written: the folder or the disk refuses.

make-open = Make this game
make-what = To print
make-board = Board
make-position = Position
make-men = Pieces to cut out
make-rules = Rules
make-teacher = Teacher’s sheet
make-problems = Problems and answers
make-number = How many
make-degree = Level
make-degree-any = all
make-scores = Score sheet
make-booklet = Booklet of the twenty games
make-folded = The same booklet, to be folded
make-paper = Paper
make-black = Black on white
make-colour = In colour
make-wood = Wood and felt
make-own = The pieces you have
make-own-cent-1 = 1 cent
make-own-cent-2 = 2 cents
make-own-cent-5 = 5 cents
make-own-cent-10 = 10 cents
make-own-cent-20 = 20 cents
make-own-cent-50 = 50 cents
make-own-euro-1 = 1 euro
make-own-euro-2 = 2 euros
make-own-marble = Marble
make-own-cap = Bottle cap
make-own-draughtsman = Draughtsman
make-diameter = Diameter in mm
make-seen = What will be printed
make-busy = The sheets are being made…
make-wait = One moment…
make-previous = Previous
make-next = Next
make-larger = Enlarge
make-smaller = Reduce
make-save = Save the PDF
make-saved = Sheets saved
# $game: <game>-name, $what: make-board and the others
make-file = { $game }, { $what }
