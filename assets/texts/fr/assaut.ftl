### Assaut (asalto) — tous les mots du jeu.
###
### assaut-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Belagerungsspiel France Tactics

## 1. Carte

assaut-name = Assaut
assaut-aka = asalto, jeu des assiégeants, officiers et cipayes, Belagerungsspiel, assault
assaut-hover = Vingt-quatre soldats montent vers la forteresse ; deux officiers les y attendent.
assaut-origin = XIXᵉ siècle, France

## 2. Camps

assaut-side-0 = les soldats
assaut-side-1 = les officiers
assaut-side-0-title = Les soldats
assaut-side-1-title = Les officiers
assaut-side-0-short = Soldats
assaut-side-1-short = Officiers
assaut-wins-0 = Les soldats gagnent.
assaut-wins-1 = Les officiers gagnent.

## 3. Ce qu’il y a à faire

assaut-prompt-place = Aux officiers de prendre place dans la forteresse.
assaut-prompt-soldiers = Aux soldats de jouer : un pas le long des lignes.
assaut-prompt-officers = Aux officiers de jouer : un pas, ou une prise en sautant.
assaut-prompt-must-capture = Aux officiers de jouer : la prise est obligatoire.
assaut-prompt-go-on = Prise en cours : l’officier saute encore, ou s’arrête.
assaut-prompt-go-on-forced = Prise en cours : l’officier la mène jusqu’au bout.
assaut-prompt-huff = Aux soldats de jouer : un officier a oublié une prise, on peut le souffler.
assaut-prompt-must-huff = Aux soldats de jouer : il n’y a qu’à souffler un officier.

# Dit par les soldats, et affiché jusqu’au tour suivant ($place)
assaut-call-huff = Officier en { $place } soufflé.

## 4. Variantes

assaut-option-capture = Prise
assaut-option-capture-huff = Libre, l’oubli est soufflé
assaut-option-capture-huff-effect = Un officier qui oublie une prise peut être retiré par les soldats.
assaut-option-capture-huff-origin = livret
assaut-option-capture-forced = Obligatoire
assaut-option-capture-forced-effect = Quand une prise est possible, on prend, autant que l’officier choisi le peut.
assaut-option-capture-forced-origin = « notre variante » du livret

assaut-option-approach = Marche des soldats
assaut-option-approach-near = Tout ce qui rapproche
assaut-option-approach-near-effect = Chaque pas doit rapprocher de la forteresse, à vol d’oiseau.
assaut-option-approach-near-origin = livret
assaut-option-approach-no-retreat = Sans marche arrière
assaut-option-approach-no-retreat-effect = Chaque pas doit rapprocher, et ne jamais descendre d’une rangée.
assaut-option-approach-no-retreat-origin = fiches de ludothèques
assaut-option-approach-path = Au plus court
assaut-option-approach-path-effect = Chaque pas doit raccourcir le chemin qui reste à faire le long des lignes.
assaut-option-approach-path-origin = fiches anglaises
assaut-option-approach-forward = Droit devant
assaut-option-approach-forward-effect = On monte d’une rangée ; de côté, seulement au sommet des deux bras.
assaut-option-approach-forward-origin = German Tactics, jeu anglais voisin

assaut-preset-livret = Livret
assaut-preset-livret-effect = Prise libre : l’officier qui l’oublie risque d’être soufflé.
assaut-preset-notre-variante = Notre variante
assaut-preset-notre-variante-effect = La variante du livret : la prise est obligatoire, on ne souffle pas.

## 5. Refus

assaut-refusal-game-over = La partie est finie.
assaut-refusal-place-officers-first = On place d’abord les deux officiers.
assaut-refusal-not-in-fortress = Les officiers se placent dans la forteresse.
assaut-refusal-occupied = Cette intersection est occupée.
assaut-refusal-officers-placed = Les officiers sont déjà placés.
assaut-refusal-soldiers-huff = Seuls les soldats soufflent, au début de leur tour.
assaut-refusal-not-guilty = Aucun officier n’est en faute sur cette intersection.
assaut-refusal-no-capture-running = Aucune prise n’est en cours.
assaut-refusal-capture-to-finish = La prise est obligatoire : on la mène jusqu’au bout.
assaut-refusal-soldiers-do-not-take = Les soldats ne peuvent pas capturer d’officiers.
assaut-refusal-empty-point = Il n’y a pas de pion sur cette intersection.
assaut-refusal-not-your-man = Ce pion est à l’adversaire.
assaut-refusal-go-on-or-stop = Une prise est en cours : c’est à cet officier de la finir.
assaut-refusal-no-line = Aucune ligne ne mène d’une intersection à l’autre.
assaut-refusal-nothing-to-jump = Il n’y a pas de soldat à sauter.
assaut-refusal-longer-capture = Cet officier peut prendre davantage par un autre chemin.
assaut-refusal-must-capture = La prise est obligatoire.
assaut-refusal-no-exit = Un soldat ne sort plus de la forteresse.
assaut-refusal-not-nearer = Tout déplacement doit rapprocher un soldat de la forteresse.

## 6. Fins

assaut-ending-too-few-soldiers = Il reste moins de neuf soldats : les officiers gagnent.
assaut-ending-no-officer-left = Il ne reste plus d’officier : les soldats gagnent.
assaut-ending-fortress-occupied = Neuf soldats occupent la forteresse : les soldats gagnent.
assaut-ending-officers-blocked = Les officiers ne peuvent plus bouger : les soldats gagnent.
assaut-ending-soldiers-blocked = Les soldats ne peuvent plus bouger : les officiers gagnent.
assaut-ending-repetition = La même position revient pour la troisième fois : partie nulle.
assaut-ending-no-progress = Cent tours de suite sans prise ni soldat qui avance : partie nulle.

## 7. Boutons et journal ($man : s ou o ; $from, $to : places ; $taken : place du soldat pris)

assaut-step-stop = S’arrêter
assaut-step-stop-help = Finir la prise ici (l’officier pourra être soufflé).
assaut-huff = Souffler
assaut-huff-help = Retirer un officier qui a oublié une prise.
# $place : la place de l’officier
assaut-huff-at = Souffler l’officier en { $place }

assaut-log-place = Un officier prend place en { $to }.
assaut-log-step =
    { $man ->
        [s] Un soldat va de { $from } en { $to }.
       *[o] Un officier va de { $from } en { $to }.
    }
assaut-log-jump = Un officier saute de { $from } en { $to } et prend le soldat en { $taken }.
assaut-log-stop = L’officier s’arrête là.
assaut-short-huff = souffle { $place }
assaut-log-huff = Les soldats soufflent l’officier en { $from }.

## 8. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $places : des places ; $other : l’autre camp)

assaut-fact-takes = Ce coup retire du jeu une pièce adverse.
assaut-fact-goes-on =
    { $n ->
        [one] Après ce coup, l’officier peut encore prendre un soldat.
       *[other] Après ce coup, l’officier peut encore prendre { $n } soldats.
    }
assaut-fact-shuts = Ce coup enferme un officier : il ne peut plus bouger.
assaut-fact-exposes =
    { $n ->
        [one] Ce coup laisse un soldat à la prise.
       *[other] Ce coup laisse { $n } soldats à prendre d’affilée.
    }
assaut-fact-huffable =
    { $n ->
        [one] Ce coup oublie une prise : l’officier en { $places } peut être soufflé.
       *[other] Ce coup oublie des prises : un officier peut être soufflé.
    }
assaut-fact-saves =
    { $n ->
        [one] Ce coup met un soldat à l’abri.
       *[other] Ce coup met { $n } soldats à l’abri.
    }
assaut-fact-attacks =
    { $n ->
        [one] Ce coup menace de prendre un soldat.
       *[other] Ce coup menace { $n } soldats.
    }
assaut-fact-enters = Ce coup fait entrer un soldat dans la forteresse.
assaut-fact-gives-up = Ce coup laisse un soldat venir en { $places }, dans la forteresse.

## 9. Carte des familles : pourquoi essayer un autre jeu

assaut-try-1 = Une autre chasse inégale, où l’on prend en encadrant.
assaut-try-2 = On y souffle aussi, et les deux camps savent prendre.

## 10. Éditeur de positions

assaut-edit-hand = Officiers à placer
assaut-edit-owed = Prises encore à faire
assaut-flaw-men = Il y a au plus vingt-quatre soldats et deux officiers.
assaut-flaw-placing = Tant qu’un officier est à placer, personne d’autre n’a bougé.
assaut-flaw-guilty = On souffle un officier, au tour des soldats, quand la prise est libre.
assaut-flaw-owed = Sans prise en cours, il ne reste aucune prise à faire.
assaut-flaw-jump = La prise en cours est celle d’un officier, au tour des officiers.
assaut-flaw-jump-again = L’officier de la prise en cours doit pouvoir prendre encore.
assaut-flaw-owed-longest = Cet officier doit encore faire sa plus longue prise.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

assaut-heard-man-s =
    { $n ->
        [one] soldat
       *[other] { $n } soldats
    }
assaut-heard-man-o =
    { $n ->
        [one] officier
       *[other] { $n } officiers
    }

# Le départ avec avantage. $n : un nombre
assaut-handicap-fewer = { $n } soldats de moins
assaut-handicap-fewer-effect = Il manque { $n } soldats, et les deux officiers sont déjà en place.
