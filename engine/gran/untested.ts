/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED: readonly Untested<RuleId>[] = [
  { id: 'GRA-L-32', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'GRA-L-33', kind: 'matter', because: 'ce que l’on se dit ne passe par aucun coup' },
  { id: 'GRA-L-34', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'GRA-L-35', kind: 'matter', because: 'un dé à l’écran ne tombe pas' },
  { id: 'GRA-L-36', kind: 'matter', because: 'le moteur ne laisse pas passer de faute' },
  { id: 'GRA-L-37', kind: 'matter', because: 'se lit dans ce que voit chaque joueur, et non dans un coup' },
];
