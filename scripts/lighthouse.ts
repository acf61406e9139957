/** `npm run lighthouse`: the scores of four pages of the site as `npm test` last built it, on the phone that Lighthouse imagines. */

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from './browser.ts';
import { serve } from './serve.ts';
import { SITES } from './sites.ts';

const PAGES = ['', 'zargos/regles/combats/', 'zargos/combat/', 'zargos/cartes/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A port that nobody listens to, for the browser to be driven by. */
const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

const { url, server } = await serve(SITES.jeux);
const { path, env } = await findBrowser();
const port = await freePort();
const browser = await chromium.launch({ executablePath: path, env, args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] });
console.log(`${'page'.padEnd(28)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`);
for (const page of PAGES) {
  const result = await lighthouse(url + page, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(`${`/${page}`.padEnd(28)}${scores.map((score) => String(score).padStart(16)).join('')}`);
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9),
  );
  for (const { id } of lost) console.log(`  ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
}
await browser.close();
server.close();
