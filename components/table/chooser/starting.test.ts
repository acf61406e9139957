import { expect, test } from 'vitest';
import { asOptionsForm, HUMAN, type TableSpec } from '../spec.ts';
import { TOY_SPEC, type ToyGame } from '../testing/toy-game.ts';
import { botOf, firstChoice } from './seats.ts';
import { optionsFor, seatedFor, usualChoice } from './starting.ts';

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

test('a level that is none with what is agreed leaves its seat to the usual one, and that is said', () => {
  const read = (kept: unknown) => kept === 'war';
  const without = (own: boolean) => (own ? { levels: ['expert'], because: 'Il jouerait comme l’autre.' } : undefined);
  const spec = { level: 'random', optionsForm: asOptionsForm<boolean>({ read, without, Form: () => null }) };
  const players = [HUMAN, botOf('expert'), botOf('random')];
  expect(seatedFor(spec, { players, own: 'war' })).toEqual({
    players: [HUMAN, botOf('random'), botOf('random')],
    without: ['expert'],
    because: 'Il jouerait comme l’autre.',
  });
  expect(seatedFor(spec, { players: [HUMAN], own: 'war' })).toEqual({ players: [HUMAN], without: ['expert'] });
  expect(seatedFor(spec, { players, own: undefined })).toEqual({ players, without: [] });
  expect(seatedFor({ level: 'random' }, { players, own: 'war' })).toEqual({ players, without: [] });
});
