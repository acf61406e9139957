/** Fights of a whole game: what is asked before them, dice, losses, and who holds the place. Dice fall as written; losses are counted by hand. */
import { describe, expect, test } from 'vitest';
import { at, attack, call, done, endTurn, fight, made, march, only, pass, play, quiet, reroll, ruled, told } from '../testing/playing.ts';
import { type Setting, tableOf, threw } from '../testing/tables.ts';
import type { Event } from './events.ts';
import { ZARGOS } from './game.ts';
import type { State } from './types.ts';

/** Chevaliers at Kahil nord-ouest attack whoever stands at Kahil or Ludos sud. */
const duel = (rest: Partial<Setting> & Pick<Setting, 'stands'>): State => tableOf({ peoples: [['chevaliers'], ['araignees']], ...rest });

const said = (events: readonly Event[]) => only(events, 'fight').map(({ what }) => what);
/** Dice of each throw. */
const throws = (events: readonly Event[]) =>
  said(events).flatMap((what) => (what.kind === 'throw' || what.kind === 'shot' ? [what.faces.length] : []));

describe('rounds', () => {
  test('ZAR-COM-2, ZAR-COM-3, ZAR-COM-4, ZAR-COM-6: seven against five: three dice against two, half of the totals, both at once', () => {
    const before = duel({ stands: { chevaliers: { 'kahil-4': 8 }, araignees: { 'ludos-1': 5, oz: 3 } }, dice: [1, 3, 2, 6, 5, 2, 1] });
    const state = made(before, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1'));
    // 1 + 3 + 2 = 6: 3 of 5 lost, 2 left; 6 + 5 = 11: 5 of 7 lost, 2 left. Then a die each: 2 ÷ 2 = 1, 1 ÷ 2 = 0; the next throws decide.
    const [first, second] = said(told(before, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1'))).filter(
      ({ kind }) => kind === 'losses',
    );
    expect(first).toMatchObject({ attacker: { total: 11, losses: 5, left: 2 }, defender: { total: 6, losses: 3, left: 2 } });
    expect(second).toMatchObject({ attacker: { total: 1, losses: 0, left: 2 }, defender: { total: 2, losses: 1, left: 1 } });
    expect(state.turn?.combat).toBeNull();
    expect(at(state, 'ludos-1')).toMatch(/^(chevaliers|araignees) [12]$|^0$/);
  });

  test('ZAR-COM-6: the survivor holds the province', () => {
    const before = duel({ stands: { chevaliers: { 'kahil-4': 8 }, araignees: { 'ludos-1': 4, oz: 3 } }, dice: [6, 5, 4, 3, 4] });
    const state = made(before, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1'));
    // 15 ÷ 2 = 7 of 4; 7 ÷ 2 = 3 of 7.
    expect([at(state, 'ludos-1'), at(state, 'kahil-4')]).toEqual(['chevaliers 4', 'chevaliers 1']);
    expect(threw(before, state, 5)).toBe(true);
  });

  test('ZAR-CAP-1: in a capital a third of the attacker’s total', () => {
    const before = duel({ stands: { chevaliers: { 'kahil-4': 4 }, araignees: { kahil: 2, oz: 3 } }, dice: [5, 2, 6, 1] });
    const state = made(before, attack(0, 'chevaliers', 'kahil-4', 'kahil', 3), fight(0, 'kahil'));
    // 5 ÷ 3 = 1 and 2 ÷ 2 = 1; then 6 ÷ 3 = 2 and 1 ÷ 2 = 0.
    expect(at(state, 'kahil')).toBe('chevaliers 2');
    expect(threw(before, state, 4)).toBe(true);
  });

  describe('ZAR-COM-5: both camps may fall', () => {
    const before = duel({ stands: { chevaliers: { 'kahil-4': 4 }, araignees: { 'ludos-1': 1, 'kahil-5': 3 } }, dice: [2, 3] });
    const state = made(before, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 1), fight(0, 'ludos-1'));

    test('ZAR-COM-5: the province is left empty, and reorganisation does not take it', () => {
      expect([at(state, 'ludos-1'), threw(before, state, 2)]).toEqual(['0', true]);
      expect(ruled(made(state, done(0)), march(0, 'chevaliers', 'kahil-4', 'ludos-1', 2))).not.toBe(true);
    });

    test('ZAR-COM-5, ZAR-ATT-5: the next player takes it without a blow', () => {
      const next = endTurn(state);
      const taken = made(next, attack(1, 'araignees', 'kahil-5', 'ludos-1', 2), fight(1, 'ludos-1'));
      expect([at(taken, 'ludos-1'), threw(next, taken, 0)]).toEqual(['araignees 2', true]);
    });
  });

  test('ZAR-COM-7: a pawn of each people in a province is a fight, never both at the end', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const state = {
        ...duel({ stands: { chevaliers: { 'kahil-4': 9 }, araignees: { 'ludos-1': 8, oz: 3 } } }),
        random: [seed + 1, 2, 3, 4] as const,
      };
      const end = made(state, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 8), fight(0, 'ludos-1'));
      expect(at(end, 'ludos-1')).toMatch(/^(chevaliers|araignees) [1-8]$|^0$/);
    }
  });

  test('ZAR-MAT-7: points of pawns: nothing tells a large pawn from five small ones', () => {
    const state = duel({ stands: { chevaliers: { 'kahil-4': 8 }, araignees: { 'ludos-1': 5, oz: 3 } } });
    expect(said(told(state, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 6), fight(0, 'ludos-1')))[0]).toMatchObject({ kind: 'throw' });
    expect(throws(told(state, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 6), fight(0, 'ludos-1')))[0]).toBe(2);
  });
});

describe('demons', () => {
  const landing = (options: Setting['options'] = {}, dice: readonly number[] = []): State =>
    tableOf({ stands: { amazones: { banzol: 4, 'banzol-5': 5 }, moines: { oz: 3 } }, boats: { amazones: 2 }, options, dice });
  const both = [attack(0, 'amazones', 'banzol', 'zargos-1', 3), attack(0, 'amazones', 'banzol-5', 'zargos-1', 4), fight(0, 'zargos-1')];

  test('ZAR-L-23: several groups meet the demons in one round', () => {
    const before = landing({}, [6, 5]);
    const state = made(before, ...both);
    // Two dice: 11 ÷ 2 = 5 of 7.
    expect([at(state, 'zargos-1'), threw(before, state, 2)]).toEqual(['amazones 2', true]);
  });

  test('ZAR-L-23 « un par groupe »: a round a group', () => {
    const before = landing({ 'ZAR-L-23': 'un-par-groupe' }, [6, 1, 2, 3]);
    const state = made(before, ...both);
    // 7 ÷ 2 = 3 of 3; 5 ÷ 2 = 2 of 4.
    expect([at(state, 'zargos-1'), threw(before, state, 4)]).toEqual(['amazones 2', true]);
  });

  test('ZAR-ZRG-2: who has nobody left takes nothing; the demons keep the province', () => {
    const state = made(landing({}, [6, 4]), both[0] ?? done(0), fight(0, 'zargos-1'));
    expect([at(state, 'zargos-1'), at(state, 'banzol')]).toEqual(['0', 'amazones 1']);
    expect(only(told(landing({}, [6, 4]), both[0] ?? done(0), fight(0, 'zargos-1')), 'held')).toMatchObject([{ how: 'demons' }]);
  });

  const rings = [
    ['zargos-1', 'zargos-2', 2],
    ['zargos-1', 'zargos-7', 3],
    ['zargos-7', 'zargos', 4],
  ] as const;
  test.each(rings)('ZAR-ZRG-1: from %s into %s: %i dice, one round', (from, to, dice) => {
    const before = tableOf({ stands: { amazones: { [from]: 20 }, moines: { oz: 3 } } });
    const state = made(before, attack(0, 'amazones', from, to, 19), fight(0, to));
    const [demons] = said(told(before, attack(0, 'amazones', from, to, 19), fight(0, to)));
    if (demons?.kind !== 'demons') throw new Error('no demons');
    expect(demons.faces).toHaveLength(dice);
    expect(at(state, to)).toBe(`amazones ${19 - Math.floor(demons.faces.reduce((sum, face) => sum + face, 0) / 2)}`);
    expect(threw(before, state, dice)).toBe(true);
  });

  test('ZAR-ZRG-7, ZAR-L-17: the Master meets none, with any of his peoples', () => {
    const state: State = {
      ...tableOf({ each: 2, stands: { amazones: { zargos: 4 }, ailes: { 'zargos-1': 6 }, moines: { oz: 3 }, dragons: { itak: 2 } } }),
      master: 0,
    };
    const taken = made(state, attack(0, 'ailes', 'zargos-1', 'zargos-2', 3), fight(0, 'zargos-2'));
    expect([at(taken, 'zargos-2'), threw(state, taken, 0)]).toEqual(['ailes 3', true]);
  });

  test('ZAR-ZRG-9: a province of Zargos left empty by a fight has its demons again', () => {
    const state = tableOf({ stands: { amazones: { 'zargos-1': 4 }, moines: { 'zargos-2': 1, 'zargos-3': 4, oz: 3 } }, dice: [2, 3] });
    const empty = made(state, attack(0, 'amazones', 'zargos-1', 'zargos-2', 1), fight(0, 'zargos-2'));
    expect(at(empty, 'zargos-2')).toBe('0');
    const events = told(endTurn(empty), attack(1, 'moines', 'zargos-3', 'zargos-2', 3), fight(1, 'zargos-2'));
    expect(said(events).map(({ kind }) => kind)).toEqual(['demons']);
  });

  test('ZAR-ZRG-3: the Forbidden City held by another people is a capital, and powers sleep in it', () => {
    const state = tableOf({ stands: { chevaliers: { 'zargos-7': 4 }, amazones: { zargos: 2, oz: 3 } }, dice: [5, 2, 6, 1] });
    const taken = made(state, attack(0, 'chevaliers', 'zargos-7', 'zargos', 3), fight(0, 'zargos'));
    expect([at(taken, 'zargos'), threw(state, taken, 4)]).toEqual(['chevaliers 2', true]);
  });

  test('ZAR-GUERRE, ZAR-ZRG-1: nobody is asked for a Vent de Guerre against demons', () => {
    const state = quiet(tableOf({ stands: { amazones: { 'zargos-1': 9 }, moines: { oz: 3 } }, hands: [['vent-de-guerre'], []] }));
    expect(made(state, attack(0, 'amazones', 'zargos-1', 'zargos-2', 8), fight(0, 'zargos-2')).phase).toBe('attacks');
  });
});

describe('ZAR-GUERRE', () => {
  const table = (hands: Setting['hands'], rest: Partial<Setting> = {}): State =>
    quiet(duel({ stands: { chevaliers: { 'kahil-4': 8 }, araignees: { 'ludos-1': 4, oz: 3 } }, hands: hands ?? [], ...rest }));
  const begin = [attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1')];

  test('ZAR-L-43: the attacker says first, then the defender; each die is added to each round', () => {
    const asked = made(table([['vent-de-guerre'], ['vent-de-guerre']]), ...begin);
    expect([asked.phase, ZARGOS.toMove(asked)]).toEqual(['winds', [0]]);
    const answered = made(asked, play(0, 'vent-de-guerre'));
    expect([answered.phase, ZARGOS.toMove(answered), answered.pile.at(-1)]).toEqual(['winds', [1], 'vent-de-guerre']);
    expect(throws(told(answered, play(1, 'vent-de-guerre'))).slice(0, 2)).toEqual([4, 3]);
    expect(throws(told(answered, pass(1))).slice(0, 2)).toEqual([4, 2]);
  });

  test('ZAR-L-8: four dice at seven pawns and more; at another table three', () => {
    const capped = made(table([['vent-de-guerre'], []], { options: { 'ZAR-L-8': 'plafond-3' } }), ...begin);
    expect(throws(told(capped, play(0, 'vent-de-guerre'))).slice(0, 2)).toEqual([3, 2]);
  });

  test('ZAR-GUERRE: for one fight only', () => {
    const state = table([['vent-de-guerre', 'vent-de-guerre'], []], {
      stands: { chevaliers: { 'kahil-4': 16 }, araignees: { 'ludos-1': 4, 'kahil-5': 4, oz: 3 } },
    });
    const first = made(state, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1'), play(0, 'vent-de-guerre'));
    const second = told(first, attack(0, 'chevaliers', 'kahil-4', 'kahil-5', 7), fight(0, 'kahil-5'), pass(0));
    expect(throws(second)[0]).toBe(3);
  });

  test('ZAR-MAG-6: one Vent de Guerre a player and fight, also where he leads both camps', () => {
    const state = quiet(
      tableOf({
        each: 2,
        stands: { chevaliers: { 'kahil-4': 8 }, araignees: { 'ludos-1': 4, oz: 3 }, moines: { itak: 2 }, ailes: { kori: 2 } },
        hands: [['vent-de-guerre', 'vent-de-guerre'], []],
      }),
    );
    const asked = made(state, ...begin);
    expect(made(asked, play(0, 'vent-de-guerre')).phase).toBe('attacks');
    const defending = made(asked, pass(0));
    expect([defending.phase, ruled(defending, play(0, 'vent-de-guerre'))]).toEqual(['winds', true]);
  });

  test('ZAR-MAG-11: only the two camps are asked', () => {
    const state = quiet(
      tableOf({
        stands: { chevaliers: { 'kahil-4': 8 }, araignees: { 'ludos-1': 4, oz: 3 }, ailes: { kori: 2 } },
        hands: [[], [], ['vent-de-guerre']],
      }),
    );
    expect(made(state, ...begin).phase).toBe('attacks');
  });

  test('ZAR-GUERRE: every hand that holds cards is asked, whatever they are, so that nothing leaks', () => {
    const asked = made(table([['eclipse'], []]), ...begin);
    expect([asked.phase, ZARGOS.moves(asked, 0)]).toEqual(['winds', [pass(0)]]);
    expect(ruled(asked, play(0, 'eclipse'))).not.toBe(true);
    expect(ruled(asked, play(0, 'vent-de-guerre'))).toBe('ZAR-MAG-5');
  });
});

describe('the Araignées’ call', () => {
  const nest = (rest: Partial<Setting> = {}): State =>
    duel({ stands: { chevaliers: { 'ludos-1': 8 }, araignees: { 'kahil-5': 2, 'akilon-2': 5, 'oz-1': 1, itak: 3 } }, ...rest });
  const begin = [attack(0, 'chevaliers', 'ludos-1', 'kahil-5', 7), fight(0, 'kahil-5')];

  test('ZAR-ARA-2: attacked on a volcano, one group from one other volcano, a pawn staying there', () => {
    const asked = made(nest(), ...begin);
    expect([asked.phase, ZARGOS.toMove(asked)]).toEqual(['call', [1]]);
    expect(ZARGOS.moves(asked, 1)).toEqual([pass(1), call(1, 'akilon-2', 4)]);
    expect(ruled(asked, call(1, 'akilon-2', 1))).toBe(true);
    expect(ruled(asked, call(1, 'akilon-2', 5))).toBe('ZAR-ARA-2');
    expect(ruled(asked, call(1, 'oz-1', 1))).toBe('ZAR-ARA-2');
    expect(ruled(asked, call(1, 'itak', 2))).toBe('ZAR-ARA-2');
  });

  test('ZAR-ARA-2: those who come fight with those who were there', () => {
    const before = nest({ dice: [1, 1, 1, 6, 6] });
    const asked = made(before, ...begin);
    const [first] = said(told(asked, call(1, 'akilon-2', 4))).filter(({ kind }) => kind === 'losses');
    // Six Araignées throw two dice: 12 ÷ 2 = 6 of 7; 3 ÷ 2 = 1 of 6.
    expect(first).toMatchObject({ attacker: { losses: 6, left: 1 }, defender: { losses: 1, left: 5 } });
    expect(at(made(asked, call(1, 'akilon-2', 4)), 'akilon-2')).toBe('araignees 1');
  });

  test('ZAR-ARA-2: nobody is asked away from a volcano, or when nobody can come', () => {
    const plain = nest({ stands: { chevaliers: { 'kahil-4': 8 }, araignees: { 'ludos-1': 2, 'akilon-2': 5 } } });
    expect(made(plain, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1')).phase).toBe('attacks');
    const alone = nest({ stands: { chevaliers: { 'ludos-1': 8 }, araignees: { 'kahil-5': 2, 'akilon-2': 1, itak: 3 } } });
    expect(made(alone, ...begin).phase).toBe('attacks');
  });

  test('ZAR-L-25: the call first, then the cards of the attacker and of the defender', () => {
    const asked = made(quiet(nest({ hands: [['vent-de-guerre'], ['vent-de-guerre']] })), ...begin);
    expect(asked.phase).toBe('call');
    expect(ruled(asked, play(1, 'vent-de-guerre'))).toBe('ZAR-L-25');
    const called = made(asked, call(1, 'akilon-2', 4));
    expect([called.phase, ZARGOS.toMove(called)]).toEqual(['winds', [0]]);
    expect(ZARGOS.toMove(made(called, pass(0)))).toEqual([1]);
  });

  test('ZAR-L-25: a group called does not leave again this turn', () => {
    const state = nest({
      stands: { chevaliers: { 'ludos-1': 2, akilon: 3 }, araignees: { 'kahil-5': 2, 'akilon-2': 5, 'oz-1': 2 } },
      dice: [1, 6],
    });
    // One Chevalier against six: 1 ÷ 2 = 0, and he falls to 6 + the second die.
    const kept = made(state, attack(0, 'chevaliers', 'ludos-1', 'kahil-5', 1), fight(0, 'kahil-5'), call(1, 'akilon-2', 4));
    expect([at(kept, 'kahil-5'), at(kept, 'akilon-2')]).toEqual(['araignees 6', 'araignees 1']);
    const next = made(kept, attack(0, 'chevaliers', 'akilon', 'akilon-2', 2), fight(0, 'akilon-2'));
    // Of six pawns at Kahil nord-est four were called; one of the two others may go, and one stays.
    expect(ruled(next, call(1, 'kahil-5', 1))).toBe(true);
    expect(ruled(next, call(1, 'kahil-5', 3))).toBe('ZAR-L-25');
    expect(ZARGOS.moves(next, 1)).toContainEqual(call(1, 'oz-1', 1));
  });

  test('ZAR-L-16: no group leaves a frozen volcano', () => {
    const state = nest({ effects: [{ card: 'vent-de-glace', by: 0, target: { kingdom: 'akilon' }, until: 'turn' }] });
    expect(made(state, ...begin).phase).toBe('attacks');
    const two = nest({
      stands: { chevaliers: { 'ludos-1': 8 }, araignees: { 'kahil-5': 2, 'akilon-2': 5, 'oz-1': 4 } },
      effects: [{ card: 'vent-de-glace', by: 0, target: { kingdom: 'akilon' }, until: 'turn' }],
    });
    const asked = made(two, ...begin);
    expect([ruled(asked, call(1, 'akilon-2', 1)), ruled(asked, call(1, 'oz-1', 1))]).toEqual(['ZAR-L-16', true]);
  });

  const struck = (options: Setting['options'] = {}) =>
    made(
      nest({ stands: { chevaliers: { 'ludos-1': 8, akilon: 4 }, araignees: { 'kahil-5': 2, 'akilon-2': 5 } }, options }),
      attack(0, 'chevaliers', 'akilon', 'akilon-2', 3),
      ...begin,
    );

  test('ZAR-L-44: a group may come from a volcano attacked, while that fight has not begun; at another table not', () => {
    expect([struck().phase, ruled(struck(), call(1, 'akilon-2', 4))]).toEqual(['call', true]);
    expect(struck({ 'ZAR-L-44': 'non' }).phase).toBe('attacks');
  });

  test.each(['oui', 'non'] as const)('ZAR-L-44 « %s »: from a volcano that has won its fight a group may come again', (reading) => {
    const stands = { chevaliers: { 'ludos-1': 8, akilon: 4 }, araignees: { 'kahil-5': 1, 'akilon-2': 5 } };
    // A die of the three attackers, two of the five defenders: nobody falls, then all the attackers.
    const state = made(
      nest({ stands, options: { 'ZAR-L-44': reading }, dice: [1, 6, 6] }),
      attack(0, 'chevaliers', 'akilon', 'akilon-2', 3),
      fight(0, 'akilon-2'),
      ...begin,
    );
    expect([at(state, 'akilon-2'), state.phase, ruled(state, call(1, 'akilon-2', 4))]).toEqual(['araignees 5', 'call', true]);
  });
});

describe('the Amazones’ shot', () => {
  const table = (at: 'kahil' | 'ludos-1', rest: Partial<Setting> = {}): State =>
    tableOf({ stands: { chevaliers: { 'kahil-4': 8, 'kahil-5': 4 }, amazones: { [at]: 4, oz: 3 } }, ...rest });
  const begin = (place: 'kahil' | 'ludos-1', pawns = 7) => [attack(0, 'chevaliers', 'kahil-4', place, pawns), fight(0, place)];
  const hit = (events: readonly Event[]) => said(events).filter(({ kind }) => kind === 'hit');

  test('ZAR-AMA-1: four Amazones throw two dice, a third of them lost: 4 + 3 take two of seven', () => {
    const events = told(table('ludos-1', { dice: [4, 3] }), ...begin('ludos-1'));
    expect(said(events)[0]).toEqual({ kind: 'shot', faces: [4, 3] });
    expect(hit(events)).toMatchObject([{ attacker: { losses: 2, left: 5 } }]);
    // Five against four: two dice each.
    expect(throws(events).slice(1, 3)).toEqual([2, 2]);
  });

  test('ZAR-AMA-1, ZAR-L-7: in a capital a half, three of seven; and a third of the attacker’s total all the same', () => {
    const events = told(table('kahil', { dice: [4, 3, 5, 6] }), ...begin('kahil'));
    expect(hit(events)).toMatchObject([{ attacker: { losses: 3, left: 4 } }]);
    // Four throw two dice: 11 ÷ 3 = 3 of 4.
    expect(said(events).filter(({ kind }) => kind === 'losses')[0]).toMatchObject({ defender: { divisor: 3, losses: 3, left: 1 } });
  });

  test('ZAR-L-26: one shot at a joint attack', () => {
    const events = told(
      table('ludos-1', { dice: [4, 3] }),
      attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7),
      attack(0, 'chevaliers', 'kahil-5', 'ludos-1', 3),
      fight(0, 'ludos-1'),
    );
    expect(hit(events)).toMatchObject([{ attacker: { losses: 2, left: 8 } }]);
  });

  test('ZAR-AMA-1: not when they attack', () => {
    const state = tableOf({ stands: { amazones: { 'kahil-4': 8 }, chevaliers: { 'ludos-1': 2, oz: 1 } } });
    expect(said(told(state, attack(0, 'amazones', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1')))[0]?.kind).toBe('throw');
  });

  test('ZAR-L-43: the Vents de Guerre come after the shot, and add no die to it', () => {
    const state = quiet(table('ludos-1', { hands: [['vent-de-guerre'], ['vent-de-guerre']] }));
    const events = told(state, ...begin('ludos-1'));
    expect(said(events).map(({ kind }) => kind)).toEqual(['shot', 'hit']);
    expect(throws(events)).toEqual([2]);
    expect(made(state, ...begin('ludos-1')).phase).toBe('winds');
  });

  test('ZAR-L-43 « avant le tir »: before it, and they add no die to it', () => {
    const state = quiet(table('ludos-1', { hands: [['vent-de-guerre'], ['vent-de-guerre']], options: { 'ZAR-L-43': 'avant-le-tir' } }));
    expect(said(told(state, ...begin('ludos-1')))).toEqual([]);
    const events = told(state, ...begin('ludos-1'), play(0, 'vent-de-guerre'), play(1, 'vent-de-guerre'));
    expect(throws(events)[0]).toBe(2);
    // Four Amazones and a Vent de Guerre: three dice.
    const [, attackers, defenders] = throws(events);
    expect(defenders).toBe(3);
    expect([3, 4]).toContain(attackers);
  });
});

describe('the hand of God', () => {
  /** Four Moines against six Araignées, the booklet's example. */
  const example = (options: Setting['options'] = {}): State =>
    tableOf({ stands: { moines: { 'kahil-4': 5 }, araignees: { 'ludos-1': 6, itak: 3 } }, options, dice: [5, 4, 3, 6, 2, 2, 1] });
  const begin = [attack(0, 'moines', 'kahil-4', 'ludos-1', 4), fight(0, 'ludos-1')];

  test('ZAR-MOI-1, ZAR-L-3: the Moine throws and decides before the other throws: the booklet’s first two rounds', () => {
    const thrown = made(example(), ...begin);
    expect([thrown.phase, ZARGOS.toMove(thrown), thrown.turn?.combat?.fight.faces.attacker]).toEqual(['hand', [0], [5, 4]]);
    expect(thrown.turn?.combat?.fight.faces.defender).toEqual([]);
    const other = made(thrown, pass(0));
    expect(other.turn?.combat?.fight.faces.defender).toEqual([3, 6]);
    // The 6 thrown again shows 2: 3 + 2 = 5 takes two Moines; 5 + 4 = 9 takes four Araignées. Then two Moines throw 2.
    const second = made(other, reroll(0, 1));
    expect(second.turn?.combat?.fight.pawns).toEqual({ attacker: 2, defender: 2 });
    expect(second.turn?.combat?.fight.faces.attacker).toEqual([2]);
    const again = made(second, reroll(0, 0));
    // He throws 1 and has acted: the Araignées throw, and the next round comes.
    expect(again.turn?.combat?.fight.round ?? 3).toBeGreaterThanOrEqual(3);
  });

  test('ZAR-MOI-1: the new result stands, and one die a round is thrown again', () => {
    const once = told(example(), ...begin, reroll(0, 0));
    expect(said(once).map(({ kind }) => kind)).toEqual(['reroll', 'throw', 'losses', 'end']);
    // 3 + 4 = 7 takes three of six; 6 + 2 = 8 takes the four Moines.
    expect(said(once)[0]).toMatchObject({ own: true, die: 0, old: 5, face: 3 });
    expect(said(once)[1]).toMatchObject({ side: 'defender', faces: [6, 2] });
  });

  test('ZAR-L-3 « adversaire d’abord »: the other throws first', () => {
    const thrown = made(example({ 'ZAR-L-3': 'adversaire-d-abord' }), ...begin);
    expect(thrown.turn?.combat?.fight.faces).toEqual({ attacker: [], defender: [5, 4] });
  });

  test('ZAR-MOI-1: in defence too; Moines alone are asked', () => {
    const state = tableOf({ stands: { araignees: { 'kahil-4': 5 }, moines: { 'ludos-1': 6, itak: 3 } } });
    const asked = made(state, attack(0, 'araignees', 'kahil-4', 'ludos-1', 4), fight(0, 'ludos-1'));
    expect([asked.phase, ZARGOS.toMove(asked)]).toEqual(['hand', [1]]);
  });

  test('ZAR-MOI-1: one of the dice that lie there', () => {
    const thrown = made(example(), ...begin);
    expect(ruled(thrown, reroll(0, 2))).toBe('ZAR-MOI-1');
    expect(ruled(thrown, reroll(0, -1))).toBe('ZAR-MOI-1');
    expect(ZARGOS.moves(thrown, 0)).toEqual([pass(0), reroll(0, 0), reroll(0, 1)]);
  });

  const shot = (options: Setting['options'] = {}) =>
    made(
      tableOf({ stands: { moines: { 'kahil-4': 8 }, amazones: { 'ludos-1': 4, oz: 3 } }, options, dice: [6, 6, 1] }),
      attack(0, 'moines', 'kahil-4', 'ludos-1', 7),
      fight(0, 'ludos-1'),
    );

  test('ZAR-L-2: the shot comes before the fight: no hand of God upon it', () => {
    // 12 ÷ 3 = 4 of 7: the first throw is already the Moines' own, three of them with one die.
    expect(shot().turn?.combat?.fight).toMatchObject({ round: 1, pawns: { attacker: 3, defender: 4 }, faces: { attacker: [1] } });
  });

  test('ZAR-L-2 « oui »: one die of the shot may be thrown again', () => {
    const asked = shot({ 'ZAR-L-2': 'oui' });
    expect([asked.phase, ZARGOS.toMove(asked), asked.turn?.combat?.fight.round]).toEqual(['hand', [0], 0]);
    // 6 + 1 = 7: 7 ÷ 3 = 2 of 7.
    expect(made(asked, reroll(0, 1)).turn?.combat?.fight.pawns.attacker).toBe(5);
  });

  test('ZAR-ZRG-4: it sleeps in the kingdom of Zargos', () => {
    const state = tableOf({ stands: { moines: { 'zargos-1': 5 }, araignees: { 'zargos-2': 6, itak: 3 } } });
    expect(made(state, attack(0, 'moines', 'zargos-1', 'zargos-2', 4), fight(0, 'zargos-2')).phase).toBe('attacks');
  });
});
