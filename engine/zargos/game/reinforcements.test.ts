/** Purchases: what each people may spend, where its pawns go, and what the box still holds. */
import { describe, expect, test } from 'vitest';
import { at, boats, done, endTurn, made, only, quiet, reinforce, ruled, told } from '../testing/playing.ts';
import { type Setting, tableOf } from '../testing/tables.ts';
import { ZARGOS } from './game.ts';
import type { State } from './types.ts';

/** The first round is played, nobody having moved: the purchases begin. */
function buying(setting: Setting): State {
  let state = quiet(tableOf(setting));
  while (state.turn && state.round === 1) state = quiet(endTurn(state));
  return state;
}
/** Ohms whole, 12 points; Oz whole, 5; a coast of Zargos, 3. */
const OHMS = { ohms: 3, 'ohms-1': 1, 'ohms-2': 1, 'ohms-3': 1, 'ohms-4': 1, 'ohms-5': 1, 'ohms-6': 1 } as const;
const shop = (rest: Partial<Setting> = {}): State =>
  buying({ stands: { moines: { ...OHMS, 'zargos-1': 1 }, dragons: { oz: 3, 'oz-1': 2, 'mer-12': 2 } }, ...rest });

describe('ZAR-REN-1: what is bought', () => {
  test('ZAR-REN-1: two points a pawn, five a boat, out of the points of the count', () => {
    const state = shop();
    expect(state.purses).toEqual([
      { people: 'moines', points: 15 },
      { people: 'dragons', points: 5 },
    ]);
    const bought = made(state, boats(0, 'moines', 1), reinforce(0, 'moines', 'ohms', 3));
    expect([bought.boats.moines, at(bought, 'ohms'), bought.purses[0]]).toEqual([1, 'moines 6', { people: 'moines', points: 4 }]);
    expect(ruled(bought, boats(0, 'moines', 1))).toBe('ZAR-REN-1');
    expect(ruled(bought, reinforce(0, 'moines', 'ohms', 3))).toBe('ZAR-REN-1');
    expect(ruled(bought, reinforce(0, 'moines', 'ohms', 2))).toBe(true);
  });

  test('ZAR-REN-1: what is not spent is lost', () => {
    const events = told(shop(), reinforce(0, 'moines', 'ohms', 5), done(0));
    expect(only(events, 'unspent')).toEqual([{ kind: 'unspent', seat: 0, people: 'moines', points: 5 }]);
    // 15 − 7 × 2 = 1 buys nothing: the next people is asked at once.
    const spent = told(shop(), reinforce(0, 'moines', 'ohms', 7));
    expect(only(spent, 'unspent')).toEqual([{ kind: 'unspent', seat: 0, people: 'moines', points: 1 }]);
    expect(made(shop(), reinforce(0, 'moines', 'ohms', 7)).purses[0]?.people).toBe('dragons');
  });
});

describe('ZAR-REN-2: where pawns go', () => {
  test('ZAR-REN-2: to any province held, in Zargos too, and to no other', () => {
    expect(ruled(shop(), reinforce(0, 'moines', 'zargos-1', 2))).toBe(true);
    expect(ruled(shop(), reinforce(0, 'moines', 'oz', 2))).toBe('ZAR-REN-2');
    expect(ruled(shop(), reinforce(0, 'moines', 'kahil', 2))).toBe('ZAR-REN-2');
    const spread = made(
      shop(),
      reinforce(0, 'moines', 'zargos-1', 2),
      reinforce(0, 'moines', 'ohms-6', 1),
      reinforce(0, 'moines', 'ohms', 4),
    );
    expect([at(spread, 'zargos-1'), at(spread, 'ohms-6'), at(spread, 'ohms')]).toEqual(['moines 3', 'moines 2', 'moines 7']);
  });

  test('ZAR-DRA-3: those of the Dragons also to the sea cells that they hold', () => {
    const state = made(shop(), done(0));
    expect(ZARGOS.toMove(state)).toEqual([1]);
    expect(at(made(state, reinforce(1, 'dragons', 'mer-12', 2)), 'mer-12')).toBe('4');
    expect(ruled(state, reinforce(1, 'dragons', 'mer-13', 2))).toBe('ZAR-DRA-3');
    expect(ruled(shop(), reinforce(0, 'moines', 'mer-12', 2))).toBe('ZAR-DRA-3');
  });
});

describe('ZAR-REN-3: one after another', () => {
  test('ZAR-REN-3: in the new order, each buys and sets down all before the next', () => {
    const state = shop();
    expect(ZARGOS.toMove(state)).toEqual([0]);
    expect(ruled(state, reinforce(1, 'dragons', 'oz', 1))).toBe('ZAR-TOUR-1');
    const next = made(state, done(0));
    expect(ruled(next, reinforce(0, 'moines', 'ohms', 1))).toBe('ZAR-TOUR-1');
    expect(made(next, done(1))).toMatchObject({ round: 2, phase: 'red' });
  });

  test('ZAR-REN-3: a boat is kept from one round to the next', () => {
    const state = made(shop(), boats(0, 'moines', 3), done(1));
    expect([state.round, state.boats.moines]).toEqual([2, 3]);
  });

  test('ZAR-REN-3, ZAR-PREP-4, ZAR-L-17: the purse of one people does not pay for the other', () => {
    const state = buying({ each: 2, stands: { moines: OHMS, amazones: { oz: 3, 'oz-1': 1 }, ailes: { tairo: 3 }, dragons: { itak: 3 } } });
    expect(ruled(state, reinforce(0, 'amazones', 'oz', 1))).toBe('ZAR-REN-3');
    expect(ruled(state, boats(0, 'amazones', 1))).toBe('ZAR-REN-3');
    const second = made(state, done(0));
    expect(ruled(second, reinforce(0, 'amazones', 'oz', 2))).toBe(true);
    expect(ruled(second, reinforce(0, 'amazones', 'oz', 3))).toBe('ZAR-REN-1');
    expect(ruled(second, reinforce(0, 'amazones', 'ohms', 1))).toBe('ZAR-REN-2');
  });
});

describe('ZAR-L-5: what the box holds', () => {
  const full = (pawns: number, rest: Partial<Setting> = {}) =>
    shop({ stands: { moines: { ...OHMS, ohms: pawns - 6 }, dragons: { oz: 3 } }, ...rest });

  test('ZAR-L-5: a hundred points of pawns a people, one of them marking the rank', () => {
    // 97 on the board and one on the track: two are left.
    expect(ruled(full(97), reinforce(0, 'moines', 'ohms', 2))).toBe(true);
    expect(ruled(full(97), reinforce(0, 'moines', 'ohms', 3))).toBe('ZAR-L-5');
    expect(ruled(full(97, { options: { 'ZAR-L-5': 'non' } }), reinforce(0, 'moines', 'ohms', 3))).toBe(true);
  });

  test('ZAR-L-5: fifteen boats among all', () => {
    expect(ruled(shop({ boats: { dragons: 14 } }), boats(0, 'moines', 1))).toBe(true);
    expect(ruled(shop({ boats: { dragons: 14 } }), boats(0, 'moines', 2))).toBe('ZAR-L-5');
    expect(ruled(shop({ boats: { dragons: 14 }, options: { 'ZAR-L-5': 'non' } }), boats(0, 'moines', 2))).toBe(true);
  });

  test('ZAR-L-64, ZAR-L-65: peoples of one player buy in the order chosen, and the first gives the pawn of the rank; ZAR-L-17 « rang par peuple »: each has its own', () => {
    const twoEach = (options: Setting['options'] = {}) =>
      made(
        buying({
          each: 2,
          stands: { dragons: { oz: 3, 'oz-1': 1 }, moines: { ...OHMS, ohms: 91 }, ailes: { tairo: 3 }, araignees: { itak: 2 } },
          options,
        }),
      );
    const last = (options: Setting['options'], seat: number) => {
      let state = twoEach(options);
      while (state.purses[0]?.people !== 'moines') state = made(state, done(ZARGOS.toMove(state)[0] ?? seat));
      return ruled(state, reinforce(0, 'moines', 'ohms', 3));
    };
    expect([last({}, 0), last({ 'ZAR-L-17': 'rang-par-peuple' }, 0)]).toEqual([true, 'ZAR-L-5']);
    const buyers = twoEach().purses.map(({ people }) => people);
    expect(buyers.indexOf('dragons')).toBe(buyers.indexOf('moines') - 1);
    expect(ruled(twoEach(), reinforce(0, 'moines', 'ohms', 1))).toBe('ZAR-REN-3');
  });
});
