/** The explorer's acts and its link. */
import { expect, test } from 'vitest';
import { tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { fieldsOf } from './BoardMap.tsx';
import { type Desk, type DeskEvent, type Ground, nextDesk, startOn } from './desk.ts';
import { formatDesk, parseDesk } from './desk-link.ts';
import { placesOf } from './places.ts';

const OURS: Ground = { tables: tablesOf(BOARD), text: '' };
const START = startOn(OURS);
const after = (...events: readonly DeskEvent[]): Desk => events.reduce(nextDesk, START);
const mover = ({ question }: Desk) => question.position.pieces.find(({ color }) => color === question.mover);

test('a knight put on the ring takes it', () => {
  expect(after({ kind: 'ring', at: 'galad-7' }, { kind: 'place', at: 'galad-7' }).question.position.ring).toEqual({ bearer: 'jaune' });
});

test('a knight put on a stone is refused with its rule, and stays where it was', () => {
  const desk = after({ kind: 'stone', at: 'galad-7' }, { kind: 'place', at: 'galad-7' });
  expect(desk.told).toMatch(/^Une pierre-obstacle et le chevalier \w+ sont tous deux sur « Galad 7 » \(GRA-PIE-2\)/);
  expect(mover(desk)?.at).toBe('tirad-13');
});

test('the bonus is of a dragon, and ends when its knight leaves it', () => {
  const won = after({ kind: 'place', at: 'dragon-du-lac' }, { kind: 'bonus', on: true });
  expect(won.question.bonus).toEqual({ left: [] });
  expect(nextDesk(won, { kind: 'place', at: 'galad-10' }).question.bonus).toBeUndefined();
});

test('a rival is the next colour free, and may be taken away with the ring', () => {
  const desk = after({ kind: 'rival', at: 'galad-1' }, { kind: 'mover', color: 'rouge' }, { kind: 'bearer', on: true });
  expect(desk.question.position.pieces.map(({ color }) => color)).toEqual(['jaune', 'bleu', 'rouge']);
  expect(desk.question.position.ring).toEqual({ bearer: 'rouge' });
  const gone = nextDesk(nextDesk(desk, { kind: 'mover', color: 'jaune' }), { kind: 'remove', at: 'galad-1' });
  expect(gone.question.position.ring).toEqual({ at: BOARD.ring });
});

test('the ring given up lies on a free point', () => {
  const desk = after({ kind: 'bearer', on: true }, { kind: 'rival', at: BOARD.ring }, { kind: 'bearer', on: false });
  const { ring, pieces, stones } = desk.question.position;
  expect('at' in ring && ![...pieces.map(({ at }) => at), ...stones].includes(ring.at)).toBe(true);
});

test('the page as it opens is the empty link', () => {
  expect(formatDesk(START, undefined)).toBe('');
  expect(parseDesk('', OURS)).toEqual(START);
});

test('GRA-PIE-4: under the sword, touching a stone takes it up; taken off the board, it is the sword’s no longer', () => {
  const taken = after({ kind: 'stone', at: 'exil-1' }, { kind: 'subject', subject: 'epee' }, { kind: 'select', at: 'exil-1' });
  expect(taken.stone).toBe('exil-1');
  const chosen = nextDesk(taken, { kind: 'select', at: 'galad-1' });
  expect([chosen.stone, chosen.selected]).toEqual(['exil-1', 'galad-1']);
  expect(parseDesk(formatDesk(chosen, undefined), OURS)).toEqual(chosen);
  expect(nextDesk(chosen, { kind: 'stone', at: 'exil-1' }).stone).toBeUndefined();
});

test('GRA-PIE-4: the sword asks for a stone, then says where it may go; GRA-PIE-3 keeps it off symbols', () => {
  const sword = after({ kind: 'subject', subject: 'epee' });
  expect(placesOf(sword)).toMatchObject({ open: [], sentence: expect.stringMatching(/^Touchez la pierre-obstacle/) });
  const bare = sword.question.position.stones.reduce((desk, at) => nextDesk(desk, { kind: 'stone', at }), sword);
  expect(placesOf(bare)).toMatchObject({ open: [], sentence: expect.stringMatching(/^Aucune pierre-obstacle/) });
  const laid = nextDesk(nextDesk(sword, { kind: 'stone', at: 'exil-1' }), { kind: 'select', at: 'exil-1' });
  const found = placesOf(laid);
  expect(found?.open).not.toContain('exil-1');
  expect(found?.open).toContain('galad-7');
  expect(found?.open).not.toContain('dragon-du-lac');
  expect(placesOf(nextDesk(laid, { kind: 'select', at: 'dragon-du-lac' }))?.verdict?.verdict).toMatchObject({
    ok: false,
    rule: 'GRA-PIE-3',
  });
});

test('GRA-CIT-1, GRA-ANN-4: the ring is given up from a city or a dragon, to another kingdom', () => {
  expect(placesOf(after({ kind: 'subject', subject: 'anneau' }))).toMatchObject({
    open: [],
    sentence: expect.stringMatching(/dans une cité/),
  });
  const beaten = after({ kind: 'place', at: 'dragon-du-lac' }, { kind: 'subject', subject: 'anneau' });
  const open = placesOf(beaten)?.open ?? [];
  const home = BOARD.points.find(({ id }) => id === 'dragon-du-lac')?.kingdom;
  expect(open.length).toBeGreaterThan(0);
  expect(BOARD.points.filter(({ id }) => open.includes(id)).every(({ kingdom }) => kingdom !== undefined && kingdom !== home)).toBe(true);
  expect(placesOf(nextDesk(beaten, { kind: 'select', at: 'exil-1' }))?.verdict?.verdict).toMatchObject({ ok: false, rule: 'GRA-L-15' });
});

test('a link comes back as it was', () => {
  const desk = after(
    { kind: 'stone', at: 'exil-1' },
    { kind: 'amulets', count: 1 },
    { kind: 'options', options: { 'GRA-L-12': 'non' } },
    { kind: 'subject', subject: 'pierre' },
    { kind: 'select', at: 'tirad-12' },
  );
  expect(parseDesk(formatDesk(desk, undefined), OURS)).toEqual(desk);
});

test.each<[query: string, said: RegExp]>([
  ['v=9', /version inconnue/],
  ['v=1&jaune=nulle-part&joue=jaune', /attend un point du plateau/],
  ['sujet=lune', /^sujet attend aller, pierre, epee ou anneau, pas « lune »/],
  ['sujet=epee&levee=galad-1', /^levee attend le point d’une pierre-obstacle posée/],
  ['vue=99', /^vue attend/],
])('%s is told', (query, said) => {
  expect(parseDesk(query, OURS).refused.some((because) => said.test(because))).toBe(true);
});

test('every point has its own ground, and kingdoms have borders', () => {
  const { fields, borders } = fieldsOf(BOARD.points);
  expect(fields.map(({ id }) => id)).toEqual(BOARD.points.map(({ id }) => id));
  expect(fields.every(({ path }) => /^M\d+ \d+(L\d+ \d+){2,}z$/.test(path))).toBe(true);
  expect(borders.length).toBeGreaterThan(0);
});
