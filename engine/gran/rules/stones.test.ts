import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import { STONES } from '../data/box.ts';
import { arbitraryPosition } from '../testing/arbitrary.ts';
import type { Position } from '../types.ts';
import { drawn } from './drawn.ts';
import { judgeStone, judgeSword, ringCut, stonePoints, swordPoints } from './stones.ts';

const TABLES = tablesOf(BOARD);

/** The yellow knight stands in the fields of Galad, the ring on the Borne du Nord, which two points join to the rest. */
const NORTH = drawn({ jaune: 'galad-9' }, { ring: { at: 'borne-du-nord' }, stones: ['tirad-2'] });

type Row = [name: string, position: Position, at: string, refused: [rule: string, because: string] | undefined];
// biome-ignore format: a case a row
const rows: Row[] = [
  ['GRA-PIE-1: on a free black point', NORTH, 'galad-8', undefined],
  ['GRA-PIE-1, GRA-L-22: on a free white point', NORTH, 'exil-1', undefined],
  [
    'GRA-L-22: not on a white point, at some tables',
    { ...NORTH, options: { 'GRA-L-22': 'non' } },
    'exil-1',
    ['GRA-L-22', 'À votre table les points d’exil restent ouverts : pas de pierre-obstacle sur « Exil 1 ».'],
  ],
  ['GRA-PIE-3: not on a symbol', NORTH, 'dragon-du-lac', ['GRA-PIE-3', '« Dragon du Lac » est un point symbolique : aucune pierre-obstacle ne s’y pose.']],
  [
    'GRA-CRI-1, GRA-PIE-3: never on a crystal ball',
    NORTH,
    'boule-de-tirad',
    ['GRA-CRI-1', '« Boule de Tirad » est une boule de cristal : elle ne reçoit jamais de pierre-obstacle.'],
  ],
  ['GRA-PIE-1: not on another stone', NORTH, 'tirad-2', ['GRA-PIE-1', '« Tirad 2 » porte déjà une pierre-obstacle : il faut un point libre.']],
  ['GRA-PIE-1: not on a knight', NORTH, 'galad-9', ['GRA-PIE-1', '« Galad 9 » n’est pas libre : le chevalier jaune s’y trouve.']],
  ['GRA-PIE-3: not on the ring', NORTH, 'borne-du-nord', ['GRA-PIE-3', 'L’anneau est sur « Borne du Nord » : aucune pierre-obstacle ne s’y pose.']],
  [
    'GRA-PIE-3, GRA-L-5: not so as to cut the ring off',
    NORTH,
    'col-du-nord',
    ['GRA-PIE-3', 'La pierre sur « Col du Nord » ôterait au chevalier jaune tout chemin vers l’anneau, avec celle de « Tirad 2 ».'],
  ],
  ['GRA-L-5: a dragon is a way', drawn({ jaune: 'galad-9' }, { ring: { at: 'nid-des-dragons' } }), 'urgad-7', undefined],
  ['GRA-L-5: even for who has no amulet', drawn({ jaune: ['galad-9', { amulets: 0 }] }, { ring: { at: 'nid-des-dragons' } }), 'urgad-7', undefined],
  [
    'GRA-PIE-3, GRA-L-5: one knight who loses every way is enough',
    drawn({ jaune: 'col-du-nord', rouge: 'galad-1', vert: 'galad-2' }, { ring: { at: 'borne-du-nord' }, stones: ['tirad-2', 'urgad-1'] }),
    'col-du-nord',
    ['GRA-PIE-1', '« Col du Nord » n’est pas libre : le chevalier jaune s’y trouve.'],
  ],
  [
    'GRA-PIE-3: the way of another is not his',
    drawn(
      { jaune: 'col-du-nord', rouge: 'galad-1', vert: 'galad-2' },
      { ring: { at: 'borne-du-nord' }, stones: ['tirad-2', 'urgad-5', 'urgad-2'] },
    ),
    'urgad-6',
    undefined,
  ],
  ['GRA-L-5: who was walled in before loses nothing', drawn({ jaune: 'galad-9' }, { ring: { at: 'borne-du-nord' }, stones: ['tirad-2', 'col-du-nord'] }), 'galad-8', undefined],
  ['GRA-L-26: a city may be walled in', drawn({ jaune: 'galad-9' }, { stones: ['tirad-4'] }), 'tirad-5', undefined],
  [
    'GRA-L-26: not at some tables',
    drawn({ jaune: 'galad-9' }, { stones: ['tirad-4'], options: { 'GRA-L-26': 'non' } }),
    'tirad-5',
    [
      'GRA-L-26',
      'À votre table une pierre ne mure personne : celle de « Tirad 5 » ôterait au chevalier jaune tout chemin vers « Cité de Tirad ».',
    ],
  ],
  ['GRA-L-26: a knight may be walled in', drawn({ jaune: 'poterne-de-l-est' }, { stones: ['tirad-15'], ring: { bearer: 'jaune' } }), 'digue-de-l-est', undefined],
  [
    'GRA-PIE-3: the ring is where its bearer is',
    drawn({ jaune: 'poterne-de-l-est', bleu: 'galad-9' }, { stones: ['tirad-15'], ring: { bearer: 'jaune' } }),
    'digue-de-l-est',
    ['GRA-PIE-3', 'La pierre sur « Digue de l’Est » ôterait au chevalier bleu tout chemin vers l’anneau, avec celle de « Tirad 15 ».'],
  ],
];
test.each(rows)('%s', (_name, position, at, refused) => {
  const verdict = judgeStone(TABLES, position, at);
  expect(verdict).toEqual(refused ? { ok: false, rule: refused[0], because: refused[1] } : { ok: true });
});

test('GRA-PIE-1: sixteen stones empty the reserve', () => {
  const sixteen = BOARD.points.flatMap(({ id, kind, kingdom }) => (kind === 'black' && kingdom === 'elgad' ? [id] : [])).slice(0, STONES);
  expect(sixteen).toHaveLength(16);
  const position = drawn({ jaune: 'galad-9' }, { stones: sixteen });
  expect(judgeStone(TABLES, position, 'galad-8')).toEqual({
    ok: false,
    rule: 'GRA-PIE-1',
    because: 'Les 16 pierres-obstacle sont sur le plateau : la réserve est vide.',
  });
  expect(stonePoints(TABLES, position)).toEqual([]);
});

test('GRA-PIE-3: the cut is shown: who loses the way, the pocket, and the stones that close it', () => {
  expect(ringCut(TABLES, NORTH, 'col-du-nord')).toEqual({
    cuts: true,
    ring: 'borne-du-nord',
    losers: ['jaune'],
    walledBefore: [],
    ways: [],
    pocket: ['borne-du-nord'],
    wall: ['tirad-2', 'col-du-nord'],
  });
  const pocket = ringCut(
    TABLES,
    drawn(
      { jaune: 'galad-9', vert: 'pierre-du-col' },
      { ring: { at: 'borne-du-nord' }, stones: ['tirad-2', 'urgad-1', 'urgad-6', 'urgad-7', 'tirad-6'] },
    ),
    'tirad-11',
  );
  expect(pocket.cuts).toBe(false);
});

test('GRA-PIE-3, GRA-L-5: a knight in the pocket keeps his way, and a dragon on the only way is told', () => {
  const position = drawn(
    { jaune: 'galad-9', vert: ['nid-des-dragons', { amulets: 0 }] },
    { ring: { at: 'borne-du-nord' }, stones: ['tirad-2', 'urgad-1', 'urgad-6'] },
  );
  const cut = ringCut(TABLES, position, 'urgad-7');
  expect([cut.cuts, cut.losers]).toEqual([true, ['jaune']]);
  expect(cut.ways).toEqual([
    {
      color: 'vert',
      path: ['nid-des-dragons', 'dragon-de-la-corniche', 'pierre-du-col', 'col-du-nord', 'borne-du-nord'],
      needsDragon: true,
    },
  ]);
  expect(cut.pocket).toEqual(
    ['dragon-de-la-corniche', 'borne-du-nord', 'pierre-du-col', 'nid-des-dragons', 'col-du-nord'].sort((a, b) => at(a) - at(b)),
  );
  expect(cut.wall).toEqual(['tirad-2', 'urgad-1', 'urgad-6', 'urgad-7']);
});

const at = (id: string): number => BOARD.points.findIndex((point) => point.id === id);

// biome-ignore format: a case a row
const swordRows: [name: string, position: Position, from: string, to: string, refused: [rule: string, because: string] | undefined][] = [
  ['GRA-PIE-4: to a free point', NORTH, 'tirad-2', 'galad-8', undefined],
  ['GRA-PIE-4: lifting the stone reopens its way', NORTH, 'tirad-2', 'col-du-nord', undefined],
  ['GRA-PIE-4: not onto the point where it lies', NORTH, 'tirad-2', 'tirad-2', ['GRA-PIE-1', '« Tirad 2 » porte déjà une pierre-obstacle : il faut un point libre.']],
  ['GRA-PIE-4: only a stone', NORTH, 'tirad-3', 'galad-8', ['GRA-PIE-4', 'Aucune pierre-obstacle n’est posée sur « Tirad 3 » : il n’y a rien à déplacer.']],
  [
    'GRA-L-17: without a stone on the board nothing happens',
    drawn({ jaune: 'galad-9' }),
    'tirad-2',
    'galad-8',
    ['GRA-L-17', 'Le plateau ne porte aucune pierre-obstacle : la pierre à l’épée ne fait rien.'],
  ],
  [
    'GRA-L-16, GRA-PIE-4: nor may it cut the ring off',
    { ...NORTH, stones: ['tirad-2', 'galad-8'] },
    'galad-8',
    'col-du-nord',
    ['GRA-PIE-3', 'La pierre sur « Col du Nord » ôterait au chevalier jaune tout chemin vers l’anneau, avec celle de « Tirad 2 ».'],
  ],
  ['GRA-L-16: but at some tables', { ...NORTH, stones: ['tirad-2', 'galad-8'], options: { 'GRA-L-16': 'non' } }, 'galad-8', 'col-du-nord', undefined],
  [
    'GRA-L-16: never on the ring',
    { ...NORTH, options: { 'GRA-L-16': 'non' } },
    'tirad-2',
    'borne-du-nord',
    ['GRA-PIE-3', 'L’anneau est sur « Borne du Nord » : aucune pierre-obstacle ne s’y pose.'],
  ],
  ['GRA-PIE-4: not onto a symbol', NORTH, 'tirad-2', 'pierre-du-col', ['GRA-PIE-3', '« Pierre du Col » est un point symbolique : aucune pierre-obstacle ne s’y pose.']],
];
test.each(swordRows)('%s', (_name, position, from, to, refused) => {
  expect(judgeSword(TABLES, position, from, to)).toEqual(refused ? { ok: false, rule: refused[0], because: refused[1] } : { ok: true });
});

/** Islands of points by merging the two ends of each line that no stone touches: nothing in common with the engine's search. */
function islands(stones: readonly string[]): ReadonlyMap<string, string> {
  const name = new Map(BOARD.points.map(({ id }) => [id, id]));
  for (const { a, b } of BOARD.lines) {
    if (stones.includes(a) || stones.includes(b)) continue;
    const [from, to] = [name.get(b), name.get(a)];
    if (from === to || from === undefined || to === undefined) continue;
    for (const [id, island] of name) if (island === from) name.set(id, to);
  }
  return name;
}

test('GRA-PIE-3, GRA-L-5: a stone cuts the ring off when it takes a knight from the ring’s island, and only then', () => {
  fc.assert(
    fc.property(arbitraryPosition, fc.nat(1000), (position, pick) => {
      const before = islands(position.stones);
      const free = BOARD.points.filter(({ id, kind }) => ['black', 'exile'].includes(kind) && !position.stones.includes(id));
      const { ring } = position;
      const bearer = 'bearer' in ring ? ring.bearer : undefined;
      const seat = 'at' in ring ? ring.at : (position.pieces.find(({ color }) => color === bearer)?.at ?? '');
      const stone = free[pick % free.length]?.id ?? '';
      if (stone === seat || position.pieces.some((piece) => piece.at === stone)) return;
      const after = islands([...position.stones, stone]);
      const isWith = (map: ReadonlyMap<string, string>, id: string) => map.get(id) === map.get(seat);
      const losers = position.pieces
        .filter((piece) => piece.color !== bearer && isWith(before, piece.at) && !isWith(after, piece.at))
        .map(({ color }) => color);
      const cut = ringCut(TABLES, position, stone);
      expect(cut.losers).toEqual(losers);
      expect(cut.pocket).toEqual(
        BOARD.points.map(({ id }) => id).filter((id) => isWith(after, id) && id !== stone && !position.stones.includes(id)),
      );
      const without = islands([...position.stones, stone].filter((one) => !cut.wall.includes(one)));
      if (cut.cuts)
        expect(
          losers.every((color) => position.pieces.some((piece) => piece.color === color && without.get(piece.at) === without.get(seat))),
        ).toBe(true);
      for (const way of cut.ways) for (const id of way.path) expect(id === stone || position.stones.includes(id)).toBe(false);
    }),
    { numRuns: 150, seed: 19900101 },
  );
});

test('GRA-PIE-4: where a sword may move a stone is where one may be laid without it, the same point left out', () => {
  const position = { ...NORTH, stones: ['tirad-2', 'galad-8'] };
  const bare = { ...NORTH, stones: ['tirad-2'] };
  expect(swordPoints(TABLES, position, 'galad-8')).toEqual(stonePoints(TABLES, bare).filter((id) => id !== 'galad-8'));
});
