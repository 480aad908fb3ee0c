### Tablier — the page of players.

# Players: a name, a colour, an emblem; no account, no password
players-title = Players
players-subtitle = A name, a colour, an emblem, and no password
players-list = Who plays here
players-nobody = Nobody yet.
players-first = A name written here, or before a new game, becomes a player.
players-new = New player
players-new-help = A name
players-add = Add
players-name = Name
players-rename = Rename
players-colour = Colour
players-emblem = Emblem
players-merge = Merge with…
players-erase = Erase…
players-colour-0 = blue
players-colour-1 = orange
players-colour-2 = green
players-colour-3 = pink
players-colour-4 = sky blue
players-colour-5 = vermilion
players-colour-6 = yellow
players-colour-7 = grey
players-emblem-star = star
players-emblem-heart = heart
players-emblem-moon = moon
players-emblem-sun = sun
players-emblem-flower = flower
players-emblem-fish = fish
players-emblem-tree = fir tree
players-emblem-house = house
players-emblem-boat = boat
players-emblem-drop = drop
players-emblem-bolt = lightning
players-emblem-clover = clover
# $name: a player, $colour and $emblem: above
players-heard = { $name }, { $emblem }, { $colour }
players-where = Names are kept on this computer and nowhere else: here, in the games and tournaments, in the statistics and on the pages of the games. Erasing a player leaves nothing of the name: the statistics go, and “Erased player” stands in the games. Files saved elsewhere keep their names.
players-others = Other names that are kept
players-others-help = Names of earlier games, or of games that came from a file. Click one to make it a player, or to erase it.
players-erased = Erased player
# $name: what was written, $twin: a player with almost the same name
players-twin-title = Is it the same person?
players-twin = “{ $twin }” plays here already. “{ $name }” would be somebody else.
players-twin-add = Add “{ $name }”
players-twin-rename = Rename all the same
players-twin-take = Choose “{ $twin }”
# $name goes, $into stays
players-merge-title = Merge “{ $name }” with whom?
players-merge-none = There is nobody else.
players-merge-ask = “{ $name }” and “{ $into }” become one person, “{ $into }”, who then has the games going on, the ended games and the statistics of “{ $name }”. They cannot be parted again.
players-merge-yes = Merge
players-erase-title = Erase “{ $name }”?
players-erase-ask = The statistics of this player go. In the games going on and ended, “Erased player” stands instead. The name also leaves the settings, the log and the spare copies. There is no way back.
players-erase-yes = Erase
players-other-title = “{ $name }”
players-other-ask = This name stands in games or statistics that are kept here.
players-other-make = Make it a player
players-done-erased = “{ $name }” is erased.
players-done-merged = Done: only “{ $into }” is left.
players-done-renamed = Done: the new name is “{ $name }”.
players-known = “{ $name }” plays here already.
