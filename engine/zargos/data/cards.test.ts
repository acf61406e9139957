import { expect, test } from 'vitest';
import { ATOM_IDS, IDS } from '../ids.ts';
import { PEOPLES, type People } from '../types.ts';
import { CARD_EFFECTS } from './card-effects.ts';
import { CARD_TEXTS } from './card-texts.ts';
import {
  CARD_COLORS,
  CARD_IDS,
  CARD_MOMENTS,
  CARD_TARGETS,
  CARDS,
  type Card,
  type CardColor,
  type CardId,
  cardOf,
  pileSize,
} from './cards.ts';

const cards: readonly Card[] = CARDS;
const copiesOf = (of: readonly Card[]) => of.reduce((sum, card) => sum + card.copies, 0);

/** Counts and rules as the booklet prints them: its list of the cards, then the texts in its appendix. */
const rows: [id: CardId, name: string, color: CardColor, copies: number, rule: string][] = [
  ['vent-de-guerre', 'Vent de Guerre', 'green', 11, 'ZAR-GUERRE'],
  ['vent-de-terre', 'Vent de Terre', 'green', 3, 'ZAR-TERRE'],
  ['vent-d-ailleurs', 'Vent d’Ailleurs', 'green', 2, 'ZAR-AILLEURS'],
  ['vent-de-brume', 'Vent de Brume', 'green', 2, 'ZAR-BRUME'],
  ['vent-d-illusion', 'Vent d’Illusion', 'green', 2, 'ZAR-ILLUSION'],
  ['vent-de-glace', 'Vent de Glace', 'red', 4, 'ZAR-GLACE'],
  ['vent-de-folie', 'Vent de Folie', 'red', 4, 'ZAR-FOLIE'],
  ['vent-de-tempete', 'Vent de Tempête', 'red', 3, 'ZAR-TEMPETE'],
  ['vent-de-mort', 'Vent de Mort', 'red', 2, 'ZAR-MORT'],
  ['vent-demoniaque', 'Vent Démoniaque', 'red', 1, 'ZAR-DEMON'],
  ['tremblement-de-terre', 'Tremblement de terre', 'red', 1, 'ZAR-TREMBLEMENT'],
  ['raz-de-maree', 'Raz-de-marée', 'red', 1, 'ZAR-RAZ'],
  ['eclipse', 'Éclipse', 'red', 1, 'ZAR-ECLIPSE'],
  ['canicule', 'Canicule', 'red', 1, 'ZAR-CANICULE'],
  ['typhon', 'Typhon', 'red', 1, 'ZAR-TYPHON'],
  ['inondations', 'Inondations', 'red', 1, 'ZAR-INONDATIONS'],
];
test.each(rows)('ZAR-MAG-2 ZAR-MAG-3: %s, %s, %s, %i copies', (id, name, color, copies, rule) => {
  expect(cardOf(id)).toMatchObject({ id, name, color, copies, rule });
});

test('ZAR-MAT-3: forty cards, twenty red and twenty green, of sixteen kinds', () => {
  expect(cards.map((card) => card.id)).toEqual(CARD_IDS);
  expect(cards).toHaveLength(16);
  expect(copiesOf(cards)).toBe(40);
  for (const color of CARD_COLORS) expect(copiesOf(cards.filter((card) => card.color === color))).toBe(20);
});

test('names, rules and devices are unique', () => {
  for (const read of [(card: Card) => card.name, (card: Card) => card.rule, (card: Card) => CARD_TEXTS[card.id].device]) {
    expect(new Set(cards.map(read)).size).toBe(16);
  }
});

test('each card names a rule of the game, known moments and a known target', () => {
  for (const card of cards) {
    expect(ATOM_IDS).toContain(card.rule);
    for (const moment of card.moments) expect(CARD_MOMENTS).toContain(moment);
    expect(CARD_TARGETS).toContain(card.target);
    for (const { rules } of [...CARD_TEXTS[card.id].cannot, ...CARD_TEXTS[card.id].counters])
      for (const rule of rules) expect(IDS).toContain(rule);
  }
});

test('ZAR-MAG-4 ZAR-MAG-5: a red card waits for a turn, a green one for its moment', () => {
  for (const card of cards) {
    expect(card.moments.every((moment) => moment === 'before-any-turn' || moment === 'before-own-turn')).toBe(card.color === 'red');
  }
});

/** The booklet's last six cards, whom they deprive, and whether they wait for that people's own turn. */
const aimed: [rule: string, CardId, People, ownTurn: boolean][] = [
  ['ZAR-TREMBLEMENT', 'tremblement-de-terre', 'araignees', false],
  ['ZAR-RAZ', 'raz-de-maree', 'dragons', true],
  ['ZAR-ECLIPSE', 'eclipse', 'amazones', false],
  ['ZAR-CANICULE', 'canicule', 'moines', false],
  ['ZAR-TYPHON', 'typhon', 'ailes', true],
  ['ZAR-INONDATIONS', 'inondations', 'chevaliers', true],
];
test.each(aimed)('%s: %s deprives the %s, own turn only: %s', (rule, id, people, ownTurn) => {
  const card = cardOf(id);
  expect(card).toMatchObject({ rule, people, target: 'people' });
  expect(card.moments.includes('before-own-turn')).toBe(ownTurn);
});

test('ZAR-ILLUSION: it counters the four cards that name a place, and itself', () => {
  const turned = cards.filter((card) => CARD_TEXTS[card.id].counters.some((counter) => counter.card === 'vent-d-illusion'));
  expect(turned.map((card) => card.id)).toEqual([
    'vent-d-illusion',
    'vent-de-glace',
    'vent-de-folie',
    'vent-de-tempete',
    'vent-demoniaque',
  ]);
});

test('the face of a card has room for its words', () => {
  for (const card of cards) {
    expect(CARD_EFFECTS[card.id].length, card.id).toBeLessThanOrEqual(150);
    expect(CARD_TEXTS[card.id].when.length, card.id).toBeLessThanOrEqual(55);
    expect(CARD_TEXTS[card.id].device.length, card.id).toBeLessThanOrEqual(40);
  }
});

const piles: [string, readonly People[], number][] = [
  ['six peoples', PEOPLES, 40],
  ['five, without the Moines', ['ailes', 'amazones', 'araignees', 'chevaliers', 'dragons'], 39],
  ['four', ['ailes', 'amazones', 'dragons', 'moines'], 38],
  ['two', ['dragons', 'moines'], 36],
];
test.each(piles)('ZAR-MAG-10: the pile with %s', (_name, inPlay, size) => {
  expect(pileSize(inPlay)).toBe(size);
});

test('an unknown card is our fault', () => {
  expect(() => cardOf('vent-de-travers' as CardId)).toThrow('no card vent-de-travers');
});
