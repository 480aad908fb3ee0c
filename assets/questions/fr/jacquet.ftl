### Jacquet : la fiche de l’enseignant (assets/questions/jacquet.toml).

show = Empiler les quinze pions, lancer, faire courir le postillon. Montrer qu’une flèche tenue par un seul pion adverse est fermée.
talk = Qu’est-ce qui vaut mieux : courir vite, ou barrer la route ? Chercher combien de flèches de suite arrêtent un pion.
count = Noir a lancé 5 et 2. Tous ses pions sont dans sa maison. Combien de déplacements différents sont permis, avec un dé ou l’autre ?
count-answer = Quatre. Le 5 sort un pion de N5. Le 2 sort un pion de N2, ou avance de N5 en N3, ou de N4 en N2.
find = Noir joue un 5. Quel pion avancer pour barrer toute la route aux pions blancs de N12 ?
find-answer = Un pion de N11 va en N6 : six flèches de suite sont noires, de N11 à N6. Aucun dé ne les fait passer.
why = Noir a lancé 4 et 3. Pourquoi son pion de N12 ne peut-il pas avancer de quatre flèches ?
why-answer = Un pion blanc est en N8. Même seul, il ferme la flèche : on ne s’arrête jamais sur une flèche adverse.
