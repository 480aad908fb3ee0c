### Les Dames en croix : la fiche de l’enseignant (assets/questions/dames_en_croix.toml).

show = Faire un pas le long d’un trait, puis une prise, puis deux prises d’un même élan. Montrer que Blanc ne recule jamais.
talk = Vingt pions contre neuf : qui a l’avantage ? Jouer une fois chaque camp, puis compter les victoires de la classe.
count = C’est aux Blancs. Le pion cerclé est en c4. Combien de pas différents peut-il faire ?
count-answer = Trois : b4, c5 et d4. Il suit les traits, et ces trois points sont vides.
find = Huit pions blancs sont déjà en haut. Quel pas fait gagner les Blancs ?
find-answer = Le pion c4 va en c5 : les neuf points du haut sont occupés. C’est le seul pas qui gagne.
why = Le pion blanc c4 voudrait aller en d5, là où est le chiffre 1. Pourquoi est-ce interdit ?
why-answer = Aucun trait ne joint c4 et d5 : on se déplace seulement le long des traits.
