/** Reorganisation: the steps of each people, flights, boats and winds, as they are played one after another. */
import { describe, expect, test } from 'vitest';
import type { PlaceId } from '../data/board-types.ts';
import { at, attack, done, fight, made, march, only, play, quiet, ruled, told } from '../testing/playing.ts';
import { type Setting, tableOf } from '../testing/tables.ts';
import { ZARGOS } from './game.ts';
import type { State } from './types.ts';

/** The attacks of the first player are over. */
const over = (setting: Setting): State => made(quiet(tableOf(setting)), done(0));

const amazons = (rest: Partial<Setting> = {}): State =>
  over({ stands: { amazones: { 'kahil-4': 6, kahil: 4, 'kahil-1': 2, 'kahil-2': 1, 'ludos-1': 3 }, moines: { oz: 3 } }, ...rest });
const step = (
  from: 'kahil-4' | 'kahil' | 'kahil-1' | 'ludos-1',
  to: 'kahil-4' | 'kahil' | 'kahil-1' | 'kahil-2' | 'kahil-3',
  pawns: number,
) => march(0, 'amazones', from, to, pawns);

describe('two steps', () => {
  test('ZAR-REO-1: two groups of one province, and no third', () => {
    const state = made(amazons(), step('kahil-4', 'kahil', 2), step('ludos-1', 'kahil-4', 2));
    expect([at(state, 'kahil'), at(state, 'kahil-4')]).toEqual(['amazones 6', 'amazones 6']);
    expect(ruled(state, step('kahil', 'kahil-1', 1))).toBe('ZAR-REO-1');
  });

  test('ZAR-REO-1: or one group of two provinces, in one move', () => {
    const state = made(amazons(), step('kahil-4', 'kahil-1', 5));
    expect([at(state, 'kahil-1'), at(state, 'kahil-4'), state.turn?.steps.amazones]).toEqual(['amazones 7', 'amazones 1', 2]);
    expect(ruled(state, step('kahil', 'kahil-1', 1))).toBe('ZAR-REO-1');
    expect(ruled(made(amazons(), step('ludos-1', 'kahil-4', 1)), step('kahil-4', 'kahil-1', 5))).not.toBe(true);
  });

  test('ZAR-REO-2: between one’s own provinces, one pawn at least staying', () => {
    expect(ruled(amazons(), step('kahil-4', 'kahil-3', 2))).not.toBe(true);
    expect(ruled(amazons(), step('kahil-4', 'kahil', 6))).toBe('ZAR-REO-2');
    expect(ruled(amazons(), march(0, 'amazones', 'kahil-4', 'oz', 2))).not.toBe(true);
    expect(ruled(amazons(), march(0, 'amazones', 'oz', 'kahil', 2))).toBe('ZAR-ATT-1');
  });

  test('ZAR-REO-3: a movement of two provinces picks pawns up on its way', () => {
    const state = made(amazons(), step('kahil-4', 'kahil', 5), step('kahil', 'kahil-1', 8));
    expect(['kahil-4', 'kahil', 'kahil-1'].map((id) => at(state, id as 'kahil'))).toEqual(['amazones 1', 'amazones 1', 'amazones 10']);
  });

  test('ZAR-REO-3: or drops some', () => {
    const state = made(amazons(), step('kahil-4', 'kahil', 5), step('kahil', 'kahil-1', 2));
    expect(['kahil-4', 'kahil', 'kahil-1'].map((id) => at(state, id as 'kahil'))).toEqual(['amazones 1', 'amazones 7', 'amazones 4']);
  });

  test('ZAR-REO-5: pawns that have fought reorganise', () => {
    const state = made(
      tableOf({ stands: { amazones: { 'kahil-4': 6 }, moines: { oz: 3 } } }),
      attack(0, 'amazones', 'kahil-4', 'kahil', 5),
      fight(0, 'kahil'),
      done(0),
      march(0, 'amazones', 'kahil', 'kahil-4', 4),
    );
    expect([at(state, 'kahil'), at(state, 'kahil-4')]).toEqual(['amazones 1', 'amazones 5']);
  });

  test('ZAR-REO-1, ZAR-PREP-4, ZAR-L-17: each people of a player has its own two steps', () => {
    const state = over({
      each: 2,
      stands: { amazones: { 'kahil-4': 6, kahil: 4 }, moines: { 'ohms-1': 6, ohms: 2 }, ailes: { oz: 2 }, dragons: { itak: 2 } },
    });
    const one = made(state, step('kahil-4', 'kahil', 2), step('kahil', 'kahil-4', 1));
    expect(ruled(one, step('kahil-4', 'kahil', 1))).toBe('ZAR-REO-1');
    const two = made(one, march(0, 'moines', 'ohms-1', 'ohms', 2), march(0, 'moines', 'ohms-1', 'ohms', 2));
    expect([two.turn?.steps.amazones, two.turn?.steps.moines]).toEqual([2, 2]);
    expect(ruled(one, march(0, 'moines', 'ohms', 'kahil', 1))).not.toBe(true);
  });
});

describe('by sea', () => {
  const coast = (rest: Partial<Setting> = {}) =>
    over({
      stands: { amazones: { 'akilon-2': 9, itak: 2, 'ohms-2': 2, 'banzol-2': 2, palmyr: 2 }, moines: { oz: 3 } },
      boats: { amazones: 6 },
      ...rest,
    });
  const sail = (to: 'itak' | 'ohms-2' | 'banzol-2', card: 'vent-de-terre' | null = null) => march(0, 'amazones', 'akilon-2', to, 2, card);

  test('ZAR-REO-4, ZAR-L-21: a boat a cell, one step a crossing', () => {
    const state = made(coast(), sail('banzol-2'));
    expect([state.boats.amazones, state.turn?.steps.amazones]).toEqual([3, 1]);
    const twice = made(state, sail('ohms-2'));
    expect([twice.boats.amazones, twice.turn?.steps.amazones]).toEqual([1, 2]);
    expect(ruled(twice, sail('itak'))).toBe('ZAR-REO-1');
  });

  test('ZAR-L-21 « un pas par case »: two cells are two steps, three are too many', () => {
    const state = coast({ options: { 'ZAR-L-21': 'un-pas-par-case' } });
    expect(made(state, sail('ohms-2')).turn?.steps.amazones).toBe(2);
    expect(made(state, sail('itak')).turn?.steps.amazones).toBe(1);
    expect(ruled(state, sail('banzol-2'))).toBe('ZAR-L-21');
  });

  test('ZAR-TERRE: three cells without a boat, still a step', () => {
    const state = made(coast({ hands: [['vent-de-terre'], []] }), sail('banzol-2', 'vent-de-terre'));
    expect([state.boats.amazones, state.turn?.steps.amazones, state.hands[0], state.pile.at(-1)]).toEqual([6, 1, [], 'vent-de-terre']);
  });

  test('ZAR-TERRE, ZAR-L-42: after a step on foot too, and though the boats would do alone: of four cells the card crosses three', () => {
    const state = over({
      stands: { amazones: { kahil: 4, 'kahil-1': 1, 'akilon-2': 1 }, moines: { oz: 3 } },
      boats: { amazones: 4 },
      hands: [['vent-de-terre'], []],
    });
    const sailed = made(state, march(0, 'amazones', 'kahil', 'akilon-2', 3, 'vent-de-terre'));
    expect([at(sailed, 'akilon-2'), sailed.boats.amazones, sailed.turn?.steps.amazones, sailed.hands[0]]).toEqual(['amazones 4', 3, 2, []]);
  });

  test('ZAR-L-51: pawns that came this turn embark; at another table they do not', () => {
    const arrived = (options: Setting['options'] = {}) =>
      made(
        tableOf({ stands: { amazones: { akilon: 6, itak: 2 }, moines: { oz: 3 } }, boats: { amazones: 2 }, options }),
        attack(0, 'amazones', 'akilon', 'akilon-2', 5),
        fight(0, 'akilon-2'),
        done(0),
      );
    const sailing = march(0, 'amazones', 'akilon-2', 'itak', 4);
    expect(ruled(arrived(), sailing)).toBe(true);
    expect(ruled(arrived({ 'ZAR-L-51': 'non' }), sailing)).toBe('ZAR-L-51');
  });

  test('ZAR-AILLEURS, ZAR-L-46: a Vent d’Ailleurs leads to one’s own province beside the two steps, and its pawns stay there', () => {
    const state = coast({ hands: [['vent-d-ailleurs'], []] });
    const carry = march(0, 'amazones', 'akilon-2', 'palmyr', 5, 'vent-d-ailleurs');
    const carried = made(state, carry);
    expect([at(carried, 'palmyr'), carried.turn?.steps.amazones, carried.hands[0]]).toEqual(['amazones 7', 0, []]);
    // The two that stood there march; of the five carried none does.
    expect(ruled(carried, march(0, 'amazones', 'palmyr', 'akilon-2', 2))).toBe(true);
    expect(ruled(carried, march(0, 'amazones', 'palmyr', 'akilon-2', 3))).toBe('ZAR-L-46');
    expect(ruled(state, march(0, 'amazones', 'akilon-2', 'oz', 5, 'vent-d-ailleurs'))).not.toBe(true);
    expect(ruled(state, march(0, 'amazones', 'akilon-2', 'tairo', 5, 'vent-d-ailleurs'))).not.toBe(true);
  });

  test('ZAR-L-46 « compte comme un groupe »: it takes a step', () => {
    const state = coast({ hands: [['vent-d-ailleurs'], []], options: { 'ZAR-L-46': 'compte-comme-un-groupe' } });
    expect(made(state, march(0, 'amazones', 'akilon-2', 'palmyr', 5, 'vent-d-ailleurs')).turn?.steps.amazones).toBe(1);
    const tired = made(state, sail('itak'), sail('itak'));
    expect(ruled(tired, march(0, 'amazones', 'akilon-2', 'palmyr', 3, 'vent-d-ailleurs'))).not.toBe(true);
  });

  test('ZAR-L-46, ZAR-BRUME: but none in a Vent de Brume, where groups are without number', () => {
    const state = coast({ hands: [['vent-d-ailleurs', 'vent-de-brume'], []], options: { 'ZAR-L-46': 'compte-comme-un-groupe' } });
    const misty = made(state, sail('itak'), sail('itak'), play(0, 'vent-de-brume'));
    const carry = march(0, 'amazones', 'akilon-2', 'palmyr', 4, 'vent-d-ailleurs');
    expect(ZARGOS.moves(misty, 0)).toContainEqual(carry);
    expect(made(misty, carry).turn?.steps.amazones).toBe(2);
  });
});

describe('the Ailés', () => {
  const flock = (rest: Partial<Setting> = {}): State =>
    over({
      stands: {
        ailes: { 'kahil-4': 6, 'kahil-1': 3, 'kahil-3': 2, 'ludos-4': 2, 'akilon-1': 5, 'ohms-3': 2 },
        moines: { kahil: 3, oz: 3 },
      },
      ...rest,
    });
  const fly = (
    from: 'kahil-4' | 'kahil-1' | 'kahil-3' | 'akilon-1' | 'ohms-3',
    to: 'kahil-1' | 'kahil-3' | 'kahil-4' | 'ohms-3' | 'akilon-1',
    pawns: number,
  ) => march(0, 'ailes', from, to, pawns);

  test('ZAR-AIL-3: all of them move, one province or two, over anybody, and land at home', () => {
    const state = made(
      flock(),
      fly('kahil-4', 'kahil-1', 2),
      fly('kahil-4', 'kahil-3', 3),
      fly('akilon-1', 'ohms-3', 4),
      fly('kahil-3', 'kahil-1', 1),
    );
    expect(['kahil-4', 'kahil-1', 'kahil-3', 'akilon-1', 'ohms-3'].map((id) => at(state, id as 'kahil-4'))).toEqual([
      'ailes 1',
      'ailes 6',
      'ailes 4',
      'ailes 1',
      'ailes 6',
    ]);
    expect(state.turn?.steps.ailes).toBe(0);
    expect(ruled(flock(), march(0, 'ailes', 'kahil-4', 'kahil', 2))).not.toBe(true);
  });

  test('ZAR-AIL-3: each pawn makes one movement; a group of two provinces on foot is one', () => {
    const state = made(flock(), fly('kahil-4', 'kahil-3', 5));
    // Seven stand there, five of them have come.
    const two = made(state, fly('kahil-3', 'kahil-1', 2));
    expect(two.turn?.steps.ailes).toBe(0);
    const three = made(state, fly('kahil-3', 'kahil-1', 3));
    expect(three.turn?.steps.ailes).toBe(2);
    // Two of the four left have not moved.
    expect(ruled(three, fly('kahil-3', 'kahil-1', 2))).toBe(true);
    expect(ruled(three, fly('kahil-3', 'kahil-1', 3))).toBe('ZAR-AIL-3');
    expect(ZARGOS.moves(state, 0)).toContainEqual(fly('kahil-3', 'kahil-1', 6));
    // Those that came over Kahil flew: of eight, three make their movement.
    const flown = made(flock(), fly('kahil-4', 'kahil-1', 5));
    expect(ruled(flown, fly('kahil-1', 'kahil-3', 3))).toBe(true);
    expect(ruled(flown, fly('kahil-1', 'kahil-3', 4))).toBe('ZAR-AIL-3');
  });

  test('ZAR-L-47: under a Typhon they reorganise as the others do; at another table all of them, one province', () => {
    const typhoon = { effects: [{ card: 'typhon', by: 1, target: {}, until: 'turn' }] } as const;
    const near = [fly('kahil-4', 'kahil-3', 2), fly('kahil-1', 'kahil-3', 2), fly('kahil-3', 'kahil-4', 1)] as const;
    const plain = flock(typhoon);
    expect(ruled(made(plain, near[0], near[1]), near[2])).toBe('ZAR-REO-1');
    expect(ruled(plain, fly('akilon-1', 'ohms-3', 2))).not.toBe(true);
    const all = flock({ ...typhoon, options: { 'ZAR-L-47': 'oui-d-une-province' } });
    const third = made(all, near[0], near[1]);
    expect([ruled(third, near[2]), third.turn?.steps.ailes]).toEqual([true, 0]);
    expect(ZARGOS.moves(third, 0)).toContainEqual(fly('kahil-4', 'kahil-3', 3));
    // Of the six at Kahil-est four came this turn: two make their movement.
    expect(ruled(third, fly('kahil-3', 'kahil-4', 3))).toBe('ZAR-AIL-3');
    expect(ruled(all, fly('kahil-4', 'kahil-1', 2))).not.toBe(true);
  });

  const boats = (options: Setting['options'] = {}) =>
    over({ stands: { ailes: { 'akilon-2': 6, itak: 3, 'ohms-2': 2, akilon: 3 }, moines: { oz: 3 } }, boats: { ailes: 6 }, options });
  const sail = march(0, 'ailes', 'akilon-2', 'itak', 1);

  test('ZAR-L-53: a group that embarks takes a step; at another table it is a movement like a flight', () => {
    const twice = made(boats(), sail, sail);
    expect([twice.turn?.steps.ailes, twice.boats.ailes, ruled(twice, sail)]).toEqual([2, 4, 'ZAR-REO-1']);
    const free = made(boats({ 'ZAR-L-53': 'oui' }), sail, sail, sail);
    expect([free.turn?.steps.ailes, free.boats.ailes, at(free, 'itak')]).toEqual([0, 3, 'ailes 6']);
  });

  test('ZAR-AIL-3: one that has sailed does not fly any more', () => {
    const back = march(0, 'ailes', 'itak', 'akilon-2', 1);
    const sailed = made(boats(), back, back);
    // Eight stand there, two of them came by boat, and no step is left.
    expect(ruled(sailed, march(0, 'ailes', 'akilon-2', 'akilon', 6))).toBe(true);
    expect(ruled(sailed, march(0, 'ailes', 'akilon-2', 'akilon', 7))).toBe('ZAR-AIL-3');
  });
});

describe('ZAR-L-53, ZAR-REO-3: Ailés that embark are a group, which drops and picks up pawns on its way', () => {
  const host = (people: 'ailes' | 'amazones', rest: Partial<Setting> = {}): State =>
    over({
      stands: { [people]: { 'kahil-1': 5, 'kahil-2': 12, 'ludos-3': 1, 'ludos-4': 1, 'kori-2': 1 }, moines: { oz: 3 } },
      boats: { [people]: 2 },
      ...rest,
    });
  const ailes = (from: PlaceId, to: PlaceId, pawns: number, card: 'vent-de-terre' | null = null) =>
    march(0, 'ailes', from, to, pawns, card);
  const stands = (state: State) =>
    ['kahil-1', 'kahil-2', 'ludos-3', 'ludos-4'].map((id) =>
      Number(
        at(state, id as PlaceId)
          .split(' ')
          .at(-1),
      ),
    );

  test.each(['ailes', 'amazones'] as const)('aboard, then on foot: eleven %s land, five of them go on', (people) => {
    const [sail, walk] = [march(0, people, 'kahil-2', 'ludos-3', 11), march(0, people, 'ludos-3', 'ludos-4', 5)];
    const state = made(host(people), sail, walk);
    expect([stands(state), state.turn?.steps[people], state.boats[people]]).toEqual([[5, 1, 7, 6], 2, 1]);
    expect(ZARGOS.moves(made(host(people), sail), 0)).toContainEqual({ ...walk, pawns: 11 });
    expect(ruled(state, march(0, people, 'ludos-3', 'ludos-4', 2))).toBe(people === 'ailes' ? 'ZAR-AIL-3' : 'ZAR-REO-1');
  });

  test.each(['ailes', 'amazones'] as const)('on foot, then aboard: four %s take the twelve of the coast along', (people) => {
    const [walk, sail] = [march(0, people, 'kahil-1', 'kahil-2', 4), march(0, people, 'kahil-2', 'ludos-3', 15)];
    const state = made(host(people), walk, sail);
    expect([stands(state), state.turn?.steps[people]]).toEqual([[1, 1, 16, 1], 2]);
    expect(ZARGOS.moves(made(host(people), walk), 0)).toContainEqual(sail);
    expect(ruled(state, march(0, people, 'ludos-3', 'ludos-4', 2))).toBe(people === 'ailes' ? 'ZAR-AIL-3' : 'ZAR-REO-1');
  });

  test('the march that was a flight is told to have been on foot', () => {
    const events = told(host('ailes'), ailes('kahil-1', 'kahil-2', 4), ailes('kahil-2', 'ludos-3', 15));
    expect(only(events, 'marched')).toMatchObject([{ by: ['boats'], walked: [{ from: 'kahil-1', into: 'kahil-2', pawns: 4 }] }]);
    const plain = told(host('ailes'), ailes('kahil-1', 'kahil-2', 4), ailes('kahil-2', 'ludos-3', 11));
    expect(only(plain, 'marched')[0]).not.toHaveProperty('walked');
  });

  test('the pawns that wait on the coast sail while the others fly there: one step, and one left', () => {
    const state = made(host('ailes'), ailes('kahil-1', 'kahil-2', 4), ailes('kahil-2', 'ludos-3', 11));
    expect(state.turn?.steps.ailes).toBe(1);
    // Or those four walked and sailed among the eleven, and four that never moved fly back: two steps.
    const back = made(state, ailes('kahil-2', 'kahil-1', 4));
    expect([back.turn?.steps.ailes, stands(back)]).toEqual([2, [5, 1, 12, 1]]);
  });

  test('two groups that flew to the coast are not one: the larger goes aboard', () => {
    const state = made(host('ailes'), ailes('kahil-1', 'kahil-2', 2), ailes('kahil-1', 'kahil-2', 1));
    expect(ruled(state, ailes('kahil-2', 'ludos-3', 14))).toBe(true);
    const beyond = host('ailes', { stands: { ailes: { 'kahil-1': 5, 'kahil-2': 1, 'ludos-3': 1 }, moines: { oz: 3 } } });
    const both = made(beyond, ailes('kahil-1', 'kahil-2', 2), ailes('kahil-1', 'kahil-2', 1));
    // Of four, one was there and two came together; the one that came alone has flown.
    expect(ruled(both, ailes('kahil-2', 'ludos-3', 3))).toBe(true);
    expect(made(both, ailes('kahil-2', 'ludos-3', 3)).turn?.steps.ailes).toBe(2);
  });

  test('those that landed go on foot in the place of those that have not moved, who then fly', () => {
    const mixed = host('ailes', { stands: { ailes: { 'kahil-2': 4, 'ludos-3': 4, 'ludos-4': 1, 'kori-1': 1 }, moines: { oz: 3 } } });
    const state = made(mixed, ailes('kahil-2', 'ludos-3', 3), ailes('ludos-3', 'ludos-4', 3));
    expect(state.turn?.steps.ailes).toBe(1);
    // Three of the four that stood there fly over Kori-ouest: those that sailed have walked to Ludos-sud.
    const gone = made(state, ailes('ludos-3', 'kori-1', 3));
    expect(gone.turn?.steps.ailes).toBe(2);
    expect(at(gone, 'kori-1')).toBe('ailes 4');
  });

  test('who has sailed flies over nothing', () => {
    const far = host('ailes', {
      stands: { ailes: { 'kahil-2': 12, 'ludos-3': 1, 'kori-1': 1 }, moines: { oz: 3, 'kori-2': 2, ludos: 2 } },
      boats: { ailes: 1 },
    });
    const sailed = made(far, ailes('kahil-2', 'ludos-3', 11));
    expect(ruled(sailed, ailes('ludos-3', 'kori-1', 1))).toBe(true);
    expect(ruled(sailed, ailes('ludos-3', 'kori-1', 2))).toBe('ZAR-AIL-3');
  });

  test('ZAR-L-51 « non »: those that came this turn do not embark, on foot or in flight', () => {
    const late = host('ailes', { options: { 'ZAR-L-51': 'non' } });
    expect(ruled(made(late, ailes('kahil-1', 'kahil-2', 4)), ailes('kahil-2', 'ludos-3', 13))).toBe('ZAR-L-51');
  });

  test('ZAR-L-53 « oui »: each makes his own movement of two provinces, and a group still goes on', () => {
    const free = host('ailes', { options: { 'ZAR-L-53': 'oui' } });
    expect(made(free, ailes('kahil-1', 'ludos-3', 4)).turn?.steps.ailes).toBe(0);
    expect(made(free, ailes('kahil-1', 'kahil-2', 4), ailes('kahil-2', 'ludos-3', 15)).turn?.steps.ailes).toBe(2);
  });

  test('ZAR-ZRG-4, ZAR-REO-3: in the kingdom of Zargos they march as everybody does', () => {
    const within = host('ailes', { stands: { ailes: { 'zargos-1': 5, 'zargos-2': 1, 'zargos-3': 1 }, moines: { oz: 3 } } });
    const state = made(within, ailes('zargos-1', 'zargos-2', 4), ailes('zargos-2', 'zargos-3', 4));
    expect([state.turn?.steps.ailes, at(state, 'zargos-3')]).toEqual([2, 'ailes 5']);
  });
});

describe('Dragons and Araignées', () => {
  const dragons = (options: Setting['options'] = {}) =>
    over({ stands: { dragons: { banzol: 5, 'banzol-5': 1, 'mer-14': 3 }, moines: { oz: 3 } }, options });

  test('ZAR-DRA-1: to sea, along it and ashore, a step each, without boats', () => {
    const state = made(dragons(), march(0, 'dragons', 'banzol', 'mer-13', 4), march(0, 'dragons', 'mer-14', 'banzol-5', 3));
    expect(['banzol', 'mer-13', 'mer-14', 'banzol-5'].map((id) => at(state, id as 'banzol'))).toEqual(['dragons 1', '4', '0', 'dragons 4']);
    expect(ruled(state, march(0, 'dragons', 'mer-13', 'mer-12', 4))).toBe('ZAR-REO-1');
    expect(made(dragons(), march(0, 'dragons', 'mer-14', 'mer-2', 3)).turn?.steps.dragons).toBe(2);
  });

  test('ZAR-REO-2: on land one of them stays', () => {
    expect(ruled(dragons(), march(0, 'dragons', 'banzol', 'mer-13', 5))).toBe('ZAR-REO-2');
  });

  test('ZAR-L-45: all of them may leave a sea cell; at another table one stays', () => {
    expect(ruled(dragons(), march(0, 'dragons', 'mer-14', 'mer-20', 3))).toBe(true);
    const strict = dragons({ 'ZAR-L-45': 'oui' });
    expect(ruled(strict, march(0, 'dragons', 'mer-14', 'mer-20', 3))).toBe('ZAR-L-45');
    expect(ruled(strict, march(0, 'dragons', 'mer-14', 'mer-20', 2))).toBe(true);
  });

  test('ZAR-ARA-1: from volcano to volcano, a step', () => {
    const state = over({ stands: { araignees: { 'akilon-2': 5, 'kori-3': 1, kori: 1 }, moines: { oz: 3 } } });
    expect(made(state, march(0, 'araignees', 'akilon-2', 'kori-3', 4)).turn?.steps.araignees).toBe(1);
    expect(made(state, march(0, 'araignees', 'akilon-2', 'kori', 4)).turn?.steps.araignees).toBe(2);
  });
});

describe('under a Vent de Brume', () => {
  const mist = (rest: Partial<Setting> = {}): State =>
    over({
      each: 2,
      stands: {
        amazones: { 'kahil-4': 6, 'akilon-2': 4, oz: 1 },
        ailes: { 'tairo-1': 5, kori: 1 },
        moines: { ohms: 3 },
        dragons: { itak: 2 },
      },
      hands: [['vent-de-brume', 'vent-de-brume'], []],
      ...rest,
    });
  const far = march(0, 'amazones', 'kahil-4', 'oz', 5);

  test('ZAR-BRUME: played in reorganisation; without it the pawns do not go so far', () => {
    const before = quiet(tableOf({ stands: { amazones: { kahil: 3 }, moines: { oz: 3 } }, hands: [['vent-de-brume'], []] }));
    expect(ruled(before, play(0, 'vent-de-brume'))).not.toBe(true);
    expect(ruled(mist(), far)).not.toBe(true);
    const free = made(mist(), play(0, 'vent-de-brume'));
    expect([free.turn?.mist, free.pile.at(-1), free.hands[0]]).toEqual([true, 'vent-de-brume', ['vent-de-brume']]);
    const moved = made(free, far, march(0, 'amazones', 'akilon-2', 'kahil-4', 3));
    expect(['oz', 'kahil-4', 'akilon-2'].map((id) => at(moved, id as 'oz'))).toEqual(['amazones 6', 'amazones 4', 'amazones 1']);
    expect([moved.boats.amazones, moved.turn?.steps.amazones]).toEqual([0, 0]);
  });

  test('ZAR-L-60: it frees the pawns of all the player’s peoples in this turn', () => {
    const free = made(mist(), play(0, 'vent-de-brume'));
    expect(at(made(free, far, march(0, 'ailes', 'tairo-1', 'kori', 4)), 'kori')).toBe('ailes 5');
  });

  test('ZAR-MAG-6: a second one frees nothing more', () => {
    expect(ruled(made(mist(), play(0, 'vent-de-brume')), play(0, 'vent-de-brume'))).toBe('ZAR-MAG-6');
  });

  test('ZAR-L-38: one pawn stays, among one’s own provinces; at another table a province may be quitted', () => {
    const all = { ...far, pawns: 6 };
    expect(ruled(made(mist(), play(0, 'vent-de-brume')), all)).toBe('ZAR-L-38');
    const quit = made(mist({ options: { 'ZAR-L-38': 'abandon-permis' } }), play(0, 'vent-de-brume'), all);
    expect([at(quit, 'kahil-4'), at(quit, 'oz')]).toEqual(['0', 'amazones 7']);
    expect(ruled(made(mist(), play(0, 'vent-de-brume')), march(0, 'amazones', 'kahil-4', 'ohms', 2))).not.toBe(true);
  });

  test('ZAR-BRUME, ZAR-L-66: whom it has moved moves no more this turn', () => {
    const moved = made(mist(), play(0, 'vent-de-brume'), far);
    // Six stand there, five of them came under the card.
    expect(ruled(moved, march(0, 'amazones', 'oz', 'akilon-2', 1))).toBe(true);
    expect(ruled(moved, march(0, 'amazones', 'oz', 'akilon-2', 2))).toBe('ZAR-BRUME');
  });

  test('ZAR-L-38, ZAR-ZRG-8: to quit the Forbidden City is to be Master no more', () => {
    const state: State = {
      ...mist({
        stands: { amazones: { zargos: 4, 'zargos-7': 1 }, ailes: { tairo: 5 }, moines: { ohms: 3 }, dragons: { itak: 2 } },
        options: { 'ZAR-L-38': 'abandon-permis' },
      }),
      master: 0,
    };
    const events = told(state, play(0, 'vent-de-brume'), march(0, 'amazones', 'zargos', 'zargos-7', 4));
    expect(only(events, 'no-master')).toEqual([{ kind: 'no-master', former: 0 }]);
  });
});

test('ZAR-GLACE: nothing moves in a frozen kingdom', () => {
  const state = amazons({ effects: [{ card: 'vent-de-glace', by: 1, target: { kingdom: 'kahil' }, until: 'turn' }] });
  expect(ruled(state, step('kahil-4', 'kahil', 2))).toBe('ZAR-GLACE');
  expect(ZARGOS.moves(state, 0)).toEqual([done(0)]);
});
