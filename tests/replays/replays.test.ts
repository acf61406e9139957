/** Golden replays: games kept as they were played, with the hash of every state. The browser plays the same ones (`tests/e2e/replays.spec.ts`). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { checkReplay, compact, hashOf, statesOf } from '#engine/core/replay.ts';
import { GRAN } from '#engine/gran/game.ts';
import { OPTION_IDS as GRAN_OPTIONS } from '#engine/gran/options.ts';
import { ORC } from '#engine/orc/game.ts';
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { OPTION_IDS as ZARGOS_OPTIONS } from '#engine/zargos/options.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { SCENARIO_IDS, SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { SKIRMISH_OPTIONS } from '#engine/zargos-lords/game/setup.ts';
import { START_IDS } from '#engine/zargos-lords/game/starts.ts';
import { MONTHS } from '#engine/zargos-lords/game/types.ts';

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

/** Rulings given before these replays were written: up to the last that one names. Those given since wait for the next writing (`engine/readings.test.ts` holds them). */
const givenBefore = <Id extends string>(ids: readonly Id[], named: ReadonlySet<string>): ReadonlySet<Id> =>
  new Set(ids.slice(0, ids.findLastIndex((id) => named.has(id)) + 1));

/** Rows of the scripts that write them: a name, then who plays. */
const WISHED = /^ {2}\['([a-z0-9-]+)', '/gm;

test.each([
  ['gran', 'gran'],
  ['zargos', 'zargos'],
  ['lords', 'escarmouche'],
])('each game that scripts/replays-%s.ts wishes for is there', (script, game) => {
  const wished = [...readFileSync(`scripts/replays-${script}.ts`, 'utf8').matchAll(WISHED)].map(([, name]) => name);
  expect(wished.length).toBeGreaterThan(20);
  const names = goldens(game).map(({ name }) => name);
  expect(wished.filter((name) => name === undefined || !names.includes(name))).toEqual([]);
});

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
  const named = new Set(options.flatMap(({ options }) => Object.keys(options)));
  expect(named).toEqual(givenBefore(GRAN_OPTIONS, named));
  expect(options.some(({ board }) => board !== null)).toBe(true);
});

test('Zargos: there are fifty of them or more, for two to six players, one to three peoples each, either opening, every ruling, card and end', () => {
  const kept = goldens('zargos');
  expect(kept.length).toBeGreaterThanOrEqual(50);
  const options = optionsOf(ZARGOS, kept);
  expect(new Set(options.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(options.map(({ each }) => each))).toEqual(new Set([1, 2, 3]));
  expect(new Set(options.map(({ opening }) => opening))).toEqual(new Set(['rapide', 'complete']));
  const named = new Set(options.flatMap(({ options }) => Object.keys(options)));
  expect(named).toEqual(givenBefore(ZARGOS_OPTIONS, named));
  const moves = kept.flatMap(({ replay }) => {
    const checked = checkReplay(ZARGOS, replay);
    return checked.ok ? checked.value.moves : [];
  });
  const cards = moves.flatMap((move) =>
    'card' in move && move.kind !== 'grant' && move.kind !== 'discard' && move.card ? [move.card] : [],
  );
  expect(new Set(cards)).toEqual(new Set(CARD_IDS));
});

/** Every kind of event that a skirmish tells. */
const TOLD = {
  turn: true,
  marched: true,
  back: true,
  shot: true,
  vision: true,
  fought: true,
  fell: true,
  retreated: true,
  'gave-up': true,
  over: true,
} as const satisfies Partial<Record<Event['kind'], true>>;

/** What replays of Zargo's Lords tell, one after the other. */
const toldIn = (kept: ReturnType<typeof goldens>): readonly Event[] =>
  kept.flatMap(({ replay }) => {
    const checked = accepted(checkReplay(LORDS, replay));
    let state = LORDS.setup(checked.options, checked.seed);
    return checked.moves.flatMap((move) => {
      const played = LORDS.step(state, move);
      state = played.state;
      return played.events;
    });
  });

const isSkirmish = (replay: unknown): boolean => SCENARIOS[accepted(checkReplay(LORDS, replay)).options.scenario].wins === 'camp';

/** Every kind of event that sieges, escorts, continents and the war tell beside. */
const WAR_TOLD = [
  'picked',
  'settled',
  'founded',
  'garrisoned',
  'placed',
  'offered',
  'answered',
  'broke',
  'paired',
  'entered',
  'vanished',
  'returned',
  'besieged',
  'sallied',
  'executed',
  'freed',
] as const satisfies readonly Event['kind'][];

test('The war: its other scenarios are there too, with what cities, escorts, Moines and alliances make happen, and each way to end', () => {
  const kept = goldens('escarmouche').filter(({ replay }) => !isSkirmish(replay));
  const scenarios = new Set(optionsOf(LORDS, kept).map(({ scenario }) => scenario));
  expect(scenarios).toEqual(new Set(SCENARIO_IDS.filter((one) => SCENARIOS[one].wins !== 'camp')));
  const events = toldIn(kept);
  const kinds = new Set(events.map(({ kind }) => kind));
  expect(WAR_TOLD.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(new Set(events.flatMap((event) => (event.kind === 'besieged' ? [event.outcome] : [])))).toEqual(
    new Set(['void', 'combat', 'eliminated']),
  );
  expect(events.some((event) => event.kind === 'fought' && event.alone)).toBe(true);
  const ends = new Set(events.flatMap((event) => (event.kind === 'over' ? [event.how] : [])));
  expect(ends).toEqual(new Set(['rout', 'months', 'arrival']));
  expect(events.some((event) => event.kind === 'over' && event.winners.length > 1)).toBe(true);
});

test('The skirmish: there are thirty of them or more, on every map, for every length, under every ruling, with all that may happen and each end', () => {
  const kept = goldens('escarmouche').filter(({ replay }) => isSkirmish(replay));
  expect(kept.length).toBeGreaterThanOrEqual(30);
  const options = optionsOf(LORDS, kept);
  expect(new Set(options.map(({ scenario }) => scenario))).toEqual(new Set(START_IDS));
  expect(new Set(options.map(({ months }) => months))).toEqual(new Set(MONTHS));
  expect(new Set(options.flatMap(({ options }) => Object.keys(options)))).toEqual(new Set(SKIRMISH_OPTIONS));
  const events = toldIn(kept);
  const of = <Of extends Event['kind']>(kind: Of) => events.filter((event): event is Event & { readonly kind: Of } => event.kind === kind);
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(Object.keys(TOLD)));
  expect(new Set(of('shot').map(({ shot }) => shot))).toEqual(new Set(['arrows', 'flames']));
  expect(new Set(of('shot').map(({ hits, needed }) => hits >= needed))).toEqual(new Set([true, false]));
  expect(new Set(of('vision').map(({ shooter }) => shooter.kind))).toEqual(new Set(['sorcier', 'illusionniste']));
  const results = of('fought').map(({ result }) => result);
  for (const sort of [/^-$/, /^AE$/, /^DE$/, /^A\d$/, /^D\d$/]) expect(results.some((result) => sort.test(result))).toBe(true);
  expect(of('fought').some(({ charge }) => charge)).toBe(true);
  expect(of('fought').some(({ attackers }) => attackers.length > 1)).toBe(true);
  expect(of('fought').some(({ targets }) => targets.length > 1)).toBe(true);
  const fates = (isPushed: boolean) => new Set(of('retreated').flatMap(({ fate, pushed }) => (pushed === isPushed ? [fate] : [])));
  expect(fates(false)).toEqual(new Set(['safe', 'paralysed', 'eliminated']));
  expect([...fates(true)]).toEqual(expect.arrayContaining(['safe', 'eliminated']));
  const ends = of('over').map(({ how, winners, camps }) => `${how} ${winners.length}${camps.length > 0 ? ' camp' : ''}`);
  expect(ends).toEqual(expect.arrayContaining(['rout 1', 'months 1', 'months 1 camp', 'months 2']));
});

test('a game of the war’s fifth version, whose options call the scenario its start, plays as it was kept', () => {
  const [golden] = goldens('escarmouche').filter(({ replay }) => !isSkirmish(replay));
  const { options, ...rest } = accepted(checkReplay(LORDS, golden?.replay));
  const { scenario, ...others } = options;
  const old = { ...rest, version: 5, options: { ...others, start: scenario } };
  const read = accepted(checkReplay(LORDS, old));
  expect(read.options).toEqual(options);
  expect(accepted(statesOf(LORDS, read)).map(hashOf)).toEqual(golden?.hashes);
  expect(checkReplay(LORDS, { ...old, version: 4 })).toMatchObject({ ok: false, field: 'version' });
  expect(checkReplay(LORDS, { ...old, options: { ...others, start: 'lac' } })).toMatchObject({ ok: false, field: 'options.start' });
});

function holds<G extends GameTypes>(game: Game<G>): void {
  test.each(goldens(game.id).map((golden) => [golden.name, golden] as const))(
    `${game.id} plays as it was kept: %s`,
    (_name, { replay, hashes, outcome }) => {
      const checked = accepted(checkReplay(game, replay));
      const states = accepted(statesOf(game, checked));
      expect(states.map(hashOf)).toEqual(hashes);
      expect(game.outcome(states.at(-1) ?? states[0]) ?? null).toEqual(outcome);
      expect(compact(game, checked)).toEqual(checked);
    },
  );
}

holds(ORC);
holds(GRAN);
holds(ZARGOS);
holds(LORDS);
