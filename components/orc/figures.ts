/** The small explanatory drawings of De l'Orc: what `<Figure id>` shows. Each id is a file of the folder `figures`. */
import type { FigureText } from '#components/base/drawings/figure.ts';

export const FIGURES = {
  cercle: {
    label:
      'Neuf piles de cartes en cercle, numérotées dans l’ordre de la donne ; au centre, la carte « début des recrutements » ; sur la pile 5, un bouclier.',
    caption: 'Quatre joueurs, neuf piles. La donne tourne sans s’arrêter ; la carte du milieu a déjà paru, et quelqu’un a pris la pile 5.',
  },
  bataille: {
    label:
      'Six moments : un, le peuple, toutes ses cartes face cachée ; deux, les mercenaires, à tour de rôle, un seul tour ; trois, le commando, facultatif, ôte une carte sans la voir ; quatre, la révélation, chacun compte sa force ; cinq, la machine volante, facultative, et ses gobelins, après coup ; six, les points au plus fort, 2, 1, 1, puis 2.',
    caption: 'Une bataille en six moments. En pointillé, ce qui n’arrive que si quelqu’un possède la carte.',
  },
} as const satisfies Record<string, FigureText>;
