/** Any position of our board that a game could show, for properties: knights apart, stones off them, the ring off both. */
import fc from 'fast-check';
import { BOARD } from '../data/board.ts';
import { OPTION_IDS, type Options, READINGS } from '../options.ts';
import { COLORS, KINGDOMS, type Piece, type Position } from '../types.ts';

const ALL = BOARD.points.map(({ id }) => id);
const KINDS = new Map(BOARD.points.map(({ id, kind }) => [id, kind]));

/** Points around the middle of one corner and the middle of the sheet: knights meet there. */
const CROWDED = BOARD.points.filter(({ x, y }) => (x - 600) ** 2 + (y - 420) ** 2 < 240 ** 2).map(({ id }) => id);

const arbitraryOptions: fc.Arbitrary<Options> = fc
  .tuple(...OPTION_IDS.map((id) => fc.constantFrom<string[]>(...READINGS[id])))
  .map((readings) => Object.fromEntries(OPTION_IDS.map((id, at) => [id, readings[at]])));

const arbitraryPiece = fc.record({ amulets: fc.integer({ min: 0, max: 3 }), seals: fc.subarray([...KINGDOMS]) });

/** Six knights at most, on `places`; stones on some of the other points that take them; the ring on a point or with a knight. */
const positionOn = (places: readonly string[]): fc.Arbitrary<Position> =>
  fc
    .record({
      colors: fc.subarray([...COLORS], { minLength: 1 }),
      places: fc.shuffledSubarray([...places], { minLength: 24, maxLength: 24 }),
      pieces: fc.array(arbitraryPiece, { minLength: 6, maxLength: 6 }),
      stones: fc.integer({ min: 0, max: 16 }),
      ring: fc.integer({ min: -1, max: 5 }),
      options: arbitraryOptions,
      isFresh: fc.boolean(),
    })
    .map(({ colors, places, pieces, stones, ring, options, isFresh }): Position => {
      const made = colors.map(
        (color, at): Piece => ({ color, at: places[at] ?? '', amulets: 3, seals: [], held: false, waiting: false, ...pieces[at] }),
      );
      const bearer = made[ring]?.color;
      const rest = places.slice(6).filter((id) => ['black', 'exile'].includes(KINDS.get(id) ?? ''));
      return {
        pieces: made,
        ring: bearer ? { bearer } : { at: rest[0] ?? ALL.find((id) => !places.includes(id)) ?? '' },
        stones: rest.slice(1, 1 + stones),
        goal: 3,
        options: isFresh ? {} : options,
      };
    });

export const arbitraryPosition: fc.Arbitrary<Position> = fc.oneof(positionOn(CROWDED), positionOn(ALL));
