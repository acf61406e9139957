import { describe, expect, test } from 'vitest';
import { hexAt, nameOf } from '#engine/zargos-lords/board/map.ts';
import { diagramOf } from '#engine/zargos-lords/diagrams.ts';
import { answerOf } from './answer.ts';
import { parseScene } from './link.ts';
import { READY } from './ready.ts';

const ask = (query: string) => answerOf(parseScene(query).scene);
const figure = (title: string) => ask(READY.find((one) => one.title === title)?.query ?? '');

test('a hex is called by the letter of its row and the number of its column', () => {
  expect(nameOf(hexAt(3, 2))).toBe('C4');
});

describe('how far a counter goes', () => {
  // A Fantassin of 5 points on one row: 2 for the wood, then 1 a hex.
  const WOOD = 'v=1&carte=.b...&pions=chevaliers-fantassin.0.0';
  test('LOR-BOI-1: a wood costs two points', () => {
    const { lines, sentence } = ask(WOOD);
    expect(sentence).toContain('5 points : 4 arrivées possibles');
    expect(lines.map(({ head, text }) => `${head} ${text}`)).toEqual(['2 points A2', '3 points A3', '4 points A4', '5 points A5']);
  });
  test('LOR-MOU-1: the hex looked at gets its way', () => {
    const { lines, ways } = ask(`${WOOD}&vers=3.0`);
    expect(lines[0]).toMatchObject({ tone: 'ok', head: 'A4', text: '4 points, par A2 et A3.' });
    expect(ways[0]?.hexes).toEqual([hexAt(0, 0), hexAt(1, 0), hexAt(2, 0), hexAt(3, 0)]);
  });
  test('LOR-ZDI-1: an enemy’s zone is entered to attack, not passed', () => {
    const { lines, bound } = ask('v=1&carte=....&pions=chevalier.0.0_dragon.2.0&vers=3.0');
    expect(bound).toEqual([hexAt(1, 0)]);
    expect(lines[0]).toMatchObject({ tone: 'no', head: 'A4' });
    expect(lines.find(({ rule }) => rule === 'LOR-ZDI-1')).toBeDefined();
  });
  test('LOR-ZDI-2: the zone of an enemy already attacked is gone', () => {
    const query = 'v=1&carte=..._..._...&pions=chevalier.0.1_dragon.2.0&vers=1.2';
    expect(ask(query).bound).toHaveLength(2);
    expect(ask(`${query}&attaques=2`).bound).toEqual([]);
  });
  test('LOR-GOU-1: a paralysed counter does not move', () => {
    expect(ask('v=1&carte=o..&pions=dragon.0.0.p2').sentence).toMatch(/ne bouge pas\. Le Dragon est paralysé/);
  });
});

describe('what a shooter sees', () => {
  test('LOR-ARC-3: a wood stops the line to the target behind it', () => {
    const { lines } = ask('v=1&carte=._b_._.&pions=chevaliers-fantarcher.0.0_dragon.0.3&question=tir');
    expect(lines[0]).toMatchObject({ tone: 'no', rule: 'LOR-ARC-3', text: 'On ne tire pas par-delà un bois.' });
  });
  test('LOR-ARC-1: the figure of the chapter: both enemies on the line are in sight', () => {
    expect(figure(diagramOf('tir').title).sentence).toContain('2 cibles sur 2 ennemis');
  });
  test('a counter without a shot is told so', () => {
    expect(ask('v=1&carte=..&pions=chevalier.0.0&question=tir').lines[0]?.tone).toBe('no');
  });
  test('LOR-ESC-2: an escorted shooter has no power', () => {
    expect(ask('v=1&carte=..&pions=dragon.0.0.dragons-fantassin&question=tir').lines[0]?.rule).toBe('LOR-ESC-2');
  });
});

describe('where a counter retreats', () => {
  test('LOR-REC-2, LOR-REC-3: the figure of the chapter, line by line', () => {
    const { lines, retreats, sentence } = figure(diagramOf('recul').title);
    expect(retreats.map(({ fate }) => fate)).toEqual(['eliminated', 'eliminated', 'eliminated', 'safe', 'paralysed', 'eliminated']);
    expect(sentence).toContain('1 ligne sauve sur six, 4 mortelles ; 1 poussé éliminé');
    expect(lines.some(({ text }) => text.startsWith('pousse Ailé : éliminé'))).toBe(true);
  });
  test('LOR-L-7: without a combat the zone of the neighbour counts at once', () => {
    const query = 'v=1&carte=..._..._..._...&pions=dragon.1.1_faucon.1.0&question=recul&hexagones=1';
    const dead = (one: string) => ask(one).retreats.filter(({ fate }) => fate === 'eliminated').length;
    expect(dead(`${query}&vision=1`)).toBeGreaterThan(dead(query));
  });
  test('LOR-L-7: an adjacent enemy that had no part in the combat counts as if there had been none', () => {
    const query = 'v=1&carte=..._..._..._...&pions=dragon.1.1_faucon.1.0&question=recul&hexagones=1';
    expect(ask(`${query}&ecart=2`).retreats).toEqual(ask(`${query}&vision=1`).retreats);
    expect(ask(`${query}&ecart=2`).sentence).toContain('sans que l’ennemi attenant l’ait combattu');
    expect(ask(`${query.replace('faucon.1.0', 'faucon.1.3')}&ecart=2`).sentence).toContain('sans ennemi attenant');
  });
});
