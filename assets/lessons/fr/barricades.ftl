### Barricades : la démonstration et les leçons (assets/lessons/barricades.toml).

## Démonstration

demo-enter = Rouge lance deux dés et en choisit un : le 3 fait entrer un pion.
demo-other = À Bleu : il choisit le 2. L’autre dé ne sert pas.
demo-take = Le 1 finit juste sur une barricade : Rouge la prend.
demo-put = Il la repose plus loin, sur le plus court chemin de Bleu.
demo-send = Plus tard, Rouge finit sur un pion bleu : il le renvoie au départ.
demo-goal = Deux pas jusqu’en haut, et le dé montre 2 : un seul pion suffit, Rouge gagne.

## Le dé au choix

enter-title = Choisir un dé
enter-four = Rouge a lancé 6 et 4. Avec le 4, faire entrer un pion jusqu’en d1.
enter-four-good = La case d’entrée est le premier pas. Le 6 ne sert pas.
enter-four-wrong = C’est permis, mais on veut ici aller en d1.
enter-six = Les mêmes dés. Cette fois, jouer le 6, d’un côté ou de l’autre.
enter-six-good = On joue un seul des deux dés, au choix.
enter-six-wrong = C’est permis, mais on veut ici jouer le 6.

## La route

road-title = Suivre la route
road-up = Le pion e2 peut monter ou descendre. Avec le 3, l’amener en g3.
road-up-good = Vers le haut, de côté ou vers le bas : la route se suit comme on veut.
road-up-wrong = C’est permis, mais on veut ici aller de e2 en g3.
road-back = Essayer un demi-tour : de i11 en i12, à un pas, avec le 3.
road-back-good = C’est refusé : pas de demi-tour pendant un déplacement.
road-back-wrong = Ce coup est permis. Essayer plutôt d’aller de i11 en i12.

## Les barricades

barricade-title = Les barricades
barricade-over = Le pion g1 est à quatre pas de e3, derrière une barricade. Essayer d’y aller.
barricade-over-good = C’est refusé : on ne passe pas par-dessus une barricade.
barricade-over-wrong = Ce coup est permis. Essayer plutôt d’aller de g1 en e3.
barricade-take = Avec le 3, le pion g1 peut finir juste sur la barricade e2. La prendre.
barricade-take-good = La barricade est prise. Il faut la reposer tout de suite.
barricade-take-wrong = Ce coup ne prend pas de barricade.
barricade-low = Essayer de la poser tout en bas, en g1.
barricade-low-good = C’est refusé : la première rangée reste libre.
barricade-low-wrong = Cette case est permise. Essayer plutôt de la poser en g1.
barricade-put = La poser sur une case libre, plus haut.
barricade-put-good = La route est fermée là, pour tous les camps.

## Renvoyer

send-title = Renvoyer un pion
send-blue = Un pion bleu est à quatre pas de c3. Finir sur lui.
send-blue-good = Il retourne sur sa ligne de départ, et doit tout refaire.
send-blue-wrong = Ce coup ne finit pas sur le pion bleu, en g3.

## Sauter un pion

jump-title = Passer par-dessus un pion
jump-over = Un pion rouge est en h1. Passer par-dessus : avec le 3, entrer jusqu’en i1.
jump-over-good = On passe par-dessus tous les pions. Mais on ne s’arrête pas sur un des siens.
jump-over-wrong = C’est permis, mais on veut ici entrer jusqu’en i1.

## Une idée : barrer

bar-title = Une idée : barrer la route
bar-blue = Bleu est à deux pas de l’arrivée. Poser la barricade prise sur son chemin.
bar-blue-good = Le pion bleu doit d’abord prendre cette barricade. Il ne gagne pas au prochain lancer.
bar-blue-wrong = Bleu peut encore atteindre l’arrivée, dès qu’un de ses dés montre 2.

## Le piège

reach-title = Le piège : rester à portée
reach-safe = Bleu avance de six cases au plus. Mettre le pion e3 à sept pas du pion i3.
reach-safe-good = Aucun dé ne mène le pion bleu jusque-là.
reach-safe-wrong = Un dé de Bleu peut encore finir sur un pion rouge.
reach-safe-take = Ce coup prend une barricade. On veut ici seulement s’éloigner de Bleu.

## L’arrivée

goal-title = Arriver par un chiffre exact
goal-exact = L’arrivée est à deux pas du pion i11. Essayer d’y aller avec un 3.
goal-exact-good = C’est refusé : il faut le chiffre exact.
goal-exact-wrong = Ce coup est permis. Essayer plutôt d’aller de i11 tout en haut.
goal-win = Cette fois, un dé montre 2. Gagner.
goal-win-good = Un seul pion suffit : Rouge a gagné.
goal-win-wrong = Le pion i11 peut atteindre l’arrivée tout de suite.
