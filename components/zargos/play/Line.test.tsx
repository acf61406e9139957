import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { attack, fight, made, quiet } from '#engine/zargos/testing/playing.ts';
import { tableOf } from '#engine/zargos/testing/tables.ts';
import type { ZargosHandle } from './handle.ts';
import { Line } from './Line.tsx';

test('whoever is asked for a Vent de Guerre in my attack answers it: the moment is mine, and his Vents where he attacks', () => {
  const stands = { dragons: { 'kahil-4': 8 }, moines: { 'ludos-1': 4, oz: 3 } } as const;
  const start = quiet(tableOf({ stands, hands: [[], ['vent-de-guerre']] }));
  const met = made(start, attack(0, 'dragons', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1'));
  expect([met.phase, ...ZARGOS.toMove(met)]).toEqual(['winds', 1]);
  const line = (seat: number) => {
    const handle = { view: ZARGOS.view(met, seat), seat, humans: [seat], live: true } as unknown as ZargosHandle;
    return /table-headline">(.*?)<\/p>/
      .exec(render(<Line handle={handle} />))?.[1]
      ?.replace(/<[^>]+>/g, '')
      .replace(/\u00a0/g, ' ');
  };
  expect(line(0)).toBe('Aux Moines tour 1 · votre attaque');
  expect(line(1)).toBe('À vous, les Moines tour 1 · Vents de Guerre');
});
