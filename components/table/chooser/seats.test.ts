import { expect, test } from 'vitest';
import { HUMAN } from '../spec.ts';
import { botOf, firstChoice, nextChoice, readPlayers, seedOf } from './seats.ts';

const LEVELS = [
  { id: 'random', label: '', note: '' },
  { id: 'expert', label: '', note: '' },
];
const START = firstChoice(3, 'random');

test('one person against bots; seats come and go, and those that stay keep who sits there', () => {
  expect(START.players).toEqual([HUMAN, botOf('random'), botOf('random')]);
  const four = nextChoice(nextChoice(START, { kind: 'player', seat: 1, player: HUMAN }, 'expert'), { kind: 'seats', count: 4 }, 'expert');
  expect(four.players).toEqual([HUMAN, HUMAN, botOf('random'), botOf('expert')]);
  expect(nextChoice(four, { kind: 'seats', count: 2 }, 'expert').players).toEqual([HUMAN, HUMAN]);
  // To watch a game: everybody gets up.
  expect(nextChoice(four, { kind: 'all-bots', level: 'expert' }, 'expert').players).toEqual([
    botOf('expert'),
    botOf('expert'),
    botOf('random'),
    botOf('expert'),
  ]);
});

test('what was chosen last time comes back, but for readings and the box', () => {
  const file = { name: 'plateau.json', value: {} };
  const usual = { ...firstChoice(2, 'expert'), rulings: { 'TOY-L-1': 'non' }, box: { troll: 7 }, own: { goal: 2 }, file };
  const chosen = nextChoice({ ...START, box: { troll: 6 } }, { kind: 'usual', usual }, 'random');
  expect(chosen).toEqual({
    players: [HUMAN, botOf('expert')],
    rulings: {},
    box: { troll: 6 },
    own: { goal: 2 },
    file: undefined,
    seed: '',
  });
  expect(
    nextChoice(nextChoice(chosen, { kind: 'file', file }, 'random'), { kind: 'file', file: undefined }, 'random').file,
  ).toBeUndefined();
  expect(nextChoice(chosen, { kind: 'own', own: { goal: 3 } }, 'random').own).toEqual({ goal: 3 });
});

test('readings out of the default, values of one’s own box, and the seed', () => {
  const chosen = nextChoice(START, { kind: 'ruling', id: 'TOY-L-1', reading: 'non' }, 'random');
  expect(chosen.rulings).toEqual({ 'TOY-L-1': 'non' });
  expect(nextChoice(chosen, { kind: 'ruling', id: 'TOY-L-1', reading: undefined }, 'random').rulings).toEqual({});
  const boxed = nextChoice(START, { kind: 'box', id: 'troll', value: 7 }, 'random');
  expect(boxed.box).toEqual({ troll: 7 });
  expect(nextChoice(boxed, { kind: 'box', id: 'troll', value: undefined }, 'random').box).toEqual({});
  expect(nextChoice(START, { kind: 'seed', seed: 'abc' }, 'random').seed).toBe('abc');
  expect(seedOf(-1)).toBe('1z141z3');
});

test.each<[input: unknown, players: readonly unknown[]]>([
  [undefined, [HUMAN, botOf('random')]],
  [
    [HUMAN, { kind: 'bot', level: 'expert' }],
    [HUMAN, botOf('expert')],
  ],
  [
    [{ kind: 'bot', level: 'dieu' }, null],
    [botOf('random'), botOf('random')],
  ],
  [
    [HUMAN, HUMAN, HUMAN],
    [HUMAN, HUMAN],
  ],
])('players from outside: %j', (input, players) => {
  expect(readPlayers(input, 2, LEVELS, 'random')).toEqual(players);
});

test('a bot of a kept game is found by the name that it had before', () => {
  const levels = [...LEVELS, { id: 'neuf', was: 'vieux', label: '', note: '' }];
  expect(readPlayers([botOf('vieux'), HUMAN], 2, levels, 'random')).toEqual([botOf('neuf'), HUMAN]);
});
