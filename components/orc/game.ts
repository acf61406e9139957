/** The profile of De l'Orc pour les braves: its name, its credits, and what a reader may ask of it. */
import type { GameProfile } from '#components/base/profile.ts';

export const PROFILE: GameProfile = {
  id: 'orc',
  rank: 3,
  name: 'De l’Orc pour les braves',
  short: 'De l’Orc…',
  author: 'Bruno Faidutti et Alan R. Moon',
  publisher: 'Asmodée',
  year: '2003',
  players: '4 à 7 joueurs',
  time: 'environ 40 minutes',
  age: '',
  pitch:
    'Les cartes tombent au rythme du Sorcier, face visible : à vous de retenir lesquelles, et d’abattre votre bouclier ni trop tôt, ni après le voisin.',
  contents: 'règles, litiges, cartes, valeur d’une armée et partie contre l’ordinateur.',
  examples: ['désertion sur un bouclier', 'deux chefs', 'machine volante', 'jouer un espion', 'ORC-BAT-6', 'litige 1'],
};
