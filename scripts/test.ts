/**
 * `npm test`: everything, in order, with its seconds; stops at the first failure and shows what it said. Ends with the line that CI reads.
 * `npm test -- unit browser` runs the steps named. The two sites are built beside `dist/`, which stays the reader's own.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { checkBudgets } from './check/budgets.ts';
import { checkLinks } from './check/links.ts';
import { copyWithFifth } from './fifth.ts';
import { PATH } from './path.ts';
import { SITES } from './sites.ts';

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** Shown even when all went well. */
  readonly table?: string;
}

interface Step {
  readonly name: string;
  /** Run only when it is named: another step does it on the way. */
  readonly apart?: true;
  readonly run: () => Promise<Result>;
}

const TOOLS = {
  ...process.env,
  PATH,
  ASTRO_TELEMETRY_DISABLED: '1',
  // Dozens of tests start the command line: what it compiles is kept from one to the next.
  NODE_COMPILE_CACHE: resolve('.cache/compiled'),
};
const CLOSING = /^(\d+) passed, (\d+) failed$/gm;

/** One command: its own closing line counts its tests, else it is one test. */
function command(line: string, env: Readonly<Record<string, string | undefined>> = {}, cwd = '.'): Promise<Result> {
  return new Promise((done) => {
    const [program = '', ...options] = line.split(' ');
    const child = spawn(program, options, { cwd, env: { ...TOOLS, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => {
      const [passed = 0, failed = 0] = [...output.matchAll(CLOSING)].at(-1)?.slice(1).map(Number) ?? (code === 0 ? [1, 0] : [0, 1]);
      done({ passed, failed: code === 0 ? failed : Math.max(1, failed), output });
    });
  });
}

const summed = (results: readonly Result[]): Result => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  output: results.map(({ output }) => output).join('\n'),
});

/** Commands one after another: the second may need what the first wrote. */
async function all(...runs: (() => Promise<Result>)[]): Promise<Result> {
  const results: Result[] = [];
  for (const run of runs) results.push(await run());
  return summed(results);
}

const { jeux, racine } = SITES;

const build = ({ folder, base, origin, from }: (typeof SITES)[keyof typeof SITES]) =>
  command(`astro build --outDir ${resolve(folder)}`, { BASE: base, SITE: origin }, from);

const checked = (faults: readonly string[], table: string): Result => ({
  passed: faults.length === 0 ? 1 : 0,
  failed: faults.length,
  output: faults.join('\n'),
  table,
});

/** The project, then its copy with one game more. */
const sites = () =>
  all(
    () => build(jeux),
    () => {
      copyWithFifth(racine.from);
      return build(racine);
    },
  );

/** Of the pages by Astro, which writes the types of the content too, then of all else. */
const types = () =>
  all(
    () => command('astro check --tsconfig scripts/check/astro.tsconfig.json --minimumFailingSeverity warning'),
    () => command('node node_modules/typescript-native/bin/tsc'),
  );

const STEPS: readonly Step[] = [
  {
    name: 'lint',
    run: async () =>
      summed(
        await Promise.all([
          command('biome ci --assist-enabled=false --error-on-warnings .'),
          command('prettier --check --log-level warn content/**/*.mdx'),
          command('knip --no-progress'),
        ]),
      ),
  },
  { name: 'unit', run: () => command('vitest run', { TITLES: '.cache/tested.json' }) },
  { name: 'collect', apart: true, run: () => command('node scripts/tested.ts') },
  { name: 'types', apart: true, run: types },
  { name: 'build', apart: true, run: sites },
  // Each of them keeps one core busy.
  { name: 'types and build', run: async () => summed(await Promise.all([types(), sites()])) },
  {
    name: 'links',
    run: async () => {
      const { count, faults } = checkLinks(jeux.folder, jeux.base);
      return checked(faults, `${count} links`);
    },
  },
  {
    name: 'budgets',
    run: async () => {
      const { faults, table } = checkBudgets(jeux.folder, jeux.base);
      return checked(faults, table);
    },
  },
  { name: 'browser', run: () => command('playwright test') },
];

const wanted = process.argv.slice(2);
const steps = STEPS.filter(({ name, apart }) => (wanted.length === 0 ? !apart : wanted.includes(name)));
if (steps.length === 0) throw new Error(`no such step; there are ${STEPS.map(({ name }) => name).join(', ')}`);
const begun = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
let passed = 0;
let failed = 0;
for (const { name, run } of steps) {
  const since = performance.now();
  const result = await run();
  passed += result.passed;
  failed += result.failed;
  console.log(`${name.padEnd(17)}${seconds(since).padStart(8)}   ${result.failed > 0 ? 'failed' : `${result.passed} passed`}`);
  if (result.table) console.log(result.table);
  if (result.failed > 0) {
    console.log(result.output);
    process.exitCode = 1;
    break;
  }
}
console.log(`${'total'.padEnd(17)}${seconds(begun).padStart(8)}\n\n${passed} passed, ${failed} failed`);
