### Assaut : la démonstration et les leçons (assets/lessons/assaut.toml).

## Démonstration

demo-place = Deux officiers prennent place dans la forteresse. Vingt-quatre soldats l’assiègent.
demo-step = Un soldat avance d’un pas vers elle.
demo-take = L’officier saute par-dessus le soldat et le prend.
demo-huff = Un officier a oublié de prendre : les soldats le soufflent. Il quitte le jeu.
demo-nine = Neuf soldats dans la forteresse : les soldats gagnent.
demo-few = À moins de neuf soldats, elle ne peut plus être prise : les officiers gagnent.

## La mise en place

place-title = Placer les officiers
place-first = Placer un officier sur une des neuf intersections de la forteresse.
place-first-good = La forteresse est le bras du haut. On y choisit sa place.
place-outside = Essayer de placer le second en dehors, sur un soldat.
place-outside-good = C’est refusé : les officiers commencent dans la forteresse.
place-outside-wrong = Cette place est dans la forteresse. Essayer de cliquer sur un soldat.
place-second = Placer le second officier dans la forteresse.
place-second-good = Les soldats ont toutes les places hors de la forteresse. Ils jouent en premier.

## Le pas d’un soldat

step-title = Avancer un soldat
step-near = Un soldat fait un pas, le long d’une ligne. Mener d4 en c5.
step-near-good = Il est entré dans la forteresse.
step-near-wrong = Ce pas est permis. Ici, on veut aller de d4 en c5.
step-side = Essayer d’aller de côté : de e4 en d4.
step-side-good = C’est refusé : ce pas ne rapproche pas de la forteresse. En arrière, c’est refusé aussi.
step-side-wrong = Ce pas rapproche, il est permis. Essayer plutôt de e4 en d4.
step-near-side = De côté, c’est permis quand on se rapproche : aller de a4 en b4.
step-near-side-good = La forteresse est plus près : ce pas de côté est bon.
step-near-side-wrong = Ce pas est permis. Ici, on veut aller de a4 en b4.

## Dans la forteresse

inside-title = Dans la forteresse
inside-move = Dans la forteresse, un soldat va dans tous les sens. Déplacer d6.
inside-move-good = Dedans, il peut avancer, reculer ou aller de côté.
inside-move-wrong = C’est permis, mais on veut ici déplacer le soldat d6.
inside-out = Essayer d’en sortir : de c5 en b4.
inside-out-good = C’est refusé : un soldat entré n’en sort plus.
inside-out-wrong = C’est permis. Essayer plutôt d’aller de c5 en b4.

## Les officiers

officer-title = Le pas d’un officier
officer-step = Aux officiers. Un officier fait un pas le long d’une ligne, dans n’importe quel sens.
officer-step-good = Un officier va où il veut, même hors de la forteresse.
officer-none = Aux soldats. Essayer de sauter par-dessus l’officier d6 : de d5 en d7.
officer-none-good = C’est refusé : un soldat ne prend jamais.
officer-none-wrong = Ce pas est permis. Essayer plutôt de sauter de d5 en d7.

## La prise

jump-title = Prendre un soldat
jump-one = Aux officiers. Sauter de d6 en d4, par-dessus le soldat d5.
jump-one-good = La place derrière lui était vide : le soldat est pris.
jump-one-wrong = Le soldat d5 n’est pas pris.
jump-two = Une prise peut en appeler une autre. Prendre un premier soldat.
jump-two-good = Du même élan, l’officier peut sauter encore.
jump-two-wrong = Aucun soldat n’est pris. L’officier d6 peut sauter.
jump-on = Sauter encore.
jump-on-good = Deux soldats pris. L’officier peut sauter une troisième fois.
jump-on-wrong = S’arrêter est permis, mais c’est une faute : il peut encore prendre.
jump-last = Prendre le troisième.
jump-last-good = Trois soldats d’un seul coup.
jump-last-wrong = S’arrêter est permis, mais c’est une faute : il peut encore prendre.

## Souffler

huff-title = Souffler un officier
huff-him = L’officier d6 pouvait prendre d5 et ne l’a pas fait. Cliquer sur lui pour le souffler.
huff-him-good = Soufflé : il quitte le jeu. Il ne reste qu’un officier.
huff-him-wrong = Ce pas est permis, mais l’officier d6 n’est pas soufflé.
huff-then = Souffler ne remplace pas le coup. Jouer maintenant un soldat.
huff-then-good = On souffle, puis on joue, dans le même tour. Qui arrête une prise trop tôt se fait souffler aussi.

## Gagner avec les soldats

nine-title = Gagner avec les soldats
nine-last = Huit soldats tiennent la forteresse. Faire entrer le neuvième.
nine-last-good = Neuf soldats dans la forteresse : elle est prise.
nine-last-wrong = Une place de la forteresse est encore vide.
nine-blocked = On gagne aussi en bloquant les deux officiers. Trouver le pas qui les enferme.
nine-blocked-good = Aucun officier ne peut bouger : les soldats ont gagné.
nine-blocked-wrong = Un officier peut encore bouger. Regarder autour de b5.

## Gagner avec les officiers

few-title = Gagner avec les officiers
few-take = Il reste neuf soldats, juste assez pour la forteresse. En prendre un.
few-take-good = Huit soldats ne suffisent plus : les officiers ont gagné. Bloquer tous les soldats gagne aussi.
few-take-wrong = Il reste encore neuf soldats.

## Le piège

trap-title = La place derrière
trap-safe = Avancer un soldat sans qu’un officier puisse le prendre.
trap-safe-good = Aucun soldat ne peut être pris : derrière, la place n’est pas libre.
trap-safe-d5 = Le soldat d5 laisse d4 vide derrière lui : l’officier d6 le prend.
trap-safe-c5 = Le soldat c5 laisse b4 vide derrière lui : l’officier d6 le prend.
trap-safe-e5 = Le soldat e5 laisse f4 vide derrière lui : l’officier d6 le prend.

## Une idée

hole-title = Boucher le trou
hole-fill = L’officier d6 menace de sauter d5. Boucher la place d4, ou éloigner d5.
hole-fill-good = L’officier ne peut plus prendre personne.
hole-fill-wrong = L’officier d6 peut encore prendre d5.
