import { expect, test } from 'vitest';
import { WHEEL_IDS } from './tables.ts';
import { FIRST, formatTurned, parseTurned } from './WheelTool.tsx';

test('every disc and face goes out and comes back', () => {
  for (const wheel of WHEEL_IDS)
    for (let die = 1; die <= 6; die += 1)
      expect(parseTurned(formatTurned({ wheel, die }))).toEqual({ turned: { wheel, die }, refused: [] });
});

test('what is usual is left out', () => {
  expect(formatTurned(FIRST)).toBe('');
  expect(formatTurned({ wheel: 'visions', die: 4 })).toBe('v=1&disque=visions');
  expect(parseTurned('')).toEqual({ turned: FIRST, refused: [] });
});

test.each([
  ['disque=roue&de=2', { wheel: 'combats', die: 2 }, 'disque attend combats, fleches, flammes, visions, pas « roue ».'],
  ['disque=flammes&de=7', { wheel: 'flammes', die: 4 }, '« de » attend une face de 1 à 6, pas « 7 ».'],
  ['v=2&de=3', FIRST, 'Ce lien est écrit dans une version inconnue, « 2 » au lieu de 1.'],
  [`de=1${'&'.repeat(500)}`, FIRST, 'Ce lien est trop long : 500 caractères au plus.'],
])('%s is refused in one sentence, the rest stands', (query, turned, sentence) => {
  expect(parseTurned(query)).toEqual({ turned, refused: [sentence] });
});
