### La Néo-pettie — tous les mots du jeu.
###
### neo_pettie-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : France Ludofiches Néo

## 1. Carte

neo_pettie-name = La Néo-pettie
neo_pettie-aka = néo-pettie, nouvelle pettie, petteia, dames à encadrer
neo_pettie-hover = Encadrer les pions adverses, ou les coincer au bord ; bloquer le jeu coûte des points.
neo_pettie-origin = XXᵉ siècle, France

## 2. Camps

neo_pettie-side-0 = Blanc
neo_pettie-side-1 = Noir
neo_pettie-side-0-title = Blanc
neo_pettie-side-1-title = Noir
neo_pettie-side-0-short = Blanc
neo_pettie-side-1-short = Noir
neo_pettie-wins-0 = Blanc gagne.
neo_pettie-wins-1 = Noir gagne.

# Sous le nom d’un camp ; $n : ses pions sur le damier
neo_pettie-note-men =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }

# Ce que coûte un abandon
neo_pettie-price-1 = Tous les pions du joueur le plus nombreux
neo_pettie-price-2 = Deux fois autant
neo_pettie-price-3 = Trois fois autant

## 3. Ce qu’il y a à faire ($side : neo_pettie-side-N)

neo_pettie-prompt-move = À { $side } de jouer : un pion se déplace d’une case, en long ou en travers.
neo_pettie-prompt-take = À { $side } de jouer : un pion adverse au moins peut être pris.

## 4. Variantes

neo_pettie-option-start = Mise en place
neo_pettie-option-start-interleaved = Rangées mêlées
neo_pettie-option-start-interleaved-effect = Les couleurs alternent : deux rangées de dix pions pour chaque joueur.
neo_pettie-option-start-interleaved-origin = Partonia, jeu du même auteur ; la figure des Ludofiches 82 est perdue
neo_pettie-option-start-two-rows = Deux rangées
neo_pettie-option-start-two-rows-effect = Chaque joueur remplit les deux rangées de son bord, comme aux dames.
neo_pettie-option-start-two-rows-origin = habitude des joueurs de dames

neo_pettie-preset-fiche = Ludofiches 82
neo_pettie-preset-fiche-effect = Les rangées des deux couleurs alternent : on se bat dès le premier coup.
neo_pettie-preset-deux-rangees = Face à face
neo_pettie-preset-deux-rangees-effect = Chaque joueur part de son bord : l’ouverture est plus longue.

## 5. Refus

neo_pettie-refusal-game-over = La partie est finie.
neo_pettie-refusal-empty-point = Il n’y a pas de pion sur cette case.
neo_pettie-refusal-not-your-man = Ce pion est à l’adversaire.
neo_pettie-refusal-occupied = Cette case est occupée.
neo_pettie-refusal-not-adjacent = On se déplace d’une case, verticalement ou horizontalement.

## 6. Fins

neo_pettie-ending-no-men-left = Une couleur a disparu : le vainqueur marque le nombre de ses pions.
neo_pettie-ending-blocked-by-fewer = Le joueur le moins nombreux bloque le jeu : il est pénalisé de 5 points, l’autre marque la différence.
neo_pettie-ending-blocked-by-more = Le joueur le plus nombreux bloque le jeu : il marque la différence, moins 10 points.
neo_pettie-ending-blocked-by-equal = Le jeu est bloqué à nombre égal : le joueur qui bloque est pénalisé de 5 points.
neo_pettie-ending-repetition = La même position revient pour la troisième fois : le joueur le plus nombreux marque la différence.
neo_pettie-ending-no-progress = Cent coups de suite sans prise : le joueur le plus nombreux marque la différence.

# Les points à la fin de la partie
neo_pettie-tally = Blanc : { $white }. Noir : { $black }.

## 7. Journal ($side : title ; $from, $to : cases ; $n, $taken : le nombre et les cases des pions pris)

neo_pettie-log-move = { $side } va de { $from } en { $to }.
neo_pettie-log-take =
    { $n ->
        [one] { $side } va de { $from } en { $to } et prend le pion en { $taken }.
       *[other] { $side } va de { $from } en { $to } et prend { $n } pions : { $taken }.
    }

## 8. Raisons d’un coup ($n : le nombre ; $places : les cases ; $side, $other : qui joue, et l’autre)

neo_pettie-fact-free = Ce coup prend sans rien laisser à prendre.
neo_pettie-fact-exposes =
    { $n ->
        [one] Ce coup laisse un pion à prendre à { $other } : { $places }.
       *[other] Ce coup laisse { $n } pions à prendre à { $other } : { $places }.
    }
neo_pettie-fact-saves =
    { $n ->
        [one] Ce coup met un pion à l’abri : { $places }.
       *[other] Ce coup met { $n } pions à l’abri : { $places }.
    }
neo_pettie-fact-ahead = Avec ce coup, { $side } a plus de pions que { $other }.
neo_pettie-fact-threatens =
    { $n ->
        [one] Ce coup menace un pion de { $other } : { $places }.
       *[other] Ce coup menace { $n } pions de { $other } : { $places }.
    }
neo_pettie-fact-edge = Ce coup mène un pion au bord, où un seul pion suffit à le prendre.
neo_pettie-fact-off-edge = Ce coup éloigne un pion du bord.

## 9. Carte des familles : pourquoi essayer un autre jeu

neo_pettie-try-1 = La même prise, avec un roi à faire sortir.
neo_pettie-try-2 = On y encadre aussi, mais les pions se retournent.

## 10. Éditeur de positions

neo_pettie-flaw-men = Chacun a vingt pions au plus.
neo_pettie-flaw-no-man = Qui vient de jouer a encore au moins un pion.

## 11. Feuille de marque

neo_pettie-tally-column-1 = Fin de partie
neo_pettie-tally-help-points = Une couleur a disparu : le gagnant marque un point par pion qu’il lui reste. Jeu bloqué : celui qui bloque perd 5 ou 10 points. La version longue va jusqu’à 25 points.
