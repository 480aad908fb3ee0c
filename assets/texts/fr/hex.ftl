### Hex — tous les mots du jeu.
###
### hex-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Blanc Danemark HexWorld John Nash Noir

## 1. Carte

hex-name = Hex
hex-aka = polygone, hexagone, jeu de Nash, John
hex-hover = Relier ses deux bords par une chaîne : la partie n’est jamais nulle.
hex-origin = XXᵉ siècle, Danemark

## 2. Camps

hex-side-0 = Blanc
hex-side-1 = Noir
hex-side-0-title = Blanc
hex-side-1-title = Noir
hex-side-0-short = Blanc
hex-side-1-short = Noir
hex-wins-0 = Blanc gagne.
hex-wins-1 = Noir gagne.

## 3. Ce qu’il y a à faire ($side : hex-side-N)

hex-prompt-place = À { $side } de poser un pion sur une case libre.
hex-prompt-swap = À { $side } de poser un pion, ou de prendre pour soi celui de Blanc.

# Ce que dit le camp qui échange, montré pendant le tour suivant
hex-call-swap = { $side } prend le premier pion, comme dans un miroir.

## 4. Variantes

hex-option-size = Côté du plateau
hex-option-size-16 = 16 cases
hex-option-size-16-effect = Le plateau de la fiche : 256 cases, de longues parties.
hex-option-size-16-origin = Ludofiches 82
hex-option-size-11 = 11 cases
hex-option-size-11-effect = Le plateau de la plupart des boîtes : 121 cases.
hex-option-size-11-origin = jeux édités
hex-option-size-13 = 13 cases
hex-option-size-13-effect = 169 cases, entre le jeu de famille et le tournoi.
hex-option-size-13-origin = tournois et jeu en ligne
hex-option-size-14 = 14 cases
hex-option-size-14-effect = 196 cases : la taille que recommandait John Nash.
hex-option-size-14-origin = tournois et jeu en ligne

hex-option-swap = Règle du gâteau
hex-option-swap-no = Sans échange
hex-option-swap-no-effect = Noir pose son pion : Blanc garde l’avantage du premier coup.
hex-option-swap-no-origin = Ludofiches 82
hex-option-swap-yes = Avec échange
hex-option-swap-yes-effect = Noir peut répondre au premier pion en le prenant pour lui.
hex-option-swap-yes-origin = usage le plus courant aujourd’hui

hex-preset-fiche = Ludofiches 82
hex-preset-fiche-effect = Seize cases de côté, sans échange.
hex-preset-club = Onze et gâteau
hex-preset-club-effect = Onze cases de côté, Noir peut prendre le premier pion.
hex-preset-tournoi = Tournoi
hex-preset-tournoi-effect = Quatorze cases de côté, Noir peut prendre le premier pion.

## 5. Refus

hex-refusal-game-over = La partie est finie.
hex-refusal-no-swap = On joue sans la règle du gâteau : on n’échange pas.
hex-refusal-swap-too-late = L’échange ne répond qu’au premier pion de la partie.
hex-refusal-occupied = Cette case est occupée.

## 6. Fins

hex-ending-connected = Une chaîne du gagnant relie ses deux bords.

## 7. Boutons et journal ($side : title ; $to : place)

hex-step-swap = Prendre ce pion
hex-step-swap-help = Le pion blanc devient noir, de l’autre côté de la grande diagonale ; Blanc rejoue.

hex-log-put = { $side } pose un pion en { $to }.
hex-log-swap = { $side } prend le premier pion, désormais en { $to }.

## 8. Raisons d’un coup ($n : le nombre ; $places : les cases ; $side, $other : qui joue, et l’autre)

hex-fact-forms = Ce coup achève la chaîne de { $side }.
hex-fact-keeps-bridge = Ce coup referme le pont que { $other } coupait : { $places }.
hex-fact-breaks-bridge = Ce coup coupe un pont de { $other } : { $places }.
hex-fact-hinders =
    { $n ->
        [one] Ce coup allonge d’un pion le chemin de { $other }.
       *[other] Ce coup allonge de { $n } pions le chemin de { $other }.
    }
hex-fact-edge = Ce coup relie une chaîne à un bord de { $side }.
hex-fact-edge-template = Après ce coup, { $other } ne peut plus couper ce pion du bord.
hex-fact-joins = Ce coup relie { $n } morceaux de chaîne.
hex-fact-bridge = Ce coup fait un pont avec { $places }.
hex-fact-nearer = Ce coup raccourcit le chemin de { $side }.

## 9. Carte des familles : pourquoi essayer un autre jeu

hex-try-1 = Relier ses deux bords encore, par des liens qui barrent la route.
hex-try-2 = Un chemin d’un bord à l’autre, que l’un veut et l’autre non.

## 10. Éditeur de positions

hex-flaw-chain = Une chaîne relie déjà les bords de qui doit jouer : la partie serait finie.
hex-flaw-in-turn = Chacun pose un pion à son tour : le compte des pions n’y est pas.

## 11. Notations d’autres programmes

hex-dialect-hexworld = Lien (HexWorld)
hex-dialect-hex-moves = Liste des coups
