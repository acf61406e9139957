import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablesOf } from './board/tables.ts';
import { BOARD } from './data/board.ts';
import { DEFAULT_QUESTION, formatQuestion, MAX_QUERY, parseQuestion, QUESTION_KEYS } from './notation.ts';
import { drawn } from './rules/drawn.ts';
import { checkMoveQuestion, type MoveQuestion } from './situation.ts';
import { arbitraryPosition } from './testing/arbitrary.ts';

const TABLES = tablesOf(BOARD);

const WHOLE: MoveQuestion = {
  position: drawn(
    {
      jaune: ['dragon-de-la-herse', { amulets: 2 }],
      bleu: ['dragon-du-lac', { amulets: 1, seals: ['tirad', 'tirad', 'urgad'], held: true }],
      noir: ['boule-de-galad', { waiting: true }],
    },
    { ring: { at: 'tirad-8' }, stones: ['exil-1', 'urgad-3'], goal: 2, options: { 'GRA-L-12': 'non' } },
  ),
  mover: 'jaune',
  bonus: { left: ['tirad-9', 'tirad-14'] },
  to: 'tirad-13',
};
const LINK =
  'v=1&joue=jaune&jaune=dragon-de-la-herse.2&bleu=dragon-du-lac.1.tirad.tirad.urgad.carcan&noir=boule-de-galad.3.attend&anneau=tirad-8&pierres=exil-1.urgad-3&but=2&bonus=tirad-9.tirad-14&vers=tirad-13&GRA-L-12=non';

test('a position is a link, and back', () => {
  expect(formatQuestion(WHOLE)).toBe(LINK);
  expect(parseQuestion(TABLES, `?${LINK}`)).toEqual({ question: WHOLE, refused: [] });
  expect([...new URLSearchParams(LINK).keys()].every((key) => QUESTION_KEYS.includes(key))).toBe(true);
});

test('a prefix leaves room for others', () => {
  expect(parseQuestion(TABLES, `x=1&${formatQuestion(WHOLE, 'p-')}`, 'p-').question).toEqual(WHOLE);
});

test('the default can be played, and is the link without knights', () => {
  const { position, mover } = DEFAULT_QUESTION;
  expect(checkMoveQuestion(TABLES, { ...position, mover })).toEqual({ ok: true, value: DEFAULT_QUESTION });
  expect(parseQuestion(TABLES, '')).toEqual({ question: DEFAULT_QUESTION, refused: [] });
});

test('any position is its own link’s', () => {
  fc.assert(
    fc.property(arbitraryPosition, (position) => {
      const mover = position.pieces[0]?.color;
      if (!mover || !checkMoveQuestion(TABLES, { ...position, mover }).ok) return;
      const question = { position: { ...position, pieces: [...position.pieces] }, mover };
      const parsed = parseQuestion(TABLES, formatQuestion(question));
      expect(parsed.refused).toEqual([]);
      expect(formatQuestion(parsed.question)).toBe(formatQuestion(question));
    }),
    { numRuns: 100, seed: 19900101 },
  );
});

const rows: [name: string, query: string, refused: string[], kept: string][] = [
  [
    'an unknown point',
    'jaune=lune&bleu=galad-1',
    [
      'pieces[0].at attend un point du plateau, comme « boule-de-galad », pas « lune ».',
      'mover attend la couleur d’un chevalier placé (bleu), pas « jaune ».',
    ],
    formatQuestion(DEFAULT_QUESTION),
  ],
  [
    'an unknown word',
    'jaune=galad-1.2.lune',
    ['jaune attend un point, des amulettes, puis tirad, urgad, galad, elgad, carcan, attend, pas « lune ».'],
    'v=1&joue=jaune&jaune=galad-1.2&anneau=boule-de-tirad',
  ],
  [
    'a bonus off the dragons',
    'jaune=galad-1&bonus=0',
    ['bonus : on ne gagne de bonus que sur un dragon que l’on vient de battre, pas sur « Galad 1 » (GRA-DRA-3).'],
    'v=1&joue=jaune&jaune=galad-1&anneau=boule-de-tirad',
  ],
  [
    'another version',
    'v=2&jaune=galad-1',
    ['Ce lien est écrit dans une version inconnue, « 2 » au lieu de 1. La position par défaut le remplace.'],
    formatQuestion(DEFAULT_QUESTION),
  ],
  [
    'too long',
    'x'.repeat(MAX_QUERY + 1),
    ['Ce lien est trop long : 2000 caractères au plus. La position par défaut le remplace.'],
    formatQuestion(DEFAULT_QUESTION),
  ],
];
test.each(rows)('a bad link says so and keeps the rest: %s', (_name, query, refused, kept) => {
  const parsed = parseQuestion(TABLES, query);
  expect(parsed.refused).toEqual(refused);
  expect(formatQuestion(parsed.question)).toBe(kept);
});
