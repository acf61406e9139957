import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { atlasOf } from '#components/zargos/board/atlas.ts';
import { OURS } from '#components/zargos/board/ground.ts';
import { labelOf } from '#components/zargos/board/map/labels.ts';
import { OUR_SPOTS } from '#components/zargos/board/map/our-spots.ts';
import { Overlay, underAt } from './Overlay.tsx';

const ATLAS = atlasOf(OURS.tables);
const WAY = { from: 0, to: 1, people: 'ailes', pawns: 3 } as const;

const drawn = (isThought: boolean): string =>
  render(
    <Overlay
      atlas={ATLAS}
      spots={OUR_SPOTS}
      shapes={[]}
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
      thought={isThought ? [WAY] : []}
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

test('pawns hang below every label', () => {
  for (const [place, territory] of OURS.tables.board.territories.entries()) {
    const foot = labelOf(territory).parts.at(-1);
    expect(underAt(ATLAS, place), territory.id).toBeGreaterThanOrEqual((foot?.top ?? 0) + (foot?.height ?? 0));
  }
});
