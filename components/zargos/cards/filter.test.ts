import { expect, test } from 'vitest';
import { percent } from '#engine/core/french.ts';
import { CARD_IDS, type CardId } from '#engine/zargos/data/cards.ts';
import { type Filter, formatFilter, NO_FILTER, parseFilter } from './filter.ts';
import { countSentence, letters, shownCards } from './shown-cards.ts';

const GREENS: CardId[] = ['vent-de-guerre', 'vent-de-terre', 'vent-d-ailleurs', 'vent-de-brume', 'vent-d-illusion'];

const rows: [name: string, filter: Partial<Filter>, shown: readonly CardId[]][] = [
  ['nothing chosen', {}, CARD_IDS],
  ['green', { color: 'green' }, GREENS],
  ['during my attacks', { moment: 'attacks' }, ['vent-de-terre', 'vent-d-ailleurs']],
  ['only before the turn of whom it aims at', { moment: 'before-own-turn' }, ['raz-de-maree', 'typhon', 'inondations']],
  ['a kingdom', { target: 'kingdom' }, ['vent-de-glace', 'vent-de-folie']],
  ['the Dragons, moved by a storm too', { people: 'dragons' }, ['vent-de-tempete', 'raz-de-maree']],
  ['accents left out', { text: 'eclipse' }, ['vent-d-illusion', 'eclipse']],
  ['straight apostrophe', { text: "vent d'ailleurs" }, ['vent-d-ailleurs']],
  ['no apostrophe', { text: 'vent d ailleurs' }, ['vent-d-ailleurs']],
  ['the beginning of a word, capitals', { text: 'INOND' }, ['inondations']],
  ['an id', { text: 'zar-folie' }, ['vent-de-folie']],
  ['a question', { text: 'empêcher le tir des Amazones' }, ['eclipse']],
  ['nothing like it', { text: 'mistral' }, []],
  [
    'red and of the sea',
    { color: 'red', text: 'mer' },
    ['vent-de-glace', 'vent-de-folie', 'vent-de-tempete', 'vent-de-mort', 'vent-demoniaque', 'raz-de-maree', 'typhon'],
  ],
];
test.each(rows)('%s', (_name, filter, shown) => {
  expect(shownCards({ ...NO_FILTER, ...filter }, [])).toEqual(shown);
});

test('only what may be played now', () => {
  expect(shownCards({ ...NO_FILTER, playable: true, color: 'red' }, ['vent-de-guerre', 'typhon'])).toEqual(['typhon']);
});

const links: [Partial<Filter>, string][] = [
  [{}, ''],
  [{ color: 'red', people: 'moines', playable: true }, 'couleur=rouge&peuple=moines&jouables=1'],
  [{ moment: 'before-fight', target: 'own-fight' }, 'quelle=avant-combat&cible=mon-combat'],
  [{ text: 'l’été & après' }, 'cherche=l%E2%80%99%C3%A9t%C3%A9%20%26%20apr%C3%A8s'],
];
test.each(links)('%j is « %s », both ways', (filter, query) => {
  expect(formatFilter({ ...NO_FILTER, ...filter })).toBe(query);
  expect(parseFilter(query)).toEqual({ filter: { ...NO_FILTER, ...filter }, refused: [] });
});

const bad: [string, string][] = [
  ['couleur=bleue', 'couleur attend verte, rouge, pas « bleue ».'],
  ['peuple=orcs', 'peuple attend ailes, amazones, araignees, chevaliers, dragons, moines, pas « orcs ».'],
  ['jouables=oui', 'jouables attend 1, pas « oui ».'],
  [`cherche=${'a'.repeat(81)}`, 'cherche prend 80 signes au plus, pas 81.'],
];
test.each(bad)('« %s » is said and left out', (query, because) => {
  expect(parseFilter(query)).toEqual({ filter: NO_FILTER, refused: [because] });
});

test('letters alone are compared', () => {
  expect(letters('  L’Œuf d’été : ÇA ! ')).toBe('l oeuf d ete ca');
});

const counts: [number, string][] = [
  [0, 'Aucune carte ne répond à ces choix.'],
  [1, '1 carte sur 16.'],
  [2, '2 cartes sur 16.'],
  [16, 'Les 16 cartes.'],
];
test.each(counts)('%i shown: %s', (shown, sentence) => {
  expect(countSentence(CARD_IDS.slice(0, shown))).toBe(sentence);
});

const chances: [number, string][] = [
  [0, '0 %'],
  [0.0001, 'moins de 0,1 %'],
  [0.025, '2,5 %'],
  [0.9, '90 %'],
  [0.9999, 'plus de 99,9 %'],
  [1, '100 %'],
];
test.each(chances)('%d is %s', (chance, shown) => {
  expect(percent(chance)).toBe(shown);
});
