/**
 * `npm run study -- gran` (or `orc`, `zargos`): plays the games that the study plans, on all cores (`WORKERS=2` for two), and writes what they say in
 * `components/study/data/<game>.json`. The same bytes come again, whatever the cores, as long as the game and its bots are the same.
 * `npm run study -- zargos dossier` keeps each batch in a folder: stopped and started again, it plays only those that are missing.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Tinypool } from 'tinypool';
import type { GameMeasures } from '#components/study/count.ts';
import { countOf, gapsOf, isSame, measuresHash, type Planned, plainOf, type StudyKind, type StudyRun } from '#components/study/plan.ts';
import { workerCount } from '#engine/cli-simulate.ts';
import { either } from '#engine/core/french.ts';
import { fnv1a } from '#engine/core/hash.ts';
import { STUDIES, type Studied } from './studies.ts';
import type { Batch } from './worker.ts';

/** Games in one batch: small enough for the last ones to be shared out. */
const BATCH = 10;

type Pool = (batch: Batch) => Promise<readonly GameMeasures[]>;

const batchesOf = (game: string, { games, ...kind }: Planned): readonly Batch[] =>
  Array.from({ length: Math.ceil(games / BATCH) }, (_, at) => ({ game, kind, from: at * BATCH, to: Math.min(games, (at + 1) * BATCH) }));

/** Batches that a folder holds are not played again. */
function keeping(folder: string, pool: Pool): Pool {
  mkdirSync(folder, { recursive: true });
  return async (batch) => {
    const file = `${folder}/${fnv1a(JSON.stringify(batch))}.json`;
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const measures = await pool(batch);
    writeFileSync(`${file}.part`, JSON.stringify(measures));
    renameSync(`${file}.part`, file);
    return measures;
  };
}

/** Throws where the first game of a run, played again, no longer says what was kept. */
async function checked(planned: Planned, first: GameMeasures | undefined, game: string, pool: Pool): Promise<void> {
  const { games: _games, ...kind } = planned;
  const [again] = await pool({ game, kind, from: 0, to: 1 });
  if (measuresHash(again) !== measuresHash(first)) throw new Error('Le jeu ou ses robots ont changé : reprenez dans un dossier vide.');
}

interface Played {
  readonly planned: Planned;
  readonly measures: readonly GameMeasures[];
}

/** All games of the plan, its runs growing side by side: stopped at any time, each has about the same part of its games. */
async function playedOf(game: string, plan: readonly Planned[], pool: Pool): Promise<readonly Played[]> {
  const asked = plan.flatMap((planned) => batchesOf(game, planned).map((batch) => ({ planned, batch })));
  const order = asked.toSorted((a, b) => a.batch.from / a.planned.games - b.batch.from / b.planned.games);
  let done = 0;
  const found = await Promise.all(
    order.map(async ({ planned, batch }) => {
      const measures = await pool(batch);
      done += 1;
      if (done % 50 === 0) process.stderr.write(`${done} / ${order.length}\n`);
      return { planned, measures };
    }),
  );
  return plan.map((planned) => ({ planned, measures: found.flatMap((one) => (one.planned === planned ? one.measures : [])) }));
}

function runOf({ planned, measures }: Played, all: readonly Played[], { counting, paired, isPaired, isKept }: Studied): StudyRun {
  const { games: _games, ...kind }: StudyKind & { games: number } = planned;
  const { sums, ...count } = countOf(measures, counting);
  const kept = Object.fromEntries(Object.entries(sums).filter(([name]) => isKept?.(kind, name) ?? true));
  const plain = all.find((one) => !isSame(kind, plainOf(kind)) && isSame(one.planned, plainOf(kind)));
  const gaps = paired && plain && (isPaired?.(kind) ?? true) && gapsOf(measures, plain.measures, paired, counting);
  return {
    ...kind,
    first: measuresHash(measures[0]),
    ...count,
    sums: kept,
    ...(gaps && { gaps: gaps.sums, ...(gaps.games < count.games && { pairs: gaps.games }) }),
  };
}

/** One line a run, so that a change shows. */
const written = (game: string, { version, seed }: Studied, runs: readonly StudyRun[]): string =>
  [
    `{"game":"${game}","version":${version},"seed":"${seed}","games":${runs.reduce((sum, { games, stopped = 0 }) => sum + games + stopped, 0)},"runs":[`,
    `${runs.map((run) => JSON.stringify(run)).join(',\n')}]}`,
    '',
  ].join('\n');

const [game = '', folder] = process.argv.slice(2);
const study = STUDIES[game];
if (!study) {
  process.stderr.write(`On attend un jeu : npm run study -- ${either(Object.keys(STUDIES))}\n`);
  process.exit(2);
}
const threads = new Tinypool({
  filename: new URL('./worker.ts', import.meta.url).href,
  minThreads: workerCount(),
  maxThreads: workerCount(),
});
const playing: Pool = (batch) => threads.run(batch, { name: 'play' });
const all = await playedOf(game, study.plan, folder === undefined ? playing : keeping(folder, playing));
if (folder !== undefined) for (const { planned, measures } of all) await checked(planned, measures[0], game, playing);
await threads.destroy();
const runs = all.map((one) => runOf(one, all, study));
writeFileSync(new URL(`../../components/study/data/${game}.json`, import.meta.url), written(game, study, runs));
