### Hex : la démonstration et les leçons (assets/lessons/hex.toml).

## Démonstration

demo-place = Chaque camp, à son tour, pose un pion sur une case libre.
demo-aim = Blanc veut relier le haut et le bas ; Noir, la gauche et la droite.
demo-bridges = Entre deux de ces pions blancs, deux cases libres : c’est un pont.
demo-cut = Noir prend une des deux cases : Blanc prend l’autre, et tient.
demo-end = Tous les ponts tiennent. La chaîne va d’un bord à l’autre : Blanc gagne.

## Poser un pion

board-title = Poser un pion
board-place = Poser un pion blanc sur une case, n’importe laquelle. Le plateau des leçons est petit.
board-place-good = Un pion posé ne bouge plus et ne se prend pas.
board-touch = Poser un pion blanc qui touche le pion f6.
board-touch-good = Ces deux pions se touchent : c’est un début de chaîne.
board-touch-wrong = Cette case ne touche pas f6. Une case a six voisines au plus.
board-touch-corner = Cette case est dans la même direction, mais elle ne touche pas f6.

## Relier ses deux bords

aim-title = Relier ses deux bords
aim-white = Blanc joint le haut et le bas. Poser le pion qui manque à la chaîne.
aim-white-good = La chaîne peut tourner autant qu’elle veut : elle gagne.
aim-white-wrong = La chaîne a encore un trou, entre f5 et e7.
aim-black = Noir joint la gauche et la droite. Poser le pion qui lui manque.
aim-black-good = Noir a relié ses deux bords : il gagne.
aim-black-wrong = La chaîne noire a encore un trou, entre e6 et g5.

## Barrer

block-title = Barrer, c’est avancer
block-now = Il manque un seul pion à Noir, de gauche à droite. Boucher le trou.
block-now-good = Noir est arrêté, et la chaîne blanche est d’un seul morceau. Noir attaque en haut.
block-now-wrong = Noir peut encore finir sa chaîne en f6.
block-top = Relier g2 au bord du haut.
block-top-good = Le haut est atteint. Noir attaque en bas.
block-top-wrong = L’autre case au-dessus de g2 est g1.
block-bottom = Relier d10 au bord du bas.
block-bottom-good = En barrant Noir, Blanc s’est relié. Une partie de Hex n’est jamais nulle.
block-bottom-wrong = Le bas n’est pas atteint : l’autre case est d11.

## Le pont

bridge-title = Le pont
bridge-make = Faire un pont avec f6 : laisser deux cases libres que les deux pions touchent.
bridge-make-good = Si Noir prend une des deux cases, Blanc prendra l’autre.
bridge-make-wrong = Ce pion et f6 n’ont pas deux cases voisines en commun.
bridge-make-near = Ces deux pions se touchent déjà : c’est une chaîne, pas un pont.
bridge-keep = Noir coupe le pont entre g4 et f6. Le refermer.
bridge-keep-good = Un pont coupé se referme : les deux pions sont dans la même chaîne.
bridge-keep-wrong = Le pont reste ouvert : il fallait prendre g5, l’autre case.

## Le bord

edge-title = Atteindre le bord
edge-reach = Noir attaque en d11. Atteindre quand même le bord du bas.
edge-reach-good = À une case du bord, deux chemins y mènent : Noir n’en ferme qu’un.
edge-reach-wrong = Le bas n’est pas atteint. L’autre case sous d10 est c11.
edge-near = Poser un pion sur la rangée 10, avec deux cases libres sous lui.
edge-near-good = Si Noir prend l’une des deux, Blanc prend l’autre : le bord est sûr.
edge-near-wrong = Ce pion n’est pas sur la rangée 10.
edge-near-a10 = Au bout de la rangée, a10 ne touche qu’une case du bas.

## Le piège

trap-title = Le piège
trap-join = Une seule case relie les deux chaînes blanches. La trouver.
trap-join-good = e6 touche à la fois e5 et e7 : Blanc gagne.
trap-join-wrong = Cette case ne relie pas les deux chaînes.
trap-join-d6 = d6 touche e5, mais ne touche pas e7.
trap-join-f6 = f6 touche e7, mais ne touche pas e5.

## L’échange

swap-title = L’échange
swap-take = Avec cette variante, Noir peut prendre le premier pion. L’échanger par le bouton.
swap-take-good = Le pion est noir, de l’autre côté de la grande diagonale. Blanc rejoue.
swap-take-wrong = Noir a posé un pion ordinaire. Utiliser ici le bouton de l’échange.

## Une idée

two-title = Tenir par les deux bouts
two-ends = Les pions allumés tiennent au bord du haut par des ponts. Poser un pion sûr d’atteindre e8 et le bas.
two-ends-good = De ce pion, deux chemins mènent à e8, et d’autres au bas. Noir coupe en e9.
two-ends-wrong = Ce pion ne fait pas les deux à la fois : un pont avec e8 et un bord sûr. Essayer d10.
two-ends-near = Ce pion tient aussi, en touchant e8. Essayer ici avec un pont.
two-keep = Refermer le pont coupé par Noir.
two-keep-good = Tout tient, de haut en bas. Les pions n’ont pas besoin de se toucher pour être reliés.
two-keep-wrong = Le pont que Noir coupe en e9 n’est pas refermé.
