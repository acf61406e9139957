import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { plain } from '#components/base/typography.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Position } from '#engine/zargos-lords/board/position.ts';
import type { Cut } from '../drawings/geometry.ts';
import { HexBoard } from './HexBoard.tsx';
import { type Spent, spentIn } from './spent.ts';

const POSITION: Position = {
  map: { rows: ['....', '....'], wraps: false },
  counters: [{ id: 'a1', kind: 'chevaliers-fantassin', at: hexAt(0, 0) }],
  cities: [],
  allies: [],
  options: {},
};
const NOTHING = { signs: [], open: [], bound: [], ways: [], retreats: [] };
const NONE = { marched: [], shot: [], fought: [] };

const drawn = (spent: Spent | undefined): string =>
  plain(
    render(<HexBoard position={POSITION} asked={undefined} target={undefined} shown={NOTHING} label="" tap={() => {}} spent={spent} />),
  );

test('pale counters are explained where there are any, by what they did in the phase', () => {
  const marched = spentIn({ ...NONE, phase: 'march', marched: [{ id: 'a1', path: [] }] });
  const shot = spentIn({ ...NONE, phase: 'shots', shot: [{ id: 'a1', target: 'b1' }] });
  const fought = spentIn({ ...NONE, phase: 'combats', shot: [{ id: 'b1', target: 'a1' }], fought: ['a1'] });
  expect(drawn(marched)).toContain('Pions pâles : ils se sont déjà déplacés.');
  expect(drawn(shot)).toContain('Pions pâles : ils ont déjà tiré.');
  expect(drawn(fought)).toContain('Pions pâles : ils ont déjà tiré ou attaqué.');
  for (const spent of [marched, shot, fought]) expect(drawn(spent)).toContain('class="carte-spent"');
});

test('no word of pale counters where none is', () => {
  const fallen = spentIn({ ...NONE, phase: 'shots', shot: [{ id: 'gone', target: 'b1' }] });
  const retreat = spentIn({ ...NONE, phase: 'retreat', shot: [{ id: 'a1', target: 'b1' }] });
  for (const spent of [fallen, retreat, undefined]) expect(drawn(spent)).not.toMatch(/carte-spent|pâles/);
});

test('LOR-MAT-2: of a world that goes round, who stands by an edge is seen again beyond the other, with his city and what is marked there', () => {
  const map = { rows: new Array<string>(3).fill('.'.repeat(24)), wraps: true };
  const position: Position = {
    ...POSITION,
    map,
    counters: [
      { id: 'a1', kind: 'dragon', at: hexAt(23, 1) },
      { id: 'a2', kind: 'aile', at: hexAt(12, 1) },
    ],
    cities: [{ at: hexAt(0, 0), people: 'moines', garrison: [] }],
  };
  const board = (cut?: Cut): string =>
    render(
      <HexBoard
        position={position}
        asked={undefined}
        target={undefined}
        shown={{ ...NOTHING, open: [hexAt(22, 1)] }}
        label=""
        tap={() => {}}
        badgeOf={(id) => `[${id}]`}
        cityBadgeOf={() => '[ville]'}
        {...(cut && { cut })}
      />,
    );
  const count = (drawing: string, what: string): number => drawing.split(what).length - 1;
  const usual = board();
  expect([count(usual, '[a1]'), count(usual, '[a2]'), count(usual, '[ville]'), count(usual, 'lords-wash-zone')]).toEqual([2, 1, 2, 1]);
  const wide = board({ from: 0, margin: 136 });
  expect([count(wide, '[a1]'), count(wide, '[a2]'), count(wide, '[ville]'), count(wide, 'lords-wash-zone')]).toEqual([2, 1, 2, 2]);
  const turned = board({ from: 12, margin: 136 });
  expect([count(turned, '[a1]'), count(turned, '[a2]'), count(turned, '[ville]')]).toEqual([1, 2, 1]);
  // For ears each hex is there once.
  expect(count(turned, 'role="button"')).toBe(count(usual, 'role="button"'));
});
