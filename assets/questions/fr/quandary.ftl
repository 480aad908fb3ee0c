### Quandary : la fiche de l’enseignant (assets/questions/quandary.toml).

show = Montrer la case que regarde chaque pion adverse, et dire son signe : ce sont les seuls signes où l’on peut aller.
talk = Avancer un pion ouvre un signe à l’adversaire et lui en ferme un autre. Comment le bloquer ?
count = C’est à Blanc. Le pion cerclé est en g1. Sur combien de cases peut-il avancer ?
count-answer = Trois : f2, g2 et h2. Chacune porte le même signe qu’une case regardée par un pion noir.
find = C’est à Blanc. Trois de ses pions sont arrivés. Quel coup gagne ?
find-answer = Le pion b11 va en b12, la dernière des cases d’où Noir est parti. C’est le seul coup qui gagne.
why = C’est à Blanc. Le pion g5 voudrait aller en f6, là où est le chiffre 1. Pourquoi est-ce interdit ?
why-answer = Aucun pion noir ne regarde une case de ce signe : celui de e8, par exemple, regarde e7. On ne va que sur un signe regardé par un pion adverse.
