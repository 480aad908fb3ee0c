### Backgammon : la fiche de l’enseignant (assets/questions/backgammon.toml).

show = Jouer un lancer de dés au tableau. Frapper un pion seul, le poser sur la barre, le faire rentrer. Montrer qu’une flèche à deux pions est fermée.
talk = Quel total sort le plus souvent avec deux dés ? Lancer chacun vingt fois, noter les totaux, et comparer 2, 7 et 12.
count = Blanc a lancé 5 et 3. Tous ses pions sont dans sa maison. Combien de déplacements différents sont permis, avec un dé ou l’autre ?
count-answer = Trois. Le 5 sort le pion de sa flèche 5. Le 3 avance ce pion sur la flèche 2, ou celui de la flèche 4 sur la flèche 1.
find = Noir joue un 4. Quel pion avance pour frapper le pion blanc seul ?
find-answer = Un pion de la flèche 8 va sur la flèche 4 : le pion blanc y est seul, il part sur la barre.
why = Noir a lancé 4 et 3. Pourquoi le pion de la flèche 24 ne peut-il pas avancer de quatre flèches ?
why-answer = La flèche 20 est tenue par deux pions blancs : deux pions adverses ferment une flèche.
