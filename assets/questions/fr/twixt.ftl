### Twixt : la fiche de l’enseignant (assets/questions/twixt.toml).

show = Placer deux fiches à un saut de cavalier, puis les relier. Montrer qu’un lien adverse ne se traverse pas.
talk = De combien de façons peut-on joindre deux fiches trop éloignées pour un lien ? Chercher la double liaison.
count = C’est à Blanc, dont la chaîne touche déjà la ligne du haut. Dans combien de trous peut-il placer la fiche qui la relie à la ligne du bas ?
count-answer = Deux, derrière la ligne du bas : les trous 1 et 2. Un lien mène de la dernière fiche à l’un ou à l’autre.
find = Blanc vient de placer une fiche, et c’est le moment de relier. Quelles sont les deux seules fiches blanches qu’un lien peut joindre ?
find-answer = Celles que joint la flèche : un trou d’un côté, deux de l’autre.
why = Noir voudrait relier ses deux fiches cerclées. Pourquoi est-ce interdit ?
why-answer = Le lien blanc barre le passage : aucun lien n’en croise un autre.
