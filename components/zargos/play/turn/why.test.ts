import { expect, test } from 'vitest';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import { type Setting, tableOf } from '#engine/zargos/testing/tables.ts';
import { followingIn } from './groups.ts';
import { bareTexts, exposedText, leftText, threatAt, whyText, winsText } from './why.ts';

test('ZAR-BUT-1: what takes the City, or the last of its three provinces, is said to win', () => {
  const wins = (dragons: NonNullable<Setting['stands']['dragons']>, at: Parameters<typeof numberOf>[1]) => {
    const state = tableOf({ stands: { dragons, moines: { ohms: 9 } } });
    return winsText(ZARGOS.view(state, 0), 'dragons', numberOf(tablesFor(state.options), at));
  };
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1, 'zargos-9': 1 }, 'zargos')).toBe('la prendre gagne la partie');
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1 }, 'zargos')).toMatch(
    /^qui la tient est Maître des Vents et, avec Zargos intérieur sud, gagne la partie$/,
  );
  expect(wins({ kahil: 9 }, 'zargos')).toBe(
    'qui la tient est Maître des Vents et, avec les trois provinces qui l’entourent, gagne la partie',
  );
  expect(wins({ 'zargos-7': 9 }, 'zargos-9')).toBe('elle mène à la Cité, 3 points');
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1 }, 'zargos-9')).toBe('avec la Cité Interdite, elle gagne la partie');
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1, zargos: 4 }, 'zargos-9')).toBe('la prendre gagne la partie');
  expect(wins({ 'zargos-7': 9, zargos: 4 }, 'zargos-9')).toMatch(/^avec Zargos .+, elle gagne la partie$/);
  expect(wins({ 'zargos-7': 9 }, 'kahil')).toBe('c’est une capitale, 2 points');
});

test('a kingdom is undone by what is taken of it only while it is whole; with a capital alone, its card goes', () => {
  const told = (dragons: NonNullable<Setting['stands']['dragons']>, at: Parameters<typeof numberOf>[1]) => {
    const state = tableOf({ stands: { amazones: { 'palmyr-1': 9 }, dragons } });
    const { kingdoms } = tablesFor(state.options);
    const view = ZARGOS.view({ ...state, kingdoms: kingdoms.map((id) => (id === 'tairo' ? 'dragons' : null)) }, 0);
    return winsText(view, 'amazones', numberOf(tablesFor(state.options), at));
  };
  const whole = { tairo: 3, 'tairo-1': 1, 'tairo-2': 1, 'tairo-3': 1, 'tairo-4': 1 };
  expect(told(whole, 'tairo')).toBe('elle défait le royaume des Dragons');
  expect(told(whole, 'tairo-1')).toBe('elle défait le royaume des Dragons');
  expect(told({ tairo: 3, 'tairo-1': 1 }, 'tairo')).toBe('c’est une capitale, 2 points, et les Dragons y perdent une carte par tour');
  expect(told({ tairo: 3, 'tairo-1': 1 }, 'tairo-1')).toBe('elle vaut 1 point');
});

test('what a march leaves exposed is said, and what stays so once nothing marches any more', () => {
  const seen = (amazones: NonNullable<Setting['stands']['amazones']>, dragons = 9) =>
    ZARGOS.view(tableOf({ stands: { amazones, dragons: { palmyr: dragons } } }), 0);
  const march = (pawns: number) =>
    ({ kind: 'march', seat: 0, people: 'amazones', from: 'palmyr-1', to: 'palmyr-2', pawns, card: null }) as const;
  expect(leftText(seen({ 'palmyr-1': 9, 'palmyr-2': 1 }), march(8))).toBe('Il reste 1 pion à Palmyr sud, face à 9 Dragons.');
  expect(leftText(seen({ 'palmyr-1': 9, 'palmyr-2': 1 }, 6), march(3))).toBeUndefined();
  expect(leftText(seen({ 'palmyr-1': 9, 'palmyr-2': 1 }, 1), march(8))).toBeUndefined();
  expect(exposedText(seen({ 'palmyr-1': 1, tairo: 1 }))).toBe('Palmyr sud, 1 pion, face à 9 Dragons, peut tomber.');
  expect(exposedText(seen({ 'palmyr-1': 1, 'palmyr-3': 1 }))).toMatch(/, face à 9 Dragons, peut tomber, et 1 autre place est exposée\.$/);
  expect(exposedText(seen({ 'palmyr-1': 12 }))).toBeUndefined();
});

test('whoever may come at a place counts, wherever he stands: several provinces together, at sea, in the air, by boat', () => {
  const comers = ({ oz = 1, ...setting }: Omit<Setting, 'stands'> & { oz?: number; stands: Setting['stands'] }) => {
    const state = tableOf({ ...setting, stands: { amazones: { oz, 'oz-1': 9 }, ...setting.stands } });
    const view = ZARGOS.view(state, 0);
    const group = { kind: 'attack', seat: 0, people: 'amazones', from: 'oz', to: 'banzol-5', pawns: oz - 1, card: null } as const;
    return { threat: threatAt(view, numberOf(tablesFor(state.options), 'oz')), told: bareTexts(view, [group])[0] };
  };
  const ALONE = 'personne ne peut venir plus nombreux à Oz, où il reste 1 pion';
  // Banzol sud is over the water: nobody walks from there, the Ailés fly, and one boat crosses one cell.
  expect(comers({ oz: 3, stands: { moines: { 'banzol-4': 9 } } })).toEqual({ threat: undefined, told: `ce tour-ci, ${ALONE}` });
  const others = { pawns: 9, coming: 8, isBeside: false };
  expect(comers({ oz: 3, stands: { ailes: { 'banzol-4': 9 } } })).toEqual({
    threat: { people: 'ailes', ...others },
    told: 'il reste 1 pion à Oz, à portée de 9 Ailés',
  });
  expect(comers({ stands: { moines: { 'banzol-4': 9 } }, boats: { moines: 1 } }).threat).toEqual({ people: 'moines', ...others });
  // At sea nobody has to stay behind.
  expect(comers({ stands: { dragons: { 'mer-11': 4, kahil: 2 } } }).threat).toEqual({
    people: 'dragons',
    pawns: 4,
    coming: 4,
    isBeside: false,
  });
  expect(comers({ oz: 3, stands: { moines: { ohms: 9 } }, hands: [[], ['vent-de-terre']] }).told).toBe(`ce tour-ci, sans carte, ${ALONE}`);
  const two = tableOf({ stands: { amazones: { 'palmyr-1': 5 }, dragons: { 'palmyr-2': 4, 'akilon-2': 4 } } });
  expect(threatAt(ZARGOS.view(two, 0), numberOf(tablesFor(two.options), 'palmyr-1'))).toEqual({
    people: 'dragons',
    pawns: 8,
    coming: 6,
    isBeside: true,
  });
});

test('a place that would fall anyhow is said to, where a march leaves it', () => {
  // Eight of nine come: two stand no more chance than one.
  const view = ZARGOS.view(tableOf({ stands: { amazones: { 'palmyr-1': 2, 'palmyr-2': 1 }, dragons: { palmyr: 9 } } }), 0);
  expect(leftText(view, { kind: 'march', seat: 0, people: 'amazones', from: 'palmyr-1', to: 'palmyr-2', pawns: 1, card: null })).toBe(
    'Palmyr sud, face à 9 Dragons, tomberait aussi avec 2 pions : il y en reste 1.',
  );
});

test('of an attack in several groups the first is told with those that follow, as it was advised', () => {
  const group = (from: 'akilon-3' | 'tairo-1', pawns: number) =>
    ({ kind: 'attack', seat: 0, people: 'amazones', from, to: 'tairo', pawns, card: null }) as const;
  const advised = [group('tairo-1', 5), group('akilon-3', 2)];
  expect(followingIn(advised, group('tairo-1', 5))).toBe(2);
  expect([
    followingIn(advised, group('tairo-1', 4)),
    followingIn(advised, group('akilon-3', 2)),
    followingIn([], group('tairo-1', 5)),
  ]).toEqual([0, 0, 0]);
});

test('ZAR-CHE-1: Chevaliers who may fight on from what they take are counted, but for those who stay on the way', () => {
  const comers = (between: Setting['stands'], effects: Setting['effects'] = []) => {
    const state = tableOf({ stands: { amazones: { akilon: 3 }, chevaliers: { palmyr: 9 }, ...between }, effects });
    return threatAt(ZARGOS.view(state, 0), numberOf(tablesFor(state.options), 'akilon'));
  };
  // Palmyr sud lies between the two: of nine one stays in Palmyr, and one there.
  const threat = { people: 'chevaliers', pawns: 9, coming: 7, isBeside: false };
  expect(comers({})).toEqual(threat);
  expect(comers({ moines: { 'palmyr-1': 2, 'palmyr-2': 2 } })).toEqual(threat);
  // Eight do not go against as many; nor are they more than others while the power fails (ZAR-INONDATIONS); nobody else fights twice.
  expect(comers({ moines: { 'palmyr-1': 8, 'palmyr-2': 8 } })).toMatchObject({ people: 'moines' });
  expect(comers({}, [{ card: 'inondations', by: 0, target: {}, until: 'turn' }])).toBeUndefined();
  expect(comers({ chevaliers: {}, dragons: { palmyr: 9 } })).toBeUndefined();
});

test('ZAR-FOLIE: how many fall in all is told, by a die a province halved down, and never more than stand there', () => {
  const told = (stands: Setting['stands']) =>
    whyText(
      ZARGOS.view(tableOf({ stands }), 0),
      { kind: 'card', seat: 0, card: 'vent-de-folie', target: { kingdom: 'palmyr' } },
      undefined,
    );
  // One pawn falls on five faces of six, two lose 0, 1, 1, 2, 2 and 2, and four 0, 1, 1, 2, 2 and 3.
  expect(told({ amazones: { oz: 9 }, dragons: { palmyr: 4, 'palmyr-1': 1, 'palmyr-2': 1 } })).toBe(
    '6 Dragons y sont : 3,2 tombent en moyenne.',
  );
  expect(told({ amazones: { 'palmyr-3': 2 }, dragons: { palmyr: 1 } })).toBe(
    '2 Amazones et 1 Dragon y sont : 1,3 Amazone et 0,8 Dragon tombent en moyenne.',
  );
});
