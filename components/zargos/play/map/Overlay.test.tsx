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

const drawn = (isThought: boolean, way: Arrow = WAY, outside: readonly string[] = []): string =>
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
      attacks={[]}
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
