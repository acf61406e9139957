/** The small maps: light enough, fit for any page, and telling what the engine says. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Point } from '#components/kit/drawing/ink.ts';
import { BOARD_EXAMPLES, type BoardExample } from '#engine/zargos/examples-board.ts';
import { simplified } from '../map/small-map.ts';
import { boardExample, drawScene, EXAMPLE_ORIGINS, isBoardExampleId, toldMoves } from './example-map.ts';

const EXAMPLES: readonly BoardExample[] = BOARD_EXAMPLES;

const countOf = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

describe.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', (_id, example) => {
  const drawings = example.scenes.map((scene) => drawScene(example, scene));

  test('its maps together weigh 3 kB at most, zipped', () => {
    expect(gzipSync(drawings.join('')).length).toBeLessThanOrEqual(3000);
  });

  test('carries no id, no style, no colour of its own, whole coordinates', () => {
    for (const text of drawings) {
      expect(text).not.toMatch(/\sid=|style|href|url\(|#[0-9a-f]{3}|NaN|undefined/i);
      expect(countOf(text, / d="M[^"]*\.\d/g)).toBe(countOf(text, /class="m-(?:sign|boat|hill)"[^>]* d="M[^"]*\.\d/g));
    }
  });

  test('shows every garrison, and every move as the engine judges it', () => {
    for (const [at, scene] of example.scenes.entries()) {
      const text = drawings[at] ?? '';
      const moves = toldMoves(scene);
      const allowed = moves.filter(({ verdict }) => verdict.ok);
      expect(allowed.map(({ move }) => move)).toEqual(scene.moves);
      expect(countOf(text, /class="m-sign"/g)).toBe(Object.keys(scene.stands).length);
      expect(countOf(text, /class="m-head"/g)).toBe(scene.moves.length);
      expect(countOf(text, /class="m-no"/g)).toBe(scene.limits.length);
      expect(countOf(text, /m-dash/g)).toBe(scene.phase === 'reorganisation' ? scene.moves.length : 0);
      expect(countOf(text, /m-boat/g)).toBe(allowed.reduce((sum, { verdict }) => sum + (verdict.ok ? verdict.boats : 0), 0));
    }
  });
});

test('every example has its origin, and an unknown one is named', () => {
  expect(Object.keys(EXAMPLE_ORIGINS).sort()).toEqual(EXAMPLES.map(({ id }) => id).sort());
  expect(isBoardExampleId('toString')).toBe(false);
  expect(() => boardExample('raid')).toThrow('<CarteExemple id="raid"> : cet exemple n’existe pas');
});

test.each<[string, readonly Point[], readonly Point[]]>([
  [
    'a point on the way goes',
    [
      [0, 0],
      [5, 1],
      [10, 0],
    ],
    [
      [0, 0],
      [10, 0],
    ],
  ],
  [
    'a corner stays',
    [
      [0, 0],
      [5, 9],
      [10, 0],
    ],
    [
      [0, 0],
      [5, 9],
      [10, 0],
    ],
  ],
  [
    'a closed line keeps what is far from its end',
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 0],
    ],
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 0],
    ],
  ],
])('%s', (_name, line, kept) => {
  expect(simplified(line, 2)).toEqual(kept);
});
