/** Every drawing has its file, every file its words, and none carries what would break the page: ids, styles, fixed colours. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PEOPLES } from '#engine/zargos/types.ts';
import { DRAWINGS } from './figures.ts';

const svgIn = (folder: string): string[] => readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.svg'));
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every figure has a drawing and every drawing a figure', () => {
  expect(
    svgIn('./figures/')
      .map((name) => name.replace('.svg', ''))
      .sort(),
  ).toEqual(Object.keys(DRAWINGS).sort());
});

test('every people has a picture', () => {
  expect(
    svgIn('./pictures/')
      .map((name) => name.replace('.svg', ''))
      .sort(),
  ).toEqual([...PEOPLES]);
});

const rows = [
  ...svgIn('./figures/').map((name): [string, number, number] => [`./figures/${name}`, 12_000, 3_000]),
  ...svgIn('./pictures/').map((name): [string, number, number] => [`./pictures/${name}`, 12_000, 4_000]),
];
test.each(rows)('%s is small, uses tokens only, no id, no style', (path, raw, zipped) => {
  const text = read(path);
  expect(text.length).toBeLessThanOrEqual(raw);
  expect(gzipSync(text).length).toBeLessThanOrEqual(zipped);
  expect(text).not.toMatch(/\sid=|style|href|url\(|gradient/i);
  expect(text.replace(/var\(--[a-z-]+, ?#[0-9a-f]{6}\)/g, '')).not.toMatch(/#[0-9a-f]{3}/i);
});
