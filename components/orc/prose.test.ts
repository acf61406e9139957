/** The figures that the chapters of De l'Orc print, held to the engine's data. The told round has its own test. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOX, COPIES, ORIGINS } from '#engine/orc/data/cards.ts';
import { RULINGS } from '#engine/orc/rulings.ts';

const read = (path: string): string => readFileSync(new URL(`../../content/orc/${path}.mdx`, import.meta.url), 'utf8');

/** The cells of every table row of `text` from `from` to the next heading, tags and stars left out; the head row first. */
function rowsAfter(text: string, from: string): string[][] {
  const section = text.slice(text.indexOf(from) + from.length).split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.includes('---'))
    .map((line) =>
      line
        .replace(/<[^>]+>/g, '')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('**', '').replaceAll('\\', '').trim()),
    );
}

describe.each([
  ['fiche', '## Compter une armée'],
  ['regles/materiel', '## Ce que valent les cartes'],
])('the values printed in %s', (chapter, heading) => {
  const KINDS = [
    'orcs-troupe',
    'orcs-elite',
    'orcs-chef',
    'gobelin',
    'troll',
    'geant',
    'machine-de-guerre',
    'machine-volante',
    'commando',
  ] as const;
  const rows = rowsAfter(read(chapter), heading).slice(1);

  test('copies and values are those of the data, ours marked with a star', () => {
    const printed = rows.map(([, copies = '', value = '']) => [
      Number.parseInt(copies, 10),
      Number.parseInt(value, 10),
      value.endsWith('*'),
    ]);
    expect(printed).toEqual(KINDS.map((card) => [COPIES[card], BOX.values[card], ORIGINS[card].provenance === 'reconstruction']));
  });
  test('in the order of the box', () => {
    const words = rows.map(([name = '']) => name.split(/,| gobelin$/)[0]);
    expect(words).toEqual(['troupe', 'élite', 'chef', 'gobelin', 'troll', 'géant', 'machine de guerre', 'machine volante', 'commando']);
  });
});

test('the rulings are counted right', () => {
  expect(read('litiges')).toContain(`Les ${RULINGS.length} questions`);
});
