import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import { Line } from './Line.tsx';

/** What the line says of each side. */
function sidesOf(state: State): readonly string[] {
  const view = LORDS.view(state, 'public');
  const nameOf = (seat: number): string => PEOPLE_NAMES[view.peoples[seat] ?? 'moines'];
  const handle = { view, outcome: undefined, nameOf, humans: [], live: true } as unknown as Parameters<typeof Line>[0]['handle'];
  return render(<Line handle={handle} />)
    .split('<li')
    .slice(1)
    .map((side) => side.replace(/^[^>]*>|<[^>]+>/g, ''));
}

test('LOR-ALL-1: each side of an alliance is said to be allied, with all with whom it is', () => {
  let state = LORDS.setup({ seats: 3, scenario: 'guerre', months: 25, options: {} }, 'alliés');
  while (state.phase === 'cards') {
    const [seat = 0] = LORDS.toMove(state);
    const [first] = LORDS.moves(state, seat);
    if (!first) throw new Error('no card');
    state = LORDS.play(state, first).state;
  }
  const [a, b, c] = state.peoples;
  if (!a || !b || !c) throw new Error('three peoples');
  expect(sidesOf(state).join()).not.toContain('allié');
  const told = sidesOf({
    ...state,
    position: {
      ...state.position,
      allies: [
        [a, b],
        [c, a],
      ],
    },
  });
  expect(told[0]).toContain(`alliés des ${PEOPLE_NAMES[b]} et des ${PEOPLE_NAMES[c]}`);
  expect(told[1]).toMatch(new RegExp(`alliés des ${PEOPLE_NAMES[a]}$`));
  expect(told[2]).toMatch(new RegExp(`alliés des ${PEOPLE_NAMES[a]}$`));
});
