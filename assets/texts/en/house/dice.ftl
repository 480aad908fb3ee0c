### Tablier — the page of dice, their proof, their statistics.

# The page of the dice
dice-title = The dice
dice-seal = The seal
dice-seal-words = { $first } · { $second } · { $third }
# Sixty-four words: three of them name a seal
dice-seal-list = tree ball boat bowl branch mist button hut pebble map cherry castle path horse bell shell rope cross star leaf arrow flower forest oven barn grass clock garden lamp lantern moon house hammer sea millstone honey mill mountain ship snow nest walnut cloud bird storm basket paper peach stone feather apple bridge well fox river wheel sand fir sun table drum tower wave vine
dice-seal-whole = The whole seal
dice-seal-short = The three words
dice-seal-manual = Real dice are rolled on the table: the program draws nothing and seals nothing.
dice-words = A word from each player
dice-words-help = The seal is fixed already: a word added now changes all the dice, and the program could not foresee it.
dice-words-none = No word has been added.
dice-word = Word
# $name: the name of a seat, $word: its word
dice-word-of = { $name }: “{ $word }”
dice-seed = The seed
dice-seed-hidden = It will be shown at the end of the game; all the dice follow from it.
dice-seed-hidden-match = It will be shown at the end of the match, since the return game uses the same dice.
dice-checked =
    { $n ->
        [one] Checked: the seed does give the die that was rolled.
       *[other] Checked: the seed does give the { $n } dice that were rolled.
    }
dice-check-failed = The dice of this game are not those of the seed: the file has been changed.
dice-copy = Copy the proof
dice-copy-help = The seal, the seed, the words and the dice, in a few lines of text.
dice-blind = Does the computer know the dice?
dice-blind-none = It has had nothing to choose in this game yet.
# $step: a line of the log
dice-blind-played = Its last choice. { $step }
dice-blind-again = Change the dice to come
dice-blind-help = Other dice are put behind the same position, and the question is asked again. Does it play the same?
# $dice: the dice that would fall next
dice-blind-row = { $dice }… { $step }
dice-blind-asked = It is thinking…
dice-blind-same = The same choice with { $n } different rows of dice: it sees only the position.
dice-blind-different = The choice changed: it had less time once than another time. It is never given the dice to come.
dice-blind-lost = The computer did not answer.
dice-copied = The proof is on the clipboard.
dice-verifier = The verifier
dice-verifier-help = A few lines of Python, to copy or to type: they make all the dice without this program.
dice-statistics = The numbers rolled
dice-scope-game = This game
dice-scope-match = The whole match
dice-scope-session = Since the start
dice-scope-ever = Ever
dice-persons = People
dice-computer = The computer
dice-copy-numbers = Copy the numbers
dice-copy-numbers-help = The table, for a spreadsheet. “Since the start” and “Ever” count finished games.
dice-numbers-copied = The table is on the clipboard.
dice-none = No die has been rolled yet.
dice-total = Together
# $n: the doubles, $throws: the throws of two dice, $expected: the number expected
dice-doubles =
    { $n ->
        [0] No double in { $throws } rolls of two dice; { $expected } expected.
        [one] { $n } double in { $throws } rolls of two dice; { $expected } expected.
       *[other] { $n } doubles in { $throws } rolls of two dice; { $expected } expected.
    }
# $n: the throws in a row, $face: the number that did not come
dice-drought =
    { $n ->
        [one] Longest absence: { $n } roll without a { $face }.
       *[other] Longest absence: { $n } rolls in a row without a { $face }.
    }
# $chi: chi squared, $n: the dice
dice-chi = Chi squared = { $chi } for { $n } dice.
dice-chi-few = It takes at least { $n } dice to judge.
# $percent: the share of series of fair dice that are at least as uneven
dice-chi-usual = Nothing surprising: { $percent }% of the series of fair dice are at least as uneven.
dice-chi-unusual = A little uneven: { $percent }% of the series of fair dice are as uneven.
dice-chi-rare = Very uneven: less than 1% of the series of fair dice are as uneven.
dice-streaks = Real dice repeat themselves and stay away: numbers too evenly spread would be suspicious.
# The copied text: one line a sentence
dice-proof-first = The dice of { $game }
dice-proof-how = To be checked with verify_dice.py, or with any other program.

# The same page, of a game that draws lots and throws no dice
lots-title = The draw
lots-commit-help = This seal, shown before the draw, proves at the end that nothing in it was changed.
lots-words-help = The seal is fixed already: a word added now changes the whole draw, and the program could not foresee it.
lots-seed-hidden = It will be shown at the end of the game; the whole draw follows from it.
lots-seed-hidden-match = It will be shown at the end of the match, since the return game has the same draw.
# $n: the numbers drawn
lots-checked =
    { $n ->
        [one] Checked: the seed does give the number that was drawn.
       *[other] Checked: the seed does give the { $n } numbers that were drawn.
    }
lots-check-failed = The draw of this game is not that of the seed: the file has been changed.
lots-copy-help = The seal, the seed, the words and the draw, in a few lines of text.
lots-verifier-help = A few lines of Python, to copy or to type: they make the whole draw without this program.
lots-statistics = The numbers drawn
lots-none = Nothing has been drawn yet.
lots-proof-first = The draw of { $game }
