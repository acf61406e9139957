/** The figures that the chapters of De l'Orc print, held to the engine's data or to sums written here. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOX, COPIES, ORIGINS } from '#engine/orc/data/cards.ts';
import { RULINGS } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import type { ArmyCardKind, People } from '#engine/orc/types.ts';

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

/** « 2 chefs, troupe » as cards of `people`. */
function cardsOf(text: string, people: People): readonly ArmyCardKind[] {
  return text.split(', ').flatMap((part) => {
    const [, count = '1', name = ''] = /^(?:(\d+) )?(.+?)s?$/.exec(part) ?? [];
    const word = name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replaceAll(' ', '-');
    const card = ['troupe', 'elite', 'chef'].includes(word) ? `${people}-${word}` : word;
    return Array.from({ length: Number(count) }, () => card as ArmyCardKind);
  });
}

const force = (people: People, cards: readonly ArmyCardKind[]): number => forceOf({ people, cards }, BOX.values, {}).value;

describe('the told first round', () => {
  const text = read('apprendre');
  const hands = rowsAfter(text, '## 4. Espions');
  const battles = rowsAfter(text, '## 6. Les trois autres').slice(1);
  const PEOPLE: Readonly<Record<string, People>> = { Nains: 'nains', Squelettes: 'squelettes', Barbares: 'barbares' };

  test('three players, three more battles', () => {
    expect([hands.length, battles.length]).toEqual([4, 3]);
  });

  test('each force is what the engine counts, and the strongest mark', () => {
    for (const [title = '', , ...cells] of battles) {
      const people = PEOPLE[title.split(', ')[1] ?? ''];
      if (!people) throw new Error(`no people in « ${title} »`);
      const forces = cells.slice(0, 3).map((cell) => {
        const [cards = '', printed = ''] = cell.split(' : ');
        expect(force(people, cardsOf(cards, people))).toBe(Number(printed));
        return Number(printed);
      });
      const winners = ['Zoé', 'Malik', 'Ana'].filter((_, i) => forces[i] === Math.max(...forces));
      expect(cells[3]).toBe(`${winners.join(' et ')}, ${title.startsWith('4') ? 2 : 1}`);
    }
  });

  test('the first battle: 22 against 19, then 24 by air', () => {
    const zoe = force('orcs', ['orcs-elite', 'orcs-troupe', 'orcs-troupe', 'machine-de-guerre', 'gobelin']);
    const malik: readonly ArmyCardKind[] = ['orcs-chef', 'orcs-troupe', 'troll'];
    expect([zoe, force('orcs', malik), force('orcs', ['orcs-elite'])]).toEqual([22, 19, 6]);
    expect(forceOf({ people: 'orcs', cards: malik, flying: ['gobelin'] }, BOX.values, {}).value).toBe(24);
  });

  test('what is fought with is what was shown, no more than the box holds', () => {
    const [head = [], ...rows] = hands;
    const columns = head.slice(1).map((name) => name.toLowerCase() as People);
    const held = rows.flatMap((row) => row.slice(1).flatMap((cell, i) => cardsOf(cell, columns[i] ?? 'orcs')));
    for (const card of new Set(held)) expect(held.filter((one) => one === card).length, card).toBeLessThanOrEqual(COPIES[card]);
    for (const [i, player] of ['Zoé', 'Malik', 'Ana'].entries()) {
      for (const [title = '', , ...cells] of battles) {
        const column = head.indexOf(title.split(', ')[1] ?? '');
        const shown = rows.find((row) => row[0] === player)?.[column] ?? '';
        expect(cells[i]?.startsWith(shown), `${player} sends all: ${title}`).toBe(true);
      }
    }
  });

  test('the points of the round: 4 for Malik and his Sorcier, 3 for Zoé, 1 for Ana', () => {
    const points = new Map([['Malik', 2]]);
    for (const row of battles) {
      const [names = '', worth = ''] = (row[5] ?? '').split(', ');
      for (const name of names.split(' et ')) points.set(name, (points.get(name) ?? 0) + Number(worth));
    }
    expect(Object.fromEntries(points)).toEqual({ Malik: 4, Zoé: 3, Ana: 1 });
    expect(text).toContain('Malik et Rémi ont quatre points, Zoé trois, Ana un.');
  });
});

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
