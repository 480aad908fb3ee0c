### Tablut — tous les mots du jeu.
###
### tablut-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Blancs Linné Moscovite Moscovites Noirs Scandinavie Suède Suédois

## 1. Carte

tablut-name = Tablut
tablut-aka = hnefatafl, tafl, tablo, jeu du roi, échecs vikings
tablut-hover = Le roi de Suède cherche à gagner le bord ; les Moscovites se resserrent autour de lui.
tablut-origin = XVIIIᵉ siècle, Scandinavie

## 2. Camps (les Suédois ont les pions blancs, les Moscovites les noirs)

tablut-side-0 = les Suédois
tablut-side-1 = les Moscovites
tablut-side-0-title = Les Suédois
tablut-side-1-title = Les Moscovites
tablut-side-0-short = Suédois
tablut-side-1-short = Moscovites
tablut-wins-0 = Les Suédois gagnent.
tablut-wins-1 = Les Moscovites gagnent.

# Sous le nom d’un camp ; $n : ses pions sur le plateau, sans le roi
tablut-note-white =
    { $n ->
        [one] { $n } blanc
       *[other] { $n } blancs
    }
tablut-note-black =
    { $n ->
        [one] { $n } noir
       *[other] { $n } noirs
    }

## 3. Ce qu’il y a à faire

tablut-prompt-white = Aux Suédois de jouer : ouvrir au roi un accès vers le bord.
tablut-prompt-white-road = Aux Suédois de jouer : un accès est ouvert, le roi peut sortir.
tablut-prompt-black = Aux Moscovites de jouer : enfermer le roi.
tablut-prompt-black-raichi = Aux Moscovites de fermer l’accès.
tablut-prompt-black-tuichi = Aux Moscovites de barrer la route au roi.

# Dit par les Suédois après leur coup, et affiché avant ce qu’il y a à faire
tablut-call-raichi = Raichi ! Un accès est ouvert.
tablut-call-tuichi = Tuichi ! Deux accès sont ouverts.
tablut-call-tuichi-wins = Tuichi !

## 4. Variantes

tablut-option-accesses = Deux accès ouverts
tablut-option-accesses-win = Gagnent aussitôt
tablut-option-accesses-win-effect = Après un coup des Suédois, deux accès ouverts gagnent la partie.
tablut-option-accesses-win-origin = livret
tablut-option-accesses-play-on = À jouer
tablut-option-accesses-play-on-effect = Les accès sont annoncés, mais le roi doit aller jusqu’au bord.
tablut-option-accesses-play-on-origin = la plupart des clubs et des programmes

tablut-option-king = Marche du roi
tablut-option-king-rook = Comme les autres
tablut-option-king-rook-effect = Le roi traverse autant de cases vides qu’il y en a, comme les autres pièces.
tablut-option-king-rook-origin = livret
tablut-option-king-step = Case par case
tablut-option-king-step-effect = Le roi ne se déplace que d’une case à la fois.
tablut-option-king-step-origin = première variante du livret

tablut-option-arms = Armes du roi
tablut-option-arms-yes = Le roi prend
tablut-option-arms-yes-effect = Le roi encadre les pions noirs comme le fait un pion blanc.
tablut-option-arms-yes-origin = livret
tablut-option-arms-no = Le roi ne prend pas
tablut-option-arms-no-effect = Le roi ne prend pas, et n’aide aucun de ses pions à prendre.
tablut-option-arms-no-origin = seconde variante du livret

tablut-option-throne = Trône vide
tablut-option-throne-neutral = Neutre
tablut-option-throne-neutral-effect = La case centrale vide n’aide à prendre aucun pion, seulement le roi.
tablut-option-throne-neutral-origin = livret
tablut-option-throne-hostile = Hostile
tablut-option-throne-hostile-effect = La case centrale vide vaut une pièce adverse contre les pions des deux camps.
tablut-option-throne-hostile-origin = la plupart des reconstitutions d’après Linné

tablut-option-back = Retour au trône
tablut-option-back-yes = Permis
tablut-option-back-yes-effect = Le roi peut revenir s’arrêter sur la case centrale.
tablut-option-back-yes-origin = livret
tablut-option-back-no = Interdit
tablut-option-back-no-effect = Le roi traverse la case centrale, mais il ne s’y arrête plus.
tablut-option-back-no-origin = certaines règles d’après Linné

tablut-preset-livret = Livret
tablut-preset-livret-effect = Le roi va loin, il prend, et deux accès ouverts gagnent.
tablut-preset-roi-lent = Roi lent
tablut-preset-roi-lent-effect = Le roi va case par case : les Moscovites ont un peu plus de chances.
tablut-preset-roi-sans-armes = Roi sans armes
tablut-preset-roi-sans-armes-effect = Le roi ne prend pas : les Moscovites ont un peu plus de chances.
tablut-preset-forces-egales = Forces égales
tablut-preset-forces-egales-effect = Le roi va case par case et ne prend pas : chacun des deux camps peut gagner.
tablut-preset-linne = D’après Linné
tablut-preset-linne-effect = Le trône vide aide à prendre, et le roi doit aller jusqu’au bord.

## 5. Refus

tablut-refusal-game-over = La partie est finie.
tablut-refusal-empty-point = Il n’y a pas de pièce sur cette case.
tablut-refusal-not-your-man = Cette pièce est à l’adversaire.
tablut-refusal-occupied = Cette case est occupée.
tablut-refusal-not-in-line = On se déplace horizontalement ou verticalement.
tablut-refusal-path-blocked = La route est barrée : on ne traverse que des cases vides.
tablut-refusal-king-one-step = Le roi ne se déplace que d’une case à la fois.
tablut-refusal-throne-reserved = Seul le roi peut s’arrêter sur la case centrale.
tablut-refusal-throne-left = Le roi a quitté la case centrale : il n’y revient pas.

## 6. Fins

tablut-ending-king-captured = Le roi est immobilisé : les Noirs gagnent.
tablut-ending-king-escaped = Le roi atteint le bord du plateau : les Blancs gagnent.
tablut-ending-two-accesses = Deux accès sont possibles : les Blancs gagnent.
tablut-ending-no-move = Le perdant ne peut plus bouger aucune pièce.
tablut-ending-repetition = La même position revient pour la troisième fois : partie nulle.
tablut-ending-no-progress = Cent coups de suite sans prise : partie nulle.

## 7. Journal ($man : w, k ou b ; $from, $to : places ; $n, $taken : le nombre et les places des pions pris)

tablut-log-move =
    { $man ->
        [k] Le roi va de { $from } en { $to }.
        [b] Un Moscovite va de { $from } en { $to }.
       *[w] Un Suédois va de { $from } en { $to }.
    }
tablut-log-move-raichi =
    { $man ->
        [k] Raichi ! Le roi va de { $from } en { $to }.
       *[w] Raichi ! Un Suédois va de { $from } en { $to }.
    }
tablut-log-move-tuichi =
    { $man ->
        [k] Tuichi ! Le roi va de { $from } en { $to }.
       *[w] Tuichi ! Un Suédois va de { $from } en { $to }.
    }
tablut-log-take =
    { $man ->
        [k] Le roi
        [b] Un Moscovite
       *[w] Un Suédois
    } va de { $from } en { $to } et prend { $n ->
        [one] le pion en { $taken }.
       *[other] { $n } pions : { $taken }.
    }
tablut-log-take-raichi =
    { $man ->
        [k] Raichi ! Le roi
       *[w] Raichi ! Un Suédois
    } va de { $from } en { $to } et prend { $n ->
        [one] le pion en { $taken }.
       *[other] { $n } pions : { $taken }.
    }
tablut-log-take-tuichi =
    { $man ->
        [k] Tuichi ! Le roi
       *[w] Tuichi ! Un Suédois
    } va de { $from } en { $to } et prend { $n ->
        [one] le pion en { $taken }.
       *[other] { $n } pions : { $taken }.
    }
tablut-log-king-taken = Un Moscovite va de { $from } en { $to } et immobilise le roi.

## 8. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $places : des places ; $other : l’autre camp)

tablut-fact-tuichi = Tuichi : après ce coup, le roi a { $n } accès ouverts vers le bord.
tablut-fact-raichi = Raichi : après ce coup, le roi a un accès ouvert vers le bord.
tablut-fact-shuts = Ce coup ferme un accès au roi.
tablut-fact-threatens-king = Ce coup menace d’immobiliser le roi : il reste à venir en { $places }.
tablut-fact-exposes =
    { $n ->
        [one] Ce coup laisse le pion en { $places } à la prise.
       *[other] Ce coup laisse { $n } pions à la prise.
    }
tablut-fact-saves =
    { $n ->
        [one] Ce coup met un pion à l’abri.
       *[other] Ce coup met { $n } pions à l’abri.
    }
tablut-fact-attacks =
    { $n ->
        [one] Ce coup menace de prendre un pion.
       *[other] Ce coup menace { $n } pions.
    }
tablut-fact-surrounds =
    { $n ->
        [one] Ce coup serre le roi : il est tenu d’un côté.
       *[other] Ce coup serre le roi : il est tenu de { $n } côtés.
    }

## 9. Carte des familles : pourquoi essayer un autre jeu

tablut-try-1 = Une autre chasse inégale, où l’on prend en sautant.
tablut-try-2 = La même prise, à forces égales.

## 10. Éditeur de positions

tablut-edit-man-k = Roi
tablut-flaw-men = Il y a au plus un roi, huit pièces blanches et seize pièces noires.
tablut-flaw-throne = Seul le roi se tient sur la case centrale.
tablut-flaw-captured = Le roi n’est plus là : ce serait à l’autre de jouer.
tablut-flaw-escaped = Le roi vient d’atteindre le bord : ce serait à l’autre de jouer.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

tablut-heard-man-w =
    { $n ->
        [one] Suédois
       *[other] { $n } Suédois
    }
tablut-heard-man-k =
    { $n ->
        [one] roi
       *[other] { $n } rois
    }
tablut-heard-man-b =
    { $n ->
        [one] Moscovite
       *[other] { $n } Moscovites
    }
# $n : combien d’accès, $roads : chacun par ses deux bouts
tablut-heard-roads =
    { $n ->
        [one] Accès ouvert : { $roads }.
       *[other] Accès ouverts : { $roads }.
    }
