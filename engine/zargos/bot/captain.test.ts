import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { ZARGOS } from '../game/game.ts';
import { numberOf, tablesFor } from '../game/table.ts';
import type { Move, MoveOf, State } from '../game/types.ts';
import { attack, done, fight, made } from '../testing/playing.ts';
import { type Setting, tableOf } from '../testing/tables.ts';
import { type Plan, plansOf } from './assault.ts';
import { danger } from './crown.ts';
import { BOTS, type BotId, BUDGET } from './levels.ts';
import { captainScene } from './scene.ts';

const dice = () => diceFrom(seeded('d'));

/** What a bot sends out before its first fight. */
function sentBy(bot: BotId, start: State): readonly MoveOf<'attack'>[] {
  const sent: MoveOf<'attack'>[] = [];
  for (let state = start; state.phase === 'attacks'; ) {
    const move = BOTS[bot](ZARGOS.view(state, 0), ZARGOS.moves(state, 0), dice(), BUDGET);
    if (move.kind !== 'attack') break;
    sent.push(move);
    state = ZARGOS.play(state, move).state;
  }
  return sent;
}

const against = (moves: readonly MoveOf<'attack'>[], to: Move extends { to: infer Id } ? Id : string): number =>
  moves.reduce((sum, move) => (move.to === to ? sum + move.pawns : sum), 0);

const BANZOL: Setting = {
  peoples: [['amazones'], ['moines'], ['dragons']],
  stands: {
    amazones: { 'banzol-1': 16, 'banzol-2': 3, 'banzol-3': 3 },
    moines: { banzol: 1, 'banzol-5': 4, 'banzol-4': 3, ohms: 12 },
    dragons: { kori: 9, 'kori-1': 4 },
  },
};

test('one pawn is not struck with a whole army: the captain sends what it takes, and the others elsewhere', () => {
  expect(against(sentBy('greedy', tableOf(BANZOL)), 'banzol')).toBeGreaterThan(10);
  for (const bot of ['capitaine', 'search'] as const) {
    const sent = sentBy(bot, tableOf(BANZOL));
    // Twice the defenders and four: what the captain sends at most outside Zargos.
    expect(against(sent, 'banzol')).toBeLessThanOrEqual(6);
    expect(against(sent, 'banzol-5')).toBeGreaterThan(0);
  }
});

test('nine pawns beside one do not stay idle', () => {
  const { stands } = BANZOL;
  for (const state of [
    tableOf({ ...BANZOL, stands: { ...stands, amazones: { oz: 9 }, moines: { 'oz-1': 1, ohms: 12, 'ohms-1': 6 } } }),
    tableOf({ ...BANZOL, stands: { ...stands, amazones: { 'palmyr-1': 9, palmyr: 2 }, moines: { 'palmyr-2': 1, ohms: 12 } } }),
  ])
    expect(sentBy('capitaine', state).filter(({ from }) => from === 'oz' || from === 'palmyr-1').length).toBeGreaterThan(0);
});

test('twenty-two pawns do not let a turn go by', () => {
  const moines = { 'palmyr-2': 14, akilon: 11, 'akilon-2': 12, palmyr: 13, 'akilon-1': 9, 'palmyr-3': 9, 'palmyr-4': 9 };
  const stands = { ailes: { 'palmyr-1': 22 }, moines, dragons: { kori: 9 } };
  const sent = sentBy('capitaine', tableOf({ peoples: [['ailes'], ['moines'], ['dragons']], stands }));
  expect(sent.reduce((sum, { pawns }) => sum + pawns, 0)).toBeGreaterThan(10);
});

describe('ZAR-ATT-2, ZAR-MER-1: groups that cross the sea against one place', () => {
  /** Groups of the plan against Oz, which two provinces of Banzol face across one sea cell. */
  const crossing = (means: Pick<Setting, 'boats' | 'hands' | 'options'>, south = 2): readonly Plan['groups'][] => {
    const stands = { moines: { 'banzol-2': 2, 'banzol-3': south }, ailes: { oz: 1, kori: 6 } };
    const state = tableOf({ ...means, stands, phase: 'attacks' });
    const plans = plansOf(captainScene(ZARGOS.view(state, 0)), ZARGOS.moves(state, 0), Number.NEGATIVE_INFINITY);
    return plans.flatMap(({ groups }) => (groups[0]?.way.move.to === 'oz' ? [groups] : []));
  };

  test('are as many as there are boats or cards, the larger group where only one may go', () => {
    expect(crossing({ boats: { moines: 2 } })).toMatchObject([{ length: 2 }]);
    expect(crossing({ boats: { moines: 1 } }, 3)).toMatchObject([[{ way: { move: { from: 'banzol-3' } }, pawns: 2 }]]);
    expect(crossing({ hands: [['vent-de-terre', 'vent-de-terre'], []] })).toMatchObject([{ length: 2 }]);
    expect(crossing({ hands: [['vent-de-terre'], []] })).toMatchObject([{ length: 1 }]);
  });

  test('go alone where the table has it so (ZAR-L-35)', () => {
    expect(crossing({ boats: { moines: 2 }, options: { 'ZAR-L-35': 'non' } })).toMatchObject([{ length: 1 }]);
  });
});

/** A rival's pawn next to the City, who has the most points: the next count sets twelve beside it, and he plays first. */
const BEACHHEAD = ((): State => {
  const state = tableOf({
    peoples: [['ailes'], ['moines'], ['dragons']],
    stands: {
      ailes: { 'zargos-5': 8, oz: 2, akilon: 2 },
      moines: { 'zargos-9': 1, ohms: 2, 'ohms-1': 2, 'ohms-2': 2, 'ohms-3': 2, 'ohms-4': 2 },
      dragons: { kori: 9, 'kori-1': 4 },
    },
  });
  return { ...state, round: 3, points: { ...state.points, moines: 24, ailes: 8 } };
})();

test('who may win next turn is seen, and hindered', () => {
  const seen = (state: State) => danger(captainScene(ZARGOS.view(state, 0)));
  // Ten of thirteen go to the City: four dice show twenty or more, which takes off ten, in 35 + 20 + 10 + 4 + 1 cases of 1296.
  expect(seen(BEACHHEAD)).toBeCloseTo(1226 / 1296, 10);
  const sent = sentBy('capitaine', BEACHHEAD);
  expect(against(sent, 'zargos-9')).toBeGreaterThan(2);
  const at = numberOf(tablesFor(BEACHHEAD.options), 'zargos-9');
  const freed = { ...BEACHHEAD, owners: BEACHHEAD.owners.with(at, 'ailes'), pawns: BEACHHEAD.pawns.with(at, 3) };
  expect(seen(freed)).toBe(0);
});

test('the stroke for the throne names the City first, and one pawn for each empty province beside it', () => {
  const stands = { ailes: { 'zargos-7': 16, oz: 4 }, moines: { ohms: 6 }, dragons: { kori: 9 } };
  const sent = sentBy('capitaine', tableOf({ peoples: [['ailes'], ['moines'], ['dragons']], stands }));
  expect(sent.slice(0, 3).map(({ to, pawns }) => [to, pawns])).toEqual([
    ['zargos', 13],
    ['zargos-8', 1],
    ['zargos-9', 1],
  ]);
});

/** Two rounds on land, and nothing left to come after this turn: Taïro sud is empty beside nine Dragons, and they have played. */
const LAST = ((): State => {
  const sides = [
    { people: 'amazones', pawns: { akilon: 4, 'akilon-3': 6, 'tairo-1': 3 }, boats: 0, hand: ['vent-de-guerre'] },
    { people: 'dragons', pawns: { tairo: 1, 'tairo-2': 9, 'tairo-4': 9 }, boats: 0, hand: [] },
  ];
  const scenario = {
    name: 'essai',
    kingdoms: ['akilon', 'palmyr', 'tairo'],
    seas: [],
    sides,
    cards: ['vent-de-guerre'],
    rounds: 2,
    prize: 'points',
  };
  const state = ZARGOS.setup(accepted(ZARGOS.checkOptions({ seats: 2, scenario })), 'compte');
  return { ...state, phase: 'attacks', asked: [], round: 2, waiting: [] };
})();

test('ZAR-L-70: on the last turn all that scores is taken with what is at hand, cards too, and nobody marches', () => {
  const play = (state: State) => BOTS.capitaine(ZARGOS.view(state, 0), ZARGOS.moves(state, 0), dice(), BUDGET).kind;
  const sent = sentBy('capitaine', LAST);
  expect([...new Set(sent.map(({ to }) => to))]).toEqual(expect.arrayContaining(['tairo', 'tairo-3', 'palmyr-1', 'palmyr-2']));
  const winds = made(LAST, attack(0, 'amazones', 'tairo-1', 'tairo', 2), fight(0, 'tairo'));
  expect(winds.phase).toBe('winds');
  expect(play(winds)).toBe('card');
  expect(play({ ...winds, round: 1 })).toBe('pass');
  const after = made(LAST, attack(0, 'amazones', 'tairo-1', 'tairo-3', 1), fight(0, 'tairo-3'), done(0));
  expect(after.phase).toBe('reorganisation');
  expect(play(after)).toBe('done');
  expect(play({ ...after, round: 1 })).toBe('march');
});
