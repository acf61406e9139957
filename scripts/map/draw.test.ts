import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawMap, frozen, MAP_FILE, SEED } from './draw.ts';

const text = readFileSync(MAP_FILE, 'utf8');

// By night: the map is frozen, and so is what draws it.
test.runIf(process.env.NIGHT)('the seed draws the frozen map, byte for byte', { timeout: 60_000 }, () => {
  expect(frozen(drawMap(SEED)) === text).toBe(true);
});

test('the map weighs 40 kB at most on the wire', () => {
  expect(gzipSync(text).length).toBeLessThan(40_000);
});
