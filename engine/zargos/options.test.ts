import { expect, test } from 'vitest';
import { FIGHT_DEFAULTS, FIGHT_RULINGS } from './fight/types.ts';
import { READINGS } from './options.ts';

test('ZAR-L-2 ZAR-L-3 ZAR-L-8: what pages take for the defaults of a fight are those of the table', () => {
  for (const id of FIGHT_RULINGS) expect(READINGS[id][0]).toBe(FIGHT_DEFAULTS[id]);
});
