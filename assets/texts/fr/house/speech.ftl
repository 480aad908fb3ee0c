### Tablier — jouer à l’oreille : ce qui n’est dit qu’à voix haute.
###
### Mots à majuscule : Tablier

key-voice-back-does = Dire la ligne d’avant, du plateau ou de la page.
key-voice-on-does = Dire la ligne suivante.
key-copy-spoken-does = Copier tout ce qui a été dit.

key-voice-does = Parler à voix haute, ou se taire.
key-voice-again-does = Répéter ce qui vient d’être dit.
key-voice-all-does = Dire où en est la partie, ou résumer la page ; une seconde fois, la lire toute.
key-steps-does = Choisir un coup permis dans une liste.
key-spoken-does = Lire et copier ce qui a été dit.
key-switch-does = Choisir au contacteur.
key-switch-next-does = Avancer.
# Là où le contacteur ramène d’un groupe à tous les groupes
scan-back = Revenir aux groupes
# Un groupe sans nom, par le premier et le dernier de ce qu’il contient
scan-group = de { $first } à { $last }
scan-further = Lire la suite
scan-before = Lire ce qui précède
speech-on = Tablier parle. { KEY("voice-all") } : où l’on en est. { KEY("voice-on") } : ligne par ligne. { KEY("steps") } : les coups permis. { KEY("voice-again") } : répéter. { KEY("voice") } : se taire.
speech-off = Tablier se tait.
# Dite une fois au premier lancement, quand la parole est coupée
speech-hint = Pour que Tablier parle, appuyer sur { KEY("voice") }.
spoken-title = Ce qui a été dit
spoken-about = Le dernier mot d’abord
spoken-nothing = Rien n’a encore été dit.
# Ces mots suivent un nom masculin ou féminin, et ne s’accordent donc pas
heard-chosen = choix actuel
# $now : la valeur d’à présent
heard-less = { $now }, moins
heard-more = { $now }, plus
heard-group = { $group } :
heard-on = activé
heard-off = désactivé
heard-disabled = indisponible
heard-done = c’est fait
heard-empty-field = rien d’écrit
heard-edge = Rien de plus par là.
heard-turns = Coups joués
# $n : combien de coups
heard-taken-back =
    { $n ->
        [one] Un coup annulé.
       *[other] { $n } coups annulés.
    }
heard-empty = vide
heard-allowed = jouable
# Ce qui est mis en lumière sur le plateau, quel que soit le nom
heard-looked-at = à regarder
# $places : des places, séparées par des virgules
heard-leads = on peut aller en { $places }
# $men : des pions, $places : leurs places
heard-men-at = { $men } : { $places }
# Une ligne du plateau, de la première place à la dernière ; $men : ce qui s’y trouve
heard-row = De { $first } à { $last } : { $men }
# Le numéro d’une chose parmi toutes celles d’une liste, là où deux pourraient être dites pareil
heard-number = { $k } sur { $n }
# Le nom d’une ligne du plateau, pour les logiciels qui lisent la fenêtre
heard-row-name = de { $first } à { $last }
seen-board = Plateau de { $game }
seen-many-places = { $n } places possibles
seen-beside = À côté du plateau
seen-die =
    { $n ->
        [0] Le dé
        [1] Premier dé
        [2] Deuxième dé
       *[other] Dé { $n }
    }
# Le videau : $n, l’enjeu qu’il montre ; $side : qui le tient, <jeu>-side-0
seen-cube = videau à { $n }, au milieu
seen-cube-held = videau à { $n }, chez { $side }
heard-single = { $place } : { $men }
# $n : ce que montre un dé ; $dice : plusieurs
heard-die = dé { $n }
heard-dice-ready = les dés, prêts à être lancés
heard-dice =
    { $n ->
        [one] Dé à jouer : { $dice }.
       *[other] Dés à jouer : { $dice }.
    }
heard-steps = Coups permis
heard-steps-count =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# $place : une place ou la lettre de plusieurs
heard-steps-from =
    { $n ->
        [one] { $place } : { $n } coup
       *[other] { $place } : { $n } coups
    }
# $buttons : les mots des boutons
heard-buttons = Boutons : { $buttons }.
# $choices : tout ce qui est choisi sur une page
heard-all-chosen = Choix actuels : { $choices }.
# $answers : les boutons d’une question
heard-answers = Réponses : { $answers }.
# Après un résumé ; $n : combien de lignes a la page
heard-more-lines =
    { $n ->
        [one] Une ligne en tout. { KEY("voice-all") } encore : tout lire. { KEY("voice-on") } : ligne par ligne.
       *[other] { $n } lignes en tout. { KEY("voice-all") } encore : tout lire. { KEY("voice-on") } : ligne par ligne.
    }
heard-no-steps = Rien à jouer pour le moment.
# $side : un camp
heard-place-hand = en main, { $side }
heard-place-taken = pris par { $side }
heard-place-box = boîte, { $side }
heard-man-w =
    { $n ->
        [one] pion blanc
       *[other] { $n } pions blancs
    }
heard-man-b =
    { $n ->
        [one] pion noir
       *[other] { $n } pions noirs
    }
