/** Why some ids have no test, in id order. */
import type { Untested } from '../core/ruling.ts';
import type { RuleId } from './ids.ts';

export const UNTESTED = [
  { id: 'ZAR-PREP-1', kind: 'matter', because: 'mélanger et désigner un donneur se fait à la main' },
  { id: 'ZAR-ORD-2', kind: 'matter', because: 'poser un pion sur la piste des rangs se fait à la main' },
  { id: 'ZAR-L-71', kind: 'matter', because: 'rien de tel n’est un coup : il n’y a rien à refuser' },
  { id: 'ZAR-L-72', kind: 'matter', because: 'ce que l’on se dit ne passe par aucun coup' },
  { id: 'ZAR-L-73', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'ZAR-L-74', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
  { id: 'ZAR-L-75', kind: 'matter', because: 'un dé à l’écran ne tombe pas' },
  { id: 'ZAR-L-76', kind: 'matter', because: 'le moteur ne laisse pas passer de faute' },
  { id: 'ZAR-L-77', kind: 'matter', because: 'se lit dans ce que voit chaque joueur, et non dans un coup' },
  { id: 'ZAR-L-78', kind: 'matter', because: 'se décide entre les joueurs, hors de la partie' },
] as const satisfies readonly Untested<RuleId>[];
