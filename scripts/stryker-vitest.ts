/**
 * The mutation tester's runner for Vitest, mended: it asks for a test inside a `describe` by « group test », which Vitest 5 names
 * « group > test », so that such tests never ran and what they alone catch counted as surviving. Here a space in the wanted name may
 * stand for either. To go when @stryker-mutator/vitest-runner knows Vitest 5.
 */
import { type FactoryPlugin, type PluginContext, PluginKind } from '@stryker-mutator/api/plugin';
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

const [plugin] = plugins as unknown as readonly FactoryPlugin<PluginKind.TestRunner, []>[];
if (!plugin) throw new Error('no Vitest runner to mend');

function mendedFactory(injector: PluginContext): unknown {
  const runner = (plugin?.factory as unknown as (context: PluginContext) => Runner)(injector);
  const init = runner.init.bind(runner);
  runner.init = async () => {
    await init();
    for (const { config } of runner.ctx.projects) watch(config);
  };
  return runner;
}
mendedFactory.inject = (plugin.factory as unknown as { inject: unknown }).inject;

export const strykerPlugins = [{ kind: PluginKind.TestRunner, name: 'vitest', factory: mendedFactory }];
