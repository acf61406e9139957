/**
 * The engine without a page: `npm run -s engine -- <game> <verb>` reads one JSON document on standard input and writes one on standard
 * output. A list of inputs gives a list of answers. Bad input: one French sentence on standard error, nothing on standard output, exit 2.
 * `simulate` writes one line a game instead, then its summary, and says on standard error how far it is.
 */
import { CLI_GAMES } from './cli-games.ts';
import { simulate, workerCount } from './cli-simulate.ts';
import type { Simulation } from './core/batch.ts';
import { MAX_BYTES, reply } from './core/command.ts';
import type { Checked } from './core/input.ts';

/** Standard input as text; undefined when it is longer than `MAX_BYTES`. */
async function read(): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Writes a line; done when standard output takes more. */
const line = (text: string): Promise<void> => new Promise((done) => process.stdout.write(`${text}\n`, () => done()));

const progress = (text: string): void => void process.stderr.write(`${text}\n`);

async function run(words: readonly string[]): Promise<Checked<unknown>> {
  const [game = '', name] = words;
  const found = await reply(CLI_GAMES, words, read);
  process.stdin.destroy();
  if (!found.ok || name !== 'simulate') return found;
  const asked = [found.value].flat() as readonly Simulation[];
  for (const simulation of asked) await simulate(game, simulation, workerCount(), { line, progress });
  return { ok: true, value: undefined };
}

// A reader who leaves (`| head`) is no fault of ours; an answer that cannot be written is not given.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit();
  process.stderr.write(`La réponse n’a pas pu être écrite (${code}) : la sortie est peut-être pleine.\n`, () => process.exit(1));
});

const found = await run(process.argv.slice(2));
if (!found.ok) {
  progress(found.because);
  process.exitCode = 2;
} else if (found.value !== undefined) await line(JSON.stringify(found.value));
