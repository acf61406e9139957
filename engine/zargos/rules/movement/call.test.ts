import { expect, test } from 'vitest';
import { DRAWN } from '../../board/drawn.ts';
import { boardOf } from '../../board/tables.ts';
import { type Call, judgeCall } from './call.ts';

const TABLES = boardOf(DRAWN);

const CALL: Call = {
  from: 'oz-1',
  to: 'tairo',
  group: { stands: 5, moves: 4 },
  frozen: [],
  quake: false,
  fight: 'none',
  called: false,
  options: {},
};

test.each<[string, Partial<Call>, string | undefined]>([
  ['ZAR-ARA-2: a group comes from another volcano', {}, undefined],
  ['ZAR-ARA-2: and leaves a pawn there', { group: { stands: 5, moves: 5 } }, 'ZAR-ARA-2'],
  ['ZAR-ARA-2: not from a province without a volcano', { from: 'oz' }, 'ZAR-ARA-2'],
  ['ZAR-ARA-2: nor to one', { to: 'tairo-1' }, 'ZAR-ARA-2'],
  ['ZAR-TREMBLEMENT: the call falls with the vortices', { quake: true }, 'ZAR-TREMBLEMENT'],
  ['ZAR-L-16: not out of ice', { frozen: ['oz'] }, 'ZAR-L-16'],
  ['ZAR-L-16: nor into it', { frozen: ['tairo'] }, 'ZAR-L-16'],
  ['ZAR-L-16: ice elsewhere is no matter', { frozen: ['banzol', 'zargos'] }, undefined],
  ['ZAR-L-19: not out of Zargos', { from: 'zargos-1' }, 'ZAR-L-19'],
  [
    'ZAR-L-19: unless the table puts to sleep only what is wholly inside',
    { from: 'zargos-1', options: { 'ZAR-L-19': 'tout-dedans' } },
    undefined,
  ],
  ['ZAR-ZRG-4: no power in a fight of Zargos', { to: 'zargos-1' }, 'ZAR-ZRG-4'],
  ['ZAR-ZRG-4: whatever the table says of its border', { to: 'zargos-1', options: { 'ZAR-L-19': 'tout-dedans' } }, 'ZAR-ZRG-4'],
  ['ZAR-L-25: a group called does not leave again', { called: true }, 'ZAR-L-25'],
  ['ZAR-L-44: from a volcano under attack, before its fight', { fight: 'pending' }, undefined],
  ['ZAR-L-44: a volcano at peace lends its pawns at any table', { options: { 'ZAR-L-44': 'non' } }, undefined],
  ['ZAR-L-44: not once its fight has begun', { fight: 'begun' }, 'ZAR-L-44'],
  ['ZAR-L-44: nor before it, if the table says so', { fight: 'pending', options: { 'ZAR-L-44': 'non' } }, 'ZAR-L-44'],
])('%s', (_name, change, rule) => {
  const verdict = judgeCall(TABLES, { ...CALL, ...change });
  expect(verdict.ok ? undefined : verdict.rule).toBe(rule);
  if (!verdict.ok) expect(verdict.because).toMatch(/^[A-Z].*\.$/);
});

test('a place that is not on the board is a mistake of ours', () => {
  expect(() => judgeCall(TABLES, { ...CALL, from: 'ohms-5' })).toThrow(/no place ohms-5/);
});
