import { expect, test } from 'vitest';
import { tablesOf } from './board/tables.ts';
import { VERBS } from './cli.ts';
import { BOARD } from './data/board.ts';
import { checkMoveQuestion } from './situation.ts';

const TABLES = tablesOf(BOARD);

const YELLOW = { color: 'jaune', at: 'galad-1' };
const GOOD = {
  pieces: [
    YELLOW,
    { color: 'bleu', at: 'dragon-du-lac', amulets: 1, seals: ['tirad'], held: true },
    { color: 'noir', at: 'boule-de-galad', waiting: true },
  ],
  ring: { bearer: 'jaune' },
  stones: ['tirad-8', 'exil-1'],
  goal: 2,
  options: { 'GRA-L-12': 'non' },
  mover: 'jaune',
};

test('a position from outside is read, with what it leaves out', () => {
  expect(checkMoveQuestion(TABLES, GOOD)).toEqual({
    ok: true,
    value: {
      position: {
        pieces: [
          { color: 'jaune', at: 'galad-1', amulets: 3, seals: [], held: false, waiting: false },
          { color: 'bleu', at: 'dragon-du-lac', amulets: 1, seals: ['tirad'], held: true, waiting: false },
          { color: 'noir', at: 'boule-de-galad', amulets: 3, seals: [], held: false, waiting: true },
        ],
        ring: { bearer: 'jaune' },
        stones: ['tirad-8', 'exil-1'],
        goal: 2,
        options: { 'GRA-L-12': 'non' },
      },
      mover: 'jaune',
    },
  });
});

const pieces = (...list: object[]) => ({ ...GOOD, pieces: list });
// biome-ignore format: a case a row
const rows: [name: string, input: unknown, because: string][] = [
  ['nothing', undefined, 'L’entrée attend un objet (champs pieces, ring, stones, goal, options, mover, bonus, to), pas rien.'],
  ['no pieces', { mover: 'jaune' }, 'pieces attend une liste de 1 à 6 chevaliers.'],
  ['an unknown point', pieces({ color: 'jaune', at: 'lune' }), 'pieces[0].at attend un point du plateau, comme « boule-de-galad », pas « lune ».'],
  ['an unknown colour', pieces({ color: 'rose', at: 'galad-1' }), 'pieces[0].color attend jaune, bleu, rouge, blanc, vert, noir, pas « rose ».'],
  ['GRA-MAT-1: a colour twice', pieces(YELLOW, { color: 'jaune', at: 'galad-2' }), 'pieces[1] : le chevalier jaune est placé deux fois (GRA-MAT-1).'],
  ['GRA-DEP-3: two on a point', pieces(YELLOW, { color: 'bleu', at: 'galad-1' }), 'pieces[1] : les chevaliers jaune et bleu sont tous deux sur « Galad 1 » (GRA-DEP-3).'],
  ['GRA-AMU-4: four amulets', pieces({ ...YELLOW, amulets: 4 }), 'pieces[0].amulets attend un nombre entier de 0 à 3, pas « 4 ».'],
  ['a seal of nowhere', pieces({ ...YELLOW, seals: ['lune'] }), 'pieces[0].seals attend une liste de royaumes (tirad, urgad, galad, elgad), ceux dont la cité a donné un sceau.'],
  [
    'GRA-MAT-1: seven seals of a city',
    pieces(
      { ...YELLOW, seals: ['tirad', 'tirad', 'tirad'] },
      { color: 'bleu', at: 'galad-2', seals: ['tirad', 'tirad', 'tirad', 'tirad'] },
    ),
    'pieces[1] : les chevaliers ont plus de 6 sceaux de Tirad, et la boîte n’en a pas davantage (GRA-MAT-1).',
  ],
  [
    'GRA-L-7: a seal twice, at a table that gives one only',
    { ...pieces({ ...YELLOW, seals: ['elgad', 'elgad'] }), options: { 'GRA-L-7': 'un-seul' } },
    'pieces[0] : à votre table le sceau d’Elgad ne se reçoit qu’une fois, et le chevalier jaune en a plusieurs (GRA-L-7).',
  ],
  [
    'GRA-DRA-2: a collar off the dragons',
    pieces({ ...YELLOW, held: true }),
    'pieces[0] : le chevalier jaune n’est sous carcan noir que sur un dragon, pas sur « Galad 1 » (GRA-DRA-2).',
  ],
  [
    'GRA-PREP-1: waiting elsewhere',
    pieces({ ...YELLOW, waiting: true }),
    'pieces[0] : le chevalier jaune n’attend son premier coup que sur la case de départ, pas sur « Galad 1 » (GRA-PREP-1).',
  ],
  ['GRA-PIE-2: on a stone', { ...pieces({ color: 'jaune', at: 'tirad-8' }) }, 'pieces[0] : une pierre-obstacle et le chevalier jaune sont tous deux sur « Tirad 8 » (GRA-PIE-2).'],
  ['GRA-PIE-3: a stone on a symbol', { ...GOOD, stones: ['dragon-du-lac'] }, 'stones[0] : « Dragon du Lac » ne reçoit jamais de pierre-obstacle (GRA-PIE-3).'],
  ['a stone twice', { ...GOOD, stones: ['tirad-8', 'tirad-8'] }, 'stones[1] : « Tirad 8 » est déjà dans la liste.'],
  ['GRA-MAT-1: seventeen stones', { ...GOOD, stones: new Array(17).fill('tirad-8') }, 'stones attend une liste de 16 points au plus, pas 17.'],
  ['the ring twice', { ...GOOD, ring: { at: 'tirad-1', bearer: 'jaune' } }, 'ring attend un point (at) ou un porteur (bearer), l’un des deux.'],
  ['the ring with nobody', { ...GOOD, ring: { bearer: 'rouge' } }, 'ring.bearer attend la couleur d’un chevalier parti du départ, pas « rouge ».'],
  ['GRA-ANN-1: the ring under a knight', { ...GOOD, ring: { at: 'galad-1' } }, 'ring.at : le chevalier jaune est sur « Galad 1 » avec l’anneau : il le porte donc (GRA-ANN-1).'],
  ['GRA-CIT-1: the ring on a symbol', { ...GOOD, ring: { at: 'cite-de-tirad' } }, 'ring.at : « Cité de Tirad » est un point symbolique, l’anneau n’y est jamais posé (GRA-CIT-1).'],
  ['GRA-L-15: the ring in exile', { ...GOOD, ring: { at: 'exil-2' } }, 'ring.at : « Exil 2 » est un point d’exil, l’anneau n’y est jamais posé (GRA-L-15).'],
  ['GRA-PIE-3: the ring under a stone', { ...GOOD, ring: { at: 'tirad-8' } }, 'ring.at : une pierre-obstacle et l’anneau sont tous deux sur « Tirad 8 » (GRA-PIE-3).'],
  ['a mover who is not there', { ...GOOD, mover: 'vert' }, 'mover attend la couleur d’un chevalier placé (jaune, bleu, noir), pas « vert ».'],
  [
    'GRA-DRA-3: a bonus off the dragons',
    { ...GOOD, bonus: { left: [] } },
    'bonus : on ne gagne de bonus que sur un dragon que l’on vient de battre, pas sur « Galad 1 » (GRA-DRA-3).',
  ],
  ['GRA-BUT-1: four seals', { ...GOOD, goal: 4 }, 'goal attend 3 ou 2, pas « 4 ».'],
];
test.each(rows)('refused: %s', (_name, input, because) => {
  expect(checkMoveQuestion(TABLES, input)).toMatchObject({ ok: false, because });
});

test('GRA-ANN-1: a knight on Tirad’s ball has the ring, where none is said to lie elsewhere', () => {
  const checked = checkMoveQuestion(TABLES, { pieces: [{ color: 'vert', at: 'boule-de-tirad' }], mover: 'vert' });
  expect(checked.ok && checked.value.position.ring).toEqual({ bearer: 'vert' });
});

test('knights share a city where the table says so (GRA-L-24)', () => {
  const shared = {
    pieces: [
      { color: 'jaune', at: 'cite-d-elgad' },
      { color: 'bleu', at: 'cite-d-elgad' },
    ],
    mover: 'jaune',
  };
  expect(checkMoveQuestion(TABLES, shared).ok).toBe(false);
  expect(checkMoveQuestion(TABLES, { ...shared, options: { 'GRA-L-24': 'partage' } }).ok).toBe(true);
});

test('the moves verb lists a knight’s moves, or judges one', () => {
  const all = VERBS.moves({ pieces: [YELLOW], mover: 'jaune' });
  expect(all).toMatchObject({ ok: true, value: { from: 'galad-1', stay: false } });
  const one = VERBS.moves({ pieces: [YELLOW], mover: 'jaune', to: 'galad-2' });
  expect(one).toEqual({ ok: true, value: { ok: true, walks: [['galad-2']] } });
});
