import { defineConfig } from '@playwright/test';
import { IS_NIGHT } from '#scripts/sites.ts';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts';
import { SITES } from './scripts/sites.ts';
import type { SiteOptions } from './tests/e2e/fixtures.ts';

const { path, env } = await findBrowser();

/** Of three hundred moves each, a few pictures after every one. */
const WALKS = '**/e2e/asked.spec.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  // Node reads TypeScript by itself; Babel would first rewrite every file of the engine that a test imports.
  build: { external: ['**/*.ts'] },
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // Two at work, and one whose tests mostly wait for the next picture.
  workers: 3,
  /** `BY_NIGHT`, which `npm run nightly` asks for. */
  grepInvert: IS_NIGHT ? [] : /@night/,
  forbidOnly: Boolean(process.env.CI),
  // For a machine several times slower than ours: what is fast is measured by `npm run bench`, not here.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['./tests/report/playwright.ts']],
  use: {
    locale: 'fr-FR',
    serviceWorkers: 'block',
    // By night everything moves; by day what `MOVING` is for.
    reducedMotion: IS_NIGHT ? 'no-preference' : 'reduce',
    launchOptions: { executablePath: path, env, args: BROWSER_ARGS },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // What takes long and shares a server with nothing comes first, so that no worker ends alone.
    { name: 'walks', testMatch: WALKS, workers: 1, use: { site: SITES.jeux } },
    { name: 'offline', testDir: 'tests/offline', workers: 2, use: { serviceWorkers: 'allow' } },
    { name: 'search', testDir: 'tests/search', workers: 2, use: { site: SITES.jeux } },
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: WALKS, workers: 2, use: { site: SITES.jeux } },
    { name: 'root', testDir: 'tests/root', workers: 2, use: { site: SITES.racine } },
  ],
});
