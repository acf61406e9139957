import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { atlasOf } from '#components/zargos/board/atlas.ts';
import { OURS } from '#components/zargos/board/ground.ts';
import { labelOf } from '#components/zargos/board/map/labels.ts';
import { OUR_SPOTS } from '#components/zargos/board/map/our-spots.ts';
import { Overlay, underAt } from './Overlay.tsx';
import type { Arrow } from './tokens.ts';

const ATLAS = atlasOf(OURS.tables);
const WAY = { from: 0, to: 1, people: 'ailes', pawns: 3 } as const;

const drawn = (
  isThought: boolean,
  way: Arrow = WAY,
  outside: readonly string[] = [],
  attacks: readonly Arrow[] = [],
  unit?: number,
): string =>
  render(
    <Overlay
      atlas={ATLAS}
      spots={OUR_SPOTS}
      shapes={[]}
      outside={outside}
      kingdoms={[]}
      tokens={[{ place: 1, people: 'ailes', pawns: 2, own: true }]}
      demons={[]}
      frozen={[]}
      shut={[]}
      open={[]}
      from={undefined}
      looked={undefined}
      named={[1]}
      isShut={false}
      attacks={attacks}
      unit={unit}
      lasts={[]}
      thought={isThought ? [way] : []}
      drafts={new Map()}
      fought={undefined}
    />,
  );

test('from below to above: a way, the labels of the map, pawns, the names of what is spoken of, the number of those who go', () => {
  const html = drawn(true);
  const order = ['class="zt-way ', 'class="zt-labels"', 'class="zt-sized zt-token ', 'class="zt-named"', 'class="zt-count '];
  const places = order.map((part) => html.indexOf(part));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('labels are drawn once more only over a way', () => {
  expect(drawn(false)).not.toContain('zt-labels');
});

test('over a way to a capital its mark is drawn once more, where a part of the planet is in play too', () => {
  const { ids, board } = OURS.tables;
  const to = board.territories.findIndex(({ kind }) => kind === 'capital');
  const html = drawn(true, { ...WAY, to }, ['M0 0']);
  expect(html).toContain(`href="#plateau-mark-${ids[to]}"`);
  expect(html).not.toContain('#plateau-labels');
});

test('a way begins and ends beside the labels of its places', () => {
  for (const [from, territory] of OURS.tables.board.territories.entries()) {
    const far = OURS.tables.board.territories.findIndex((_, to) => {
      const [[ax, ay], [bx, by]] = [OUR_SPOTS[from] ?? [0, 0], OUR_SPOTS[to] ?? [0, 0]];
      return Math.max(Math.abs(ax - bx), Math.abs(ay - by)) > 400;
    });
    const [, d = ''] = /class="zt-way-line" d="M([^"]+)"/.exec(drawn(true, { ...WAY, from, to: far })) ?? [];
    const [sx = 0, sy = 0, , , ex = 0, ey = 0] = (d.match(/-?\d+/g) ?? []).map(Number);
    for (const [place, x, y] of [
      [from, sx, sy],
      [far, ex, ey],
    ] as const) {
      const [px, py] = OUR_SPOTS[place] ?? [0, 0];
      const half = Math.max(...labelOf(OURS.tables.board.territories[place] ?? territory).parts.map(({ width }) => width)) / 2;
      expect(Math.abs(x - px) >= half || Math.abs(y - py) >= underAt(ATLAS, place) - 1, `${territory.id}: ${d}`).toBe(true);
    }
  }
});

test('pawns hang below every label', () => {
  for (const [place, territory] of OURS.tables.board.territories.entries()) {
    const foot = labelOf(territory).parts.at(-1);
    expect(underAt(ATLAS, place), territory.id).toBeGreaterThanOrEqual((foot?.top ?? 0) + (foot?.height ?? 0));
  }
});

test('how many go is read on their own way, next to where it begins, and nearer to no other', () => {
  const { places, land, ids } = OURS.tables;
  const at = (id: string): number => places.get(id) ?? -1;
  // Three come to one province, two cross elsewhere: as on a phone that shows a quarter of the planet, and half of it.
  const ends = [
    ['palmyr-4', 'palmyr-3'],
    ['palmyr-2', 'palmyr-3'],
    ['tairo', 'palmyr-3'],
    ['tairo-1', 'tairo-3'],
    ['akilon-3', 'tairo-1'],
    // Short, beside a capital's mark.
    ['akilon', 'akilon-3'],
  ] as const;
  const ways = ends.map(([from, to], pawns): Arrow => ({ from: at(from), to: at(to), people: 'ailes', pawns: pawns + 1 }));
  for (const { from, to } of ways) expect(land[from], `${ids[from]} ${ids[to]}`).toContain(to);
  for (const unit of [2.6, 4]) {
    const html = drawn(false, WAY, [], ways, unit);
    const curves = [...html.matchAll(/class="zt-way-line" d="M([^"]+)"/g)].map(([, d = '']) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = (d.match(/-?\d+/g) ?? []).map(Number);
      return Array.from({ length: 41 }, (_, step) => step / 40).map((t): readonly [number, number] => [
        (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx,
        (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy,
      ]);
    });
    const counts = [
      ...html.matchAll(
        /class="zt-count .*?<g transform="translate\((\S+) (\S+)\)"><g class="zt-sized"><g transform="translate\((\S+) (\S+)\)/g,
      ),
    ].map(([, x, y, dx, dy]) => [Number(x) + unit * Number(dx), Number(y) + unit * Number(dy)] as const);
    expect(counts).toHaveLength(ways.length);
    for (const [own, [x, y]] of counts.entries()) {
      const off = curves.map((curve) => Math.min(...curve.map(([px, py]) => Math.hypot(px - x, py - y) / unit)));
      expect(off[own], `${ends[own]} at ${unit}`).toBeLessThan(17);
      // Half of the way at most is under it.
      const under = curves[own]?.filter(([px, py]) => Math.hypot(px - x, py - y) / unit < 9).length ?? 0;
      expect(under, `${ends[own]} at ${unit}`).toBeLessThan(21);
      expect(off.indexOf(Math.min(...off)), `${ends[own]} at ${unit}: ${off.map(Math.round)}`).toBe(own);
      const [start, head] = [curves[own]?.[0] ?? [0, 0], curves[own]?.at(-1) ?? [0, 0]];
      expect(Math.hypot(start[0] - x, start[1] - y), `${ends[own]} at ${unit}`).toBeLessThan(Math.hypot(head[0] - x, head[1] - y) * 2.5);
    }
  }
});
