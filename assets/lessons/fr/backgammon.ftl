### Backgammon : la démonstration et les leçons (assets/lessons/backgammon.toml).

## Démonstration

demo-start = Un dé chacun : Noir lance 3, Blanc lance 1. Noir commence avec ces deux dés.
demo-move = Chaque dé avance un pion. Deux pions noirs tiennent la flèche 5 : elle est fermée.
demo-hit = Un pion blanc est seul en 4 : Noir arrive dessus, et le frappe.
demo-enter = Le pion frappé attend au milieu. Il rentre avant tout autre coup.
demo-off = Tous les pions sont dans leur maison : chaque dé en sort un.
demo-end = Un dé trop grand sort le pion le plus éloigné. C’était le dernier : Noir gagne.

## Le plateau et les pions

board-title = Avancer un pion
board-move = Noir va de la flèche 24 à la flèche 1. Avec le dé 3, avancer un pion de 8 en 5.
board-move-good = Trois flèches plus loin : voilà un dé joué.
board-move-wrong = Ce coup est permis, mais on veut ici aller de 8 en 5.
board-next = Il reste le dé 1. Avancer un pion de 6 en 5.
board-next-good = Deux pions noirs tiennent la flèche 5 : Blanc ne peut plus s’y arrêter.
board-next-wrong = Ce coup est permis, mais on veut un deuxième pion en 5.

## Les dés

dice-title = Un double
dice-roll = C’est à Noir de lancer les dés.
dice-roll-good = Deux dés pareils : c’est un double. Il se joue quatre fois.
dice-first = Jouer un premier 2, avec un pion au choix.
dice-first-good = Il en reste trois.
dice-second = Jouer le deuxième 2, avec le même pion ou avec un autre.
dice-second-good = Il en reste deux.
dice-third = Jouer le troisième 2.
dice-third-good = Il en reste un.
dice-last = Jouer le dernier 2.
dice-last-good = Le double est joué : quatre fois deux flèches, huit en tout.

## Les flèches fermées

closed-title = Les flèches fermées
closed-try = Blanc a deux pions en 20, et deux en 21. Essayer d’aller de 24 en 21.
closed-try-good = C’est refusé : deux pions blancs ferment la flèche.
closed-try-wrong = Ce coup est permis. Essayer plutôt d’aller de 24 en 21.
closed-over = Seule l’arrivée compte : on passe par-dessus Blanc. Aller de 13 en 9 avec le 4.
closed-over-good = Le pion est passé par-dessus les pions blancs de la flèche 12.
closed-over-wrong = Ce coup est permis, mais on veut ici aller de 13 en 9.

## Frapper

hit-title = Frapper un pion seul
hit-man = Un pion blanc est seul en 4. Arriver sur lui avec le dé 4, de 8 en 4.
hit-man-good = Il est frappé : il attend à la barre, et recommence tout son chemin.
hit-man-wrong = Ce coup est permis, mais on veut ici frapper avec le dé 4, de 8 en 4.
hit-cover = Le pion noir de la flèche 4 est seul à son tour. Le rejoindre, de 6 en 4.
hit-cover-good = Deux pions noirs en 4 : Blanc ne peut plus frapper là.
hit-cover-wrong = Il n’y a pas deux pions noirs en 4.

## Rentrer

enter-title = Rentrer un pion frappé
enter-other = Un pion noir attend à la barre. Essayer quand même d’aller de 8 en 6.
enter-other-good = C’est refusé : le pion frappé rentre d’abord.
enter-other-wrong = Ce pion a le droit de rentrer. Essayer plutôt d’aller de 8 en 6.
enter-in = Rentrer le pion avec le 4 : il recompte depuis le début, et arrive en 21.
enter-in-good = Il est rentré, et il a frappé un pion blanc qui était seul.

## Sortir

off-title = Sortir ses pions
off-five = Tous les pions noirs sont dans la maison. Avec le 5, sortir un pion de la flèche 5.
off-five-good = Ce pion a fini sa course.
off-five-wrong = Ce coup est permis, mais on veut ici sortir un pion de la flèche 5.
off-three = Avec le 3, sortir un pion de la flèche 3.
off-three-good = Deux pions sont sortis en un tour.
off-three-wrong = Ce coup est permis, mais on veut ici sortir un pion de la flèche 3.
off-near = Le 6 dépasse toutes les flèches. Essayer de sortir un pion de la flèche 2.
off-near-good = C’est refusé : un dé trop grand sort le pion le plus éloigné.
off-near-wrong = Ce pion a le droit de sortir. Essayer plutôt avec un pion de la flèche 2.
off-far = Sortir le pion le plus éloigné : il est en 4.
off-far-good = Voilà un pion sorti.

## Le piège

alone-title = Le piège : un pion seul
alone-none = Un pion noir est seul en 7. Jouer le 1 de façon qu’aucun pion noir ne reste seul.
alone-none-good = Aucun pion noir n’est seul : Blanc ne peut rien frapper.
alone-none-wrong = Un pion noir reste seul : certains lancers de Blanc le frappent.

## Compter les lancers

shots-title = Compter les lancers
shots-far = Un pion noir restera seul. Jouer le 5 de façon que Blanc, en 1, ait besoin de ses deux dés pour le frapper.
shots-far-good = À plus de six flèches, un dé ne suffit pas. Ici, 2 lancers sur 36 frappent.
shots-far-wrong = À six flèches ou moins, un seul dé frappe : au moins 14 lancers sur 36.

## Une idée : le mur

wall-title = Une idée : bâtir un mur
wall-build = Noir tient 6, 7 et 8. Tenir aussi la flèche 5.
wall-build-good = Quatre flèches fermées de suite : c’est un mur devant les pions blancs de la flèche 1.
wall-build-wrong = Il n’y a pas deux pions noirs en 5, ou le mur a un trou.
wall-stop = Blanc joue un 4. Essayer d’aller de 1 en 5.
wall-stop-good = C’est refusé : le mur arrête ce pion blanc.
wall-stop-wrong = Ce coup est permis. Essayer plutôt de partir de 1.

## Une idée : l’ancre

anchor-title = Une idée : l’ancre
anchor-make = Deux pions noirs sont seuls chez Blanc. Les réunir.
anchor-make-good = Deux pions en 20 : c’est une ancre. Blanc ne peut plus s’y arrêter, et Noir y rentre toujours.
anchor-make-wrong = Les deux pions restent seuls. Aller de 24 en 20.
anchor-enter = Blanc ferme les cinq autres flèches. Rentrer le pion sur l’ancre.
anchor-enter-good = Sans l’ancre, aucun dé ne ferait rentrer ce pion.

## Le videau

cube-title = Doubler l’enjeu
cube-offer = Noir a moins de chemin à faire. Avant de lancer, proposer de doubler.
cube-offer-good = Blanc accepte : l’enjeu vaut deux points, et Blanc tient le videau.
cube-offer-wrong = Lancer est permis, mais on veut ici proposer de doubler.
cube-refuse = Blanc va sortir son dernier pion, et propose de doubler. Refuser.
cube-refuse-good = Noir perd un seul point, au lieu de deux.
cube-refuse-wrong = Au prochain lancer, Blanc sort son pion et gagne deux points.

## Accepter ou refuser

take-title = Accepter ou refuser
take-yes = Blanc double. Il gagne s’il sort ses deux pions : 19 lancers sur 36. Sinon, Noir gagne. Donner la bonne réponse.
take-yes-good = Noir gagne 17 fois sur 36. Une fois sur quatre suffit pour accepter.
take-yes-wrong = Noir gagne plus d’une fois sur quatre : refuser coûte plus qu’accepter.
take-no = La même fin, mais Blanc gagne avec 29 lancers sur 36. Donner la bonne réponse.
take-no-good = Noir ne gagnait que 7 fois sur 36, moins d’une fois sur quatre : un point perdu, c’est moins cher.
take-no-wrong = Il faudrait 9 lancers sur 36 pour accepter. Noir n’en a que 7.

## La fin

end-title = Gagner
end-first = Il reste deux pions noirs. Sortir le premier.
end-first-good = Plus qu’un.
end-win = Sortir le dernier.
end-win-good = Noir a sorti tous ses pions le premier : il gagne.
end-gammon = Ici, Blanc n’a sorti aucun pion. Sortir le dernier pion noir.
end-gammon-good = C’est un gammon : la victoire compte double.
