/**
 * The engine without a page: `npm run -s engine -- <game> <verb>` reads one JSON document on standard input and writes one on standard
 * output. A list of inputs gives a list of answers. Bad input: one French sentence on standard error, nothing on standard output, exit 2.
 */
import { type Answer, answer, MAX_BYTES, TOO_LONG, type Verbs, verbOf } from './core/command.ts';
import { VERBS as ZARGOS } from './zargos/verbs.ts';

/** A game with an engine is one entry here. */
const GAMES: Readonly<Record<string, Verbs>> = { zargos: ZARGOS };

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

async function run(): Promise<Answer> {
  const verb = verbOf(GAMES, process.argv.slice(2));
  if (typeof verb === 'string') return { ok: false, field: '', because: verb };
  const text = await read();
  return text === undefined ? TOO_LONG : answer(verb, text);
}

const found = await run();
process.stdin.destroy();
if (found.ok) process.stdout.write(`${JSON.stringify(found.value)}\n`);
else {
  process.stderr.write(`${found.because}\n`);
  process.exitCode = 2;
}
