/** Golden replays: games kept as they were played, with the hash of every state. The browser plays the same ones (`tests/e2e/replays.spec.ts`). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { checkReplay, compact, hashOf, statesOf } from '#engine/core/replay.ts';
import { GRAN } from '#engine/gran/game.ts';
import { OPTION_IDS as GRAN_OPTIONS } from '#engine/gran/options.ts';
import { ORC } from '#engine/orc/game.ts';
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { OPTION_IDS as ZARGOS_OPTIONS } from '#engine/zargos/options.ts';

interface Golden {
  readonly name: string;
  readonly replay: unknown;
  readonly hashes: readonly string[];
  readonly outcome: unknown;
}

const goldens = (game: string): readonly Golden[] =>
  globSync(`tests/replays/${game}/*.json`)
    .sort()
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));

function optionsOf<G extends GameTypes>(game: Game<G>, kept: readonly Golden[]): readonly G['options'][] {
  return kept.flatMap(({ replay }) => {
    const checked = checkReplay(game, replay);
    return checked.ok ? [checked.value.options] : [];
  });
}

test('De l’Orc: there are twenty of them or more, for four to seven players, under every ruling that the war and the deal obey', () => {
  const kept = goldens('orc');
  expect(kept.length).toBeGreaterThanOrEqual(20);
  const options = optionsOf(ORC, kept);
  expect(new Set(options.map(({ seats }) => seats))).toEqual(new Set([4, 5, 6, 7]));
  expect(new Set(options.flatMap(({ options }) => Object.keys(options))).size).toBe(21);
  expect(options.some(({ values }) => Object.keys(values).length > 0)).toBe(true);
});

test('Gran: there are thirty of them or more, for two to six knights, either goal, every ruling, on our board and on another', () => {
  const kept = goldens('gran');
  expect(kept.length).toBeGreaterThanOrEqual(30);
  const options = optionsOf(GRAN, kept);
  expect(new Set(options.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(options.map(({ goal }) => goal))).toEqual(new Set([2, 3]));
  expect(new Set(options.flatMap(({ options }) => Object.keys(options)))).toEqual(new Set(GRAN_OPTIONS));
  expect(options.some(({ board }) => board !== null)).toBe(true);
});

test('Zargos: there are fifty of them or more, for two to six players, one to three peoples each, either opening, every ruling, card and end', () => {
  const kept = goldens('zargos');
  expect(kept.length).toBeGreaterThanOrEqual(50);
  const options = optionsOf(ZARGOS, kept);
  expect(new Set(options.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(options.map(({ each }) => each))).toEqual(new Set([1, 2, 3]));
  expect(new Set(options.map(({ opening }) => opening))).toEqual(new Set(['rapide', 'complete']));
  expect(new Set(options.flatMap(({ options }) => Object.keys(options)))).toEqual(new Set(ZARGOS_OPTIONS));
  const moves = kept.flatMap(({ replay }) => {
    const checked = checkReplay(ZARGOS, replay);
    return checked.ok ? checked.value.moves : [];
  });
  const cards = moves.flatMap((move) =>
    'card' in move && move.kind !== 'grant' && move.kind !== 'discard' && move.card ? [move.card] : [],
  );
  expect(new Set(cards)).toEqual(new Set(CARD_IDS));
});

function holds<G extends GameTypes>(game: Game<G>): void {
  test.each(goldens(game.id).map((golden) => [golden.name, golden] as const))(
    `${game.id} plays as it was kept: %s`,
    (_name, { replay, hashes, outcome }) => {
      const checked = checkReplay(game, replay);
      if (!checked.ok) throw new Error(checked.because);
      const states = statesOf(game, checked.value);
      if (!states.ok) throw new Error(states.because);
      expect(states.value.map(hashOf)).toEqual(hashes);
      expect(game.outcome(states.value.at(-1) ?? states.value[0]) ?? null).toEqual(outcome);
      expect(compact(game, checked.value)).toEqual(checked.value);
    },
  );
}

holds(ORC);
holds(GRAN);
holds(ZARGOS);
