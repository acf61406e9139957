/** Levels as the table offers them, the gentlest first: apart from the bots, which only a worker carries. */
export const LEVELS = [
  { id: 'random', label: 'Au hasard', note: 'Attaque, pose et joue ses cartes n’importe comment.' },
  {
    id: 'distrait',
    label: 'Capitaine distrait',
    note: 'Joue comme le capitaine, mais une fois sur cinq n’importe quoi : bat toujours le hasard, et le capitaine une fois sur cinq à deux joueurs.',
  },
  {
    id: 'greedy',
    label: 'Capitaine',
    note: 'Pèse chaque combat à ses chances exactes et marche sur la Cité Interdite ; bat le hasard à tout coup.',
  },
  {
    id: 'search',
    label: 'Stratège',
    note: 'Joue d’avance la suite de ses coups avant d’agir : seul contre trois capitaines, gagne deux parties sur cinq.',
  },
] as const;
