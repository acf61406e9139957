import { expect, test } from 'vitest';
import { asOptionsForm, HUMAN, type TableSpec } from '../spec.ts';
import { TOY_SPEC, type ToyGame } from '../testing/toy-game.ts';
import { botOf, firstChoice } from './seats.ts';
import { optionsFor, usualChoice } from './starting.ts';

/** The toy with a form for its heap, and a file for its whole box. */
const SPEC: TableSpec<ToyGame> = {
  ...TOY_SPEC,
  optionsForm: asOptionsForm<number>({ read: (kept, seats) => (typeof kept === 'number' ? kept : 3 * seats), Form: () => null }),
  boxFile: {
    game: 'toy',
    what: 'tas',
    note: '',
    read: (input) => (typeof input === 'number' ? { ok: true, value: input } : { ok: false, because: 'Un nombre est attendu.' }),
  },
  optionsOf: ({ seats, own, file }) => ({ seats, heap: file ?? own }),
};
const NO_HABITS = { players: undefined, pace: undefined, own: {}, options: undefined };

test('the form says what is usual for as many seats, or what was kept of it; a file of the box goes before', () => {
  const first = firstChoice(3, 'random');
  expect(optionsFor(SPEC, first)).toEqual({ ok: true, value: { seats: 3, heap: 9 } });
  expect(optionsFor(SPEC, { ...first, own: 12 })).toEqual({ ok: true, value: { seats: 3, heap: 12 } });
  expect(optionsFor(SPEC, { ...first, own: 12, file: { name: 'x', value: 40 } })).toEqual({ ok: true, value: { seats: 3, heap: 40 } });
  expect(optionsFor(SPEC, { ...first, own: -1 })).toMatchObject({ ok: false });
});

test('without habits, one person against usual bots; with them, what was chosen last', () => {
  expect(usualChoice(SPEC, NO_HABITS)).toEqual({ ...firstChoice(3, 'random') });
  const players = [botOf('random'), HUMAN];
  const usual = usualChoice(SPEC, { ...NO_HABITS, players, options: 12 }, { box: { troll: 6 } });
  expect(usual).toEqual({ players, rulings: {}, box: { troll: 6 }, own: 12, file: undefined, seed: '' });
});
