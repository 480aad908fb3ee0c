### Tablut : la démonstration et les leçons (assets/lessons/tablut.toml).

## Démonstration

demo-start = Au milieu, un roi et huit Suédois. Tout autour, seize Moscovites.
demo-take = Un pion noir entre deux blancs, sur une ligne : il est pris.
demo-raichi = Un pion noir barre la route du roi. Les Suédois le prennent : « Raichi ! »
demo-shut = La route va jusqu’au bord. Les Moscovites la ferment aussitôt.
demo-goal = Quand personne ne la ferme, le roi sort : les Suédois gagnent.
demo-king = Mais quatre pions noirs autour du roi le prennent : les Moscovites gagnent.

## Les deux camps

board-title = Les deux camps
board-white = Les Suédois ont les pions blancs et commencent. Déplacer un de leurs pions.
board-white-good = Le roi est au milieu, sur son trône. Les Suédois veulent le mener au bord.
board-black = Les Moscovites ont les pions noirs. En déplacer un.
board-black-good = Ils sont deux fois plus nombreux. Ils veulent enfermer le roi.

## Le déplacement

move-title = Déplacer une pièce
move-far = Une pièce va tout droit, aussi loin qu’on veut. Mener e3 en a3.
move-far-good = Elle s’arrête où l’on veut, tant que les cases sont vides.
move-far-wrong = C’est permis aussi. Ici, on veut aller de e3 en a3.
move-blocked = Un pion noir est en c8. Essayer de passer derrière : de c5 en c9.
move-blocked-good = C’est refusé : on ne saute personne.
move-blocked-wrong = C’est permis. Essayer plutôt d’aller de c5 en c9.

## Le trône

throne-title = Le trône
throne-stop = Le roi a quitté son trône. Essayer d’y poser un pion : e4 en e5.
throne-stop-good = C’est refusé : seul le roi peut s’y arrêter.
throne-stop-wrong = C’est permis. Essayer plutôt de poser e4 en e5.
throne-cross = On peut le traverser quand il est vide. Mener e4 en e6.
throne-cross-good = Le pion est passé de l’autre côté sans s’arrêter.
throne-cross-wrong = Ce coup ne traverse pas le trône. Mener e4 en e6.

## La prise

take-title = Prendre un pion
take-one = Le pion noir d3 touche le pion blanc e3. Le prendre : se placer de l’autre côté.
take-one-good = Entre deux pièces blanches, en ligne droite, le pion noir est pris.
take-one-wrong = Le pion d3 n’est pas pris. Il faut un pion blanc en c3.
take-two = Un seul coup peut prendre deux pions. Le trouver.
take-two-good = Le pion arrivé en c3 en a pris un de chaque côté.
take-two-wrong = Rien n’est pris. Regarder la case c3, entre b3 et d3.

## Ce qui ne prend pas

safe-title = Ce qui ne prend pas
safe-between = Aux Moscovites. Placer le pion d1 en d3, entre deux pions blancs.
safe-between-good = Il n’est pas pris : seule la pièce qui bouge peut prendre.
safe-between-wrong = Ce coup est permis. Ici, on veut aller de d1 en d3.
safe-pair = Deux pions noirs se touchent en d3 et e3. Jouer c5 en c3.
safe-pair-good = Rien n’est pris : deux pions côte à côte se protègent sur cette ligne.
safe-pair-wrong = Ce coup est permis. Ici, on veut jouer c5 en c3.

## Un accès

road-title = Ouvrir et fermer un accès
road-open = Un accès est une route vide du roi au bord. Prendre le pion b6 pour l’ouvrir.
road-open-good = « Raichi ! » Un accès s’est ouvert. Les Moscovites l’ont fermé.
road-open-wrong = Le pion b6 barre toujours la route, à gauche du roi.
road-shut = Aux Moscovites. Fermer l’accès : y poser un pion noir.
road-shut-good = Le roi ne passe plus.
road-shut-wrong = L’accès est encore ouvert : le roi sortirait.

## Sortir

edge-title = Gagner avec le roi
edge-go = L’accès est libre. Mener le roi jusqu’au bord.
edge-go-good = Le roi est sorti : les Suédois ont gagné.
edge-go-wrong = Le roi n’est pas sorti. La case a6 l’attend.

## Enfermer le roi

king-title = Prendre le roi
king-four = Le roi est tenu de trois côtés. Fermer le quatrième.
king-four-good = Quatre pions noirs l’entourent : les Moscovites ont gagné.
king-four-wrong = Il reste une case vide à côté du roi, en g5.
king-throne = Contre le trône vide, trois pions suffisent. Placer le troisième.
king-throne-good = Trois pions et le trône vide : le roi est pris.
king-throne-wrong = Il manque un pion noir en e3.

## Le piège

trap-title = Le roi en danger
trap-save = Un pion noir va venir en h5 et prendre le roi. Le sauver.
trap-save-good = Les Moscovites ne peuvent plus le prendre au coup suivant.
trap-save-wrong = Le pion i5 vient en h5 : le roi est pris.

## Une idée

two-title = Deux accès à la fois
two-roads = Deux accès ouverts d’un coup gagnent. Mener le roi là où deux lignes vides se croisent.
two-roads-good = « Tuichi ! » Deux accès sont ouverts : la partie est gagnée.
two-roads-wrong = Aucun accès n’est ouvert. Chercher une case d’où deux lignes vides vont au bord.
two-roads-one = Un seul accès est ouvert : les Moscovites peuvent le fermer.
