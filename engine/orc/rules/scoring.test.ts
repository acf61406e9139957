import { expect, test } from 'vitest';
import { ORC } from '../game.ts';
import { ARMY } from '../setup.ts';
import { atWar, play } from '../testing/position.ts';
import { type GameOptions, type Options, PEOPLES, type Seat, type State } from '../types.ts';
import { isEnough, leadersOf } from './scoring.ts';

/** Four battles without mercenaries, one people after another. */
function war(state: State): readonly State[] {
  let now = state;
  return PEOPLES.map((people) => {
    now = play(now, { kind: 'call', seat: state.sorcier, people });
    return now;
  });
}

const HANDS = ['', 'orcs-elite barbares-troupe squelettes-chef', 'barbares-troupe nains-troupe', 'orcs-troupe nains-troupe'];

test('ORC-BAT-9 ORC-L-9: 2, 1, 1 and 2 points, all of them to each winner, and to the Sorcier what his champion scores, all the round', () => {
  const scores = war(atWar({ hands: HANDS, champion: 1 })).map((state) => state.scores);
  expect(scores).toEqual([
    [2, 2, 0, 0],
    [3, 3, 1, 0],
    [4, 4, 1, 0],
    [4, 4, 3, 2],
  ]);
});

test('ORC-BAT-9: who won, with what and for how much', () => {
  const [first, second] = war(atWar({ hands: HANDS, champion: 1 }));
  expect(first?.battles).toEqual([
    {
      people: 'orcs',
      points: 2,
      armies: [[], ['orcs-elite'], [], ['orcs-troupe']],
      sent: [0, 0, 0, 0],
      forces: [0, 6, 0, 3],
      winners: [1],
      scored: [2, 2, 0, 0],
    },
  ]);
  expect(second?.battles[1]).toMatchObject({ winners: [1, 2], scored: [1, 1, 1, 0] });
});

test('ORC-BAT-10: what fought is discarded before the next battle', () => {
  const [first] = war(atWar({ hands: HANDS }));
  expect(first?.discard).toEqual(['orcs-elite', 'orcs-troupe']);
  expect(first?.engaged).toEqual([[], [], [], []]);
  expect(first?.hands[3]).toEqual(['nains-troupe']);
});

test('ORC-L-20: where all armies are worth 0 nobody scores, or all do to the letter', () => {
  const hands = ['', 'orcs-chef x2', '', 'nains-troupe'];
  const scored = (options: Options) => play(atWar({ options, hands }), { kind: 'call', seat: 0, people: 'orcs' }).battles[0];
  expect(scored({})).toMatchObject({ winners: [], scored: [0, 0, 0, 0] });
  expect(scored({ 'ORC-L-20': 'tous' })).toMatchObject({ winners: [1, 2, 3], scored: [2, 2, 2, 2] });
});

test('ORC-FIN-1 ORC-MAN-1: after four battles the left neighbour is Sorcier, and everything is shuffled again', () => {
  const state = atWar({ sorcier: 3, hands: ['orcs-troupe', 'nains-elite', '', ''], champion: 0 });
  const next = war(state).at(-1);
  if (!next) throw new Error('four battles');
  expect([next.phase, next.round, next.sorcier, next.tick, next.champion]).toEqual(['recruit', 2, 0, 0, null]);
  expect([...next.deck].sort()).toEqual([...ARMY].sort());
  expect(next.deck).not.toEqual(state.deck);
  expect([next.placed, next.hands, next.discard, next.battles]).toEqual([[], [[], [], [], []], [], []]);
  expect(next.scores).toEqual([2, 2, 0, 2]);
});

test('ORC-MAN-2: a round is a recruitment and four battles', () => {
  const states = war(atWar({ hands: HANDS }));
  expect(states.map((state) => state.battles.length)).toEqual([1, 2, 3, 0]);
});

const ends: readonly [seats: GameOptions['seats'], score: number, exceeded: boolean, reached: boolean][] = [
  [4, 7, false, false],
  [4, 8, false, true],
  [4, 9, true, true],
  [5, 8, false, true],
  [5, 9, true, true],
  [6, 7, false, true],
  [6, 8, true, true],
  [7, 6, false, true],
  [7, 7, true, true],
];
test.each(ends)('ORC-FIN-2 ORC-L-1: at %d players, %d points: exceeded %s, reached %s', (seats, score, exceeded, reached) => {
  const enough = (options: Options) => isEnough(score, { seats, options, values: {} });
  expect([enough({}), enough({ 'ORC-L-1': 'atteint' })]).toEqual([exceeded, reached]);
});

test('ORC-FIN-2: the game ends with the round in which the score is passed, and the best score wins', () => {
  const late = { ...atWar({ hands: HANDS, champion: 1 }), scores: [0, 0, 8, 1] };
  const states = war(late);
  expect(states.slice(0, 3).map(ORC.outcome)).toEqual([undefined, undefined, undefined]);
  const end = states.at(-1);
  if (!end) throw new Error('four battles');
  expect(end.phase).toBe('over');
  expect(ORC.outcome(end)).toEqual({ winners: [2], scores: [4, 4, 11, 3] });
  expect([ORC.toMove(end), ORC.moves(end, 2)]).toEqual([[], []]);
});

const ties: readonly [
  name: string,
  scores: readonly number[],
  won: readonly (readonly Seat[])[],
  winners: readonly Seat[],
  options?: Options,
][] = [
  ['ORC-FIN-2: of two at the best score, who won a battle last', [9, 9, 5, 0], [[0], [1], [0], [2]], [0]],
  ['ORC-L-10: shared where neither won any', [9, 9, 5, 0], [[2], [3]], [0, 1]],
  ['ORC-L-11: both won the same last one: the one before parts them', [9, 9, 5, 0], [[1], [0], [0, 1], [2]], [0]],
  ['ORC-L-11: or they share', [9, 9, 5, 0], [[1], [0], [0, 1], [2]], [0, 1], { 'ORC-L-11': 'victoire-partagee' }],
  ['ORC-L-11: a third who won none of them is out', [9, 9, 9, 0], [[2], [0], [0, 1], []], [0], {}],
  ['ORC-L-11: or shares not either', [9, 9, 9, 0], [[2], [0], [0, 1], []], [0, 1], { 'ORC-L-11': 'victoire-partagee' }],
  ['ORC-L-10: shared where every battle was won by both', [9, 9, 5, 0], [[0, 1], [2], [0, 1]], [0, 1]],
];
test.each(ties)('%s', (_name, scores, won, winners, options = {}) => {
  expect(leadersOf({ scores, won, options: { seats: 4, options, values: {} } })).toEqual(winners);
});

test('ORC-L-32: the Sorcier does not win a battle through his champion, or does', () => {
  const won = (options: Options) => war(atWar({ options, hands: HANDS, champion: 1 }))[0]?.won;
  expect([won({}), won({ 'ORC-L-32': 'oui' })]).toEqual([[[1]], [[0, 1]]]);
});
