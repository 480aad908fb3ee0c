### “To look at again”: one’s own mistakes, asked again after some days.

mistake-tile = Look again
# $n: how many wait; $who: whose they are, by name
mistake-due =
    { $n ->
        [one] One position · { $who }
       *[other] { $n } positions · { $who }
    }
mistake-whose = Whose mistakes would you like to look at again?
# $name: a player
mistake-whose-one =
    { $n ->
        [one] { $name }, one position
       *[other] { $name }, { $n } positions
    }
mistake-goal = { $side }: find a better move than the one played.
mistake-played = That is the move played in the game.
mistake-hint-help = Where to look, then which move and why ({ KEY("hint") })
# $days: in how many days
mistake-again =
    { $days ->
        [1] It comes back tomorrow.
        [7] It comes back in a week.
        [30] It comes back in a month.
       *[other] It comes back in { $days } days.
    }
mistake-learnt = Found twice running: this position will not come back.
mistake-drop = Do not show this position again
