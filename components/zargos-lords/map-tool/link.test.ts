import { describe, expect, test } from 'vitest';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { formatScene, parseScene } from './link.ts';
import { READY } from './ready.ts';

describe('links of the small map', () => {
  test.each(READY.map(({ title, query }) => [title, query]))('%s: its link is read without a fault and written again', (_title, query) => {
    const { scene, refused } = parseScene(query);
    expect(refused).toEqual([]);
    expect(formatScene(scene)).toBe(query);
  });
  test('everything asked goes through a link', () => {
    const { scene } = parseScene(READY[0]?.query ?? '');
    const all = {
      ...scene,
      question: 'recul',
      asked: 'p3',
      attacked: ['p5'],
      hexes: 5,
      isAlone: true,
      isVision: true,
      aside: ['p2'],
      target: hexAt(4, 2),
    } as const;
    expect(parseScene(formatScene(all))).toEqual({ scene: all, refused: [] });
  });
  const bad: [name: string, query: string, said: RegExp][] = [
    ['map', 'v=1&carte=xyz', /carte attend/],
    ['version', 'v=9&carte=...', /version inconnue/],
    ['counter in the sea', 'v=1&carte=~..&pions=dragon.0.0', /en mer/],
    ['question', 'v=1&carte=...&question=danse', /question attend mouvement, tir ou recul, pas « danse »/],
    ['counter', 'v=1&carte=...&pions=dragon.0.0&pion=2', /pion attend un nombre de 1 à 1/],
    ['no counter', 'v=1&carte=...&pion=1', /la carte n’a pas de pion/],
    ['hexes', 'v=1&carte=...&hexagones=99', /hexagones attend un nombre de 1 à 8/],
    ['target', 'v=1&carte=...&vers=9.9', /vers attend une colonne et une ligne/],
    ['attacked', 'v=1&carte=...&attaques=7', /attaques attend des numéros/],
    ['aside', 'v=1&carte=...&ecart=7', /ecart attend des numéros/],
    ['flag', 'v=1&carte=...&seul=oui', /seul attend 0 ou 1/],
  ];
  test.each(bad)('a bad %s gets one French sentence', (_name, query, said) => {
    const { refused } = parseScene(query);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(said);
  });
});
