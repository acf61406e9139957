/** The figures that the pages of the cards print, held to the engine. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheetCount } from '#components/print/told.ts';
import { PRINT } from '#components/zargos/print/spec.tsx';
import { chanceToSee } from '#engine/core/hypergeometric.ts';
import { CARDS, cardOf, pileSize } from '#engine/zargos/data/cards.ts';
import { PEOPLES } from '#engine/zargos/types.ts';

const read = (path: string): string => readFileSync(new URL(`../../../content/zargos/${path}.mdx`, import.meta.url), 'utf8');
const page = read('cartes');

test('ZAR-MAT-3: forty cards in the pile, twenty of each colour, as the page says', () => {
  expect(page).toContain('La pile compte quarante cartes tant que les six peuples jouent');
  expect(pileSize(PEOPLES)).toBe(40);
  expect(page).toContain('Vingt cartes vertes servent celui qui les joue, vingt rouges');
});

test('ZAR-MAG-2 ZAR-MAG-3: eleven Vents de Guerre, seven cards alone of their kind, and what three draws give', () => {
  expect(page).toContain(
    'Onze Vents de Guerre pour sept cartes uniques : en trois tirages, on tient au moins un Vent de Guerre dans plus d’un cas sur deux, et l’Éclipse dans un cas sur treize.',
  );
  expect(cardOf('vent-de-guerre').copies).toBe(11);
  expect(CARDS.filter(({ copies }) => copies === 1)).toHaveLength(7);
  expect(chanceToSee(11, 40, 3)).toBeGreaterThan(1 / 2);
  expect(Math.round(1 / chanceToSee(1, 40, 3))).toBe(13);
});

test('sixteen kinds on two sheets of nine, forty cards on five', () => {
  expect(page).toContain('tiennent sur cinq feuilles A4, ou sur deux, une de chaque');
  const cards = PRINT.components.find(({ id }) => id === 'cartes-de-magie');
  if (!cards) throw new Error('no magic cards are printed');
  const once = cards.groups?.map((group) => ({ ...group, pieces: group.pieces.map((piece) => ({ ...piece, copies: 1 })) }));
  expect([sheetCount(cards), sheetCount({ ...cards, ...(once && { groups: once }) })]).toEqual([5, 2]);
});
