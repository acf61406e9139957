import { expect, test } from 'vitest';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { attack, done, fight, made, pass, quiet } from '#engine/zargos/testing/playing.ts';
import { tableOf } from '#engine/zargos/testing/tables.ts';
import { ZARGOS_SPEC } from './spec.ts';

const mayUndo = (before: State, move: Move): boolean | undefined =>
  ZARGOS_SPEC.mayUndo?.(before, move, ZARGOS.step(before, move).state, move);

test('one’s own card goes under the pile and may be taken back; dice and cards turned up may not, nor what another has done since', () => {
  const stands = { amazones: { 'akilon-2': 9 }, dragons: { kahil: 2 } };
  const start = quiet(tableOf({ stands, hands: [['vent-de-terre'], []], boats: { amazones: 2 } }));
  // Three cells of sea by the card (ZAR-TERRE).
  const sent = attack(0, 'amazones', 'akilon-2', 'banzol-2', 2, 'vent-de-terre');
  expect(mayUndo(start, sent)).toBe(true);
  expect(mayUndo(made(start, attack(0, 'amazones', 'akilon-2', 'akilon', 2)), fight(0, 'akilon'))).toBe(true);
  const [beside, last] = [attack(0, 'amazones', 'akilon-2', 'akilon', 2), pass(1)];
  expect(ZARGOS_SPEC.mayUndo?.(start, last, start, beside)).toBe(false);
  const met = quiet(tableOf({ stands: { amazones: { 'akilon-2': 9 }, dragons: { akilon: 2 } } }));
  expect(mayUndo(made(met, attack(0, 'amazones', 'akilon-2', 'akilon', 6)), fight(0, 'akilon'))).toBe(false);
  // The last turn of a round ends with the count: the whole kingdom of Oz gives its holder a card (ZAR-MAG-1).
  const counted = { amazones: { kahil: 1 }, dragons: { oz: 1, 'oz-1': 1 } } as const;
  const drawing = made(quiet(tableOf({ stands: counted, phase: 'attacks' })), done(0), done(0), done(1));
  expect(ZARGOS.step(drawing, done(1)).state.hands[1]).toHaveLength(1);
  expect(mayUndo(drawing, done(1))).toBe(false);
});
