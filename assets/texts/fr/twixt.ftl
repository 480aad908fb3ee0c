### Twixt — tous les mots du jeu.
###
### twixt-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Blanc Noir Vienne

## 1. Carte

twixt-name = Twixt
twixt-aka = ponts, piliers
twixt-hover = Des fiches, des ponts : relier ses deux lignes de but avant d’être barré.
twixt-origin = XXᵉ siècle, Vienne

## 2. Camps

twixt-side-0 = Blanc
twixt-side-1 = Noir
twixt-side-0-title = Blanc
twixt-side-1-title = Noir
twixt-side-0-short = Blanc
twixt-side-1-short = Noir
twixt-wins-0 = Blanc gagne.
twixt-wins-1 = Noir gagne.

## 3. Ce qu’il y a à faire ($side : twixt-side-N)

twixt-prompt-peg = À { $side } de placer une fiche dans un trou libre.
twixt-prompt-swap = À { $side } de placer une fiche, ou de prendre pour soi celle de Blanc.
twixt-prompt-withdraw = Réserve vide : à { $side } de retirer une de ses fiches.
twixt-prompt-link = À { $side } de relier ses fiches, deux à deux, ou de finir son tour.
twixt-prompt-unlink = À { $side } de retirer des liens, d’en poser, ou de finir son tour.

# Ce que dit le camp qui échange, montré pendant le tour suivant
twixt-call-swap = { $side } prend la première fiche, comme dans un miroir.

# $n : les liens qui restent en réserve
twixt-note-links =
    { $n ->
        [0] plus de lien
        [one] { $n } lien en réserve
       *[other] { $n } liens en réserve
    }

## 4. Variantes

twixt-option-links = Liens
twixt-option-links-manual = À la main
twixt-option-links-manual-effect = On pose ses liens un par un ; un lien oublié ne compte pas.
twixt-option-links-manual-origin = Ludofiches 82
twixt-option-links-auto = D’eux-mêmes
twixt-option-links-auto-effect = Chaque fiche reçoit aussitôt tous ses liens possibles.
twixt-option-links-auto-origin = jeu en ligne

twixt-option-crossing = Ses propres liens
twixt-option-crossing-never = Se barrent
twixt-option-crossing-never-effect = Aucun lien n’en croise un autre, fût-il de sa couleur.
twixt-option-crossing-never-origin = jeu édité
twixt-option-crossing-own = Se croisent
twixt-option-crossing-own-effect = On croise ses propres liens, jamais ceux de l’adversaire.
twixt-option-crossing-own-origin = papier et crayon

twixt-option-removal = Retirer un lien
twixt-option-removal-no = Jamais
twixt-option-removal-no-effect = Un lien posé reste en place, sauf si sa fiche est retirée.
twixt-option-removal-no-origin = Ludofiches 82
twixt-option-removal-yes = Après la fiche
twixt-option-removal-yes-effect = La fiche placée, on peut d’abord retirer de ses liens.
twixt-option-removal-yes-origin = règles plus récentes

twixt-option-swap = Règle du gâteau
twixt-option-swap-no = Sans échange
twixt-option-swap-no-effect = Noir place sa fiche : Blanc garde l’avantage du premier coup.
twixt-option-swap-no-origin = Ludofiches 82
twixt-option-swap-yes = Avec échange
twixt-option-swap-yes-effect = Noir peut répondre à la première fiche en la prenant pour lui.
twixt-option-swap-yes-origin = clubs et règles récentes

twixt-preset-fiche = Ludofiches 82
twixt-preset-fiche-effect = Liens à la main, qui restent en place, sans échange.
twixt-preset-club = Club
twixt-preset-club-effect = On peut retirer ses liens ; Noir peut prendre la première fiche.
twixt-preset-en-ligne = En ligne
twixt-preset-en-ligne-effect = Les liens se posent d’eux-mêmes ; Noir peut prendre la première fiche.
twixt-preset-papier = Papier-crayon
twixt-preset-papier-effect = Les liens se posent d’eux-mêmes et l’on peut croiser les siens.

## 5. Refus ($places : le lien en cause)

twixt-refusal-game-over = La partie est finie.
twixt-refusal-no-swap = On joue sans échange.
twixt-refusal-swap-too-late = L’échange ne répond qu’à la première fiche de la partie.
twixt-refusal-auto-links = Les liens se posent d’eux-mêmes.
twixt-refusal-no-removal = On ne retire pas un lien posé.
twixt-refusal-peg-first = On place d’abord une fiche.
twixt-refusal-stock-left = Il reste des fiches en réserve : on n’en retire pas du plateau.
twixt-refusal-empty-point = Ce trou est vide.
twixt-refusal-not-your-man = Cette fiche est à l’adversaire.
twixt-refusal-stock-empty = La réserve est vide : on retire d’abord une de ses fiches du plateau.
twixt-refusal-behind-goal-line = Ce trou est derrière une ligne de but adverse.
twixt-refusal-occupied = Ce trou est occupé.
twixt-refusal-already-placed = La fiche est placée : on pose des liens ou on termine son tour.
twixt-refusal-not-a-link = Un lien est la diagonale d’un rectangle de six trous.
twixt-refusal-no-peg = Un lien relie deux fiches de sa couleur.
twixt-refusal-already-linked = Ces deux fiches sont déjà reliées.
twixt-refusal-no-link-left = Les cinquante liens sont posés : il n’en reste plus.
twixt-refusal-crossed = Le lien { $places } barre le passage : une chaîne ne peut pas être traversée.
twixt-refusal-no-such-link = Il n’y a pas de lien à cet endroit.
twixt-refusal-not-your-link = Ce lien est à l’adversaire.
twixt-refusal-links-begun = On retire ses liens avant d’en poser.

## 6. Fins

twixt-ending-chain = Une chaîne du gagnant relie ses deux lignes de but.
twixt-ending-both-blocked = Les liens adverses barrent tous les chemins des deux joueurs.
twixt-ending-no-progress = Cent fiches ont été retirées du plateau.

## 7. Boutons et journal ($side : title ; $at, $to : trous)

twixt-step-end = Finir le tour
twixt-step-end-help = Les liens laissés de côté ne comptent pas ; on pourra les poser à un autre tour.
twixt-step-swap = Prendre cette fiche
twixt-step-swap-help = La fiche blanche devient noire, de l’autre côté de la grande diagonale ; Blanc rejoue.

twixt-log-put = { $side } place une fiche en { $at }.
twixt-log-take = { $side } retire sa fiche de { $at }.
twixt-log-link = { $side } relie { $at } et { $to }.
twixt-log-unlink = { $side } retire le lien { $at }-{ $to }.
twixt-log-end = { $side } finit son tour.
twixt-log-swap = { $side } prend la première fiche, désormais en { $at }.

# Une fiche touchée qui n’a rien à faire
twixt-refusal-stuck = Aucun lien n’est possible depuis cette fiche.

## 8. Raisons d’un coup ($n : le nombre ; $places : les trous ; $side, $other : qui joue, et l’autre)

twixt-fact-forms = Ce coup achève la chaîne de { $side }.
twixt-fact-bars = Ce coup barre tous les chemins de { $other }.
twixt-fact-joins = Ce coup réunit { $n } chaînes en une seule.
twixt-fact-cuts =
    { $n ->
        [one] Ce coup empêche { $other } de relier directement { $places }.
       *[other] Ce coup ôte à { $other } { $n } liaisons directes entre ses fiches.
    }
twixt-fact-hinders =
    { $n ->
        [one] Ce coup allonge d’une fiche le chemin de { $other }.
       *[other] Ce coup allonge de { $n } fiches le chemin de { $other }.
    }
twixt-fact-goal = Ce coup relie une chaîne à une ligne de but de { $side }.
twixt-fact-double = Ce coup prépare deux façons de se relier à { $places }.
twixt-fact-links = Ce coup place une fiche que l’on relie à { $places }.
twixt-fact-nearer = Ce coup raccourcit le chemin de { $side }.

## 9. Carte des familles : pourquoi essayer un autre jeu

twixt-try-1 = Relier ses bords aussi, avec une seule règle.
twixt-try-2 = Des lignes à mener d’un côté à l’autre, sur un petit damier.

## 10. Éditeur de positions

twixt-edit-mark-links = Lien
twixt-edit-phase = Moment du tour
twixt-edit-phase-peg = Placer une fiche
twixt-edit-phase-unlink = Retirer des liens
twixt-edit-phase-link = Poser des liens
twixt-edit-withdrawn = Fiches reprises
twixt-flaw-behind = Une fiche est derrière une ligne de but adverse.
twixt-flaw-link = Un lien relie deux fiches de la même couleur.
twixt-flaw-pegs = Chacun a cinquante fiches.
twixt-flaw-in-turn = Chacun place une fiche à son tour : le compte des fiches n’y est pas.
twixt-flaw-crossing = Deux liens se croisent.
twixt-flaw-links = Chacun a cinquante liens.
twixt-flaw-chain = Une chaîne relie déjà deux lignes de but : ce serait à l’autre.
twixt-flaw-phase-auto = Les liens se posent d’eux-mêmes : on ne fait que placer une fiche.
twixt-flaw-phase-unlink = Pour retirer un lien, il faut que la règle le permette et qu’il y en ait un.
twixt-flaw-phase-link = Aucun lien ne peut être posé ici.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

twixt-heard-man-w =
    { $n ->
        [one] fiche blanche
       *[other] { $n } fiches blanches
    }
twixt-heard-man-b =
    { $n ->
        [one] fiche noire
       *[other] { $n } fiches noires
    }
# $links : les liens posés avec une fiche
twixt-heard-links =
    { $n ->
        [one] Lien : { $links }.
       *[other] Liens : { $links }.
    }
# $pegs : les fiches reliées à celle-ci
twixt-heard-more = reliée à { $pegs }

## 12. Notations d’autres programmes

twixt-dialect-twixt-moves = Liste des coups
