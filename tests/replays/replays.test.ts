/** Golden replays: games kept as they were played, with the hash of every state. The browser plays the same ones (`tests/e2e/replays.spec.ts`). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkReplay, compact, hashOf, statesOf } from '#engine/core/replay.ts';
import { ORC } from '#engine/orc/game.ts';

interface Golden {
  readonly name: string;
  readonly replay: unknown;
  readonly hashes: readonly string[];
  readonly outcome: unknown;
}

const GOLDENS: readonly Golden[] = globSync('tests/replays/orc/*.json')
  .sort()
  .map((path) => JSON.parse(readFileSync(path, 'utf8')));

test('there are twenty of them or more, for four to seven players, under every ruling that the war and the deal obey', () => {
  expect(GOLDENS.length).toBeGreaterThanOrEqual(20);
  const options = GOLDENS.flatMap(({ replay }) => {
    const checked = checkReplay(ORC, replay);
    return checked.ok ? [checked.value.options] : [];
  });
  expect(new Set(options.map(({ seats }) => seats))).toEqual(new Set([4, 5, 6, 7]));
  expect(new Set(options.flatMap(({ options }) => Object.keys(options))).size).toBe(21);
  expect(options.some(({ values }) => Object.keys(values).length > 0)).toBe(true);
});

test.each(GOLDENS.map((golden) => [golden.name, golden] as const))('plays as it was kept: %s', (_name, { replay, hashes, outcome }) => {
  const checked = checkReplay(ORC, replay);
  if (!checked.ok) throw new Error(checked.because);
  const states = statesOf(ORC, checked.value);
  if (!states.ok) throw new Error(states.because);
  expect(states.value.map(hashOf)).toEqual(hashes);
  expect(ORC.outcome(states.value.at(-1) ?? states.value[0])).toEqual(outcome);
  expect(compact(ORC, checked.value)).toEqual(checked.value);
});
