### Moulin (mérelle) — tous les mots du jeu.
###
### moulin-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : France Moyen Mühle Âge

## 1. Carte

moulin-name = Moulin
moulin-aka = mérelle, merelle, marelle, charret, Mühle, mylna, chuk sam, akidada, nine men’s morris
moulin-hover = Trois pions en ligne, et l’adversaire en perd un : on y jouait dès le Moyen Âge.
moulin-origin = XIIIᵉ siècle, France

## 2. Camps

moulin-side-0 = Blanc
moulin-side-1 = Noir
moulin-side-0-title = Blanc
moulin-side-1-title = Noir
moulin-side-0-short = Blanc
moulin-side-1-short = Noir
moulin-wins-0 = Blanc gagne.
moulin-wins-1 = Noir gagne.

## 3. Ce qu’il y a à faire ($side : moulin-side-N ; $n : pions à retirer)

moulin-prompt-place = À { $side } de poser un pion.
moulin-prompt-move = À { $side } de déplacer un pion.
moulin-prompt-fly = À { $side } de jouer : un pion saute où l’on veut.
moulin-prompt-take =
    { $n ->
        [one] Moulin fait : à { $side } de retirer un pion adverse.
       *[other] Moulins faits : à { $side } de retirer { $n } pions adverses.
    }

## 4. Variantes

moulin-option-flying = Saut des derniers pions
moulin-option-flying-4 = À quatre pions
moulin-option-flying-4-effect = Avec quatre pions ou moins, on joue vers n’importe quelle intersection libre.
moulin-option-flying-4-origin = livret
moulin-option-flying-3 = À trois pions
moulin-option-flying-3-effect = Avec trois pions, on joue vers n’importe quelle intersection libre.
moulin-option-flying-3-origin = usage le plus courant, tournois
moulin-option-flying-never = Jamais
moulin-option-flying-never-effect = On suit les lignes jusqu’à la fin, même avec trois pions.
moulin-option-flying-never-origin = règles anciennes ou régionales

moulin-option-mills = Pions dans un moulin
moulin-option-mills-open = Exposés
moulin-option-mills-open-effect = On retire le pion adverse de son choix, même dans un moulin.
moulin-option-mills-open-origin = livret
moulin-option-mills-protected = Protégés
moulin-option-mills-protected-effect = On ne défait un moulin que si tous les pions adverses sont dans des moulins.
moulin-option-mills-protected-origin = tournois internationaux

moulin-option-double = Deux moulins d’un coup
moulin-option-double-one = Un seul pion pris
moulin-option-double-one-effect = Deux alignements faits ensemble ne prennent qu’un pion.
moulin-option-double-one-origin = livret et la plupart des règles
moulin-option-double-two = Deux pions pris
moulin-option-double-two-effect = Deux alignements faits ensemble prennent deux pions.
moulin-option-double-two-origin = usage de certaines familles

moulin-preset-livret = Livret
moulin-preset-livret-effect = Prise libre, saut à partir de quatre pions.
moulin-preset-tournoi = Tournoi
moulin-preset-tournoi-effect = Moulins protégés, saut à partir de trois pions.

## 5. Refus

moulin-refusal-game-over = La partie est finie.
moulin-refusal-must-take = Un alignement est fait : on retire d’abord un pion adverse.
moulin-refusal-empty-point = Il n’y a pas de pion sur cette intersection.
moulin-refusal-own-man = On retire un pion adverse, pas un des siens.
moulin-refusal-man-in-mill = Ce pion est dans un moulin : on en choisit un autre.
moulin-refusal-no-mill = On ne retire un pion qu’après un alignement.
moulin-refusal-still-placing = Pendant la pose, on ne déplace aucun pion.
moulin-refusal-occupied = Cette intersection est occupée.
moulin-refusal-all-placed = Tous les pions sont posés : on déplace un pion.
moulin-refusal-not-your-man = Ce pion est à l’adversaire.
moulin-refusal-not-adjacent = On se déplace d’une seule intersection, en suivant les traits.

## 6. Fins

moulin-ending-two-men-left = Le perdant n’a plus que deux pions.
moulin-ending-blocked = Le perdant ne peut plus déplacer aucun pion.
moulin-ending-repetition = La même position revient pour la troisième fois : partie nulle.
moulin-ending-no-progress = Cent coups de suite sans prise : partie nulle.

## 7. Journal ($side : title ; $from, $to : places)

moulin-log-put = { $side } pose un pion en { $to }.
moulin-log-move = { $side } va de { $from } en { $to }.
moulin-log-fly = { $side } saute de { $from } en { $to }.
moulin-log-take = { $side } prend le pion en { $to }.

## 8. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $places : des places ; $other : l’autre camp)

# Ce qui se compte au bout de deux suites ; $steps : des coups
moulin-ends-free =
    Au bout de { $steps } coups, { $worse ->
        [0] aucun pion de { $side } n’aurait de place où aller
        [one] les pions de { $side } n’auraient qu’une façon de bouger
       *[other] les pions de { $side } n’auraient que { $worse } façons de bouger
    } ; avec le meilleur coup, { $better }.

moulin-fact-forms = Ce coup ferme un moulin.
moulin-fact-sure = Après ce coup, { $other } ne peut plus empêcher un moulin.
moulin-fact-leaves = Ce coup laisse { $other } fermer un moulin en { $places }.
moulin-fact-stops = Ce coup empêche { $other } de fermer un moulin en { $places }.
moulin-fact-double = Ce coup forme un double moulin : le même pion sert aux deux lignes.
moulin-fact-spoils = Ce coup casse le double moulin de { $other }.
moulin-fact-breaks =
    { $n ->
        [one] Ce coup défait un moulin de { $other }.
       *[other] Ce coup défait { $n } moulins de { $other }.
    }
moulin-fact-threatens = Ce coup prépare un moulin en { $places }.
moulin-fact-pins =
    { $n ->
        [one] Ce coup bloque un pion de { $other }.
       *[other] Ce coup bloque { $n } pions de { $other }.
    }

## 9. Carte des familles : pourquoi essayer un autre jeu

moulin-try-1 = Là aussi, qui ne peut plus bouger a perdu.
moulin-try-2 = Là aussi, un seul pion posé agit dans plusieurs directions.

## 10. Éditeur de positions

moulin-edit-hand-0 = Pions blancs en main
moulin-edit-hand-1 = Pions noirs en main
moulin-edit-take = Pions à retirer
moulin-flaw-men = Chacun a neuf pions au plus.
moulin-flaw-few = L’un des deux a au moins trois pions.
moulin-flaw-quiet = Pendant la pose, on ne compte pas les coups sans prise.
moulin-flaw-hands = Chacun pose à son tour : le compte des pions en main n’y est pas.
moulin-flaw-mill = On retire un pion après un moulin : qui joue n’en a pas.
moulin-flaw-take-nobody = L’adversaire n’a plus de pion à retirer.
moulin-flaw-take-two = On retire deux pions quand deux moulins se croisent, si la règle le veut.

# Le départ avec avantage. $n : un nombre
moulin-handicap-ahead =
    { $n ->
        [one] { $n } pion déjà posé
       *[other] { $n } pions déjà posés
    }
moulin-handicap-ahead-effect =
    { $n ->
        [one] { $n } de ses neuf pions est déjà posé ; l’adversaire en a { $n } de moins.
       *[other] { $n } de ses neuf pions sont déjà posés ; l’adversaire en a { $n } de moins.
    }

## 11. À l’oreille ($n : un nombre ; $mills : les moulins, chacun par ses trois places)

moulin-heard-mills =
    { $n ->
        [one] Moulin : { $mills }.
       *[other] { $n } moulins : { $mills }.
    }
