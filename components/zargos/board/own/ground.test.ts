/** The explorer on a board of a club's own box: what is read of its file, and answers and a map that follow it. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Point } from '#components/kit/drawing/ink.ts';
import { jsonInRows } from '#components/kit/files.ts';
import { OUR_TABLE } from '#components/zargos/game-our-table.ts';
import { accepted } from '#engine/core/accepted.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import { parseQuestion } from '#engine/zargos/rules/movement/link.ts';
import { reach } from '#engine/zargos/rules/movement.ts';
import { atlasOf } from '../atlas.ts';
import { waysIn } from '../explorer/answer-words.ts';
import { formatExplorer, parseExplorer } from '../explorer/explorer-link.ts';
import { groupsOf } from '../explorer/explorer-places.ts';
import { nextExplorer, startOn } from '../explorer/explorer-state.ts';
import { described } from '../explorer/explorer-words.ts';
import { type Ground, OURS } from '../ground.ts';
import { MAP_SIZE } from '../map/geometry.ts';
import { MAP } from '../map/map.ts';
import { ownFacts } from '../tables/own-facts.ts';
import { groundInWords, readGround } from './ground.ts';
import { OwnMap } from './OwnMap.tsx';
import { kingdomsOn, placedOn, RADIUS, spotsOn } from './sheet.ts';

const LABELS: readonly Point[] = OURS.tables.ids.map((id) => MAP.shapeOf(id).place);
/** As the page hands it out. */
const FORM = formatBoard(BOARD, placedOn(OURS.tables, LABELS));

type Form = typeof FORM;

/** The volcano of Oz sud gone cold. */
const quiet = (form: Form): Form => ({
  ...form,
  territories: form.territories.map((one) => (one.id === 'oz-1' ? { ...one, volcano: false } : one)),
});

const groundOf = (form: object): Ground => {
  return accepted(readGround(JSON.stringify(form)));
};

/** `oz-2` of a box that numbers it otherwise, without coordinates. */
const renamed = (form: Form): object => JSON.parse(JSON.stringify(form).replaceAll('"oz-1"', '"oz-9"'));

test.each<[string, string, string]>([
  ['no JSON', 'plateau', 'Ce fichier n’est pas du JSON : c’est ce qui est attendu.'],
  ['no board', '3', 'Le plateau attend un objet, pas « 3 ».'],
  [
    'a place that no map shows',
    JSON.stringify(renamed(formatBoard(BOARD))),
    'Oz-9 n’est pas sur notre carte : donnez x et y à tous les lieux, pour que la vôtre les montre.',
  ],
])('a file is refused by its first fault, in one sentence: %s', (_name, text, because) => {
  expect(readGround(text)).toMatchObject({ ok: false, because });
  expect(OUR_TABLE.box?.read(text)).toMatchObject({ ok: false, because });
});

test('our own file, as it is handed out, is our board and nothing is kept of it', () => {
  const text = jsonInRows(FORM);
  expect(JSON.parse(text)).toEqual(FORM);
  expect(FORM.territories.every(({ x, y }) => x !== undefined && y !== undefined)).toBe(true);
  expect(readGround(text)).toMatchObject({ ok: true, value: { text: '' } });
  expect(OUR_TABLE.box?.read(text)).toEqual({ ok: true, value: '' });
});

test('a file in any order of its fields is kept in one, and said in a few words', () => {
  const { kingdoms, territories, seas, straits } = quiet(FORM);
  const { text } = groundOf(quiet(FORM));
  expect(groundOf({ straits, seas, territories, kingdoms }).text).toBe(text);
  expect(OUR_TABLE.box?.read(text)).toEqual({ ok: true, value: text });
  expect(groundInWords(groundOf(quiet(FORM)))).toBe(`57 territoires, 22 cases d’eau et ${BOARD.borders.length} frontières`);
});

test('ZAR-ARA-1: with a volcano less on the box’s board, no vortex leads there', () => {
  const own = groundOf(quiet(FORM));
  const asked = nextExplorer(startOn(OURS), { kind: 'ask', asked: 'v=1&peuple=araignees&depart=itak-1' });
  const there = nextExplorer({ ...asked, selected: 'oz-1' }, { kind: 'ground', ground: own });
  expect(there).toMatchObject({ selected: 'oz-1', tab: 'aller', asked: asked.asked });
  const reached = ({ ground, asked: text }: typeof there) =>
    waysIn(reach(ground.tables, parseQuestion(ground.tables, text).question)).map(({ to }) => to);
  expect(reached(asked)).toContain('oz-1');
  expect(reached(there)).not.toContain('oz-1');
  expect(described(atlasOf(OURS.tables), OURS.tables.places.get('oz-1') ?? -1)).toContain('volcan');
  expect(described(atlasOf(own.tables), own.tables.places.get('oz-1') ?? -1)).not.toContain('volcan');
  expect(reached(nextExplorer(there, { kind: 'ground', ground: OURS }))).toEqual(reached(asked));
});

test('a place that the box’s board has not is let go, and every list is of that board', () => {
  const own = groundOf(renamed(FORM));
  const there = nextExplorer({ ...startOn(OURS), selected: 'oz-1' }, { kind: 'ground', ground: own });
  expect(there.selected).toBeUndefined();
  const atlas = atlasOf(own.tables);
  expect(groupsOf(atlas).flatMap(({ places }) => places).length).toBe(57 + 22);
  expect(atlas.placeOfId('oz-1')).toBe(-1);
  expect(atlasOf(own.tables)).toBe(atlas);
});

test('a link names the board of a box: read where that board is kept, refused elsewhere', () => {
  const own = groundOf(quiet(FORM));
  const explorer = nextExplorer(startOn(own), { kind: 'select', place: 'oz-1' });
  const link = formatExplorer(explorer, undefined);
  expect(new URLSearchParams(link).get('plateau')).toBe(fnv1a(own.text));
  expect(parseExplorer(link, OURS, own)).toEqual(explorer);
  for (const other of [undefined, groundOf(renamed(FORM))]) {
    const { refused, ground } = parseExplorer(link, OURS, other);
    expect(refused).toEqual([expect.stringMatching(/^Ce lien parle du plateau d’une boîte/)]);
    expect(ground).toBe(OURS);
  }
  expect(parseExplorer('v=1&lieu=oz', OURS, own).ground).toBe(OURS);
  expect(formatExplorer(startOn(own), undefined)).toBe('');
});

test('the map of a box shows each place once, apart from the others and inside the sheet', () => {
  const { tables } = groundOf(quiet(FORM));
  const spots = spotsOn(tables, LABELS);
  for (const [at, [x, y]] of spots.entries()) {
    expect(Math.min(x, y) - RADIUS).toBeGreaterThan(0);
    expect(Math.max(x, y) + RADIUS).toBeLessThan(MAP_SIZE);
    for (const [ox, oy] of spots.slice(0, at)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(2 * RADIUS);
  }
  const html = render(h(OwnMap, { id: 'own', tables, spots }));
  expect([...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id).sort()).toEqual([...tables.ids].sort());
  expect(html).not.toMatch(/NaN|undefined/);
  // One line a border: none of the 57 territories is drawn to another that it does not touch.
  const drawn = [...html.matchAll(/is-land[^"]*" d="([^"]*)"/g)].flatMap(([, d = '']) => d.split('M').slice(1));
  expect(drawn.length).toBe(BOARD.borders.length);
});

test('places stand where the file says, or else where our map has them', () => {
  const moved = {
    ...quiet(FORM),
    seas: quiet(FORM).seas.map((cell) => (cell.id === 'mer-1' ? { ...cell, x: 0, y: 0 } : cell)),
  };
  const { tables } = groundOf(moved);
  expect(spotsOn(tables, LABELS)[tables.places.get('mer-1') ?? -1]).toEqual([110, 110]);
  const bare = groundOf(quiet(formatBoard(BOARD)));
  expect(spotsOn(bare.tables, LABELS)).toEqual(spotsOn(groundOf(quiet(FORM)).tables, []));
  expect(kingdomsOn(tables, spotsOn(tables, LABELS)).map(({ name }) => name)).toEqual(BOARD.kingdoms.map(({ name }) => name));
});

test('the table of kingdoms counts on the board of the box', () => {
  const rich: Form = { ...FORM, kingdoms: FORM.kingdoms.map((one) => (one.id === 'oz' ? { ...one, value: 29 } : one)) };
  expect(ownFacts(JSON.stringify(rich))?.find(({ id }) => id === 'oz')?.whole).toBe(29);
  expect(ownFacts(JSON.stringify(FORM))).toBeUndefined();
  expect(ownFacts('{}')).toBeUndefined();
});
