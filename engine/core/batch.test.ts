import { describe, expect, test } from 'vitest';
import { accepted } from './accepted.ts';
import { botsOf, type GameLine, gameSeed, readSimulation, tally } from './batch.ts';
import { firstProblem } from './input.ts';

const ASKED = { seats: 4, bots: ['sage', 'fou', 'fou'], games: 10, seed: 'abc' };
const check = (input: unknown) => firstProblem((report) => readSimulation(input, [{ id: 'sage' }, { id: 'fou', was: 'folle' }], report));

function asked(more: Readonly<Record<string, unknown>> = {}) {
  return accepted(check({ ...ASKED, ...more }));
}

test('bots turn: seat s of game i gets bot s + i', () => {
  expect(botsOf(asked(), 0)).toEqual(['sage', 'fou', 'fou', 'sage']);
  expect(botsOf(asked(), 1)).toEqual(['fou', 'fou', 'sage', 'fou']);
  expect(gameSeed(asked(), 7)).toBe('abc/7');
});

describe('shards are contiguous blocks that leave nothing out', () => {
  test.each([
    ['1/1', 0, 10],
    ['1/3', 0, 3],
    ['2/3', 3, 6],
    ['3/3', 6, 10],
    ['1/20', 0, 0],
    ['20/20', 9, 10],
  ])('%s of ten games: %i to %i', (shard, from, to) => {
    expect(asked({ shard })).toMatchObject({ shard, from, to });
  });
});

test.each<[fault: unknown, sentence: string]>([
  [[], 'L’entrée attend un objet (champs seats, bots, games, seed, shard, options, own), pas une liste.'],
  [{ ...ASKED, speed: 1 }, 'Le champ « speed » de l’entrée est inconnu ; on attend seats, bots, games, seed, shard, options ou own.'],
  [{ ...ASKED, seats: 1.5 }, 'seats attend un nombre entier de 1 à 20, pas « 1.5 ».'],
  [{ ...ASKED, games: 0 }, 'games attend un nombre entier de 1 à 10000000, pas « 0 ».'],
  [{ ...ASKED, bots: 'sage' }, 'bots attend une liste de 1 à 20 noms parmi sage, fou, pas « sage ».'],
  [{ ...ASKED, bots: [] }, 'bots attend une liste de 1 à 20 noms parmi sage, fou, pas une liste de 0.'],
  [{ ...ASKED, bots: ['sage', 'constructor'] }, 'bots.1 attend un nom parmi sage, fou, pas « constructor ».'],
  [{ ...ASKED, seed: 3 }, 'seed attend un texte de 90 signes au plus, pas « 3 ».'],
  [{ ...ASKED, seed: 'x'.repeat(91) }, 'seed attend un texte de 90 signes au plus, pas un texte de 91.'],
  [{ ...ASKED, shard: '0/3' }, 'shard attend « k/n », k de 1 à n et n de 1 à 10000, pas « 0/3 ».'],
  [{ ...ASKED, shard: '4/3' }, 'shard attend « k/n », k de 1 à n et n de 1 à 10000, pas « 4/3 ».'],
  [{ ...ASKED, shard: '1/10001' }, 'shard attend « k/n », k de 1 à n et n de 1 à 10000, pas « 1/10001 ».'],
  [{ ...ASKED, options: 'non' }, 'options attend un objet, pas « non ».'],
  [{ ...ASKED, own: [] }, 'own attend un objet, pas une liste.'],
  [{ ...ASKED, own: { seats: 3 } }, 'own ne prend pas seats, qui se dit à côté.'],
  [{ ...ASKED, own: { options: {} } }, 'own ne prend pas options, qui se dit à côté.'],
])('%j: %s', (input, because) => {
  expect(check(input)).toMatchObject({ ok: false, because });
});

// By hand: the wise one holds seats 0 and 3 of game 0, seat 2 of game 1; it wins game 0 with a fool, a half, and game 1 alone.
test('the summary counts wins by seat held, a shared game for its part', () => {
  const { add, summary } = tally(asked());
  const line = (game: number, winners: readonly number[], scores: readonly number[]): GameLine => ({
    game,
    seed: gameSeed(asked(), game),
    bots: botsOf(asked(), game),
    moves: 5,
    outcome: { winners, scores },
  });
  add(line(0, [0, 1], [9, 9, 3, 0]));
  add(line(1, [2], [1, 2, 10, 3]));
  expect(summary()).toMatchObject({
    shard: '1/1',
    games: 2,
    moves: 10,
    bots: [
      { bot: 'sage', seats: 3, wins: 1.5, share: 0.5, score: 6.3333 },
      { bot: 'fou', seats: 5, wins: 0.5, share: 0.1, score: 3.6 },
    ],
  });
});

test('a bot is also read by the name that it had before', () => {
  expect(asked({ bots: ['folle', 'sage'] }).bots).toEqual(['fou', 'sage']);
});
