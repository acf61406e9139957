/** What follows when a place changes hands or pawns are gone: the Master of the Winds, hands sorted, peoples out, the victory. */
import { describe, expect, test } from 'vitest';
import { at, attack, discard, done, endTurn, fight, made, only, pass, play, quiet, ruled, told } from '../testing/playing.ts';
import { type Setting, tableOf } from '../testing/tables.ts';
import { ZARGOS } from './game.ts';
import type { State } from './types.ts';

const HANDS = [['vent-de-guerre', 'vent-de-terre'], ['eclipse', 'canicule', 'vent-de-mort'], ['vent-de-glace']] as const;
const [FIRST, SECOND, THIRD] = HANDS;

/** Araignées round the Forbidden City, Moines in it or not, Ailés far away. */
const city = (rest: Partial<Setting> = {}): State =>
  tableOf({ stands: { araignees: { 'zargos-7': 9, oz: 2 }, moines: { ohms: 5, kahil: 3 }, ailes: { tairo: 4 } }, hands: HANDS, ...rest });
const take = [attack(0, 'araignees', 'zargos-7', 'zargos', 8), fight(0, 'zargos')];

describe('ZAR-ZRG-5: the Master of the Winds', () => {
  // Four dice of demons: 5 ÷ 2 = 2 of 8.
  const state = quiet(city({ dice: [1, 1, 1, 2] }));
  const crowned = made(state, ...take);

  test('ZAR-ZRG-5: who takes the Forbidden City takes all the magic of all at once, and keeps five', () => {
    expect([at(crowned, 'zargos'), crowned.master, crowned.phase, crowned.asked]).toEqual(['araignees 6', 0, 'sorting', [0]]);
    expect(crowned.hands).toEqual([[...FIRST, ...SECOND, ...THIRD], [], []]);
    const sorted = made(crowned, discard(0, 'eclipse'));
    expect([sorted.hands[0]?.length, sorted.phase, sorted.pile.at(-1)]).toEqual([5, 'attacks', 'eclipse']);
  });

  test('ZAR-MAG-1: nothing else is done before', () => {
    expect(ruled(crowned, done(0))).toBe('ZAR-MAG-1');
    expect(ruled(crowned, discard(0, 'typhon'))).toBe('ZAR-MAG-1');
    expect(ZARGOS.toMove(crowned)).toEqual([0]);
  });

  test('ZAR-ZRG-5: five cards or fewer are kept without a choice', () => {
    const few = made(quiet(city({ hands: [['vent-de-terre'], ['eclipse'], []], dice: [1, 1, 1, 2] })), ...take);
    expect([few.phase, few.hands]).toEqual(['attacks', [['vent-de-terre', 'eclipse'], [], []]]);
  });

  test('ZAR-ZRG-5: his turn goes on, and the window of reds asks nobody without cards', () => {
    const next = endTurn(made(crowned, discard(0, 'eclipse')));
    expect([next.phase, next.asked]).toEqual(['red', [0]]);
  });
});

describe('ZAR-ZRG-8: another one takes the City', () => {
  const held = (options: Setting['options'] = {}): State => ({
    ...quiet(
      city({
        stands: { araignees: { 'zargos-7': 9, oz: 2 }, moines: { zargos: 1, kahil: 3 }, ailes: { tairo: 4 } },
        hands: [[], [...SECOND, 'vent-de-terre', 'vent-de-terre'], THIRD],
        options,
        dice: [6, 6, 6, 1],
      }),
    ),
    master: 1,
  });
  // A capital: 18 ÷ 3 = 6 of 1; 1 ÷ 2 = 0 of 8. The Moines hold cards: they are asked for a Vent de Guerre; powers sleep in Zargos.
  const driven = (options: Setting['options'] = {}) => made(held(options), ...take, pass(1));

  test('ZAR-L-30: the new Master takes the cards of all, the former Master’s among them', () => {
    const state = driven();
    expect([at(state, 'zargos'), state.master]).toEqual(['araignees 8', 0]);
    expect(state.hands).toEqual([[...SECOND, 'vent-de-terre', 'vent-de-terre', ...THIRD], [], []]);
    expect([state.phase, made(state, discard(0, 'vent-de-glace')).phase]).toEqual(['sorting', 'attacks']);
  });

  test('ZAR-L-30 « ancien Maître seul »: those of the former Master alone', () => {
    const state = driven({ 'ZAR-L-30': 'ancien-maitre-seul' });
    expect(state.hands).toEqual([[...SECOND, 'vent-de-terre', 'vent-de-terre'], [], THIRD]);
    expect(state.phase).toBe('attacks');
  });

  test('ZAR-ZRG-8: two peoples of the Master: the City passes from one to the other, he stays', () => {
    const state: State = {
      ...quiet(
        tableOf({
          each: 2,
          stands: { araignees: { 'zargos-7': 9 }, moines: { zargos: 1, kahil: 3 }, ailes: { tairo: 4 }, dragons: { itak: 2 } },
          hands: [[], SECOND],
          dice: [6, 6, 6, 1],
        }),
      ),
      master: 0,
    };
    const passed = made(state, ...take);
    expect([at(passed, 'zargos'), passed.master, passed.hands]).toEqual(['araignees 8', 0, [[], SECOND]]);
  });
});

describe('ZAR-ZRG-8: the City is empty', () => {
  const five = ['eclipse', 'canicule', 'vent-de-mort', 'vent-de-terre', 'vent-de-terre'] as const;
  const held = (options: Setting['options'] = {}): State => ({
    ...city({
      stands: { araignees: { oz: 2 }, moines: { zargos: 3, kahil: 3 }, ailes: { tairo: 4 } },
      hands: [['vent-demoniaque'], five, []],
      options,
    }),
    master: 1,
  });
  const blast = play(0, 'vent-demoniaque', { place: 'zargos' });

  test('ZAR-L-40: the former Master comes back to three cards at once; then the window goes on', () => {
    const state = made(held(), blast, pass(1));
    expect([state.master, state.phase, state.asked[0]]).toEqual([null, 'sorting', 1]);
    const sorted = made(state, discard(1, 'eclipse'), discard(1, 'canicule'));
    expect([sorted.hands[1], sorted.phase]).toEqual([['vent-de-mort', 'vent-de-terre', 'vent-de-terre'], 'red']);
    expect(only(told(held(), blast, pass(1)), 'no-master')).toEqual([{ kind: 'no-master', former: 1 }]);
  });

  test('ZAR-L-40 « garde sa main »: he keeps what he holds', () => {
    const state = made(held({ 'ZAR-L-40': 'garde-sa-main' }), blast, pass(1));
    expect([state.master, state.phase, state.hands[1]]).toEqual([null, 'red', five]);
  });

  test('ZAR-ZRG-9: whoever comes next meets the demons of the City', () => {
    const state = made(held({ 'ZAR-L-40': 'garde-sa-main' }), blast, pass(1));
    expect(at(state, 'zargos')).toBe('0');
  });
});

describe('ZAR-L-13: a people without a pawn', () => {
  const table = (rest: Partial<Setting> = {}): State =>
    tableOf({
      stands: { araignees: { oz: 5 }, moines: { ohms: 5 }, ailes: { tairo: 4 } },
      boats: { moines: 3 },
      hands: [['vent-demoniaque', 'canicule'], ['eclipse'], []],
      ...rest,
    });
  const blast = play(0, 'vent-demoniaque', { place: 'ohms' });

  test('ZAR-L-13: is out; its turn does not come, its boats and its player’s cards go back', () => {
    const state = made(table(), blast, pass(1));
    expect([state.order, state.waiting, state.boats.moines]).toEqual([['araignees', 'ailes'], ['ailes'], 0]);
    expect(state.hands[1]).toEqual([]);
    expect(state.pile).toContain('eclipse');
    expect(endTurn(quiet(state)).turn?.peoples).toEqual(['ailes']);
  });

  test('ZAR-L-13, ZAR-MAG-10: a card in hand that aims at it leaves the game and is replaced', () => {
    const events = told(table(), blast, pass(1));
    expect(only(events, 'withdrawn')).toEqual([{ kind: 'withdrawn', card: 'canicule' }]);
    const state = made(table(), blast, pass(1));
    expect([state.removed, state.hands[0]?.length]).toEqual([['canicule'], 1]);
  });

  test('ZAR-L-13, ZAR-PREP-4: a player of two peoples plays on with the other, and keeps his cards', () => {
    const state = made(
      tableOf({
        each: 2,
        stands: { araignees: { oz: 5 }, dragons: { itak: 2 }, moines: { ohms: 5 }, ailes: { tairo: 4 } },
        hands: [['vent-demoniaque'], ['eclipse']],
      }),
      blast,
      pass(1),
    );
    expect([state.order, state.hands[1]]).toEqual([['araignees', 'dragons', 'ailes'], ['eclipse']]);
  });

  test('ZAR-L-13: Dragons that hold nothing but a sea cell play on', () => {
    const state = made(
      table({ stands: { araignees: { oz: 5 }, dragons: { 'mer-1': 1, banzol: 2 }, ailes: { tairo: 4 } } }),
      play(0, 'vent-demoniaque', { place: 'banzol' }),
      pass(1),
    );
    expect(state.order).toEqual(['araignees', 'dragons', 'ailes']);
  });

  test('ZAR-L-13: who loses his last pawns in his own turn has no turn any more', () => {
    const state = tableOf({
      stands: { dragons: { 'mer-13': 1 }, moines: { banzol: 5 }, ailes: { tairo: 4 } },
      options: { 'ZAR-L-3': 'adversaire-d-abord' },
      dice: [1, 6],
    });
    const lost = quiet(made(state, attack(0, 'dragons', 'mer-13', 'banzol', 1), fight(0, 'banzol')));
    expect([lost.order, lost.turn?.peoples]).toEqual([['moines', 'ailes'], ['moines']]);
  });

  test('ZAR-L-57: the only player who has pawns left wins at once', () => {
    const two = tableOf({ stands: { araignees: { oz: 5 }, moines: { ohms: 5 } }, hands: [['vent-demoniaque'], []] });
    const state = made(two, blast);
    expect([state.phase, state.ending]).toMatchObject(['over', { by: 'last', people: null, winners: [0] }]);
    expect(ZARGOS.toMove(state)).toEqual([]);
    expect(ruled(state, done(0))).toBe('ZAR-BUT-1');
  });
});

describe('ZAR-BUT-1: the victory', () => {
  const around = (stands: Setting['stands'], each = 1): State => tableOf({ stands, each, dice: [1, 1, 1, 2] });

  test('ZAR-BUT-1, ZAR-L-29: the City and the three provinces round it: at the instant, with fights left', () => {
    const state = around({ araignees: { zargos: 3, 'zargos-7': 3, 'zargos-8': 9, 'ludos-1': 4 }, moines: { ludos: 3 } });
    const won = made(
      { ...state, master: 0 },
      attack(0, 'araignees', 'ludos-1', 'ludos', 3),
      attack(0, 'araignees', 'zargos-8', 'zargos-9', 3),
      fight(0, 'zargos-9'),
    );
    expect([won.phase, won.ending]).toMatchObject(['over', { by: 'city', people: 'araignees', winners: [0] }]);
    expect(ZARGOS.outcome(won)).toMatchObject({ winners: [0] });
  });

  test('ZAR-BUT-1: three of the four are not enough', () => {
    const state = around({ araignees: { zargos: 3, 'zargos-7': 9 }, moines: { ludos: 3 } });
    const taken = made({ ...state, master: 0 }, attack(0, 'araignees', 'zargos-7', 'zargos-8', 4), fight(0, 'zargos-8'));
    expect(taken.phase).toBe('attacks');
  });

  test('ZAR-BUT-1, ZAR-PREP-4: it is a people that wins: two of one player do not add up', () => {
    const stands = { araignees: { zargos: 3, 'zargos-7': 3 }, ailes: { 'zargos-8': 9 }, moines: { ludos: 3 }, dragons: { itak: 2 } };
    const state = around(stands, 2);
    const taken = made({ ...state, master: 0 }, attack(0, 'ailes', 'zargos-8', 'zargos-9', 4), fight(0, 'zargos-9'));
    expect([at(taken, 'zargos-9'), taken.phase]).toEqual(['ailes 4', 'attacks']);
  });
});
