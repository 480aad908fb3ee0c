### Reversi — tous les mots du jeu.
###
### reversi-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Angleterre Blanc Othello

## 1. Carte

reversi-name = Reversi
reversi-aka = annexion, annex, jeu des retournements
# marque déposée : on trouve le jeu en la cherchant, on ne le nomme pas ainsi
reversi-sought = Othello
reversi-hover = On retourne les pions qu’on encadre : rien n’est joué avant la dernière case.
reversi-origin = XIXᵉ siècle, Angleterre

## 2. Camps

reversi-side-0 = Noir
reversi-side-1 = Blanc
reversi-side-0-title = Noir
reversi-side-1-title = Blanc
reversi-side-0-short = Noir
reversi-side-1-short = Blanc
reversi-wins-0 = Noir gagne.
reversi-wins-1 = Blanc gagne.

# Sous le nom d’un camp ; $n : ses pions sur le plateau
reversi-note-discs =
    { $n ->
        [0] aucun pion
        [one] { $n } pion
       *[other] { $n } pions
    }

## 3. Ce qu’il y a à faire ($side : reversi-side-N)

reversi-prompt-centre = À { $side } de poser un pion sur une case centrale.
reversi-prompt-place = À { $side } de poser un pion qui en retourne au moins un.
reversi-prompt-pass = On ne peut retourner aucun pion : on passe son tour.

# Ce que dit un camp qui passe, affiché pendant le tour suivant
reversi-call-pass = { $side } ne peut rien retourner et passe.

# Le compte à la fin de la partie
reversi-tally = Noir { $black }, Blanc { $white }.

## 4. Variantes

reversi-option-start = Quatre premiers pions
reversi-option-start-free = Posés tour à tour
reversi-option-start-free-effect = Noir et Blanc posent chacun deux pions sur les cases centrales, tour à tour.
reversi-option-start-free-origin = livret
reversi-option-start-diagonal = En croix
reversi-option-start-diagonal-effect = Quatre pions sont déjà au centre, chaque couleur sur une diagonale.
reversi-option-start-diagonal-origin = fédérations et tournois
reversi-option-start-parallel = Côte à côte
reversi-option-start-parallel-effect = Quatre pions sont déjà au centre, chaque couleur sur une rangée.
reversi-option-start-parallel-origin = l’autre position du livret

reversi-preset-livret = Livret
reversi-preset-livret-effect = On pose d’abord quatre pions, tour à tour, sur les cases centrales.
reversi-preset-tournoi = Tournoi
reversi-preset-tournoi-effect = Les quatre premiers pions sont déjà placés, en croix.

## 5. Refus

reversi-refusal-game-over = La partie est finie.
reversi-refusal-can-play = On peut encore poser un pion : on ne passe pas.
reversi-refusal-occupied = Cette case est occupée.
reversi-refusal-centre-first = On remplit d’abord les quatre cases centrales.
reversi-refusal-flips-nothing = Tout pion posé doit retourner au moins un pion adverse.

## 6. Fins

reversi-ending-no-disc-left = Tous les pions du perdant sont retournés.
reversi-ending-board-full = Les 64 cases sont occupées : on compte les pions.
reversi-ending-nobody-can-play = Personne ne peut plus retourner de pions : on compte les pions.

## 7. Boutons et journal ($side : title ; $to : place ; $n : pions retournés)

reversi-step-pass = Passer le tour
reversi-step-pass-help = Aucun pion ne peut être retourné : c’est à l’autre joueur.

reversi-log-put = { $side } pose un pion en { $to }.
reversi-log-turn =
    { $n ->
        [one] { $side } joue en { $to } et retourne un pion.
       *[other] { $side } joue en { $to } et retourne { $n } pions.
    }
reversi-log-pass = { $side } passe son tour.

## 8. Raisons d’un coup ($n : le nombre ; $places : les cases ; $side, $other : qui joue, et l’autre)

# Ce qui se compte au bout de deux suites ; $steps : des coups
reversi-ends-own =
    Au bout de { $steps } coups, { $side } { $worse ->
        [0] n’aurait aucune case où jouer
        [one] n’aurait qu’une case où jouer
       *[other] n’aurait que { $worse } cases où jouer
    } ; avec le meilleur coup, { $better }.
reversi-ends-theirs =
    Au bout de { $steps } coups, { $other } aurait { $worse ->
        [one] une case
       *[other] { $worse } cases
    } où jouer ; avec le meilleur coup, { $better ->
        [0] aucune
        [one] une seule
       *[other] { $better } seulement
    }.

reversi-fact-corner = Ce coup prend le coin { $places }.
reversi-fact-gives-corner = Après ce coup, { $other } peut prendre un coin : { $places }.
reversi-fact-makes-pass = Après ce coup, { $other } ne peut rien retourner et passe son tour.
reversi-fact-guards-corner = Ce coup ferme un coin à { $other } : { $places }.
reversi-fact-x-square = Ce coup touche par la diagonale le coin { $places }, encore vide.
reversi-fact-stable =
    { $n ->
        [one] Ce coup met un pion à l’abri : on ne le retournera plus.
       *[other] Ce coup met { $n } pions à l’abri : on ne les retournera plus.
    }
reversi-fact-fewer =
    { $n ->
        [one] Ce coup laisse à { $other } une case de moins où jouer.
       *[other] Ce coup laisse à { $other } { $n } cases de moins où jouer.
    }
reversi-fact-more =
    { $n ->
        [one] Ce coup laisse à { $other } une case de plus où jouer.
       *[other] Ce coup laisse à { $other } { $n } cases de plus où jouer.
    }

## 9. Carte des familles : pourquoi essayer un autre jeu

reversi-try-1 = On y encadre aussi, mais les pions quittent le plateau.
reversi-try-2 = Là aussi, des pièces à deux faces.

## 10. Éditeur de positions

reversi-flaw-four = Il y a au moins quatre pions sur le plateau.
reversi-flaw-centre = Les quatre premiers pions sont sur les cases du centre.
reversi-flaw-colours = Les quatre premiers pions se posent à tour de rôle : le compte n’y est pas.

# Le départ avec avantage. $n : un nombre
reversi-handicap-corners =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
reversi-handicap-corners-effect =
    { $n ->
        [one] { $n } coin est déjà à lui, et quatre pions sont au centre.
       *[other] { $n } coins sont déjà à lui, et quatre pions sont au centre.
    }
reversi-dialect-othello = 64 cases (Othello)

## 11. À l’oreille ($n : un nombre ; $places : les cases des pions retournés)

reversi-heard-turned =
    { $n ->
        [one] Pion retourné : { $places }.
       *[other] Pions retournés : { $places }.
    }

## 12. Ce que vaut un coup en pions d’avance à la fin ($sign : plus, moins ou rien), et la perte moyenne d’un tour

reversi-amount =
    { $n ->
        [one] { $sign }{ $n } pion
       *[other] { $sign }{ $n } pions
    }
reversi-rating-0 =
    { $n ->
        [one] { $n } pion perdu par coup
       *[other] { $n } pions perdus par coup
    }
