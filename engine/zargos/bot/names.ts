/** Levels as the table offers them, the gentlest first: apart from the bots, which only a worker carries. The games behind each strength are in `bots.test.ts`. */
export const LEVELS = [
  { id: 'random', label: 'Au hasard', note: 'Attaque, pose et joue ses cartes n’importe comment.' },
  {
    id: 'etourdi',
    was: 'distrait',
    label: 'Capitaine étourdi',
    note: 'Ne regarde pas ce que préparent les autres, et joue n’importe quoi une fois sur cinq.',
  },
  {
    id: 'capitaine',
    label: 'Capitaine',
    note: 'Pèse chaque combat à ses chances exactes, voit qui peut gagner au tour suivant et s’y oppose. À deux joueurs, a gagné 272 parties sur 400 contre celui d’avant, qui ne le voyait pas.',
  },
  {
    id: 'search',
    label: 'Stratège',
    note: 'Joue comme le capitaine et, dès que quelqu’un peut gagner bientôt, joue d’avance la suite de ses coups avant d’agir. Seul contre trois capitaines d’avant, a gagné 114 parties sur 240.',
  },
] as const;
