/** Who is in danger: as many as find a hexagon around him, and what shots would do, by values counted by hand. */
import { expect, test } from 'vitest';
import { plain } from '#components/base/typography.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityOf, type Drawn, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { City } from '#engine/zargos-lords/board/position.ts';
import { FACTORS } from '#engine/zargos-lords/data/counters.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import type { Options, People } from '#engine/zargos-lords/types.ts';
import { cityPerilsOf, cityPerilTold, emptyTold, enterersOf, type Peril, perilsOf, perilTold } from './perils.ts';

const PLAIN = new Array<string>(14).fill('.'.repeat(18));

/** Of the first people, whose turn it is. */
function perilsIn(counters: readonly Drawn[], rows = PLAIN, peoples: readonly People[] = ['chevaliers', 'dragons']): readonly Peril[] {
  return perilsOf(LORDS.view(warScene(rows, peoples, counters, [], { turn: 0 }), 0), 0);
}

test('of eight that may come upon one, six find a hexagon around it: the strongest', () => {
  const serpents = [
    ['b1', 'serpent', 5, 3],
    ['b2', 'serpent', 11, 3],
    ['b3', 'serpent', 5, 9],
    ['b4', 'serpent', 11, 9],
    ['b5', 'serpent', 8, 2],
    ['b6', 'dragons-fantassin', 8, 10],
    ['b7', 'dragons-fantassin', 7, 10],
    ['b8', 'dragons-fantassin', 9, 10],
  ] as const;
  const [peril, ...others] = perilsIn([['a1', 'chevalier', 8, 6], ...serpents]);
  expect(others).toEqual([]);
  // Five Serpents at 6, one Fantassin at 2.
  expect(peril).toMatchObject({ count: 6, force: 32, own: 8 });
  expect(peril?.shot).toBeUndefined();
  expect(peril && plain(perilTold(peril))).toBe('le Chevalier (G9) : 32 contre 8');
});

test('one alone in a gap of the sea is come upon by as many as the land lets stand there', () => {
  const rows = ['~~~~~~~~', '~.......', '~~~~~~~~', '~~~~~~~~'];
  const [peril] = perilsIn(
    [
      ['a1', 'sorcier', 1, 1],
      ['b1', 'serpent', 5, 1],
      ['b2', 'serpent', 6, 1],
      ['b3', 'serpent', 7, 1],
    ],
    rows,
  );
  expect(peril).toMatchObject({ count: 1, force: 6, own: 2 });
});

test('two peoples who are no allies come each on its own turn: the graver one counts', () => {
  const [peril] = perilsIn(
    [
      ['a1', 'chevaliers-fantassin', 8, 6],
      ['b1', 'serpent', 5, 3],
      ['b2', 'serpent', 11, 3],
      ['c1', 'faucon', 5, 9],
    ],
    PLAIN,
    ['chevaliers', 'dragons', 'ailes'],
  );
  expect(peril).toMatchObject({ count: 2, force: 12, own: 3 });
});

test('LOR-DRA-1: flames endanger who no combat does, with their exact chance', () => {
  // From next to it two flames are needed: 1, 1, 2, 2, 3, 3. In combat it would be 10 against 8.
  const [peril] = perilsIn([
    ['a1', 'chevalier', 8, 6],
    ['b1', 'dragon', 8, 1],
  ]);
  expect(peril).toMatchObject({ count: 0, shot: { by: 'flames', chance: 4 / 6 } });
  expect(peril && plain(perilTold(peril))).toBe("le Chevalier (G9) : 66,7 % de chances d'être éliminé par des flammes");
  // Ten hexagons away and five to walk: from five, 0, 0, 0, 1, 1, 2.
  const [far] = perilsIn([
    ['a1', 'chevalier', 8, 12],
    ['b1', 'lance-flammes', 8, 2],
  ]);
  expect(far?.shot?.chance).toBeCloseTo(1 / 6);
  // Two Dragons: 20 against 8, and each has one flame at least.
  const [both] = perilsIn([
    ['a1', 'chevalier', 8, 6],
    ['b1', 'dragon', 8, 1],
    ['b2', 'dragon', 10, 1],
  ]);
  expect(both).toMatchObject({ count: 2, force: 20, shot: { by: 'flames', chance: 1 } });
});

test('LOR-ARC-2: arrows of those who can stand in line, whoever is nearest to be lost first', () => {
  // Two flames and a combat on one, on the other the arrows of one archer: needs 2, from next to it 1, 2, 2, 3, 3, 4.
  const perils = perilsIn(
    [
      ['a1', 'dragons-fantassin', 3, 3],
      ['a2', 'serpent', 14, 10],
      ['b1', 'chevaliers-fantarcher', 3, 6],
    ],
    PLAIN,
    ['dragons', 'chevaliers'],
  );
  expect(perils.map(({ who, shot }) => [who.id, shot?.by, shot?.chance])).toEqual([['a1', 'arrows', 5 / 6]]);
});

test('LOR-CHE-1: a Chevalier who can come straight on is counted with his charge', () => {
  // Five hexagons off in a line: 8 and 3 for the charge against a Serpent at 6, five over; 8 alone would be two.
  expect(
    perilsIn(
      [
        ['a1', 'serpent', 8, 6],
        ['b1', 'chevalier', 8, 1],
      ],
      PLAIN,
      ['dragons', 'chevaliers'],
    ),
  ).toMatchObject([{ count: 1, force: 11, own: 6 }]);
});

test('LOR-REC-2: whom no line would save is in danger of a combat that only drives back', () => {
  // A Dragon at 10 at the end of a spit of land: a Chevalier at 8, who charges along it for 3 more, is one over. D1 and D2, and he stands on the only way.
  const sides = (from: readonly [number, number], to: readonly [number, number]): readonly Drawn[] => [
    ['a1', 'dragon', ...to],
    ['b1', 'chevalier', ...from],
  ];
  const spit = ['~~~~', '~.~~', '~.~~', '~.~~', '~.~~', '~.~~', '~~~~'];
  expect(perilsIn(sides([1, 5], [1, 1]), spit, ['dragons', 'chevaliers'])).toMatchObject([{ count: 1, force: 11, own: 10 }]);
  expect(perilsIn(sides([8, 1], [8, 6]), PLAIN, ['dragons', 'chevaliers'])).toEqual([]);
});

test('LOR-SOR-2: a vision endangers whom no line saves', () => {
  const rows = ['~~~~~~~~~', '~~~~~~~~~', '~.~~~.~~~', '~~~~~~~~~', '~~~~~~~~~'];
  const counters = [
    ['a1', 'serpent', 1, 2],
    ['b1', 'sorcier', 5, 2],
  ] as const;
  // Four hexagons away: he flees 0, 1, 2, 2, 3 or 4, into the sea.
  const [peril] = perilsIn(counters, rows, ['dragons', 'chevaliers']);
  expect(peril).toMatchObject({ count: 0, shot: { by: 'visions', chance: 5 / 6 } });
  // On land there are lines enough.
  expect(
    perilsIn(
      [
        ['a1', 'serpent', 8, 6],
        ['b1', 'sorcier', 12, 6],
      ],
      PLAIN,
      ['dragons', 'chevaliers'],
    ),
  ).toEqual([]);
});

test('LOR-VIL-4: an archer who is seen in his walls shoots at who stands under them', () => {
  const state = warScene(
    PLAIN,
    ['dragons', 'chevaliers'],
    [['a1', 'dragons-fantassin', 3, 4]],
    [{ at: hexAt(3, 3), people: 'chevaliers', garrison: ['chevaliers-fantarcher'], ids: ['b1'], shown: ['b1'] }],
    { turn: 0 },
  );
  expect(perilsOf(LORDS.view(state, 0), 0)).toMatchObject([{ shot: { by: 'arrows', chance: 5 / 6 } }]);
});

test('LOR-VIL-2: a city before which enemies stand, or come, is in danger where a throw of the table would open it; an empty one is anybody’s', () => {
  const serpents = [
    ['b1', 'serpent', 7, 6],
    ['b2', 'serpent', 9, 6],
    ['b3', 'serpent', 8, 3],
  ] as const;
  const inside = [
    ['a1', 'chevaliers-fantassin'],
    ['a2', 'chevaliers-fantassin'],
  ] as const;
  const seenWith = (counters: readonly Drawn[]) =>
    LORDS.view(
      warScene(PLAIN, ['chevaliers', 'dragons'], counters, [cityOf('chevaliers', 8, 6, inside), cityOf('chevaliers', 2, 2)], { turn: 0 }),
      0,
    );
  const view = seenWith(serpents);
  const [peril, ...others] = cityPerilsOf(view, 0);
  expect(others).toEqual([]);
  // Three Serpents at 6 against two Fantassins at 3: +12.
  expect(peril).toMatchObject({ count: 3, force: 18, own: 6 });
  expect(peril && plain(cityPerilTold(peril))).toMatch(/^votre ville \(G9\) : 18 contre 6, ouverte [1-6] fois sur 6$/);
  // One is too few before two.
  expect(cityPerilsOf(seenWith(serpents.slice(0, 1)), 0)).toEqual([]);
  expect(emptyTold(view, 0)).toBe('Votre ville (C3) est vide : le premier venu y entre.');
  expect(emptyTold(view, 1)).toBe('');
});

test('LOR-VIL-6: a city that is emptied is whoever’s enters first: those who can be there before its besieger plays again', () => {
  const near = (column: number, readings: Options = {}): readonly string[] => {
    const state = warScene(
      PLAIN,
      ['chevaliers', 'dragons', 'ailes'],
      [
        ['a1', 'chevalier', 11, 5],
        ['c1', 'aile', column, 6],
      ],
      [cityOf('dragons', 10, 6, [['b1', 'dragons-fantassin']])],
      { turn: 0, options: { options: readings } as State['options'] },
    );
    const view = LORDS.view(state, 0);
    return enterersOf(view, 0, view.position.cities[0] as City).map(({ id }) => id);
  };
  // An Ailé goes as far as its factor: from there into the city, from one hexagon farther not.
  const far = FACTORS.aile.movement;
  expect([near(10 - far), near(9 - far)]).toEqual([['c1'], []]);
  expect(near(10 - far, { 'LOR-L-57': 'aussitot' })).toEqual([]);
});
