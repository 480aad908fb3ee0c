### Jacquet : la démonstration et les leçons (assets/lessons/jacquet.toml).

## Démonstration

demo-start = Noir lance 6, Blanc 5 : Noir commence. Son premier pion part seul : c’est le postillon.
demo-white = Blanc tourne dans le même sens, depuis l’autre coin.
demo-home = Le postillon entre dans sa maison, en N6 : les autres pions peuvent partir.
demo-wall = On ne s’arrête pas chez l’adversaire : six flèches de suite font un mur.
demo-pass = Aucun pion blanc ne peut passer : Blanc perd son tour.
demo-off = Tous les pions noirs sont dans leur maison : chaque dé en sort un.
demo-end = Un dé trop grand sort le pion le plus éloigné. C’était le dernier : Noir gagne.

## Le départ

start-title = Faire partir un pion
start-six = Noir part de B12 et va vers la droite. Avec le 6, avancer un pion en B6.
start-six-good = Six flèches plus loin : voilà un dé joué.
start-six-wrong = Ce coup est permis, mais on veut ici jouer le 6 d’abord.
start-five = Il reste le 5. Le même pion continue : il va en B1.
start-five-good = Ce pion court devant les autres : on l’appelle le postillon.

## Le postillon

postillon-title = Le postillon
postillon-other = Le postillon est en B6. Essayer de faire partir un autre pion, de B12 en B7.
postillon-other-good = C’est refusé : le postillon doit d’abord être dans sa maison.
postillon-other-wrong = Ce pion a le droit d’avancer. Essayer plutôt de partir de B12.
postillon-home = La maison noire va de N6 à N1. Y faire entrer le postillon avec un 1.
postillon-home-good = Il est entré, et le double laisse encore trois 1.
postillon-next = Les autres pions sont libres. En faire partir un de B12.
postillon-next-good = Dès que le postillon est entré, tous les pions peuvent jouer.
postillon-next-wrong = C’est permis, mais on veut ici faire partir un pion de B12.

## Un double

double-title = Un double
double-roll = C’est à Noir de lancer les dés.
double-roll-good = Deux dés pareils : c’est un double. Il se joue quatre fois.
double-first = Jouer un premier 5 : seul le postillon peut partir.
double-first-good = Il en reste trois.
double-second = Jouer le deuxième 5.
double-second-good = Il en reste deux.
double-third = Jouer le troisième 5 : le postillon passe de l’autre côté.
double-third-good = Il en reste un.
double-last = Jouer le dernier 5.
double-last-good = Vingt flèches d’un coup : le postillon est déjà dans sa maison.

## Les flèches prises

closed-title = Les flèches prises
closed-try = Un pion blanc est seul en N9. Essayer d’y aller, de N12, avec le 3.
closed-try-good = C’est refusé : même seul, un pion adverse garde sa flèche.
closed-try-wrong = Ce coup est permis. Essayer plutôt d’aller de N12 en N9.
closed-over = On passe par-dessus les pions blancs. Aller de N10 en N6 avec le 4.
closed-over-good = Seule la flèche d’arrivée compte.
closed-over-wrong = Ce coup est permis, mais on veut ici aller de N10 en N6.

## Cinq de suite

five-title = Pas plus de cinq de suite
five-six = De B12 à B1, Noir ne tient jamais six flèches de suite. Essayer d’aller de B9 en B4.
five-six-good = C’est refusé : de B9 à B4, cela ferait six flèches de suite.
five-six-wrong = Ce coup est permis. Essayer plutôt d’aller de B9 en B4.
five-other = Plus loin, chez Blanc, Noir tient N4, N3, N2 et N1. Aller de B12 en B11.
five-other-good = Six flèches se suivent, de N4 à B11. C’est permis : de B12 à B1, il n’y en a que deux.
five-other-wrong = Ce coup est permis, mais on veut ici aller de B12 en B11.

## Une idée : le mur

wall-title = Une idée : le mur
wall-six = Noir tient N11, N10, N9, N8 et N7. Chez Blanc, six de suite sont permises : tenir aussi N6.
wall-six-good = Six flèches devant les pions blancs : aucun dé ne les fait passer. Blanc perd son tour.
wall-six-wrong = Le mur n’a pas ses six flèches, de N11 à N6.

## Le piège

hole-title = Le piège : un trou dans le mur
hole-keep = Le mur va de N11 à N6. Jouer le 4 sans y faire de trou.
hole-keep-good = Le mur tient : aucun pion blanc ne part de N12.
hole-keep-seven = Noir quitte N7 : avec un 5, un pion blanc s’y arrête.
hole-keep-six = Noir quitte N6 : avec un 6, un pion blanc s’y arrête.

## Sortir

off-title = Sortir ses pions
off-five = Tous les pions noirs sont dans la maison. Avec le 5, sortir le pion de N5.
off-five-good = Ce pion a fini sa course.
off-five-wrong = Ce coup est permis, mais on veut ici sortir le pion de N5.
off-two = Avec le 2, sortir un pion de N2.
off-two-good = Deux pions sont sortis en un tour.
off-two-wrong = Ce coup est permis, mais on veut ici sortir un pion de N2.
off-near = Le 5 dépasse toutes les flèches. Essayer de sortir un pion de N2.
off-near-good = C’est refusé : un dé trop grand sort le pion le plus éloigné.
off-near-wrong = Ce pion a le droit de sortir. Essayer plutôt avec un pion de N2.
off-far = Sortir le pion le plus éloigné : il est en N4.
off-far-good = Voilà un pion sorti.

## Une idée : la course

race-title = Une idée : la course
race-home = Un pion noir est encore dehors, et rien ne peut sortir. Le rentrer avec le plus petit dé.
race-home-good = Tous les pions sont dans la maison : l’autre dé peut en sortir un.
race-home-wrong = Ce coup est permis, mais on garde le 5 pour sortir un pion de N5.
race-off = Il reste le 5. Sortir un pion.
race-off-good = Rentré et sorti dans le même tour : aucun dé n’est perdu.
race-off-wrong = Ce coup est permis, mais le 5 peut sortir un pion de N5.
race-gap = Aucun pion n’est en N2. Jouer le 2 de façon qu’aucune flèche de 1 à 4 ne reste vide.
race-gap-good = Un pion par flèche : presque tous les dés en sortiront un.
race-gap-wrong = Une flèche reste vide entre les pions. Regarder N4.

## La fin

end-title = Gagner
end-first = Il reste deux pions noirs. Sortir le premier.
end-first-good = Plus qu’un.
end-win = Sortir le dernier.
end-win-good = Noir a sorti tous ses pions le premier : il gagne.
