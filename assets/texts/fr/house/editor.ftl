### Tablier — l’éditeur de positions.
###
### Mots à majuscule : Espace

key-edit-redo-does = Rétablir ce qui a été annulé.

edit-open = Éditer une position
edit-open-help = Poser les pions à la main, puis jouer, analyser ou copier.
edit-title = Éditer
edit-legal = La position est possible.
edit-over = La position est possible, et la partie y est finie.
edit-tools = Dans la main
edit-tool-move = Déplacer
edit-tool-rub = Retirer
edit-rest = Le reste
edit-undo = Annuler
edit-redo = Rétablir
edit-clear = Vider
edit-start = Position de départ
edit-flip = Retourner
edit-copy = Copier
edit-copied = La position est dans le presse-papiers.
edit-paste = Coller
edit-print = Imprimer
edit-paste-other = Ce texte est une partie d’un autre jeu : { $game }.
edit-paste-empty = Il n’y a pas de texte dans le presse-papiers.
edit-play = Jouer
edit-analyse = Analyser
edit-points-of = { $side }, points sur { $n }
edit-typed = un nombre, ou rien
edit-less = Moins
edit-more = Plus
edit-turn = Qui joue ?
edit-side = Qui joue ?
edit-side-none = Premier lancer
edit-quiet = Coups sans prise
edit-dice = Dés
edit-dice-none = Aucun
edit-mark-jump = Prise en cours
edit-mark-guilty = Prise oubliée
keyboard-edit = Dans l’éditeur
keyboard-switch = Contacteur
key-edit-tool = 1 … 9
key-edit-tool-does = Prendre ce qui est dans la main, dans l’ordre de la feuille.
key-edit-walk = Flèches
key-edit-walk-does = Aller d’une place à l’autre sur le plateau.
key-edit-touch = Entrée ou Espace
key-edit-touch-does = Poser, marquer ou déplacer à cette place.
key-edit-rub-does = Retirer le pion de cette place.
key-edit-undo-does = Annuler, rétablir.
key-edit-copy-does = Copier la position.
key-edit-paste-does = Coller une position.
flaw-form = Ce texte n’est pas une position de ce jeu.
flaw-turn = Dans cette position, c’est à un autre de jouer.
analysis-back = Retour à l’éditeur
analysis-back-help = Revenir à la position, comme elle était.
