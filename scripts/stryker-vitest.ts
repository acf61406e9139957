/**
 * The mutation tester's runner for Vitest, mended: it asks for a test inside a `describe` by « group test », which Vitest 5 names
 * « group > test », so that such tests never ran and what they alone catch counted as surviving. Here a space in the wanted name may
 * stand for either. To go when @stryker-mutator/vitest-runner knows Vitest 5.
 */
import { type PluginContext, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner';

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';

interface Config {
  testNamePattern?: RegExp | undefined;
}

/** Lets each space of a pattern stand for the mark between a group and its test. */
const mended = (pattern: RegExp | undefined): RegExp | undefined => pattern && new RegExp(pattern.source.replaceAll(' ', ' (?:> )?'));

/** Mends every pattern that will be given to a project. */
function watch(config: Config): void {
  let pattern: RegExp | undefined;
  Object.defineProperty(config, 'testNamePattern', {
    configurable: true,
    enumerable: true,
    get: () => pattern,
    set: (wanted: RegExp | undefined) => {
      pattern = mended(wanted);
    },
  });
}

interface Runner {
  readonly ctx: { readonly projects: readonly { readonly config: Config }[] };
  init(): Promise<void>;
}

/** The plugin's factory, as the tester calls it. */
interface Factory {
  (context: PluginContext): Runner;
  readonly inject: unknown;
}

const original = (plugins as unknown as readonly [{ readonly factory: Factory }])[0].factory;

function factory(context: PluginContext): Runner {
  const runner = original(context);
  const init = runner.init.bind(runner);
  runner.init = async () => {
    await init();
    for (const { config } of runner.ctx.projects) watch(config);
  };
  return runner;
}
factory.inject = original.inject;

export const strykerPlugins = [{ kind: PluginKind.TestRunner, name: 'vitest', factory }];
