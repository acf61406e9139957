/** The armies and piles that the chapters show, in their order, against sums and lists made by hand from the rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toldForce } from './force-example.ts';
import { toldPile } from './pile-example.ts';

const read = (path: string): string => readFileSync(new URL(`../../../content/orc/${path}.mdx`, import.meta.url), 'utf8');

/** The attributes of every `<name …/>` of a chapter. */
const shownIn = (path: string, name: string): readonly Readonly<Record<string, string>>[] =>
  [...read(path).matchAll(new RegExp(`<${name}\\b([\\s\\S]*?)/>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  );

describe('armies', () => {
  test.each<[chapter: string, sums: readonly (readonly [before: number, after: number])[]]>([
    // A chief of 4, troops of 3, elite of 6, doubled; troll 5, machine 9 served, goblin 1, flying machine 4.
    [
      'regles/guerre',
      [
        [37, 37],
        [0, 0],
        [31, 31],
        [16, 16],
        [27, 27],
        [24, 24],
        [15, 21],
        [17, 17],
        [0, 0],
      ],
    ],
    [
      'raconte',
      [
        [22, 22],
        [19, 24],
      ],
    ],
  ])('%s', (chapter, sums) => {
    const told = shownIn(chapter, 'Force').map(({ peuple = '', cartes = '', vol }) => toldForce(peuple, cartes, vol));
    expect(told.map(({ before, value }) => [before, value])).toEqual(sums);
  });

  test('why a card does not count as printed', () => {
    const told = toldForce('orcs', 'orcs-chef orcs-troupe machine-de-guerre machine-de-guerre gobelin', 'seule');
    expect([...told.engaged, ...told.added].map(({ card, copies, value, why }) => [card, copies, value, why])).toEqual([
      ['orcs-chef', 1, 8, '4 × 2'],
      ['orcs-troupe', 1, 6, '3 × 2'],
      ['machine-de-guerre', 1, 9, 'servie'],
      ['machine-de-guerre', 1, 0, 'sans servant'],
      ['gobelin', 1, 1, 'servant'],
      ['machine-volante', 1, 0, 'seule'],
    ]);
  });

  test.each([
    ['orcs', 'nains-chef', undefined, 'ne combat pas quand on appelle les orcs'],
    ['elfes', 'troll', undefined, 'sont admis orcs'],
    ['orcs', 'trol', undefined, '« trol » n’est pas connu'],
    ['orcs', 'troll', 'troll', 'sont admis gobelin'],
  ])('refuses %s, %s, %s', (people, cards, flying, said) => {
    expect(() => toldForce(people, cards, flying)).toThrow(said);
  });
});

describe('piles', () => {
  test.each<[chapter: string, results: readonly string[]]>([
    [
      'regles/depouillement',
      [
        'Zoé recrute : troll, gobelin.',
        'Zoé recrute : géant, troll.',
        'Zoé recrute : gobelin, Nain de troupe.',
        'Zoé recrute : Orc de troupe, commando gobelin.',
      ],
    ],
    ['raconte', ['Zoé recrute : Orc d’élite, gobelin, machine de guerre, 2 Orcs de troupe, Nain de troupe, troll, Barbare d’élite.']],
  ])('%s', (chapter, results) => {
    expect(shownIn(chapter, 'Pile').map(({ cartes = '' }) => toldPile(cartes).result)).toEqual(results);
  });

  test('a pile without a shield is nobody’s, and a desertion names what it takes', () => {
    const { cards, result } = toldPile('troll desertion:Ana desertion:Malik');
    expect(result).toBe('Sans bouclier, la pile est défaussée.');
    expect(cards.map(({ fate }) => fate)).toEqual(['déserte', 'emporte : troll', 'sans effet']);
    expect(toldPile('troll bouclier:Zoé desertion:Ana').result).toBe('Zoé ne recrute rien.');
  });
});

describe('readings of rulings', () => {
  test.each<[id: string, outcomes: readonly (number | string)[]]>([
    ['ORC-L-12', [37, 33, 29]],
    ['ORC-L-4', [17, 21]],
    ['ORC-L-13', [0, 5]],
    ['ORC-L-30', [6, 15]],
    ['ORC-L-31', [11, 20]],
  ])('the force under each reading: %s', (id, outcomes) => {
    const READINGS = {
      'ORC-L-12': ['compte-et-double', 'compte-sans-doubler', 'nulle'],
      'ORC-L-13': ['reste-a-zero', 's-ajoute'],
    } as const;
    const readings = id in READINGS ? READINGS[id as keyof typeof READINGS] : ['non', 'oui'];
    const shown = shownIn('litiges', 'Lectures').find((one) => one.id === id);
    expect(readings.map((reading) => toldForce(shown?.peuple ?? '', shown?.cartes ?? '', shown?.vol, { [id]: reading }).value)).toEqual(
      outcomes,
    );
  });
});
