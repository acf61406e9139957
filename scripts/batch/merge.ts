/**
 * `npm run -s merge -- FOLDER`: the shards of a simulation, wherever they were played, as the one run that they are: the lines in order, then the summary
 * of all. Shards missing, there twice, unfinished or of different simulations: one French sentence, exit 2; the summary is written only at the end.
 */
import { createReadStream, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { type GameLine, type Summary, tally } from '#engine/core/batch.ts';
import { isRecord } from '#engine/core/input.ts';

/** Why shards do not merge: one French sentence. */
export class Unmerged extends Error {}

/** A summary is far shorter. */
const TAIL = 65_536;
/** More shards than this are told by their number. */
const NAMED = 12;

export interface Shard {
  readonly file: string;
  readonly part: number;
  readonly parts: number;
  readonly summary: Summary;
}

function lastLine(file: string): string {
  const size = statSync(file).size;
  const bytes = Buffer.alloc(Math.min(size, TAIL));
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, bytes.length, size - bytes.length);
  return bytes.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSummary(value: unknown): value is Summary {
  return isRecord(value) && typeof value.shard === 'string' && Number.isInteger(value.games) && Array.isArray(value.bots);
}

/** A shard by its last line. */
export function shardOf(file: string): Shard {
  const last = parsed(lastLine(file));
  const summary = isRecord(last) ? last.summary : undefined;
  const [, part, parts] = (isSummary(summary) && /^(\d+)\/(\d+)$/.exec(summary.shard)) || [];
  if (!isSummary(summary) || part === undefined || parts === undefined)
    throw new Unmerged(`Le fichier ${file} ne finit pas par un bilan : ce morceau est à refaire.`);
  return { file, part: Number(part), parts: Number(parts), summary };
}

const botsOf = ({ summary }: Shard): readonly string[] => summary.bots.map(({ bot }) => bot);

/** The shards in order; throws unless they are all there, once each, of one simulation. */
export function inOrder(shards: readonly Shard[]): readonly Shard[] {
  const [first] = shards;
  if (!first) throw new Unmerged('Il n’y a aucun morceau (fichier .jsonl) à réunir.');
  const found = new Map<number, Shard>();
  for (const shard of shards) {
    const twin = found.get(shard.part);
    if (shard.parts !== first.parts)
      throw new Unmerged(
        `${first.file} est un morceau sur ${first.parts}, ${shard.file} un morceau sur ${shard.parts} : ce ne sont pas les mêmes.`,
      );
    if (botsOf(shard).join() !== botsOf(first).join())
      throw new Unmerged(`${first.file} et ${shard.file} n’ont pas les mêmes robots : ce n’est pas la même simulation.`);
    if (twin) throw new Unmerged(`Le morceau ${shard.part}/${shard.parts} est là deux fois : ${twin.file} et ${shard.file}.`);
    found.set(shard.part, shard);
  }
  const missing = Array.from({ length: first.parts }, (_, at) => at + 1).filter((part) => !found.has(part));
  if (missing.length === 1) throw new Unmerged(`Il manque le morceau ${missing[0]}/${first.parts}.`);
  if (missing.length > 0) {
    const more = missing.length > NAMED ? `, et ${missing.length - NAMED} autres` : '';
    throw new Unmerged(`Il manque ${missing.length} morceaux sur ${first.parts} : ${missing.slice(0, NAMED).join(', ')}${more}.`);
  }
  return [...found.values()].toSorted((a, b) => a.part - b.part);
}

const isLine = (value: unknown): value is GameLine => isRecord(value) && typeof value.seed === 'string' && Number.isInteger(value.game);

/** The lines of all, then the summary of all. */
export async function* merged(shards: readonly Shard[]): AsyncGenerator<string> {
  const [first] = shards;
  if (!first) return;
  const { add, summary } = tally({ shard: '1/1', bots: botsOf(first) });
  let next = 0;
  let seed: string | undefined;
  for (const { file, summary: own } of shards) {
    const until = next + own.games;
    for await (const text of createInterface({ input: createReadStream(file) })) {
      const line = parsed(text);
      if (!isLine(line)) continue;
      seed ??= line.seed.slice(0, line.seed.lastIndexOf('/'));
      if (line.game !== next || line.seed !== `${seed}/${next}`)
        throw new Unmerged(
          `${file} : on attend la partie ${next} (graine ${seed}/${next}), on trouve la partie ${line.game} (graine ${line.seed}).`,
        );
      add(line);
      yield text;
      next += 1;
    }
    if (next !== until) throw new Unmerged(`${file} : son bilan compte ${own.games} parties, ses lignes ${next - until + own.games}.`);
  }
  yield JSON.stringify({ summary: summary() });
}

function filesOf(folder: string | undefined): readonly string[] {
  if (folder === undefined) throw new Unmerged('On attend un dossier de morceaux : npm run -s merge -- morceaux');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(folder, name));
  } catch {
    throw new Unmerged(`Le dossier ${folder} ne se lit pas.`);
  }
}

async function run(folder: string | undefined): Promise<void> {
  const write = (text: string): Promise<void> => new Promise((done) => process.stdout.write(`${text}\n`, () => done()));
  try {
    for await (const text of merged(inOrder(filesOf(folder).map(shardOf)))) await write(text);
  } catch (error) {
    if (!(error instanceof Unmerged)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run(process.argv[2]);
