/** The keys of the deal. */
import type { KeyLine } from '#components/table/keys/Keys.tsx';
import { PILE_KEYS } from './ring.ts';

export const KEYS: readonly KeyLine[] = [
  ['D', 'prendre une désertion, pendant la donne'],
  ['B', 'prendre un bouclier'],
  [`1 à 9, puis ${PILE_KEYS.slice(9).join(' ')}`, 'la poser sur cette pile'],
  ['P', 'commencer ou arrêter la donne'],
  ['S', 'la carte suivante, pas à pas : chacune est dite'],
  ['Échap', 'reposer la carte prise ; sinon des piles à la question, et retour'],
];
