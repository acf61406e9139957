/** The small explanatory drawings of Zargos: what `<Figure id>` shows. Each id is a file of the folder `figures`. */
import type { FigureText } from '#components/base/drawings/figure.ts';

export const DRAWINGS = {
  'des-par-pions': {
    label: 'Un à trois pions lancent un dé, quatre à six pions deux dés, sept pions et plus trois dés.',
    caption: 'Comptez vos pions, prenez vos dés ; on recompte avant chaque round.',
  },
  remparts: {
    label:
      'Le même total de 9 contre cinq pions : dans une province, divisé par deux, quatre tombent ; dans une capitale, divisé par trois, trois tombent. En retour, les pertes de l’attaquant se divisent par deux dans les deux cas.',
    caption: 'Le même jet contre cinq pions, en rase campagne et derrière des remparts.',
  },
  'anneaux-de-zargos': {
    label:
      'Trois anneaux. Dehors, six provinces côtières avec deux dés chacune ; dedans, trois provinces avec trois dés ; au centre, la Cité Interdite avec quatre dés.',
    caption: 'Les démons de Zargos : plus on approche de la Cité, plus ils lancent de dés.',
    map: true,
  },
  'tour-de-jeu': {
    label:
      'Trois phases qui se suivent et recommencent : a, attaques et réorganisation ; b, décompte et nouvel ordre ; c, cartes, achats et renforts.',
    caption: 'Un tour : chacun joue, puis on compte, puis on achète.',
  },
  reorganisation: {
    label:
      'À gauche, un groupe avance de deux provinces à travers trois provinces alliées. À droite, deux groupes avancent chacun d’une province.',
    caption: 'L’un ou l’autre, jamais les deux ; toujours chez soi, et un pion reste partout.',
    map: true,
  },
  vortex: {
    label:
      'Depuis deux provinces à volcan, sur deux terres différentes, des Araignées attaquent ensemble quatre Ailés posés sur un troisième volcan.',
    caption: 'D’un volcan à l’autre, la mer ne compte plus : tous sont voisins.',
    map: true,
  },
  'main-de-dieu': {
    label: 'Les Moines font 5 et 4 et gardent leur jet. Les Araignées font 3 et 6 ; la main de Dieu relance le 6, qui devient un 2.',
    caption: 'Premier round de l’exemple : le Moine garde ses dés et reprend un 6 aux Araignées.',
  },
  'tir-des-amazones': {
    label:
      'Quatre Amazones tirent sur sept Dragons : 4 et 3 font 7, divisé par trois, deux Dragons tombent ; le combat s’engage à cinq contre quatre.',
    caption: 'Les flèches partent avant le premier round, sans riposte.',
  },
  'cartes-dos': {
    label:
      'Trois dos de cartes : positionnement vert, au château, 20 cartes de capitales et de renforts ; positionnement bleu, au bateau, 40 cartes de provinces et de bateaux ; magie, à la rose des vents, 40 cartes, 20 rouges et 20 vertes.',
    caption: 'Les trois dos, dessinés par nous. La magie n’en a qu’un : sa couleur ne se voit que de face.',
  },
  'apprendre-donne': {
    label: 'Une carte verte, capitale ou renfort, ou bien deux bleues, provinces ou bateaux.',
    caption: 'À chaque prise, le même choix : une verte ou deux bleues.',
  },
  'apprendre-attaque': {
    label: 'Huit Chevaliers : sept avancent dans la province voisine que quatre Araignées défendent, un reste.',
    caption: 'Inès attaque : sept avancent, un garde la maison.',
    map: true,
  },
  'apprendre-combat': {
    label:
      'Premier round : sept Chevaliers font 1, 2 et 3, soit 6, donc trois Araignées tombent ; quatre Araignées font 5 et 4, soit 9, donc quatre Chevaliers tombent. Il reste trois Chevaliers et une Araignée.',
    caption: 'Le premier round d’Inès et de Basile, en entier.',
  },
  'apprendre-decompte': {
    label: 'Nouvel ordre de jeu : Basile 16 points, Inès 16, Tom 15, Nour 12. Basile et Inès sont à égalité : Basile fait 5 au dé, Inès 2.',
    caption: 'Le décompte, et l’ordre du tour suivant : à égalité, le dé.',
  },
  'apprendre-renforts': {
    label: 'Les seize points d’Inès : un bateau pour 5, cinq Chevaliers pour 10, et un point perdu.',
    caption: 'La bourse d’Inès : ce qu’elle ne dépense pas est perdu.',
  },
} as const satisfies Record<string, FigureText>;
