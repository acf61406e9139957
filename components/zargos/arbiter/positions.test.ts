/** The examples of the booklet before the arbiter: its verdict is the booklet's, and with the booklet's dice so is what follows. */
import { describe, expect, test } from 'vitest';
import { answerOf } from '#components/arbiter/answer.ts';
import { parseArbiter } from '#components/arbiter/link.ts';
import { seeded } from '#engine/core/random.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { BOARD_EXAMPLES, type BoardExample, type BoardMove, type ExampleScene } from '#engine/zargos/examples-board.ts';
import type { EventOf } from '#engine/zargos/game/events.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { addressOf, FIGHTS_ASKED, type Posed, sceneAsked } from './positions.ts';
import { ZARGOS_ARBITER as SPEC } from './spec.ts';

const EXAMPLES: readonly BoardExample[] = BOARD_EXAMPLES;
const SCENES = EXAMPLES.flatMap(({ id, scenes }) => scenes.map((scene, at) => [`${id} ${at + 1}`, scene] as const));

const answer = ({ state, move }: Posed) => answerOf(SPEC, state, move, undefined);
const thrownIn = (events: readonly { readonly kind: string }[]) =>
  events.filter((event): event is EventOf<'fight'> => event.kind === 'fight').map(({ what }) => what);

/** The game played on with dice that fall as wanted: generators are tried one after the other. */
function played(state: State, move: Move, fits: (what: ReturnType<typeof thrownIn>) => boolean): State {
  for (let seed = 1; seed < 3000; seed++) {
    const { state: next, events } = ZARGOS.play({ ...state, random: seeded(`${seed}`).state() }, move);
    if (fits(thrownIn(events))) return next;
  }
  throw new Error('these dice never fell');
}

describe.each(SCENES)('%s', (_name, scene) => {
  test('examples 1, 3, 4 and 5, and ours: the position can be, and what the example does is legal together', () => {
    let { state } = sceneAsked(scene, scene.moves[0] as BoardMove);
    expect(SPEC.contradictions(state)).toEqual([]);
    for (const move of scene.moves.filter(({ step = 1 }) => step <= 2)) {
      const { move: asked } = sceneAsked(scene, move);
      expect(ZARGOS.judge(state, asked), `${move.from} ${move.to}`).toEqual({ ok: true });
      state = ZARGOS.play(state, asked).state;
    }
  });

  test('what stops at a rule is refused: by ZAR-REO-1, once a group went one province', () => {
    const first = sceneAsked(scene, scene.moves[0] as BoardMove);
    const state = scene.stride === 1 ? ZARGOS.play(first.state, first.move).state : first.state;
    for (const limit of scene.limits)
      expect(answer({ state, move: sceneAsked(scene, limit).move }).kind, `${limit.from} ${limit.to}`).toBe('refused');
  });
});

test.each([
  ['amazones-dragons', 5],
  ['amazones-dragons-capitale', 4],
] as const)('ZAR-AMA-1, example 6, %s: a shot of 4 and 3 leaves %i Dragons against 4', (id, left) => {
  const { state, move } = FIGHTS_ASKED[id];
  expect(answer({ state, move }).kind).toBe('legal');
  if (move.kind !== 'attack') throw new Error('an attack');
  const declared = ZARGOS.play(state, move).state;
  let shot: readonly number[] = [];
  let after = 0;
  played(declared, { kind: 'fight', seat: 0, at: move.to as TerritoryId }, (whats) => {
    const fired = whats.find(({ kind }) => kind === 'shot');
    const hit = whats.find(({ kind }) => kind === 'hit');
    shot = fired?.kind === 'shot' ? fired.faces : [];
    after = hit?.kind === 'hit' ? hit.attacker.left : 0;
    return shot.join() === '4,3';
  });
  expect(after).toBe(left);
});

test('ZAR-MOI-1, ZAR-COM-4, example 2: the Moine has the 6 thrown again; with a 2, two Moines face two Araignées', () => {
  const { state, move } = FIGHTS_ASKED['moines-araignees'];
  expect(SPEC.contradictions(state)).toEqual([]);
  expect(answer({ state, move }).kind).toBe('legal');
  const losses: unknown[] = [];
  played(state, move, (whats) => {
    const again = whats.find(({ kind }) => kind === 'reroll');
    if (again?.kind !== 'reroll' || again.face !== 2) return false;
    expect(again).toMatchObject({ own: false, old: 6 });
    const lost = whats.find(({ kind }) => kind === 'losses');
    if (lost?.kind === 'losses') losses.push([lost.attacker.left, lost.defender.left]);
    return true;
  });
  expect(losses).toEqual([[2, 2]]);
});

test('a link opens each as it was', async () => {
  const scenes = SCENES.map(([, scene]: readonly [string, ExampleScene]) => sceneAsked(scene, scene.moves[0] as BoardMove));
  for (const posed of [...Object.values(FIGHTS_ASKED), ...scenes]) {
    const read = await parseArbiter(SPEC, addressOf(posed).split('#')[1] ?? '');
    expect(read).toEqual({ ok: true, value: { ...posed, eyes: undefined } });
  }
});
