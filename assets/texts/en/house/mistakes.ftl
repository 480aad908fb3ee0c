### “To look at again”: one’s own mistakes, asked again after some days.

mistake-tile = Look again
# $n: how many wait; $who: whose they are, by name
mistake-due =
    { $n ->
        [one] One position · { $who }
       *[other] { $n } positions · { $who }
    }
mistake-whose = Whose mistakes to look at?
# $name: a player
mistake-whose-one =
    { $n ->
        [one] { $name }, one position
       *[other] { $name }, { $n } positions
    }
mistake-goal = { $side }: find better than the move of the game.
mistake-played = That is the move played in the game.
# $days: in how many days
mistake-again =
    { $days ->
        [1] It comes back tomorrow.
        [7] It comes back in a week.
        [30] It comes back in a month.
       *[other] It comes back in { $days } days.
    }
mistake-learnt = Found twice running: this position does not come back.
mistake-drop = Do not ask this position again
