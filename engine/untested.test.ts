/** The law of `untested.ts`, the same in the four games. */
import { expect, test } from 'vitest';
import type { Untested } from './core/ruling.ts';
import { IDS as GRAN } from './gran/ids.ts';
import { UNTESTED as GRAN_UNTESTED } from './gran/untested.ts';
import { IDS as ORC } from './orc/ids.ts';
import { UNTESTED as ORC_UNTESTED } from './orc/untested.ts';
import { IDS as ZARGOS } from './zargos/ids.ts';
import { UNTESTED as ZARGOS_UNTESTED } from './zargos/untested.ts';
import { IDS as LORDS } from './zargos-lords/ids.ts';
import { UNTESTED as LORDS_UNTESTED } from './zargos-lords/untested.ts';

/** `waiting`: how many ids wait for a test. These numbers may only fall. */
const games: readonly [game: string, ids: readonly string[], untested: readonly Untested[], waiting: number][] = [
  ['gran', GRAN, GRAN_UNTESTED, 0],
  ['orc', ORC, ORC_UNTESTED, 0],
  ['zargos', ZARGOS, ZARGOS_UNTESTED, 0],
  ['zargos-lords', LORDS, LORDS_UNTESTED, 0],
];

test.each(games)('%s: each id has one reason, in id order', (_game, ids, untested) => {
  const listed = untested.map(({ id }) => id);
  expect(listed).toEqual(ids.filter((id) => listed.includes(id)));
});

test.each(games)('%s: what waits names the board or the whole game, what stays does not', (_game, _ids, untested) => {
  for (const { kind, because } of untested) {
    if (kind === 'not-yet') expect(because).toMatch(/^le (plateau|jeu complet), /);
    else expect(because).not.toMatch(/plateau|jeu complet/);
  }
});

test.each(games)('%s: no more ids wait for a test than before', (_game, _ids, untested, waiting) => {
  expect(untested.filter(({ kind }) => kind === 'not-yet')).toHaveLength(waiting);
});
