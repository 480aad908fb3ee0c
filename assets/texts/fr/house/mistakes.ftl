### « À revoir » : ses propres erreurs, posées de nouveau après quelques jours.

mistake-tile = À revoir
# $n : combien attendent ; $who : de qui, par leurs noms
mistake-due =
    { $n ->
        [one] Une position · { $who }
       *[other] { $n } positions · { $who }
    }
mistake-whose = De qui revoir les erreurs ?
# $name : un joueur
mistake-whose-one =
    { $n ->
        [one] { $name }, une position
       *[other] { $name }, { $n } positions
    }
mistake-goal = { $side } : trouver mieux que le coup de la partie.
mistake-played = C’est le coup joué dans la partie.
mistake-hint-help = Où regarder, puis quel coup et pourquoi ({ KEY("hint") })
# $days : dans combien de jours
mistake-again =
    { $days ->
        [1] On y revient demain.
        [7] On y revient dans une semaine.
        [30] On y revient dans un mois.
       *[other] On y revient dans { $days } jours.
    }
mistake-learnt = Trouvé deux fois de suite : cette position ne revient plus.
mistake-drop = Ne plus revoir cette position
