/**
 * `simulate`, on all cores: worker threads play batches of games, and lines come out in the order of the games whatever the number of workers.
 * Progress and speed go elsewhere than the lines: they change from one run to the next.
 */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { cliGameNamed } from './cli-games.ts';
import type { Batch } from './cli-worker.ts';
import { type GameLine, type Simulation, tally } from './core/batch.ts';

/** What a run writes to: each call is one line, waited for so that a slow reader slows the games down. */
export interface Output {
  readonly line: (text: string) => Promise<void>;
  readonly progress: (text: string) => void;
}

/** Games in one batch at most: small enough for progress to show, large enough for the messages between threads not to. */
const BATCH = 25;
/** Batches waiting or played for each worker, so that one long batch holds nobody up and memory stays bounded. */
const AHEAD = 4;
const SECOND = 1_000_000_000n;

/** Worker threads: the `WORKERS` variable, or one for each core. */
export function workerCount(): number {
  const asked = Number(process.env.WORKERS);
  return Number.isInteger(asked) && asked >= 1 && asked <= 256 ? asked : availableParallelism();
}

function* batches(game: string, simulation: Simulation): Generator<Batch> {
  for (let from = simulation.from; from < simulation.to; from += BATCH) {
    yield { game, simulation, from, to: Math.min(simulation.to, from + BATCH) };
  }
}

type Play = (batch: Batch) => Promise<readonly GameLine[]>;

/** The batches' lines in their order, `ahead` batches being played at a time. */
async function* inOrder(play: Play, all: Generator<Batch>, ahead: number): AsyncGenerator<readonly GameLine[]> {
  const waiting: Promise<readonly GameLine[]>[] = [];
  for (const batch of all) {
    waiting.push(play(batch));
    if (waiting.length >= ahead) yield (await waiting.shift()) ?? [];
  }
  for (const lines of waiting) yield await lines;
}

async function writeAll(simulation: Simulation, found: AsyncGenerator<readonly GameLine[]>, output: Output): Promise<void> {
  const begun = process.hrtime.bigint();
  const wanted = simulation.to - simulation.from;
  const { add, summary } = tally(simulation);
  let played = 0;
  let said = begun;
  const speed = (now: bigint) => `${Math.round((played * 1e9) / Math.max(1, Number(now - begun)))} par seconde`;
  for await (const lines of found) {
    for (const line of lines) {
      add(line);
      await output.line(JSON.stringify(line));
    }
    played += lines.length;
    const now = process.hrtime.bigint();
    if (now - said < SECOND || played === wanted) continue;
    said = now;
    output.progress(`${played} parties sur ${wanted}, ${speed(now)}`);
  }
  await output.line(JSON.stringify({ summary: summary() }));
  output.progress(`${played} parties, ${speed(process.hrtime.bigint())}`);
}

/** Plays the games of a shard and writes one line a game, then the summary. One worker is this thread itself. */
export async function simulate(game: string, simulation: Simulation, workers: number, output: Output): Promise<void> {
  if (workers === 1) {
    const arbiter = await cliGameNamed(game);
    const play: Play = async ({ from, to }) => arbiter.lines(simulation, { from, to });
    return writeAll(simulation, inOrder(play, batches(game, simulation), 1), output);
  }
  const filename = new URL('./cli-worker.ts', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: workers, maxThreads: workers });
  try {
    await writeAll(
      simulation,
      inOrder((batch) => pool.run(batch, { name: 'play' }), batches(game, simulation), workers * AHEAD),
      output,
    );
  } finally {
    await pool.destroy();
  }
}
