/** What a page fetches with no gesture is what its budget counts. */
import { readFileSync } from 'node:fs';
import { AT_REST, captured, moduleOf, withImports } from '../../scripts/check/weight.ts';
import { SITES } from '../../scripts/sites.ts';
import { expect, FOLDERS, isLike, PAGES, test } from './fixtures.ts';

const { folder: built, base } = SITES.jeux;
const htmlOf = (path: string): string => readFileSync(`${built}/${path}${path.endsWith('.html') ? '' : 'index.html'}`, 'utf8');
const TOOLS = PAGES.filter((path) => !isLike(path) && htmlOf(path).includes('component-url='));

test('there are pages with tools', () => {
  expect(TOOLS.length).toBeGreaterThan(20);
});

for (const [folder, paths] of FOLDERS) {
  const tools = paths.filter((path) => TOOLS.includes(path));
  if (tools.length === 0) continue;
  test(`${folder}: no tool fetches a script that is not counted`, async ({ page }) => {
    test.setTimeout(tools.length * 30_000);
    let fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(base.length)));
    for (const path of tools) {
      fetched = [];
      await page.goto(path);
      for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0);
      await expect.poll(() => fetched.some((script) => AT_REST.includes(moduleOf(script))), path).toBe(true);
      await page.waitForLoadState('networkidle');
      const named = captured(htmlOf(path), /(?:src|renderer-url|component-url)="([^"]+\.js)"/g);
      const counted = withImports(
        built,
        named.map((address) => address.slice(base.length)),
        AT_REST,
      );
      const others = fetched.filter((script) => script.endsWith('.js') && !counted.has(script));
      expect.soft(others.map(moduleOf), path).toEqual([]);
    }
  });
}
