/** What is put together by hand is fetched when it is asked: each phase has its own. */
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import type { Phase, State } from '#engine/zargos-lords/game/types.ts';

const { ByHand } = await import('./Prepare.tsx');

/** A game of the captain's first moves, until a phase. */
function until(phase: Phase): State {
  let state = LORDS.setup({ seats: 3, scenario: 'guerre', months: 25, options: {} }, 'à la main');
  while (state.phase !== phase) {
    const [seat = 0] = LORDS.toMove(state);
    const legal = LORDS.moves(state, seat);
    const move = (state.phase === 'cities' && phase === 'garrisons' ? undefined : legal.find(({ kind }) => kind === 'settle')) ?? legal[0];
    if (!move) throw new Error(`nothing to do in ${state.phase}`);
    state = LORDS.play(state, move).state;
  }
  return state;
}

function shown(state: State, partners: readonly number[] = []): string {
  const [seat = 0] = LORDS.toMove(state);
  const handle = {
    view: LORDS.view(state, seat),
    act: () => {},
    judge: (move: Parameters<typeof LORDS.judge>[1]) => LORDS.judge(state, move),
  };
  return render(
    <ByHand
      handle={handle as unknown as Parameters<typeof ByHand>[0]['handle']}
      seat={seat}
      legal={LORDS.moves(state, seat)}
      picked={undefined}
      pick={() => {}}
      partners={partners}
    />,
  );
}

test('who hides, who is placed, and which hostages go with an offer; nothing where nobody may be offered anything', () => {
  expect(shown(until('garrisons'))).toContain('Comme un capitaine');
  expect(shown(until('deployment'))).toContain('aria-label="Qui est placé"');
  const alliances = until('alliances');
  expect(shown(alliances, [1, 2])).toContain('D’autres otages');
  expect(shown(alliances)).toBe('');
});
