import { describe, expect, test } from 'vitest';
import { boardOf, idOf, placeOf } from './board/tables.ts';
import { BOARD } from './data/board.ts';
import type { PlaceId } from './data/board-types.ts';
import { CAMPAIGN_EXAMPLE } from './examples.ts';
import { BOARD_EXAMPLES, type BoardExample, type BoardExampleId, type BoardMove, type ExampleScene, judgeScene } from './examples-board.ts';
import type { RuleId } from './ids.ts';
import { judgeCall } from './rules/movement/call.ts';

const TABLES = boardOf(BOARD);
const EXAMPLES: readonly BoardExample[] = BOARD_EXAMPLES;

const sceneOf = (id: BoardExampleId, at = 0): ExampleScene => {
  const scene = EXAMPLES.find((one) => one.id === id)?.scenes[at];
  if (!scene) throw new Error(`no scene ${at} in ${id}`);
  return scene;
};

/** « tairo-4 tairo-3 tairo-1 AIL-1 ATT-1 COM-7 »: the way and its rules, or the rule that refuses. */
const told = (scene: ExampleScene, move: BoardMove): string => {
  const verdict = judgeScene(TABLES, scene, move);
  if (!verdict.ok) return `${move.from} ${move.to} ${verdict.rule.replace('ZAR-', '')}`;
  return [...verdict.path, ...verdict.reasons.map(({ rule }) => rule.replace('ZAR-', ''))].join(' ');
};

test.each<[string, BoardExampleId, number, readonly string[], readonly string[]]>([
  [
    'ZAR-ATT-1, ZAR-ATT-2: a joint attack, and one province against two',
    'attaque-groupee',
    0,
    ['kahil-4 ludos-1 ATT-1 ATT-1 COM-7', 'kahil-5 ludos-1 ATT-1 ATT-1 COM-7', 'kahil-5 kahil-3 ATT-1 ATT-1 COM-7'],
    ['kahil-4 ludos ATT-3'],
  ],
  [
    'ZAR-MER-1, ZAR-MER-3: a convoy of two boats',
    'convoi',
    0,
    ['ohms-1 mer-7 mer-8 akilon-1 MER-1 MER-2 MER-3 COM-7'],
    ['ohms-1 akilon-1 ATT-1'],
  ],
  [
    'ZAR-REO-1, ZAR-REO-2: two groups of one province',
    'reorganisation',
    0,
    ['banzol-1 banzol-3 REO-1 REO-2', 'banzol banzol-1 REO-1 REO-2'],
    ['banzol-1 banzol-4 REO-1', 'banzol-1 banzol-2 ATT-5'],
  ],
  [
    'ZAR-REO-1, ZAR-REO-3: one group of two provinces',
    'reorganisation',
    1,
    ['banzol-1 banzol-3 banzol-4 REO-1 REO-3 REO-2'],
    ['banzol banzol-4 REO-1', 'banzol banzol-5 REO-2'],
  ],
  [
    'ZAR-AIL-1, ZAR-ATT-2, example 3: over Chevaliers, over a province under attack, neighbours and flyers together',
    'survol',
    0,
    [
      'tairo-4 tairo-3 tairo-1 AIL-1 ATT-1 COM-7',
      'tairo-4 tairo-2 ATT-1 ATT-1 COM-7',
      'banzol-4 tairo-4 tairo-2 AIL-1 ATT-1 COM-7',
      'tairo-4 tairo-2 palmyr-4 AIL-1 ATT-1 COM-7',
    ],
    ['banzol-4 tairo-1 AIL-1'],
  ],
  [
    'ZAR-AIL-3, ZAR-REO-5, example 3: and part of them back',
    'survol',
    1,
    [
      'tairo-1 tairo-3 tairo-4 AIL-3 AIL-3 REO-2',
      'tairo-2 tairo-4 banzol-4 AIL-3 AIL-3 REO-2',
      'palmyr-4 tairo-2 tairo-4 AIL-3 AIL-3 REO-2',
    ],
    ['tairo-1 banzol-4 REO-1'],
  ],
  [
    'ZAR-ARA-1, ZAR-ATT-2, example 5: from two volcanoes against a third',
    'vortex',
    0,
    ['itak-1 akilon-2 ARA-1 ATT-1 COM-7', 'palmyr-3 akilon-2 ARA-1 ATT-1 COM-7'],
    ['itak-1 palmyr-1 MER-1'],
  ],
  [
    'ZAR-DRA-2, ZAR-ATT-1, example 6: from land and sea at once, seven of eight',
    'raid-des-dragons',
    0,
    ['kahil-3 kahil-1 ATT-1 ATT-1 COM-7', 'mer-5 kahil-1 DRA-2 DRA-2 COM-7'],
    ['kahil-3 kahil-1 ATT-1', 'mer-5 kahil DRA-2'],
  ],
  [
    'ZAR-DRA-1, ZAR-REO-1, ZAR-REO-5, example 6: one group back to land, one to sea',
    'raid-des-dragons',
    1,
    ['kahil-1 kahil-3 REO-1 REO-2', 'kahil-1 mer-5 DRA-1 REO-1 REO-2'],
    ['kahil-1 ohms-6 ATT-5'],
  ],
  [
    'ZAR-CHE-1, ZAR-ATT-2, example 4: four attacks, the third from both provinces taken',
    'campagne-des-chevaliers',
    0,
    [
      'ohms-1 ohms-2 ATT-1 ATT-1 COM-7',
      'ohms-6 ohms-5 ATT-1 ATT-1 COM-7',
      'ohms-2 ohms-4 ATT-1 ATT-1 CHE-1 COM-7',
      'ohms-5 ohms-4 ATT-1 ATT-1 CHE-1 COM-7',
      'ohms-4 ohms-3 ATT-1 ATT-1 CHE-1 COM-7',
    ],
    ['ohms-1 ohms-4 ATT-3'],
  ],
])('%s', (_name, id, at, moves, limits) => {
  const scene = sceneOf(id, at);
  expect(scene.moves.map((move) => told(scene, move))).toEqual(moves);
  expect(scene.limits.map((move) => told(scene, move))).toEqual(limits);
});

test('ZAR-MER-1: with one boat the convoy stays', () => {
  const scene = sceneOf('convoi');
  const verdict = scene.moves[0] && judgeScene(TABLES, { ...scene, boats: 1 }, scene.moves[0]);
  expect(verdict).toMatchObject({ ok: false, rule: 'ZAR-MER-1' });
  expect(verdict && !verdict.ok && verdict.because).toContain('il faut 2 bateaux, vous en avez 1');
});

test('ZAR-DRA-4: Dragons at sea stop no convoy', () => {
  const scene = sceneOf('convoi');
  const [move] = scene.moves;
  const watched: ExampleScene = {
    ...scene,
    stands: { ...scene.stands, 'mer-7': { people: 'dragons', pawns: 9 }, 'mer-8': { people: 'dragons', pawns: 9 } },
  };
  expect(move && judgeScene(TABLES, watched, move)).toEqual(move && judgeScene(TABLES, scene, move));
});

test('ZAR-ARA-2, example 5: attacked by the Chevaliers, either group may call the other', () => {
  const call = { frozen: [], quake: false, fight: 'none', called: false, options: {} } as const;
  const calls = [
    { ...call, from: 'itak-1', to: 'palmyr-3', group: { stands: 2, moves: 1 } },
    { ...call, from: 'akilon-2', to: 'palmyr-3', group: { stands: 5, moves: 4 } },
  ] as const;
  expect(calls.map((one) => judgeCall(TABLES, one).ok)).toEqual([true, true]);
});

/** The booklet prints 3 Araignées, 1 Moine, 6 Araignées, 3 Amazones: the numbers of the campaign and of the map are the same. */
test('ZAR-CHE-1, example 4: the map shows the campaign that is computed', () => {
  const { stands, moves } = sceneOf('campagne-des-chevaliers');
  const targets = [...new Set(moves.map(({ to }) => to))];
  expect(targets.map((id) => stands[id])).toEqual(CAMPAIGN_EXAMPLE.steps.map(({ defender }) => defender));
  expect([stands['ohms-1']?.pawns, stands['ohms-6']?.pawns]).toEqual(CAMPAIGN_EXAMPLE.provinces.map(({ pawns }) => pawns));
  expect(moves.filter(({ step }) => step === 3).map(({ from }) => from)).toEqual(targets.slice(0, 2));
});

describe.each(EXAMPLES.map((one) => [one.id, one] as const))('%s', (_id, { places, scenes, rules }) => {
  const isShown = (id: PlaceId) => places.includes(id);

  test('shows every place that its moves touch', () => {
    for (const scene of scenes) {
      for (const id of Object.keys(scene.stands)) expect(places).toContain(id);
      for (const move of [...scene.moves, ...scene.limits]) {
        const verdict = judgeScene(TABLES, scene, move);
        expect((verdict.ok ? verdict.path : [move.from, move.to]).every(isShown)).toBe(true);
      }
    }
  });

  test('is small, and hangs together by land and sea', () => {
    expect(places.length).toBeLessThanOrEqual(9);
    const shown = places.map((id) => placeOf(TABLES, id) ?? -1);
    const near = (place: number) => [
      ...(TABLES.land[place] ?? []),
      ...[TABLES.seas, TABLES.coasts, TABLES.sea].flatMap((graph) => graph[place] ?? []),
    ];
    const reached = new Set(shown.slice(0, 1));
    for (const place of reached) for (const next of near(place)) if (shown.includes(next)) reached.add(next);
    expect([...reached].map((place) => idOf(TABLES, place)).sort()).toEqual([...places].sort());
  });

  test('names the rules that its moves rest on', () => {
    const acting = new Set<RuleId>(
      scenes.flatMap((scene) =>
        scene.moves.flatMap((move) => {
          const verdict = judgeScene(TABLES, scene, move);
          return verdict.ok ? verdict.reasons.map(({ rule }) => rule) : [];
        }),
      ),
    );
    const [first] = rules;
    expect(first && acting.has(first)).toBe(true);
  });

  test('spends no boat that it has not', () => {
    for (const scene of scenes) {
      const spent = scene.moves
        .map((move) => judgeScene(TABLES, scene, move))
        .reduce((sum, verdict) => sum + (verdict.ok ? verdict.boats : 0), 0);
      expect(spent).toBeLessThanOrEqual(scene.boats ?? 0);
    }
  });
});
