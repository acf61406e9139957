/** Golden replays give the same states in a browser as in Node: the engine is bundled and minified as the site's scripts are, and run in a page of it. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { BY_NIGHT, expect, test } from './fixtures.ts';

const GOLDENS = globSync('tests/replays/*/*.json').sort();

/** One script that leaves `Replays.hashesOf` behind. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: resolve('tests/replays/page.ts'), formats: ['iife'], name: 'Replays' } },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!first || !('output' in first)) throw new Error('nothing was bundled');
  return first.output[0].code;
}

test('golden replays are played hash by hash as in Node', BY_NIGHT, async ({ page }) => {
  test.setTimeout(240_000);
  expect(GOLDENS.length).toBeGreaterThanOrEqual(140);
  await page.goto('orc/');
  await page.evaluate(`${await bundled()};void (globalThis.Replays = Replays)`);
  for (const path of GOLDENS) {
    const { replay, hashes } = JSON.parse(readFileSync(path, 'utf8'));
    const found = await page.evaluate(`Replays.hashesOf('${replay.game}', ${JSON.stringify(replay)})`);
    expect(found, path).toEqual(hashes);
  }
});
