### Les Chercheurs de trésor : la fiche de l’enseignant (assets/questions/tresor.toml).

show = Poser seize haricots au milieu. Faire un pas, une prise, et prendre un haricot. Entrer dans le trésor d’un simple pas.
talk = Quand un chercheur entre, combien de lentilles les défenseurs ont-ils, au plus ? Compter les chercheurs qu’ils ont pu prendre, et dire qui gagne.
count = C’est aux chercheurs, dont les pions sont blancs. Le pion cerclé est en b5. Combien de pas différents peut-il faire ?
count-answer = Trois : a5, b4 et c5. Il suit les traits, et ces trois points sont vides.
find = C’est aux chercheurs. Quel pion entre dans la case du trésor ?
find-answer = Le pion c4 : d’un simple pas, il entre, et la partie est gagnée.
why = Le chercheur b4, où est le chiffre 1, voudrait sauter c4 et tomber dans la case du trésor. Pourquoi est-ce interdit ?
why-answer = On n’entre dans la case du trésor que d’un simple pas, jamais en sautant.
