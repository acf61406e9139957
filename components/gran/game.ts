/** The profile of Gran: its name, its credits, and what a reader may ask of it. */
import type { GameProfile } from '#components/base/profile.ts';

export const PROFILE: GameProfile = {
  id: 'gran',
  rank: 4,
  name: 'Gran',
  short: 'Gran',
  author: 'auteur inconnu',
  publisher: 'éditeur inconnu',
  year: '',
  players: '2 à 6 chevaliers',
  time: '',
  age: '',
  pitch: 'Un anneau pour quatre royaumes : on le vole, on saute les dragons avec, et l’on mure la route des autres.',
  contents: 'règles, litiges, plateau reconstitué, chances des duels et partie contre l’ordinateur.',
  examples: ['bloquer l’anneau', 'carcan noir', 'attaquer dans une cité', 'combien de sceaux', 'GRA-DRA-2', 'litige 5'],
};
