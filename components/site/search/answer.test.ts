import { expect, test } from 'vitest';
import { plain } from '#components/base/typography.ts';
import { textPieces, titlePieces } from './Answers.tsx';
import { answerQuery, NO_MARKS, nearFirst } from './answer.ts';
import { type BookFile, type Pagefind, searchBookOf } from './book.ts';
import { readingOf } from './reading.ts';
import type { Finding } from './records.ts';
import { byId, missingId } from './words/ids.ts';
import { rowsOf, startOf } from './words/lexicon.ts';

const finding = (id: string, title: string, text: string, questions: string[] = []): Finding => ({
  id,
  game: 'zargos',
  kind: id.includes('-L-') ? 'litige' : 'regle',
  title,
  text,
  url: `x/#${id}`,
  questions,
  chapter: '',
  sentences: [],
  readings: [],
});

const FINDINGS = [
  finding('ZAR-COM-3', 'Les lancers', 'Un camp lance un dé de un à trois pions.', ['combien de dés']),
  finding('ZAR-COM-4', 'Les pertes', 'On additionne ses dés, combien que ce soit, et l’on divise.'),
  finding('ZAR-L-8', 'Trois dés au plus ?', 'Le Vent de Guerre peut porter à quatre dés.'),
  finding('ZAR-GUERRE', 'Vent de Guerre', 'Un dé de plus.'),
  finding('ZAR-GLACE', 'Vent de Glace', 'Un royaume gelé, nul Chevalier n’y bouge.'),
];

const READINGS = FINDINGS.map(readingOf);
const FILE: BookFile = { ids: FINDINGS.map(({ id }) => `fr_${id}`), words: rowsOf(READINGS), french: 'glane guette' };

/** A stand-in that, as Pagefind does at worst, answers by whatever begins like the word; last records first. */
const PAGEFIND: Pagefind = {
  search: async (asked) => ({
    results: READINGS.map(({ pieces }, at) => ({
      id: FILE.ids[at] ?? '',
      words: pieces.flatMap(({ words }, place) => (words.some(({ root }) => startOf(root) === startOf(asked)) ? [place, place] : [])),
    })).reverse(),
  }),
};

const book = searchBookOf(FINDINGS, FILE, PAGEFIND);
const idsFor = async (query: string, literal = false) => (await answerQuery(query, book, literal)).hits.map((hit) => hit.finding.id);

test.each([
  ['ZAR-COM-3', ['ZAR-COM-3']],
  ['zar com 3', ['ZAR-COM-3']],
  ['com 3', ['ZAR-COM-3']],
  ['com-3', ['ZAR-COM-3']],
  ['L-8', ['ZAR-L-8']],
  ['litige 8', ['ZAR-L-8']],
  ['Litige n° 8', ['ZAR-L-8']],
  ['zar-guerre', ['ZAR-GUERRE']],
  ['guerre', []],
  ['3', []],
  ['', []],
])('the id %s', (query, ids) => {
  expect(byId(query, FINDINGS).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['ZAR-COM-99', 'ZAR-COM-99', 'ZAR-COM-4'],
  ['zar com 1', 'ZAR-COM-1', 'ZAR-COM-3'],
  ['com 99', 'COM-99', 'ZAR-COM-4'],
  ['litige 12', 'L-12', 'ZAR-L-8'],
  ['ZAR-CMO-3', 'ZAR-CMO-3', 'ZAR-COM-3'],
  ['zar-guere', 'ZAR-GUERE', 'ZAR-GUERRE'],
])('%s is an id that nothing bears: it says so and names the nearest', async (query, id, nearest) => {
  const { missing, hits } = await answerQuery(query, book);
  expect(missing?.id).toBe(id);
  expect(missing?.nearest.id).toBe(nearest);
  expect(hits.map((hit) => hit.finding.id)).toEqual([nearest]);
});

test.each(['quatre dés', '7 pions', 'vent 3', 'ZAR-COM-3', 'abracadabra'])('« %s » is not a missing id', (query) => {
  expect(byId(query, FINDINGS).length > 0 || missingId(query, FINDINGS) === undefined).toBe(true);
});

test('a question somebody wrote down comes before a text that holds its words', async () => {
  expect((await idsFor('Combien de dés ?')).slice(0, 2)).toEqual(['ZAR-COM-3', 'ZAR-COM-4']);
});

test('a title comes before a text', async () => {
  expect((await idsFor('vent de guerre')).slice(0, 2)).toEqual(['ZAR-GUERRE', 'ZAR-L-8']);
});

test('an id is answered by its rule alone', async () => {
  expect(await idsFor('com 4')).toEqual(['ZAR-COM-4']);
});

test('Pagefind’s other finds are left out; when it finds less than the book holds, it is no answer', async () => {
  expect((await book.entriesOf('glace')).map(({ record, at }) => [record, ...at])).toEqual([[4, 9]]);
  const cut = searchBookOf(FINDINGS, FILE, { search: async () => ({ results: [] }) });
  await expect(cut.entriesOf('glace')).rejects.toThrow('« glace »');
});

test('nonsense finds nothing', async () => {
  expect(await idsFor('abracadabra')).toEqual([]);
  expect(await idsFor('  ')).toEqual([]);
});

test('a word that the book does not know is taken for its nearest, and said, unless it is wanted as typed', async () => {
  expect(await answerQuery('un chevaillier', book)).toMatchObject({ understood: 'chevalier', missing: undefined });
  expect(await idsFor('un chevaillier')).toEqual(['ZAR-GLACE']);
  expect((await answerQuery('un chevalié', book)).understood).toBe('chevalier');
  expect((await answerQuery('vent de glasse', book)).understood).toBe('vent glace');
  expect((await answerQuery('chevaliers', book)).understood).toBeUndefined();
  expect(await answerQuery('un chevaillier', book, true)).toMatchObject({ hits: [], understood: undefined });
});

test('a word being typed finds those that begin so, in silence', async () => {
  expect(await answerQuery('addit', book)).toMatchObject({ understood: undefined, hits: [{ finding: { id: 'ZAR-COM-4' } }] });
  expect(await answerQuery('chev', book)).toMatchObject({ understood: undefined, hits: [{ finding: { id: 'ZAR-GLACE' } }] });
});

test('what matched is marked, in the text and in the title, with our typography', async () => {
  const [hit] = (await answerQuery('quatre dés ?', book)).hits;
  if (!hit) throw new Error('no hit');
  const shown = (pieces: readonly { text: string; marked: boolean }[]) =>
    pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
  expect(shown(textPieces(hit))).toBe('Le Vent de Guerre peut porter à [quatre] [dés.]');
  expect(shown(titlePieces(hit))).toBe('Trois [dés] au plus\u202f?');
});

test('a long text is cut around what matched', () => {
  const text = Array.from({ length: 200 }, (_, at) => `m${at}`).join(' ');
  const hit = { finding: finding('ZAR-X-1', 'Long', text), marks: new Map([[60, { word: 0, worth: 1 }]]), share: 1 };
  const pieces = textPieces(hit);
  expect(pieces[0]?.text).toBe('…');
  expect(pieces.at(-1)?.text).toBe(' …');
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(['m60']);
});

test('what is shown ends with its sentence, and with the « Mais » that turns it over', () => {
  const words = (length: number, name: string) => Array.from({ length }, (_, at) => `${name}${at}`).join(' ');
  const text = `${words(38, 'a')}. Mais ${words(5, 'b')}. ${words(60, 'c')}.`;
  const shown = textPieces({ finding: finding('ZAR-X-1', 'Long', text), marks: new Map([[1, { word: 0, worth: 1 }]]), share: 1 });
  expect(shown.map((piece) => piece.text).join('')).toBe(`${words(38, 'a')}. Mais ${words(5, 'b')}. …`);
});

test('what is shown is where most of the query stands, each of its words once', () => {
  const words = (length: number, name: string) => Array.from({ length }, (_, at) => `${name}${at}`).join(' ');
  const text = `pion pion pion pion ${words(60, 'a')}. Un pion dans la cité.`;
  const marks = new Map([0, 1, 2, 3, 65, 68].map((at) => [at, at === 68 ? { word: 1, worth: 0.5 } : { word: 0, worth: 1 }]));
  const shown = textPieces({ finding: finding('ZAR-X-1', 'Long', text), marks, share: 1 });
  expect(shown.map((piece) => piece.text).join('')).toBe('… Un pion dans la cité.');
});

test('a row of a table is shown whole, and those after it that are near', () => {
  const words = Array.from({ length: 25 }, (_, at) => `a${at}`).join(' ');
  const text = `${words}. Joueurs : 4 : 6 : 7 ; Seuil : 8 : 7 : 6 ; Points : 9 : 8 : 7 ; ${words}.`;
  const shown = textPieces({ finding: finding('ORC-X-1', 'Long', text), marks: new Map([[27, { word: 0, worth: 1 }]]), share: 1 });
  expect(plain(shown.map((piece) => piece.text).join(''))).toBe(
    `${words}. Joueurs : 4 : 6 : 7 ; Seuil : 8 : 7 : 6 ; Points : 9 : 8 : 7 ; …`,
  );
});

test('on the page of a game its answers come first when they say nearly as much, each game keeping its order', () => {
  const hits = FINDINGS.slice(0, 4).map((one, at) => ({
    finding: { ...one, game: at % 2 === 0 ? 'zargos' : 'orc' } as Finding,
    marks: NO_MARKS,
    share: at === 3 ? 0.4 : 1,
  }));
  const ids = (game: 'orc' | 'zargos' | undefined) => nearFirst(hits, game).map(({ finding: { id } }) => id);
  expect(ids('orc')).toEqual(['ZAR-COM-4', 'ZAR-COM-3', 'ZAR-L-8', 'ZAR-GUERRE']);
  expect(ids(undefined)).toEqual(hits.map(({ finding: { id } }) => id));
  const best = hits.map((hit, at) => ({ ...hit, share: at === 1 ? 0.4 : 1 }));
  expect(nearFirst(best, 'orc').map(({ finding: { id } }) => id)).toEqual(['ZAR-COM-4', 'ZAR-GUERRE', 'ZAR-COM-3', 'ZAR-L-8']);
});

test('a rule just under a dispute about it stands before it', async () => {
  const asked = 'trois dés, vent de guerre';
  expect((await idsFor(asked)).slice(0, 2)).toEqual(['ZAR-L-8', 'ZAR-GUERRE']);
  const told = FINDINGS.map((one) => (one.id === 'ZAR-GUERRE' ? { ...one, readings: [{ id: 'ZAR-L-8', texts: {} }] } : one));
  const { hits } = await answerQuery(asked, searchBookOf(told, FILE, PAGEFIND));
  expect(hits.slice(0, 2).map(({ finding: { id } }) => id)).toEqual(['ZAR-GUERRE', 'ZAR-L-8']);
});
