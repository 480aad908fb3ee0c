### Nim bicolore : la démonstration et les leçons (assets/lessons/nim_bicolore.toml).

## Démonstration

demo-heaps = Des allumettes neuves et des brûlées, en tas. On en prend, chacun son tour.
demo-both = On prend autant qu’on veut, neuves ou brûlées, mais dans un seul tas.
demo-heap = Tout un tas peut partir d’un coup. Il reste trois allumettes.
demo-three = B prend la neuve, A prend une brûlée : il n’en reste qu’une, et elle est brûlée.
demo-end = B doit la prendre. Une brûlée dans la dernière prise : B perd.

## Prendre

take-title = Prendre des allumettes
take-one = Choisir une ou plusieurs allumettes d’un seul tas, puis les prendre avec le bouton.
take-one-good = C’était un coup. Au tour suivant, l’adversaire prend à son tour.
take-heap = Prendre tout le troisième tas : les trois allumettes neuves.
take-heap-good = Un tas entier peut partir en une fois.
take-heap-wrong = On veut ici les trois allumettes du troisième tas.
take-both = Dans le deuxième tas, prendre la neuve avec une brûlée au moins.
take-both-good = Neuves et brûlées se prennent ensemble, si le tas est le même.
take-both-wrong = On veut une neuve et une brûlée, toutes deux du deuxième tas.

## La dernière prise

last-title = La dernière prise
last-new = Il ne reste que deux neuves. Prendre de quoi gagner tout de suite.
last-new-good = La dernière prise est toute neuve : elle gagne.
last-new-wrong = Il reste une neuve : l’adversaire la prend et gagne.
last-two = Deux tas de neuves. Jouer pour que l’adversaire ne puisse pas finir.
last-two-good = Il reste une allumette dans chaque tas. L’adversaire en prend une, on prend l’autre.
last-two-wrong = L’adversaire peut prendre la dernière.
last-two-miss = Un seul tas reste : l’adversaire le prend tout entier et gagne.

## L’allumette brûlée

burnt-title = L’allumette brûlée
burnt-leave = Il reste une neuve et une brûlée dans un tas. Laisser la brûlée toute seule.
burnt-leave-good = L’adversaire doit prendre la brûlée : il perd.
burnt-leave-wrong = Il faut laisser la brûlée seule sur la table.
burnt-leave-all = Une brûlée se trouve dans cette dernière prise : elle perd.
burnt-leave-new = Il reste une neuve : l’adversaire la prend et gagne.

## Le cadeau

gift-title = Laisser une brûlée
gift-heap = Prendre tout un tas d’un coup pour ne laisser qu’une brûlée.
gift-heap-good = Les trois allumettes sont parties. La brûlée reste à l’adversaire.
gift-heap-wrong = Il reste plus d’une allumette. Le premier tas peut partir tout entier.
gift-heap-two = Il reste deux brûlées : l’adversaire en prend une et laisse l’autre.
gift-one = Encore une fois : laisser la brûlée à l’adversaire.
gift-one-good = Il ne reste que la brûlée, et c’est à l’adversaire de jouer.
gift-one-wrong = Il reste une neuve : l’adversaire la prend et gagne.

## Deux tas

equal-title = Deux tas égaux
equal-make = Deux tas de neuves. Les rendre égaux.
equal-make-good = Trois et trois. Quoi que fasse l’adversaire, on peut égaliser encore.
equal-make-wrong = Les deux tas ne sont pas égaux. Il faut trois et trois.
equal-again = L’adversaire en a pris deux. Égaliser encore.
equal-again-good = Une et une. L’adversaire en prend une.
equal-again-wrong = Il reste une allumette en haut : il en faut une en bas aussi.
equal-win = Il reste une seule allumette neuve. Finir.
equal-win-good = Gagné : qui égalise à chaque tour prend la dernière.

## Un tas brûlé

rank-title = Un tas tout brûlé
rank-burnt = Un tas tout brûlé compte une allumette de moins. Égaliser : deux neuves valent trois brûlées.
rank-burnt-good = Deux neuves, trois brûlées : les deux tas se valent. Qui doit jouer perd.
rank-burnt-wrong = Les deux tas ne se valent pas. Garder les deux neuves, laisser trois brûlées.
rank-burnt-two = Deux brûlées ne valent qu’une neuve : il fallait en laisser trois.

## Le piège

trap-title = Le piège
trap-greedy = L’adversaire guette la dernière neuve. Trouver le coup qui le force à perdre.
trap-greedy-good = Tout le tas part d’un coup, et la brûlée reste seule.
trap-greedy-wrong = L’adversaire a encore une réponse qui gagne. Compter ce qui reste.
trap-greedy-new = Il reste une neuve et une brûlée : l’adversaire prend la neuve et laisse la brûlée.
trap-greedy-third = Un seul tas reste : l’adversaire y laisse une brûlée et gagne.
