import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOARD } from '#engine/zargos/data/board.ts';
import { KINGDOM_IDS, type KingdomId } from '#engine/zargos/data/board-types.ts';
import { HATCHINGS } from './hatchings.ts';

type Color = readonly [number, number, number];

const CSS = readFileSync(new URL('./BoardMap.css', import.meta.url), 'utf8');
const TOKENS = readFileSync(new URL('../../../site/styles/tokens.css', import.meta.url), 'utf8');

const linear = (hex: string): Color => {
  const channel = (at: number) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};
const token = (css: string, name: string, theme: 0 | 1): Color => {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)?.[theme + 1];
  if (!found) throw new Error(`no token ${name}`);
  return linear(found);
};

const times = (rows: readonly Color[], [r, g, b]: Color): Color => rows.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Color;

/** OKLab, in which distances are about what eyes see; a just noticeable one is 0.02. */
function lab(color: Color): Color {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  );
  const roots = cones.map((cone) => Math.cbrt(Math.max(0, cone))) as unknown as Color;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    roots,
  );
}

/** How colours are seen with all cones, and without those of long, middle and short waves (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly Color[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const apart = (a: Color, b: Color): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const luminance = ([r, g, b]: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Color, b: Color): number =>
  (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);

const pairs = KINGDOM_IDS.flatMap((one, k) => KINGDOM_IDS.slice(0, k).map((other) => [one, other] as const));
const kingdoms = new Map(BOARD.territories.map(({ id, kingdom }) => [id, kingdom]));
const touching = pairs.filter(([one, other]) =>
  BOARD.borders.some(({ a, b }) => [kingdoms.get(a), kingdoms.get(b)].includes(one) && [kingdoms.get(a), kingdoms.get(b)].includes(other)),
);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('tints of the kingdoms, %s', (_name, theme) => {
  const tint = (kingdom: KingdomId) => token(CSS, `board-${kingdom}`, theme);

  test.each(Object.entries(EYES))('stay apart for %s eyes', (_eyes, matrix) => {
    const seen = (kingdom: KingdomId) => lab(times(matrix, tint(kingdom)).map((v) => Math.min(1, Math.max(0, v))) as unknown as Color);
    for (const [one, other] of pairs) expect(apart(seen(one), seen(other)), `${one} ${other}`).toBeGreaterThan(0.038);
    for (const [one, other] of touching) expect(apart(seen(one), seen(other)), `${one} ${other}`).toBeGreaterThan(0.085);
  });

  test('those that touch stay apart in grey', () => {
    expect(touching.length).toBeGreaterThan(6);
    for (const [one, other] of touching) {
      const [a = 0, b = 0] = [lab(tint(one))[0], lab(tint(other))[0]];
      expect(Math.abs(a - b), `${one} ${other}`).toBeGreaterThan(0.055);
    }
  });

  test('names can be read on them, and on the sea', () => {
    const ink = token(TOKENS, 'ink', theme);
    for (const kingdom of KINGDOM_IDS) expect(contrast(ink, tint(kingdom)), kingdom).toBeGreaterThan(4.5);
    expect(contrast(token(TOKENS, 'soft', theme), token(CSS, 'board-sea', theme))).toBeGreaterThan(4.5);
  });
});

test('every kingdom has its own hatching, named for the legend', () => {
  const all = KINGDOM_IDS.map((id) => HATCHINGS[id]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});
