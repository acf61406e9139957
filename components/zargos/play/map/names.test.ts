import { expect, test } from 'vitest';
import { homeOn } from './land.ts';
import { apart, type Standing, stands, unitOn } from './names.ts';
import { regionOf } from './region.ts';

type Ground = Parameters<typeof homeOn>[0];

// The whole map of 2000 units is 340 pixels wide on a phone: 5.88 units a pixel. A name of ten letters is taken for 52.5 pixels, so 309 units.
const NAME = 'dix-lettre';
const at = (place: number, x: number, y: number, width = 28): Standing => ({ place, at: [x, y], width });
/** Pixels from the middle of the map. */
const off = (place: number, x: number, y: number, width = 28): Standing => {
  const unit = unitOn(undefined, false);
  return at(place, 1000 + x * unit, 1000 + y * unit, width);
};
const [middle, start, end, under] = [
  { anchor: 'middle', dx: 0, dy: -13 },
  { anchor: 'start', dx: -18, dy: -13 },
  { anchor: 'end', dx: 18, dy: -13 },
  { anchor: 'middle', dx: 0, dy: 21 },
] as const;

const rows: readonly [what: string, all: readonly Standing[], stand: object][] = [
  ['alone: above its pawns', [at(0, 1000, 1000)], middle],
  ['at the map’s left edge: it runs inwards', [at(0, 120, 1000)], start],
  ['at its right edge', [at(0, 1880, 1000)], end],
  ['at its foot, pawns right above: aside, not beyond it', [at(0, 1000, 1960), at(1, 1000, 1850, 60)], { anchor: 'start', dx: 17, dy: 4 }],
  ['pawns right above: under its own', [at(0, 1000, 1000), at(1, 1000, 890)], under],
  ['pawns above and under: aside', [at(0, 1000, 1000), at(1, 1000, 890, 60), at(2, 1000, 1110, 60)], { anchor: 'start', dx: 17, dy: 4 }],
];
test.each(rows)('%s', (_what, all, stand) => {
  expect(stands([{ place: 0, text: NAME }], all, undefined)).toMatchObject([{ place: 0, ...stand }]);
});

test('of what lies as high as wide, a name at the edge of what is shown runs inwards; of what is much higher than wide there is room', () => {
  const places = new Map([
    ['a', 0],
    ['b', 1],
  ]);
  const first = (spots: readonly (readonly [number, number])[]) => {
    const region = regionOf({ places } as Parameters<typeof regionOf>[0], spots, ['a', 'b']);
    const [[x, y] = [0, 0]] = spots;
    return stands([{ place: 0, text: 'vingt-huit lettres font long' }], [at(0, x, y)], region)[0]?.anchor;
  };
  expect(
    first([
      [700, 600],
      [1400, 1310],
    ]),
  ).toBe('start');
  expect(
    first([
      [700, 400],
      [1000, 1600],
    ]),
  ).toBe('middle');
});

test('two names side by side do not lie over one another', () => {
  const all = [at(0, 1000, 1000), at(1, 1180, 1000)];
  const both = [0, 1].map((place) => ({ place, text: NAME }));
  expect(stands(both, all, undefined).map(({ dy }) => dy)).toEqual([-13, 21]);
});

test('a capital bears its name under its pawns: its mark and its value stand over them', () => {
  expect(stands([{ place: 0, text: NAME }], [{ ...at(0, 1000, 1000), isMarked: true }], undefined)[0]?.dy).toBe(21);
});

test('no name hides another capital’s mark, nor its pawns, which a phone lowers under it', () => {
  // Under its own pawns it would lie on the mark of the capital below, whose pawns stand 14 pixels under that; above there is room.
  const capital = { ...at(1, 1000, 1160), isMarked: true };
  expect(stands([{ place: 0, text: NAME }], [at(0, 1000, 1000), capital], undefined)[0]?.dy).toBe(-13);
  expect(stands([{ place: 0, text: NAME }], [at(0, 1000, 1000), at(2, 1000, 890), capital], undefined)[0]).toMatchObject({
    anchor: 'start',
    dy: 4,
  });
});

test('a name set first gives way to one that has no other place', () => {
  // Above and on both sides of the second stand pawns, two deep, and at its lower corners: its name goes under, where that of the first, below, would stand by itself.
  const round = [off(2, 0, -56, 120), off(3, 45, -40, 50), off(4, -45, -40, 50), off(5, 51, -31, 50), off(6, -51, -31, 50)];
  const all = [off(0, 0, 0), off(1, 0, -40), ...round, ...round];
  const both = [0, 1].map((place) => ({ place, text: NAME }));
  expect(stands(both, all, undefined).map(({ dy }) => dy)).toEqual([21, 21]);
});

test('where there is room a name takes less of the map', () => {
  const all = [at(0, 1000, 1000), at(1, 1180, 1000)];
  const both = [0, 1].map((place) => ({ place, text: NAME }));
  expect(stands(both, all, undefined, true).map(({ dy }) => dy)).toEqual([-13, -13]);
});

test('pawns that would hide one another go apart by half, a few pixels each', () => {
  const unit = unitOn(undefined, false);
  const [left, right] = apart([at(0, 1000, 1000), at(1, 1120, 1000)], unit).map((one) => one.at[0] / unit);
  expect((right ?? 0) - (left ?? 0)).toBeCloseTo(28);
  const [above, below] = apart([{ ...at(0, 1000, 1000), isMarked: true }, at(1, 1000, 1060)], unit).map((one) => one.at[1]);
  expect(above).toBe(1000);
  expect(below).toBeGreaterThan(1060);
});

test('a name without room is told shorter, and one without any is left out', () => {
  const text = 'Palmyr nord-ouest';
  const near = [off(1, 0, -20, 200), off(2, 0, 20, 200), off(3, 97, 0, 40), off(4, -97, 0, 40)];
  expect(stands([{ place: 0, text }], [off(0, 0, 0)], undefined)[0]?.text).toBe(text);
  expect(stands([{ place: 0, text }], [off(0, 0, 0), ...near], undefined)[0]?.text).toBe('Palmyr N-O');
  expect(stands([{ place: 0, text }], [off(0, 0, 0), ...near, off(5, 37, 0, 80), off(6, -37, 0, 80)], undefined)).toEqual([]);
});

test('a name stands on its own land: its middle, and next to nothing of it on another’s; without such a place it is left out', () => {
  const unit = unitOn(undefined, false);
  const pixels = (half: number) => half * unit;
  /** Its own land reaches so many pixels from its middle to both sides, then the sea or another’s begins. */
  const strip =
    (half: number, beyond: false | undefined): Ground =>
    (_place, x) =>
      Math.abs(x - 1000) <= pixels(half) || beyond;
  const told = (ground: Ground, text = NAME, toTouch: readonly number[] = []) =>
    stands([{ place: 0, text }], [at(0, 1000, 1000)], undefined, false, [], unit, homeOn(ground), toTouch)[0];
  expect(told(strip(27, false))).toMatchObject(middle);
  // Cut off on both sides, it would stand on the neighbours’ too: shorter it does not.
  expect(told(strip(15, false))).toBeUndefined();
  // What one is told to touch keeps its name, even so.
  expect(told(strip(15, false), NAME, [0])).toMatchObject(middle);
  expect(told(strip(15, undefined))).toMatchObject(middle);
  expect(told(strip(20, false), 'Ohms ouest')?.text).toBe('Ohms O');
  // Above lies another’s land: under its pawns.
  expect(told((_place, _x, y) => y > 1000)).toMatchObject({ dy: 21 });
});
