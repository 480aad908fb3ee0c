### Mini-Halma — tous les mots du jeu, qui se joue seul.
###
### mini_halma-side-0 : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Angleterre English Halma

## 1. Carte

mini_halma-name = Mini-Halma
mini_halma-aka = mini-halma solitaire, fore and aft, English sixteen
mini_halma-hover = Échanger huit pions noirs et huit blancs, en quarante-six coups au mieux.
mini_halma-origin = XIXᵉ siècle, Angleterre

## 2. Qui joue

mini_halma-side-0 = le joueur
mini_halma-side-0-title = En solitaire
mini_halma-side-0-short = Seul
mini_halma-wins-0 = L’échange est fait.

# Sous le nom ; $n : les coups joués, $least : le minimum
mini_halma-note-moves =
    { $n ->
        [0] { $least } coups au mieux
        [one] { $n } coup / { $least }
       *[other] { $n } coups / { $least }
    }

## 3. Ce qu’il y a à faire ($n : le numéro du coup à jouer)

mini_halma-prompt-move = Coup { $n } : un pas, ou un saut par-dessus un voisin, jusqu’à la case libre.
# Un pion qui ne peut pas venir
mini_halma-say-straight = On se déplace en ligne ou en colonne, jamais en diagonale.
mini_halma-say-far = On avance d’une case, ou on saute par-dessus un seul voisin.

## 4. Refus

mini_halma-refusal-game-over = La partie est finie.
mini_halma-refusal-no-man = De ce côté, aucun pion ne peut venir sur la case libre.

## 5. Fins

mini_halma-ending-minimum = L’échange est fait dans le minimum de coups.
mini_halma-ending-solved = L’échange est fait. Le minimum est de 46 coups : on peut faire mieux.
mini_halma-ending-move-limit = Après 999 coups, la tentative s’arrête.

# Le résultat ; $n : les coups joués
mini_halma-tally = { $n } coups

## 6. Journal ($step : la notation de la fiche ; $from, $to : cases)

mini_halma-log-step = { $step }, de { $from } en { $to }.
mini_halma-log-jump = { $step }, saut de { $from } en { $to }.
# Ce que vaut un coup, avant comme après ; $n : les coups qui restent, lui compris, $total : avec ceux déjà joués
mini_halma-worth-short = { $total } coups en tout
mini_halma-worth =
    { $n ->
        [one] Ce coup est le dernier, soit { $total } en tout.
       *[other] Ce coup compris, encore { $n } coups au mieux, soit { $total } en tout.
    }

## 7. Raisons ($n : nombre ; $places : places ; $side : le camp qui joue ; $other : l’autre)

mini_halma-fact-solves = Ce coup achève l’échange.
mini_halma-fact-dead-end = Après ce coup, aucun pion ne peut avancer : il faut en reculer un.
mini_halma-fact-leaves = Ce coup fait ressortir de son camp un pion déjà arrivé.
mini_halma-fact-backward =
    { $n ->
        [one] Ce coup recule un pion d’une case.
       *[other] Ce coup recule un pion de { $n } cases.
    }
mini_halma-fact-enters = Ce coup fait entrer un pion dans son camp d’arrivée, en { $places }.
mini_halma-fact-passes = Ce coup fait passer un pion par-dessus un pion de l’autre couleur.
mini_halma-fact-forward =
    { $n ->
        [one] Ce coup avance un pion d’une case.
       *[other] Ce coup avance un pion de { $n } cases.
    }
mini_halma-fact-ready =
    { $n ->
        [one] Après ce coup, un pion peut encore avancer jusqu’à la case libre.
       *[other] Après ce coup, { $n } pions peuvent avancer jusqu’à la case libre.
    }

## 8. Carte des familles : pourquoi essayer un autre jeu

mini_halma-try-1 = Une seule case vide aussi, mais à deux.
mini_halma-try-2 = On peut y jouer seul aussi, pour son propre score.

## 9. Éditeur de positions

mini_halma-edit-man-w = Blanc
mini_halma-edit-man-b = Noir
mini_halma-edit-moves = Coups joués
mini_halma-flaw-men = Il y a huit pions noirs, huit pions blancs et une case libre.

## 10. Feuille de marque

mini_halma-tally-points = Coups
mini_halma-tally-help-alone = On écrit le nombre de coups de chaque essai : 46 au mieux.
