import { expect, test } from 'vitest';
import { answer, byId, type Library, nearFirst } from './answer.ts';
import { textPieces, titlePieces } from './excerpt.ts';
import { type Finding, indexedParts } from './records.ts';
import { closeness, indexed } from './words.ts';

const finding = (id: string, title: string, text: string, questions: string[] = []): Finding => ({
  id,
  game: 'zargos',
  kind: id.includes('-L-') ? 'litige' : 'regle',
  title,
  text,
  url: `x/#${id}`,
  questions,
});

const FINDINGS = [
  finding('ZAR-COM-3', 'Les lancers', 'Un camp lance un dé de un à trois pions.', ['combien de dés']),
  finding('ZAR-COM-4', 'Les pertes', 'On additionne ses dés, combien que ce soit, et l’on divise.'),
  finding('ZAR-L-8', 'Trois dés au plus ?', 'Le Vent de Guerre peut porter à quatre dés.'),
  finding('ZAR-GUERRE', 'Vent de Guerre', 'Un dé de plus.'),
];

/** A stand-in that finds whole words and their relatives, each worth one. */
const library: Library = {
  findings: FINDINGS,
  urls: Object.fromEntries(FINDINGS.map(({ url }, at) => [`fr_${at}`, url])),
  pagefind: {
    search: async (word) => ({
      results: FINDINGS.map((record, at) => ({
        id: `fr_${at}`,
        score: 1,
        words: indexed(indexedParts(record).join(' '))
          .split(/\s+/)
          .flatMap((text, position) => (closeness(word, text) > 0 ? [position] : [])),
      })).filter(({ words }) => words.length > 0),
    }),
  },
};

const idsFor = async (query: string) => (await answer(query, library)).map((hit) => hit.finding.id);

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

test('a question somebody wrote down comes before a text that holds its words', async () => {
  expect(await idsFor('Combien de dés ?')).toEqual(['ZAR-COM-3', 'ZAR-COM-4']);
});

test('a title comes before a text', async () => {
  expect(await idsFor('vent de guerre')).toEqual(['ZAR-GUERRE', 'ZAR-L-8']);
});

test('an id is answered by its rule alone', async () => {
  expect(await idsFor('com 4')).toEqual(['ZAR-COM-4']);
});

test('nonsense finds nothing', async () => {
  expect(await idsFor('abracadabra')).toEqual([]);
  expect(await idsFor('  ')).toEqual([]);
});

test('what matched is marked, in the text and in the title, with our typography', async () => {
  const [hit] = await answer('quatre dés ?', library);
  if (!hit) throw new Error('no hit');
  const shown = (pieces: readonly { text: string; marked: boolean }[]) =>
    pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
  expect(shown(textPieces(hit))).toBe('Le Vent de Guerre peut porter à [quatre] [dés.]');
  expect(shown(titlePieces(hit))).toBe('Trois [dés] au plus\u202f?');
});

test('a long text is cut around what matched', () => {
  const text = Array.from({ length: 100 }, (_, at) => `m${at}`).join(' ');
  const hit = { finding: finding('ZAR-X-1', 'Long', text), marks: new Set([60]) };
  const pieces = textPieces(hit);
  expect(pieces[0]?.text).toBe('…');
  expect(pieces.at(-1)?.text).toBe(' …');
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(['m60']);
});

test('on the page of a game its answers come first, each game keeping its order', () => {
  const hits = FINDINGS.map((one, at) => ({
    finding: { ...one, game: at % 2 === 0 ? 'zargos' : 'orc' } as Finding,
    marks: new Set<number>(),
  }));
  const ids = (game: 'orc' | 'zargos' | undefined) => nearFirst(hits, game).map(({ finding: { id } }) => id);
  expect(ids('orc')).toEqual(['ZAR-COM-4', 'ZAR-GUERRE', 'ZAR-COM-3', 'ZAR-L-8']);
  expect(ids(undefined)).toEqual(FINDINGS.map(({ id }) => id));
});
