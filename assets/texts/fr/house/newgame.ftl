### Tablier — une nouvelle partie : qui joue, la règle, les avantages, la forme d’un match.
###
### Mots à majuscule : Grenoble Jeux Maison

new-who = Qui joue ?
new-seat-name-help = Nom affiché (facultatif)
new-seat-name = Nom
new-side = Je joue
new-side-lot = Au sort
new-side-lot-help = Le sort dit qui joue quoi.
new-rules = Règle
new-rules-help = La règle d’origine, ou une autre manière de jouer.
new-made = À composer
new-made-help = Des nombres tirés au sort, à changer comme on veut ; un autre clic en tire de nouveaux.
new-rules-custom = Sur mesure
new-rules-custom-effect = Les choix faits ci-dessous, un par un.
# $who : <jeu>-option-…-origin
option-origin = Joué ainsi : { $who }
preset-origin-livret = le livret de la Maison des Jeux de Grenoble
preset-origin-fiche = les « Ludofiches 82 », des fiches de jeux
preset-origin-tournoi = clubs et tournois
option-booklet = règle d’origine
# Ce que donne une manière de jouer, mesuré entre ordinateurs de même force (docs/balance.md)
# $value : la part des parties, en %, ou les points de la moitié des parties ; $low, $high : entre quoi elle se tient 95 fois sur 100 ;
# $side : <jeu>-side-N ou balance-who-begins ; $month : balance-month ; $level : level-…
balance-share =
    { $draws ->
        [0] Avec cette règle, { $value } % des parties sont gagnées par { $side } ({ $low }–{ $high } %) au niveau « { $level } » : { $games } parties, { $month }.
        [one] Avec cette règle, { $value } % des parties sont gagnées par { $side } ({ $low }–{ $high } %) au niveau « { $level } » : { $games } parties, dont une nulle comptée pour moitié, { $month }.
       *[other] Avec cette règle, { $value } % des parties sont gagnées par { $side } ({ $low }–{ $high } %) au niveau « { $level } » : { $games } parties, dont { $draws } nulles comptées pour moitié, { $month }.
    }
# Où les nulles sont nombreuses, puis où tout est nul ; $won, $drawn : des parts de toutes les parties, en %
balance-drawn = Avec cette règle, { $won } % des parties sont gagnées par { $side } et { $drawn } % sont nulles, soit { $value } % ({ $low }–{ $high } %) en comptant les nulles pour moitié, au niveau « { $level } » : { $games } parties, { $month }.
balance-all-drawn = Avec cette règle, toutes les parties sont nulles au niveau « { $level } » : { $games } parties, { $month }.
# $side gagne $won des $games parties entre joueurs de même force
balance-lopsided = Avec cette règle, presque toutes les parties sont gagnées par { $side } entre joueurs de même force : { $won } sur { $games } au niveau « { $level } ».
balance-points = Avec cette règle, on finit une fois sur deux avec { $value } points ou moins ({ $low } à { $high }) au niveau « { $level } » : { $games } parties, { $month }.
balance-month = { $month } { $year }
balance-who-begins = celui qui commence
# Ce que donnent d’autres choix ; $how : rien, ou une espace et balance-how ; $ways : balance-other-…, un ou plusieurs
balance-others-share =
    { $draws ->
        [0] Parties gagnées par { $side }{ $how } : { $ways }.
       *[other] Parties gagnées par { $side }, les nulles pour moitié{ $how } : { $ways }.
    }
balance-others-points = Une fois sur deux{ $how }, pas plus de : { $ways }.
# $way : <jeu>-option-…
balance-other-share =
    { $draws ->
        [0] { $value } % ({ $low }–{ $high } %) avec « { $way } »
        [one] { $value } % ({ $low }–{ $high } %, une nulle) avec « { $way } »
       *[other] { $value } % ({ $low }–{ $high } %, { $draws } nulles) avec « { $way } »
    }
balance-other-points = { $value } points ({ $low } à { $high }) avec « { $way } »
balance-how = (niveau « { $level } », { $games } parties, { $month })
new-match = Longueur du match
new-length-less = { $now }, plus court
new-length-more = { $now }, plus long
new-match-points =
    { $n ->
        [one] En { $n } point
       *[other] En { $n } points
    }
new-dice = Dés
new-dice-program = Lancés par le programme
new-dice-program-help = Un tirage scellé avant la partie, le même si on annule puis rejoue.
new-dice-manual = De vrais dés
new-dice-manual-help = On lance ses propres dés, on entre les nombres.
new-lots = Tirage au sort
new-lots-program = Par le programme
new-fair = Pour que chacun ait sa chance
# L’avantage que l’on donne à l’un des joueurs, à un enfant par exemple
new-ahead = Avantage
new-ahead-nobody = Sans avantage
new-ahead-about = Pour un enfant contre un adulte, par exemple. Avec un avantage, la partie n’est pas comptée.
new-ahead-help = Aides
new-ahead-start = Départ
new-ahead-start-usual = Ordinaire
new-ahead-points = Points d’avance
new-ahead-first = Qui commence
new-ahead-first-all = Chacun à son tour
new-ahead-first-help = Chacun commence à son tour, d’une manche à l’autre.
new-ahead-help-all = Pour tous
new-ahead-help-help = Tout le monde peut demander un conseil, voir les coups permis et annuler.
# $name : un joueur, ou un côté
new-ahead-alone = { $name } seulement
# Les mêmes avantages, en phrases. $name : un joueur ou un côté
advantage-points =
    { $n ->
        [one] { $name } : { $n } point d’avance.
       *[other] { $name } : { $n } points d’avance.
    }
advantage-first = { $name } commence toutes les manches.
advantage-help = Conseils, coups permis et annulation pour { $name } seulement.
advantage-title = Avantage à { $name }
# Dans le panneau, à la suite de ce qui est dit d’un joueur. $who : player-…
advantage-mark = { $who } · avantage
# Dans la liste des parties finies
advantage-past = avantage à { $name }
hint-not-for = Dans cette partie, le conseil est pour { $name } seulement.
# Les départs avec avantage. $n : un nombre
handicap-fewer =
    { $n ->
        [one] { $n } pion de moins
       *[other] { $n } pions de moins
    }
handicap-fewer-effect =
    { $n ->
        [one] L’adversaire commence avec { $n } pion de moins.
       *[other] L’adversaire commence avec { $n } pions de moins.
    }

# $option, $value : une manière de jouer et ce qu’on en a choisi
new-changed = { $option } : { $value }
new-changed-more = et { $n } de plus

level-counts = Il joue à ce niveau dès maintenant. La partie compte alors parmi celles jouées avec de l’aide.
level-stay = Rester à { $level }
level-take = Continuer contre { $level }
level-changed = L’ordinateur joue maintenant au niveau { $level }.
# Sur dix coups, $of perdent 10 points de chances de gain ou plus ; « de beaucoup » : 15 ou plus, pour la plupart d’entre eux
level-errs-much =
    { $of ->
        [one] Il se trompe une fois sur 10, de beaucoup en général.
       *[other] Il se trompe { $of } fois sur 10, de beaucoup en général.
    }
level-errs-little =
    { $of ->
        [one] Il se trompe une fois sur 10, de peu en général.
       *[other] Il se trompe { $of } fois sur 10, de peu en général.
    }
level-errs-seldom = Il se trompe au plus une fois sur 20.
level-errs-hardly = Il ne se trompe presque jamais.
level-1-says = Il peut manquer un gain.
level-2-says = Il ne manque jamais un gain immédiat.
level-3-says = Il ne manque aucun gain immédiat.
level-4-says = Il répond en moins d’une seconde.
level-5-says = Il réfléchit jusqu’à trois secondes par coup.
level-6-says = Il joue de toutes ses forces, et prend le temps choisi dans les réglages.

new-players = Nombre de joueurs
new-who-two = À deux
new-sides = Qui joue quoi
new-sides-as-below = Comme ci-dessous

new-form-single = Une manche
new-form-points = En points
new-form-games = En manches
new-form-legs = Aller et retour
new-form-return = Revanche aux mêmes dés
new-form-return-lots = Revanche au même tirage
new-form-single-help = La partie compte seule.
new-form-points-help = Le match se joue en plusieurs manches, jusqu’au nombre de points choisi.
new-form-wins-help = Une partie gagnée vaut un point, une nulle un demi ; le premier à mener au nombre choisi gagne.
new-form-games-help = Toutes les manches se jouent ; chacun commence à son tour, les points s’ajoutent.
new-form-games-thrown-help = Toutes les manches se jouent ; le premier lancer dit qui commence, les points s’ajoutent.
new-form-legs-help = Chacun joue de tous les côtés une fois, les points s’ajoutent.
new-form-return-help = Les mêmes dés reviennent, côtés échangés : la chance ne décide de rien.
new-form-return-lots-help = Le même tirage revient, côtés échangés : la chance ne décide de rien.
new-match-games =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
front-facts =
    { $n ->
        [one] { $players } joueur · { $brief }
       *[other] { $players } joueurs · { $brief }
    }
front-who = Contre qui ?
front-who-computer = L’ordinateur
front-who-people = Quelqu’un ici
front-who-watch = Regarder
front-level = De quelle force ?
new-level-of = { $seat }, niveau
new-seat-number = Place { $n }
new-name-of = { $seat }, nom
new-person-of = { $seat }, choisir un joueur
new-level-of-all = Niveau de l’ordinateur
# $level : level-1, $says : level-1-says
front-level-told = { $level }. { $says }
# $rule : ce qui diffère du livret
front-rule = Règle : { $rule }
front-more = Plus de choix…
new-elsewhere = Autour de ce jeu
new-figures = Chiffres
new-figures-hide = Sans les chiffres
