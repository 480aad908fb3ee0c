### Agon : la fiche de l’enseignant (assets/questions/agon.toml).

show = Avancer une pièce vers le centre, une autre sur le côté, et montrer qu’aucune ne recule. Faire un sandwich : deux pions autour d’une pièce adverse.
talk = Qui risque le plus d’être pris en sandwich : la pièce qui est devant, ou celle qui est derrière ? Compter les cases de chaque anneau : 1, 6, 12, et ensuite ?
count = C’est à Blanc. Le pion cerclé est en d5. Sur combien de cases peut-il avancer ?
count-answer = Quatre : e5 et e6 vers le centre, d4 et d6 sur le côté. Il ne recule pas.
find = C’est à Blanc. Quel pion avance, et où, pour prendre un pion noir en sandwich ?
find-answer = Le pion k5 va en j6 : le pion noir i6 est entre deux pions blancs, en ligne droite.
why = Le pion blanc i7 voudrait aller en i6, là où est le chiffre 1. Pourquoi est-ce interdit ?
why-answer = En i6, il serait entre les pions noirs h6 et j6 : personne ne vient se placer entre deux pièces adverses.
