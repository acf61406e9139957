import { describe, expect, test } from 'vitest';
import { oddsOf } from '../odds/fight.ts';
import { attack } from '../testing/playing.ts';
import { tableOf } from '../testing/tables.ts';
import { endsOf, firstFight, foreseen, freedByCity } from './foreseen.ts';
import { ZARGOS } from './game.ts';
import { numberOf, tablesFor } from './table.ts';
import type { Move, State } from './types.ts';

const send = (to: 'zargos' | 'zargos-7' | 'zargos-8', pawns: number) => attack(0, 'dragons', 'zargos-9', to, pawns);
const fight = (at: 'zargos' | 'zargos-7' | 'zargos-8'): Move => ({ kind: 'fight', seat: 0, at });

const played = (state: State, ...moves: readonly Move[]): State => moves.reduce((now, move) => ZARGOS.play(now, move).state, state);

/** Twenty Dragons beside the empty City; `dice`: those that fall next. */
const beside = (dice: readonly number[], holder: 'moines' | null = null): State =>
  tableOf({ stands: { dragons: { 'zargos-9': 20 }, moines: { ohms: 9, ...(holder && { zargos: 1 }) } }, dice });

const at = (state: State, id: 'zargos' | 'zargos-7' | 'zargos-8' | 'zargos-1' | 'ohms'): number => numberOf(tablesFor(state.options), id);

const taken = (state: State, move: Move): number | undefined => {
  const found = foreseen(state, move, true);
  return found && endsOf(found.situations.map(oddsOf)).taken;
};

describe('ZAR-ZRG-7: with the City taken first no demon meets its Master', () => {
  // The last two places listed first: the order of the declarations decides nothing.
  const declared = (dice: readonly number[], holder: 'moines' | null = null) =>
    played(beside(dice, holder), send('zargos-7', 1), send('zargos-8', 1), send('zargos', 15));

  test('one pawn has no chance by itself, and is told sure if the City is taken first', () => {
    // Three dice show three at least: one pawn is lost, whatever falls (ZAR-ZRG-1).
    const alone = played(beside([]), send('zargos-8', 1));
    expect(taken(alone, fight('zargos-8'))).toBe(0);
    expect(foreseen(alone, fight('zargos-8'), true)?.isFreed).toBe(false);
    for (const holder of [null, 'moines'] as const) {
      const state = declared([], holder);
      expect(foreseen(state, fight('zargos-8'), true)?.isFreed).toBe(true);
      expect(foreseen(state, fight('zargos'), true)?.isFreed).toBe(false);
    }
    expect(foreseen(played(beside([]), send('zargos', 15)), send('zargos-7', 1), false)?.isFreed).toBe(true);
  });

  test('so it is: fought after the City, both fall without a die, and the game is won', () => {
    // Four ones take two Dragons off in the City.
    const city = played(declared([1, 1, 1, 1]), fight('zargos'));
    expect(city.master).toBe(0);
    expect(freedByCity(city, at(city, 'zargos-8'))).toBe(false);
    expect(foreseen(city, fight('zargos-8'), true)).toBeUndefined();
    const won = played(city, fight('zargos-8'), fight('zargos-7'));
    expect(won.ending).toMatchObject({ by: 'city', people: 'dragons' });
    expect(won.pawns[at(won, 'zargos-8')]).toBe(1);
  });

  test('and fought before it they die', () => {
    const first = played(declared([1, 1, 1]), fight('zargos-8'));
    expect(first.owners[at(first, 'zargos-8')]).toBeNull();
  });

  test('fights in a row begin with the City', () => {
    const state = declared([]);
    const legal = ZARGOS.moves(state, 0);
    expect(legal.filter(({ kind }) => kind === 'fight')[0]).toEqual(fight('zargos-7'));
    expect(firstFight(state, legal)).toEqual(fight('zargos'));
    expect(firstFight(state, [fight('zargos-7'), fight('zargos-8')])).toEqual(fight('zargos-7'));
    expect(firstFight(state, [])).toBeUndefined();
  });

  test('nothing is freed outside the kingdom, where somebody stands, or for its Master', () => {
    const state = declared([]);
    expect(freedByCity(state, at(state, 'zargos-1'))).toBe(true);
    expect(freedByCity(state, at(state, 'zargos'))).toBe(false);
    expect(freedByCity(state, at(state, 'ohms'))).toBe(false);
    expect(
      freedByCity(
        { ...state, owners: state.owners.map((owner, one) => (one === at(state, 'zargos-8') ? 'moines' : owner)) },
        at(state, 'zargos-8'),
      ),
    ).toBe(false);
    expect(freedByCity({ ...state, master: 0 }, at(state, 'zargos-8'))).toBe(false);
  });
});
