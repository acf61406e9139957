/** The profile of the toy game of the tests: a fifth game, which only `scripts/fifth.ts` puts beside the others. */
import type { GameProfile } from '#components/base/profile.ts';

export const PROFILE: GameProfile = {
  id: 'toy',
  rank: 5,
  name: 'Le Tas',
  short: 'Le Tas',
  author: 'auteur d’essai',
  publisher: 'éditeur d’essai',
  year: '',
  players: '2 à 4 joueurs',
  time: '',
  age: '',
  pitch: 'Un tas de neuf jetons, et le dernier pris gagne.',
  contents: 'règles et partie contre l’ordinateur.',
  examples: ['dernier jeton', 'TOY-TAS-3'],
};
