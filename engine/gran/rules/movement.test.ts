import { expect, test } from 'vitest';
import { tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import { openingOf } from '../setup.ts';
import type { Bonus, Color, Position } from '../types.ts';
import { judgeMove, movesOf } from './destinations.ts';
import { drawn } from './drawn.ts';

const TABLES = tablesOf(BOARD);

/** « galad-5 > galad-3 » for each way, or the rule that refuses. */
function told(position: Position, color: Color, to: string, bonus?: Bonus): string {
  const access = judgeMove(TABLES, position, color, to, bonus);
  if (!access.ok) {
    expect(access.because).toMatch(/^[\p{Lu}«].*\.$/u);
    return access.rule;
  }
  return access.walks.map((walk) => walk.join(' > ')).join(' | ');
}

type Row = [name: string, position: Position, to: string, expected: string];

/** The yellow knight moves. */
// biome-ignore format: a case a row
const rows: Row[] = [
  ['GRA-DEP-1: one point', drawn({ jaune: 'galad-12' }), 'pierre-du-moulin', 'pierre-du-moulin'],
  ['GRA-DEP-1: two points, turning', drawn({ jaune: 'galad-12' }), 'galad-13', 'pierre-du-moulin > galad-13'],
  ['GRA-DEP-1: three points are too far', drawn({ jaune: 'galad-12' }), 'galad-17', 'GRA-DEP-1'],
  ['GRA-DEP-1: two ways to a corner', drawn({ jaune: 'galad-1' }), 'pierre-des-quatre-champs', 'galad-2 > pierre-des-quatre-champs | galad-4 > pierre-des-quatre-champs'],
  ['GRA-DEP-2: no going out and back', drawn({ jaune: 'galad-1' }), 'galad-1', 'GRA-DEP-2'],
  ['GRA-DEP-3: a free point', drawn({ jaune: 'tirad-3' }), 'tirad-8', 'tirad-8'],
  ['GRA-DEP-5: not over a dragon', drawn({ jaune: 'tirad-13' }), 'exil-1', 'GRA-DEP-5'],
  ['GRA-DEP-5: not over a piece', drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }), 'tirad-9', 'GRA-DEP-5'],
  ['GRA-PIE-2: not over a stone', drawn({ jaune: 'tirad-3' }, { stones: ['tirad-8'] }), 'tirad-9', 'GRA-PIE-2'],
  ['GRA-PIE-2: not onto a stone', drawn({ jaune: 'tirad-3' }, { stones: ['tirad-8'] }), 'tirad-8', 'GRA-PIE-2'],
  ['GRA-PIE-2, GRA-L-29: nor does the bearer stop on one', drawn({ jaune: 'tirad-3' }, { stones: ['tirad-8'], ring: { bearer: 'jaune' } }), 'tirad-8', 'GRA-L-29'],
  ['GRA-DEP-6: over a magic stone', drawn({ jaune: 'galad-12' }), 'galad-13', 'pierre-du-moulin > galad-13'],
  ['GRA-DEP-6, GRA-CRI-1: over a crystal ball', drawn({ jaune: 'galad-11' }), 'galad-9', 'boule-de-galad > galad-9 | galad-8 > galad-9'],
  ['GRA-DEP-7: a symbol is one point of the move', drawn({ jaune: 'pierre-du-filon' }), 'cite-d-urgad', 'urgad-13 > cite-d-urgad'],
  [
    'GRA-L-19: over an empty city without the ring',
    drawn({ jaune: 'galad-9' }),
    'dragon-du-lac',
    'cite-de-galad > dragon-du-lac | galad-5 > dragon-du-lac | galad-12 > dragon-du-lac',
  ],
  ['GRA-L-19: stopped there, at some tables', drawn({ jaune: 'elgad-13' }, { options: { 'GRA-L-19': 'non' } }), 'dragon-du-recif', 'GRA-L-19'],
  ['GRA-ANN-3: the bearer passes over a dragon', drawn({ jaune: 'tirad-13' }, { ring: { bearer: 'jaune' } }), 'exil-1', 'dragon-du-pont-levis > exil-1'],
  ['GRA-ANN-3: over a stone', drawn({ jaune: 'tirad-3' }, { stones: ['tirad-8'], ring: { bearer: 'jaune' } }), 'tirad-9', 'tirad-8 > tirad-9'],
  ['GRA-L-12: over a piece', drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }, { ring: { bearer: 'jaune' } }), 'tirad-9', 'tirad-8 > tirad-9'],
  [
    'GRA-L-12: not over a piece, at some tables',
    drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }, { ring: { bearer: 'jaune' }, options: { 'GRA-L-12': 'non' } }),
    'tirad-9',
    'GRA-L-12',
  ],
  ['GRA-CIT-2, GRA-L-23: the bearer does not pass through a city', drawn({ jaune: 'elgad-13' }, { ring: { bearer: 'jaune' } }), 'dragon-du-recif', 'GRA-CIT-2'],
  ['GRA-CIT-2: he stops there after one point', drawn({ jaune: 'elgad-13' }, { ring: { bearer: 'jaune' } }), 'cite-d-elgad', 'cite-d-elgad'],
  [
    'GRA-L-23: through one whose seal he has, at some tables',
    drawn({ jaune: ['elgad-13', { seals: ['elgad'] }] }, { ring: { bearer: 'jaune' }, options: { 'GRA-L-23': 'si-le-sceau-manque' } }),
    'dragon-du-recif',
    'cite-d-elgad > dragon-du-recif',
  ],
  [
    'GRA-L-23: not through one whose seal he lacks',
    drawn({ jaune: ['elgad-13', { seals: ['tirad'] }] }, { ring: { bearer: 'jaune' }, options: { 'GRA-L-23': 'si-le-sceau-manque' } }),
    'dragon-du-recif',
    'GRA-L-23',
  ],
  ['GRA-CIT-3, GRA-L-24: no attack in a city', drawn({ jaune: 'elgad-13', bleu: 'cite-d-elgad' }), 'cite-d-elgad', 'GRA-CIT-3'],
  [
    'GRA-L-24: an occupied city is shared, at some tables',
    drawn({ jaune: 'elgad-13', bleu: 'cite-d-elgad' }, { options: { 'GRA-L-24': 'partage' } }),
    'cite-d-elgad',
    'cite-d-elgad',
  ],
  ['GRA-L-24: not through an occupied city', drawn({ jaune: 'elgad-13', bleu: 'cite-d-elgad' }), 'dragon-du-recif', 'GRA-L-24'],
  [
    'GRA-L-24: but with the ring, without stopping',
    drawn({ jaune: 'elgad-13', bleu: 'cite-d-elgad' }, { ring: { bearer: 'jaune' } }),
    'dragon-du-recif',
    'cite-d-elgad > dragon-du-recif',
  ],
  [
    'GRA-L-24: where cities are shared, the bearer stops',
    drawn({ jaune: 'elgad-13', bleu: 'cite-d-elgad' }, { ring: { bearer: 'jaune' }, options: { 'GRA-L-24': 'partage' } }),
    'dragon-du-recif',
    'GRA-CIT-2',
  ],
  ['GRA-ANN-1: past the ring, on by one point', drawn({ jaune: 'tirad-3' }, { ring: { at: 'tirad-8' } }), 'tirad-9', 'tirad-8 > tirad-9'],
  ['GRA-DRA-1: a dragon may be fought', drawn({ jaune: 'tirad-13' }), 'dragon-de-la-herse', 'dragon-de-la-herse'],
  ['GRA-L-4, GRA-AMU-2: not without an amulet', drawn({ jaune: ['tirad-13', { amulets: 0 }] }), 'dragon-de-la-herse', 'GRA-L-4'],
  [
    'GRA-ANN-3: the bearer without amulets passes over it',
    drawn({ jaune: ['tirad-13', { amulets: 0 }] }, { ring: { bearer: 'jaune' } }),
    'exil-1',
    'dragon-du-pont-levis > exil-1',
  ],
  ['GRA-ATT-1, GRA-DEP-3: an attack at the first point', drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }), 'tirad-8', 'tirad-8'],
  ['GRA-ATT-1: and at the second', drawn({ jaune: 'tirad-2', bleu: 'tirad-8' }), 'tirad-8', 'tirad-3 > tirad-8'],
  ['GRA-AMU-2: not without an amulet', drawn({ jaune: ['tirad-3', { amulets: 0 }], bleu: 'tirad-8' }), 'tirad-8', 'GRA-AMU-2'],
  ['GRA-AMU-2: but the ring may be taken', drawn({ jaune: ['tirad-3', { amulets: 0 }] }, { ring: { at: 'tirad-8' } }), 'tirad-8', 'tirad-8'],
  ['GRA-AMU-3: not on a dragon with one', drawn({ jaune: ['tirad-13', { amulets: 1 }], bleu: 'dragon-de-la-herse' }), 'dragon-de-la-herse', 'GRA-AMU-3'],
  ['GRA-AMU-3, GRA-ATT-3: with two', drawn({ jaune: ['tirad-13', { amulets: 2 }], bleu: 'dragon-de-la-herse' }), 'dragon-de-la-herse', 'dragon-de-la-herse'],
  [
    'GRA-L-10: no free point of exile',
    drawn(
      { jaune: 'tirad-3', bleu: 'tirad-8' },
      { stones: ['exil-1', 'exil-2', 'exil-3', 'exil-4', 'exil-5', 'exil-6', 'exil-7', 'exil-8'] },
    ),
    'tirad-8',
    'GRA-L-10',
  ],
  [
    'GRA-L-10: the point that the attacker leaves is free',
    drawn({ jaune: 'exil-5', bleu: 'galad-7' }, { stones: ['exil-1', 'exil-2', 'exil-3', 'exil-4', 'exil-6', 'exil-7', 'exil-8'] }),
    'galad-7',
    'galad-7',
  ],
  [
    'GRA-L-10: the point that he arrives on is not',
    drawn({ jaune: 'galad-7', bleu: 'exil-5' }, { stones: ['exil-1', 'exil-2', 'exil-3', 'exil-4', 'exil-6', 'exil-7', 'exil-8'] }),
    'exil-5',
    'GRA-L-10',
  ],
  ['GRA-L-8: nobody attacks the start', drawn({ jaune: 'galad-9', bleu: ['boule-de-galad', { waiting: true }] }), 'boule-de-galad', 'GRA-L-8'],
  ['GRA-CRI-1: later the ball is a point like others', drawn({ jaune: 'galad-9', bleu: 'boule-de-galad' }), 'boule-de-galad', 'boule-de-galad | galad-12 > boule-de-galad'],
  ['GRA-DRA-2: no move under the black collar', drawn({ jaune: ['dragon-de-la-herse', { held: true }] }), 'tirad-13', 'GRA-DRA-2'],
  ['GRA-DRA-2: later it leaves without a duel', drawn({ jaune: ['dragon-de-la-herse', { amulets: 0 }] }), 'tirad-13', 'tirad-13'],
];
test.each(rows)('%s', (_name, position, to, expected) => {
  expect(told(position, 'jaune', to)).toBe(expected);
});

test('GRA-DEP-2: no way back to where the move began', () => {
  const moves = movesOf(TABLES, drawn({ jaune: 'tirad-8' }), 'jaune');
  expect(moves.refused.find(({ to }) => to === 'tirad-8')).toEqual({
    to: 'tirad-8',
    rule: 'GRA-DEP-2',
    because: 'Pas d’aller-retour : « Tirad 8 » est le point d’où part ce déplacement, on n’y revient pas dans le même coup.',
  });
});

/** The yellow knight has just beaten the dragon of the Portcullis, coming from tirad-8 by tirad-13. */
const LEFT: Bonus = { left: ['tirad-8', 'tirad-13'] };
// biome-ignore format: a case a row
const bonusRows: Row[] = [
  ['GRA-DRA-3: two points', drawn({ jaune: 'dragon-de-la-herse' }), 'tirad-12', 'tirad-14 > tirad-12'],
  ['GRA-DRA-3: over a piece', drawn({ jaune: 'dragon-de-la-herse', bleu: 'tirad-14' }), 'tirad-12', 'tirad-14 > tirad-12'],
  ['GRA-DRA-3: over a stone', drawn({ jaune: 'dragon-de-la-herse' }, { stones: ['tirad-14'] }), 'tirad-12', 'tirad-14 > tirad-12'],
  ['GRA-DRA-3: over another dragon', drawn({ jaune: 'tirad-13' }), 'exil-1', 'dragon-du-pont-levis > exil-1'],
  ['GRA-L-2: one point is too short', drawn({ jaune: 'dragon-de-la-herse' }), 'tirad-14', 'GRA-L-2'],
  ['GRA-L-2: one or two, at some tables', drawn({ jaune: 'dragon-de-la-herse' }, { options: { 'GRA-L-2': 'un-ou-deux' } }), 'tirad-14', 'tirad-14'],
  ['GRA-L-2: one where two are impossible', drawn({ jaune: 'dragon-du-nord' }, { stones: ['tirad-2', 'tirad-11', 'urgad-11', 'nid-des-dragons'] }), 'tirad-6', 'tirad-6'],
  ['GRA-L-9: attacking is allowed, at the first point too', drawn({ jaune: 'dragon-de-la-herse', bleu: 'tirad-14' }), 'tirad-14', 'tirad-14'],
  ['GRA-L-9: not at some tables', drawn({ jaune: 'dragon-de-la-herse', bleu: 'tirad-14' }, { options: { 'GRA-L-9': 'non' } }), 'tirad-14', 'GRA-L-9'],
  ['GRA-L-3, GRA-L-4: another dragon', drawn({ jaune: 'dragon-de-la-herse' }), 'dragon-du-pont-levis', 'epee-du-fosse > dragon-du-pont-levis | tirad-13 > dragon-du-pont-levis'],
  ['GRA-L-20: back to where the turn began', drawn({ jaune: 'dragon-de-la-herse' }), 'tirad-8', 'tirad-13 > tirad-8'],
  ['GRA-L-20: not at some tables', drawn({ jaune: 'dragon-de-la-herse' }, { options: { 'GRA-L-20': 'oui' } }), 'tirad-8', 'GRA-L-20'],
  ['GRA-DEP-2: but never back onto the dragon', drawn({ jaune: 'dragon-de-la-herse' }), 'dragon-de-la-herse', 'GRA-DEP-2'],
  ['GRA-CIT-2: the bearer stops in a city after one point', drawn({ jaune: 'dragon-du-recif' }, { ring: { bearer: 'jaune' } }), 'cite-d-elgad', 'cite-d-elgad'],
  ['GRA-PIE-2, GRA-L-29: no winner stops on a stone', drawn({ jaune: 'dragon-de-la-herse' }, { stones: ['tirad-12'] }), 'tirad-12', 'GRA-L-29'],
];
test.each(bonusRows)('bonus, %s', (_name, position, to, expected) => {
  expect(told(position, 'jaune', to, LEFT)).toBe(expected);
});

test('GRA-L-2: a bonus may be declined, but not where it is imposed', () => {
  const stay = (reading: 'facultatif' | 'obligatoire' | 'un-ou-deux') =>
    movesOf(TABLES, drawn({ jaune: 'dragon-de-la-herse' }, { options: { 'GRA-L-2': reading } }), 'jaune', LEFT).stay;
  expect([stay('facultatif'), stay('obligatoire'), stay('un-ou-deux')]).toEqual([true, false, true]);
});

test('GRA-L-14, GRA-DEP-4: who is walled in passes, who is not must move', () => {
  const walled = movesOf(TABLES, drawn({ jaune: 'col-du-nord' }, { stones: ['borne-du-nord', 'urgad-1'] }), 'jaune');
  expect(walled.destinations.map(({ to }) => to)).toEqual(['dragon-de-la-corniche', 'pierre-du-col']);
  expect(walled.stay).toBe(false);
  const blocked = movesOf(
    TABLES,
    drawn({ jaune: ['chemin-des-exiles', { amulets: 0 }], bleu: 'epee-du-fosse' }, { stones: ['exil-2'] }),
    'jaune',
  );
  expect([blocked.destinations, blocked.stay]).toEqual([[], true]);
  expect(blocked.sentence).toBe('Le chevalier jaune est bloqué sur « Chemin des Exilés » : il passe.');
  expect(blocked.refused.map(({ to, rule }) => `${to} ${rule}`)).toEqual([
    'dragon-de-la-herse GRA-DEP-5',
    'dragon-du-pont-levis GRA-DEP-5',
    'epee-du-fosse GRA-AMU-2',
    'chemin-des-exiles GRA-DEP-2',
    'tirad-16 GRA-DEP-5',
    'exil-1 GRA-PIE-2',
    'exil-2 GRA-PIE-2',
    'exil-3 GRA-PIE-2',
  ]);
});

test('GRA-PREP-1, GRA-L-8: from the start, all knights on one point, everyone has the same moves', () => {
  const opening = openingOf(BOARD, ['noir', 'jaune', 'rouge']);
  const moves = (['jaune', 'rouge', 'noir'] as const).map((color) => movesOf(TABLES, opening, color).destinations.map(({ to }) => to));
  expect(moves[1]).toEqual(moves[0]);
  expect(moves[2]).toEqual(moves[0]);
  expect([...(moves[0] ?? [])].sort()).toEqual(
    // prettier-ignore
    [
      'cite-de-galad',
      'dragon-du-lac',
      'epee-du-verger',
      'galad-11',
      'galad-12',
      'galad-14',
      'galad-15',
      'galad-5',
      'galad-8',
      'galad-9',
      'pierre-des-quatre-champs',
      'pierre-du-moulin',
    ],
  );
});
