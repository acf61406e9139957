import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { plain } from '#components/base/typography.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Position } from '#engine/zargos-lords/board/position.ts';
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
