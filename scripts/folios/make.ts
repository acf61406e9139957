/**
 * `npm run folios`: the pages of the chapters in the booklets that `npm test` last built, as the browser of the tests prints them, for their tables of contents (`pages/[jeu]/livret.astro`).
 * Where a number has the room it takes anyway, the numbers change no page.
 */
import { globSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';
import { serve } from '../serve.ts';
import { SITES } from '../sites.ts';
import { chaptersOf, FORMATS, foliosOf } from './pages.ts';

const INTO = 'components/site/livret/folios.json';

const { jeux } = SITES;
const { url, server } = await serve({ ...jeux, keeps: true });
const { path: executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS });
const page = await browser.newPage({ locale: 'fr-FR', serviceWorkers: 'block' });
const found: Record<string, Record<string, readonly (number | undefined)[]>> = {};
for (const path of globSync('*/livret/', { cwd: jeux.folder }).sort()) {
  await page.goto(`${url}${path}/`);
  const printed = await foliosOf(page);
  const game = path.split(/[\\/]/)[0] ?? '';
  found[game] = Object.fromEntries((await chaptersOf(page)).map((anchor) => [anchor, printed.map(({ at }) => at.get(anchor))]));
  console.log(`${game} : ${FORMATS.map((format, i) => `${printed[i]?.pages} pages ${format}`).join(', ')}`);
}
await browser.close();
server.close();
writeFileSync(INTO, `${JSON.stringify(found, null, 2)}\n`);
