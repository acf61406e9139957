import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const isMutating = process.env.STRYKER_MUTATOR_WORKER !== undefined;

/** Mutation testing repeats every test hundreds of times: not those that sample the exact odds, play at random or start processes, since others hold the same lines. */
const SLOW = isMutating ? ['**/simulator.test.ts', '**/cli.test.ts', '**/*.random.test.ts'] : [];

/** What Node reads by itself, as the command line has it: through Vite each use of what is imported is a look-up, and games take a quarter longer. A mutant must be read anew. */
const NATIVE = isMutating ? [] : [new RegExp(`^${import.meta.dirname.replace(/\W/g, '\\$&')}/engine/(?!.*\\.test\\.ts$)`)];

export default defineConfig({
  test: {
    include: ['{engine,components,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...SLOW],
    /** Exact odds are counted in tests of a second or two; a busy machine, or one counting mutants, takes many times that. */
    testTimeout: 60_000,
    /** The files of a worker share its modules: none of them keeps anything but what it has counted, and loading them anew for each took a third of the time. */
    isolate: false,
    server: { deps: { external: NATIVE } },
    /** The default leaves a core to the main process, which hardly uses it. */
    maxWorkers: availableParallelism(),
    reporters: ['default', './tests/report/vitest.ts'],
  },
});
