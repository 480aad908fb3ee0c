### Nim bicolore : la fiche de l’enseignant (assets/questions/nim_bicolore.toml).

show = Jouer avec de vraies allumettes ou des crayons de deux couleurs. Montrer une dernière prise toute neuve, puis une où il y a une brûlée.
talk = Deux tas pareils d’allumettes neuves : pourquoi est-ce une bonne position à laisser ? Faire jouer la classe contre la réponse en miroir.
count = Il reste un seul tas : deux neuves et une brûlée. De combien de façons peut-on y prendre des allumettes ?
count-answer = Cinq : une neuve, deux neuves, la brûlée, une neuve et la brûlée, tout.
find = Il reste un tas de trois neuves et un de cinq neuves. Combien en prendre, et où, pour gagner ensuite à coup sûr ?
find-answer = Deux, dans le tas de cinq. Les deux tas sont alors pareils : il suffit de répondre à chaque prise par la même, dans l’autre tas.
why = C’est à B, et il reste une allumette brûlée. Pourquoi B va-t-il perdre ?
why-answer = B ne peut prendre que celle-là. C’est la dernière prise, et elle n’est pas toute neuve : elle perd.
