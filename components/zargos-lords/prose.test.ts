/** The figures that the chapters of Zargo's Lords print, held to the engine's data. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CITIES, COPIES, KIND_NAMES, kindsOf, VANISHED_MARKERS } from '#engine/zargos-lords/data/counters.ts';
import { RULINGS } from '#engine/zargos-lords/options.ts';
import { PEOPLES } from '#engine/zargos-lords/types.ts';
import { WHEELS } from './wheels/tables.ts';

const read = (path: string): string => readFileSync(new URL(`../../content/zargos-lords/${path}.mdx`, import.meta.url), 'utf8');

test('LOR-MAT-1: the table of the box counts what the data counts', () => {
  const text = read('regles/carte');
  const cells = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))
    .filter(Boolean);
  const told = PEOPLES.flatMap((people) =>
    kindsOf(people).map((kind) => `${COPIES[kind]} ${KIND_NAMES[kind].many.replace(/ des (?:Chevaliers|Dragons|Ailés)$/, '')}`),
  );
  expect(cells.toSorted()).toEqual([...told, ...PEOPLES.map(() => `${CITIES} villes`)].toSorted());
  expect(VANISHED_MARKERS).toBe(7);
  expect(text).toContain('Sept marqueurs');
});

test('the rulings are counted right', () => {
  const changes = RULINGS.filter(({ id }) => id.startsWith('LOR-REV')).length;
  expect(read('litiges')).toContain(`Les ${RULINGS.length - changes} questions`);
  expect(read('litiges')).toContain(`les ${changes} points de la révision de 1983`);
});

test('LOR-COM-5: the wheel of combats holds the one cell that the booklet tells', () => {
  const [combats] = WHEELS;
  expect(combats?.rings.find(({ label }) => label === '4 à 7')?.cells[3]).toBe('D3');
});
