/** The explorer on a board of a club's own box: what is read of its file, and answers that follow it. */
import { expect, test } from 'vitest';
import { OUR_TABLE } from '#components/gran/game-our-table.ts';
import { jsonInRows } from '#components/kit/files.ts';
import { accepted } from '#engine/core/accepted.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import { movesOf } from '#engine/gran/rules/destinations.ts';
import { TEN_POINTS } from '#engine/gran/testing/positions.ts';
import { atlasOf, groupsOf } from '../atlas.ts';
import { namesIn } from '../BoardMap.tsx';
import { type Desk, type Ground, nextDesk, startOn } from '../desk.ts';
import { formatDesk, parseDesk } from '../desk-link.ts';
import { placesOf } from '../places.ts';
import { moveVerdict } from '../verdicts.ts';
import { groundInWords, readGround } from './ground.ts';

const OURS: Ground = { tables: tablesOf(BOARD), text: '' };
const OURS_FORM = formatBoard(BOARD);

const groundOf = (form: object): Ground => {
  return accepted(readGround(JSON.stringify(form)));
};

/** Ours without the line from Tirad 13 to Tirad 8. */
const CUT = { ...OURS_FORM, lines: OURS_FORM.lines.filter(({ a, b }) => ![a, b].includes('tirad-13') || ![a, b].includes('tirad-8')) };

const opened = (desk: Desk): readonly string[] => {
  const { ground, question } = desk;
  return movesOf(ground.tables, question.position, question.mover).destinations.map(({ to }) => to);
};

test.each<[string, string, string]>([
  ['no JSON', 'plateau', 'Ce fichier n’est pas du JSON : c’est ce qui est attendu.'],
  ['no board', '3', 'Un plateau est un objet (champs points, lines, start, ring, seals), pas « 3 ».'],
  [
    'a line to nowhere',
    JSON.stringify({ ...OURS_FORM, lines: [...OURS_FORM.lines, { a: 'tirad-7', b: 'lune' }] }),
    'Une ligne mène à « lune », qui n’est pas un point du plateau.',
  ],
])('a file is refused by its first fault, in one sentence: %s', (_name, text, because) => {
  expect(readGround(text)).toMatchObject({ ok: false, because });
  expect(OUR_TABLE.box?.read(text)).toMatchObject({ ok: false, because });
});

test('our own file, as it is handed out, is our board and nothing is kept of it', () => {
  const text = jsonInRows(OURS_FORM);
  expect(text.split('\n').length).toBeGreaterThan(BOARD.points.length + BOARD.lines.length);
  expect(JSON.parse(text)).toEqual(OURS_FORM);
  expect(readGround(text)).toMatchObject({ ok: true, value: { text: '' } });
  expect(OUR_TABLE.box?.read(text)).toEqual({ ok: true, value: '' });
});

test('a file in any order of its fields is kept in one', () => {
  const { points, lines, start, ring, seals } = CUT;
  const text = groundOf(CUT).text;
  expect(groundOf({ seals, ring, start, lines, points }).text).toBe(text);
  expect(OUR_TABLE.box?.read(text)).toEqual({ ok: true, value: text });
  expect(OUR_TABLE.box?.words(text)).toBe(`un plateau de ${BOARD.points.length} points et ${BOARD.lines.length - 1} lignes`);
});

test('GRA-DEP-1: with a line less on the box’s board, the point at its end is no neighbour any more', () => {
  expect(CUT.lines.length).toBe(OURS_FORM.lines.length - 1);
  const alone = parseDesk('v=1&joue=jaune&jaune=tirad-13&anneau=boule-de-tirad&vers=tirad-8', OURS);
  expect(moveVerdict(alone)?.destination?.routes.some(({ path }) => path.length === 1)).toBe(true);
  const there = nextDesk(alone, { kind: 'ground', ground: groundOf(CUT) });
  expect(there.question).toEqual(alone.question);
  expect(there.selected).toBe('tirad-8');
  expect(moveVerdict(there)?.destination?.routes.some(({ path }) => path.length === 1) ?? false).toBe(false);
  expect(opened(nextDesk(there, { kind: 'ground', ground: OURS }))).toEqual(opened(alone));
});

test('on a board without our points, the page begins with a knight on its start, and every answer is of that board', () => {
  const ground = groundOf(TEN_POINTS);
  const desk = nextDesk(nextDesk(startOn(OURS), { kind: 'select', at: 'tirad-8' }), { kind: 'ground', ground });
  expect(desk.question.position.pieces.map(({ at }) => at)).toEqual([TEN_POINTS.start]);
  expect(desk.question.position.ring).toEqual({ at: TEN_POINTS.ring });
  expect(desk.selected).toBeUndefined();
  const known = TEN_POINTS.points.map(({ id }) => id);
  expect(opened(desk).length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining([...opened(desk)]));
  expect(placesOf({ ...desk, subject: 'anneau' })?.sentence).toMatch(/dans une cité/);
  expect(atlasOf(ground.tables).spots.length).toBe(known.length);
  expect(groupsOf(ground.tables).flatMap(({ places }) => places).length).toBe(known.length);
  expect(groundInWords(ground)).toBe(`${known.length} points et ${TEN_POINTS.lines.length} lignes`);
  // And back: ours begins again where the page does.
  expect(nextDesk(desk, { kind: 'ground', ground: OURS }).question).toEqual(startOn(OURS).question);
});

test('readings stay when the board changes', () => {
  const read = nextDesk(startOn(OURS), { kind: 'options', options: { 'GRA-L-12': 'non' } });
  expect(nextDesk(read, { kind: 'ground', ground: groundOf(TEN_POINTS) }).question.position.options).toEqual({ 'GRA-L-12': 'non' });
});

test('a link names the board of a box: read where that board is kept, refused elsewhere', () => {
  const own = groundOf(CUT);
  const desk = nextDesk(startOn(own), { kind: 'select', at: 'tirad-8' });
  const link = formatDesk(desk, undefined);
  expect(new URLSearchParams(link).get('plateau')).toBe(fnv1a(own.text));
  expect(parseDesk(link, OURS, own)).toEqual(desk);
  for (const other of [undefined, groundOf(TEN_POINTS)]) {
    const { refused, ground } = parseDesk(link, OURS, other);
    expect(refused).toEqual([expect.stringMatching(/^Ce lien parle du plateau d’une boîte/)]);
    expect(ground).toBe(OURS);
  }
  // A link that names none is of our board, whatever the table keeps.
  expect(parseDesk('v=1&joue=jaune&jaune=tirad-13', OURS, own).ground).toBe(OURS);
  expect(formatDesk(startOn(own), undefined)).toBe('');
});

test('kingdoms are named in the frame where their points lie', () => {
  const sides = (points: typeof BOARD.points) => {
    const named = namesIn(points).map(({ kingdom, at: [x, y] }) => ({ kingdom, x, isNorth: y < 100 }));
    const from = (isNorth: boolean) => named.filter((one) => one.isNorth === isNorth).map(({ kingdom }) => kingdom);
    return [from(true), from(false)];
  };
  expect(sides(BOARD.points)).toEqual([
    ['urgad', 'tirad'],
    ['galad', 'elgad'],
  ]);
  // Means of the circle's points: Urgad (192, 276), Galad (705, 217); Tirad (295, 783), Elgad (880, 624).
  expect(sides(TEN_POINTS.points)).toEqual([
    ['urgad', 'galad'],
    ['tirad', 'elgad'],
  ]);
});
