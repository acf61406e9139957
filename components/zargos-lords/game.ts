/** The profile of Zargo's Lords: its name, its credits, and what a reader may ask of it. */
import type { GameProfile } from '#components/base/profile.ts';

export const PROFILE: GameProfile = {
  id: 'zargos-lords',
  rank: 2,
  name: 'Zargo’s Lords',
  short: 'Lords',
  author: 'Marco Donadoni',
  publisher: 'International Team',
  year: '1979',
  players: '2 à 4 joueurs',
  time: 'une longue soirée',
  age: '',
  pitch: 'L’ancêtre à hexagones : des armées entières, des flèches qui filent à huit cases et des alliances qu’on regrette.',
  contents: 'règles, litiges, révision de 1983, pions et tableaux reconstitués.',
  tables: [
    { id: 'guerre', to: 'jouer/', name: 'Zargo’s Lords' },
    { id: 'escarmouche', to: 'escarmouche/', name: 'Zargo’s Lords, l’escarmouche' },
  ],
  examples: ['reculer dans un bois', 'bonus du Sorcier', 'portée des flèches', 'attaquer une ville', 'LOR-COM-5', 'litige 3'],
};
