/** The attacks of a turn: groups that set out, boats and cards they pay, fights chosen one by one, Chevaliers who go on. */
import { describe, expect, test } from 'vitest';
import { at, attack, done, endTurn, fight, made, march, only, pass, quiet, ruled, told } from '../testing/playing.ts';
import { type Setting, tableOf } from '../testing/tables.ts';
import { ZARGOS } from './game.ts';
import type { State } from './types.ts';

/** Amazones round Kahil and Ludos, against Moines. */
const land = (rest: Partial<Setting> = {}): State =>
  tableOf({
    stands: { amazones: { 'kahil-4': 4, 'kahil-5': 6, 'kahil-2': 3 }, moines: { 'ludos-1': 5, ludos: 2, 'kahil-3': 1 } },
    ...rest,
  });

const listed = (state: State, kind: 'attack' | 'fight') => ZARGOS.moves(state, state.turn?.seat ?? -1).filter((move) => move.kind === kind);

describe('by land', () => {
  test('ZAR-ATT-1: from a province held to one beside it, one pawn at least staying', () => {
    const state = land();
    expect(ruled(state, attack(0, 'amazones', 'kahil-4', 'ludos-1', 3))).toBe(true);
    expect(ruled(state, attack(0, 'amazones', 'kahil-4', 'ludos-1', 1))).toBe(true);
    expect(ruled(state, attack(0, 'amazones', 'kahil-4', 'ludos-1', 4))).toBe('ZAR-ATT-1');
    expect(ruled(state, attack(0, 'amazones', 'ludos-1', 'ludos', 1))).toBe('ZAR-ATT-1');
    expect(ruled(state, attack(0, 'amazones', 'kahil-4', 'ludos', 3))).not.toBe(true);
  });

  test('ZAR-ATT-1: of four pawns three may go in all, in one group or in several', () => {
    const state = made(land(), attack(0, 'amazones', 'kahil-4', 'ludos-1', 2));
    expect(at(state, 'kahil-4')).toBe('amazones 2');
    expect(ruled(state, attack(0, 'amazones', 'kahil-4', 'kahil-3', 2))).toBe('ZAR-ATT-1');
    expect(ruled(state, attack(0, 'amazones', 'kahil-4', 'kahil-3', 1))).toBe(true);
  });

  test('ZAR-ATT-2: two provinces against one fight as one group, one province strikes two', () => {
    const state = made(
      land(),
      attack(0, 'amazones', 'kahil-4', 'ludos-1', 3),
      attack(0, 'amazones', 'kahil-5', 'ludos-1', 3),
      attack(0, 'amazones', 'kahil-5', 'kahil-3', 2),
    );
    expect(['kahil-4', 'kahil-5', 'ludos-1'].map((id) => at(state, id as 'kahil-4'))).toEqual(['amazones 1', 'amazones 1', 'moines 5']);
    expect(listed(state, 'fight')).toEqual([fight(0, 'ludos-1'), fight(0, 'kahil-3')]);
    expect(only(told(state, fight(0, 'ludos-1')), 'opened')).toMatchObject([{ pawns: 6, defender: 'moines', defenders: 5 }]);
  });

  test('ZAR-ATT-4, ZAR-COM-1: no group sets out once a fight has begun', () => {
    const state = land({ stands: { amazones: { 'kahil-4': 4, 'kahil-5': 6 }, moines: { ludos: 2 } } });
    const taken = made(state, attack(0, 'amazones', 'kahil-4', 'ludos-1', 3), fight(0, 'ludos-1'));
    expect(at(taken, 'ludos-1')).toBe('amazones 3');
    expect(ruled(taken, attack(0, 'amazones', 'kahil-5', 'kahil-3', 2))).toBe('ZAR-COM-1');
    expect(ruled(taken, attack(0, 'amazones', 'ludos-1', 'ludos', 2))).toBe('ZAR-ATT-4');
    expect(listed(taken, 'attack')).toEqual([]);
  });

  test('ZAR-COM-1: fights come in the order that the attacker chooses, each of them before the attacks end', () => {
    const state = made(
      land({ stands: { amazones: { 'kahil-4': 4, 'kahil-5': 6 }, moines: { ludos: 2 } } }),
      attack(0, 'amazones', 'kahil-4', 'ludos-1', 3),
      attack(0, 'amazones', 'kahil-5', 'kahil-3', 2),
    );
    expect(ruled(state, done(0))).toBe('ZAR-COM-1');
    const second = made(state, fight(0, 'kahil-3'));
    expect([at(second, 'kahil-3'), at(second, 'ludos-1'), ruled(second, done(0))]).toEqual(['amazones 2', '0', 'ZAR-COM-1']);
    expect(ruled(second, fight(0, 'kahil-3'))).toBe('ZAR-COM-1');
    expect(made(second, fight(0, 'ludos-1'), done(0)).phase).toBe('reorganisation');
  });

  test('ZAR-ATT-5: an empty province outside Zargos is taken without a fight, by an attack and never by reorganisation', () => {
    const state = land({ stands: { amazones: { 'kahil-4': 4 }, moines: { ludos: 2 } } });
    const events = told(state, attack(0, 'amazones', 'kahil-4', 'kahil-5', 2), fight(0, 'kahil-5'));
    expect(only(events, 'fight')).toEqual([]);
    expect(only(events, 'held')).toMatchObject([{ people: 'amazones', left: 2, how: 'walked-in', before: null }]);
    expect(ruled(made(state, done(0)), march(0, 'amazones', 'kahil-4', 'kahil-5', 2))).not.toBe(true);
  });

  test('ZAR-L-62: an empty province attacked is taken when its turn comes; until then others join', () => {
    const state = made(
      land({ stands: { amazones: { 'kahil-4': 4, 'kahil-3': 5 }, moines: { ludos: 2 } } }),
      attack(0, 'amazones', 'kahil-4', 'kahil-5', 2),
    );
    expect(at(state, 'kahil-5')).toBe('0');
    const joined = made(state, attack(0, 'amazones', 'kahil-3', 'kahil-5', 4));
    expect(at(made(joined, fight(0, 'kahil-5')), 'kahil-5')).toBe('amazones 6');
  });

  test('ZAR-ATT-6: not one’s own people; but two peoples of one player fight each other', () => {
    const state = tableOf({
      each: 2,
      stands: { araignees: { 'kahil-4': 4, 'kahil-5': 2 }, dragons: { 'ludos-1': 2 }, moines: { oz: 2 }, ailes: { tairo: 2 } },
      dice: [4, 1],
    });
    expect(ruled(state, attack(0, 'araignees', 'kahil-4', 'kahil-5', 2))).not.toBe(true);
    // Three against two, a die each: 4 ÷ 2 = 2 Dragons lost, 1 ÷ 2 = 0 Araignées.
    const won = made(state, attack(0, 'araignees', 'kahil-4', 'ludos-1', 3), fight(0, 'ludos-1'));
    expect(at(won, 'ludos-1')).toBe('araignees 3');
    expect(won.order).toEqual(['araignees', 'moines', 'ailes']);
  });

  test('ZAR-ATT-7: as many attacks as one wants in a turn', () => {
    const from = ['ohms', 'kahil', 'ludos', 'akilon', 'palmyr', 'tairo', 'banzol', 'zargos-1'] as const;
    const into = ['ohms-1', 'kahil-1', 'ludos-4', 'akilon-1', 'palmyr-4', 'tairo-3', 'banzol-1', 'zargos-2'] as const;
    const stands = Object.fromEntries(from.map((id) => [id, 9]));
    const state = tableOf({ stands: { amazones: stands, moines: { oz: 3 } } });
    const moves = from.map((id, i) => attack(0, 'amazones', id, into[i] ?? 'oz', 2));
    expect(made(state, ...moves).turn?.attacks).toHaveLength(8);
  });

  test('ZAR-TOUR-1: the peoples whose turn it is not do not set out', () => {
    expect(ruled(land(), attack(0, 'moines', 'ludos-1', 'kahil-4', 2))).toBe('ZAR-TOUR-1');
    expect(ruled(land(), attack(1, 'moines', 'ludos-1', 'kahil-4', 2))).toBe('ZAR-TOUR-1');
  });
});

describe('two peoples of one player', () => {
  const state = (options: Setting['options'] = {}) =>
    tableOf({
      each: 2,
      stands: { araignees: { 'kahil-4': 4 }, chevaliers: { 'kahil-5': 4 }, moines: { 'ludos-1': 2, oz: 2 }, ailes: { tairo: 2 } },
      boats: { araignees: 1 },
      options,
    });

  test('ZAR-L-34: one turn serves all the peoples of a player, and no group is of two peoples', () => {
    expect(state().turn?.peoples).toEqual(['araignees', 'chevaliers']);
    expect(ruled(state(), attack(0, 'araignees', 'kahil-5', 'ludos-1', 3))).toBe('ZAR-ATT-1');
    expect(ruled(state(), attack(0, 'chevaliers', 'kahil-5', 'ludos-1', 3))).toBe(true);
  });

  test('ZAR-L-34 « un tour par peuple »: each people has its own turn, in the order of play', () => {
    const first = state({ 'ZAR-L-34': 'un-tour-par-peuple' });
    expect([first.turn?.peoples, ruled(first, attack(0, 'chevaliers', 'kahil-5', 'ludos-1', 3))]).toEqual([['araignees'], 'ZAR-TOUR-1']);
    const second = endTurn(first);
    expect([second.turn?.seat, second.turn?.peoples]).toEqual([0, ['chevaliers']]);
    expect(endTurn(second).turn?.peoples).toEqual(['moines']);
  });

  test('ZAR-L-61: two peoples of one player do not attack the same province together', () => {
    const pending = made(state(), attack(0, 'araignees', 'kahil-4', 'ludos-1', 2));
    expect(ruled(pending, attack(0, 'chevaliers', 'kahil-5', 'ludos-1', 2))).toBe('ZAR-L-61');
    expect(ruled(pending, attack(0, 'chevaliers', 'kahil-5', 'kahil-3', 2))).toBe(true);
    expect(listed(pending, 'attack')).not.toContainEqual(attack(0, 'chevaliers', 'kahil-5', 'ludos-1', 3));
  });

  test('ZAR-L-17, ZAR-PREP-4: the boats of one people do not carry the other', () => {
    // Kahil nord-ouest and Ludos ouest lie on the « mer de l’est »; Kahil nord-est and Kahil-est on the « large de l’est-nord-est ».
    expect(ruled(state(), attack(0, 'araignees', 'kahil-4', 'ludos-3', 2))).toBe(true);
    expect(ruled(state(), attack(0, 'chevaliers', 'kahil-5', 'ludos-2', 2))).not.toBe(true);
    expect(made(state(), attack(0, 'araignees', 'kahil-4', 'ludos-3', 2)).boats).toMatchObject({ araignees: 0, chevaliers: 0 });
  });
});

describe('by sea', () => {
  /** From Akilon sud-ouest: Itak is one cell away, Ohms sud-ouest two, Banzol nord-ouest three, Banzol nord four. */
  const coast = (rest: Partial<Setting> = {}): State =>
    tableOf({
      stands: {
        amazones: { 'akilon-2': 12, akilon: 5 },
        moines: { itak: 3, 'itak-1': 3, 'ohms-2': 3, 'banzol-2': 3, 'banzol-1': 3, 'zargos-5': 3 },
      },
      ...rest,
    });
  const left = (state: State) => state.boats.amazones;

  test('ZAR-MER-1: one boat a sea cell, paid when the group sets out', () => {
    const state = coast({ boats: { amazones: 6 } });
    const one = made(state, attack(0, 'amazones', 'akilon-2', 'itak', 2));
    const three = made(one, attack(0, 'amazones', 'akilon-2', 'ohms-2', 2));
    const six = made(three, attack(0, 'amazones', 'akilon-2', 'banzol-2', 2));
    expect([left(one), left(three), left(six)]).toEqual([5, 3, 0]);
    expect(only(told(one, attack(0, 'amazones', 'akilon-2', 'banzol-2', 2)), 'attacked')).toMatchObject([
      { by: ['boats'], over: ['mer-9', 'mer-10', 'mer-12'], boats: 3, card: null },
    ]);
  });

  test('ZAR-MER-5: as many crossings as boats allow, and no more', () => {
    const state = made(
      coast({ boats: { amazones: 3 } }),
      attack(0, 'amazones', 'akilon-2', 'itak', 2),
      attack(0, 'amazones', 'akilon-2', 'itak-1', 2),
      attack(0, 'amazones', 'akilon-2', 'itak-1', 2),
    );
    expect(left(state)).toBe(0);
    expect(ruled(state, attack(0, 'amazones', 'akilon-2', 'itak', 2))).toBe('ZAR-MER-1');
  });

  test('ZAR-MER-1: two boats do not cross three cells', () => {
    expect(ruled(coast({ boats: { amazones: 2 } }), attack(0, 'amazones', 'akilon-2', 'banzol-2', 2))).toBe('ZAR-MER-1');
  });

  test('ZAR-MER-3: one pawn at least stays on the coast', () => {
    expect(ruled(coast({ boats: { amazones: 3 } }), attack(0, 'amazones', 'akilon-2', 'itak', 12))).toBe('ZAR-ATT-1');
  });

  test('ZAR-L-12: an empty coast is attacked by sea; at another table only in Zargos', () => {
    const empty = (options: Setting['options'] = {}) =>
      coast({ stands: { amazones: { 'akilon-2': 5, akilon: 5 }, moines: { oz: 3 } }, boats: { amazones: 1 }, options });
    expect(ruled(empty(), attack(0, 'amazones', 'akilon-2', 'itak', 2))).toBe(true);
    expect(ruled(empty({ 'ZAR-L-12': 'zargos-seul' }), attack(0, 'amazones', 'akilon-2', 'itak', 2))).toBe('ZAR-L-12');
    expect(ruled(empty({ 'ZAR-L-12': 'zargos-seul' }), attack(0, 'amazones', 'akilon', 'zargos-5', 2))).toBe(true);
  });

  const mixed = (options: Setting['options'] = {}) =>
    tableOf({ stands: { amazones: { 'kahil-4': 4, 'kahil-2': 4 }, moines: { 'ludos-1': 5 } }, boats: { amazones: 2 }, options });
  const byLand = attack(0, 'amazones', 'kahil-4', 'ludos-1', 3);
  const byBoat = attack(0, 'amazones', 'kahil-2', 'ludos-1', 2);

  test('ZAR-L-35: by land and by sea together, one fight, each convoy paying its boats', () => {
    const state = made(mixed(), byLand, byBoat);
    expect([left(state), listed(state, 'fight')]).toEqual([1, [fight(0, 'ludos-1')]]);
    expect(only(told(state, fight(0, 'ludos-1')), 'opened')).toMatchObject([{ pawns: 5 }]);
  });

  test('ZAR-L-35 « non »: a convoy attacks alone, whichever comes first', () => {
    expect(ruled(made(mixed({ 'ZAR-L-35': 'non' }), byLand), byBoat)).toBe('ZAR-L-35');
    expect(ruled(made(mixed({ 'ZAR-L-35': 'non' }), byBoat), byLand)).toBe('ZAR-L-35');
    expect(ruled(mixed({ 'ZAR-L-35': 'non' }), byBoat)).toBe(true);
  });

  describe('with a Vent de Terre', () => {
    const far = (boats: number, options: Setting['options'] = {}) =>
      quiet(coast({ boats: { amazones: boats }, hands: [['vent-de-terre', 'vent-de-terre'], []], options }));
    const move = (to: 'banzol-2' | 'banzol-1' | 'itak') => attack(0, 'amazones', 'akilon-2', to, 2, 'vent-de-terre');

    test('ZAR-TERRE: three cells without a boat; the card goes under the pile', () => {
      const state = made(far(2), move('banzol-2'));
      expect([left(state), state.hands[0], state.pile.at(-1)]).toEqual([2, ['vent-de-terre'], 'vent-de-terre']);
    });

    test('ZAR-TERRE: not four cells, nor by land', () => {
      expect(ruled(far(0), move('banzol-1'))).not.toBe(true);
      expect(ruled(far(0), attack(0, 'amazones', 'akilon-2', 'palmyr-1', 2, 'vent-de-terre'))).toBe('ZAR-TERRE');
    });

    test('ZAR-L-42: a boat for the fourth cell; at another table nothing is added', () => {
      expect(left(made(far(1), move('banzol-1')))).toBe(0);
      expect(ruled(far(1, { 'ZAR-L-42': 'aucun-cumul' }), move('banzol-1'))).toBe('ZAR-L-42');
    });

    test('ZAR-MAG-6, ZAR-TERRE: a second card carries another group', () => {
      const state = made(far(0), move('banzol-2'), move('itak'));
      expect([state.hands[0], state.turn?.attacks.length]).toEqual([[], 2]);
    });

    test('ZAR-MAG-5: a card that is not in hand carries nobody', () => {
      expect(ruled(coast(), move('itak'))).toBe('ZAR-MAG-5');
    });
  });

  describe('with a Vent d’Ailleurs', () => {
    const state = quiet(coast({ hands: [['vent-d-ailleurs'], []] }));
    const move = (to: 'oz' | 'zargos-5' | 'zargos-9' | 'zargos' | 'akilon' | 'banzol-1', pawns = 2) =>
      attack(0, 'amazones', 'akilon-2', to, pawns, 'vent-d-ailleurs');

    test('ZAR-AILLEURS: one group, anywhere but the Forbidden City and the three provinces round it', () => {
      const gone = made(state, move('banzol-1', 7));
      expect([at(gone, 'akilon-2'), gone.hands[0], gone.pile.at(-1)]).toEqual(['amazones 5', [], 'vent-d-ailleurs']);
      expect(only(told(state, move('banzol-1', 7)), 'attacked')).toMatchObject([{ by: ['elsewhere'], boats: 0, card: 'vent-d-ailleurs' }]);
      expect(ruled(state, move('zargos-5'))).toBe(true);
      expect([ruled(state, move('zargos-9')), ruled(state, move('zargos'))]).toEqual(['ZAR-AILLEURS', 'ZAR-AILLEURS']);
    });

    test('ZAR-L-14: to an enemy or an empty province, one pawn staying', () => {
      expect(ruled(state, move('oz'))).toBe(true);
      expect(ruled(state, move('akilon'))).not.toBe(true);
      expect(ruled(state, move('oz', 12))).not.toBe(true);
    });
  });
});

describe('powers', () => {
  test('ZAR-DRA-2: Dragons attack from a sea cell with all of them; from a province one stays', () => {
    const state = tableOf({ stands: { dragons: { 'mer-14': 4, 'banzol-1': 3 }, moines: { banzol: 5, 'zargos-1': 2 } } });
    expect(ruled(state, attack(0, 'dragons', 'mer-14', 'banzol', 4))).toBe(true);
    expect(ruled(state, attack(0, 'dragons', 'banzol-1', 'banzol', 3))).toBe('ZAR-ATT-1');
    expect(at(made(state, attack(0, 'dragons', 'mer-14', 'banzol', 4)), 'mer-14')).toBe('0');
    expect(ruled(state, attack(0, 'dragons', 'mer-14', 'ohms', 4))).not.toBe(true);
  });

  test('ZAR-L-18: from the sea they land in Zargos too; at another table they do not', () => {
    const state = (options: Setting['options']) =>
      tableOf({ stands: { dragons: { 'mer-14': 4 }, moines: { 'zargos-1': 2 } }, ...(options ? { options } : {}) });
    const move = attack(0, 'dragons', 'mer-14', 'zargos-1', 4);
    expect([ruled(state({}), move), ruled(state({ 'ZAR-L-18': 'non' }), move)]).toEqual([true, 'ZAR-L-18']);
  });

  test('ZAR-L-6: nobody attacks Dragons at sea', () => {
    const state = tableOf({ stands: { moines: { banzol: 5 }, dragons: { 'mer-14': 4 } }, boats: { moines: 3 } });
    expect(ruled(state, attack(0, 'moines', 'banzol', 'mer-14', 2))).not.toBe(true);
  });

  test('ZAR-DRA-4: Dragons on a sea cell do not stop a boat', () => {
    const state = tableOf({ stands: { moines: { banzol: 5 }, dragons: { 'mer-14': 4 } }, boats: { moines: 1 } });
    expect(ruled(state, attack(0, 'moines', 'banzol', 'zargos-1', 2))).toBe(true);
  });

  test('ZAR-ARA-1: Araignées attack from volcano to volcano', () => {
    const state = tableOf({ stands: { araignees: { 'akilon-2': 5, akilon: 5 }, ailes: { 'kori-3': 4, kori: 2 } } });
    expect(ruled(state, attack(0, 'araignees', 'akilon-2', 'kori-3', 4))).toBe(true);
    expect(ruled(state, attack(0, 'araignees', 'akilon', 'kori-3', 4))).not.toBe(true);
    expect(ruled(state, attack(0, 'araignees', 'akilon-2', 'kori', 4))).not.toBe(true);
  });

  test('ZAR-AIL-1, ZAR-AIL-2: Ailés attack over anybody, or across a strait and no further', () => {
    const state = tableOf({
      stands: { ailes: { 'kahil-4': 5, 'akilon-1': 4 }, moines: { kahil: 9, 'kahil-1': 2, 'ohms-3': 2, 'ohms-2': 2, 'ohms-6': 1 } },
    });
    expect(ruled(state, attack(0, 'ailes', 'kahil-4', 'kahil-1', 4))).toBe(true);
    expect(ruled(state, attack(0, 'ailes', 'kahil-4', 'ohms-6', 4))).toBe(true);
    expect(ruled(state, attack(0, 'ailes', 'akilon-1', 'ohms-3', 3))).toBe(true);
    expect(ruled(state, attack(0, 'ailes', 'akilon-1', 'ohms-2', 3))).not.toBe(true);
  });

  test('ZAR-ZRG-4: in the kingdom of Zargos they walk as the others do', () => {
    const state = tableOf({ stands: { ailes: { 'zargos-1': 5 }, moines: { 'zargos-2': 2, 'zargos-3': 2 } } });
    expect(ruled(state, attack(0, 'ailes', 'zargos-1', 'zargos-2', 4))).toBe(true);
    expect(ruled(state, attack(0, 'ailes', 'zargos-1', 'zargos-3', 4))).not.toBe(true);
  });
});

describe('ZAR-CHE-1: Chevaliers go on', () => {
  /** Nobody but two Moines far away: provinces are walked into. */
  const knights = (rest: Partial<Setting> = {}): State =>
    tableOf({ stands: { chevaliers: { 'kahil-4': 9 }, moines: { oz: 2, 'ohms-6': 3 } }, ...rest });
  const chain = made(
    knights(),
    attack(0, 'chevaliers', 'kahil-4', 'kahil', 4),
    fight(0, 'kahil'),
    attack(0, 'chevaliers', 'kahil-4', 'kahil-5', 3),
    fight(0, 'kahil-5'),
  );

  test('ZAR-CHE-1: they attack again from where they have won, one pawn staying in each province', () => {
    expect([at(chain, 'kahil'), at(chain, 'kahil-5'), at(chain, 'kahil-4')]).toEqual(['chevaliers 4', 'chevaliers 3', 'chevaliers 2']);
    expect(ruled(chain, attack(0, 'chevaliers', 'kahil', 'kahil-1', 3))).toBe(true);
    expect(ruled(chain, attack(0, 'chevaliers', 'kahil', 'kahil-1', 4))).toBe('ZAR-ATT-1');
    expect(listed(chain, 'attack')).toContainEqual(attack(0, 'chevaliers', 'kahil', 'kahil-1', 3));
  });

  test('ZAR-L-32: two conquests attack one province together', () => {
    const state = made(chain, attack(0, 'chevaliers', 'kahil', 'kahil-3', 3), attack(0, 'chevaliers', 'kahil-5', 'kahil-3', 2));
    expect(at(made(state, fight(0, 'kahil-3')), 'kahil-3')).toBe('chevaliers 5');
  });

  test('ZAR-CHE-1: never the same province twice in a turn', () => {
    const state = made(
      knights({
        stands: { chevaliers: { 'kahil-4': 9 }, moines: { 'ludos-1': 4, oz: 2 } },
        options: { 'ZAR-L-3': 'adversaire-d-abord' },
        dice: [1, 4],
      }),
      attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 1),
      fight(0, 'ludos-1'),
    );
    expect(state.phase).toBe('hand');
    // One Chevalier against four Moines: 1 ÷ 2 = 0, then 4 + the second die, 2 at least: he falls.
    const lost = quiet(state);
    expect(at(lost, 'ludos-1')).toBe('moines 4');
    expect(ruled(lost, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 3))).toBe('ZAR-CHE-1');
    expect(ruled(lost, attack(0, 'chevaliers', 'kahil-4', 'kahil', 3))).toBe(true);
  });

  test('ZAR-L-32: they do not march at home between two fights; at another table they do, one province', () => {
    const walk = march(0, 'chevaliers', 'kahil-4', 'kahil', 1);
    expect(ruled(chain, walk)).toBe('ZAR-L-32');
    const free = made(knights({ options: { 'ZAR-L-32': 'oui' } }), attack(0, 'chevaliers', 'kahil-4', 'kahil', 4), fight(0, 'kahil'));
    const walked = made(free, march(0, 'chevaliers', 'kahil-4', 'kahil', 4));
    expect([at(walked, 'kahil-4'), at(walked, 'kahil')]).toEqual(['chevaliers 1', 'chevaliers 8']);
    expect(ruled(walked, attack(0, 'chevaliers', 'kahil', 'kahil-1', 7))).toBe(true);
    expect(ruled(free, march(0, 'chevaliers', 'kahil-4', 'kahil', 5))).toBe('ZAR-ATT-1');
  });

  test('ZAR-CHE-1, ZAR-REO-1: they reorganise after all their fights', () => {
    expect(ruled(chain, { ...march(0, 'chevaliers', 'kahil', 'kahil-4', 1), card: 'vent-de-terre' })).not.toBe(true);
    const state = made(chain, done(0));
    expect(ruled(state, march(0, 'chevaliers', 'kahil', 'kahil-4', 3))).toBe(true);
    expect(ruled(state, attack(0, 'chevaliers', 'kahil', 'kahil-1', 3))).toBe('ZAR-REO-1');
  });

  test('ZAR-L-36: those who have fought do not embark; at another table they do', () => {
    const table = (options: Setting['options'] = {}) =>
      made(knights({ boats: { chevaliers: 1 }, options }), attack(0, 'chevaliers', 'kahil-4', 'kahil-3', 4), fight(0, 'kahil-3'));
    const sail = attack(0, 'chevaliers', 'kahil-3', 'ohms-6', 3);
    expect(ruled(table(), sail)).toBe('ZAR-L-36');
    expect(made(table({ 'ZAR-L-36': 'oui' }), sail).boats.chevaliers).toBe(0);
  });

  test('ZAR-L-37: those who have fought do not attack in Zargos; at another table they enter it, and go no further', () => {
    const table = (options: Setting['options'] = {}) =>
      made(
        quiet(knights({ hands: [['vent-d-ailleurs'], []], options, dice: [1, 2] })),
        attack(0, 'chevaliers', 'kahil-4', 'kahil', 6),
        fight(0, 'kahil'),
      );
    const enter = attack(0, 'chevaliers', 'kahil', 'zargos-1', 5, 'vent-d-ailleurs');
    expect(ruled(table(), enter)).toBe('ZAR-L-37');
    const inside = made(table({ 'ZAR-L-37': 'oui-en-entrant' }), enter, fight(0, 'zargos-1'));
    // Two dice of demons: 3 ÷ 2 = 1 of 5 lost.
    expect(at(inside, 'zargos-1')).toBe('chevaliers 4');
    expect(ruled(inside, attack(0, 'chevaliers', 'zargos-1', 'zargos-2', 3))).not.toBe(true);
  });

  test('ZAR-ZRG-4: a Chevalier who has fought in Zargos does not go on from there', () => {
    const state = tableOf({ stands: { chevaliers: { 'zargos-1': 9 }, moines: { oz: 2 } }, dice: [1, 2] });
    // Two dice of demons: 3 ÷ 2 = 1 of 8 lost.
    const inside = made(state, attack(0, 'chevaliers', 'zargos-1', 'zargos-2', 8), fight(0, 'zargos-2'));
    expect(at(inside, 'zargos-2')).toBe('chevaliers 7');
    expect(ruled(inside, attack(0, 'chevaliers', 'zargos-2', 'zargos-3', 6))).not.toBe(true);
  });

  test('ZAR-COM-1: his other people stops at the first fight', () => {
    const state = tableOf({
      each: 2,
      stands: { chevaliers: { 'kahil-4': 9 }, ailes: { tairo: 5 }, moines: { oz: 2 }, dragons: { itak: 2 } },
    });
    const begun = made(state, attack(0, 'chevaliers', 'kahil-4', 'kahil', 4), fight(0, 'kahil'));
    expect(ruled(begun, attack(0, 'ailes', 'tairo', 'tairo-1', 4))).toBe('ZAR-COM-1');
    expect(ruled(state, attack(0, 'ailes', 'tairo', 'tairo-1', 4))).toBe(true);
    expect(ruled(begun, pass(0))).toBe('ZAR-TOUR-1');
  });
});
