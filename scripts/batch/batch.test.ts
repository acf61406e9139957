/** The recipes for many games, run as they are written, on a few; and the manifest, by the shape that Kubernetes takes. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHARDS = 3;
const ASKED = { seats: 4, bots: ['random', 'greedy'], games: 7, seed: 'recette' };

const folder = mkdtempSync(join(tmpdir(), 'batch-'));
const asked = join(folder, 'asked.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** From the project's folder, as the README says, under Node's own version of the project. */
function run(program: string, line: readonly string[], env: Readonly<Record<string, string>> = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(program, line, {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    env: { ...process.env, CORES: '2', WORKERS: '1', ...env },
  });
  return { status, stdout, stderr };
}

/** What `npm run -s merge` does. */
const merge = (out: string) => run(process.execPath, ['scripts/batch/merge.ts', out]);

let whole = '';
/** As xargs leaves them. */
const shards = join(folder, 'shards');
let xargs: number | null;
beforeAll(() => {
  writeFileSync(asked, JSON.stringify(ASKED));
  whole = run('npm', ['run', '-s', 'engine', '--', 'orc', 'simulate'], {}, JSON.stringify(ASKED)).stdout;
  xargs = run('sh', ['scripts/batch/xargs.sh', 'orc', asked, shards, `${SHARDS}`]).status;
});

interface Container {
  readonly command: readonly string[];
  readonly args: readonly string[];
}

const manifest = parse(readFileSync(join(ROOT, 'scripts/batch/kubernetes.yaml'), 'utf8'));
const shardNames = Array.from({ length: SHARDS }, (_, at) => `${at + 1}-${SHARDS}.jsonl`);

/** What each scheduler does with a recipe: its own environment, once a task. */
const recipes: readonly [name: string, play: (out: string) => readonly (number | null)[]][] = [
  [
    'Slurm',
    (out) =>
      shardNames.map((_, at) => {
        const env = { SLURM_ARRAY_TASK_ID: `${at + 1}`, SLURM_ARRAY_TASK_COUNT: `${SHARDS}` };
        return run('sh', ['scripts/batch/slurm.sh', 'orc', asked, out], env).status;
      }),
  ],
  [
    'Kubernetes',
    (out) =>
      shardNames.map((_, at) => {
        const { command, args }: Container = manifest.spec.template.spec.containers[0];
        const [program = '', ...line] = [...command, ...args];
        return run(program, line, { GAME: 'orc', ASKED: asked, OUT: out, SHARDS: `${SHARDS}`, JOB_COMPLETION_INDEX: `${at}` }).status;
      }),
  ],
];
const hasParallel = spawnSync('parallel', ['--version']).status === 0;

describe('each recipe gives shards that, once merged, are the bytes of the run that is not sharded', () => {
  test('xargs', () => {
    expect(xargs).toBe(0);
    expect(readdirSync(shards).toSorted()).toEqual(shardNames);
    expect(merge(shards)).toEqual({ status: 0, stdout: whole, stderr: '' });
  });

  // The two differ in what names a shard: by day the first alone.
  test.each(recipes.slice(0, process.env.NIGHT ? undefined : 1))('%s', (name, play) => {
    const out = join(folder, name);
    expect(play(out).every((status) => status === 0)).toBe(true);
    expect(readdirSync(out).toSorted()).toEqual(shardNames);
    for (const shard of shardNames) expect(readFileSync(join(out, shard), 'utf8')).toBe(readFileSync(join(shards, shard), 'utf8'));
  });

  // By night: it plays six skirmishes for what is a field more of the same file.
  test.runIf(process.env.NIGHT)(
    'xargs, a game with a map of its own',
    () => {
      const own = JSON.stringify({ ...ASKED, seats: 2, games: SHARDS, own: { scenario: 'ponts', months: 6 } });
      const [file, out] = [join(folder, 'own.json'), join(folder, 'own')];
      writeFileSync(file, own);
      expect(run('sh', ['scripts/batch/xargs.sh', 'zargos-lords', file, out, `${SHARDS}`]).status).toBe(0);
      expect(merge(out).stdout).toBe(run('npm', ['run', '-s', 'engine', '--', 'zargos-lords', 'simulate'], {}, own).stdout);
    },
    180_000,
  );

  // Only where it is installed; the shards are played by the same script.
  test.runIf(hasParallel)('GNU parallel', () => {
    const out = join(folder, 'parallel');
    expect(run('sh', ['scripts/batch/parallel.sh', 'orc', asked, out, `${SHARDS}`]).status).toBe(0);
    expect(merge(out)).toEqual({ status: 0, stdout: whole, stderr: '' });
  });
});

describe('what does not merge says so in one sentence', () => {
  const out = join(folder, 'faults');
  const at = (name: string) => join(out, name);
  const says = () => {
    const { status, stdout, stderr } = merge(out);
    expect(status).toBe(2);
    expect(stdout).not.toContain('summary');
    return stderr.replaceAll(`${out}/`, '');
  };
  beforeAll(() => cpSync(shards, out, { recursive: true }));

  test('a shard missing, then two', () => {
    const kept = shardNames.slice(0, 2).map((name) => readFileSync(at(name)));
    rmSync(at('2-3.jsonl'));
    expect(says()).toBe('Il manque le morceau 2/3.\n');
    rmSync(at('1-3.jsonl'));
    expect(says()).toBe('Il manque 2 morceaux sur 3 : 1, 2.\n');
    for (const [index, bytes] of kept.entries()) writeFileSync(at(`${index + 1}-3.jsonl`), bytes);
    expect(merge(out).stdout).toBe(whole);
  });

  test('a shard there twice', () => {
    copyFileSync(at('2-3.jsonl'), at('copie.jsonl'));
    expect(says()).toBe('Le morceau 2/3 est là deux fois : 2-3.jsonl et copie.jsonl.\n');
    rmSync(at('copie.jsonl'));
  });

  test('a shard cut short', () => {
    const bytes = readFileSync(at('3-3.jsonl'), 'utf8');
    writeFileSync(at('3-3.jsonl'), bytes.slice(0, -40));
    expect(says()).toBe('Le fichier 3-3.jsonl ne finit pas par un bilan : ce morceau est à refaire.\n');
    writeFileSync(at('3-3.jsonl'), bytes.slice(bytes.indexOf('\n') + 1));
    expect(says()).toMatch(/^3-3\.jsonl : on attend la partie 4 \(graine recette\/4\), on trouve la partie 5/);
    writeFileSync(at('3-3.jsonl'), bytes);
  });

  test('shards of another simulation', () => {
    const bytes = readFileSync(at('3-3.jsonl'), 'utf8');
    writeFileSync(at('3-3.jsonl'), bytes.replaceAll('recette/', 'autre/'));
    expect(says()).toMatch(/graine recette\/4\), on trouve la partie 4 \(graine autre\/4\)\.\n$/);
    writeFileSync(at('3-3.jsonl'), bytes.replaceAll('"3/3"', '"3/4"'));
    expect(says()).toBe('1-3.jsonl est un morceau sur 3, 3-3.jsonl un morceau sur 4 : ce ne sont pas les mêmes.\n');
    writeFileSync(at('3-3.jsonl'), bytes);
  });

  test('no folder, or an empty one', () => {
    expect(run('npm', ['run', '-s', 'merge']).stderr).toBe('On attend un dossier de morceaux : npm run -s merge -- morceaux\n');
    expect(merge(join(folder, 'nowhere')).stderr).toMatch(/^Le dossier .*nowhere ne se lit pas\.\n$/);
  });
});

test('a shard that is there is not played again, and one that fails leaves none', () => {
  const out = join(folder, 'again');
  const shard = (game: string) => run('sh', ['scripts/batch/shard.sh', game, asked, out, '1', '3']);
  expect(shard('echecs').status).not.toBe(0);
  expect(existsSync(join(out, '1-3.jsonl'))).toBe(false);
  writeFileSync(join(out, '1-3.jsonl'), 'kept');
  expect(shard('orc').status).toBe(0);
  expect(readFileSync(join(out, '1-3.jsonl'), 'utf8')).toBe('kept');
});

const Name = v.pipe(v.string(), v.regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/));
const Quantity = v.pipe(v.string(), v.regex(/^\d+(m|Mi|Gi)?$/));
const Quantities = v.strictObject({ cpu: v.optional(Quantity), memory: v.optional(Quantity) });
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the fields used here may hold, after the API reference of `batch/v1` Job; a field that this does not know is a fault. */
const Job = v.strictObject({
  apiVersion: v.literal('batch/v1'),
  kind: v.literal('Job'),
  metadata: v.strictObject({ name: Name }),
  spec: v.strictObject({
    completionMode: v.literal('Indexed'),
    completions: count,
    parallelism: count,
    backoffLimitPerIndex: count,
    ttlSecondsAfterFinished: count,
    template: v.strictObject({
      spec: v.strictObject({
        /** `backoffLimitPerIndex` takes no other. */
        restartPolicy: v.literal('Never'),
        securityContext: v.strictObject({ runAsNonRoot: v.boolean(), runAsUser: count, runAsGroup: count, fsGroup: count }),
        containers: v.tuple([
          v.strictObject({
            name: Name,
            image: v.string(),
            workingDir: v.string(),
            command: v.array(v.string()),
            args: v.array(v.string()),
            /** Values are text: a bare number is refused. */
            env: v.array(v.strictObject({ name: v.string(), value: v.string() })),
            resources: v.strictObject({ requests: Quantities, limits: Quantities }),
            securityContext: v.strictObject({
              allowPrivilegeEscalation: v.boolean(),
              capabilities: v.strictObject({ drop: v.array(v.string()) }),
            }),
            volumeMounts: v.array(v.strictObject({ name: Name, mountPath: v.string() })),
          }),
        ]),
        volumes: v.array(v.strictObject({ name: Name, persistentVolumeClaim: v.strictObject({ claimName: Name }) })),
      }),
    }),
  }),
});

describe('the Kubernetes manifest', () => {
  test('is a Job as Kubernetes takes it', () => {
    expect(v.safeParse(Job, manifest).issues).toBeUndefined();
  });

  test('plays as many shards as it has indexes, from a volume that it has', () => {
    const { spec } = v.parse(Job, manifest);
    const [{ env, volumeMounts, workingDir }] = spec.template.spec.containers;
    expect(env.find(({ name }) => name === 'SHARDS')?.value).toBe(`${spec.completions}`);
    expect(volumeMounts.map(({ name }) => name)).toEqual(spec.template.spec.volumes.map(({ name }) => name));
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(workingDir);
  });
});

test('the Slurm array counts its tasks from 1', () => {
  expect(readFileSync(join(ROOT, 'scripts/batch/slurm.sh'), 'utf8')).toMatch(/^#SBATCH --array=1-\d+%\d+$/m);
});
