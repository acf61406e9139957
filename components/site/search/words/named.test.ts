import { expect, test } from 'vitest';
import { gameNamed } from './named.ts';

const GAMES = [
  { id: 'zargos', name: 'Zargos', short: 'Zargos' },
  { id: 'zargos-lords', name: 'Zargo’s Lords', short: 'Lords' },
  { id: 'orc', name: 'De l’Orc pour les braves', short: 'De l’Orc…' },
  { id: 'gran', name: 'Gran', short: 'Gran' },
];

test.each<[query: string, game: string | undefined, rest: string]>([
  ['gran toutes les places d’exil', 'gran', 'toutes les places d’exil'],
  ['Zargos : qui commence ?', 'zargos', 'qui commence ?'],
  ['zargos lords, deux sorciers', 'zargos-lords', 'deux sorciers'],
  ['assiéger une ville, zargo’s lords', 'zargos-lords', 'assiéger une ville, '],
  ['lords archer', 'zargos-lords', 'archer'],
  ['de l orc pour les braves bouclier', 'orc', 'bouclier'],
  ['le bouclier (De l’Orc)', 'orc', 'le bouclier ('],
  // A place, a people, another word, and the name alone.
  ['entrer dans zargos', undefined, 'entrer dans zargos'],
  ['vent de folie sur Zargos', undefined, 'vent de folie sur Zargos'],
  ['appeler les orcs', undefined, 'appeler les orcs'],
  ['grand pion', undefined, 'grand pion'],
  ['Zargo’s Lords', undefined, 'Zargo’s Lords'],
])('« %s »', (query, game, rest) => {
  expect(gameNamed(query, GAMES)).toEqual({ game, rest });
});
