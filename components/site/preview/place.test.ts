import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

const SCREEN = { width: 390, height: 800 };
const CARD = { width: 360, height: 200 };
const line = (top: number, left: number) => ({ top, bottom: top + 20, left });

test.each([
  ['under its link, at its left edge', line(100, 14), { left: 14, top: 126, height: 662 }],
  ['pushed back from the right edge', line(100, 300), { left: 18, top: 126, height: 662 }],
  ['kept off the left edge', line(100, 2), { left: 12, top: 126, height: 662 }],
  ['above, near the bottom', line(700, 14), { left: 14, top: 494, height: 682 }],
])('%s', (_name, link, place) => {
  expect(placeOf(link, CARD, SCREEN)).toEqual(place);
});

test('a bar at the bottom takes its room', () => {
  expect(placeOf(line(540, 14), CARD, SCREEN)).toMatchObject({ top: 566 });
  expect(placeOf(line(540, 14), CARD, SCREEN, 52)).toMatchObject({ top: 334 });
});

test('a card higher than both sides scrolls: under its link where there is enough room, else where there is more', () => {
  expect(placeOf(line(400, 14), { width: 360, height: 2000 }, SCREEN)).toMatchObject({ top: 426, height: 362 });
  expect(placeOf(line(500, 14), { width: 360, height: 2000 }, SCREEN)).toMatchObject({ top: 12, height: 482 });
});
